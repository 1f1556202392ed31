package engine

import (
	"context"
	"errors"
	"math"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// midnights are the leaderboards of a chain that a service shows at each midnight of event time.
type midnights map[int32]*rank.Snapshot

// midnightsOf applies events to a ledger of its own and takes the chain's leaderboards.
func midnightsOf(chain smartmoney.Chain, events []event.Event) midnights {
	chainLedger, shown := ledger.New(chain), midnights{}
	leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(chain), 1)
	for i := range events {
		if e := &events[i]; e.Type == event.TypeTrade {
			now, at := chainLedger.EventTime()/int64(24*time.Hour), e.Trade.TradedAt.Unix()/(24*60*60)
			if now > 0 && at > now {
				shown[int32(at-1)] = leaderboard.Snapshot(uint64(i)+1, 0, time.Unix(at*24*60*60, 0))
			}
		}
		chainLedger.Apply(&events[i], int64(i)+1)
	}
	return shown
}

// midnightsOfAll returns the midnights of every chain, by Chain.Index.
func midnightsOfAll(byChain [smartmoney.ChainCount][]event.Event) (all [smartmoney.ChainCount]midnights) {
	for i, chain := range smartmoney.Chains() {
		all[i] = midnightsOf(chain, byChain[i])
	}
	return all
}

// rows returns the first wallets of a leaderboard with the default filter as the database has them.
func (m midnights) rows(day int32, filter smartmoney.Filter, limit int) []smartmoney.Wallet {
	rows := m[day].Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: filter, Limit: limit}).Wallets
	for i := range rows {
		rows[i].LastTradeSeq = 0
	}
	return rows
}

// market returns the events of a simulated market by chain, and all in order.
func market(t testing.TB, days int) (byChain [smartmoney.ChainCount][]event.Event, all []event.Event) {
	t.Helper()
	end, seen := time.Date(2026, 3, 20, 7, 0, 0, 0, time.UTC), map[string]bool{}
	err := sim.New(sim.Options{Seed: 7, Start: end.AddDate(0, 0, -days)}).History(end, func(e event.Event) error {
		// A snapshot stays as it was. What a reorganisation brings again is then a duplicate.
		if e.Correction != nil || e.Trade != nil && seen[e.Trade.ID] {
			return nil
		}
		if e.Trade != nil {
			seen[e.Trade.ID] = true
		}
		byChain[e.Chain.Index()], all = append(byChain[e.Chain.Index()], e), append(all, e)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return byChain, all
}

// checkSnapshots holds that the database has the snapshots of midnights and no others.
func checkSnapshots(t *testing.T, db *testkit.DB, chain smartmoney.Chain, want midnights, limit int) {
	t.Helper()
	stored := 0
	for day := range want {
		rows := want.rows(day, smartmoney.DefaultFilter(chain), limit)
		got, err := db.LeaderboardSnapshot(t.Context(), chain, day)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(rows, got); diff != "" && len(rows)+len(got) > 0 {
			t.Errorf("%s, day %d (-want +got):\n%s", chain, day, diff)
		}
		stored += min(len(rows), 1)
	}
	var n int
	if err := db.Reader().QueryRow("SELECT count(DISTINCT day) FROM leaderboard_parts WHERE chain = $1", chain.Index()).Scan(&n); err != nil || n != stored {
		t.Errorf("%s has %d snapshots, want %d (%v)", chain, n, stored, err)
	}
}

// TestSnapshotsOfAMarket: for days of a simulated market the stored snapshots are the leaderboards
// that a service shows at each midnight, with every metric and filter, bit by bit, also when the
// event that ends a day is no refresh.
func TestSnapshotsOfAMarket(t *testing.T) {
	t.Parallel()
	const limit = 5000 // everyone
	days := max(scale.Of(10), 3)
	byChain, all := market(t, days)
	want := midnightsOfAll(byChain)
	for i, chain := range smartmoney.Chains() {
		if len(want[i]) < days {
			t.Fatalf("%s has %d midnights", chain, len(want[i]))
		}
		for day := range want[i] {
			checkAsOf(t, chain, want[i].rows(day, smartmoney.DefaultFilter(chain), limit), want[i][day])
		}
	}
	check := func(t *testing.T, db *testkit.DB, interval time.Duration) {
		e, _ := run(t, Options{Store: db, Poll: quick, RankInterval: interval, HistoryWallets: limit, BatchSnapshots: 37, captureRows: 13})
		enqueueAll(t, db, &e, all, 1500, func() {})
		awaitSnapshots(t, e)
		for i, chain := range smartmoney.Chains() {
			checkSnapshots(t, db, chain, want[i], limit)
		}
	}
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		interval := time.Minute
		if db.Dialect() == sqldb.Postgres {
			interval = 7 * time.Hour
		}
		check(t, db, interval)
	})
}

