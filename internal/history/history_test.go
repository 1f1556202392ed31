package history_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

const chain = smartmoney.Base

// commits writes history as the engine does, one event a commit.
type commits struct {
	*testing.T
	db       *testkit.DB
	position int64
}

func (c *commits) write(h history.Added, snapshots ...history.SnapshotRows) {
	c.Helper()
	err := c.db.CommitState(c.Context(), &enginestate.Commit{
		Chains:    []*enginestate.ChainCommit{{Chain: chain, From: c.position, To: c.position + 1, History: h}},
		Snapshots: snapshots,
	})
	if err != nil {
		c.Fatal(err)
	}
	c.position++
}

func day(wallet string, n, buys int) smartmoney.WalletDay {
	return smartmoney.WalletDay{
		Chain: chain, Wallet: wallet, Day: n, BuyCount: buys, SellCount: 1, BuyVolumeUSD: 0.1 * float64(buys), SellVolumeUSD: 1e12,
		RealizedPnlUSD: -0.30000000000000004, ClosedPositions: 2, WinningPositions: 1,
	}
}

// TestDays: what is written later replaces a wallet's day, an empty day deletes it, and days are
// read from a day on, oldest first, to the last bit.
func TestDays(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := &commits{T: t, db: db}
		c.write(history.Added{Days: []smartmoney.WalletDay{day("a", 20500, 3), day("a", 20400, 1), day("b", 20400, 7), day("c", 20401, 2)}})
		c.write(history.Added{Days: []smartmoney.WalletDay{day("a", 20400, 5), {Chain: chain, Wallet: "c", Day: 20401}, {Chain: chain, Wallet: "x", Day: 9}, rich(20402), rich(20403)}})
		for _, ask := range []struct {
			wallet string
			from   int
			want   []smartmoney.WalletDay
		}{
			{"a", 0, []smartmoney.WalletDay{day("a", 20400, 5), day("a", 20500, 3)}},
			{"a", 20400, []smartmoney.WalletDay{day("a", 20400, 5), day("a", 20500, 3)}},
			{"a", 20401, []smartmoney.WalletDay{day("a", 20500, 3)}},
			{"a", 20501, nil},
			{"b", 0, []smartmoney.WalletDay{day("b", 20400, 7)}},
			{"c", 0, nil},
			{"nobody", 0, nil},
		} {
			got, err := db.WalletDays(t.Context(), chain, ask.wallet, ask.from)
			if diff := cmp.Diff(ask.want, got, cmpopts.EquateEmpty()); diff != "" || err != nil {
				t.Errorf("days of %s from %d, %v (-want +got):\n%s", ask.wallet, ask.from, err, diff)
			}
		}
		if got, err := db.WalletDays(t.Context(), smartmoney.Solana, "a", 0); len(got) > 0 || err != nil {
			t.Errorf("days on another chain: %v, %v", got, err)
		}
		got := map[string]smartmoney.WalletDay{}
		err := db.EachWalletDay(t.Context(), chain, 20400, func(d *smartmoney.WalletDay) error {
			got[d.Wallet] = *d
			return nil
		})
		if diff := cmp.Diff(map[string]smartmoney.WalletDay{"a": day("a", 20400, 5), "b": day("b", 20400, 7)}, got); diff != "" || err != nil {
			t.Errorf("wallets of a day, %v (-want +got):\n%s", err, diff)
		}
		checkDaysOf(t, db)
	})
}

// rich is a day whose profit cannot be doubled.
func rich(n int) smartmoney.WalletDay {
	d := day("rich", n, 1)
	d.RealizedPnlUSD = math.MaxFloat64
	return d
}

// checkDaysOf asks for the sums of days of several wallets at a time, more than one statement
// reads.
func checkDaysOf(t *testing.T, db *testkit.DB) {
	t.Helper()
	wallets := []string{"b"}
	for i := range 700 {
		wallets = append(wallets, fmt.Sprint("unknown ", i))
	}
	wallets = append(wallets, "a", "rich")
	got := map[string]smartmoney.DaysSum{}
	err := db.EachDaysOf(t.Context(), chain, wallets, 20400, 20500, func(wallet string, did smartmoney.DaysSum) { got[wallet] = did })
	want := map[string]smartmoney.DaysSum{
		"a":    {Last: 20500, Trades: 6 + 4, RealizedPnlUSD: -0.30000000000000004 * 2},
		"b":    {Last: 20400, Trades: 8, RealizedPnlUSD: -0.30000000000000004},
		"rich": {Last: 20403, Trades: 4, RealizedPnlUSD: math.MaxFloat64},
	}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("days of wallets, %v (-want +got):\n%s", err, diff)
	}
}

