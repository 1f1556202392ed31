package engine

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// reading counts the events that are read from the logs.
type reading struct {
	Store
	read atomic.Int64
}

func (r *reading) ReadArrived(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (eventlog.Segment, bool, error) {
	span, more, err := r.Store.ReadArrived(ctx, chain, after, limit)
	r.read.Add(int64(len(span.Events)))
	return span, more, err
}

// mixed returns events of every chain, the chains in turn, a run of each at a time.
func mixed(n int) (events []event.Event, byChain [smartmoney.ChainCount][]event.Event) {
	for i, chain := range smartmoney.Chains() {
		byChain[i] = testkit.Events(uint64(i)+20, chain, n, 200, 20)
	}
	var at [smartmoney.ChainCount]int
	for round, added := 0, true; added; round++ {
		added = false
		for i := range byChain {
			to := min(at[i]+1+(round*7+i*13)%40, n)
			added = added || to > at[i]
			events = append(events, byChain[i][at[i]:to]...)
			at[i] = to
		}
	}
	return events, byChain
}

// An engine that catches up on a backlog of several chains reads each event once, and
// reaches the state of a replay.
func TestBacklogIsReadOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		events, byChain := mixed(max(scale.Of(3000), 1000))
		for rest := events; len(rest) > 0; {
			n := min(500, len(rest))
			appendAll(t, db, nil, smartmoney.Base, rest[:n])
			rest = rest[n:]
		}
		s := &reading{Store: db}
		e, _ := run(t, Options{Store: s, BatchEvents: 700, Poll: quick})
		for i, chain := range smartmoney.Chains() {
			checkImage(t, e, chain, byChain[i])
		}
		if read := s.read.Load(); read != int64(len(events)) {
			t.Errorf("%d events were read to apply %d", read, len(events))
		}
		// What arrives later is read once, too, by an engine that is never offered anything.
		more := testkit.Events(77, smartmoney.Base, 50, 200, 20)
		for i := range more {
			appendAll(t, db, nil, smartmoney.Base, more[i:i+1])
		}
		await(t, e, smartmoney.Base, int64(len(byChain[smartmoney.Base.Index()])+len(more)))
		if read, want := s.read.Load(), int64(len(events)+len(more)); read != want {
			t.Errorf("%d events were read to apply %d", read, want)
		}
	})
}

// gated holds commits back while its gate is locked, and counts those that wait.
type gated struct {
	*reading
	gate    sync.RWMutex
	waiting atomic.Int64
}

func (g *gated) CommitState(ctx context.Context, commit *enginestate.Commit) error {
	g.waiting.Add(1)
	g.gate.RLock()
	g.waiting.Add(-1)
	g.gate.RUnlock()
	return g.Store.CommitState(ctx, commit)
}

// An engine whose queue overflows while it commits reads what it missed from the logs,
// and reaches the state of a replay.
func TestQueueOverflow(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		size := max(scale.Of(4000), 1000) // an append of 300 has room in the queue
		events, byChain := mixed(size)
		s := &gated{reading: &reading{Store: db}}
		s.gate.Lock()
		e, _ := run(t, Options{Store: s, BatchEvents: 900, Poll: time.Hour})
		testkit.EventuallyWithin(t, timeout, "ready", func() bool { return e.Ready(t.Context()) == nil })
		e.queue.mu.Lock()
		e.queue.limit = size / 2
		e.queue.mu.Unlock()
		first := true
		for rest := events; len(rest) > 0; first = false {
			n := min(300, len(rest))
			appendAll(t, db, e, smartmoney.Base, rest[:n])
			rest = rest[n:]
			if first {
				testkit.EventuallyWithin(t, timeout, "committing", func() bool { return s.waiting.Load() > 0 })
			}
		}
		e.queue.mu.Lock()
		if !e.queue.lost {
			t.Error("the queue did not overflow")
		}
		e.queue.mu.Unlock()
		s.gate.Unlock()
		for i, chain := range smartmoney.Chains() {
			checkImage(t, e, chain, byChain[i])
		}
		if read := s.read.Load(); read > int64(len(events)) {
			t.Errorf("%d events were read of %d", read, len(events))
		}
	})
}

// committing records how far each commit moves the positions.
type committing struct {
	Store
	mu   sync.Mutex // guards most
	most int64      // events of one commit
}

func (co *committing) CommitState(ctx context.Context, commit *enginestate.Commit) error {
	moved := int64(0)
	for _, c := range commit.Chains {
		moved += c.To - c.From
	}
	co.mu.Lock()
	co.most = max(co.most, moved)
	co.mu.Unlock()
	return co.Store.CommitState(ctx, commit)
}

// A backlog of markets with long texts is processed in batches that are bounded in bytes, whether
// it is read from the log or waits in the queue.
func TestBatchesAreBoundedInBytes(t *testing.T) {
	t.Parallel()
	const n, perBatch = 100, 10
	for _, queued := range []bool{false, true} {
		t.Run(fmt.Sprint("queued ", queued), func(t *testing.T) {
			t.Parallel()
			db := testkit.SQLite(t)
			s := &committing{Store: db}
			e := New(Options{Store: s, Poll: quick, batchBytes: perBatch * 25_000})
			var last int64
			for i := range n {
				to := e
				if !queued {
					to = nil
				}
				last = appendAll(t, db, to, smartmoney.Polymarket, []event.Event{largeMarket(i)})
			}
			if err := e.Start(t.Context()); err != nil {
				t.Fatal(err)
			}
			defer testkit.Stop(t, e.Stop)
			await(t, e, smartmoney.Polymarket, last)
			s.mu.Lock()
			defer s.mu.Unlock()
			if s.most == 0 || s.most > perBatch {
				t.Errorf("a commit has %d events, want at most %d", s.most, perBatch)
			}
		})
	}
}
