package service_test

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

const judged = smartmoney.Polymarket

// on returns noon of a day of January 2026.
func on(day int) time.Time { return time.Date(2026, 1, day, 12, 0, 0, 0, time.UTC) }

func midnight(day int) time.Time { return time.Date(2026, 1, day, 0, 0, 0, 0, time.UTC) }

// buys and sells are of 100 shares; a buy costs 100 USD.
func buys(wallet, token, day int) event.Event { return testkit.Buy(judged, wallet, token, on(day)) }

func sells(wallet, token, day int, price float64) event.Event {
	e := testkit.Buy(judged, wallet, token, on(day).Add(time.Second))
	e.Trade.Side, e.Trade.PriceUSD, e.Trade.AmountUSD = smartmoney.Sell, price, 100*price
	return e
}

// judgement is a service over a small log.
type judgement struct {
	*service.Service
	db     *testkit.DB
	engine *engine.Engine
}

func newJudgement(t *testing.T, db *testkit.DB) *judgement {
	t.Helper()
	e := engine.New(engine.Options{Store: db, HistoryWallets: 100})
	if err := e.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		testkit.Stop(t, e.Stop)
	})
	return &judgement{service.New(e, service.Options{Events: db.Log, Days: db.Days, Leaderboards: service.NewLeaderboards(db, 1<<20)}), db, e}
}

// append adds events to the log and waits until they are shown.
func (j *judgement) append(t *testing.T, events ...event.Event) {
	t.Helper()
	done, err := j.db.Append(t.Context(), events, time.Now(), nil)
	if err != nil {
		t.Fatal(err)
	}
	j.engine.Enqueue(done)
	last := done.Chains[judged.Index()].Last()
	testkit.Eventually(t, "the events are shown", func() bool {
		s, err := j.engine.Snapshot(t.Context(), judged)
		return err == nil && s.Position() >= last
	})
}

// beginning adds the day before the leaderboard: five wallets with three open positions each,
// ranked by what they won with a fourth one, and wallet 2 with a share of token 7.
func (j *judgement) beginning(t *testing.T) {
	t.Helper()
	var events []event.Event
	for wallet := range 5 {
		events = append(events, buys(wallet, 0, 1), buys(wallet, 1, 1), buys(wallet, 2, 1), buys(wallet, 3, 1))
	}
	events = append(events, buys(2, 7, 1))
	for wallet := range 5 {
		events = append(events, sells(wallet, 3, 1, 1.5-float64(wallet)/10))
	}
	j.append(t, events...)
}

func (j *judgement) want(t *testing.T, q service.PerformanceQuery, want *service.LeaderboardPerformance) {
	t.Helper()
	q.Chain, want.Chain = judged, judged
	got, err := j.LeaderboardPerformance(t.Context(), q)
	if diff := cmp.Diff(want, got, cmpopts.EquateApprox(0, 1e-9)); diff != "" || err != nil {
		t.Errorf("%+v: %v (-want +got):\n%s", q, err, diff)
	}
}

