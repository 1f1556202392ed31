package wire

import (
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// AppendConfig appends a CustomerConfig (interface 2.5), its fields in the interface's
// order, times in UTC. Lists and limits are never null.
func AppendConfig(dst []byte, c *smartmoney.CustomerConfig) []byte {
	o := Begin(dst)
	o.Text("customer_id", c.CustomerID)
	o.Text("display_name", c.DisplayName)
	o.Add("chains", func(b []byte) []byte { return AppendList(b, c.Chains, appendName) })
	o.Add("signal_types", func(b []byte) []byte { return AppendList(b, c.SignalTypes, appendName) })
	o.Whole("daily_budget", c.DailyBudget)
	o.Add("per_type_limits", func(b []byte) []byte { return appendLimits(b, c.PerTypeLimits) })
	o.Whole("min_trades", c.MinTrades)
	o.Number("min_win_rate", c.MinWinRate)
	o.Whole("min_closed_positions", c.MinClosedPositions)
	o.Whole("min_tokens_traded", c.MinTokensTraded)
	o.Number("max_buy_volume_usd", c.MaxBuyVolumeUSD)
	o.Whole("convergence_min_wallets", c.ConvergenceMinWallets)
	o.Number("convergence_window_hours", c.ConvergenceWindowHours)
	o.Number("convergence_min_usd", c.ConvergenceMinUSD)
	o.Number("whale_min_trade_usd", c.WhaleMinTradeUSD)
	o.Whole("whale_max_rank", c.WhaleMaxRank)
	o.Number("min_trader_score", c.MinTraderScore)
	o.Number("min_trigger_win_rate", c.MinTriggerWinRate)
	o.Whole("min_trigger_closed", c.MinTriggerClosed)
	o.Number("min_token_liquidity_usd", c.MinTokenLiquidityUSD)
	o.Whole("min_token_holders", c.MinTokenHolders)
	o.Text("priority_filter", string(c.PriorityFilter))
	o.Number("cooldown_hours", c.CooldownHours)
	o.Text("webhook_url", c.WebhookURL)
	o.Stamp("created_at", c.CreatedAt)
	o.Stamp("updated_at", c.UpdatedAt)
	return o.End()
}

func appendName[T ~string](dst []byte, name *T) []byte {
	return AppendString(dst, string(*name))
}

// appendLimits writes the limits that there are, in the interface's order of types.
func appendLimits(dst []byte, limits map[smartmoney.NotificationType]int) []byte {
	o := Begin(dst)
	for _, t := range smartmoney.NotificationTypes() {
		if limit, ok := limits[t]; ok {
			o.Whole(string(t), limit)
		}
	}
	return o.End()
}
