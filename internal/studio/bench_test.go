package studio_test

import (
	"context"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// source takes snapshots of ledgers without an engine.
type source struct {
	ledgers [smartmoney.ChainCount]*ledger.Ledger
	ranking [smartmoney.ChainCount]*rank.Leaderboard
	state   *activity.State
	count   uint64
}

func newSource() *source {
	b := &source{state: activity.New()}
	for i, chain := range smartmoney.Chains() {
		b.ledgers[i] = ledger.New(chain)
		b.ranking[i] = rank.NewLeaderboard(b.ledgers[i], smartmoney.DefaultFilter(chain), 200)
	}
	return b
}

func (s *source) Snapshot(_ context.Context, chain smartmoney.Chain) (*rank.Snapshot, error) {
	s.count++
	return s.ranking[chain.Index()].Snapshot(s.count, s.state.Position(chain), now), nil
}

// trade applies a trade of each of n wallets of polymarket from a number on.
func (s *source) trade(tb testing.TB, from, n int) {
	tb.Helper()
	events := make([]event.Event, 0, n)
	for i := range n {
		events = append(events, testkit.Buy(smartmoney.Polymarket, from+i, (from+i)%1000, now.Add(time.Duration(i)*time.Millisecond)))
	}
	at := s.state.Position(smartmoney.Polymarket)
	for i := range events {
		s.ledgers[smartmoney.Polymarket.Index()].Apply(&events[i], at+int64(i)+1)
	}
	if err := s.state.Apply(smartmoney.Polymarket, at+1, events); err != nil {
		tb.Fatal(err)
	}
}

// BenchmarkRefresh measures refreshes of the wallets' documents after trades of 20 000 of
// them, and reports the time of the first fill and the memory per wallet.
func BenchmarkRefresh(b *testing.B) {
	const wallets, some = 200_000, 20_000
	from := newSource()
	from.trade(b, 0, wallets)
	c, err := studio.NewCatalog(studio.CatalogOptions{Snapshots: from.Snapshot, Activity: from.state})
	if err != nil {
		b.Fatal(err)
	}
	began := time.Now()
	if err := c.Refresh(b.Context()); err != nil {
		b.Fatal(err)
	}
	fill := time.Since(began)
	bytes := int64(0)
	for _, s := range c.Stats() {
		bytes += s.Bytes
	}
	round := 0
	for b.Loop() {
		b.StopTimer()
		from.trade(b, round*some%wallets, some)
		if _, err := from.Snapshot(b.Context(), smartmoney.Polymarket); err != nil {
			b.Fatal(err)
		}
		round++
		b.StartTimer()
		if err := c.Refresh(b.Context()); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(fill.Nanoseconds())/wallets, "fill-ns/wallet")
	b.ReportMetric(float64(bytes)/wallets, "index-B/wallet")
	b.ReportMetric(float64(from.state.Stats(smartmoney.Polymarket).Bytes)/wallets, "activity-B/wallet")
}
