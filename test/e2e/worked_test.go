package e2e

import (
	"encoding/json"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/vectors"
)

// scene is trades on a stage of base, and what is expected of them.
type scene struct {
	*stage
	events []event.Event
	want   []vectors.Notification
}

// trades adds a trade at a price, USD.
func (s *scene) trades(wallet, token int, side smartmoney.Side, usd, price float64) {
	e := s.trade(wallet, token, side, usd)
	e.Trade.PriceUSD, e.Trade.Quantity = price, usd/price
	s.events = append(s.events, e)
}

// bet is what one wallet has in a signal: its number, which is one less than its rank,
// and the size of its latest trade, USD.
type bet struct {
	wallet int
	usd    float64
}

// raises expects a signal of the latest trade.
func (s *scene) raises(typ smartmoney.NotificationType, total, first, change float64, bets ...bet) {
	last := s.events[len(s.events)-1].Trade
	n := vectors.Notification{
		Type: typ, Priority: typ.Priority(), Chain: s.chain, Token: last.Token, Timestamp: last.TradedAt,
		TraderCount: len(bets), TotalInflowUSD: total, HighestRank: bets[0].wallet + 1,
		CurrentPriceUSD: last.PriceUSD, FirstSmartEntryPrice: first, PriceChangePct: change,
	}
	for _, b := range bets {
		n.Wallets = append(n.Wallets, smtest.Wallet(s.chain, b.wallet))
		n.Ranks, n.Sizes = append(n.Ranks, b.wallet+1), append(n.Sizes, b.usd)
	}
	s.want = append(s.want, n)
}

// worked is a set of notifications worked out on paper. Six wallets with the same past
// have the same score, so that they rank by their addresses: wallet 0 is the first. All
// that follows is in one minute, hence under one ranking. Those with fewer trades than
// the defaults ask raise nothing for a customer who has them.
func worked() vectors.Set {
	const p1, p0 = smartmoney.ConvergenceP1, smartmoney.ConvergenceP0
	s := scene{stage: newStage(smartmoney.Base, 6, march)}
	s.events = s.past()
	s.trades(3, 20, smartmoney.Buy, 100, 1) // one wallet is no convergence
	s.trades(1, 20, smartmoney.Buy, 300, 1.5)
	s.raises(p1, 400, 1, 50, bet{1, 300}, bet{3, 100})
	s.trades(1, 20, smartmoney.Buy, 50, 1.2) // its latest trade counts, and all of its trades in the sum
	s.raises(p1, 450, 1, 20, bet{1, 50}, bet{3, 100})
	s.trades(0, 20, smartmoney.Buy, 60, 0.5)
	s.raises(p1, 510, 1, -50, bet{0, 60}, bet{1, 50}, bet{3, 100})
	s.trades(5, 30, smartmoney.Buy, 6000, 3) // a whale alone
	s.raises(smartmoney.WhaleMove, 6000, 3, 0, bet{5, 6000})
	s.trades(4, 20, smartmoney.Buy, 40, 1)
	s.raises(p1, 550, 1, 0, bet{0, 60}, bet{1, 50}, bet{3, 100}, bet{4, 40})
	s.trades(2, 20, smartmoney.Buy, 5000, 2) // the fifth wallet, and a whale
	s.raises(p0, 5550, 1, 100, bet{0, 60}, bet{1, 50}, bet{2, 5000}, bet{3, 100}, bet{4, 40})
	s.raises(smartmoney.WhaleMove, 5000, 2, 0, bet{2, 5000})
	s.trades(5, 20, smartmoney.Sell, 7000, 2) // a sale is no whale's move, and one is no signal
	s.trades(0, 20, smartmoney.Sell, 30, 1)
	s.raises(smartmoney.SellSignal, 7030, 2, -50, bet{0, 30}, bet{5, 7000})

	wide := `{"min_trades": 0, "min_closed_positions": 0, "min_tokens_traded": 0, "cooldown_hours": 0,
		"convergence_min_wallets": 2, "whale_min_trade_usd": 5000}`
	return vectors.Set{
		Name: "worked", Events: ndjson(s.events), Settings: vectors.Settings{RankInterval: time.Minute, TopWallets: 200},
		Customers: []vectors.Customer{
			{Name: "plain", Update: json.RawMessage("{}")},
			{Name: "wide", Update: json.RawMessage(wide), Notifications: s.want},
		},
	}
}
