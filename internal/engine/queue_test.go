package engine

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// applied is an event of a log over all chains, by its numbers alone.
type arrived struct {
	chain       int
	seq, offset int64
}

// drawLog draws events of several chains by global offset, some of which are of no event.
func drawLog(rt *rapid.T) (log []arrived) {
	var seqs [smartmoney.ChainCount]int64
	offset := int64(0)
	for range rapid.IntRange(1, 60).Draw(rt, "events") {
		offset += int64(rapid.IntRange(1, 3).Draw(rt, "skip"))
		chain := rapid.IntRange(0, smartmoney.ChainCount-1).Draw(rt, "chain")
		seqs[chain]++
		log = append(log, arrived{chain, seqs[chain], offset})
	}
	return log
}

// rangeOf makes the range of a part of a log that follows the global offset after.
func rangeOf(log []arrived, before []arrived, after int64) *eventRange {
	out := &eventRange{from: after + 1, to: after}
	for i := range out.chains {
		out.chains[i].First = 1
	}
	for _, a := range before {
		out.chains[a.chain].First = a.seq + 1
	}
	for _, a := range log {
		part := &out.chains[a.chain]
		part.Events = append(part.Events, event.Event{Chain: smartmoney.Chains()[a.chain]})
		part.Offsets = append(part.Offsets, a.offset)
		out.to = a.offset
	}
	return out
}

// flat lists a range's events by global offset.
func flat(r *eventRange) (out []arrived) {
	for chain := range r.chains {
		part := &r.chains[chain]
		for i, offset := range part.Offsets {
			out = append(out, arrived{chain, part.First + int64(i), offset})
		}
	}
	slices.SortFunc(out, func(a, b arrived) int { return cmp.Compare(a.offset, b.offset) })
	return out
}

// unexported has arrived compared by its fields.
var unexported = gocmp.AllowUnexported(arrived{})

// checkOften checks a law that costs under a millisecond as often as 25 laws with a database.
func checkOften(t *testing.T, law func(*rapid.T)) {
	t.Helper()
	for range 25 {
		rapid.Check(t, law)
	}
}

// TestRanges: a range is gone through by global offset, and any cut of it holds what lies on
// its side.
func TestRanges(t *testing.T) {
	t.Parallel()
	checkOften(t, func(rt *rapid.T) {
		log := drawLog(rt)
		r := rangeOf(log, nil, 0)
		if r.len() != len(log) || r.empty() {
			rt.Fatalf("a range of %d events says %d, empty %v", len(log), r.len(), r.empty())
		}
		var got []arrived
		last := -1
		_ = r.inOrder(func(chain, from, to int) error { // never fails
			if chain == last {
				rt.Fatal("two runs of one chain follow each other")
			}
			last = chain
			for i := from; i < to; i++ {
				part := &r.chains[chain]
				got = append(got, arrived{chain, part.First + int64(i), part.Offsets[i]})
			}
			return nil
		})
		if diff := gocmp.Diff(log, got, unexported); diff != "" {
			rt.Fatalf("in order (-log +range):\n%s", diff)
		}
		n := rapid.IntRange(1, len(log)).Draw(rt, "n")
		if offset := r.offset(n); offset != log[n-1].offset {
			rt.Fatalf("event %d is at offset %d, want %d", n, offset, log[n-1].offset)
		}
		first := r.upTo(log[n-1].offset)
		if diff := gocmp.Diff(log[:n], flat(&first), unexported); diff != "" {
			rt.Fatalf("up to event %d (-want +got):\n%s", n, diff)
		}
		rest := r.after(reachedBy(log[:n]), log[n-1].offset)
		if diff := gocmp.Diff(slices.Clone(log[n:]), flat(&rest), unexported); diff != "" && n < len(log) {
			rt.Fatalf("after event %d (-want +got):\n%s", n, diff)
		}
		if rest.from != log[n-1].offset+1 || rest.empty() != (n == len(log)) {
			rt.Fatalf("what follows begins at %d, empty %v", rest.from, rest.empty())
		}
	})
}

