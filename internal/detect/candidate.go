package detect

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// P0Wallets is the number of wallets from which a convergence has priority P0.
const P0Wallets = 5

// Candidate is a trade by a ranked wallet that may raise signals. It keeps this name on its
// way: a Detector makes it, the engine passes it to notify.Decider.Consider, and a decision
// about it delivers a signal or names the rule that held it back.
type Candidate struct {
	Trade    *Trade
	detector *Detector
	window   *window // nil: not a smart trade, or too old for every window
}

// Smart reports whether the trade takes part in windows.
func (c *Candidate) Smart() bool { return c.window != nil }

// Hold returns a copy of the candidate that stays as it is while its detector goes on, and about
// how many bytes it takes.
func (c *Candidate) Hold() (*Candidate, int) {
	t := *c.Trade
	d := &Detector{chain: c.detector.chain, top: c.detector.top}
	held, size := &Candidate{Trade: &t, detector: d}, heldBytes
	if c.window == nil {
		return held, size
	}
	window, trades := c.window.clone()
	held.window, d.ranks = window, make(map[uint32]*rankedWallet, len(window.wallets))
	for i := range window.wallets {
		wallet := window.wallets[i].wallet
		if r := c.detector.ranks[wallet]; r != nil {
			d.ranks[wallet] = &rankedWallet{rank: r.rank}
		}
	}
	return held, size + len(window.wallets)*heldWalletBytes + trades*smartTradeBytes
}

// About what a held candidate takes, bytes.
const (
	heldBytes       = 600 // itself, with its record and names
	heldWalletBytes = 160 // a wallet of its window, with its rank
	smartTradeBytes = 96
)

// Chain returns the trade's chain.
func (c *Candidate) Chain() smartmoney.Chain { return c.detector.chain }

// patterns are tried in the order in which a trade's candidates are (semantics 5).
// A trade matches at most one convergence, so that priority and the table's order
// agree with the order here.
var patterns = [...]pattern{convergence{}, pmConvergence{}, whale{}, sell{}}

// pattern is one row of semantics 4's table, or two that differ by priority.
type pattern interface {
	// possible reports whether the pattern could be met if every eligibility rule of wallets
	// and tokens passed, and as which type at most. It takes constant time.
	possible(c *Candidate, p *Profile) (smartmoney.NotificationType, bool)
	// meets returns the type as which the pattern is met, given that the trade's own wallet and the
	// token pass their eligibility rules; else the rule that held the candidate back.
	meets(c *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held)
	// signal returns the signal that the pattern found.
	signal(c *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal
}

// Find appends to dst the types of the signals that the trade raises for a profile, in the order of
// patterns. It also returns the eligibility rule that held back the first possible pattern which is
// not met, "" if every possible one is met, as where none is possible.
func (c *Candidate) Find(p *Profile, dst []smartmoney.NotificationType) ([]smartmoney.NotificationType, smartmoney.Rule) {
	var rule smartmoney.Rule
	passed := false
	for _, pattern := range patterns {
		if !c.possible(pattern, p) {
			continue
		}
		if !passed {
			if passed = p.Qualifies(c.Trade.Row) && c.tokenPasses(p); !passed {
				return dst, c.rule(p)
			}
		}
		typ, held := pattern.meets(c, p)
		switch {
		case held == nil:
			dst = append(dst, typ)
		case rule == "":
			rule = held.Rule
		}
	}
	return dst, rule
}

func (c *Candidate) possible(of pattern, p *Profile) bool {
	_, ok := of.possible(c, p)
	return ok && !c.Trade.Excluded
}

// Decision is the decision about a candidate as one type of signal: the first rule that held it
// back, nil if it passes.
type Decision struct {
	Type smartmoney.NotificationType
	Held *smartmoney.Held
}

// Explain appends a decision for each pattern that the candidate would meet if every
// eligibility rule of wallets and tokens passed, with the first of them that held it back.
func (c *Candidate) Explain(p *Profile, dst []Decision) []Decision {
	for _, pattern := range patterns {
		typ, ok := pattern.possible(c, p)
		if !ok || c.Trade.Excluded {
			continue
		}
		held := c.held(p)
		if held == nil {
			var met smartmoney.NotificationType
			if met, held = pattern.meets(c, p); held == nil {
				typ = met
			}
		}
		dst = append(dst, Decision{Type: typ, Held: held})
	}
	return dst
}

// Signal returns the signal that the candidate raises for a profile as a type that Find
// returned, with the id that follows from it.
func (c *Candidate) Signal(p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	switch {
	case typ == smartmoney.WhaleMove:
		return whale{}.signal(c, p, typ, names)
	case typ == smartmoney.SellSignal:
		return sell{}.signal(c, p, typ, names)
	case typ.Polymarket():
		return pmConvergence{}.signal(c, p, typ, names)
	default:
		return convergence{}.signal(c, p, typ, names)
	}
}
