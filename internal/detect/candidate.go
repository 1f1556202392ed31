package detect

import "smartmoney/internal/smartmoney"

// P0Wallets is how many wallets make a convergence one of priority P0.
const P0Wallets = 5

// Candidate is a trade by a ranked wallet that may raise signals.
type Candidate struct {
	Trade    *Trade
	detector *Detector
	side     *side // nil: not a smart trade, or too old for every window
}

// Smart reports whether the trade takes part in windows.
func (o *Candidate) Smart() bool { return o.side != nil }

// Chain is the trade's chain.
func (o *Candidate) Chain() smartmoney.Chain { return o.detector.chain }

// patterns are tried in the order in which a trade's candidates are (semantics 5).
// A trade matches at most one convergence, so that priority and the table's order
// agree with the order here.
var patterns = [...]pattern{convergence{}, pmConvergence{}, whale{}, sell{}}

// pattern is one row of semantics 4's table, or two that differ by priority.
type pattern interface {
	// possible reports whether the pattern could be met if every gate of wallets and
	// tokens were open, and as which type at most. It takes constant time.
	possible(o *Candidate, p *Profile) (smartmoney.NotificationType, bool)
	// meets reports whether the pattern is met, the trade's own wallet and the token
	// having passed their gates, and as which type; else what held it back.
	meets(o *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held)
	// signal describes what the pattern found.
	signal(o *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal
}

// Find returns the types of the signals that the trade raises for a profile, in the
// order in which they are to be tried, appended to dst.
func (o *Candidate) Find(p *Profile, dst []smartmoney.NotificationType) []smartmoney.NotificationType {
	passed := false
	for _, pattern := range patterns {
		if _, ok := pattern.possible(o, p); !ok {
			continue
		}
		if !passed {
			if passed = p.Qualifies(o.Trade.Row) && p.passesToken(o.Trade); !passed {
				return dst
			}
		}
		if typ, held := pattern.meets(o, p); held == nil {
			dst = append(dst, typ)
		}
	}
	return dst
}

// Decision is a candidate with what held it back, nil when it is raised.
type Decision struct {
	Type smartmoney.NotificationType
	Held *smartmoney.Held
}

// Explain returns every candidate that the trade is for a profile, with the gate of
// detection that held it back: a candidate is a pattern that would be met if every
// gate of wallets and tokens were open.
func (o *Candidate) Explain(p *Profile, dst []Decision) []Decision {
	for _, pattern := range patterns {
		typ, ok := pattern.possible(o, p)
		if !ok {
			continue
		}
		held := p.failing(o.Trade.Row)
		if held == nil {
			held = p.failingToken(o.Trade)
		}
		if held == nil {
			var met smartmoney.NotificationType
			if met, held = pattern.meets(o, p); held == nil {
				typ = met
			}
		}
		dst = append(dst, Decision{Type: typ, Held: held})
	}
	return dst
}

// Signal describes what the trade raised for a profile as a type that Find gave, with
// the id that follows from it.
func (o *Candidate) Signal(p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	switch {
	case typ == smartmoney.WhaleMove:
		return whale{}.signal(o, p, typ, names)
	case typ == smartmoney.SellSignal:
		return sell{}.signal(o, p, typ, names)
	case typ.Polymarket():
		return pmConvergence{}.signal(o, p, typ, names)
	default:
		return convergence{}.signal(o, p, typ, names)
	}
}
