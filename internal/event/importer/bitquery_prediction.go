package importer

import (
	"strings"

	"smartmoney/internal/smartmoney"
)

// outcome makes the trade of a Polymarket fill. Seller is the maker of the order: it
// gives collateral where IsOutcomeBuy is true, and outcome tokens where it is not.
func (run *bitqueryRun) outcome(r *row, m flat) string {
	const prefix = "Trade_OutcomeTrade_"
	if m.get("Trade_Prediction_Marketplace_ProtocolName") != "polymarket" {
		return skipChain
	}
	maker, buys := m.get(prefix+"Seller"), m.get(prefix+"IsOutcomeBuy") == "true"
	if maker == m.get("Log_SmartContract") { // the exchange itself
		maker, buys = m.get(prefix+"Buyer"), !buys
	}
	wallet, ok := normalAddress(smartmoney.Polymarket, maker)
	if !ok || maker == m.get("Log_SmartContract") {
		return skipWallet
	}
	token := m.get("Trade_Prediction_Outcome_Id")
	if !isOutcome(token) {
		return skipOutcome
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
	r.id = m.hash() + ":" + digest(token, string(side), canonical(qty), canonical(usd), wallet, m.get(prefix+"OrderId"))[:16]
	if about := run.mapping("Trade_Prediction_", token, m); about.ItemID != "" {
		r.about = about
	}
	return ""
}

// settlement makes a resolution of a redemption: what one outcome token paid.
func (run *bitqueryRun) settlement(r *row, m flat) string {
	const prefix = "Settlement_"
	if m.get(prefix+"Prediction_Marketplace_ProtocolName") != "polymarket" {
		return skipChain
	}
	token := m.get(prefix + "Prediction_Outcome_Id")
	one := strings.Trim(m.get(prefix+"OutcomeTokenIds"), `[]'" `)
	if m.get(prefix+"EventType") != "Redemption" || one != token {
		return skipSettlement
	}
	if !isOutcome(token) {
		return skipOutcome
	}
	amount, ok := positive(m.get(prefix + "Amounts_Amount"))
	paid, okPaid := positive(m.get(prefix + "Amounts_CollateralAmount"))
	payout := paid / amount
	if !ok || !okPaid || payout > 1 {
		return skipAmount
	}
	r.once = token
	r.other = append(mappingEvents(run.mapping(prefix+"Prediction_", token, m)), resolutionEvent(token, payout, r.at))
	return ""
}

// mapping is what the first message about an outcome token says of its market.
func (run *bitqueryRun) mapping(prefix, token string, m flat) *smartmoney.MarketMapping {
	if known := run.about[token]; known != nil {
		return known
	}
	item := m.get(prefix + "ConditionId")
	if item == "" {
		item = m.get(prefix + "Question_MarketId")
	}
	about := newMapping(token, item, m.get(prefix+"Outcome_Label"), m.get(prefix+"Question_Title"), "")
	run.about[token] = about
	return about
}
