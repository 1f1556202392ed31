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

// PersonalOf gives what a wallet's open positions on the signal's chain have to do
// with the signal; nil where none has. label tells the name of an outcome of the
// signal's market, false for a token that is none; it is asked about polymarket only.
func (s *Signal) PersonalOf(wallet string, open []Position, label func(token string) (string, bool)) *Personal {
	p := &Personal{WalletAddress: wallet}
	for i := range open {
		held := &open[i]
		if held.Quantity <= 0 {
			continue
		}
		name, related := "", held.Token == s.Token.Address
		if s.Chain == Polymarket {
			known, ok := label(held.Token)
			if !ok && related && s.Market != nil {
				known = s.Market.OutcomeLabel
			}
			name, related = known, related || ok
		}
		if !related {
			continue
		}
		onSide := s.Buying() && held.Token == s.Token.Address
		p.OnSignalSide = p.OnSignalSide || onSide
		p.Positions = append(p.Positions, PersonalPosition{
			Token: held.Token, OutcomeLabel: name, Quantity: held.Quantity, CostUSD: held.CostUSD,
			ValueUSD: held.ValueUSD(), PnlUSD: held.PnlUSD(), OnSignalSide: onSide,
		})
	}
	if len(p.Positions) == 0 {
		return nil
	}
	return p
}
