package importer

import (
	"cmp"
	"io"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const nameDuneBots = "dune-bot-trades"

// duneBots reads Dune's bot_trades as CSV, of base, ethereum and solana; rows of other
// chains are skipped. If amount_usd is blank, a fee paid in the chain's coin determines
// the coin's price. The id is the transaction hash and the event index (Solana: the
// instruction indices). The rows of a transaction are netted.
type duneBots struct{ settings Settings }

var _ Adapter = duneBots{}

// Name implements Adapter.
func (duneBots) Name() string { return nameDuneBots }

// Convert implements Adapter.
func (d duneBots) Convert(r io.Reader, emit func(Item) error) error {
	in, err := open(r)
	if err != nil {
		return err
	}
	out := newRows(d.settings, emit)
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
