package importer

import (
	"encoding/json"
	"io"
	"slices"
	"strings"

	"smartmoney/internal/smartmoney"
)

const nameBitquery = "bitquery"

// Reasons of this format.
const (
	skipShape      = "no known Bitquery message"
	skipNoChain    = "the record does not tell its chain: state it in the settings"
	skipWho        = "who traded cannot be told"
	skipSettlement = "settlement is no redemption of one outcome"
	skipRepeated   = "the outcome's resolution is known already"
)

// bitquery reads Bitquery's stream messages in their flat form, as a JSON array or
// newline-delimited: swaps of EVM chains, swaps of Solana (pump.fun among them), and
// Polymarket's trades and settlements. What each becomes:
//
//   - EVM swap: Buy and Sell are the pool's where the pool is the buyer, so they are
//     turned round; the wallet is the transaction's sender. A record does not name its
//     chain: Settings.Chain does, else a quote token that only one chain has. Records
//     of other chains (BNB Smart Chain and so on) are skipped.
//   - Solana swap: Buy and Sell are the trader's; the wallet is the signer where it
//     owns a side, else the owner of what was sold.
//   - Polymarket trade: the fill of the order's maker, which is Seller; the taker's own
//     order is a record of its own. USD is the collateral.
//   - Polymarket settlement: a redemption of one outcome tells its payout, so the first
//     of each outcome becomes a resolution; splits and merges are skipped.
//
// A USD amount of 0 means that Bitquery does not know it; see pricer.
type bitquery struct{ settings Settings }

var _ Adapter = bitquery{}

// Name implements Adapter.
func (bitquery) Name() string { return nameBitquery }

// flat is one message: its fields by name.
type flat map[string]text

// bitqueryRun is the state of one conversion.
type bitqueryRun struct {
	settings Settings
	out      *rows
	about    map[string]*smartmoney.MarketMapping // by outcome token
}

// Convert implements Adapter.
func (b bitquery) Convert(r io.Reader, emit func(Item) error) error {
	in, err := open(r)
	if err != nil {
		return err
	}
	run := &bitqueryRun{
		settings: b.settings, out: newRows(b.settings, emit),
		about: map[string]*smartmoney.MarketMapping{},
	}
	bad := func(line int, reason string) error { return run.out.skip(line, reason, "") }
	err = eachJSON(in, func(line int, raw []byte) error {
		var m flat
		if err := json.Unmarshal(raw, &m); err != nil {
			return bad(line, skipMalformed)
		}
		parsed, reason := run.row(m)
		if reason != "" {
			return run.out.skip(line, reason, m.hash())
		}
		parsed.line = line
		return run.out.add(parsed)
	}, bad)
	if err != nil {
		return err
	}
	return run.out.close()
}

func (m flat) get(name string) string { return string(m[name]) }

func (m flat) hash() string {
	if hash := m.get("Transaction_Hash"); hash != "" {
		return hash
	}
	return m.get("Transaction_Signature")
}

func (run *bitqueryRun) row(m flat) (*row, string) {
	at, ok := parseUnix(m.get("Block_Time"))
	if !ok {
		return nil, skipTime
	}
	if !isName(m.hash(), maxHash) {
		return nil, skipNoID
	}
	if m.get("TransactionStatus_Success") == "false" || m.get("Transaction_Result_Success") == "false" {
		return nil, skipFailed
	}
	r := &row{at: at, ref: m.hash()}
	reason := skipShape
	switch {
	case has(m, "Settlement_EventType"):
		reason = run.settlement(r, m)
	case has(m, "Trade_OutcomeTrade_Amount"):
		reason = run.outcome(r, m)
	case has(m, "Trade_Buy_Currency_MintAddress"):
		reason = run.solana(r, m)
	case has(m, "Trade_Buy_Currency_SmartContract"):
		reason = run.evm(r, m)
	}
	if reason == "" && r.id != "" && !isName(r.id, maxID) {
		reason = skipNoID
	}
	return r, reason
}

func has(m flat, name string) bool {
	_, ok := m[name]
	return ok
}

// side is one leg of a message.
func (m flat) side(prefix, address string) leg {
	qty, _ := positive(m.get(prefix + "_Amount"))
	usd, _ := positive(m.get(prefix + "_AmountInUSD"))
	return leg{
		token: m.get(prefix + "_Currency_" + address), symbol: m.get(prefix + "_Currency_Symbol"), qty: qty, usd: usd,
	}
}

