package smartmoney

import (
	"slices"
	"strings"
	"time"
)

// NotificationType is a kind of signal with its priority tier (interface 6).
type NotificationType string

// The notification types, in the order in which candidates of equal priority are tried
// (semantics 4 and 5).
const (
	ConvergenceP0   NotificationType = "convergence_p0"
	PMConvergenceP0 NotificationType = "pm_convergence_bet_p0"
	ConvergenceP1   NotificationType = "convergence_p1"
	PMConvergenceP1 NotificationType = "pm_convergence_bet_p1"
	WhaleMove       NotificationType = "whale_move"
	SellSignal      NotificationType = "sell_signal"
)

// TypeCount is the number of notification types. NotificationType.Index is less than it.
const TypeCount = 6

// NotificationTypes returns every type in the interface's order, the order of
// NotificationType.Index.
func NotificationTypes() [TypeCount]NotificationType {
	return [TypeCount]NotificationType{ConvergenceP0, ConvergenceP1, WhaleMove, SellSignal, PMConvergenceP0, PMConvergenceP1}
}

// Index returns the type's number, 0 to TypeCount-1, or -1 for an unknown type. Indexes
// are stored in the database and must never change.
func (n NotificationType) Index() int {
	all := NotificationTypes()
	return slices.Index(all[:], n)
}

// Valid reports whether t is one of the types.
func (n NotificationType) Valid() bool { return n.Index() >= 0 }

// Words returns the type as people write it: "convergence P0", "whale move".
func (n NotificationType) Words() string {
	return strings.NewReplacer("pm_", "PM ", "_p", " P", "_", " ").Replace(string(n))
}

// Polymarket reports whether the type is raised on a prediction market.
func (n NotificationType) Polymarket() bool { return n == PMConvergenceP0 || n == PMConvergenceP1 }

// Priority returns the type's tier (semantics 4).
func (n NotificationType) Priority() Priority {
	switch n {
	case ConvergenceP0, PMConvergenceP0:
		return P0
	case SellSignal:
		return P2
	default:
		return P1
	}
}

// SignalType returns the type's category.
func (n NotificationType) SignalType() SignalType {
	switch n {
	case WhaleMove:
		return CategoryWhaleMove
	case SellSignal:
		return CategorySellSignal
	case PMConvergenceP0, PMConvergenceP1:
		return CategoryPMConvergence
	default:
		return CategoryConvergence
	}
}

// SignalType is a category of notification types.
type SignalType string

// The categories.
const (
	CategoryConvergence   SignalType = "convergence"
	CategoryWhaleMove     SignalType = "whale_move"
	CategorySellSignal    SignalType = "sell_signal"
	CategoryPMConvergence SignalType = "pm_convergence"
)

// Priority is the conviction of a signal; P0 is the highest.
type Priority string

// The priorities.
const (
	P0 Priority = "P0"
	P1 Priority = "P1"
	P2 Priority = "P2"
)

// Priorities returns all priorities, highest first.
func Priorities() [3]Priority { return [3]Priority{P0, P1, P2} }

// PriorityFilter selects priorities for delivery.
type PriorityFilter string

// The filters.
const (
	PriorityAll  PriorityFilter = "all"
	PriorityP0   PriorityFilter = "P0"
	PriorityP0P1 PriorityFilter = "P0,P1"
	PriorityP1P2 PriorityFilter = "P1,P2"
)

// PriorityFilters returns every filter.
func PriorityFilters() [4]PriorityFilter {
	return [4]PriorityFilter{PriorityAll, PriorityP0, PriorityP0P1, PriorityP1P2}
}

// Valid reports whether f is one of the filters.
func (pf PriorityFilter) Valid() bool {
	return pf == PriorityAll || pf == PriorityP0 || pf == PriorityP0P1 || pf == PriorityP1P2
}

// Passes reports whether the filter delivers signals of the priority.
func (pf PriorityFilter) Passes(p Priority) bool {
	return pf == PriorityAll || strings.Contains(string(pf), string(p))
}

// Signal is what a pattern found, with the numbers of the moment at which it was raised
// (interface 2.3, semantics 5). Customers whose settings lead to the same signal share it.
type Signal struct {
	ID        string           `json:"signal_id"`
	Type      NotificationType `json:"notification_type"`
	Chain     Chain            `json:"chain"`
	Headline  string           `json:"headline"`
	Token     SignalToken      `json:"token"`
	Market    *SignalMarket    `json:"market,omitempty"`  // polymarket, if a mapping is known
	Traders   []Participant    `json:"participants"`      // by leaderboard rank, then address
	Windows   []WindowTotal    `json:"windows,omitempty"` // in the order of Traders; nil: not kept
	Summary   SignalSummary    `json:"summary"`
	Reasons   []Reason         `json:"reasons"`
	Timestamp time.Time        `json:"timestamp"` // the chain's event time, UTC

	// RaisedFrom is stored beside the signal and empty in one that was read back.
	RaisedFrom RaisedFrom `json:"-"`
}

// SignalToken is the token of a signal with its prices, USD.
type SignalToken struct {
	Address              string  `json:"address"` // contract, or order-book token id in decimal
	Symbol               string  `json:"symbol"`  // "" if unknown
	CurrentPriceUSD      float64 `json:"current_price_usd"`
	PriceChangePct       float64 `json:"price_change_pct"` // (current / first − 1) × 100
	FirstSmartEntryPrice float64 `json:"first_smart_entry_price"`

	// SettledPriceUSD is what later prices are compared with; 0 in signals of a version that did
	// not keep it.
	SettledPriceUSD float64 `json:"settled_price_usd,omitempty"`
}

