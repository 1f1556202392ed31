package smartmoney

import "math"

// RankBy is the metric that orders a leaderboard, highest first.
type RankBy string

// The metrics.
const (
	ByTraderScore    RankBy = "trader_score"
	ByRealizedPnl    RankBy = "realized_pnl_usd"
	ByTrueWinRate    RankBy = "true_win_rate"
	ByNetPnl         RankBy = "net_pnl_usd"
	ByTotalBuyVolume RankBy = "total_buy_volume_usd"
	ByTradeCount     RankBy = "trade_count"
	ByTokensTraded   RankBy = "tokens_traded"
	ByWinRate        RankBy = "win_rate"
	ByAvgTradeSize   RankBy = "avg_trade_size_usd"
	ByLargestTrade   RankBy = "largest_trade_usd"
)

// RankBys returns every metric in the interface's order.
func RankBys() []RankBy {
	return []RankBy{
		ByTraderScore, ByRealizedPnl, ByTrueWinRate, ByNetPnl, ByTotalBuyVolume,
		ByTradeCount, ByTokensTraded, ByWinRate, ByAvgTradeSize, ByLargestTrade,
	}
}

// Filter selects the wallets of a leaderboard: minimums and a maximum, which each chain has
// defaults for, and further conditions.
type Filter struct {
	MinTrades int
	MinTokens int
	MinClosed int
	MinBuyVol float64 // USD
	MaxBuyVol float64 // USD
	Further   Further
}

// Further holds the conditions of a leaderboard's filter that only requests set; its zero value has
// none.
type Further struct {
	ByNetPnl       bool    // whether MinNetPnl holds
	MinNetPnl      float64 // USD
	MinTrueWinRate float64 // 0 to 1
	ActiveSince    int64   // time of the last trade or earlier, unix ns; 0: none
}

// DefaultMaxBuyVol is every chain's default MaxBuyVol, USD.
const DefaultMaxBuyVol = 1_000_000_000

// The default MinBuyVol of the DEX chains and of polymarket, USD.
const (
	DefaultMinBuyVol           = 1000
	DefaultPolymarketMinBuyVol = 100
)

// DefaultFilter returns the chain's filter for requests without filter parameters
// (semantics 3). The operator may configure another one.
func DefaultFilter(c Chain) Filter {
	switch c {
	case Solana:
		return Filter{MinTrades: 1, MinTokens: 3, MinClosed: 1, MinBuyVol: DefaultMinBuyVol, MaxBuyVol: DefaultMaxBuyVol}
	case Polymarket:
		return Filter{MinTrades: 3, MinTokens: 2, MinClosed: 0, MinBuyVol: DefaultPolymarketMinBuyVol, MaxBuyVol: DefaultMaxBuyVol}
	default:
		return Filter{MinTrades: 1, MinTokens: 5, MinClosed: 1, MinBuyVol: DefaultMinBuyVol, MaxBuyVol: DefaultMaxBuyVol}
	}
}

// MaxRankLimit is the largest page of a leaderboard, in wallets.
const MaxRankLimit = 200

// logFull is ln 1001: the activity part of the score is full from 1,000 trades on.
var logFull = math.Log(1001)

// Score returns the composite trader score, 0 to 1 (semantics 3).
func Score(netPnl, buyVolume float64, winning, closed, trades int) float64 {
	return RecordOf(winning, closed, trades).Score(netPnl, buyVolume)
}

// Record is the part of a trader score that does not depend on prices: win rate,
// consistency and activity.
type Record struct{ win, consistency, activity float64 }

// RecordOf returns the record of a wallet from its counts of winning positions, closed
// positions and trades.
func RecordOf(winning, closed, trades int) Record {
	p := partsOf(winning, closed, trades)
	return Record{win: 0.3 * p.WinRate, consistency: 0.2 * p.Consistency, activity: 0.1 * p.Activity}
}

// ScoreParts are the parts of a trader score, each 0 to 1: the score is 0.4 × Efficiency + 0.3 ×
// WinRate + 0.2 × Consistency + 0.1 × Activity (semantics 3).
type ScoreParts struct {
	Efficiency  float64 // net profit / buy volume
	WinRate     float64 // of closed positions, with 5 wins and 5 losses added
	Consistency float64 // closed positions / 50
	Activity    float64 // ln(1 + trades) / ln 1001
}

// partsOf returns the parts without the efficiency.
func partsOf(winning, closed, trades int) ScoreParts {
	activity := 1.0
	if trades < 1000 {
		activity = math.Log(1+float64(trades)) / logFull
	}
	return ScoreParts{
		WinRate: (float64(winning) + 5) / (float64(closed) + 10), Consistency: min(float64(closed)/50, 1), Activity: activity,
	}
}

// ScoreParts returns the parts of the wallet's trader score, nil without trades.
func (w *Wallet) ScoreParts() *ScoreParts {
	if w.TradeCount() == 0 {
		return nil
	}
	p := partsOf(w.WinningPositions, w.ClosedPositions, w.TradeCount())
	p.Efficiency = efficiency(w.NetPnlUSD, w.TotalBuyVolumeUSD)
	return &p
}

func efficiency(netPnl, buyVolume float64) float64 {
	if buyVolume > 0 {
		return min(max(netPnl/buyVolume, 0), 1)
	}
	return 0
}

// Score returns the trader score of a wallet with this record, 0 to 1.
func (r Record) Score(netPnl, buyVolume float64) float64 {
	// The conversion rounds the product before the additions, which prevents fused
	// multiply-add: the score is the same to the last bit on every processor.
	return float64(0.4*efficiency(netPnl, buyVolume)) + r.win + r.consistency + r.activity
}

// Window is the span of a leaderboard: the present UTC day of a chain's event time and some days
// before it, or the whole life of its wallets (semantics 8).
type Window string

// The windows.
const (
	WholeLife   Window = ""
	WindowDay   Window = "day"
	WindowWeek  Window = "week"
	WindowMonth Window = "month"
)

// WindowCount is the number of windows besides WholeLife.
const WindowCount = 3

// MaxWindowDays is the number of days of the longest window.
const MaxWindowDays = 30

// Windows returns every window but WholeLife, the shortest first.
func Windows() []Window { return []Window{WindowDay, WindowWeek, WindowMonth} }

// Index returns the place of a window in Windows, -1 for WholeLife and for what is no window.
func (w Window) Index() int {
	switch w {
	case WindowDay:
		return 0
	case WindowWeek:
		return 1
	case WindowMonth:
		return 2
	default:
		return -1
	}
}

// Days returns the number of days of a window, the present one included; 0 for WholeLife.
func (w Window) Days() int {
	switch w {
	case WindowDay:
		return 1
	case WindowWeek:
		return 7
	case WindowMonth:
		return MaxWindowDays
	default:
		return 0
	}
}
