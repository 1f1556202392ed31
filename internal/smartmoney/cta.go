package smartmoney

// CTAAction is the kind of deep link of a signal.
type CTAAction string

// The kinds.
const (
	CTASwap       CTAAction = "swap"
	CTAPolymarket CTAAction = "polymarket"
)

// CTA is the data of a signal's deep link (interface 2.3).
type CTA struct {
	Action       CTAAction
	TokenAddress string // contract to swap, or order-book token id
	Chain        Chain  // of the swap; "" on polymarket
	ClobTokenID  string // order-book token id; "" elsewhere than on polymarket
	ItemID       string // of the market; "" elsewhere than on polymarket
	Slug         string // of the market; "" elsewhere than on polymarket
}

// CTA returns the signal's deep link; nil on polymarket where the market is unknown.
func (s *Signal) CTA() *CTA {
	if s.Chain.DEX() {
		return &CTA{Action: CTASwap, TokenAddress: s.Token.Address, Chain: s.Chain}
	}
	if s.Market == nil {
		return nil
	}
	return &CTA{
		Action: CTAPolymarket, TokenAddress: s.Token.Address, ClobTokenID: s.Token.Address,
		ItemID: s.Market.ItemID, Slug: s.Market.Slug,
	}
}
