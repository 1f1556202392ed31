package ledger

import (
	"maps"
	"math"
	"slices"
)

// Page numbers one page of a persisted ledger: its kind and place. A page holds
// pageSize wallets with their positions, tokens or markets.
type Page int32

const (
	pageSize         = 256
	pageWallets Page = 0 << 28
	pageTokens  Page = 1 << 28
	pageMarkets Page = 2 << 28
	pageKind    Page = 3 << 28
)

func pageOf(kind Page, number uint32) Page { return kind | Page(number/pageSize) }

// valid reports whether p can be the number of a page at all.
func (p Page) valid() bool {
	return p >= 0 && p&pageKind != pageKind && uint64(p&^pageKind) <= math.MaxUint32/pageSize
}

// span is the page's kind and the numbers that it holds, from up to but without to.
func (p Page) span(count int) (kind Page, from, to uint32) {
	from = uint32(p&^pageKind) * pageSize
	return p & pageKind, from, min(from+pageSize, uint32(count))
}

// pageQueue holds the pages that differ from their last writing, in the order in
// which they first did so, each with the log position after which it did.
type pageQueue struct {
	queue []dirtyPage
	in    map[Page]struct{}
}

type dirtyPage struct {
	page  Page
	since int64
}

func (pq *pageQueue) add(p Page, since int64) {
	if pq.in == nil {
		pq.in = map[Page]struct{}{}
	}
	if _, ok := pq.in[p]; ok {
		return
	}
	pq.in[p] = struct{}{}
	pq.queue = append(pq.queue, dirtyPage{p, since})
}

func (pq *pageQueue) pop() (Page, bool) {
	if len(pq.queue) == 0 {
		return 0, false
	}
	p := pq.queue[0].page
	pq.queue = pq.queue[1:]
	delete(pq.in, p)
	return p, true
}

// markDirty enters the pages of what changed; since is the log position before
// the first of these changes. Pages enter in the order in which their first
// numbers were given out, so that of each kind a page is never written before the
// ones that precede it.
func (l *Ledger) markDirty(since int64) {
	c := &l.changed
	for _, i := range c.wallets {
		c.dirty.add(pageOf(pageWallets, i), since)
	}
	for _, i := range c.tokens {
		c.dirty.add(pageOf(pageTokens, i), since)
	}
	for _, i := range slices.Sorted(maps.Keys(c.markets)) {
		c.dirty.add(pageOf(pageMarkets, i), since)
	}
}

// NextPage takes the page that has differed from its last writing for longest.
// It is false when every page is as written.
func (l *Ledger) NextPage() (Page, bool) { return l.changed.dirty.pop() }

// NeededFrom is the log position that changes must be kept after: those up to
// and including it are in pages. end is the position of the ledger's last taken changes.
func (l *Ledger) NeededFrom(end int64) int64 {
	if q := l.changed.dirty.queue; len(q) > 0 {
		return q[0].since
	}
	return end
}

// Pages returns the number of every page, wallets first, then tokens, then markets.
func (l *Ledger) Pages() []Page {
	var pages []Page
	for _, k := range []struct {
		kind  Page
		count int
	}{{pageWallets, l.wallets.len}, {pageTokens, len(l.tokens)}, {pageMarkets, len(l.markets)}} {
		for i := 0; i < k.count; i += pageSize {
			pages = append(pages, pageOf(k.kind, uint32(i)))
		}
	}
	return pages
}
