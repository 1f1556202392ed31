package rank

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestManyNewFiltersKeepThoseAskedAgain: any number of filters that nobody asks again
// leaves the windows of those that were, until these alone take all the room.
func TestManyNewFiltersKeepThoseAskedAgain(t *testing.T) {
	w := pageCache{byKey: map[pageKey]*cachedPage{}}
	key := func(n int) pageKey { return pageKey{filter: smartmoney.Filter{MinTrades: n}} }
	const popular = maxFirstPages - minOnce
	for range 2 {
		for n := range popular {
			w.get(key(n))
		}
	}
	for n := range 10 * maxFirstPages {
		if _, made := w.get(key(popular + n)); made {
			t.Fatalf("filter %d was at hand before it was asked", n)
		}
		if len(w.byKey) > maxFirstPages || len(w.byKey) != len(w.once)+len(w.repeated) {
			t.Fatalf("%d windows are kept, %d and %d are listed", len(w.byKey), len(w.once), len(w.repeated))
		}
	}
	for n := range popular {
		if !w.has(key(n)) {
			t.Errorf("filter %d, which was asked again, was dropped", n)
		}
	}
	for n := range 2 * maxFirstPages { // all asked again
		w.get(key(1e6 + n))
		w.get(key(1e6 + n))
	}
	if w.has(key(0)) || len(w.byKey) > maxFirstPages {
		t.Errorf("the oldest is kept still; %d windows", len(w.byKey))
	}
	for n := range 2 * maxLaterPages {
		k := key(n)
		k.cursor.Address = "a"
		w.get(k)
	}
	if len(w.later) != maxLaterPages {
		t.Errorf("%d windows from further down are kept, want %d", len(w.later), maxLaterPages)
	}
}