// TestDayStarts: the first event of a day stays what it was, and they are read up to an event.
func TestDayStarts(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := &commits{T: t, db: db}
		c.write(history.Added{DayStarts: []smartmoney.DayStart{{Day: 20400, Seq: 1}, {Day: 20402, Seq: 7}}})
		c.write(history.Added{DayStarts: []smartmoney.DayStart{{Day: 20402, Seq: 9}, {Day: 20403, Seq: 12}}})
		for upTo, want := range map[int64][]smartmoney.DayStart{
			0: nil, 1: {{Day: 20400, Seq: 1}}, 11: {{Day: 20400, Seq: 1}, {Day: 20402, Seq: 7}},
			99: {{Day: 20400, Seq: 1}, {Day: 20402, Seq: 7}, {Day: 20403, Seq: 12}},
		} {
			got, err := db.DayStarts(t.Context(), chain, upTo)
			if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" || err != nil {
				t.Errorf("up to %d, %v (-want +got):\n%s", upTo, err, diff)
			}
		}
	})
}

// ranked returns a snapshot with the rows from one rank to another.
func ranked(on smartmoney.Chain, day int32, from, to int) history.SnapshotRows {
	rows := history.SnapshotRows{Chain: on, Day: day}
	for rank := from; rank <= to; rank++ {
		rows.Rows = append(rows.Rows, smartmoney.Wallet{
			Rank: rank, Address: fmt.Sprint("w", rank), Chain: on, TraderScore: 1 / float64(rank), BuyCount: 2, SellCount: 1, TotalBuyVolumeUSD: 0.1 * float64(rank),
			ClosedPositions: 3, WinningPositions: 1, TrueWinRate: 1.0 / 3, WinRate: 0.7, NetPnlUSD: -5, RealizedPnlUSD: 1e-7, TokensTraded: 2,
			FirstTradeTime: time.Unix(1, 5).UTC(), LastTradeTime: time.Unix(1<<33, 7).UTC(),
		})
	}
	return rows
}

// unfinished returns rows as an engine writes them before it writes part 0.
func unfinished(s history.SnapshotRows) history.SnapshotRows {
	s.Part = 1
	return s
}

// TestSnapshots: a snapshot that is not whole is not seen, neither by day nor by wallet; it is
// deleted alone, between its neighbours of other days and chains; a row that is there stays.
func TestSnapshots(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := &commits{T: t, db: db}
		const last = 1<<24 - 2 // the last day that fits
		for _, whole := range []history.SnapshotRows{
			ranked(chain, 20400, 1, 3), ranked(chain, 20402, 1, 2), ranked(smartmoney.Ethereum, 0, 1, 1), ranked(smartmoney.Solana, last, 1, 1),
		} {
			c.write(history.Added{}, whole)
		}
		c.write(history.Added{}, unfinished(ranked(chain, 20401, 2, 3)), unfinished(ranked(chain, 20403, 3, 3)))
		day := func(on smartmoney.Chain, upTo, want int32, found bool) {
			t.Helper()
			if got, ok, err := db.SnapshotDay(t.Context(), on, upTo); ok != found || found && got != want || err != nil {
				t.Errorf("the newest snapshot of %s up to %d is of day %d, %v, %v; want %d, %v", on, upTo, got, ok, err, want, found)
			}
		}
		day(chain, 20399, 0, false)
		day(chain, 20401, 20400, true)
		day(chain, last, 20402, true)
		day(smartmoney.Ethereum, 5, 0, true)
		day(smartmoney.Solana, last, last, true)
		day(smartmoney.Polymarket, last, 0, false)
		rows, err := db.LeaderboardSnapshot(t.Context(), chain, 20400)
		if diff := cmp.Diff(ranked(chain, 20400, 1, 3).Rows, rows); diff != "" || err != nil {
			t.Errorf("a whole one, %v (-want +got):\n%s", err, diff)
		}
		if rows, err := db.LeaderboardSnapshot(t.Context(), chain, 20401); rows != nil || err != nil {
			t.Errorf("one that is not whole: %v, %v", rows, err)
		}
		for day, want := range map[int32]bool{20400: true, 20401: false, 20402: true, 20403: false} {
			if whole, err := db.ResumeSnapshot(t.Context(), chain, day); whole != want || err != nil {
				t.Errorf("day %d whole: %v, %v", day, whole, err)
			}
		}
		c.write(history.Added{}, ranked(chain, 20401, 1, 1)) // of the rest nothing may be left
		if rows, err := db.LeaderboardSnapshot(t.Context(), chain, 20401); len(rows) != 1 || err != nil {
			t.Errorf("made again, it has %d rows, %v", len(rows), err)
		}
		for on, at := range map[smartmoney.Chain]int32{smartmoney.Ethereum: 0, smartmoney.Solana: last} {
			if rows, err := db.LeaderboardSnapshot(t.Context(), on, at); len(rows) != 1 || err != nil {
				t.Errorf("%s, day %d has %d rows, %v", on, at, len(rows), err)
			}
		}
		checkRankDays(t, db)
	})
}

