package engine

import (
	"bytes"
	"fmt"
	"log/slog"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/event"
	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/spill"
	"smartmoney/internal/store"
	"smartmoney/internal/testkit"
)

// TestColdWalletsAreFoldedBetweenCommits: wallets that closed everything and have not traded for 30 days of event time
// are folded after a commit. With the commits that follow, in which some come back, the state and a follower's are those
// of an engine that folds nothing.
func TestColdWalletsAreFoldedBetweenCommits(t *testing.T) {
	t.Parallel()
	const wallets, tokens = 600, 3
	at := func(day int) time.Time { return time.Unix(0, 0).UTC().AddDate(0, 0, day) }
	trade := func(wallet, token, day int, side smartmoney.Side) event.Event {
		e := testkit.Buy(smartmoney.Base, wallet, token, at(day))
		e.Trade.Side = side
		return e
	}
	var past, later []event.Event
	for i := range wallets {
		for k := range tokens {
			past = append(past, trade(i, k, 1, smartmoney.Buy), trade(i, k, 1, smartmoney.Sell))
		}
	}
	past = append(past, trade(wallets, 0, 29, smartmoney.Buy))
	for _, i := range []int{3, 3, 77, 599, 4, wallets + 1} {
		later = append(later, trade(i, 1, 32, smartmoney.Buy), trade(i, 9, 32, smartmoney.Buy), trade(i, 9, 32, smartmoney.Sell))
	}
	s, straight, follower := newState(smartmoney.Base), newState(smartmoney.Base), ledger.New(smartmoney.Base)
	folded, offset := 0, int64(0)
	for n, batch := range [][]event.Event{past, later[:1], later[1:7], later[7:]} {
		s.begin(batch)
		straight.begin(batch)
		for i := range batch {
			offset++
			s.next(&batch[i], offset)
			straight.next(&batch[i], offset)
		}
		commit, err := s.end()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := straight.end(); err != nil {
			t.Fatal(err)
		}
		for _, r := range commit.ChangeRecords {
			if err := follower.ApplyChanges(r.Body); err != nil {
				t.Fatal(err)
			}
		}
		folded += s.foldCold(2 * wallets)
		if n == 0 && folded > 0 {
			t.Fatalf("%d positions were folded after 28 days", folded)
		}
		follower.Sweep(follower.EventTime()-int64(coldAfter), wallets)
	}
	// The round of wallets after the first batch ends with the second one, so 3 and 77 came back before anything was folded.
	if want := (wallets - 2) * tokens; folded != want {
		t.Errorf("%d positions were folded, want %d", folded, want)
	}
	for name, b := range map[string]*ledger.Ledger{"folding": s.Ledger, "following": follower} {
		if !bytes.Equal(image(b), image(straight.Ledger)) {
			t.Errorf("the ledger %s is another one", name)
		}
	}
}

// TestColdWalletsLeaveMemory: an engine that starts with many flat wallets has them in a file, and answers as one that keeps all in
// memory. Wallets come back with their next trade, to the leader and a follower; the state stays that of the log.
func TestColdWalletsLeaveMemory(t *testing.T) {
	t.Parallel()
	const wallets = 1100 // a chunk of 1024, and a part of one
	testkit.Databases(t, func(t *testing.T, db *store.DB) {
		const chain = smartmoney.Base
		at := time.Unix(0, 0).UTC().AddDate(0, 0, 100)
		var events []event.Event
		trade := func(wallet, token int, side smartmoney.Side) {
			e := testkit.Buy(chain, wallet, token, at.Add(time.Duration(len(events))*time.Second))
			e.Trade.Side, e.Trade.ID = side, fmt.Sprint(len(events))
			events = append(events, e)
		}
		for i := range wallets {
			trade(i, i%7, smartmoney.Buy)
			if i%50 > 0 {
				trade(i, i%7, smartmoney.Sell)
			}
		}
		plain, stop := run(t, Options{Store: db, Poll: quick})
		appendSlowly(t, db, chain, events, 1000, plain)
		before := leaderboards(t, plain, chain, int64(len(events)))
		stop()

		cold := spill.New(t.TempDir(), slog.New(slog.DiscardHandler))
		e, stop := run(t, Options{Store: db, Poll: quick, Outside: cold})
		sameLeaderboards(t, "of the leader", before, leaderboards(t, e, chain, int64(len(events))))
		outside := cold.Used()
		if outside == 0 {
			t.Fatal("no wallet left memory")
		}
		follower, _ := run(t, Options{Store: db, Poll: quick, Outside: cold})
		known := len(events)
		for i := range wallets / 20 {
			trade(i*20, i%9, smartmoney.Buy)
			trade(i*20, 100+i%9, smartmoney.Sell)
		}
		appendSlowly(t, db, chain, events[known:], 50, e)
		checkImage(t, e, chain, events)
		checkImage(t, follower, chain, events)
		v, err := Verify(t.Context(), db, chain, Options{Outside: cold}, VerifyOptions{})
		if err != nil || v.Found > 0 || v.Position != int64(len(events)) {
			t.Errorf("verified %+v, error %v", v, err)
		}
		stop()
		with := leaderboards(t, follower, chain, int64(len(events)))
		again, _ := run(t, Options{Store: db, Poll: quick})
		sameLeaderboards(t, "of the follower", leaderboards(t, again, chain, int64(len(events))), with)
	})
}

func sameLeaderboards(t *testing.T, whose string, without, with [][]smartmoney.Wallet) {
	t.Helper()
	for i, by := range smartmoney.RankBys() {
		if !slices.Equal(without[i], with[i]) {
			t.Errorf("leaderboard %s by %s (-in memory +with cold wallets in a file):\n%s", whose, by, cmp.Diff(without[i], with[i]))
		}
	}
}

// leaderboards are the whole leaderboards of a chain by each metric, once a position is shown.
func leaderboards(t *testing.T, e *Engine, chain smartmoney.Chain, position int64) (all [][]smartmoney.Wallet) {
	t.Helper()
	snap := shown(t, e, chain, position)
	for _, by := range smartmoney.RankBys() {
		page := snap.Page(rank.Query{RankBy: by, Filter: smartmoney.Filter{MaxBuyVol: math.MaxFloat64}, Limit: 10_000})
		all = append(all, page.Wallets)
	}
	return all
}
