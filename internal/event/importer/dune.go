package importer

import (
	"bufio"
	"cmp"
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

// duneDEX reads dex.trades of Dune as CSV, as it is since 2022 or as it was
// in Dune's first engine. In that table the trader bought token_a and
// sold token_b. The format has no token addresses, so symbolAddress derives them from the
// symbols, and no transaction hash, so the id is a digest of the row. A row without all
// three amounts is skipped.
type duneDEX struct{ settings Settings }

func (d duneDEX) read(in *bufio.Reader, out *rows) error {
	if headed(in, "token_bought_address") {
		forOthers := sentForOthers()
		return out.addCSV(in, nameDuneDEX, todayColumns, func(t *table) (*row, string) { return d.today(forOthers, t) }, txHash)
	}
	chain := cmp.Or(d.settings.Chain, smartmoney.Ethereum)
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

// todayColumns are the columns of dex.trades as Dune has it since 2022, by which it is told from
// the table of Dune's first engine.
var todayColumns = []string{
	"blockchain", "block_time", "token_bought_amount", "token_bought_address", "token_sold_amount", "token_sold_address", "tx_hash", "evt_index",
}

// today returns the row of a record of dex.trades as Dune has it since 2022: a swap of base or
// ethereum, by the sender of its transaction, unless it went to one of the contracts forOthers. The
// rows of a transaction are netted.
func (d duneDEX) today(forOthers map[string]bool, t *table) (*row, string) {
	chain := smartmoney.Chain(strings.Clone(t.get("blockchain")))
	if chain != smartmoney.Base && chain != smartmoney.Ethereum {
		return nil, skipChain
	}
	at, ok := parseTime(t.get("block_time"))
	if !ok {
		return nil, skipTime
	}
	hash, index := strings.Clone(t.get("tx_hash")), t.get("evt_index")
	if !isName(hash+":"+index, maxHash) || index == "" {
		return nil, skipNoID
	}
	wallet := t.get("tx_from")
	switch {
	case forOthers[strings.ToLower(t.get("tx_to"))]:
		return nil, skipTrader
	case wallet == "":
		wallet = t.get("taker")
	}
	s := &swap{
		chain: chain, wallet: wallet, block: parseBlock(t.get("block_number")),
		bought: botLeg(t, "token_bought"), sold: botLeg(t, "token_sold"),
	}
	s.usd, _ = positive(t.get("amount_usd"))
	if reason := s.check(d.settings); reason != "" {
		return nil, reason
	}
	return &row{
		at: at, ref: hash, id: hash + ":" + index, swap: s, tx: hash, equal: repeated,
		place: placeOf(t.get("block_number"), t.get("tx_index"), index),
	}, ""
}

const nameDuneBots = "dune-bot-trades"

// duneBots reads Dune's bot_trades as CSV, of base, ethereum and solana; rows of other
// chains are skipped. If amount_usd is blank, a fee paid in the chain's coin determines
// the coin's price. The id is the transaction hash and the event index (Solana: the
// instruction indices). The rows of a transaction are netted.
type duneBots struct{ settings Settings }

func (d duneBots) read(in *bufio.Reader, out *rows) error {
	needed := []string{
		"block_time", "blockchain", "amount_usd", "token_bought_amount", "token_bought_address",
		"token_sold_amount", "token_sold_address", "user",
	}
	return out.addCSV(in, nameDuneBots, needed, d.row, txHash)
}

func (d duneBots) row(t *table) (*row, string) {
	chain := smartmoney.Chain(strings.Clone(t.get("blockchain")))
	if !chain.Valid() || !chain.DEX() {
		return nil, skipChain
	}
	at, ok := parseTime(t.get("block_time"))
	if !ok {
		return nil, skipTime
	}
	hash := strings.Clone(txHash(t))
	if !isName(hash, maxHash) {
		return nil, skipNoID
	}
	s := &swap{
		chain: chain, wallet: t.get("user"),
		bought: botLeg(t, "token_bought"), sold: botLeg(t, "token_sold"),
	}
	s.usd, _ = positive(t.get("amount_usd"))
	s.block = parseBlock(cmp.Or(t.get("block_number"), t.get("block_slot")))
	if reason := s.check(d.settings); reason != "" {
		return nil, reason
	}
	s.nativeUSD = d.coinPrice(chain, t)
	r := &row{at: at, ref: hash, swap: s, tx: hash, equal: repeated}
	first, second := t.get("evt_index"), ""
	r.id = hash + ":" + first
	if chain == smartmoney.Solana {
		first, second = t.get("outer_instruction_index"), t.get("inner_instruction_index")
		r.id = hash + ":" + first + ":" + second
	}
	if first == "" {
		r.equal = separate
	}
	r.place = placeOf(cmp.Or(t.get("block_number"), t.get("block_slot")), t.get("tx_index"), first, second)
	if !isName(r.id, maxID) {
		return nil, skipNoID
	}
	return r, ""
}

// coinPrice returns the price of the chain's coin in USD, derived from the fee. It is 0 if
// the fee was not paid in the coin or has no USD value.
func (d duneBots) coinPrice(chain smartmoney.Chain, t *table) float64 {
	token, _ := normalAddress(chain, t.get("fee_token_address"))
	usd, okUSD := positive(t.get("fee_usd"))
	qty, okQty := positive(t.get("fee_token_amount"))
	if d.settings.Quotes[chain][token] != Native || !okUSD || !okQty {
		return 0
	}
	return usd / qty
}

func botLeg(t *table, prefix string) leg {
	qty, _ := positive(t.get(prefix + "_amount"))
	return leg{
		token: strings.Clone(t.get(prefix + "_address")), symbol: strings.Clone(t.get(prefix + "_symbol")), qty: qty,
	}
}

// txHash returns the transaction hash: column tx_hash, on Solana tx_id.
func txHash(t *table) string {
	if hash := t.get("tx_hash"); hash != "" {
		return hash
	}
	return t.get("tx_id")
}
