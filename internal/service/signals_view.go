package service

import (
	"time"

	"smartmoney/internal/smartmoney"
)

// Signal is an entry of a customer's log as the interfaces show it.
type Signal struct {
	SignalContent
	Sequence int64     // place in the log, from 1
	SentAt   time.Time // UTC
	Personal *smartmoney.Personal

	notification *smartmoney.Notification
}

func newSignal(n *smartmoney.Notification) *Signal {
	return &Signal{SignalContent: SignalContent{n.Signal}, Sequence: n.Sequence, SentAt: n.SentAt, notification: n}
}

// GlobalID is the signal's global id.
func (s *Signal) GlobalID() string { return sealID(signalIDPrefix, s.ID) }

// Notification is the entry as the log holds it.
func (s *Signal) Notification() *smartmoney.Notification { return s.notification }

// Decision is what let the signal through.
func (s *Signal) Decision() *Decision { return &Decision{s.notification.Decided()} }

// SignalOutcome is what became of a signal's price, as relative changes; nil while
// the time has not come.
type SignalOutcome struct {
	Return1h, Return6h, Return24h *float64
	SettledPayout                 *float64 // USD a share, 0 to 1
}

// Outcome is what became of the signal's price.
func (s *Signal) Outcome() *SignalOutcome {
	o := &s.notification.Outcome
	return &SignalOutcome{
		Return1h: s.Return(o.Price1h), Return6h: s.Return(o.Price6h), Return24h: s.Return(o.Price24h),
		SettledPayout: o.SettledPayout,
	}
}

// SignalContent is what a signal says, whether it was delivered or not.
type SignalContent struct{ *smartmoney.Signal }

// SignalType is the category.
func (c SignalContent) SignalType() smartmoney.SignalType { return c.Type.SignalType() }

// Priority is the tier.
func (c SignalContent) Priority() smartmoney.Priority { return c.Type.Priority() }

// SignalToken is the token of a signal, with its chain.
type SignalToken struct {
	smartmoney.SignalToken
	Chain smartmoney.Chain
}

// Token is the token involved.
func (c SignalContent) Token() *SignalToken {
	return &SignalToken{SignalToken: c.Signal.Token, Chain: c.Chain}
}

// Market is the market as known at the signal, nil when it is unknown.
func (c SignalContent) Market() *Market {
	if c.Signal.Market == nil {
		return nil
	}
	return marketOfSignal(c.Signal.Market)
}

// Trader is a wallet of a signal, with its chain.
type Trader struct {
	*smartmoney.Participant
	Chain smartmoney.Chain
}

// Wallet is the address, cut down.
func (t *Trader) Wallet() string { return smartmoney.TruncatedAddress(t.Address) }

// Traders lists the wallets involved.
func (c SignalContent) Traders() []*Trader {
	list := make([]*Trader, len(c.Signal.Traders))
	for i := range list {
		list[i] = &Trader{Participant: &c.Signal.Traders[i], Chain: c.Chain}
	}
	return list
}

// UserTrade is a wallet of a polymarket signal with its bet.
type UserTrade struct {
	Trader *Trader
	Trade  *smartmoney.Participant
}

// UserTrades lists the wallets with their bets; none on a DEX.
func (c SignalContent) UserTrades() []UserTrade {
	if c.Chain.DEX() {
		return []UserTrade{}
	}
	list := make([]UserTrade, len(c.Signal.Traders))
	for i := range list {
		p := &c.Signal.Traders[i]
		list[i] = UserTrade{Trader: &Trader{Participant: p, Chain: c.Chain}, Trade: p}
	}
	return list
}

// Why is why a signal was raised.
type Why struct{ Reasons []smartmoney.Reason }

// Why is why the signal was raised.
func (c SignalContent) Why() *Why { return &Why{Reasons: c.Reasons} }

// CTA is the data of a signal's deep link, as GraphQL shows it.
type CTA struct {
	Action                    smartmoney.CTAAction
	TokenAddress              string
	Chain                     *smartmoney.Chain // nil on polymarket
	ClobTokenID, ItemID, Slug *string           // nil elsewhere
}

// Cta is the signal's deep link, nil where it has none.
func (c SignalContent) Cta() *CTA {
	link := c.CTA()
	switch {
	case link == nil:
		return nil
	case link.Action == smartmoney.CTASwap:
		return &CTA{Action: link.Action, TokenAddress: link.TokenAddress, Chain: &link.Chain}
	default:
		return &CTA{
			Action: link.Action, TokenAddress: link.TokenAddress,
			ClobTokenID: &link.ClobTokenID, ItemID: &link.ItemID, Slug: &link.Slug,
		}
	}
}