func (run *bitqueryRun) evm(r *row, m flat) string {
	s := &swap{
		wallet: m.get("Transaction_From"),
		bought: m.side("Trade_Buy", "SmartContract"), sold: m.side("Trade_Sell", "SmartContract"),
	}
	takerBuys, ok := evmTakerBuys(m)
	if !ok {
		return skipWho
	}
	if !takerBuys {
		s.bought, s.sold = s.sold, s.bought
	}
	for _, l := range []*leg{&s.bought, &s.sold} {
		if l.token == "0x" || l.token == "" { // the chain's own coin
			l.token = zeroAddress
		}
	}
	var reason string
	if s.chain, reason = run.evmChain(s.bought.token, s.sold.token); reason != "" {
		return reason
	}
	r.swap = s
	r.id = m.hash() + ":" + m.get("Trade_Index") + ":" + fillDigest(s)
	return s.check(run.settings)
}

// evmTakerBuys reports whether the trader received what the record calls Buy. The pool
// is a party of its own swap; the other party is the trader.
func evmTakerBuys(m flat) (buys, ok bool) {
	buyer, seller := m.get("Trade_Buy_Buyer"), m.get("Trade_Buy_Seller")
	pools := []string{
		m.get("Trade_Dex_SmartContract"), m.get("Trade_Dex_DelegatedTo"), m.get("Trade_Dex_Pair_SmartContract"),
	}
	takers := []string{m.get("Trade_Sender"), m.get("Transaction_From")}
	switch {
	case buyer == seller:
		return false, false
	case slices.Contains(pools, buyer):
		return false, true
	case slices.Contains(pools, seller):
		return true, true
	case slices.Contains(takers, buyer):
		return true, true
	case slices.Contains(takers, seller):
		return false, true
	}
	return false, false
}

// evmChain is the chain that the settings state, else the only one that has one of the
// tokens as a quote token.
func (run *bitqueryRun) evmChain(tokens ...string) (smartmoney.Chain, string) {
	if chain := run.settings.Chain; chain != "" {
		if chain != smartmoney.Base && chain != smartmoney.Ethereum {
			return "", skipChain
		}
		return chain, ""
	}
	for _, token := range tokens {
		token = strings.ToLower(token)
		if foreignCoin(token) {
			return "", skipChain
		}
		if token == zeroAddress || token == etherMarker || token == opStackWETH {
			continue // many chains have it
		}
		_, base := run.settings.Quotes[smartmoney.Base][token]
		_, ethereum := run.settings.Quotes[smartmoney.Ethereum][token]
		if base != ethereum {
			if base {
				return smartmoney.Base, ""
			}
			return smartmoney.Ethereum, ""
		}
	}
	return "", skipNoChain
}

// foreignCoin tells the wrapped coins of chains that are not served.
func foreignCoin(token string) bool {
	switch token {
	case "0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c", // WBNB
		"0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270", // WPOL
		"0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7", // WAVAX
		"0x82af49447d8a07e3bd95bd0d56f35241523fbab1": // WETH of Arbitrum
		return true
	}
	return false
}

func (run *bitqueryRun) solana(r *row, m flat) string {
	s := &swap{
		chain:  smartmoney.Solana,
		bought: m.side("Trade_Buy", "MintAddress"), sold: m.side("Trade_Sell", "MintAddress"),
	}
	signer := m.get("Transaction_Signer")
	owners := []string{
		m.get("Trade_Sell_Account_Token_Owner"), m.get("Trade_Buy_Account_Token_Owner"),
		m.get("Trade_Buy_Account_Address"), m.get("Trade_Sell_Account_Address"),
	}
	if slices.Contains(owners, signer) {
		s.wallet = signer
	} else if i := slices.IndexFunc(owners, func(o string) bool { return o != "" }); i >= 0 {
		s.wallet = owners[i]
	}
	if s.wallet == "" || s.wallet == m.get("Trade_Market_MarketAddress") {
		return skipWho
	}
	r.swap = s
	r.id = m.hash() + ":" + m.get("Instruction_Index") + ":" + m.get("Instruction_InternalSeqNumber") +
		":" + m.get("Trade_Index") + ":" + fillDigest(s)
	return s.check(run.settings)
}

// fillDigest keeps swaps of one transaction apart whose indices repeat.
func fillDigest(s *swap) string {
	return digest(s.wallet, s.bought.token, s.sold.token, canonical(s.bought.qty), canonical(s.sold.qty))[:8]
}
