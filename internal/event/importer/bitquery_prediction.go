package importer

import (
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

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
	item := m.get(prefix + "ConditionId")
	if item == "" {
		item = m.get(prefix + "Question_MarketId")
	}
	mapping := newMapping(token, item, m.get(prefix+"Outcome_Label"), m.get(prefix+"Question_Title"), "")
	b.mappings[token] = mapping
	return mapping
}
