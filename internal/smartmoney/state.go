package smartmoney

import "time"

// TokenState is what is known of a token at present.
type TokenState struct {
	Chain        Chain
	Address      string
	Symbol       string    // "" when unknown
	PriceUSD     *float64  // latest by time; nil: unknown
	PriceAt      time.Time // of PriceUSD, UTC; zero: unknown
	Volume24hUSD *float64  // the provider's; nil: it said nothing
	Holders      *int64    // the provider's; nil: it said nothing
	Market       *SignalMarket
}

// MarketState is what is known of a prediction market at present.
type MarketState struct {
	SignalMarket // without an outcome
	Outcomes     []OutcomeState
}

// OutcomeState is one outcome of a prediction market at present.
type OutcomeState struct {
	Token    string   // order-book token id
	Label    string   // "" when unknown
	PriceUSD *float64 // USD a share; nil: unknown
}
