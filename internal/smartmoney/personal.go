package smartmoney

// Personal is a wallet's positions in a signal's token, or in the outcome tokens of its
// market, at the time of the request (interface 2.3).
type Personal struct {
	WalletAddress string // normalised
	OnSignalSide  bool   // whether any of the positions is
	Positions     []PersonalPosition
}

// PersonalPosition is one open position in a signal's token or market. Money is USD.
type PersonalPosition struct {
	Token        string
	OutcomeLabel string  // polymarket; "" on a DEX or if unknown
	Quantity     float64 // tokens or shares, > 0
	CostUSD      float64 // by average cost
	ValueUSD     float64 // quantity × latest price
	PnlUSD       float64 // since the position was last flat
	// OnSignalSide is whether the position is in the very token that the signal buys. It
	// is false for a sell signal and for another outcome token of the market.
	OnSignalSide bool
}

// PersonalOf returns the positions of a wallet that concern the signal, nil if none does.
// open is the wallet's open positions on the signal's chain by token; outcomes are the
// outcome tokens of the signal's market as known at present, empty on a DEX.
func (s *Signal) PersonalOf(wallet string, open map[string]Position, outcomes []OutcomeToken) *Personal {
	p := &Personal{WalletAddress: wallet}
	add := func(token, label string) {
		position, ok := open[token]
		if !ok || position.Quantity <= 0 {
			return
		}
		onSide := s.Buying() && token == s.Token.Address
		p.OnSignalSide = p.OnSignalSide || onSide
		p.Positions = append(p.Positions, PersonalPosition{
			Token: token, OutcomeLabel: label, Quantity: position.Quantity, CostUSD: position.CostUSD,
			ValueUSD: position.ValueUSD(), PnlUSD: position.PnlUSD(), OnSignalSide: onSide,
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