// checkAsOf holds that the rows of a snapshot answer every question like the leaderboard of its
// midnight.
func checkAsOf(t *testing.T, chain smartmoney.Chain, rows []smartmoney.Wallet, want *rank.Snapshot) {
	t.Helper()
	past, filter := rank.Past(chain, time.Unix(0, 0), rows), smartmoney.DefaultFilter(chain)
	stricter := filter
	stricter.MinTrades, stricter.MaxBuyVol = filter.MinTrades+3, 20_000
	for _, by := range smartmoney.RankBys() {
		for _, f := range []smartmoney.Filter{filter, stricter} {
			q := rank.Query{RankBy: by, Filter: f, Limit: 50}
			a, b := want.Page(q), past.Page(q)
			for i := range a.Wallets {
				a.Wallets[i].LastTradeSeq = 0
			}
			if diff := cmp.Diff(a, b); diff != "" && a.Total+b.Total > 0 {
				t.Fatalf("%s at %s by %s (-want +got):\n%s", chain, want.TakenAt(), by, diff)
			}
		}
	}
}

// awaitSnapshots waits until every snapshot is written.
func awaitSnapshots(t testing.TB, e *Engine) {
	t.Helper()
	testkit.EventuallyWithin(t, timeout, "snapshots are written", func() bool {
		written := true
		err := e.ask(t.Context(), func(all *states) {
			for _, s := range all {
				written = written && s.Unwritten() == nil
			}
		})
		return err == nil && written
	})
}

// mortal fails every fifth and every seventh commit: half of those before, the others after they are
// stored.
type mortal struct {
	Store
	commits, died atomic.Int64
}

var errKilled = errors.New("killed")

func (m *mortal) CommitState(ctx context.Context, c *enginestate.Commit) error {
	n := m.commits.Add(1)
	kill := n%5 == 0 || n%7 == 0
	if kill && n%2 == 0 {
		m.died.Add(1)
		return errKilled
	}
	err := m.Store.CommitState(ctx, c)
	if kill && err == nil {
		m.died.Add(1)
		return errKilled
	}
	return err
}

// TestSnapshotsSurviveKills: however often the engine is killed before or after a commit, the
// snapshots are those of a run without: none is missing, none is there twice, and their bits are
// the same.
func TestSnapshotsSurviveKills(t *testing.T) {
	t.Parallel()
	const limit = 60
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		byChain, all := market(t, max(scale.Part(db.Dialect() == sqldb.Postgres, scale.Of(4)), 2))
		want := midnightsOfAll(byChain)
		s := &mortal{Store: db}
		e, _ := run(t, Options{Store: s, Poll: quick, HistoryWallets: limit, BatchSnapshots: 25, BatchEvents: 300, captureRows: 10})
		enqueueAll(t, db, &e, all, 700, func() {})
		awaitSnapshots(t, e)
		for i, chain := range smartmoney.Chains() {
			checkSnapshots(t, db, chain, want[i], limit)
		}
		if s.died.Load() < 5 {
			t.Errorf("killed %d times only", s.died.Load())
		}
	})
}

