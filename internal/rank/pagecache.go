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
func (p *pageCache) has(key pageKey) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.byKey[key] != nil
}

// get returns the page of a key. made is false for the one caller that must compute it; the others
// wait for ready.
func (p *pageCache) get(key pageKey) (found *cachedPage, made bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if found = p.byKey[key]; found != nil {
		p.markRepeated(key, found)
		return found, true
	}
	p.makeRoom(key)
	if key.cursor != (Cursor{}) {
		p.later = append(p.later, key)
	} else {
		p.once = append(p.once, key)
	}
	found = &cachedPage{ready: make(chan struct{})}
	p.byKey[key] = found
	return found, false
}

func (p *pageCache) markRepeated(key pageKey, found *cachedPage) {
	if found.repeated || key.cursor != (Cursor{}) {
		return
	}
	found.repeated = true
	if i := slices.Index(p.once, key); i >= 0 {
		p.once = slices.Delete(p.once, i, i+1)
		p.repeated = append(p.repeated, key)
	}
}

// makeRoom evicts a page if there is no room for that of key.
func (p *pageCache) makeRoom(key pageKey) {
	from := &p.later
	switch {
	case key.cursor != (Cursor{}):
		if len(p.later) < maxLaterPages {
			return
		}
	case len(p.once)+len(p.repeated) < maxFirstPages:
		return
	case len(p.once) >= minOnce:
		from = &p.once
	default:
		from = &p.repeated
	}
	delete(p.byKey, (*from)[0])
	*from = slices.Delete(*from, 0, 1)
}
