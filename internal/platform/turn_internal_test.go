package platform

import (
	"testing"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/turns"
)

// A request has one turn for all of its costly searches, which others of its customer wait for.
func TestTurnOfARequest(t *testing.T) {
	s := &Service{turns: turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Millisecond, What: "searches and feeds"})}
	one, other := turn{of: s, customerID: "acme"}, turn{of: s, customerID: "acme"}
	for range 3 {
		if err := one.begin(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := other.begin(t.Context()); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("a second request meanwhile: %v", err)
	}
	other.end()
	one.end()
	if err := other.begin(t.Context()); err != nil {
		t.Errorf("a second request after it: %v", err)
	}
	other.end()
}
