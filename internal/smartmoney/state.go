package smartmoney

import "time"

// TokenState is the current state of a token.
type TokenState struct {
	Chain        Chain
	Address      string
	Symbol       string    // "" if unknown
	PriceUSD     *float64  // the quoted price; nil: unknown
	PriceAt      time.Time // of the newest price, UTC; zero: unknown
	Volume24hUSD *float64  // from the provider; nil: unknown
	Holders      *int64    // from the provider; nil: unknown
	Market       *SignalMarket

	SettledPriceUSD *float64     // nil: unknown
	PricePoints     []PricePoint // that count, oldest first

	ProviderPriceUSD *float64  // the latest by time that a provider stated; nil: none did
	ProviderPriceAt  time.Time // of it, UTC; zero: there is none
}

// MarketState is the current state of a prediction market.
type MarketState struct {
	SignalMarket // without OutcomeLabel
	Outcomes     []OutcomeToken
}

// OutcomeToken is the current state of an outcome token of a prediction market.
type OutcomeToken struct {
	Token    string   // order-book token id
	Label    string   // "" if unknown
	PriceUSD *float64 // USD a share; nil: unknown
}

// TokenBase holds the state of a token as the events that left the log made it.
type TokenBase struct {
	Rules       int          `json:"rules,omitempty"`       // by which it was made: RulesVersion; 0: by those of a version that kept the latest price alone
	Seq         int64        `json:"seq,omitempty"`         // number in the log of its newest price event; 0: it has none
	Points      []PricePoint `json:"points,omitempty"`      // of its live trades, oldest first
	Large       uint32       `json:"large,omitempty"`       // live trades that make points beside others
	Provided    *TimedPrice  `json:"provided,omitempty"`    // a provider's; nil: none
	Payout      *TimedPrice  `json:"payout,omitempty"`      // of its last resolution; nil: none
	Volume      *DayVolume   `json:"volume,omitempty"`      // of its trades on two days; nil: none
	Excluded    bool         `json:"excluded,omitempty"`    // it raises no signals
	Price       float64      `json:"price,omitempty"`       // with Rules 0: USD, the latest by time of live events
	At          int64        `json:"at,omitempty"`          // with Rules 0: its time, unix ns
	Traded      bool         `json:"traded,omitempty"`      // since its last resolution
	Resolutions []Settlement `json:"resolutions,omitempty"` // that may have closed positions, oldest first
	Symbol      string       `json:"symbol,omitempty"`      // "": unknown
	Volume24h   *float64     `json:"volume24h,omitempty"`   // USD, the provider's; nil: unknown
	Holders     *int64       `json:"holders,omitempty"`     // nil: unknown
}

// RulesVersion is the number of the rules that positions, prices and ranks follow. With 1 a token's
// price was that of its latest trade.
const RulesVersion = 2

// TimedPrice is a price with its time.
type TimedPrice struct {
	USD float64 `json:"usd"` // per token
	At  int64   `json:"at"`  // unix ns
}

// Settlement is a resolution of a token, by its place in the log.
type Settlement struct {
	Seq    int64   // number in the log
	Payout float64 // USD per token, 0 to 1
	At     int64   // resolved_at, unix ns
}

// RunningCorrection is a run of corrections of one chain whose wallets have many trades: while it
// is computed, the chain waits for it (semantics 7).
type RunningCorrection struct {
	Since       time.Time `json:"since"`       // when the chain began to wait, UTC
	Corrections int       `json:"corrections"` // retractions and rewinds that are committed together, at least 1
	Trades      int       `json:"trades"`      // that they take back, at least 1
}