// TestLeaderboardPerformance compares with an answer made by hand: a winner, a loser with a
// position from before, a wallet that stopped trading and lost by a resolution, a win that is
// retracted, and a wallet that sells after the days.
func TestLeaderboardPerformance(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		j := newJudgement(t, db)
		j.beginning(t)
		won := sells(3, 5, 3, 1.5)
		j.append(t,
			buys(0, 4, 2), sells(1, 0, 2, 0.7), buys(1, 4, 2), buys(3, 5, 2), buys(4, 6, 2), buys(9, 8, 2),
			sells(0, 4, 3, 1.8), sells(1, 4, 3, 0.9), won, sells(9, 8, 3, 6),
			event.Event{Type: event.TypeResolution, Chain: judged, Resolution: &smartmoney.Resolution{Token: testkit.Token(judged, 7), ResolvedAt: on(3)}})
		testkit.Eventually(t, "the leaderboard is kept", func() bool {
			day, ok, err := db.SnapshotDay(t.Context(), judged, math.MaxInt16)
			return err == nil && ok && day == int32(smartmoney.DayOf(on(2)))
		})
		two := service.PerformanceQuery{AsOf: on(2), Top: 2, Days: 2}
		want := service.LeaderboardPerformance{
			AsOf: midnight(2), Until: midnight(4),
			Top:  service.GroupPerformance{Wallets: 2, RealizedPnlUSD: 40, MedianRealizedPnlUSD: ptr(20.0), ClosedPositions: 2, WinningPositions: 1},
			Next: service.GroupPerformance{Wallets: 2, Stopped: 1, RealizedPnlUSD: -50, MedianRealizedPnlUSD: ptr(-25.0), ClosedPositions: 1, WinningPositions: 1},
			All:  service.GroupPerformance{Wallets: 5, Stopped: 1, RealizedPnlUSD: -10, MedianRealizedPnlUSD: ptr(0.0), ClosedPositions: 3, WinningPositions: 2},
		}
		j.want(t, two, ptr(want)) // the second day is in memory only
		j.append(t, sells(4, 6, 4, 2))
		want.Complete = true
		j.want(t, two, ptr(want)) // days that are over
		j.want(t, service.PerformanceQuery{AsOf: midnight(2), Top: 5, Days: 1}, &service.LeaderboardPerformance{
			AsOf: midnight(2), Until: midnight(3), Complete: true,
			Top: service.GroupPerformance{Wallets: 5, Stopped: 1, RealizedPnlUSD: -30, MedianRealizedPnlUSD: ptr(0.0)},
			All: service.GroupPerformance{Wallets: 5, Stopped: 1, RealizedPnlUSD: -30, MedianRealizedPnlUSD: ptr(0.0)},
		})
		all := service.GroupPerformance{Wallets: 5, Stopped: 1, RealizedPnlUSD: 90, MedianRealizedPnlUSD: ptr(50.0), ClosedPositions: 4, WinningPositions: 3}
		j.want(t, service.PerformanceQuery{AsOf: midnight(2), Top: 1000, Days: 90}, &service.LeaderboardPerformance{AsOf: midnight(2), Until: midnight(5), Top: all, All: all})

		j.append(t, event.Event{Type: event.TypeRetract, Chain: judged, Correction: &event.Correction{ID: won.Trade.ID}})
		want.Next = service.GroupPerformance{Wallets: 2, Stopped: 1, RealizedPnlUSD: -100, MedianRealizedPnlUSD: ptr(-50.0)}
		want.All = service.GroupPerformance{Wallets: 5, Stopped: 1, RealizedPnlUSD: -60, MedianRealizedPnlUSD: ptr(0.0), ClosedPositions: 2, WinningPositions: 1}
		j.want(t, two, ptr(want))
		j.append(t, event.Event{Type: event.TypeRetract, Chain: judged, Correction: &event.Correction{ID: testkit.Buy(judged, 3, 5, on(2)).Trade.ID}})
		want.Next.Stopped, want.All.Stopped = 2, 2 // its only trade of these days
		j.want(t, two, ptr(want))
		if want.Next.TrueWinRate() != nil || *want.All.TrueWinRate() != 0.5 {
			t.Errorf("win rates %v and %v", want.Next.TrueWinRate(), *want.All.TrueWinRate())
		}
	})
}

// TestLeaderboardPerformanceRefusals: each argument has its bounds, and without a leaderboard there
// is no answer.
func TestLeaderboardPerformanceRefusals(t *testing.T) {
	t.Parallel()
	j := newJudgement(t, testkit.SQLite(t))
	good := service.PerformanceQuery{Chain: judged, AsOf: on(2), Top: 1, Days: 1}
	for message, q := range map[string]service.PerformanceQuery{
		"top must be between 1 and 1000, got 0":                               {Chain: judged, Top: 0, Days: 1},
		"top must be between 1 and 1000, got 1001":                            {Chain: judged, Top: 1001, Days: 1},
		"days must be between 1 and 90, got 0":                                {Chain: judged, Top: 1, Days: 0},
		"days must be between 1 and 90, got 91":                               {Chain: judged, Top: 1, Days: 91},
		`chain must be one of base, ethereum, solana, polymarket, got "moon"`: {Chain: "moon", Top: 1, Days: 1},
	} {
		_, err := j.LeaderboardPerformance(t.Context(), q)
		field, _, _ := strings.Cut(message, " ")
		wantBad(t, err, field, message)
	}
	if _, err := j.LeaderboardPerformance(t.Context(), good); smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
		t.Errorf("without a leaderboard: %v", err)
	}
}
