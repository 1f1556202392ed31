package detect

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// pmConvergence is several top wallets that bet on the same outcome of a prediction
// market within the customer's window: pm_convergence_bet_p0 and _p1.
type pmConvergence struct{}

func (pmConvergence) possible(c *Candidate, p *Profile) (smartmoney.NotificationType, bool) {
	if c.Trade.Sell || c.Chain().DEX() || !c.converging(p) {
		return "", false
	}
	return c.tier(p, smartmoney.PMConvergenceP0, smartmoney.PMConvergenceP1), true
}

func (pmConvergence) meets(c *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held) {
	return c.converged(p, smartmoney.PMConvergenceP0, smartmoney.PMConvergenceP1)
}

func (pmConvergence) signal(c *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	s := c.describe(p, typ, names)
	s.Market = names.Market(c.Trade.Token)
	s.Headline = headline(&s.Signal, "bet on", p.Window)
	return s.identified(c.Trade)
}
