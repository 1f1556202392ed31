package service_test

import (
	"encoding/base64"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/service"
)

// TestOlderSignalIDsStay: node and signal answer an id of former versions, which has no number of
// an entry, with that id, and every other one with its own.
func TestOlderSignalIDsStay(t *testing.T) {
	withHooks(t, func(h *hooks) {
		h.send(1)
		signal := h.send(1)[0]
		page, err := h.Signals(h.acme, service.SignalsQuery{Since: ptr(time.Time{}), First: 10})
		h.check(err)
		ids := []string{base64.RawURLEncoding.EncodeToString([]byte("Signal:" + signal))}
		for _, s := range page.Signals {
			ids = append(ids, s.GlobalID())
		}
		if len(ids) != 3 {
			h.Fatalf("the log has %+v", page.Signals)
		}
		for _, id := range ids {
			found, err := h.Node(h.acme, id)
			if s, ok := found.(*service.Signal); err != nil || !ok || s.GlobalID() != id {
				h.Errorf("node(%s) is %+v, %v", id, found, err)
			}
			if s, err := h.Signal(h.acme, id); err != nil || s == nil || s.GlobalID() != id {
				h.Errorf("signal(%s) is %+v, %v", id, s, err)
			}
		}
		newest, err := h.Signal(h.acme, signal)
		if err != nil || newest == nil || newest.GlobalID() != ids[2] {
			h.Errorf("signal(%s) is %+v, %v; want the newest entry", signal, newest, err)
		}
	})
}
