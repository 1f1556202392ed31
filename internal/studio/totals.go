package studio

import (
	"math"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// walletNumber is a number or date of a wallet's document that follows from its row of the
// ranking. Dates are in microseconds since 1970.
type walletNumber struct {
	name string
	kind search.Kind
	doc  string
	of   func(c *rank.Columns, k int) float64
}

func trades(c *rank.Columns, k int) float64 { return float64(c.Buys[k] + c.Sells[k]) }

func volume(c *rank.Columns, k int) float64 {
	return smartmoney.Finite(c.BuyVolume[k] + c.SellVolume[k])
}

func micros(ns int64) float64 { return float64(ns / int64(time.Microsecond)) }

// totals returns the fields that follow from a wallet's row, in the order of interface 2.1.
func totals() []walletNumber {
	type c = *rank.Columns
	return []walletNumber{
		{"trader_score", search.Number, "Trader score, 0 to 1 (semantics 3).", func(c c, k int) float64 { return c.Score[k] }},
		{"total_buy_volume_usd", search.Number, "Sum of the amounts of buys in USD.", func(c c, k int) float64 { return c.BuyVolume[k] }},
		{"total_sell_volume_usd", search.Number, "Sum of the amounts of sales in USD.", func(c c, k int) float64 { return c.SellVolume[k] }},
		{"net_pnl_usd", search.Number, "All-time net profit or loss in USD: the provider's, else realized and unrealized.", func(c c, k int) float64 { return smartmoney.Finite(c.Net[k]) }},
		{"realized_pnl_usd", search.Number, "Profit of closed positions in USD.", func(c c, k int) float64 { return c.Realized[k] }},
		{"trade_count", search.Number, "Number of trades.", trades},
		{"buy_count", search.Number, "Number of buys.", func(c c, k int) float64 { return float64(c.Buys[k]) }},
		{"sell_count", search.Number, "Number of sales.", func(c c, k int) float64 { return float64(c.Sells[k]) }},
		{"win_rate", search.Number, "The provider's win rate, else true_win_rate; 0 to 1.", func(c c, k int) float64 { return c.WinRate[k] }},
		{"true_win_rate", search.Number, "winning_positions / closed_positions, 0 without closed ones.", func(c c, k int) float64 {
			return float64(c.Winning[k]) / float64(max(c.Closed[k], 1))
		}},
		{"winning_positions", search.Number, "Number of closed positions with a profit.", func(c c, k int) float64 { return float64(c.Winning[k]) }},
		{"closed_positions", search.Number, "Number of closed positions.", func(c c, k int) float64 { return float64(c.Closed[k]) }},
		{"tokens_traded", search.Number, "Number of distinct tokens traded.", func(c c, k int) float64 { return float64(c.Tokens[k]) }},
		{"avg_trade_size_usd", search.Number, "Volume / trade_count in USD.", func(c c, k int) float64 { return volume(c, k) / max(trades(c, k), 1) }},
		{"largest_trade_usd", search.Number, "Largest amount of a trade in USD.", func(c c, k int) float64 { return c.Largest[k] }},
		{"last_trade_time", search.Date, "Time of the latest trade.", func(c c, k int) float64 { return micros(c.LastTrade[k]) }},
		{"first_trade_time", search.Date, "Time of the earliest trade.", func(c c, k int) float64 { return micros(c.FirstTrade[k]) }},
		{"last_trade_timestamp", search.Date, "The same as last_trade_time.", func(c c, k int) float64 { return micros(c.LastTrade[k]) }},
		{"pnl", search.Number, "The same as net_pnl_usd.", func(c c, k int) float64 { return smartmoney.Finite(c.Net[k]) }},
		{"volume", search.Number, "Sum of the amounts of buys and sales in USD.", volume},
		{"events_per_day", search.Number, "trade_count / days between the earliest and the latest trade, of which at least one counts.", eventsPerDay},
	}
}

func eventsPerDay(c *rank.Columns, k int) float64 {
	return trades(c, k) / math.Max(float64(c.LastTrade[k]-c.FirstTrade[k])/float64(24*time.Hour), 1)
}

// windowNumber is a number of a wallet's document that follows from its windows.
type windowNumber struct {
	name, doc string
	of        func(*activity.Columns) []float64
}

// windows returns the fields that follow from a wallet's windows.
func windows() []windowNumber {
	type c = *activity.Columns
	return []windowNumber{
		{"volume_usd_24h", "Sum of the amounts of trades in USD, of the hour of T and the 23 before.", func(c c) []float64 { return c.Day }},
		{"volume_usd_7d", "Sum of the amounts of trades in USD, of the UTC day of T and the 6 before.", func(c c) []float64 { return c.Week }},
		{"volume_usd_30d", "Sum of the amounts of trades in USD, of the UTC day of T and the 29 before.", func(c c) []float64 { return c.Month }},
		{"num_trades_24h", "Number of trades, of the hour of T and the 23 before.", func(c c) []float64 { return c.DayTrades }},
		{"num_trades_7d", "Number of trades, of the UTC day of T and the 6 before.", func(c c) []float64 { return c.WeekTrades }},
		{"num_trades_30d", "Number of trades, of the UTC day of T and the 29 before.", func(c c) []float64 { return c.MonthTrades }},
	}
}

// same reports whether wallet k of now has the row that it had before.
func same(now, before *rank.Columns, k int) bool {
	return k < before.Len && now.Score[k] == before.Score[k] && now.Net[k] == before.Net[k] && now.Realized[k] == before.Realized[k] &&
		now.WinRate[k] == before.WinRate[k] && now.Buys[k] == before.Buys[k] && now.Sells[k] == before.Sells[k] &&
		now.Closed[k] == before.Closed[k] && now.BuyVolume[k] == before.BuyVolume[k] && now.SellVolume[k] == before.SellVolume[k]
}
