package eventlog_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// known returns a trade that had other ids before.
func known(id string, minutes int, aka ...string) event.Event {
	e := tradeAt(id, minutes, 9)
	e.Trade.Aka = aka
	return e
}

// TestAka appends trades of which some had other ids: a trade is a duplicate while one of them is
// live, wherever in the log or the same append, with and without corrections among the events.
func TestAka(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for _, step := range []struct {
			name   string
			events []event.Event
			want   []int // duplicates
		}{
			{"first", []event.Event{tradeAt("old", 0, 1), known("new", 0, "older", "oldest")}, nil},
			{"known by a former id", []event.Event{known("x", 0, "none", "old"), known("y", 0, "new")}, []int{0, 1}},
			{"former ids are not stored", []event.Event{tradeAt("older", 0, 1), known("z", 1, "x", "y")}, []int(nil)},
			{"within an append", []event.Event{tradeAt("p", 0, 1), known("q", 0, "p"), known("r", 0, "q"), known("r", 0, "none")}, []int{1, 3}},
			{"id and former id", []event.Event{known("p", 0, "r"), known("s", 0, "t")}, []int{0}},
			{"with corrections", []event.Event{known("u", 0, "s"), retract("s"), known("u", 0, "s"), known("v", 0, "u")}, []int{0, 3}},
			{"after a correction", []event.Event{retract("u"), known("w", 0, "u", "v")}, nil},
		} {
			done := appendEvents(t, db, step.events)
			if diff := cmp.Diff(step.want, done.Duplicates); diff != "" {
				t.Errorf("%s: duplicates (-want +got):\n%s", step.name, diff)
			}
		}
	})
}