func checkRankDays(t *testing.T, db *testkit.DB) {
	t.Helper()
	for _, ask := range []struct {
		wallet string
		from   int32
		limit  int
		want   []int
	}{
		{"w1", 0, 10, []int{20400, 20401, 20402}}, {"w1", 20401, 10, []int{20401, 20402}}, {"w1", 0, 2, []int{20401, 20402}},
		{"w3", 0, 10, []int{20400}}, {"w1", 20403, 10, nil}, {"w9", 0, 10, nil},
	} {
		days, err := db.RankDays(t.Context(), chain, ask.wallet, ask.from, ask.limit)
		var got []int
		for _, d := range days {
			got = append(got, d.Day)
		}
		if diff := cmp.Diff(ask.want, got); diff != "" || err != nil {
			t.Errorf("days of %s from %d, %d at most, %v (-want +got):\n%s", ask.wallet, ask.from, ask.limit, err, diff)
		}
	}
}

// TestSweepHistory deletes what lies before a chain's day, of snapshots and wallets' days, however
// much it is, and nothing of other chains.
func TestSweepHistory(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := &commits{T: t, db: db}
		var days []smartmoney.WalletDay
		for i := range 2300 { // more than one statement deletes
			days = append(days, day(fmt.Sprint("w", i), 20400+i%2, 1))
		}
		c.write(history.Added{Days: days}, ranked(chain, 20400, 1, 2300), ranked(chain, 20401, 1, 2), ranked(smartmoney.Solana, 20400, 1, 1))
		writeRows(t, db, ranked(chain, 20399, 1, 2), ranked(chain, 20402, 1, 1))
		var before [smartmoney.ChainCount]int32
		before[chain.Index()] = 20401
		for calls, deleted := 0, -1; deleted != 0; calls++ {
			var err error
			if deleted, err = db.SweepHistory(t.Context(), before); err != nil || calls > 5 {
				t.Fatalf("call %d deleted %d rows, error %v", calls, deleted, err)
			}
		}
		count := func(query string) (n int) {
			t.Helper()
			if err := db.Reader().QueryRowContext(t.Context(), query).Scan(&n); err != nil {
				t.Fatal(err)
			}
			return n
		}
		if n := count("SELECT count(DISTINCT 1000000 * chain + day) FROM leaderboard_parts"); n != 2 {
			t.Errorf("%d snapshots are left, want 2", n)
		}
		if n := count("SELECT count(*) FROM leaderboard_days"); n != 1 {
			t.Errorf("%d rows of former versions are left, want 1", n)
		}
		if n := count("SELECT count(*) FROM wallet_days WHERE day = 20401"); n != 1150 || count("SELECT count(*) FROM wallet_days") != n {
			t.Errorf("%d days are left, want 1150", n)
		}
	})
}