// reachedBy are the positions after events.
func reachedBy(log []arrived) (at positions) {
	for _, a := range log {
		at[a.chain] = a.seq
	}
	return at
}

// TestQueueHasNoGaps: however appends are handed over, late, twice, in another order or not
// at all, what is dequeued follows the positions without a gap, and what the queue lacks it
// reports.
func TestQueueHasNoGaps(t *testing.T) {
	t.Parallel()
	checkOften(t, func(rt *rapid.T) {
		log := drawLog(rt)
		var parts []*eventRange
		for at := 0; at < len(log); {
			n := rapid.IntRange(1, len(log)-at).Draw(rt, "append")
			after := int64(0)
			if at > 0 {
				after = log[at-1].offset
			}
			parts = append(parts, rangeOf(log[at:at+n], log[:at], after))
			at += n
		}
		q := newQueue()
		q.limit = rapid.IntRange(1, 80).Draw(rt, "room")
		reached := 0 // how much of the log is applied
		for step := 0; step < 3*len(parts); step++ {
			if rapid.Bool().Draw(rt, "enqueue") {
				q.enqueue(parts[rapid.IntRange(0, len(parts)-1).Draw(rt, "part")])
			}
			after := int64(0)
			if reached > 0 {
				after = log[reached-1].offset
			}
			limit := rapid.IntRange(1, 30).Draw(rt, "limit")
			out, _ := q.dequeue(reachedBy(log[:reached]), chainSet{}, after, limit)
			got := flat(&out)
			if reached+len(got) > len(log) {
				rt.Fatalf("%d events of %d after %d", len(got), len(log), reached)
			}
			if diff := gocmp.Diff(slices.Clone(log[reached:reached+len(got)]), got, unexported); diff != "" && len(got) > 0 {
				rt.Fatalf("after %d events (-log +queue):\n%s", reached, diff)
			}
			reached += len(got)
			if q.events > q.limit {
				rt.Fatalf("%d events wait, at most %d may", q.events, q.limit)
			}
		}
	})
}

// TestQueueWithPausedChains: while chains pause and go on, what is dequeued or read has nothing of
// paused chains, follows the position of each other chain without a gap, and in the end everything
// is applied.
func TestQueueWithPausedChains(t *testing.T) {
	t.Parallel()
	checkOften(t, func(rt *rapid.T) {
		m := &pausingLoop{log: drawLog(rt), q: newQueue()}
		m.q.limit = rapid.IntRange(1, 80).Draw(rt, "room")
		for at := 0; at < len(m.log); {
			n := rapid.IntRange(1, len(m.log)-at).Draw(rt, "append")
			after := int64(0)
			if at > 0 {
				after = m.log[at-1].offset
			}
			m.q.enqueue(rangeOf(m.log[at:at+n], m.log[:at], after))
			at += n
			for range rapid.IntRange(0, 3).Draw(rt, "steps") {
				if rapid.Bool().Draw(rt, "pause or go on") {
					m.toggle(rapid.IntRange(0, smartmoney.ChainCount-1).Draw(rt, "chain"))
				}
				m.step(rt, m.log[:at], rapid.IntRange(1, 30).Draw(rt, "limit"))
			}
		}
		for chain := range m.paused {
			if m.paused[chain] {
				m.toggle(chain)
			}
		}
		m.behind = true // as after the last chain went on, or by the poll
		for range 2*len(m.log) + 2 {
			m.step(rt, m.log, 30)
		}
		if want := reachedBy(m.log); m.at != want {
			rt.Fatalf("the chains end at %v, want %v", m.at, want)
		}
	})
}

// pausingLoop uses a queue as the engine's loop does, with pauses.
type pausingLoop struct {
	log     []arrived
	q       *queue
	at      positions
	paused  chainSet
	applied int64 // global offset up to which the events of the chains that go on are applied
	behind  bool
}