// KnownSettledPriceUSD returns the settled price, nil in a signal of a version that did not keep
// it.
func (s *SignalToken) KnownSettledPriceUSD() *float64 {
	if s.SettledPriceUSD == 0 {
		return nil
	}
	return &s.SettledPriceUSD
}

// EnrichmentSource is the origin of a market's description.
type EnrichmentSource string

// The sources.
const (
	FromItems    EnrichmentSource = "items"
	FromMappings EnrichmentSource = "market-mappings"
)

// SignalMarket is the prediction market of an outcome token.
type SignalMarket struct {
	ItemID       string           `json:"item_id"`
	Question     string           `json:"question"`
	OutcomeLabel string           `json:"outcome_label"`
	Slug         string           `json:"slug"`
	EndDate      string           `json:"end_date"` // as the provider writes it; "" from the mappings
	Tags         []string         `json:"tags"`
	Volume24hr   float64          `json:"volume_24hr"` // USD
	Closed       bool             `json:"closed"`
	Source       EnrichmentSource `json:"enrichment_source"`
}

// Participant is one wallet of a signal with its latest trade of the window and its row
// of the effective leaderboard at that trade.
type Participant struct {
	Address          string    `json:"wallet_address"`
	Rank             int       `json:"leaderboard_rank"` // from 1, in the effective leaderboard
	TradeSizeUSD     float64   `json:"trade_size_usd"`
	TradePriceUSD    float64   `json:"trade_price_usd"`
	TxHash           string    `json:"transaction_hash,omitempty"` // polymarket only
	TradedAt         time.Time `json:"traded_at"`
	TraderScore      float64   `json:"trader_score"` // 0 to 1
	TotalPnlUSD      float64   `json:"total_pnl"`    // net, all time
	RealizedPnlUSD   float64   `json:"realized_pnl_usd"`
	BuyVolumeUSD     float64   `json:"total_buy_volume_usd"`
	WinRate          float64   `json:"win_rate"`      // 0 to 1; the provider's, else TrueWinRate
	TrueWinRate      float64   `json:"true_win_rate"` // 0 to 1
	TradeCount       int       `json:"trade_count"`
	WinningPositions int       `json:"winning_positions"`
	ClosedPositions  int       `json:"closed_positions"`
	TokensTraded     int       `json:"tokens_traded"`
}

// WindowTotal is what a participant traded in the window of a signal, of the trades that count.
type WindowTotal struct {
	Trades    int     `json:"trades"`     // ≥ 1
	VolumeUSD float64 `json:"volume_usd"` // sum of their amounts
}

// SignalSummary holds the totals of a signal.
type SignalSummary struct {
	TraderCount    int     `json:"trader_count"`
	TotalInflowUSD float64 `json:"total_usd_inflow"` // amounts of all trades in the window, USD
	HighestRank    int     `json:"highest_rank"`     // the best rank, which is the smallest number
}

// Reason is one sentence that explains why a signal was raised, with its numbers.
type Reason struct {
	Text string `json:"text"`
}

// Buying reports whether the signal is about buys rather than sells.
func (s *Signal) Buying() bool { return s.Type != SellSignal }

// Outcome is the price of a signal's token later: USD per token at that time after the
// signal, nil until then.
type Outcome struct {
	Price1h       *float64
	Price6h       *float64
	Price24h      *float64
	SettledPayout *float64 // polymarket: payout of the outcome token, USD a share, 0 to 1
}

// Return returns the relative change from a signal's price to a later one: 0.05 is 5 %
// up. It returns nil if a price is missing or the signal's price is 0.
func (s *Signal) Return(later *float64) *float64 {
	p := s.Token.GradedPriceUSD()
	if later == nil || p <= 0 {
		return nil
	}
	return new(Finite(*later/p - 1))
}

// GradedPriceUSD returns the price at the signal that returns are computed from (semantics 9): the
// settled one, that which was shown in signals of a version that did not keep it.
func (s *SignalToken) GradedPriceUSD() float64 {
	if s.SettledPriceUSD > 0 {
		return s.SettledPriceUSD
	}
	return s.CurrentPriceUSD
}

// Notification is an entry of a customer's log: a signal or the retraction of one.
type Notification struct {
	CustomerID string
	Sequence   int64     // from 1, in the order in which notifications became visible; never reused
	SentAt     time.Time // when it was added to the log; strictly increasing along Sequence
	// when the trade that raised the signal was appended to the log; zero: not stored
	IngestedAt time.Time
	DetectedAt time.Time // when the signal was found; zero: not stored
	Signal     *Signal
	Decision   Delivered
	Outcome    Outcome

	RetractedAt *time.Time  // SentAt of the signal's retraction; nil: it stands
	Retraction  *Retraction // not nil: the entry takes back Signal, which an earlier one brought
}

// Retraction is an entry of a customer's log that takes a signal back (semantics 7).
type Retraction struct {
	Retracts int64  // sequence of the signal's entry
	Reason   string // a sentence
}

// Delivered holds the counts that the delivery rules compared when they delivered a signal.
type Delivered struct {
	ConfigVersion int64 `json:"config_version"` // of the customer's configuration, from 1
	DailyUsed     int   `json:"daily_used"`     // notifications of the UTC day, including this one
	DailyBudget   int   `json:"daily_budget"`
	TypeUsed      int   `json:"type_used"`  // of this type on the UTC day, including this one
	TypeLimit     *int  `json:"type_limit"` // nil: no limit
}

// TruncatedAddress returns an address in the short form of traders: its first 6 and last 4
// characters with "…" between.
func TruncatedAddress(address string) string {
	if len(address) <= 10 {
		return address
	}
	return address[:6] + "…" + address[len(address)-4:]
}

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
