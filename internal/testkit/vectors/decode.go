package vectors

import (
	"bytes"
	"maps"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Decode decodes NDJSON events and returns them by chain, in stream order, without
// trades whose id is live. A refused line fails the test.
func Decode(tb testing.TB, ndjson []byte, now func() time.Time) map[smartmoney.Chain][]event.Event {
	tb.Helper()
	out := map[smartmoney.Chain][]event.Event{}
	decode(tb, ndjson, now, func(e *event.Event) { out[e.Chain] = append(out[e.Chain], *e) })
	return out
}

// decode calls each for every event, without trades whose id is live.
func decode(tb testing.TB, ndjson []byte, now func() time.Time, each func(*event.Event)) {
	tb.Helper()
	live := map[smartmoney.Chain]map[string]int64{} // blocks by id; -1: unknown
	for _, c := range smartmoney.Chains() {
		live[c] = map[string]int64{}
	}
	err := event.ReadBody(bytes.NewReader(ndjson), "application/x-ndjson", event.Limits{}, event.NewDecoder(now), func(l event.Line) error {
		if l.Err != nil {
			tb.Errorf("line %d: %v", l.Number, l.Err)
			return nil
		}
		if isLive(&l.Event, live[l.Event.Chain]) {
			return nil
		}
		each(&l.Event)
		return nil
	})
	if err != nil {
		tb.Fatal(err)
	}
}

// isLive updates the live trades of a chain and reports whether an event is a trade that is one
// already.
func isLive(e *event.Event, live map[string]int64) bool {
	switch e.Type {
	case event.TypeTrade:
		if _, known := live[e.Trade.ID]; known {
			return true
		}
		live[e.Trade.ID] = -1
		if e.Trade.HasBlock {
			live[e.Trade.ID] = e.Trade.Block
		}
	case event.TypeRetract:
		delete(live, e.Correction.ID)
	case event.TypeRewind:
		maps.DeleteFunc(live, func(_ string, block int64) bool { return block > e.Correction.Block })
	}
	return false
}