// toggle pauses a chain, or lets it go on: its events since the pause were left out, and are to be
// read.
func (p *pausingLoop) toggle(chain int) {
	if p.paused[chain] = !p.paused[chain]; p.paused[chain] {
		return
	}
	p.behind = true
	for _, a := range p.log {
		if a.chain == chain && a.seq == p.at[chain] {
			p.applied = min(p.applied, a.offset)
		}
	}
	if p.at[chain] == 0 {
		p.applied = 0
	}
}

// step applies what the queue has, or else, when the loop knows that it is behind, what the logs
// have.
func (p *pausingLoop) step(rt *rapid.T, appended []arrived, limit int) {
	out, missing := p.q.dequeue(p.at, p.paused, p.applied, limit)
	p.behind = p.behind || missing
	if out.empty() && p.behind {
		p.behind = false
		out = *rangeOf(nil, nil, p.applied)
		for i := range out.chains {
			out.chains[i].First = p.at[i] + 1
		}
		for _, a := range appended {
			if !p.paused[a.chain] && a.seq > p.at[a.chain] {
				part := &out.chains[a.chain]
				part.Events, part.Offsets = append(part.Events, event.Event{}), append(part.Offsets, a.offset)
			}
			out.to = max(out.to, a.offset)
		}
	}
	for i := range out.chains {
		part := &out.chains[i]
		if len(part.Events) > 0 && (p.paused[i] || part.First != p.at[i]+1) {
			rt.Fatalf("chain %d, paused %v, at %d, gets events from %d on", i, p.paused[i], p.at[i], part.First)
		}
		p.at[i] += int64(len(part.Events))
	}
	p.applied = max(p.applied, out.to)
	for _, a := range appended {
		if !p.paused[a.chain] && a.offset <= p.applied && a.seq > p.at[a.chain] {
			rt.Fatalf("event %d of chain %d is left out: everything up to offset %d is applied", a.seq, a.chain, p.applied)
		}
	}
	if p.q.events > p.q.limit {
		rt.Fatalf("%d events wait, at most %d may", p.q.events, p.q.limit)
	}
}

// TestQueueReports what it lacks, once, and wakes its reader for everything.
func TestQueueReports(t *testing.T) {
	t.Parallel()
	log := []arrived{{0, 1, 1}, {0, 2, 2}, {1, 1, 3}, {0, 3, 4}}
	part := func(from, to int) *eventRange {
		after := int64(0)
		if from > 0 {
			after = log[from-1].offset
		}
		return rangeOf(log[from:to], log[:from], after)
	}
	for _, c := range []struct {
		name   string
		limit  int
		do     func(q *queue)
		events int
		behind bool
	}{
		{"nothing", 9, func(*queue) {}, 0, false},
		{"all of it", 9, func(q *queue) { q.enqueue(part(0, 4)) }, 4, false},
		{"in two parts", 9, func(q *queue) { q.enqueue(part(0, 2)); q.enqueue(part(2, 4)) }, 4, false},
		{"twice", 9, func(q *queue) { q.enqueue(part(0, 4)); q.enqueue(part(0, 4)) }, 4, false},
		{"a gap at the beginning", 9, func(q *queue) { q.enqueue(part(1, 4)) }, 0, true},
		{"a gap between", 9, func(q *queue) { q.enqueue(part(0, 1)); q.enqueue(part(2, 4)) }, 1, true},
		{"no room", 3, func(q *queue) { q.enqueue(part(0, 2)); q.enqueue(part(2, 4)) }, 2, true},
		{"of another process", 9, func(q *queue) { q.missed() }, 0, true},
		{"dropped", 9, func(q *queue) { q.enqueue(part(0, 4)); q.drop() }, 0, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			q := newQueue()
			q.limit = c.limit
			c.do(q)
			out, behind := q.dequeue(positions{}, chainSet{}, 0, 100)
			if out.len() != c.events || behind != c.behind {
				t.Errorf("%d events, behind %v; want %d, %v", out.len(), behind, c.events, c.behind)
			}
			if woken := len(q.wake) == 1; woken != (c.name != "nothing") {
				t.Errorf("woken %v", woken)
			}
			if _, again := q.dequeue(reachedBy(flat(&out)), chainSet{}, out.to, 100); again && q.events == 0 {
				t.Error("what is lacking is reported twice")
			}
		})
	}
}

