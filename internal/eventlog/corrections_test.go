package eventlog_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

var correctionsStart = time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)

// tradeAt is a trade on base, minutes after the start. A negative block is none.
func tradeAt(id string, minutes int, block int64) event.Event {
	e := testkit.Buy(smartmoney.Base, 1, 1, correctionsStart.Add(time.Duration(minutes)*time.Minute))
	e.Trade.ID = id
	if block >= 0 {
		e.Trade.Block, e.Trade.HasBlock = block, true
	}
	return e
}

func retract(id string) event.Event {
	return event.Event{Type: event.TypeRetract, Chain: smartmoney.Base, Correction: &event.Correction{ID: id}}
}

func rewind(block int64) event.Event {
	return event.Event{Type: event.TypeRewind, Chain: smartmoney.Base, Correction: &event.Correction{Block: block}}
}

// naiveLog is the log by brute force.
type naiveLog struct {
	horizon time.Duration
	events  []event.Event // those that entered
	live    map[string]int64
	newest  time.Time
	results []string // by event: accepted, duplicate, unknown, rejected, or the numbers taken back
}

func (n *naiveLog) trade(id string) *smartmoney.Trade { return n.events[n.live[id]-1].Trade }

func (n *naiveLog) add(e event.Event) {
	result := "accepted"
	switch e.Type {
	case event.TypeTrade:
		if n.live[e.Trade.ID] > 0 {
			n.results = append(n.results, "duplicate")
			return
		}
		n.live[e.Trade.ID] = int64(len(n.events)) + 1
		if e.Trade.TradedAt.After(n.newest) {
			n.newest = e.Trade.TradedAt
		}
	case event.TypeRetract, event.TypeRewind:
		var ids []string
		for id, seq := range n.live {
			t := n.events[seq-1].Trade
			if e.Type == event.TypeRetract && id == e.Correction.ID || e.Type == event.TypeRewind && t.HasBlock && t.Block > e.Correction.Block {
				ids = append(ids, id)
			}
		}
		tooOld := func(id string) bool { return n.trade(id).TradedAt.Before(n.newest.Add(-n.horizon)) }
		if slices.ContainsFunc(ids, tooOld) {
			n.results = append(n.results, "rejected")
			return
		}
		if len(ids) == 0 {
			n.results = append(n.results, "unknown")
			return
		}
		var seqs []int64
		for _, id := range ids {
			seqs = append(seqs, n.live[id])
			delete(n.live, id)
		}
		slices.Sort(seqs)
		e.Correction = &event.Correction{ID: e.Correction.ID, Block: e.Correction.Block, Seqs: seqs}
		result = fmt.Sprint(seqs)
	}
	n.events, n.results = append(n.events, e), append(n.results, result)
}

// resultsOf says what an append did with each of n events.
func resultsOf(done *eventlog.Appended, n int) []string {
	out := make([]string, n)
	for _, i := range done.Duplicates {
		out[i] = "duplicate"
	}
	for _, i := range done.Unknown {
		out[i] = "unknown"
	}
	for _, r := range done.Rejected {
		out[r.Index] = "rejected"
	}
	entered := done.Chains[smartmoney.Base.Index()].Events
	for i := range out {
		if out[i] != "" {
			continue
		}
		out[i] = "accepted"
		if c := entered[0].Correction; c != nil {
			out[i] = fmt.Sprint(c.Seqs)
		}
		entered = entered[1:]
	}
	return out
}

// anyCorrected draws trades of few ids and blocks, among them late ones, and corrections of them.
func anyCorrected(t *rapid.T) event.Event {
	id := fmt.Sprint("t", rapid.IntRange(0, 8).Draw(t, "id"))
	block := rapid.Int64Range(-1, 6).Draw(t, "block")
	switch rapid.IntRange(0, 5).Draw(t, "kind") {
	case 0, 1:
		return retract(id)
	case 2:
		return rewind(max(block, 0))
	default:
		return tradeAt(id, rapid.IntRange(0, 200).Draw(t, "minute"), block)
	}
}

// TestCorrections checks any stream of trades and corrections, in any chunks, against a naive log:
// what became of each event, which trades are live, and what the readers of trades return.
func TestCorrections(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		rapid.Check(t, func(rt *rapid.T) {
			resetLog(t, db)
			naive := &naiveLog{horizon: time.Hour, live: map[string]int64{}}
			db.RetractionHorizon = naive.horizon
			events := rapid.SliceOfN(rapid.Custom(anyCorrected), 1, 40).Draw(rt, "events")
			var got []string
			for rest := events; len(rest) > 0; {
				n := rapid.IntRange(1, len(rest)).Draw(rt, "chunk")
				got = append(got, resultsOf(appendEvents(t, db, rest[:n]), n)...)
				rest = rest[n:]
			}
			for _, e := range events {
				naive.add(e)
			}
			if diff := cmp.Diff(naive.results, got); diff != "" {
				rt.Fatal(diff)
			}
			if diff := cmp.Diff(naive.events, readAll(t, db, smartmoney.Base).Events, cmp.Transformer("empty", func(e []event.Event) []event.Event {
				return append([]event.Event{}, e...)
			})); diff != "" {
				rt.Fatal(diff)
			}
			checkReaders(rt, t, db, naive)
		})
	})
}

