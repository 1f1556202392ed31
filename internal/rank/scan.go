package rank

import (
	"math"
	"runtime"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// scan is one pass over all wallets for a query.
type scan struct {
	*Query
	snapshot *Snapshot
	best     selection
	bar      entry // wallets with a smaller value or, for the same value, score need not be visited
	total    int   // wallets that pass
	before   int   // of them, at or before the cursor; with Back, before it
}

// yieldEvery is how many chunks are scanned, about 50 µs, before a scan yields: small requests
// must not wait for it.
const yieldEvery = 16

// scan returns the page of a query by a pass over all wallets.
func (s *Snapshot) scan(q *Query) Page {
	pass := scan{Query: q, snapshot: s, best: selection{limit: q.Limit + 1, less: s.before}, bar: entry{value: math.Inf(-1)}}
	visit, page := pass.visit, pass.page
	if q.Back {
		pass.best = selection{limit: q.Limit, less: s.backward}
		visit, page = pass.visitBack, pass.pageBack
	}
	value, seen := columnOf(q.RankBy), 0
	for n := range scattered(len(s.chunks)) {
		if seen++; seen%yieldEvery == 0 {
			runtime.Gosched()
		}
		c := s.chunks[n]
		for k := range uint32(chunkSize) {
			if !c.passes(k, &q.Filter) {
				continue
			}
			pass.total++
			if e := (entry{value(c, k), c.score[k], uint32(n*chunkSize) + k}); e.value > pass.bar.value || e.value == pass.bar.value && e.score >= pass.bar.score {
				visit(e)
			}
		}
	}
	return page()
}

// visit adds a wallet that passes, if it may be among the first.
func (s *scan) visit(e entry) {
	if s.After != nil && !s.snapshot.later(e, s.After) {
		s.before++
		return
	}
	s.best.add(e)
	if s.After == nil && len(s.best.kept) == s.best.limit {
		s.bar = s.best.kept[s.best.limit-1]
	}
}

// page returns the page of the selected wallets. One more than the limit was selected, to see
// whether the order continues.
func (s *scan) page() Page {
	found := s.best.kept
	page := Page{Total: s.total, More: len(found) > s.Limit}
	found = found[:min(len(found), s.Limit)]
	page.Wallets = make([]smartmoney.Wallet, len(found))
	for i, e := range found {
		page.Wallets[i] = s.snapshot.row(e.wallet)
		page.Wallets[i].Rank = s.before + i + 1
	}
	return page
}

// visitBack is visit with Back: it adds a wallet that may be among the last before the cursor.
func (s *scan) visitBack(e entry) {
	if s.Before != nil && !s.snapshot.earlier(e, s.Before) {
		return
	}
	s.before++
	s.best.add(e)
}

// backward reports whether a comes after b.
func (s *Snapshot) backward(a, b entry) bool { return s.before(b, a) }

// earlier reports whether e comes strictly before the cursor.
func (s *Snapshot) earlier(e entry, p *Cursor) bool {
	if e.value != p.Value {
		return e.value > p.Value
	}
	if e.score != p.Score {
		return e.score > p.Score
	}
	return string(s.names.Bytes(e.wallet)) < p.Address
}

// pageBack is page with Back.
func (s *scan) pageBack() Page {
	found := s.best.kept
	slices.Reverse(found)
	page := Page{Total: s.total, More: s.before < s.total}
	for i, e := range found {
		row := s.snapshot.row(e.wallet)
		row.Rank = s.before - len(found) + i + 1
		page.Wallets = append(page.Wallets, row)
	}
	return page
}
