package detect

import (
	"smartmoney/internal/smartmoney"
)

// convergence is several top wallets that bought the same token within the
// customer's window: convergence_p0 and convergence_p1.
type convergence struct{}

func (convergence) possible(o *Candidate, p *Profile) (smartmoney.NotificationType, bool) {
	if o.Trade.Sell || !o.Chain().DEX() || !o.converging(p) {
		return "", false
	}
	return o.tier(p, smartmoney.ConvergenceP0, smartmoney.ConvergenceP1), true
}

func (convergence) meets(o *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held) {
	return o.converged(p, smartmoney.ConvergenceP0, smartmoney.ConvergenceP1)
}

func (convergence) signal(o *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	s := o.describe(p, typ, names)
	s.Headline = headline(&s.Signal, "bought", p.Window)
	return s.identified(o.Trade)
}

// converging tells in constant time whether enough wallets, whatever their rows,
// traded on the side within the window, the trade itself among them.
func (o *Candidate) converging(p *Profile) bool {
	after := o.Trade.T - p.Window
	return o.side != nil && o.Trade.At > after && o.side.reaches(p.MinWallets, after)
}

// Widths appends, for each number of wallets from 0, what a window (ns) must exceed to
// hold that many wallets of the trade's side, whatever their rows, and the trade
// itself. The list ends with the number of wallets that there are; it is empty where
// no window counts. A profile whose MinWallets is beyond the list, or whose Window does
// not exceed its entry, converges with nobody in this trade.
func (o *Candidate) Widths(dst []int64) []int64 {
	if o.side == nil || o.Trade.Sell && !o.Chain().DEX() {
		return dst
	}
	own, wallets := o.Trade.T-o.Trade.At, o.side.wallets
	dst = append(dst, own)
	for i := len(wallets) - 1; i >= 0; i-- {
		dst = append(dst, max(own, o.Trade.T-wallets[i].latest))
	}
	return dst
}

// tier is the type that the wallets would make if all of them qualified.
func (o *Candidate) tier(p *Profile, p0, p1 smartmoney.NotificationType) smartmoney.NotificationType {
	if o.side.reaches(max(P0Wallets, p.MinWallets), o.Trade.T-p.Window) {
		return p0
	}
	return p1
}

// converged counts the wallets that qualify (n) and gives the type that they make.
func (o *Candidate) converged(p *Profile, p0, p1 smartmoney.NotificationType) (smartmoney.NotificationType, *smartmoney.Held) {
	n := o.side.count(p, o.Trade.T-p.Window, max(P0Wallets, p.MinWallets))
	switch {
	case n < p.MinWallets:
		return "", tooFew(p, n)
	case n >= P0Wallets:
		return p0, nil
	default:
		return p1, nil
	}
}

func tooFew(p *Profile, n int) *smartmoney.Held {
	return &smartmoney.Held{
		Rule: smartmoney.RuleConvergenceMinWallets, Threshold: float64(p.MinWallets), Value: float64(n),
	}
}
