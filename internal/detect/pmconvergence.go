package detect

import "smartmoney/internal/smartmoney"

// pmConvergence is several top wallets that bet on the same outcome of a prediction
// market within the customer's window: pm_convergence_bet_p0 and _p1.
type pmConvergence struct{}

func (pmConvergence) possible(o *Candidate, p *Profile) (smartmoney.NotificationType, bool) {
	if o.Trade.Sell || o.Chain().DEX() || !o.converging(p) {
		return "", false
	}
	return o.tier(p, smartmoney.PMConvergenceP0, smartmoney.PMConvergenceP1), true
}

func (pmConvergence) meets(o *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held) {
	return o.converged(p, smartmoney.PMConvergenceP0, smartmoney.PMConvergenceP1)
}

func (pmConvergence) signal(o *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	s := o.describe(p, typ, names)
	s.Market = names.Market(o.Trade.Token)
	s.Headline = headline(&s.Signal, "bet on", p.Window)
	return s.identified(o.Trade)
}
