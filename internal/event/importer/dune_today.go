package importer

import (
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// todayColumns are the columns of dex.trades as Dune has it since 2022, by which it is told from
// the table of Dune's first engine.
var todayColumns = []string{
	"blockchain", "block_time", "token_bought_amount", "token_bought_address", "token_sold_amount", "token_sold_address", "tx_hash", "evt_index",
}

// entryPoints are the contracts of ERC-4337 through which accounts trade: the sender of such a
// transaction is who bundled the operations of others.
var entryPoints = map[string]bool{
	"0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789": true, // v0.6
	"0x0000000071727de22e5e9d8baf0edac6f37da032": true, // v0.7
	"0x4337084d9e255ff0702461cf8895ce9e3b5ff108": true, // v0.8
}

// today returns the row of a record of dex.trades as Dune has it since 2022: a swap of base or
// ethereum, by the sender of its transaction. The rows of a transaction are netted.
func (d duneDEX) today(t *table) (*row, string) {
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
	case entryPoints[strings.ToLower(t.get("tx_to"))]:
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
