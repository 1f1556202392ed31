package feed

import (
	"strings"
	"time"
)

// Ref names a document of an index.
type Ref struct {
	Index string `json:"index"` // as asked: a name or an alias
	ID    string `json:"id"`
}

// Kind is what an item is.
type Kind uint8

// The kinds of items.
const (
	Market Kind = iota // prediction market
	Token              // token of a DEX chain
)

// The indexes of items.
const (
	Markets = "polymarket-items"
	Tokens  = "token-items"
)

// Item holds the facts of a market or a token.
type Item struct {
	ID     string // item_id of a market, chain:address of a token
	Kind   Kind
	Title  string    // question of a market, symbol of a token; "" if unknown
	Slug   string    // of a market; "" if unknown
	Chain  string    // of a token
	Tags   []string  // "" is not among them
	Vector []float32 // unit length; nil if it has none

	CreatedAt time.Time // when it was first seen; zero if unknown
	Closed    bool      // trading has ended

	Price     *float64 // USD; of a market its first outcome's, 0 to 1
	Change1h  *float64 // of Price: a market's difference in USD, a token's in percent
	Change24h *float64 // likewise
	// PriceChanges is the number of hours, of the last 24, over which the price moved by 0.01 USD
	// (market) or 1 percent (token) at least; nil if unknown.
	PriceChanges *int

	Volume24h *float64 // USD over the last 24 hours
	Volume7d  *float64 // USD over the last 7 days
	Trades24h *int     // number over the last 24 hours
}

// Bet is one trade in an item.
type Bet struct {
	Wallet  string // as History takes it
	Side    string // buy or sell
	Outcome string // label of the outcome; "" for a token or if unknown
	USD     float64
	Price   float64 // USD
	At      time.Time
}

// Interaction sums up what a wallet traded in one item.
type Interaction struct {
	Item   string    // as Item.ID
	Side   string    // of the latest trade: buy or sell
	At     time.Time // of the latest trade
	USD    float64   // volume, bought and sold
	Trades int
}

// Wallet holds the facts of a wallet over all of its trades.
type Wallet struct {
	NetPnlUSD *float64 // nil if unknown
	VolumeUSD *float64 // bought and sold; nil if unknown
}

// Source supplies facts. Its methods may be called from any goroutine and do no I/O: they return
// within microseconds per item, from memory. studio.Facts has them from the indexes, and imports
// this package; tests have a small market.
type Source interface {
	// Now returns the latest event time; zero before the first event.
	Now() time.Time
	// Item returns the item of an index; ok is false if the index has no such item.
	Item(index, id string) (item Item, ok bool)
	// Bets returns up to n of the newest trades of an item, newest first.
	Bets(index, id string, n int) []Bet
	// History returns up to n of the items that a wallet traded most recently in an index,
	// newest first. wallet is chain:address, or the bare address on polymarket.
	History(index, wallet string, n int) []Interaction
	// Wallet returns a wallet's totals; ok is false if it never traded.
	Wallet(wallet string) (w Wallet, ok bool)
	// Traded returns the ids of up to n open items of an index with the largest volume of
	// the last 24 hours, largest first, equal ones by id.
	Traded(index string, n int) []string
	// Created returns the ids of up to n items of an index first seen at or after a time,
	// newest first.
	Created(index string, since time.Time, n int) []string
	// TopWallets returns up to n wallets in the order of their rank, of polymarket for the
	// index Markets, of all DEX chains in turn for Tokens.
	TopWallets(index string, n int) []string
}

// IndexName returns the index that a name or an alias stands for, "" for one that has no items.
func IndexName(name string) string {
	switch name {
	case Markets, "markets":
		return Markets
	case Tokens, "tokens":
		return Tokens
	default:
		return ""
	}
}

// NormalWallet returns a wallet as History takes it: without space around it, hexadecimal
// addresses in lower case, and without the chain if that is polymarket.
func NormalWallet(wallet string) string {
	wallet = strings.TrimPrefix(strings.TrimSpace(wallet), "polymarket:")
	chain, address, qualified := strings.Cut(wallet, ":")
	if !qualified {
		chain, address = "", wallet
	}
	if len(address) >= 2 && address[0] == '0' && (address[1] == 'x' || address[1] == 'X') {
		address = strings.ToLower(address)
	}
	if qualified {
		return chain + ":" + address
	}
	return address
}

// Address returns the address of a wallet or token that may have its chain before it.
func Address(id string) string {
	if _, address, qualified := strings.Cut(id, ":"); qualified {
		return address
	}
	return id
}
