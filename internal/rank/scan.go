package rank

import (
	"math/bits"
	"runtime"
	"slices"
	"sync"

	"smartmoney/internal/smartmoney"
)

const maxShared = 16 // queries that share a scan

// maxScans bounds the concurrent scans of one snapshot; further queries wait for one to end. A scan
// yields to other goroutines regularly.
const maxScans = 2

// scans shares scans among queries: queries that arrive while maxScans scans run wait, and one scan
// serves them all when one of those ends. The caller of the first one runs it.
type scans struct {
	mu      sync.Mutex // guards the fields below
	running int
	waiting []*pendingQuery
}

// pendingQuery is a query during a scan.
type pendingQuery struct {
	Query
	sieve  sieve
	metric int
	best   selection
	total  int // wallets that pass
	before int // of them, at or before the cursor; with Back, before it
	// scan receives the queries to scan for, this one first, or is closed when another caller's
	// scan has served it.
	scan chan []*pendingQuery
}

func (s *Snapshot) newPendingQuery(q *Query) *pendingQuery {
	out := &pendingQuery{
		Query: *q, sieve: newSieve(&q.Filter), metric: metricIndex(q.RankBy),
		best: selection{limit: q.Limit + 1, less: s.before}, scan: make(chan []*pendingQuery, 1),
	}
	if q.Back {
		out.best = selection{limit: q.Limit, less: s.backward}
	}
	return out
}

// runScan returns the page of a query by a scan, its own or a shared one.
func (s *Snapshot) runScan(q *Query) Page {
	mine := s.newPendingQuery(q)
	if all := s.scans.begin(mine); all != nil {
		defer s.scans.end(all)
		s.scan(all)
	}
	return s.page(mine)
}

// begin returns the queries that the caller must scan for, nil if another caller has served its
// own.
func (s *scans) begin(mine *pendingQuery) []*pendingQuery {
	s.mu.Lock()
	if s.running < maxScans {
		s.running++
		s.mu.Unlock()
		return []*pendingQuery{mine}
	}
	s.waiting = append(s.waiting, mine)
	s.mu.Unlock()
	return <-mine.scan
}

// end wakes the callers whose queries the first one's scan has served, and starts the next scan.
func (s *scans) end(answered []*pendingQuery) {
	for _, q := range answered[1:] {
		close(q.scan)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.waiting) == 0 {
		s.running--
		return
	}
	n := min(len(s.waiting), maxShared)
	next := slices.Clone(s.waiting[:n])
	s.waiting = slices.Delete(s.waiting, 0, n)
	next[0].scan <- next
}

// yieldEvery is how many chunks are scanned, about 16 µs a query, before the scan yields: small
// requests must not wait for a scan.
const yieldEvery = 16

// scan serves queries in one pass over all wallets.
func (s *Snapshot) scan(all []*pendingQuery) {
	seen := 0
	for n := range scattered(len(s.chunks)) {
		if seen++; seen%yieldEvery == 0 {
			runtime.Gosched()
		}
		for _, q := range all {
			if q.Back {
				s.visitBack(q, n)
			} else {
				s.visit(q, n)
			}
		}
	}
}

// visit counts the wallets of a chunk that pass, and adds those that may be among the first. The
// chunk's top rules most chunks out without a look at their wallets.
func (s *Snapshot) visit(q *pendingQuery, n int) {
	c := s.chunks[n]
	var pass matches
	found := q.sieve.match(c, &pass)
	if found == 0 {
		return
	}
	q.total += found
	top := c.top(q.metric)
	mayBeBefore := q.After != nil && !top.after(q.After.Value, q.After.Score)
	worst, full := q.best.worst()
	if !mayBeBefore && full && top.after(worst.value, worst.score) {
		return
	}
	var computed [chunkSize]float64
	values := c.values(q.metric, &computed)
	for word, set := range pass {
		for ; set != 0; set &= set - 1 {
			k := (word*64 + bits.TrailingZeros64(set)) % chunkSize
			if !mayBeBefore && full && values[k] < worst.value {
				continue
			}
			e := entry{values[k], c.score[k], uint32(n*chunkSize + k)}
			if mayBeBefore && !s.later(e, q.After) {
				q.before++
				continue
			}
			q.best.add(e)
			worst, full = q.best.worst()
		}
	}
}

// page returns the page of a scanned query. One entry more than the limit was selected, to see
// whether the order continues.
func (s *Snapshot) page(q *pendingQuery) Page {
	if q.Back {
		return s.pageBack(q)
	}
	found := q.best.sorted()
	page := Page{Total: q.total, More: len(found) > q.Limit}
	found = found[:min(len(found), q.Limit)]
	page.Wallets = make([]smartmoney.Wallet, len(found))
	for i, e := range found {
		page.Wallets[i] = s.row(e.wallet)
		page.Wallets[i].Rank = q.before + i + 1
	}
	return page
}

// visitBack is visit with Back: it counts the wallets of a chunk that pass, and those of them
// before the cursor, and adds those that may be among the last.
func (s *Snapshot) visitBack(q *pendingQuery, n int) {
	c := s.chunks[n]
	var pass matches
	found := q.sieve.match(c, &pass)
	if found == 0 {
		return
	}
	q.total += found
	var computed [chunkSize]float64
	values := c.values(q.metric, &computed)
	for word, set := range pass {
		for ; set != 0; set &= set - 1 {
			k := (word*64 + bits.TrailingZeros64(set)) % chunkSize
			e := entry{values[k], c.score[k], uint32(n*chunkSize + k)}
			if q.Before != nil && !s.earlier(e, q.Before) {
				continue
			}
			q.before++
			if first, full := q.best.worst(); !full || e.value <= first.value {
				q.best.add(e)
			}
		}
	}
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
func (s *Snapshot) pageBack(q *pendingQuery) Page {
	found := q.best.sorted()
	slices.Reverse(found)
	page := Page{Total: q.total, More: q.before < q.total}
	for i, e := range found {
		row := s.row(e.wallet)
		row.Rank = q.before - len(found) + i + 1
		page.Wallets = append(page.Wallets, row)
	}
	return page
}
