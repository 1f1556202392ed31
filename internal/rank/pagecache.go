package rank

import (
	"slices"
	"sync"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	cachedPageSize = smartmoney.MaxRankLimit // wallets of a cached page
	maxFirstPages  = 256                     // cached first pages
	minOnce        = 32                      // of them, those reserved for orders queried once
	maxLaterPages  = 32                      // cached pages after a cursor
)

// pageCache caches pages of orders. Pages requested once are evicted first, so that many filters
// that are used once cannot evict those in common use.
type pageCache struct {
	mu       sync.Mutex // guards the fields below
	byKey    map[pageKey]*cachedPage
	once     []pageKey // first pages requested once; oldest first, like the lists below
	repeated []pageKey // first pages requested again
	later    []pageKey // pages after a cursor
}

type pageKey struct {
	by     smartmoney.RankBy
	filter smartmoney.Filter
	cursor Cursor // zero: from the top
}

// cachedPage is a page that is computed once.
type cachedPage struct {
	ready    chan struct{} // closed when page is set
	repeated bool          // requested again; pageCache.mu guards it
	page     Page
}

// has reports whether a page is cached or being computed.
func (w *pageCache) has(key pageKey) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.byKey[key] != nil
}

// get returns the page of a key. made is false for the one caller that must compute it; the others
// wait for ready.
func (w *pageCache) get(key pageKey) (found *cachedPage, made bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if found = w.byKey[key]; found != nil {
		w.markRepeated(key, found)
		return found, true
	}
	w.makeRoom(key)
	if key.cursor != (Cursor{}) {
		w.later = append(w.later, key)
	} else {
		w.once = append(w.once, key)
	}
	found = &cachedPage{ready: make(chan struct{})}
	w.byKey[key] = found
	return found, false
}

func (w *pageCache) markRepeated(key pageKey, found *cachedPage) {
	if found.repeated || key.cursor != (Cursor{}) {
		return
	}
	found.repeated = true
	if i := slices.Index(w.once, key); i >= 0 {
		w.once = slices.Delete(w.once, i, i+1)
		w.repeated = append(w.repeated, key)
	}
}

// makeRoom evicts a page if there is no room for that of key.
func (w *pageCache) makeRoom(key pageKey) {
	from := &w.later
	switch {
	case key.cursor != (Cursor{}):
		if len(w.later) < maxLaterPages {
			return
		}
	case len(w.once)+len(w.repeated) < maxFirstPages:
		return
	case len(w.once) >= minOnce:
		from = &w.once
	default:
		from = &w.repeated
	}
	delete(w.byKey, (*from)[0])
	*from = slices.Delete(*from, 0, 1)
}
