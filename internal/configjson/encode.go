package configjson

import (
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/walletjson"
)

// Append appends a CustomerConfig (interface 2.5), its fields in the interface's
// order, times in UTC. Lists and limits are never null.
func Append(dst []byte, c *smartmoney.CustomerConfig) []byte {
	w := object{append(dst, '{')}
	w.text("customer_id", c.CustomerID)
	w.text("display_name", c.DisplayName)
	w.b = appendList(w.name("chains"), c.Chains)
	w.b = appendList(w.name("signal_types"), c.SignalTypes)
	w.whole("daily_budget", c.DailyBudget)
	w.b = appendLimits(w.name("per_type_limits"), c.PerTypeLimits)
	w.whole("min_trades", c.MinTrades)
	w.number("min_win_rate", c.MinWinRate)
	w.whole("min_closed_positions", c.MinClosedPositions)
	w.whole("min_tokens_traded", c.MinTokensTraded)
	w.number("max_buy_volume_usd", c.MaxBuyVolumeUSD)
	w.whole("convergence_min_wallets", c.ConvergenceMinWallets)
	w.number("convergence_window_hours", c.ConvergenceWindowHours)
	w.number("whale_min_trade_usd", c.WhaleMinTradeUSD)
	w.whole("whale_max_rank", c.WhaleMaxRank)
	w.number("min_trader_score", c.MinTraderScore)
	w.number("min_trigger_win_rate", c.MinTriggerWinRate)
	w.whole("min_trigger_closed", c.MinTriggerClosed)
	w.number("min_token_liquidity_usd", c.MinTokenLiquidityUSD)
	w.whole("min_token_holders", c.MinTokenHolders)
	w.text("priority_filter", string(c.PriorityFilter))
	w.number("cooldown_hours", c.CooldownHours)
	w.text("webhook_url", c.WebhookURL)
	w.b = walletjson.AppendTime(w.name("created_at"), c.CreatedAt)
	w.b = walletjson.AppendTime(w.name("updated_at"), c.UpdatedAt)
	return append(w.b, '}')
}

// object is a JSON object that is being written; names need no escaping.
type object struct{ b []byte }

func (o *object) name(name string) []byte {
	if o.b[len(o.b)-1] != '{' {
		o.b = append(o.b, ',')
	}
	o.b = append(o.b, '"')
	o.b = append(o.b, name...)
	return append(o.b, '"', ':')
}

func (o *object) text(name, value string) { o.b = walletjson.AppendString(o.name(name), value) }

func (o *object) whole(name string, value int) { o.b = walletjson.AppendInt(o.name(name), value) }

func (o *object) number(name string, value float64) {
	o.b = walletjson.AppendFloat(o.name(name), value)
}

func appendList[T ~string](dst []byte, values []T) []byte {
	dst = append(dst, '[')
	for i, v := range values {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = walletjson.AppendString(dst, string(v))
	}
	return append(dst, ']')
}

// appendLimits writes the limits that there are, in the interface's order of types.
func appendLimits(dst []byte, limits map[smartmoney.NotificationType]int) []byte {
	o := object{append(dst, '{')}
	for _, t := range smartmoney.NotificationTypes() {
		if limit, ok := limits[t]; ok {
			o.whole(string(t), limit)
		}
	}
	return append(o.b, '}')
}
