package service_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	past "github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

var noon = time.Date(2026, 5, 5, 12, 0, 0, 0, time.UTC)

// keep stores a snapshot of n wallets for each of some days.
func keep(t testing.TB, db *testkit.DB, n int, days ...int) {
	t.Helper()
	for _, day := range days {
		rows := make([]smartmoney.Wallet, n)
		for i := range rows {
			rows[i] = smartmoney.Wallet{
				Rank: i + 1, Address: testkit.Wallet(smartmoney.Base, i), Chain: smartmoney.Base, TraderScore: 1 - float64(i)/float64(n),
				BuyCount: 3 + day%5, TotalBuyVolumeUSD: float64(100 * i), TokensTraded: 9, ClosedPositions: 4, WinningPositions: 2, TrueWinRate: 0.5, WinRate: 0.5,
				FirstTradeTime: noon, LastTradeTime: noon,
			}
		}
		commit := &enginestate.Commit{Now: noon, Snapshots: []past.SnapshotRows{{Chain: smartmoney.Base, Day: int32(day), Rows: rows}}}
		if err := db.CommitState(t.Context(), commit); err != nil {
			t.Fatal(err)
		}
	}
}

// counting counts the snapshots that are read.
type counting struct {
	*past.Days
	reads int
	fail  error
}

func (c *counting) LeaderboardSnapshot(ctx context.Context, chain smartmoney.Chain, day int32) ([]smartmoney.Wallet, error) {
	if c.reads++; c.fail != nil {
		return nil, c.fail
	}
	return c.Days.LeaderboardSnapshot(ctx, chain, day)
}

// TestLeaderboards: the newest snapshot at or before a time is found, a snapshot is read once while
// it is in memory, the one used longest ago goes first, and a failure is not kept.
func TestLeaderboards(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		today := smartmoney.DayOf(noon)
		keep(t, db, 300, today-1, today-3, today-5)
		s := &counting{Days: db.Days}
		l := service.NewLeaderboards(s, 250_000) // two snapshots
		for _, c := range []struct {
			at   time.Time
			want int
			ok   bool
		}{
			{noon, today - 1, true}, {noon.AddDate(500, 0, 0), today - 1, true}, {smartmoney.DayTime(today), today - 1, true},
			{smartmoney.DayTime(today).Add(-1), today - 3, true}, {smartmoney.DayTime(today - 4), today - 5, true},
			{smartmoney.DayTime(today - 4).Add(-1), 0, false}, {time.Time{}, 0, false},
		} {
			day, ok, err := l.Day(t.Context(), smartmoney.Base, c.at)
			if err != nil || ok != c.ok || ok && int(day) != c.want {
				t.Errorf("at %s: %d, %v, %v; want %d, %v", c.at, int(day)-today, ok, err, c.want-today, c.ok)
			}
		}
		filter := smartmoney.DefaultFilter(smartmoney.Base)
		filter.MinBuyVol = 0
		for i, day := range []int{today - 1, today - 1, today - 3, today - 1, today - 5, today - 1, today - 3} {
			snapshot, err := l.Load(t.Context(), smartmoney.Base, int32(day))
			if err != nil || !snapshot.At().Equal(smartmoney.DayTime(day+1)) {
				t.Fatalf("%v, %v", snapshot, err)
			}
			page := snapshot.Page(rank.Query{RankBy: smartmoney.ByTotalBuyVolume, Filter: filter, Limit: 2})
			if page.Total != 300 || page.Wallets[1].Address != testkit.Wallet(smartmoney.Base, 298) || page.Wallets[1].BuyCount != 3+day%5 {
				t.Errorf("page %+v", page)
			}
			if want := []int{1, 1, 2, 2, 3, 3, 4}[i]; s.reads != want {
				t.Errorf("%d reads after question %d, want %d", s.reads, i, want)
			}
		}
		if l.Cached(smartmoney.Base, int32(today-5)) != nil || l.Cached(smartmoney.Base, int32(today-1)) == nil {
			t.Error("the snapshot used longest ago was kept")
		}
		s.fail = errors.New("disk")
		if _, err := l.Load(t.Context(), smartmoney.Base, int32(today-5)); !errors.Is(err, s.fail) {
			t.Errorf("error %v", err)
		}
		s.fail = nil
		if snapshot, err := l.Load(t.Context(), smartmoney.Base, int32(today-5)); err != nil || snapshot == nil {
			t.Errorf("a failure was kept: %v", err)
		}
		if snapshot, err := l.Load(t.Context(), smartmoney.Base, int32(today-4)); err != nil || snapshot != nil {
			t.Errorf("a day without a snapshot has %v, %v", snapshot, err)
		}
	})
}

// BenchmarkLoad reads a snapshot of 20 000 wallets.
func BenchmarkLoad(b *testing.B) {
	for name, db := range map[string]*testkit.DB{"sqlite": testkit.SQLite(b), "postgres": testkit.Postgres(b)} {
		keep(b, db, 20_000, 5000)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if s, err := service.NewLeaderboards(db, 0).Load(b.Context(), smartmoney.Base, 5000); err != nil || s == nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(name+"/write2000", func(b *testing.B) {
			day := 6000
			for b.Loop() {
				keep(b, db, 2000, day)
				day++
			}
		})
	}
}
