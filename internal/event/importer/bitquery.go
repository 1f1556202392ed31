package importer

import (
	"bufio"
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const nameBitquery = "bitquery"

// Reasons of this format.
const (
	skipShape      = "unknown kind of Bitquery message"
	skipNoChain    = "the record does not name its chain: set --chain"
	skipTrader     = "the trader cannot be determined"
	skipSettlement = "settlement is not a redemption of one outcome token"
	skipRepeated   = "the outcome token is already resolved by an earlier record"
)

// bitquery reads Bitquery's stream messages in their flat form, as a JSON array or
// newline-delimited: swaps of EVM chains, swaps of Solana (including pump.fun), and
// Polymarket's trades and settlements:
//
//   - EVM swap: Buy and Sell are swapped if the pool is the buyer; the wallet is the
//     transaction's sender. A record does not name its chain: Settings.Chain does, else a
//     quote token that only one chain has. Records of other chains (BNB Smart Chain and
//     so on) are skipped.
//   - Solana swap: Buy and Sell are the trader's. The wallet is the signer if it or an
//     authority owns a side, else the owner of the sold tokens.
//   - Polymarket trade: the fill of the order's maker, which is Seller; the taker's order
//     has its own record. The USD amount is the collateral.
//   - Polymarket settlement: a redemption of one outcome token determines its payout, so
//     the first one of each outcome token becomes a resolution. Splits and merges are
//     skipped.
//
// A USD amount of 0 means that Bitquery does not know it; see pricer.
type bitquery struct{ settings Settings }

// flat is one message as a map from field names to values.
type flat map[string]text

// bitqueryRun is the state of one conversion.
type bitqueryRun struct {
	settings Settings
	mappings map[string]*smartmoney.MarketMapping // by outcome token
}

func (b bitquery) read(in *bufio.Reader, out *rows) error {
	run := &bitqueryRun{b.settings, map[string]*smartmoney.MarketMapping{}}
	return eachJSON(in, func(line int, raw []byte) error {
		var m flat
		if err := json.Unmarshal(raw, &m); err != nil {
			return out.bad(line, skipMalformed)
		}
		parsed, reason := run.row(m)
		return out.put(line, parsed, reason, m.hash())
	}, out.bad)
}

func (f flat) get(name string) string { return string(f[name]) }

func (f flat) hash() string {
	if hash := f.get("Transaction_Hash"); hash != "" {
		return hash
	}
	return f.get("Transaction_Signature")
}

func (b *bitqueryRun) row(m flat) (*row, string) {
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
		reason = b.settlement(r, m)
	case has(m, "Trade_OutcomeTrade_Amount"):
		reason = b.outcomeTrade(r, m)
	case has(m, "Trade_Buy_Currency_MintAddress"):
		reason = b.solana(r, m)
	case has(m, "Trade_Buy_Currency_SmartContract"):
		reason = b.evm(r, m)
	}
	if reason == "" && r.id != "" && !isName(r.id, maxID) {
		reason = skipNoID
	}
	r.setBlock(m.block())
	return r, reason
}

// block returns the number of a message's block, on Solana its slot, as other sources do; nil if it
// has none.
func (f flat) block() *int64 {
	if has(f, "Block_Slot") {
		return parseBlock(f.get("Block_Slot"))
	}
	return parseBlock(f.get("Block_Number"))
}

// setBlock sets the block of the row's trade or swap.
func (r *row) setBlock(block *int64) {
	if r.swap != nil {
		r.swap.block = block
	}
	if r.trade != nil && block != nil {
		r.trade.Block, r.trade.HasBlock = *block, true
	}
}

func has(m flat, name string) bool {
	_, ok := m[name]
	return ok
}

func (f flat) side(prefix, address string) leg {
	qty, _ := positive(f.get(prefix + "_Amount"))
	usd, _ := positive(f.get(prefix + "_AmountInUSD"))
	return leg{
		token: f.get(prefix + "_Currency_" + address), symbol: f.get(prefix + "_Currency_Symbol"), qty: qty, usd: usd,
	}
}

func (b *bitqueryRun) evm(r *row, m flat) string {
	s := &swap{
		wallet: m.get("Transaction_From"),
		bought: m.side("Trade_Buy", "SmartContract"), sold: m.side("Trade_Sell", "SmartContract"),
	}
	takerBuys, ok := evmTakerBuys(m)
	if !ok {
		return skipTrader
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
	if s.chain, reason = b.evmChain(s.bought.token, s.sold.token); reason != "" {
		return reason
	}
	r.swap, r.tx = s, m.hash()
	r.place = placeOf(m.get("Block_Number"), m.get("Transaction_Index"), m.get("Log_Index"), m.get("Trade_Index"))
	r.id = m.hash() + ":" + m.get("Trade_Index") + ":" + fillDigest(s)
	if m.get("Trade_Index") != "" {
		r.equal = repeated
	}
	return s.check(b.settings)
}

// evmTakerBuys reports whether the trader received the record's Buy side. One party of the
// swap is the pool, the other one the trader. ok is false if that cannot be determined.
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

// evmChain returns the chain of the settings, else the only chain that has one of the
// tokens as a quote token. Otherwise it returns the reason to skip the record.
func (b *bitqueryRun) evmChain(tokens ...string) (smartmoney.Chain, string) {
	if chain := b.settings.Chain; chain != "" {
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
			continue // the same on many chains
		}
		_, base := b.settings.Quotes[smartmoney.Base][token]
		_, ethereum := b.settings.Quotes[smartmoney.Ethereum][token]
		if base != ethereum {
			if base {
				return smartmoney.Base, ""
			}
			return smartmoney.Ethereum, ""
		}
	}
	return "", skipNoChain
}

// foreignCoin reports whether token is the wrapped coin of an unsupported chain.
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

