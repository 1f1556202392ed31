package rank

import (
	"testing"

	"smartmoney/internal/smartmoney"
)

// TestManyNewFiltersKeepThoseAskedAgain: any number of filters that nobody asks again
// leaves the windows of those that were, until these alone take all the room.
func TestManyNewFiltersKeepThoseAskedAgain(t *testing.T) {
	w := windows{byKey: map[windowKey]*window{}}
	key := func(n int) windowKey { return windowKey{filter: smartmoney.Filter{MinTrades: n}} }
	const popular = maxWindows - leastNew
	for range 2 {
		for n := range popular {
			w.get(key(n))
		}
	}
	for n := range 10 * maxWindows {
		if _, made := w.get(key(popular + n)); made {
			t.Fatalf("filter %d was at hand before it was asked", n)
		}
		if len(w.byKey) > maxWindows || len(w.byKey) != len(w.once)+len(w.again) {
			t.Fatalf("%d windows are kept, %d and %d are listed", len(w.byKey), len(w.once), len(w.again))
		}
	}
	for n := range popular {
		if !w.has(key(n)) {
			t.Errorf("filter %d, which was asked again, was dropped", n)
		}
	}
	for n := range 2 * maxWindows { // all asked again
		w.get(key(1e6 + n))
		w.get(key(1e6 + n))
	}
	if w.has(key(0)) || len(w.byKey) > maxWindows {
		t.Errorf("the oldest is kept still; %d windows", len(w.byKey))
	}
	for n := range 2 * maxDeeper {
		k := key(n)
		k.after.Address = "a"
		w.get(k)
	}
	if len(w.deeper) != maxDeeper {
		t.Errorf("%d windows from further down are kept, want %d", len(w.deeper), maxDeeper)
	}
}
