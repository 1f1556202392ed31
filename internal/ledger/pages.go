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

func (q *pageQueue) add(p Page, since int64) {
	if q.in == nil {
		q.in = map[Page]struct{}{}
	}
	if _, ok := q.in[p]; ok {
		return
	}
	q.in[p] = struct{}{}
	q.queue = append(q.queue, dirtyPage{p, since})
}

func (q *pageQueue) pop() (Page, bool) {
	if len(q.queue) == 0 {
		return 0, false
	}
	p := q.queue[0].page
	q.queue = q.queue[1:]
	delete(q.in, p)
	return p, true
}

// markDirty enters the pages of what changed; since is the log position before
// the first of these changes. Pages enter in the order in which their first
// numbers were given out, so that of each kind a page is never written before the
// ones that precede it.
func (b *Ledger) markDirty(since int64) {
	c := &b.changed
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
func (b *Ledger) NextPage() (Page, bool) { return b.changed.dirty.pop() }

// NeededFrom is the log position that changes must be kept after: those up to
// and including it are in pages. end is the position of the ledger's last taken changes.
func (b *Ledger) NeededFrom(end int64) int64 {
	if q := b.changed.dirty.queue; len(q) > 0 {
		return q[0].since
	}
	return end
}

// Pages returns the number of every page, wallets first, then tokens, then markets.
func (b *Ledger) Pages() []Page {
	var pages []Page
	for _, k := range []struct {
		kind  Page
		count int
	}{{pageWallets, b.wallets.len}, {pageTokens, len(b.tokens)}, {pageMarkets, len(b.markets)}} {
		for i := 0; i < k.count; i += pageSize {
			pages = append(pages, pageOf(k.kind, uint32(i)))
		}
	}
	return pages
}