func (b *bitqueryRun) solana(r *row, m flat) string {
	s := &swap{
		chain:  smartmoney.Solana,
		bought: m.side("Trade_Buy", "MintAddress"), sold: m.side("Trade_Sell", "MintAddress"),
	}
	signer := m.get("Transaction_Signer")
	owners := []string{
		m.get("Trade_Sell_Account_Token_Owner"), m.get("Trade_Buy_Account_Token_Owner"),
		m.get("Trade_Buy_Account_Address"), m.get("Trade_Sell_Account_Address"),
	}
	known := len(owners)
	owners = slices.DeleteFunc(owners, func(o string) bool { return authorities[o] || b.settings.Authorities[o] })
	if slices.Contains(owners, signer) || len(owners) < known {
		s.wallet = signer // a side of an authority is one of the signer's route
	} else if i := slices.IndexFunc(owners, func(o string) bool { return o != "" }); i >= 0 {
		s.wallet = owners[i]
	}
	if s.wallet == "" || s.wallet == m.get("Trade_Market_MarketAddress") {
		return skipTrader
	}
	r.swap, r.tx = s, m.hash()
	r.place = placeOf(m.get("Block_Slot"), m.get("Transaction_Index"), m.get("Instruction_Index"),
		m.get("Instruction_InternalSeqNumber"), m.get("Trade_Index"))
	if m.get("Instruction_Index") != "" {
		r.equal = repeated
	}
	r.id = m.hash() + ":" + m.get("Instruction_Index") + ":" + m.get("Instruction_InternalSeqNumber") +
		":" + m.get("Trade_Index") + ":" + fillDigest(s)
	return s.check(b.settings)
}

// fillDigest distinguishes swaps of one transaction that have equal indices.
func fillDigest(s *swap) string {
	return digest(s.wallet, s.bought.token, s.sold.token, canonical(s.bought.qty), canonical(s.sold.qty))[:8]
}

// outcomeTrade sets r to the trade of a Polymarket fill. Seller is the maker of the order:
// it pays collateral if IsOutcomeBuy is true, and outcome tokens otherwise.
func (b *bitqueryRun) outcomeTrade(r *row, m flat) string {
	const prefix = "Trade_OutcomeTrade_"
	if m.get("Trade_Prediction_Marketplace_ProtocolName") != "polymarket" {
		return skipChain
	}
	maker, buys := m.get(prefix+"Seller"), m.get(prefix+"IsOutcomeBuy") == "true"
	if maker == m.get("Log_SmartContract") { // the exchange contract
		maker, buys = m.get(prefix+"Buyer"), !buys
	}
	wallet, ok := normalAddress(smartmoney.Polymarket, maker)
	if !ok || maker == m.get("Log_SmartContract") {
		return skipWallet
	}
	token := m.get("Trade_Prediction_Outcome_Id")
	if !isOutcomeToken(token) {
		return skipOutcomeToken
	}
	qty, okQty := positive(m.get(prefix + "Amount"))
	usd, okUSD := positive(m.get(prefix + "CollateralAmount"))
	if !okQty || !okUSD || !usable(usd/qty) {
		return skipAmount
	}
	side := smartmoney.Sell
	if buys {
		side = smartmoney.Buy
	}
	r.trade = &smartmoney.Trade{
		Chain: smartmoney.Polymarket, Wallet: wallet, Token: token, Side: side,
		Quantity: qty, AmountUSD: usd, PriceUSD: usd / qty, TxHash: m.hash(),
	}
	r.id, r.equal = fillID(r.trade, usd/qty), paged
	r.place = placeOf(m.get("Block_Number"), m.get("Transaction_Index"), m.get("Log_Index"))
	own := m.hash() + ":" + digest(token, string(side), canonical(qty), canonical(usd), wallet, m.get(prefix+"OrderId"))[:16]
	r.trade.Aka = append([]string{own}, formerIDs(r.trade, r.id)...)
	r.trade.Aka = r.trade.Aka[:min(len(r.trade.Aka), smartmoney.MaxAka)]
	if mapping := b.mapping("Trade_Prediction_", token, m); mapping.ItemID != "" {
		r.mapping = mapping
	}
	return ""
}

// settlement sets r to the resolution that follows from a redemption of one outcome token.
func (b *bitqueryRun) settlement(r *row, m flat) string {
	const prefix = "Settlement_"
	if m.get(prefix+"Prediction_Marketplace_ProtocolName") != "polymarket" {
		return skipChain
	}
	token := m.get(prefix + "Prediction_Outcome_Id")
	one := strings.Trim(m.get(prefix+"OutcomeTokenIds"), `[]'" `)
	if m.get(prefix+"EventType") != "Redemption" || one != token {
		return skipSettlement
	}
	if !isOutcomeToken(token) {
		return skipOutcomeToken
	}
	amount, ok := positive(m.get(prefix + "Amounts_Amount"))
	paid, okPaid := positive(m.get(prefix + "Amounts_CollateralAmount"))
	payout := paid / amount
	if !ok || !okPaid || payout > 1 {
		return skipAmount
	}
	r.once = token
	r.other = append(mappingEvents(b.mapping(prefix+"Prediction_", token, m)), resolutionEvent(token, payout, r.at))
	return ""
}

// mapping returns the market mapping of an outcome token, from its first message.
func (b *bitqueryRun) mapping(prefix, token string, m flat) *smartmoney.MarketMapping {
	if known := b.mappings[token]; known != nil {
		return known
	}
	item := cmp.Or(m.get(prefix+"ConditionId"), m.get(prefix+"Question_MarketId"))
	mapping := newMapping(token, item, m.get(prefix+"Outcome_Label"), m.get(prefix+"Question_Title"), "")
	b.mappings[token] = mapping
	return mapping
}
