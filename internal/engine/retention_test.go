package engine

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// dropping is a retention of trades that fails now and then, and what it archived.
type dropping struct {
	*testkit.DB
	random   *rand.Rand
	archived int64 // the last event
	failed   int
	packed   int // rows that became others
}

var errPulled = errors.New("the plug was pulled")

// MoveHorizon moves the horizon, or fails before or after it. Another process may pack the events
// that are to be dropped.
func (d *dropping) MoveHorizon(ctx context.Context, chain smartmoney.Chain, before time.Time) error {
	if d.random.IntN(8) == 0 {
		if err := d.pack(ctx, chain); err != nil {
			return err
		}
	}
	return d.pull(func() error { return d.DB.MoveHorizon(ctx, chain, before) })
}

// pack packs segments, or fails before or after it. Every second time those that do not fill one do
// not wait.
func (d *dropping) pack(ctx context.Context, chain smartmoney.Chain) error {
	before := time.Now()
	if d.random.IntN(2) == 0 {
		before = before.AddDate(0, 0, 2)
	}
	return d.pull(func() error {
		n, err := d.Pack(ctx, chain, before)
		d.packed += n
		return err
	})
}

// Drop drops events, or fails before or after it.
func (d *dropping) Drop(ctx context.Context, drop *eventlog.Drop) error {
	if drop.Last() > d.archived {
		return errors.New("dropped before it was archived")
	}
	return d.pull(func() error { return d.DB.Drop(ctx, drop) })
}

func (d *dropping) pull(f func() error) error {
	switch d.random.IntN(4) {
	case 0:
		d.failed++
		return errPulled
	case 1:
		d.failed++
		return errors.Join(f(), errPulled)
	default:
		return f()
	}
}

// Archive notes what it is given, or fails.
func (d *dropping) Archive(_ context.Context, _ smartmoney.Chain, segments []eventlog.Segment) error {
	return d.pull(func() error {
		d.archived = max(d.archived, segments[len(segments)-1].Last())
		return nil
	})
}

// TestDroppedEventsLeaveTotals: while events are packed and dropped, with failures at every step,
// and engines restart, whatever is taken back or settled afterwards leaves wallets, positions,
// prices and days as those of a stream that was never dropped and never held the trades. Ids of
// trades are those of the events that are kept.
func TestDroppedEventsLeaveTotals(t *testing.T) {
	t.Parallel()
	const keep, reach = 26 * time.Hour, 6 * time.Hour
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := kindOn(db)
		db.RetractionHorizon = reach
		random := rand.New(rand.NewPCG(7, uint64(chain.Index())))
		d := &dropping{DB: db, random: random}
		task := retention.NewTrades(d, d.Days, d.Archive, keep)
		s := &stream{chain: chain}
		options := Options{Store: db, Poll: quick}
		e, stop := run(t, options)
		size := max(scale.Part(db.Dialect() == sqldb.Postgres, scale.Of(7000)), 900) // fewer are not dropped
		for rest := longEvents(chain, size, 7000/size); len(rest) > 0; {
			n, sent := min(len(rest), size/23), len(s.sent)
			for _, one := range rest[:n] {
				s.add(one)
				if random.IntN(max(scale.Of(80), 20)) == 0 {
					s.retractRecent(random, reach)
				}
			}
			rest = rest[n:]
			for part := range slices.Chunk(s.sent[sent:], scale.Of(150)) {
				appendAll(t, db, e, chain, part)
			}
			await(t, e, chain, s.position())
			if random.IntN(8) == 0 {
				wantVerified(t, db, chain)
			}
			for range 3 {
				_, err := task.Run(t.Context(), time.Now())
				if err = errors.Join(err, d.pack(t.Context(), chain)); err != nil && !errors.Is(err, errPulled) {
					t.Fatal(err)
				}
			}
			if random.IntN(8) == 0 {
				stop()
				e, stop = run(t, options)
			}
		}
		s.check(t, e)
		checkHistory(t, db, e, chain)
		s.checkDropped(t, db, d)
		wantVerified(t, db, chain)
		stop()
		e, stop = run(t, options)
		s.check(t, e)
		stop()
	})
}

// retractRecent takes back a trade of the last hours.
func (s *stream) retractRecent(random *rand.Rand, reach time.Duration) {
	var newest time.Time
	var ids []string
	for i := range slices.Backward(s.log) {
		trade := s.log[i].Trade
		if trade == nil {
			continue
		}
		if trade.TradedAt.After(newest) {
			newest = trade.TradedAt
		}
		if trade.TradedAt.Before(newest.Add(-reach / 2)) {
			break
		}
		if !s.gone[i] {
			ids = append(ids, trade.ID)
		}
	}
	if len(ids) > 0 {
		s.retract(ids[random.IntN(len(ids))])
	}
}

