package smartmoney

// Personal is what a wallet holds of a signal's token, or of the outcomes of its
// market, as it stands when it is asked for (interface 2.3).
type Personal struct {
	WalletAddress string // normalised
	OnSignalSide  bool   // whether one of the positions is
	Positions     []PersonalPosition
}

// PersonalPosition is one open position that a signal is about. Money is USD.
type PersonalPosition struct {
	Token        string
	OutcomeLabel string  // polymarket; "" elsewhere and where it is unknown
	Quantity     float64 // tokens or shares, > 0
	CostUSD      float64 // by average cost
	ValueUSD     float64 // quantity × latest price
	PnlUSD       float64 // since the position was last flat
	// OnSignalSide is whether the position is of the very token that the signal
	// buys. A holder of what is sold is not on that side, nor is one of another
	// outcome of the market.
	OnSignalSide bool
}

// PersonalOf returns what a wallet's open positions on the signal's chain, by token,
// have to do with the signal; nil where none has. outcomes are those of the signal's
// market as known at present, none elsewhere than on polymarket.
func (s *Signal) PersonalOf(wallet string, open map[string]Position, outcomes []OutcomeState) *Personal {
	p := &Personal{WalletAddress: wallet}
	add := func(token, label string) {
		held, ok := open[token]
		if !ok || held.Quantity <= 0 {
			return
		}
		onSide := s.Buying() && token == s.Token.Address
		p.OnSignalSide = p.OnSignalSide || onSide
		p.Positions = append(p.Positions, PersonalPosition{
			Token: token, OutcomeLabel: label, Quantity: held.Quantity, CostUSD: held.CostUSD,
			ValueUSD: held.ValueUSD(), PnlUSD: held.PnlUSD(), OnSignalSide: onSide,
		})
	}
	listed := false
	for _, outcome := range outcomes {
		add(outcome.Token, outcome.Label)
		listed = listed || outcome.Token == s.Token.Address
	}
	if !listed {
		label := ""
		if s.Market != nil {
			label = s.Market.OutcomeLabel
		}
		add(s.Token.Address, label)
	}
	if len(p.Positions) == 0 {
		return nil
	}
	return p
}
