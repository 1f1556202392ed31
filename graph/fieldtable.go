package graph

import (
	"strconv"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/cache"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

func walletFields() *fieldTable[smartmoney.Wallet] {
	o := &fieldTable[smartmoney.Wallet]{
		name: "Wallet", satisfies: []string{"Wallet", "Node"},
		fields: map[string]appender[smartmoney.Wallet]{},
	}
	for _, f := range wire.WalletFields() {
		o.fields[f.GraphQL] = f.Append
	}
	o.fields["id"] = func(b []byte, w *smartmoney.Wallet) []byte {
		return append(service.AppendWalletID(append(b, '"'), w), '"')
	}
	o.fields["chain"] = func(b []byte, w *smartmoney.Wallet) []byte { return appendChain(b, w.Chain) }
	return o
}

func positionFields() *fieldTable[smartmoney.Position] {
	type p = *smartmoney.Position
	return &fieldTable[smartmoney.Position]{
		name: "Position", satisfies: []string{"Position"},
		fields: map[string]appender[smartmoney.Position]{
			"chain":          func(b []byte, p p) []byte { return appendChain(b, p.Chain) },
			"walletAddress":  func(b []byte, p p) []byte { return wire.AppendString(b, p.Wallet) },
			"token":          func(b []byte, p p) []byte { return wire.AppendString(b, p.Token) },
			"symbol":         func(b []byte, p p) []byte { return wire.AppendString(b, p.Symbol) },
			"quantity":       func(b []byte, p p) []byte { return wire.AppendFloat(b, p.Quantity) },
			"costUsd":        func(b []byte, p p) []byte { return wire.AppendFloat(b, p.CostUSD) },
			"boughtQuantity": func(b []byte, p p) []byte { return wire.AppendFloat(b, p.BoughtQty) },
			"realizedPnlUsd": func(b []byte, p p) []byte { return wire.AppendFloat(b, p.RealizedUSD) },
			"priceUsd":       func(b []byte, p p) []byte { return wire.AppendFloat(b, p.KnownPriceUSD()) },
			"valueUsd":       func(b []byte, p p) []byte { return wire.AppendFloat(b, p.ValueUSD()) },
			"pnlUsd":         func(b []byte, p p) []byte { return wire.AppendFloat(b, p.PnlUSD()) },
			"countedPnlUsd":  func(b []byte, p p) []byte { return wire.AppendFloat(b, p.CountedPnlUSD) },
		},
	}
}

func tradeFields() *fieldTable[smartmoney.LoggedTrade] {
	type t = *smartmoney.LoggedTrade
	return &fieldTable[smartmoney.LoggedTrade]{
		name: "Trade", satisfies: []string{"Trade", "Node"},
		fields: map[string]appender[smartmoney.LoggedTrade]{
			"id":            func(b []byte, t t) []byte { return append(service.AppendTradeID(append(b, '"'), t), '"') },
			"tradeId":       func(b []byte, t t) []byte { return wire.AppendString(b, t.ID) },
			"chain":         func(b []byte, t t) []byte { return appendChain(b, t.Chain) },
			"walletAddress": func(b []byte, t t) []byte { return wire.AppendString(b, t.Wallet) },
			"token":         func(b []byte, t t) []byte { return wire.AppendString(b, t.Token) },
			"symbol":        func(b []byte, t t) []byte { return wire.AppendString(b, t.Symbol) },
			"side":          func(b []byte, t t) []byte { return wire.AppendString(b, strings.ToUpper(string(t.Side))) },
			"quantity":      func(b []byte, t t) []byte { return wire.AppendFloat(b, t.Quantity) },
			"priceUsd":      func(b []byte, t t) []byte { return wire.AppendFloat(b, t.PriceUSD) },
			"amountUsd":     func(b []byte, t t) []byte { return wire.AppendFloat(b, t.AmountUSD) },
			"tradedAt":      func(b []byte, t t) []byte { return wire.AppendTime(b, t.TradedAt) },
			"txHash":        func(b []byte, t t) []byte { return wire.AppendString(b, t.TxHash) },
			"block": func(b []byte, t t) []byte {
				if !t.HasBlock {
					return append(b, "null"...)
				}
				return strconv.AppendInt(b, t.Block, 10)
			},
		},
	}
}

// edgeFields returns the field table of the edges of a connection.
func edgeFields[E, N any](name string, nodes *fieldTable[N], cursor func(*E) string, of func(*E) *N) *fieldTable[E] {
	return &fieldTable[E]{
		name: name, satisfies: []string{name},
		fields: map[string]appender[E]{
			"cursor": func(b []byte, e *E) []byte { return wire.AppendString(b, cursor(e)) },
		},
		nested: map[string]nestedField[E]{"node": node(nodes, of)},
	}
}

// chainTexts are the chains as GraphQL spells them, in the order of Chain.Index.
var chainTexts = [smartmoney.ChainCount]string{`"BASE"`, `"ETHEREUM"`, `"SOLANA"`, `"POLYMARKET"`}

func appendChain(dst []byte, c smartmoney.Chain) []byte {
	if i := c.Index(); i >= 0 {
		return append(dst, chainTexts[i]...)
	}
	return append(dst, "null"...)
}

const (
	maxSelections = 16 // selections of wallets with a row cache
	// cached wallets of each, about 1 KiB each and wire.MaxRow at most: 40 MiB in all
	rowsPerSelection = 1024
)

// newRowCaches returns a row cache of wallets for each of the most frequent selections.
func newRowCaches() func(selection string) rows[smartmoney.Wallet] {
	bySelection := cache.New(cache.Options[*wire.Rows]{Entries: maxSelections})
	return func(selection string) rows[smartmoney.Wallet] {
		return bySelection.Add(selection, func() *wire.Rows { return wire.NewRows(rowsPerSelection) })
	}
}
