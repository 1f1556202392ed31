package smartmoney

import (
	"math"
	"time"
)

// Wallet is a wallet's totals and score (interface 2.1; formulas: semantics 2 and 3).
// Money is USD, rates are 0 to 1.
type Wallet struct {
	Rank               int // from 1, in the requested leaderboard; 0 if none was requested
	Address            string
	Chain              Chain
	TraderScore        float64 // 0 to 1
	TotalBuyVolumeUSD  float64
	TotalSellVolumeUSD float64
	NetPnlUSD          float64
	RealizedPnlUSD     float64 // closed positions only
	BuyCount           int
	SellCount          int
	WinRate            float64 // the provider's, else TrueWinRate
	TrueWinRate        float64 // WinningPositions / ClosedPositions, 0 without closed positions
	WinningPositions   int
	ClosedPositions    int
	TokensTraded       int
	LargestTradeUSD    float64
	LastTradeTime      time.Time // UTC
	FirstTradeTime     time.Time // UTC
	LastTradeSeq       int64     // sequence number of the trade applied last; 0: none
	// what a leaderboard's numbers are of: a window, or the day of a past one (2031-01-02); "": the
	// whole life up to now
	Span string
}

// IsEntity marks what a gateway of federated graphs asks for by its key.
func (*Wallet) IsEntity() {}

// TradeCount returns the number of buys and sells.
func (w *Wallet) TradeCount() int { return w.BuyCount + w.SellCount }

// AvgTradeSizeUSD returns (buy + sell volume) / trade count in USD, 0 without trades.
func (w *Wallet) AvgTradeSizeUSD() float64 {
	n := w.TradeCount()
	if n == 0 {
		return 0
	}
	return Finite((w.TotalBuyVolumeUSD + w.TotalSellVolumeUSD) / float64(n))
}

// Position is a wallet's open or closed position in one token (semantics 2).
type Position struct {
	Chain       Chain
	Wallet      string
	Token       string
	Symbol      string  // of the token, "" if unknown
	Quantity    float64 // tokens or shares held
	CostUSD     float64 // USD paid for what is held
	BoughtQty   float64 // bought since the position was last flat
	RealizedUSD float64 // realized PnL in USD since the position was last flat
	PriceUSD    float64 // the settled price; NaN: unknown

	// what net profit has of PnlUSD: gains are limited by the token's volume (semantics 2.3)
	CountedPnlUSD float64
}

// ValueUSD returns quantity × settled price.
func (p *Position) ValueUSD() float64 { return Finite(p.Quantity * p.PriceUSD) }

// KnownPriceUSD returns the settled price, 0 if it is unknown.
func (p *Position) KnownPriceUSD() float64 { return Finite(p.PriceUSD) }

// PnlUSD returns the position's whole profit: realized + quantity × price − cost; what is realized
// if the price is unknown.
func (p *Position) PnlUSD() float64 {
	if math.IsNaN(p.PriceUSD) {
		return p.RealizedUSD
	}
	return Finite(p.RealizedUSD + p.ValueUSD() - p.CostUSD)
}

// Finite returns x as a number that JSON can represent: infinities become the largest
// finite number of their sign, NaN becomes 0.
func Finite(x float64) float64 {
	switch {
	case x > math.MaxFloat64:
		return math.MaxFloat64
	case x < -math.MaxFloat64:
		return -math.MaxFloat64
	case math.IsNaN(x):
		return 0
	default:
		return x
	}
}

// Totals are what a wallet traded in a span of time: a day, a window or its whole life (semantics 2
// and 8). Money is USD.
type Totals struct {
	BuyVolume, SellVolume float64
	Realized              float64 // profit of the positions closed
	Buys, Sells           uint32
	Closed, Winning       uint32 // positions closed, and those of them with a profit
}

// Trades returns the number of buys and sells.
func (t *Totals) Trades() uint32 { return t.Buys + t.Sells }

// TrueWinRate returns Winning / Closed, 0 to 1, and 0 if no position closed.
func (t *Totals) TrueWinRate() float64 {
	if t.Closed == 0 {
		return 0
	}
	return float64(t.Winning) / float64(t.Closed)
}

// AddTrade adds a trade of an amount.
func (t *Totals) AddTrade(side Side, usd float64) {
	if side == Buy {
		t.Buys++
		t.BuyVolume = Finite(t.BuyVolume + usd)
	} else {
		t.Sells++
		t.SellVolume = Finite(t.SellVolume + usd)
	}
}

// AddClosed adds a position that closed with a profit, which wins or does not.
func (t *Totals) AddClosed(profit float64, wins bool) {
	t.Closed++
	if wins {
		t.Winning++
	}
	t.Realized = Finite(t.Realized + profit)
}

// Add adds the totals of another span. The sums of amounts may be infinite.
func (t *Totals) Add(o *Totals) {
	t.BuyVolume += o.BuyVolume
	t.SellVolume += o.SellVolume
	t.Realized += o.Realized
	t.Buys += o.Buys
	t.Sells += o.Sells
	t.Closed += o.Closed
	t.Winning += o.Winning
}