// resetLog empties the log.
func resetLog(t *testing.T, db *testkit.DB) {
	t.Helper()
	for _, statement := range []string{
		"DELETE FROM log_segments", "DELETE FROM trade_ids", "DELETE FROM retracted_trades", "DELETE FROM trade_links",
		"UPDATE log_heads SET last_seq = 0, event_time = 0", "UPDATE global_offset SET last = 0", "UPDATE engine_state SET position = 0",
		"UPDATE engine_progress SET global_offset = 0",
	} {
		if _, err := db.Writer().ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	if db.Dialect() == sqldb.SQLite {
		if _, err := db.Writer().ExecContext(t.Context(), "DELETE FROM trade_ids_recent"); err != nil {
			t.Fatal(err)
		}
	}
}

// checkReaders compares what readers of trades return with a naive log.
func checkReaders(rt *rapid.T, t *testing.T, db *testkit.DB, naive *naiveLog) {
	live := []int64{}
	for _, seq := range naive.live {
		live = append(live, seq)
	}
	slices.Sort(live)
	end := int64(len(naive.events))
	fills := []int64{}
	err := db.Fills(t.Context(), smartmoney.Base, 0, end, func(f event.Fill) {
		for seq := range naive.events {
			if tr := naive.events[seq].Trade; tr != nil && tr.TradedAt.UnixNano() == f.At && slices.Contains(live, int64(seq)+1) && tr.Block == f.Block {
				fills = append(fills, f.At)
				return
			}
		}
		rt.Errorf("a fill of a trade that is not live: %+v", f)
	})
	if err != nil || len(fills) != len(live) {
		rt.Errorf("%d fills, error %v, want %d", len(fills), err, len(live))
	}
	last := commitLinks(t, db, smartmoney.Base, naive.events)
	var newest int64
	for _, seq := range last {
		newest = seq
	}
	checkWallet(rt, t, db, naive, live, newest)
	upTo := rapid.Int64Range(0, end).Draw(rt, "up to")
	checkAsOf(rt, t, db, naive, newest, upTo)
}

// checkWallet compares pages of the only wallet's trades with those that are live.
func checkWallet(rt *rapid.T, t *testing.T, db *testkit.DB, naive *naiveLog, live []int64, newest int64) {
	if newest == 0 {
		return
	}
	wallet := naive.events[newest-1].Trade.Wallet
	for place := range naive.events {
		at := int64(place) + 1
		one, err := db.Trade(t.Context(), smartmoney.Base, at)
		if err != nil || (one != nil) != slices.Contains(live, at) {
			rt.Fatalf("trade %d: %v, error %v; live are %v", at, one, err, live)
		}
		if naive.events[place].Trade == nil {
			continue
		}
		for _, back := range []bool{false, true} {
			limit := rapid.IntRange(1, 5).Draw(rt, "limit")
			page, err := db.WalletTrades(t.Context(), smartmoney.Base, wallet, eventlog.TradesQuery{Newest: newest, Place: at, Limit: limit, Back: back})
			if err != nil {
				rt.Fatal(err)
			}
			var got, want []int64
			for _, tr := range page {
				got = append(got, tr.Seq)
			}
			for _, seq := range slices.Backward(live) {
				if !back && seq < at && len(want) < limit || back && seq > at {
					want = append(want, seq)
				}
			}
			want = want[max(0, len(want)-limit):]
			if !slices.Equal(got, want) {
				rt.Fatalf("page of %d from %d, back %v: %v, want %v", limit, at, back, got, want)
			}
		}
	}
}

// checkAsOf compares the trades and the price that were live at a position.
func checkAsOf(rt *rapid.T, t *testing.T, db *testkit.DB, naive *naiveLog, newest, upTo int64) {
	dead := map[int64]bool{}
	for i := range upTo {
		if c := naive.events[i].Correction; c != nil {
			for _, seq := range c.Seqs {
				dead[seq] = true
			}
		}
	}
	from := int64(0)
	var want, got []int64
	for i := range upTo {
		tr := naive.events[i].Trade
		if tr == nil {
			continue
		}
		from = i + 1
		if dead[i+1] {
			continue
		}
		want = append(want, i+1)
	}
	err := db.TradesOf(t.Context(), smartmoney.Base, []int64{0, from}, upTo, func(seq int64, tr *smartmoney.Trade) error {
		if diff := cmp.Diff(naive.events[seq-1].Trade, tr); diff != "" {
			return fmt.Errorf("trade %d: %s", seq, diff)
		}
		got = append(got, seq)
		return nil
	})
	if err != nil || !slices.Equal(want, got) {
		rt.Fatalf("as of %d: trades %v, want %v, error %v", upTo, got, want, err)
	}
	token := ""
	if from > 0 {
		token = naive.events[from-1].Trade.Token
	}
	enough := rapid.IntRange(1, 40).Draw(rt, "enough")
	var priced, last, known []int64
	for _, seq := range want {
		if rapid.Bool().Draw(rt, "known") {
			known = append(known, seq)
		}
	}
	err = db.PriceTrades(t.Context(), smartmoney.Base, []eventlog.TokenAt{{Token: token, Newest: from, Known: known}}, upTo,
		func(_ int, seq int64, _ bool, tr *smartmoney.Trade) bool {
			if priced = append(priced, seq); (tr == nil) != slices.Contains(known, seq) || tr != nil && tr.ID != naive.events[seq-1].Trade.ID {
				rt.Fatalf("trade %d, known %v: %v", seq, known, tr)
			}
			return len(priced) < enough
		}, func(int, *smartmoney.TokenBase) { rt.Fatal("nothing was dropped") })
	for _, seq := range slices.Backward(want) {
		if len(last) < enough {
			last = append(last, seq)
		}
	}
	if err != nil || !slices.Equal(priced, last) {
		rt.Fatalf("as of %d: trades with a price %v, want %v, error %v", upTo, priced, last, err)
	}
}
