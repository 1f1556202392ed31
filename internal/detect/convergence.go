package detect

import (
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// convergence is several top wallets that bought the same token within the
// customer's window: convergence_p0 and convergence_p1.
type convergence struct{}

func (convergence) possible(c *Candidate, p *Profile) (smartmoney.NotificationType, bool) {
	if c.Trade.Sell || !c.Chain().DEX() || !c.converging(p) {
		return "", false
	}
	return c.tier(p, smartmoney.ConvergenceP0, smartmoney.ConvergenceP1), true
}

func (convergence) meets(c *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held) {
	return c.converged(p, smartmoney.ConvergenceP0, smartmoney.ConvergenceP1)
}

func (convergence) signal(c *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	s := c.describe(p, typ, names)
	s.Headline = headline(&s.Signal, "bought", p.Window)
	return s.identified(c.Trade)
}

// converging reports in constant time whether enough wallets, whatever their rows,
// traded the token in the trade's direction within the profile's window, the trade itself
// among them.
func (c *Candidate) converging(p *Profile) bool {
	after := c.Trade.T - p.Window
	return c.window != nil && c.Trade.At > after && c.window.reaches(p.MinWallets, after)
}

// Widths appends, for each number of wallets from 0, the window (ns) above which that many wallets
// of the trade's token and direction are in it, whatever their rows, with the trade itself. The
// list ends with the number of wallets that there are; it is empty if no window counts. A profile
// whose MinWallets is beyond the list, or whose Window does not exceed its entry, finds no
// convergence in this trade.
func (c *Candidate) Widths(dst []int64) []int64 {
	if c.window == nil || c.Trade.Sell && !c.Chain().DEX() {
		return dst
	}
	own, wallets := c.Trade.T-c.Trade.At, c.window.wallets
	dst = append(dst, own)
	for i := len(wallets) - 1; i >= 0; i-- {
		dst = append(dst, max(own, c.Trade.T-wallets[i].latest))
	}
	return dst
}

// tier returns the type that the wallets would raise if all of them qualified.
func (c *Candidate) tier(p *Profile, p0, p1 smartmoney.NotificationType) smartmoney.NotificationType {
	if c.window.reaches(max(P0Wallets, p.MinWallets), c.Trade.T-p.Window) {
		return p0
	}
	return p1
}

// converged returns the type that the qualifying wallets raise together.
func (c *Candidate) converged(p *Profile, p0, p1 smartmoney.NotificationType) (smartmoney.NotificationType, *smartmoney.Held) {
	n, counts := c.enough(p)
	switch {
	case n < p.MinWallets || !counts:
		return "", c.tooFew(p, n)
	case n >= P0Wallets:
		return p0, nil
	default:
		return p1, nil
	}
}

// enough counts the wallets of the window that count, up to those that make a difference, and
// reports whether the trade's own wallet is one of them, given that its row qualifies.
func (c *Candidate) enough(p *Profile) (n int, own bool) {
	after := c.Trade.T - p.Window
	n = c.window.count(p, after, max(P0Wallets, p.MinWallets))
	return n, p.MinUSD == 0 || c.window.wallets[c.window.index(c.Trade.Wallet)].counts(p, after)
}

// tooFew returns the rule that holds the candidate back when n wallets count, too few or without
// its own.
func (c *Candidate) tooFew(p *Profile, n int) *smartmoney.Held {
	if p.MinUSD > 0 {
		if spent := c.window.spent(p, c.Trade.T-p.Window); len(spent) >= p.MinWallets {
			return &smartmoney.Held{Rule: smartmoney.RuleConvergenceMinUSD, Threshold: p.MinUSD, Value: spent[p.MinWallets-1]}
		}
	}
	return &smartmoney.Held{
		Rule: smartmoney.RuleConvergenceMinWallets, Threshold: float64(p.MinWallets), Value: float64(n),
	}
}