// checkDeadStayDead checks that dropped trades which were taken back do not count as live: signals
// that they raised with trades that are kept are still judged.
func (s *stream) checkDeadStayDead(t *testing.T, db *testkit.DB, first int64) {
	t.Helper()
	var seqs []int64
	dead := 0
	for seq := int64(1); seq < first; seq++ {
		seqs = append(seqs, seq)
	}
	isLive, err := db.Live(t.Context(), s.chain, seqs, s.position())
	if err != nil {
		t.Fatal(err)
	}
	for _, seq := range seqs {
		if s.gone[seq-1] {
			dead++
		}
		if isLive(seq) == s.gone[seq-1] {
			t.Fatalf("event %d, which was dropped: live %v, taken back %v", seq, isLive(seq), s.gone[seq-1])
		}
	}
	if dead == 0 {
		t.Error("no trade that was taken back was dropped")
	}
}

// checkComplete checks what GraphQL says of Wallet.trades.keptSince: that no trade from the horizon
// on was dropped, and that some earlier ones are still there, as segments are dropped whole.
func (s *stream) checkComplete(t *testing.T, h eventlog.Horizon) {
	t.Helper()
	early := 0
	for i := range s.log {
		trade := s.log[i].Trade
		if trade == nil {
			continue
		}
		switch dropped := int64(i) < h.First-1; {
		case dropped && !trade.TradedAt.Before(h.Before):
			t.Errorf("the trade of %s was dropped, though trades are kept since %s", trade.TradedAt, h.Before)
		case !dropped && trade.TradedAt.Before(h.Before):
			early++
		}
	}
	if early == 0 {
		t.Error("no trade from before the horizon is kept")
	}
}

// checkDropped checks that events were dropped, that exactly the ids of live trades that are kept
// are live, and that a trade that was dropped is refused.
func (s *stream) checkDropped(t *testing.T, db *testkit.DB, d *dropping) {
	t.Helper()
	h, err := db.Horizon(t.Context(), s.chain)
	if err != nil {
		t.Fatal(err)
	}
	if h.First < s.position()/8 || d.failed == 0 || d.packed == 0 {
		t.Fatalf("the log begins at %d of %d after %d failures and %d segments packed: nothing much was tested", h.First, s.position(), d.failed, d.packed)
	}
	var old, kept *smartmoney.Trade
	live := 0
	for i := range s.log {
		trade := s.log[i].Trade
		switch {
		case trade == nil || s.gone[i]:
		case int64(i) < h.First-1:
			old = trade
		default:
			kept = trade
			live++
		}
	}
	ids := count(t, db, "trade_ids")
	if db.Dialect() == sqldb.SQLite {
		ids += count(t, db, "trade_ids_recent")
	}
	if ids != live {
		t.Errorf("%d ids of trades are live, want %d", ids, live)
	}
	s.checkDeadStayDead(t, db, h.First)
	s.checkComplete(t, h)
	late := *kept
	late.TradedAt = late.TradedAt.Add(time.Second)
	done, err := db.Append(t.Context(), []event.Event{
		{Type: event.TypeTrade, Chain: s.chain, Trade: old}, {Type: event.TypeTrade, Chain: s.chain, Trade: &late},
	}, time.Now(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(done.Rejected) != 1 || done.Rejected[0].Index != 0 || !strings.Contains(done.Rejected[0].Err.Error(), h.Before.Format(time.RFC3339Nano)) {
		t.Errorf("a trade that was dropped is not refused with the horizon %s: %+v", h.Before, done)
	}
	if !slices.Equal(done.Duplicates, []int{1}) {
		t.Errorf("a trade that is kept, sent again with another time, is no duplicate: %+v", done)
	}
}

// TestOldEventsAreBoundedInBytes: OldEvents returns no segment after so many bytes of memory, and
// at least one.
func TestOldEventsAreBoundedInBytes(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		events := testkit.Events(5, chain, 500, 20, 8)
		e, stop := run(t, Options{Store: db, Poll: quick})
		for part := range slices.Chunk(events, 50) {
			appendAll(t, db, e, chain, part)
		}
		await(t, e, chain, int64(len(events)))
		stop()
		old := func(bytes int) eventlog.OldEvents {
			got, err := db.OldEvents(t.Context(), chain, time.Nanosecond, 1<<20, bytes)
			if err != nil {
				t.Fatal(err)
			}
			return got
		}
		all := old(1 << 30).Segments
		if len(all) != 9 {
			t.Fatalf("%d segments are old, want all but the last of 10", len(all))
		}
		size := 0
		for i := range all {
			if got := old(size + 1); len(got.Segments) != i+1 || got.Last() != all[i].Last() {
				t.Errorf("with %d bytes: %d segments to %d, want %d to %d", size+1, len(got.Segments), got.Last(), i+1, all[i].Last())
			}
			for n := range all[i].Events {
				size += all[i].Events[n].Size()
			}
		}
	})
}
