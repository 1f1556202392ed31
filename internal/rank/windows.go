package rank

import (
	"slices"
	"sync"

	"smartmoney/internal/smartmoney"
)

const (
	windowSize = smartmoney.MaxRankLimit // wallets kept of an order that was asked for
	maxWindows = 256                     // stretches kept from the top of an order
	leastNew   = 32                      // of them, those left to orders that were asked for once
	maxDeeper  = 32                      // stretches kept from further down
)

// windows keeps the stretches of orders that were asked for. Those asked for once make
// room for further ones first, so that many filters that nobody asks again cannot drive
// out those that everybody asks.
type windows struct {
	mu     sync.Mutex // guards the fields below
	byKey  map[windowKey]*window
	once   []windowKey // from the top, asked for once; oldest first, as the others
	again  []windowKey // from the top, asked for again
	deeper []windowKey // from further down
}

type windowKey struct {
	by     smartmoney.RankBy
	filter smartmoney.Filter
	after  Place // zero: from the top
}

// window is a stretch of an order, made once.
type window struct {
	ready chan struct{} // closed when page is set
	again bool          // asked for again; windows.mu guards it
	page  Page
}

// has reports whether a window is kept, or being made.
func (w *windows) has(key windowKey) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.byKey[key] != nil
}

// get returns the window of a key. made is false for the one caller who has to make it;
// the others wait for it to be ready.
func (w *windows) get(key windowKey) (found *window, made bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if found = w.byKey[key]; found != nil {
		w.askedAgain(key, found)
		return found, true
	}
	w.makeRoom(key)
	if key.after != (Place{}) {
		w.deeper = append(w.deeper, key)
	} else {
		w.once = append(w.once, key)
	}
	found = &window{ready: make(chan struct{})}
	w.byKey[key] = found
	return found, false
}

func (w *windows) askedAgain(key windowKey, found *window) {
	if found.again || key.after != (Place{}) {
		return
	}
	found.again = true
	if i := slices.Index(w.once, key); i >= 0 {
		w.once = slices.Delete(w.once, i, i+1)
		w.again = append(w.again, key)
	}
}

// makeRoom drops a window when there is no room for the one of key.
func (w *windows) makeRoom(key windowKey) {
	from := &w.deeper
	switch {
	case key.after != (Place{}):
		if len(w.deeper) < maxDeeper {
			return
		}
	case len(w.once)+len(w.again) < maxWindows:
		return
	case len(w.once) >= leastNew:
		from = &w.once
	default:
		from = &w.again
	}
	delete(w.byKey, (*from)[0])
	*from = slices.Delete(*from, 0, 1)
}
