package smartmoney

import "strings"

// Chain is the network that a wallet, token or event belongs to.
type Chain string

// The chains served. Each has its own stream, wallet pool and filter defaults.
const (
	Base       Chain = "base"
	Ethereum   Chain = "ethereum"
	Solana     Chain = "solana"
	Polymarket Chain = "polymarket"
)

// ChainCount is the number of chains; Chain.Index is below it.
const ChainCount = 4

// Chains lists every chain in its canonical order, which is also Chain.Index.
func Chains() [ChainCount]Chain { return [ChainCount]Chain{Base, Ethereum, Solana, Polymarket} }

// Index is the chain's number, 0 to ChainCount-1. It is stored in the database
// and must never change. It is -1 for an unknown chain.
func (c Chain) Index() int {
	switch c {
	case Base:
		return 0
	case Ethereum:
		return 1
	case Solana:
		return 2
	case Polymarket:
		return 3
	default:
		return -1
	}
}

// Valid reports whether c is one of the chains served.
func (c Chain) Valid() bool { return c.Index() >= 0 }

// DEX reports whether trades of the chain are swaps on a decentralised exchange,
// rather than bets on a prediction market.
func (c Chain) DEX() bool { return c != Polymarket }

// ChainNames lists the chains for an error message: "base, ethereum, …".
func ChainNames() string {
	all := Chains()
	names := make([]string, 0, len(all))
	for _, c := range all {
		names = append(names, string(c))
	}
	return strings.Join(names, ", ")
}

// Side is the direction of a trade as its wallet sees it.
type Side string

// The sides of a trade.
const (
	Buy  Side = "buy"
	Sell Side = "sell"
)

// Valid reports whether s is a known side.
func (s Side) Valid() bool { return s == Buy || s == Sell }
