package studio

import (
	"fmt"
	"math"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// Names of the indexes.
const (
	Markets           = "polymarket-items"
	PolymarketWallets = "polymarket-wallets"
	Wallets           = "wallet-users"
	Tokens            = "token-items"
	Signals           = "signals"
)

// Schemas returns what the indexes hold, in the order of the constants.
func Schemas() []search.Schema {
	return []search.Schema{
		{Index: Markets, Alias: "markets", Fields: marketFields()},
		{Index: PolymarketWallets, Fields: walletFields(true)},
		{Index: Wallets, Alias: "wallets", Fields: walletFields(false)},
		{Index: Tokens, Alias: "tokens", Fields: tokenFields()},
		{Index: Signals, Fields: signalFields()},
	}
}

// T in the descriptions is the event time of the chain.

func marketFields() []search.Field {
	fields := []search.Field{
		{Name: "item_id", Kind: search.ID, Doc: "The market's id."},
		{Name: "question", Kind: search.Text, Doc: "What is bet on; the mapping's while no market event came."},
		{Name: "description", Kind: search.Text, Doc: "The rules of the market, from the provider."},
		{Name: "slug", Kind: search.Keyword, Doc: "The market's name in addresses."},
		{Name: "active", Kind: search.Bool, Doc: "Whether the provider offers it."},
		{Name: "closed", Kind: search.Bool, Doc: "Whether trading has ended, from the provider."},
		{Name: "liquidity_num", Kind: search.Number, Doc: "Value of the orders in the book in USD, from the provider."},
		{Name: "spread", Kind: search.Number, Doc: "Between the best bid and the best ask in USD a share, from the provider."},
		{Name: "start_date", Kind: search.Date, Doc: "When trading starts, from the provider."},
		{Name: "end_date", Kind: search.Date, Doc: "When it ends, from the provider; absent if that is no date."},
		{Name: "created_at", Kind: search.Date, Doc: "When the provider created it."},
		{Name: "updated_at", Kind: search.Date, Doc: "When the provider changed it last."},
		{Name: "tags", Kind: search.Keywords, Doc: "Tags, from the provider."},
		{Name: "outcomes", Kind: search.Keywords, Doc: "Labels of the outcomes, in the order in which they were mapped."},
		{Name: "outcome_prices", Kind: search.Numbers, Doc: "Latest price of each outcome in USD a share, in that order; absent until each has one."},
		{Name: "volume_num", Kind: search.Number, Doc: "Sum of the amounts of all trades in USD."},
		{Name: "volume_24hr", Kind: search.Number, Doc: "Sum of the amounts of trades in USD, of the hour of T and the 23 before; the provider's while no trade came."},
		{Name: "volume_1wk", Kind: search.Number, Doc: "Sum of the amounts of trades in USD, of the UTC day of T and the 6 before."},
		{Name: "volume_1mo", Kind: search.Number, Doc: "Sum of the amounts of trades in USD, of the UTC day of T and the 29 before."},
		{Name: "last_trade_price", Kind: search.Number, Doc: "Price of the latest trade of the first outcome in USD a share."},
	}
	for _, c := range [...]struct{ name, doc string }{
		{"one_hour_price_change", "an hour, to five minutes"}, {"one_day_price_change", "a day, to an hour"}, {"one_week_price_change", "a week, to six hours"},
	} {
		fields = append(fields,
			search.Field{Name: c.name, Kind: search.Number, Doc: "Price of the first outcome now less its price before " + c.doc + ", in USD a share; absent if it had none then."},
			search.Field{Name: c.name + "_abs", Kind: search.Number, Doc: c.name + " without its sign."})
	}
	return append(fields,
		search.Field{Name: "price_0_or_1", Kind: search.Bool, Doc: "Whether the price of the first outcome is 0 or 1 USD, as after a resolution."},
		search.Field{Name: "price_under05_or_over95", Kind: search.Bool, Doc: "Whether the price of the first outcome is under 0.05 or over 0.95 USD."})
}

// numbered returns the fields {group}_01 to {group}_10.
func numbered(group, doc string) []search.Field {
	fields := make([]search.Field, topTags)
	for i := range fields {
		fields[i] = search.Field{Name: fmt.Sprintf("%s_%02d", group, i+1), Kind: search.Keyword, Doc: fmt.Sprintf(doc, i+1)}
	}
	return fields
}

// topTags is the number of tags in a wallet's document.
const topTags = 10

// walletFields returns the fields of wallets, of polymarket alone or of any chain.
func walletFields(polymarket bool) []search.Field {
	fields := []search.Field{
		{Name: "user_id", Kind: search.ID, Doc: "chain:address."},
		{Name: "wallet_address", Kind: search.Keyword, Doc: "The wallet's address."},
	}
	if polymarket {
		fields[0].Doc = "The wallet's address."
		fields[1].Kind = search.ID
	}
	fields = append(fields, search.Field{Name: "chain", Kind: search.Keyword, Doc: "The chain of the wallet."})
	if !polymarket {
		fields = append(fields, search.Field{Name: "chains", Kind: search.Keywords, Doc: "The same as a list, for clients that filter by chains."})
	}
	fields = append(fields,
		search.Field{Name: "rank", Kind: search.Number, Doc: "Place in the chain's leaderboard by trader score with its default filters, from 1; absent beyond the first 10 000."},
	)
	for _, f := range totals() {
		fields = append(fields, search.Field{Name: f.name, Kind: f.kind, Doc: f.doc})
	}
	for _, f := range windows() {
		fields = append(fields, search.Field{Name: f.name, Kind: search.Number, Doc: f.doc})
	}
	fields = append(fields, search.Field{Name: "primary_tags", Kind: search.Keywords,
		Doc: "Up to 10 tags of the markets that it traded, by its volume there, largest first; of the last 64 outcomes that it traded. A market's new tags count from the wallet's next trade on."})
	fields = append(fields, numbered("label", "Number %d of primary_tags.")...)
	return append(fields, numbered("tag", "Number %d of primary_tags.")...)
}

func tokenFields() []search.Field {
	return []search.Field{
		{Name: "item_id", Kind: search.ID, Doc: "chain:address."},
		{Name: "token_address", Kind: search.Keyword, Doc: "The token's contract."},
		{Name: "symbol", Kind: search.Keyword, Doc: "Ticker, from trades or the provider, whichever came last."},
		{Name: "chain", Kind: search.Keyword, Doc: "The chain of the token."},
		{Name: "price_usd", Kind: search.Number, Doc: "Latest price in USD, of trades and the provider."},
		{Name: "price_diff_pct_1h", Kind: search.Number, Doc: "Price now against the price before an hour, to five minutes, in percent; absent if it had none then."},
		{Name: "price_diff_pct_1d", Kind: search.Number, Doc: "Price now against the price before a day, to an hour, in percent; absent if it had none then."},
		{Name: "volume_usd_1h", Kind: search.Number, Doc: "Sum of the amounts of trades in USD, of the five minutes of T and the 55 before."},
		{Name: "volume_usd_24h", Kind: search.Number, Doc: "Sum of the amounts of trades in USD, of the hour of T and the 23 before."},
		{Name: "holders", Kind: search.Number, Doc: "Number of holders, from the provider."},
		{Name: "smart_buyers_24h", Kind: search.Number, Doc: "Number of top wallets of now that bought it in the hour of T and the 23 before; of the chain's last million trades at most."},
		{Name: "smart_net_flow_usd_24h", Kind: search.Number, Doc: "What these wallets bought of it in that time less what they sold, USD."},
		{Name: "last_updated", Kind: search.Date, Doc: "Time of the latest price."},
	}
}

func signalFields() []search.Field {
	return []search.Field{
		{Name: "signal_id", Kind: search.ID, Doc: "The signal's id."},
		{Name: "signal_type", Kind: search.Keyword, Doc: "convergence, whale_move, sell_signal or pm_convergence."},
		{Name: "notification_type", Kind: search.Keyword, Doc: "The type with its priority, such as convergence_p0."},
		{Name: "priority", Kind: search.Keyword, Doc: "P0, P1 or P2."},
		{Name: "chain", Kind: search.Keyword, Doc: "The chain of the signal."},
		{Name: "headline", Kind: search.Text, Doc: "Summary in one sentence."},
		{Name: "token.address", Kind: search.Keyword, Doc: "The token's contract or order-book id."},
		{Name: "token.symbol", Kind: search.Keyword, Doc: "Ticker, absent if unknown."},
		{Name: "token.current_price_usd", Kind: search.Number, Doc: "Price at the signal in USD."},
		{Name: "token.price_change_pct", Kind: search.Number, Doc: "Price against the first smart entry, in percent."},
		{Name: "token.first_smart_entry_price", Kind: search.Number, Doc: "Price of the window's earliest trade in USD."},
		{Name: "market.item_id", Kind: search.Keyword, Doc: "The market's id, of polymarket signals."},
		{Name: "market.question", Kind: search.Text, Doc: "The market's question."},
		{Name: "market.outcome_label", Kind: search.Keyword, Doc: "The outcome."},
		{Name: "market.slug", Kind: search.Keyword, Doc: "The market's slug."},
		{Name: "market.tags", Kind: search.Keywords, Doc: "The market's tags."},
		{Name: "summary.trader_count", Kind: search.Number, Doc: "Number of wallets involved."},
		{Name: "summary.total_usd_inflow", Kind: search.Number, Doc: "Sum of the amounts of the window's trades in USD."},
		{Name: "summary.highest_rank", Kind: search.Number, Doc: "Best leaderboard rank among the wallets."},
		{Name: "wallets", Kind: search.Keywords, Doc: "Addresses of the wallets involved."},
		{Name: "reasons", Kind: search.Keywords, Doc: "Why it was raised, in sentences."},
		{Name: "sequence", Kind: search.Number, Doc: "Number in the customer's log, from 1."},
		{Name: "timestamp", Kind: search.Date, Doc: "Event time of the signal."},
		{Name: "sent_at", Kind: search.Date, Doc: "When it entered the customer's log."},
	}
}

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
