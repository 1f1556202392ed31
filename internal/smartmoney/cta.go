package smartmoney

// CTAAction is the kind of a signal's deep link.
type CTAAction string

// The kinds.
const (
	CTASwap       CTAAction = "swap"
	CTAPolymarket CTAAction = "polymarket"
)

// CTA is the data of a signal's deep link (interface 2.3).
type CTA struct {
	Action       CTAAction
	TokenAddress string // contract to swap or order-book token id
	Chain        Chain  // of the swap; "" on polymarket
	ClobTokenID  string // order-book token id; "" on a DEX
	ItemID       string // of the market; "" on a DEX
	Slug         string // of the market; "" on a DEX
}

// CTA returns the signal's deep link, or nil on polymarket if the market is unknown.
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
