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
