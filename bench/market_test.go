package main

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// TestMarket checks what README.md says about the market: every event is valid, ids are
// unique, event time rises along the past and the day, and skilled wallets make 4 % of the
// day's trades.
func TestMarket(t *testing.T) {
	now := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
	wallets, day := scale.Of(50_000), scale.Of(20_000)
	m := newMarket(wallets, day, now)
	decoder := event.NewDecoder(func() time.Time { return now })
	ids, last, best := map[string]bool{}, time.Time{}, map[string]bool{}
	for wallet := range m.skilled {
		best[address((&world{}).chain(wallet), ofWallet|uint64(wallet))] = true
	}
	check := func(e *event.Event) error {
		line := event.AppendJSON(nil, e)
		if _, err := decoder.Decode(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if e.Type != event.TypeTrade {
			return nil
		}
		if key := string(e.Chain) + e.Trade.ID; ids[key] {
			t.Fatalf("id %s occurs twice", e.Trade.ID)
		} else {
			ids[key] = true
		}
		if !e.Trade.TradedAt.After(last) {
			t.Fatalf("a trade at %v follows one at %v", e.Trade.TradedAt, last)
		}
		last = e.Trade.TradedAt
		return nil
	}
	if err := m.past(check); err != nil {
		t.Fatal(err)
	}
	past, bySkilled := len(ids), 0
	err := m.day(0, day, func(tr *smartmoney.Trade) error {
		if best[tr.Wallet] {
			bySkilled++
		}
		return check(&event.Event{Type: event.TypeTrade, Chain: tr.Chain, Trade: tr})
	})
	if err != nil {
		t.Fatal(err)
	}
	if past < 2*wallets || len(ids) != past+day || last.After(now) || now.Sub(last) > time.Second {
		t.Errorf("%d trades in the past, %d in all, the last at %v", past, len(ids), last)
	}
	if share := float64(bySkilled) / float64(day); share < skilledShare-0.01 || share > skilledShare+0.01 {
		t.Errorf("the skilled make %.3f of the trades, want %.2f", share, skilledShare)
	}
}

// TestCustomers checks that no two customers have the same detection settings, and that
// each has valid ones.
func TestCustomers(t *testing.T) {
	profiles := map[detect.Profile]bool{}
	many := scale.Of(10_000)
	for i := range many {
		c := customerConfig(i)
		profiles[detect.ProfileOf(&c)] = true
		update := smartmoney.ConfigUpdate{
			Chains: c.Chains, SignalTypes: c.SignalTypes, DailyBudget: &c.DailyBudget, PerTypeLimits: c.PerTypeLimits,
			MinTrades: &c.MinTrades, MinWinRate: &c.MinWinRate, MinClosedPositions: &c.MinClosedPositions,
			MinTokensTraded: &c.MinTokensTraded, MaxBuyVolumeUSD: &c.MaxBuyVolumeUSD,
			ConvergenceMinWallets: &c.ConvergenceMinWallets, ConvergenceWindowHours: &c.ConvergenceWindowHours,
			WhaleMinTradeUSD: &c.WhaleMinTradeUSD, WhaleMaxRank: &c.WhaleMaxRank, MinTraderScore: &c.MinTraderScore,
			MinTriggerWinRate: &c.MinTriggerWinRate, MinTriggerClosed: &c.MinTriggerClosed,
			MinTokenLiquidityUSD: &c.MinTokenLiquidityUSD, MinTokenHolders: &c.MinTokenHolders,
			PriorityFilter: &c.PriorityFilter, CooldownHours: &c.CooldownHours,
		}
		if _, err := update.Apply(smartmoney.DefaultConfig("customer")); err != nil {
			t.Fatalf("customer %d: %v", i, err)
		}
	}
	if len(profiles) != many {
		t.Errorf("%d profiles among %d customers", len(profiles), many)
	}
}
