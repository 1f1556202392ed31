package replay

import (
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Names numbers the wallets and tokens of one chain's journal.
type Names struct {
	wallets  []string
	walletNo map[string]uint32
	tokens   []string
	symbols  []string // by token number, as of the last record read
	tokenNo  map[string]uint32
	market   func(token string) *smartmoney.SignalMarket // nil: none is known
}

// NewNames returns names without any. market returns the market of an outcome token, nil for none;
// it may be nil.
func NewNames(market func(string) *smartmoney.SignalMarket) *Names {
	return &Names{walletNo: map[string]uint32{}, tokenNo: map[string]uint32{}, market: market}
}

// intern returns the number of a wallet.
func (n *Names) intern(address string) uint32 {
	number, ok := n.walletNo[address]
	if !ok {
		number = uint32(len(n.wallets))
		n.wallets = append(n.wallets, address)
		n.walletNo[address] = number
	}
	return number
}

// Number returns the number of a token.
func (n *Names) Number(address string) uint32 {
	number, ok := n.tokenNo[address]
	if !ok {
		number = uint32(len(n.tokens))
		n.tokens = append(n.tokens, address)
		n.symbols = append(n.symbols, "")
		n.tokenNo[address] = number
	}
	return number
}

// Wallet returns a wallet's address.
func (n *Names) Wallet(number uint32) string { return n.wallets[number] }

// Token returns a token's address and its symbol as of the record read last.
func (n *Names) Token(number uint32) (address, symbol string) {
	return n.tokens[number], n.symbols[number]
}

// Market returns the market of an outcome token, nil if it is unknown.
func (n *Names) Market(token uint32) *smartmoney.SignalMarket {
	if n.market == nil {
		return nil
	}
	return n.market(n.tokens[token])
}

// Interner returns what lets a journal's reader number the names.
func (n *Names) Interner() journal.Interner { return interner{n} }

// interner lets a journal's reader number names.
type interner struct{ *Names }

// Wallet returns the number of a wallet.
func (in interner) Wallet(address string) uint32 { return in.intern(address) }

// Token returns the number of a token and records its symbol.
func (in interner) Token(address, symbol string) uint32 {
	number := in.Number(address)
	in.symbols[number] = symbol
	return number
}
