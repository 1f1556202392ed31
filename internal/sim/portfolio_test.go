package sim

import (
	"cmp"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// portfolio is a small ledger along semantics 2, to check the simulated market.
type portfolio struct {
	chain   smartmoney.Chain
	wallets map[string]*trader
	prices  map[string]float64
}

type trader struct {
	smartmoney.Wallet
	positions map[string]*smartmoney.Position
	provided  *float64
}

func newPortfolio(c smartmoney.Chain, events []event.Event) *portfolio {
	b := &portfolio{chain: c, wallets: map[string]*trader{}, prices: map[string]float64{}}
	for _, e := range events {
		if e.Chain == c {
			b.apply(e)
		}
	}
	return b
}

func (po *portfolio) trader(address string) *trader {
	a := po.wallets[address]
	if a == nil {
		a = &trader{positions: map[string]*smartmoney.Position{}}
		a.Address = address
		po.wallets[address] = a
	}
	return a
}

func (po *portfolio) apply(e event.Event) {
	switch e.Type {
	case event.TypeToken:
		po.prices[e.Token.Token] = *e.Token.PriceUSD
	case event.TypeWallet:
		po.trader(e.Wallet.Wallet).provided = e.Wallet.NetPnlUSD
	case event.TypeResolution:
		po.prices[e.Resolution.Token] = e.Resolution.Payout
		for _, a := range po.wallets {
			if p := a.positions[e.Resolution.Token]; p != nil && p.Quantity > 0 {
				p.RealizedUSD += p.Quantity*e.Resolution.Payout - p.CostUSD
				p.Quantity, p.CostUSD = 0, 0
				a.close(p)
			}
		}
	case event.TypeTrade:
		po.prices[e.Trade.Token] = e.Trade.PriceUSD
		po.trader(e.Trade.Wallet).trade(e.Trade)
	}
}

func (tr *trader) trade(t *smartmoney.Trade) {
	p := tr.positions[t.Token]
	if p == nil {
		p = &smartmoney.Position{Token: t.Token}
		tr.positions[t.Token] = p
		tr.TokensTraded++
	}
	if t.Side == smartmoney.Buy {
		tr.BuyCount++
		tr.TotalBuyVolumeUSD += t.AmountUSD
		p.Quantity += t.Quantity
		p.CostUSD += t.AmountUSD
		p.BoughtQty += t.Quantity
		return
	}
	tr.SellCount++
	tr.TotalSellVolumeUSD += t.AmountUSD
	if matched := min(t.Quantity, p.Quantity); matched > 0 {
		out := p.CostUSD * matched / p.Quantity
		p.RealizedUSD += t.AmountUSD*matched/t.Quantity - out
		p.CostUSD -= out
		p.Quantity -= matched
	}
	if p.BoughtQty > 0 && p.Quantity <= 0.001*p.BoughtQty {
		tr.close(p)
	}
}

func (tr *trader) close(p *smartmoney.Position) {
	p.RealizedUSD -= p.CostUSD
	tr.ClosedPositions++
	if p.RealizedUSD > 0 {
		tr.WinningPositions++
	}
	tr.RealizedPnlUSD += p.RealizedUSD
	*p = smartmoney.Position{Token: p.Token}
}

// earned returns a wallet's profit in USD, without provider data.
func (po *portfolio) earned(a *trader) float64 {
	net := a.RealizedPnlUSD
	for _, p := range a.positions {
		if p.BoughtQty > 0 {
			net += p.RealizedUSD + p.Quantity*po.prices[p.Token] - p.CostUSD
		}
	}
	return net
}

// leaderboard ranks the wallets that pass the chain's default filters by score.
func (po *portfolio) leaderboard() []*trader {
	var out []*trader
	f := smartmoney.DefaultFilter(po.chain)
	for _, a := range po.wallets {
		if a.TradeCount() < max(1, f.MinTrades) || a.TokensTraded < f.MinTokens || a.ClosedPositions < f.MinClosed || a.TotalBuyVolumeUSD > f.MaxBuyVol {
			continue
		}
		a.NetPnlUSD = po.earned(a)
		if a.provided != nil {
			a.NetPnlUSD = *a.provided
		}
		a.TraderScore = smartmoney.Score(a.NetPnlUSD, a.TotalBuyVolumeUSD, a.WinningPositions, a.ClosedPositions, a.TradeCount())
		out = append(out, a)
	}
	slices.SortFunc(out, func(x, y *trader) int {
		return cmp.Or(cmp.Compare(y.TraderScore, x.TraderScore), cmp.Compare(x.Address, y.Address))
	})
	for i, a := range out {
		a.Rank = i + 1
	}
	return out
}
