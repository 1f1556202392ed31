package rank

import (
	"math/bits"
	"runtime"
	"slices"
	"sync"

	"smartmoney/internal/smartmoney"
)

const maxShared = 16 // questions that share a scan

// maxScans is how many scans of one snapshot run at a time; further questions wait for
// one to end. A scan lets other goroutines go first again and again.
const maxScans = 2

// scans shares scans among questions: what is asked while scans are under way waits,
// and is answered by one scan when one of them ends. Who asked first does it for all.
type scans struct {
	mu      sync.Mutex // guards the fields below
	running int
	waiting []*question
}

// question is one query while a scan answers it.
type question struct {
	Query
	sieve  sieve
	metric int
	best   selection
	total  int // wallets that pass
	before int // of them, at or before the place; of one asked from the end, before it
	// scan receives the questions to answer, this one among them, or is closed when
	// somebody else has answered it.
	scan chan []*question
}

func (s *Snapshot) newQuestion(q *Query) *question {
	out := &question{
		Query: *q, sieve: newSieve(&q.Filter), metric: metricIndex(q.RankBy),
		best: selection{limit: q.Limit + 1, less: s.before}, scan: make(chan []*question, 1),
	}
	if q.Back {
		out.best = selection{limit: q.Limit, less: s.backward}
	}
	return out
}

// ask answers a query by a scan, its own or a shared one.
func (s *Snapshot) ask(q *Query) Page {
	mine := s.newQuestion(q)
	if all := s.scans.begin(mine); all != nil {
		defer s.scans.end(all)
		s.scan(all)
	}
	return s.page(mine)
}

// begin returns the questions that the caller has to answer, nil when another has
// answered its own.
func (s *scans) begin(mine *question) []*question {
	s.mu.Lock()
	if s.running < maxScans {
		s.running++
		s.mu.Unlock()
		return []*question{mine}
	}
	s.waiting = append(s.waiting, mine)
	s.mu.Unlock()
	return <-mine.scan
}

// end tells those whose questions were answered, the first of which scanned, and has
// the next that waits scan.
func (s *scans) end(answered []*question) {
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

// yieldEvery is how many chunks are looked at, 16 µs a question or so, before other
// goroutines may go first: whoever asks something small must not wait for a scan.
const yieldEvery = 16

// scan answers questions by going over every wallet once.
func (s *Snapshot) scan(all []*question) {
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

// visit counts the wallets of a chunk that pass, and keeps those that may be among the
// best. Of most chunks that is seen by their top, without looking at any wallet.
func (s *Snapshot) visit(q *question, n int) {
	c := s.chunks[n]
	var pass matches
	found := q.sieve.match(c, &pass)
	if found == 0 {
		return
	}
	q.total += found
	top := c.top(q.metric)
	mayBeBefore := q.After != nil && !top.behind(q.After.Value, q.After.Score)
	worst, full := q.best.worst()
	if !mayBeBefore && full && top.behind(worst.value, worst.score) {
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

// page builds the page of a question that was answered. One entry more than wanted was
// kept to see whether the order goes on.
func (s *Snapshot) page(q *question) Page {
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
