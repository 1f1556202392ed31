package detect

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// sell is several top wallets that sold the same token within the customer's
// window: sell_signal. It is not raised on prediction markets.
type sell struct{}

func (sell) possible(c *Candidate, p *Profile) (smartmoney.NotificationType, bool) {
	return smartmoney.SellSignal, c.Trade.Sell && c.Chain().DEX() && c.converging(p)
}

func (sell) meets(c *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held) {
	if n, counts := c.enough(p); n < p.MinWallets || !counts {
		return "", c.tooFew(p, n)
	}
	return smartmoney.SellSignal, nil
}

func (sell) signal(c *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	s := c.describe(p, typ, names)
	s.Headline = headline(&s.Signal, "sold", p.Window)
	return s.identified(c.Trade)
}
