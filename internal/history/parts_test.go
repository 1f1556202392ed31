package history_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

const snapshotDay = 20_000

// wholeSnapshot returns the rows of a snapshot by rank.
func wholeSnapshot(n int) []smartmoney.Wallet {
	rows := make([]smartmoney.Wallet, n)
	for i := range rows {
		at := time.Unix(1_700_000_000, int64(i)).UTC()
		rows[i] = smartmoney.Wallet{
			Chain: smartmoney.Base, Rank: i + 1, Address: testkit.Wallet(smartmoney.Base, i), TraderScore: 1 / float64(i+1), NetPnlUSD: -float64(i) / 3,
			RealizedPnlUSD: float64(i), TotalBuyVolumeUSD: 1e6 + float64(i), TotalSellVolumeUSD: 7, LargestTradeUSD: 3, WinRate: 0.25,
			BuyCount: 1000 + i, SellCount: 3, ClosedPositions: 4, WinningPositions: 1, TokensTraded: 5, TrueWinRate: 0.25,
			FirstTradeTime: at, LastTradeTime: at.Add(time.Hour),
		}
	}
	return rows
}

// writeSnapshot writes rows as an engine does: the last parts first, about some rows at a time,
// down to a part.
func writeSnapshot(t testing.TB, db *testkit.DB, rows []smartmoney.Wallet, atOnce, downTo int) {
	t.Helper()
	s := history.SnapshotRows{Chain: smartmoney.Base, Day: snapshotDay}
	for s.Part = smartmoney.SnapshotParts - 1; s.Part >= downTo; s.Part-- {
		for i := range rows {
			if smartmoney.SnapshotPart(rows[i].Address) == s.Part {
				s.Rows = append(s.Rows, rows[i])
			}
		}
		if s.Part > downTo && len(s.Rows) < atOnce {
			continue
		}
		if err := db.CommitState(t.Context(), &enginestate.Commit{Now: time.Now(), Snapshots: []history.SnapshotRows{s}}); err != nil {
			t.Fatal(err)
		}
		s.Written, s.Rows = s.Written+len(s.Rows), nil
	}
}

