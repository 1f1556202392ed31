package smartmoney

import "strings"

// Chain is the network that a wallet, token or event belongs to.
type Chain string

// The supported chains. Each has its own stream, wallet pool and filter defaults.
const (
	Base       Chain = "base"
	Ethereum   Chain = "ethereum"
	Solana     Chain = "solana"
	Polymarket Chain = "polymarket"
)

// ChainCount is the number of chains. Chain.Index is less than ChainCount.
const ChainCount = 4

// Chains returns every chain in canonical order, the order of Chain.Index.
func Chains() [ChainCount]Chain { return [ChainCount]Chain{Base, Ethereum, Solana, Polymarket} }

// Index returns the chain's number, 0 to ChainCount-1, or -1 for an unknown chain.
// Indexes are stored in the database and must never change.
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

// Valid reports whether c is a supported chain.
func (c Chain) Valid() bool { return c.Index() >= 0 }

// DEX reports whether the chain's trades are swaps on a decentralised exchange rather
// than bets on a prediction market.
func (c Chain) DEX() bool { return c != Polymarket }

// ChainNames returns the chains for an error message: "base, ethereum, …".
func ChainNames() Values {
	all := Chains()
	return ValuesOf(all[:])
}

// Side is the direction of a trade from its wallet's point of view.
type Side string

// The sides of a trade.
const (
	Buy  Side = "buy"
	Sell Side = "sell"
)

// Valid reports whether s is a known side.
func (s Side) Valid() bool { return s == Buy || s == Sell }

const (
	hexDigits    = "0123456789abcdef"
	base58Digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
)

// NormalAddress returns a wallet's address in the stored form (semantics 1): hexadecimal
// in lower case, base58 on solana unchanged. ok is false if address is not an address of
// the chain. Tokens of base, ethereum and solana follow the same rule.
func NormalAddress(chain Chain, address string) (normal string, ok bool) {
	if chain == Solana {
		return address, len(address) >= 32 && len(address) <= 44 && strings.Trim(address, base58Digits) == ""
	}
	normal = strings.ToLower(address)
	digits, prefixed := strings.CutPrefix(normal, "0x")
	return normal, prefixed && len(digits) == 40 && strings.Trim(digits, hexDigits) == ""
}