// TestDequeueTakesWholeAppends up to the first that reaches the limit.
func TestDequeueTakesWholeAppends(t *testing.T) {
	t.Parallel()
	var log []arrived
	for i := range int64(30) {
		log = append(log, arrived{0, i + 1, i + 1})
	}
	q := newQueue()
	for at := 0; at < 30; at += 10 {
		q.enqueue(rangeOf(log[at:at+10], log[:at], int64(at)))
	}
	at, got := positions{}, []int(nil)
	for upTo := int64(0); upTo < 30; {
		out, _ := q.dequeue(at, chainSet{}, upTo, 11)
		got = append(got, out.len())
		upTo, at[0] = out.to, out.to
	}
	if diff := gocmp.Diff([]int{20, 10}, got); diff != "" {
		t.Errorf("sizes (-want +got):\n%s", diff)
	}
}

// TestEnqueueKeepsNoMoreThanItsRoom: an append that does not fit is left to the log, and
// those that fit after it are not taken for what follows.
func TestEnqueueKeepsNoMoreThanItsRoom(t *testing.T) {
	t.Parallel()
	e := New(Options{})
	e.queue.limit = 5
	append1 := func(first, n int64) {
		var s eventlog.Appended
		s.FirstOffset, s.LastOffset = first, first+n-1
		s.Chains[0] = eventlog.Segment{First: first, Events: make([]event.Event, n), Offsets: make([]int64, n)}
		for i := range s.Chains[0].Offsets {
			s.Chains[0].Offsets[i] = first + int64(i)
		}
		for i := 1; i < smartmoney.ChainCount; i++ {
			s.Chains[i].First = 1
		}
		e.Enqueue(&s)
	}
	append1(1, 3)
	append1(4, 4)
	append1(8, 2)
	out, behind := e.queue.dequeue(positions{}, chainSet{}, 0, 100)
	if out.len() != 3 || !behind {
		t.Errorf("%d events, behind %v; want the first 3 and that more are in the log", out.len(), behind)
	}
	if out, behind = e.queue.dequeue(positions{3}, chainSet{}, 3, 100); out.len() != 0 || !behind {
		t.Errorf("%d events, behind %v; want none before the gap is filled", out.len(), behind)
	}
	if out, _ = e.queue.dequeue(positions{7}, chainSet{}, 7, 100); out.len() != 2 {
		t.Errorf("%d events, want the 2 after the gap", out.len())
	}
}

// TestEnqueueCountsBytes: markets with long texts fill the queue long before their number does, and
// leave it again.
func TestEnqueueCountsBytes(t *testing.T) {
	t.Parallel()
	e := New(Options{})
	e.queue.maxBytes = 100_000
	for i := range int64(5) {
		var s eventlog.Appended
		s.FirstOffset, s.LastOffset = i+1, i+1
		s.Chains[0] = eventlog.Segment{First: i + 1, Events: []event.Event{largeMarket(int(i))}, Offsets: []int64{i + 1}}
		for chain := 1; chain < smartmoney.ChainCount; chain++ {
			s.Chains[chain].First = 1
		}
		e.Enqueue(&s)
	}
	out, behind := e.queue.dequeue(positions{}, chainSet{}, 0, 100)
	if out.len() != 3 || !behind || e.queue.bytes != 0 {
		t.Errorf("%d events, behind %v, %d bytes left; want the first 3, and that more are in the log", out.len(), behind, e.queue.bytes)
	}
}

// largeMarket returns a market whose texts take 26 KB.
func largeMarket(n int) event.Event {
	return event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{ItemID: fmt.Sprint("item", n), Question: "?", Tags: slices.Repeat([]string{strings.Repeat("t", 240)}, 100)}}
}
