// Package event defines the events of the event log: their types, their JSON wire
// form, their binary stored form, and the rules that an event must pass before it
// enters the log (semantics 1). It is pure: the clock is an argument.
package event

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// Type is the kind of an event, as in the JSON field "type".
type Type string

// The event types.
const (
	TypeTrade      Type = "trade"
	TypeToken      Type = "token"
	TypeWallet     Type = "wallet_stats"
	TypeMarket     Type = "market"
	TypeMapping    Type = "market_mapping"
	TypeResolution Type = "resolution"
	TypeRetract    Type = "retract"
	TypeRewind     Type = "rewind"
)

// Event is one event of a chain's stream. Exactly one payload is set: the one that
// Type names. Market, mapping and resolution events belong to the polymarket stream.
type Event struct {
	Type       Type
	Chain      smartmoney.Chain
	Trade      *smartmoney.Trade
	Token      *smartmoney.TokenUpdate
	Wallet     *smartmoney.WalletStats
	Market     *smartmoney.Market
	Mapping    *smartmoney.MarketMapping
	Resolution *smartmoney.Resolution
	Correction *Correction
}

// Correction takes trades back (semantics 7). It is the payload of a retract, which has an ID,
// and of a rewind, which has a Block.
type Correction struct {
	ID    string  // of a retract: the id of the trade that is taken back, 1 to 200 characters
	Block int64   // of a rewind: trades of later blocks are taken back, ≥ 0
	Seqs  []int64 // sequence numbers of the trades taken back, rising; the event log fills it in
}