// writeRows stores snapshots as former versions did, the last rank first.
func writeRows(t testing.TB, db *testkit.DB, snapshots ...history.SnapshotRows) {
	t.Helper()
	for _, s := range snapshots {
		for _, w := range slices.Backward(s.Rows) {
			_, err := db.Writer().ExecContext(t.Context(), `INSERT INTO leaderboard_days (id, chain, day, rank, wallet, trader_score, trade_count, buy_count, sell_count,
				buy_volume_usd, sell_volume_usd, largest_trade_usd, closed_positions, winning_positions, tokens_traded, realized_pnl_usd, net_pnl_usd, win_rate,
				first_trade_at, last_trade_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
				int64(s.Chain.Index())<<48|int64(s.Day)<<24|int64(w.Rank), s.Chain.Index(), s.Day, w.Rank, w.Address, w.TraderScore, w.TradeCount(), w.BuyCount, w.SellCount,
				w.TotalBuyVolumeUSD, w.TotalSellVolumeUSD, w.LargestTradeUSD, w.ClosedPositions, w.WinningPositions, w.TokensTraded, w.RealizedPnlUSD, w.NetPnlUSD, w.WinRate,
				w.FirstTradeTime.UnixNano(), w.LastTradeTime.UnixNano())
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestSnapshotsAreReadWhole: a snapshot is read as it was written, not before part 0 is there.
func TestSnapshotsAreReadWhole(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for _, n := range []int{1, 2600} {
			rows := wholeSnapshot(n)
			check := func(want []smartmoney.Wallet) {
				t.Helper()
				got, err := db.LeaderboardSnapshot(t.Context(), smartmoney.Base, snapshotDay)
				if diff := cmp.Diff(want, got); diff != "" || err != nil {
					t.Fatalf("%v (-want +got)\n%s", err, diff)
				}
			}
			writeSnapshot(t, db, rows, 1900, 1)
			check(nil)
			writeSnapshot(t, db, rows, 350, 0)
			check(rows)
			if _, err := db.Writer().Exec("DELETE FROM leaderboard_parts"); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// TestSnapshotsOfFormerVersions: those that are stored as rows are read like those in parts, beside
// them, and deleted if they are not complete.
func TestSnapshotsOfFormerVersions(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		old := history.SnapshotRows{Chain: smartmoney.Base, Day: snapshotDay - 1, Rows: wholeSnapshot(30)}
		half := history.SnapshotRows{Chain: smartmoney.Base, Day: snapshotDay + 1, Rows: wholeSnapshot(30)[10:]}
		writeRows(t, db, old, half)
		day := func(upTo, want int32) {
			t.Helper()
			if got, ok, err := db.SnapshotDay(t.Context(), smartmoney.Base, upTo); !ok || got != want || err != nil {
				t.Errorf("the newest snapshot up to day %d is of %d, %t, %v; want %d", upTo, got, ok, err, want)
			}
		}
		day(snapshotDay+5, snapshotDay-1)
		writeSnapshot(t, db, wholeSnapshot(40), 100, 0)
		day(snapshotDay+5, snapshotDay)
		day(snapshotDay-1, snapshotDay-1)
		got, err := db.LeaderboardSnapshot(t.Context(), smartmoney.Base, old.Day)
		if diff := cmp.Diff(old.Rows, got); diff != "" || err != nil {
			t.Errorf("%v (-want +got)\n%s", err, diff)
		}
		for wallet, want := range map[int][]int{29: {snapshotDay - 1, snapshotDay}, 39: {snapshotDay}} {
			days, err := db.RankDays(t.Context(), smartmoney.Base, testkit.Wallet(smartmoney.Base, wallet), 0, 2)
			var got []int
			for _, d := range days {
				if got = append(got, d.Day); d.Rank != wallet+1 || d.TradeCount != 1003+wallet || d.TrueWinRate != 0.25 {
					t.Errorf("wallet %d has %+v", wallet, d)
				}
			}
			if !slices.Equal(got, want) || err != nil {
				t.Errorf("days of wallet %d: %v, %v; want %v", wallet, got, err, want)
			}
		}
		for day, want := range map[int32]bool{snapshotDay - 1: true, snapshotDay: true, snapshotDay + 1: false} {
			if complete, err := db.ResumeSnapshot(t.Context(), smartmoney.Base, day); complete != want || err != nil {
				t.Errorf("day %d complete: %t, %v", day, complete, err)
			}
		}
		var left int
		if err := db.Reader().QueryRowContext(t.Context(), "SELECT count(*) FROM leaderboard_days").Scan(&left); err != nil || left != 30 {
			t.Errorf("%d rows are left, want 30 (%v)", left, err)
		}
	})
}

// TestDamagedParts: a part that was changed or is missing is an error that names the table.
func TestDamagedParts(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for _, damage := range []string{
			"UPDATE leaderboard_parts SET body = substr(body, 1, length(body) - 9) WHERE part = 77",
			"DELETE FROM leaderboard_parts WHERE part = 77",
			"UPDATE leaderboard_parts SET part = 999 WHERE part = 0",
			"UPDATE leaderboard_parts SET body = (SELECT p.body FROM leaderboard_parts p WHERE p.part = 78) WHERE part = 77",
		} {
			writeSnapshot(t, db, wholeSnapshot(1500), 250, 0)
			if _, err := db.Writer().Exec(damage); err != nil {
				t.Fatal(err)
			}
			rows, err := db.LeaderboardSnapshot(t.Context(), smartmoney.Base, snapshotDay)
			if len(rows) > 0 || err == nil != strings.Contains(damage, "999") || err != nil && !strings.Contains(err.Error(), "leaderboard_parts") {
				t.Errorf("%d rows after %s, %v", len(rows), damage, err)
			}
			if _, err := db.Writer().Exec("DELETE FROM leaderboard_parts"); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// BenchmarkLeaderboardSnapshot writes a snapshot of 20,000 wallets, reads it, and reads the ranks
// of a wallet on 400 days.
func BenchmarkLeaderboardSnapshot(b *testing.B) {
	for name, open := range map[string]func(testing.TB) *testkit.DB{"sqlite": testkit.SQLite, "postgres": testkit.Postgres} {
		db := open(b)
		whole := wholeSnapshot(20_000)
		b.Run(name+"/write", func(b *testing.B) {
			for b.Loop() {
				if _, err := db.Writer().Exec("DELETE FROM leaderboard_parts"); err != nil {
					b.Fatal(err)
				}
				writeSnapshot(b, db, whole, 500, 0)
			}
		})
		b.Run(name+"/read", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				rows, err := db.LeaderboardSnapshot(b.Context(), smartmoney.Base, snapshotDay)
				if err != nil || len(rows) != 20_000 {
					b.Fatal(len(rows), err)
				}
			}
		})
		var part []smartmoney.Wallet
		for _, w := range whole {
			if smartmoney.SnapshotPart(w.Address) == 0 {
				part = append(part, w)
			}
		}
		for day := range int32(400) {
			s := history.SnapshotRows{Chain: smartmoney.Base, Day: snapshotDay + 1 + day, Rows: part}
			if err := db.CommitState(b.Context(), &enginestate.Commit{Now: time.Now(), Snapshots: []history.SnapshotRows{s}}); err != nil {
				b.Fatal(err)
			}
		}
		b.Run(name+"/ranks-of-400-days", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				days, err := db.RankDays(b.Context(), smartmoney.Base, part[len(part)/2].Address, snapshotDay+1, 400)
				if err != nil || len(days) != 400 {
					b.Fatal(len(days), err)
				}
			}
		})
	}
}
