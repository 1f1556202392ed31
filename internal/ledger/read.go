package ledger

import (
	"smartmoney/internal/smartmoney"
)

// OpenPositions gives the wallet's positions with bought > 0, oldest first; none
// for an unknown wallet.
func (b *Book) OpenPositions(address string) []smartmoney.Position {
	wallet, ok := b.Wallets.Find(address)
	if !ok {
		return nil
	}
	var open []smartmoney.Position
	b.each(wallet, func(_ uint32, p *position) {
		if p.bought <= 0 {
			return
		}
		t := &b.tokens[p.token]
		open = append(open, smartmoney.Position{
			Chain: b.chain, Wallet: address, Token: b.Tokens.String(p.token), Symbol: t.Symbol,
			Quantity: p.qty, CostUSD: p.cost, BoughtQty: p.bought, RealizedUSD: p.realized, PriceUSD: t.Price,
		})
	})
	return open
}
