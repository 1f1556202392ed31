package detect

import "smartmoney/internal/smartmoney"

// sell is several top wallets that sold the same token within the customer's
// window: sell_signal. It is not raised on prediction markets.
type sell struct{}

func (sell) possible(o *Candidate, p *Profile) (smartmoney.NotificationType, bool) {
	return smartmoney.SellSignal, o.Trade.Sell && o.Chain().DEX() && o.converging(p)
}

func (sell) meets(o *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held) {
	if n := o.side.count(p, o.Trade.T-p.Window, p.MinWallets); n < p.MinWallets {
		return "", tooFew(p, n)
	}
	return smartmoney.SellSignal, nil
}

func (sell) signal(o *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	s := o.describe(p, typ, names)
	s.Headline = headline(&s.Signal, "sold", p.Window)
	return s.identified(o.Trade)
}
