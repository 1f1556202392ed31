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

func (b *portfolio) trader(address string) *trader {
	a := b.wallets[address]
	if a == nil {
		a = &trader{positions: map[string]*smartmoney.Position{}}
		a.Address = address
		b.wallets[address] = a
	}
	return a
}

func (b *portfolio) apply(e event.Event) {
	switch e.Type {
	case event.TypeToken:
		b.prices[e.Token.Token] = *e.Token.PriceUSD
	case event.TypeWallet:
		b.trader(e.Wallet.Wallet).provided = e.Wallet.NetPnlUSD
	case event.TypeResolution:
		b.prices[e.Resolution.Token] = e.Resolution.Payout
		for _, a := range b.wallets {
			if p := a.positions[e.Resolution.Token]; p != nil && p.Quantity > 0 {
				p.RealizedUSD += p.Quantity*e.Resolution.Payout - p.CostUSD
				p.Quantity, p.CostUSD = 0, 0
				a.close(p)
			}
		}
	case event.TypeTrade:
		b.prices[e.Trade.Token] = e.Trade.PriceUSD
		b.trader(e.Trade.Wallet).trade(e.Trade)
	}
}

func (a *trader) trade(t *smartmoney.Trade) {
	p := a.positions[t.Token]
	if p == nil {
		p = &smartmoney.Position{Token: t.Token}
		a.positions[t.Token] = p
		a.TokensTraded++
	}
	if t.Side == smartmoney.Buy {
		a.BuyCount++
		a.TotalBuyVolumeUSD += t.AmountUSD
		p.Quantity += t.Quantity
		p.CostUSD += t.AmountUSD
		p.BoughtQty += t.Quantity
		return
	}
	a.SellCount++
	a.TotalSellVolumeUSD += t.AmountUSD
	if matched := min(t.Quantity, p.Quantity); matched > 0 {
		out := p.CostUSD * matched / p.Quantity
		p.RealizedUSD += t.AmountUSD*matched/t.Quantity - out
		p.CostUSD -= out
		p.Quantity -= matched
	}
	if p.BoughtQty > 0 && p.Quantity <= 0.001*p.BoughtQty {
		a.close(p)
	}
}

func (a *trader) close(p *smartmoney.Position) {
	p.RealizedUSD -= p.CostUSD
	a.ClosedPositions++
	if p.RealizedUSD > 0 {
		a.WinningPositions++
	}
	a.RealizedPnlUSD += p.RealizedUSD
	*p = smartmoney.Position{Token: p.Token}
}

// earned returns a wallet's profit in USD, without provider data.
func (b *portfolio) earned(a *trader) float64 {
	net := a.RealizedPnlUSD
	for _, p := range a.positions {
		if p.BoughtQty > 0 {
			net += p.RealizedUSD + p.Quantity*b.prices[p.Token] - p.CostUSD
		}
	}
	return net
}

// leaderboard ranks the wallets that pass the chain's default filters by score.
func (b *portfolio) leaderboard() []*trader {
	var out []*trader
	f := smartmoney.DefaultFilter(b.chain)
	for _, a := range b.wallets {
		if a.TradeCount() < max(1, f.MinTrades) || a.TokensTraded < f.MinTokens || a.ClosedPositions < f.MinClosed || a.TotalBuyVolumeUSD > f.MaxBuyVol {
			continue
		}
		a.NetPnlUSD = b.earned(a)
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
