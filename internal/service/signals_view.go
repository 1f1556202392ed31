package service

import (
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Signal is a notification as the interfaces show it.
type Signal struct {
	SignalContent
	Sequence int64     // in the notification log, from 1
	SentAt   time.Time // UTC
	// RetractedAt is when the signal was taken back, UTC; nil: it stands.
	RetractedAt *time.Time
	Personal    *smartmoney.Personal

	notification *smartmoney.Notification
	// it was asked for by the id of former versions, which is that of the newest entry
	newest bool
}

// IsEntity marks what a gateway of federated graphs asks for by its key.
func (*Signal) IsEntity() {}

func newSignal(n *smartmoney.Notification) *Signal {
	return &Signal{SignalContent: SignalContent{n.Signal}, Sequence: n.Sequence, SentAt: n.SentAt, RetractedAt: n.RetractedAt, notification: n}
}

// SignalLatency is when the service dealt with the trade that raised a signal, UTC.
type SignalLatency struct {
	EventAt     time.Time // of the trade, on its chain
	IngestedAt  time.Time // it was appended to the log
	DetectedAt  time.Time // the signal was found
	CommittedAt time.Time // the notification entered the customer's log
	Sequence    int64     // of the notification
}

// Latency returns the times of the signal's stages, nil for a signal of a version that did not
// store them.
func (s *Signal) Latency() *SignalLatency {
	n := s.notification
	if n.IngestedAt.IsZero() || n.DetectedAt.IsZero() {
		return nil
	}
	// A commit takes the time of the notification as it begins, some microseconds before the
	// detection's is read.
	detectedAt := n.DetectedAt
	if detectedAt.After(s.SentAt) {
		detectedAt = s.SentAt
	}
	ingestedAt := n.IngestedAt
	if ingestedAt.After(detectedAt) { // another process's clock
		ingestedAt = detectedAt
	}
	return &SignalLatency{EventAt: s.Timestamp, IngestedAt: ingestedAt, DetectedAt: detectedAt, CommittedAt: s.SentAt, Sequence: n.Sequence}
}

// GlobalID returns the global id of the signal as this entry of the customer's log: trades that are
// taken back and come again raise the same signal as another entry, which says something else of
// when it was sent and whether it was taken back. A signal that was asked for by an id of former
// versions has that id: ids are permanent, and a client that asks by one finds it.
func (s *Signal) GlobalID() string {
	if s.newest {
		return encodeID(signalIDPrefix, s.ID)
	}
	return encodeID(signalIDPrefix, s.ID+entryMark+strconv.FormatInt(s.notification.Sequence, 10))
}

// Notification returns the stored notification.
func (s *Signal) Notification() *smartmoney.Notification { return s.notification }

// Decision returns the decision that delivered the signal.
func (s *Signal) Decision() *Decision { return &Decision{s.notification.Decided()} }

// SignalOutcome is a signal's outcome as relative price changes, nil until the time has
// come.
type SignalOutcome struct {
	Return1h, Return6h, Return24h *float64
	SettledPayout                 *float64 // USD a share, 0 to 1
}

// Outcome returns the signal's outcome.
func (s *Signal) Outcome() *SignalOutcome {
	o := &s.notification.Outcome
	return &SignalOutcome{
		Return1h: s.Return(o.Price1h), Return6h: s.Return(o.Price6h), Return24h: s.Return(o.Price24h),
		SettledPayout: o.SettledPayout,
	}
}

// SignalContent is a signal, delivered or not.
type SignalContent struct{ *smartmoney.Signal }

// SignalType returns the category.
func (s SignalContent) SignalType() smartmoney.SignalType { return s.Type.SignalType() }

// Priority returns the tier.
func (s SignalContent) Priority() smartmoney.Priority { return s.Type.Priority() }

// SignalToken is the token of a signal, with its chain.
type SignalToken struct {
	smartmoney.SignalToken
	Chain smartmoney.Chain
}

// Token returns the token of the signal.
func (s SignalContent) Token() *SignalToken {
	return &SignalToken{SignalToken: s.Signal.Token, Chain: s.Chain}
}

// Market returns the market as known when the signal was raised, nil if it is unknown.
func (s SignalContent) Market() *Market {
	if s.Signal.Market == nil {
		return nil
	}
	return &Market{SignalMarket: *s.Signal.Market, outcome: true}
}

// Trader is a wallet of a signal, with its chain.
type Trader struct {
	*smartmoney.Participant
	Chain  smartmoney.Chain
	Window *smartmoney.WindowTotal // nil in signals of a version that did not keep it
}

// WindowTradeCount returns the number of the wallet's trades in the window, nil if it was not kept.
func (t *Trader) WindowTradeCount() *int {
	if t.Window == nil {
		return nil
	}
	return &t.Window.Trades
}

// WindowVolumeUSD returns the sum of the wallet's trades in the window, USD, nil if it was not
// kept.
func (t *Trader) WindowVolumeUSD() *float64 {
	if t.Window == nil {
		return nil
	}
	return &t.Window.VolumeUSD
}

// Wallet returns the truncated address.
func (t *Trader) Wallet() string { return smartmoney.TruncatedAddress(t.Address) }

// Traders returns the wallets of the signal.
func (s SignalContent) Traders() []*Trader {
	list := make([]*Trader, len(s.Signal.Traders))
	for i := range list {
		list[i] = s.trader(i)
	}
	return list
}

func (s SignalContent) trader(i int) *Trader {
	t := &Trader{Participant: &s.Signal.Traders[i], Chain: s.Chain}
	if len(s.Windows) == len(s.Signal.Traders) {
		t.Window = &s.Windows[i]
	}
	return t
}

// UserTrade is a wallet of a polymarket signal with its trade.
type UserTrade struct {
	Trader *Trader
	Trade  *smartmoney.Participant
}

// UserTrades returns the wallets with their trades; empty on a DEX.
func (s SignalContent) UserTrades() []UserTrade {
	if s.Chain.DEX() {
		return []UserTrade{}
	}
	list := make([]UserTrade, len(s.Signal.Traders))
	for i := range list {
		list[i] = UserTrade{Trader: s.trader(i), Trade: &s.Signal.Traders[i]}
	}
	return list
}

// Why holds the reasons for which a signal was raised.
type Why struct{ Reasons []smartmoney.Reason }

// Why returns the reasons for which the signal was raised.
func (s SignalContent) Why() *Why { return &Why{Reasons: s.Reasons} }

// CTA is a signal's deep link in the form of GraphQL.
type CTA struct {
	Action                    smartmoney.CTAAction
	TokenAddress              string
	Chain                     *smartmoney.Chain // nil on polymarket
	ClobTokenID, ItemID, Slug *string           // nil on a DEX
}

// Cta returns the signal's deep link, nil if it has none.
func (s SignalContent) Cta() *CTA {
	link := s.CTA()
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
