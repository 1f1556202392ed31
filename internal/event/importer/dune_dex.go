package importer

import (
	"io"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const nameDuneDEX = "dune-dex-trades"

// Reasons of this format.
const (
	skipAggregator = "category Aggregator repeats a DEX row"
	skipCategory   = "category is not DEX"
	skipSymbol     = "token symbol is missing"
)

// duneDEX reads dex.trades of Dune as CSV, as it is since 2022 (dune_today.go) or as it was
// in Dune's first engine. In that table the trader bought token_a and
// sold token_b. The format has no token addresses, so symbolAddress derives them from the
// symbols, and no transaction hash, so the id is a digest of the row. A row without all
// three amounts is skipped.
type duneDEX struct{ settings Settings }

// Name implements Adapter.
func (duneDEX) Name() string { return nameDuneDEX }

var _ Adapter = duneDEX{}

// Convert implements Adapter.
func (d duneDEX) Convert(r io.Reader, emit func(Item) error) error {
	in, err := open(r)
	if err != nil {
		return err
	}
	out := newRows(d.settings, emit)
	if headed(in, "token_bought_address") {
		return out.addCSV(in, nameDuneDEX, todayColumns, d.today, txHash)
	}
	chain := d.settings.Chain
	if chain == "" {
		chain = smartmoney.Ethereum
	}
	if chain != smartmoney.Ethereum && chain != smartmoney.Base {
		return smartmoney.BadInput("chain", "chain of %s must be ethereum or base, got %q", nameDuneDEX, chain)
	}
	needed := []string{
		"block_time", "token_a_symbol", "token_b_symbol", "token_a_amount",
		"token_b_amount", "category", "usd_amount", "trader_a",
	}
	return out.addCSV(in, nameDuneDEX, needed, func(t *table) (*row, string) { return d.row(chain, t) }, func(*table) string { return "" })
}

func (d duneDEX) row(chain smartmoney.Chain, t *table) (*row, string) {
	switch category := t.get("category"); category {
	case "DEX":
	case "Aggregator":
		return nil, skipAggregator
	default:
		return nil, skipCategory
	}
	at, ok := parseTime(t.get("block_time"))
	if !ok {
		return nil, skipTime
	}
	bought, okBought := positive(t.get("token_a_amount"))
	sold, okSold := positive(t.get("token_b_amount"))
	usd, okUSD := positive(t.get("usd_amount"))
	if !okBought || !okSold || !okUSD {
		return nil, skipAmount
	}
	symbolA, symbolB := t.get("token_a_symbol"), t.get("token_b_symbol")
	if symbolA == "" || symbolB == "" {
		return nil, skipSymbol
	}
	s := &swap{
		chain: chain, wallet: strings.Replace(t.get("trader_a"), `\x`, "0x", 1), usd: usd,
		bought: d.leg(symbolA, bought), sold: d.leg(symbolB, sold),
	}
	if reason := s.check(d.settings); reason != "" {
		return nil, reason
	}
	id := digest(string(chain), canonicalTime(at), s.wallet, symbolA, symbolB,
		canonical(bought), canonical(sold), canonical(usd), t.get("project"))
	return &row{at: at, id: "dune:" + id, swap: s}, ""
}

func (d duneDEX) leg(symbol string, qty float64) leg {
	symbol = strings.Clone(symbol) // frees the rest of the row
	return leg{token: symbolAddress(symbol), symbol: symbol, qty: qty, kind: d.settings.Symbols[symbol]}
}
