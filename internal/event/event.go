// Package event defines the events of the event log: their types, their JSON wire
// form, their binary stored form, and the rules that an event must pass before it
// enters the log (semantics 1). It is pure: the clock is an argument.
package event

import (
	"unsafe"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

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

// Size estimates the memory of the event in bytes, including its strings.
func (e *Event) Size() int {
	n := int(unsafe.Sizeof(*e))
	switch {
	case e.Trade != nil:
		t := e.Trade
		n += int(unsafe.Sizeof(*t)) + len(t.ID) + len(t.Wallet) + len(t.Token) + len(t.Symbol) + len(t.TxHash)
		for _, id := range t.Aka {
			n += int(unsafe.Sizeof(id)) + len(id)
		}
	case e.Token != nil:
		n += int(unsafe.Sizeof(*e.Token)) + len(e.Token.Token) + 4*int(unsafe.Sizeof(float64(0)))
		if e.Token.Symbol != nil {
			n += int(unsafe.Sizeof("")) + len(*e.Token.Symbol)
		}
	case e.Wallet != nil:
		n += int(unsafe.Sizeof(*e.Wallet)) + len(e.Wallet.Wallet) + 2*int(unsafe.Sizeof(float64(0)))
	case e.Market != nil:
		n += marketSize(e.Market)
	case e.Mapping != nil:
		m := e.Mapping
		n += int(unsafe.Sizeof(*m)) + len(m.Token) + len(m.ItemID) + len(m.OutcomeLabel) + len(m.Question) + len(m.Slug)
	case e.Resolution != nil:
		n += int(unsafe.Sizeof(*e.Resolution)) + len(e.Resolution.Token)
	case e.Correction != nil:
		n += int(unsafe.Sizeof(*e.Correction)) + len(e.Correction.ID) + 8*len(e.Correction.Seqs)
	}
	return n
}

// SizeOf is the sum of the events' sizes, in bytes.
func SizeOf(events []Event) int {
	n := 0
	for i := range events {
		n += events[i].Size()
	}
	return n
}

func marketSize(m *smartmoney.Market) int {
	n := int(unsafe.Sizeof(*m)) + len(m.ItemID) + len(m.Question) + len(m.Slug) + len(m.EndDate)
	for _, tag := range m.Tags {
		n += int(unsafe.Sizeof(tag)) + len(tag)
	}
	if d := m.Details; d != nil {
		n += int(unsafe.Sizeof(*d)) + len(d.Description) + 3*int(unsafe.Sizeof(float64(0)))
	}
	return n
}