// TestUnfinishedSnapshotIsMadeAgain: a restart with other settings leaves no row of the former ones
// in a snapshot that was not whole, and none of a whole one is changed.
func TestUnfinishedSnapshotIsMadeAgain(t *testing.T) {
	t.Parallel()
	byChain, all := market(t, 2)
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const chain = smartmoney.Base
		want := midnightsOf(chain, byChain[chain.Index()])
		e, stop := run(t, Options{Store: db, Poll: quick, HistoryWallets: 50})
		enqueueAll(t, db, &e, all, len(all), func() {})
		awaitSnapshots(t, e)
		stop()
		newest := int32(0)
		for day := range want {
			newest = max(newest, day)
		}
		if _, err := db.Writer().Exec("DELETE FROM leaderboard_parts WHERE chain = $1 AND day = $2 AND part < 100", chain.Index(), newest); err != nil {
			t.Fatal(err)
		}
		if rows, err := db.LeaderboardSnapshot(t.Context(), chain, newest); err != nil || len(rows) != 0 {
			t.Fatalf("%d rows of a snapshot that is not whole, %v", len(rows), err)
		}
		again, _ := run(t, Options{Store: db, Poll: quick, HistoryWallets: 30})
		awaitSnapshots(t, again)
		for day := range want {
			limit := 50
			if day == newest {
				limit = 30
			}
			rows, err := db.LeaderboardSnapshot(t.Context(), chain, day)
			if diff := cmp.Diff(want.rows(day, smartmoney.DefaultFilter(chain), limit), rows); diff != "" || err != nil {
				t.Errorf("day %d, %v (-want +got):\n%s", day, err, diff)
			}
		}
	})
}

// TestWhichSnapshotsAreTaken: one for the last of several days that pass at once, none for a late
// trade, none before the first trade, and none when they are turned off.
func TestWhichSnapshotsAreTaken(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		first := takeSnapshots(t, db, 0)
		checkDays(t, db, first, nil)
	})
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		first := takeSnapshots(t, db, 10)
		checkDays(t, db, first, []int32{0, 3, 4}) // before the trades of the 2nd, 5th and 6th
		for _, c := range []struct {
			upTo, day int32
			ok        bool
		}{{math.MaxInt16, 4, true}, {4, 4, true}, {3, 3, true}, {2, 0, true}, {0, 0, true}, {-1, 0, false}} {
			day, ok, err := db.SnapshotDay(t.Context(), smartmoney.Polymarket, first+c.upTo)
			if err != nil || ok != c.ok || ok && day != first+c.day {
				t.Errorf("up to day %d: %d, %v, %v; want %d, %v", c.upTo, day-first, ok, err, c.day, c.ok)
			}
		}
		var before [smartmoney.ChainCount]int32
		before[smartmoney.Polymarket.Index()] = first + 4
		for deleted := -1; deleted != 0; {
			var err error
			if deleted, err = db.SweepHistory(t.Context(), before); err != nil {
				t.Fatal(err)
			}
		}
		checkDays(t, db, first, []int32{4})
	})
}

// takeSnapshots has an engine process trades of some days, late ones among them, and returns the
// first day.
func takeSnapshots(t *testing.T, db *testkit.DB, limit int) (first int32) {
	t.Helper()
	const chain = smartmoney.Polymarket
	day := func(n int) time.Time { return time.Date(2026, 1, n, 12, 0, 0, 0, time.UTC) }
	var events []event.Event
	for i, d := range []int{1, 1, 2, 1, 5, 4, 5, 6} {
		for token := range 3 {
			events = append(events, testkit.Buy(chain, 1, token, day(d).Add(time.Duration(i)*time.Second)))
		}
	}
	e, _ := run(t, Options{Store: db, Poll: quick, HistoryWallets: limit})
	await(t, e, chain, appendAll(t, db, e, chain, events))
	awaitSnapshots(t, e)
	return rank.DayAt(day(1).UnixNano())
}

// checkDays holds that there are snapshots of some days after the first one, and of no others.
func checkDays(t *testing.T, db *testkit.DB, first int32, want []int32) {
	t.Helper()
	for d := int32(-3); d < 9; d++ {
		rows, err := db.LeaderboardSnapshot(t.Context(), smartmoney.Polymarket, first+d)
		if err != nil || (len(rows) > 0) != slices.Contains(want, d) {
			t.Errorf("day %d has %d rows, %v", d, len(rows), err)
		}
	}
}
