package smartmoney

import "time"

// Trade is one fill by one wallet (semantics 1).
type Trade struct {
	ID        string    // 1 to 200 characters, unique per chain forever
	Chain     Chain     //
	Wallet    string    // normalised address
	Token     string    // normalised address, or order-book token id on polymarket
	Side      Side      //
	Quantity  float64   // tokens or shares, > 0
	PriceUSD  float64   // USD per token, > 0
	AmountUSD float64   // USD, > 0
	TradedAt  time.Time // UTC
	Symbol    string    // ticker; optional
	TxHash    string    // transaction hash; optional
	Block     int64     // number of the block that holds it, ≥ 0
	HasBlock  bool      // false: the block is not known, and Block is 0
	Aka       []string  // at most MaxAka ids that the same fill had before; not stored
	// the chain would not pay its price any more: it counts in its wallet's books alone
	OffMarket bool
}

// MaxAka bounds the former ids of a trade.
const MaxAka = 4

// KnownBlock returns the number of the block that holds the trade, nil if it is not known.
func (t *Trade) KnownBlock() *int64 {
	if !t.HasBlock {
		return nil
	}
	return new(t.Block)
}

// TokenUpdate is a price provider's data on a token. A nil field was not sent and keeps
// its former value.
type TokenUpdate struct {
	Chain        Chain
	Token        string
	UpdatedAt    time.Time // UTC
	Symbol       *string
	PriceUSD     *float64 // USD per token, ≥ 0
	Volume24hUSD *float64 // USD over the last 24 hours, ≥ 0
	Holders      *int64   // ≥ 0
	Excluded     *bool    // it raises no signals
}

// WalletStats is a data provider's data on a wallet. Each number holds until a later
// event replaces it; a nil field keeps its former value.
type WalletStats struct {
	Chain     Chain
	Wallet    string
	NetPnlUSD *float64 // USD, may be negative
	WinRate   *float64 // 0 to 1
	Excluded  *bool    // from leaderboards
}

// Market is a prediction-market item from the key-value store of items.
type Market struct {
	ItemID     string
	Question   string
	Slug       string
	EndDate    string // as the provider writes it
	Tags       []string
	Volume24hr float64 // USD over the last 24 hours, ≥ 0
	Closed     bool
	Details    *MarketDetails // nil: the event had none
}

// MarketDetails are the optional fields of a market event. They serve search and feeds;
// ranking and signals do without. A zero field was not sent.
type MarketDetails struct {
	Description  string    // at most 4096 bytes
	StartDate    time.Time // UTC
	CreatedAt    time.Time // by the provider, UTC
	UpdatedAt    time.Time // by the provider, UTC
	Active       *bool
	LiquidityUSD *float64 // ≥ 0
	Spread       *float64 // between the best bid and ask, 0 to 1 USD
}

// MarketMapping maps an order-book token to its market and outcome label. Its own
// question and slug are used while the item is unknown.
type MarketMapping struct {
	Token        string
	ItemID       string
	OutcomeLabel string
	Question     string // optional
	Slug         string // optional
}

// Resolution fixes the payout of an outcome token.
type Resolution struct {
	Token      string
	Payout     float64   // USD per share, 0 to 1
	ResolvedAt time.Time // UTC
}

// LoggedTrade is a trade with its sequence number.
type LoggedTrade struct {
	Trade
	Seq int64 // from 1, in the chain's event log
}
