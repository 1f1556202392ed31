// Package event holds the events of the service's log: their types, their wire
// form as JSON, and the rules that an event must meet before it enters the log
// (semantics 1). It is pure: the clock comes in as an argument.
package event

import "smartmoney/internal/smartmoney"

// Type names what an event is, as in the JSON field "type".
type Type string

// The event types.
const (
	TypeTrade      Type = "trade"
	TypeToken      Type = "token"
	TypeWallet     Type = "wallet_stats"
	TypeMarket     Type = "market"
	TypeMapping    Type = "market_mapping"
	TypeResolution Type = "resolution"
)

// Event is one event of a chain's stream. Exactly the payload that Type names is
// set. Market, mapping and resolution events belong to the polymarket stream.
type Event struct {
	Type       Type
	Chain      smartmoney.Chain
	Trade      *smartmoney.Trade
	Token      *smartmoney.TokenUpdate
	Wallet     *smartmoney.WalletStats
	Market     *smartmoney.Market
	Mapping    *smartmoney.MarketMapping
	Resolution *smartmoney.Resolution
}
