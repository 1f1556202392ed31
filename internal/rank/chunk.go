package rank

import (
	"iter"
	"math"
	"math/bits"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const chunkSize = 256 // wallets of a chunk

// chunk has the totals of chunkSize wallets, by column. What every scan reads comes first.
type chunk struct {
	// wallets without trades of which no provider says anything: corrections took all back
	gone     matches
	excluded matches // from leaderboards

	buys, sells, tokens, closed, winning [chunkSize]uint32
	buyVolume, score                     [chunkSize]float64

	net, realized, sellVolume, largest, winRate [chunkSize]float64
	first, last, lastSeq, lastClosing           [chunkSize]int64
}

// set sets the totals of wallet k.
func (c *chunk) set(k uint32, w *ledger.Wallet) {
	c.score[k], c.net[k], c.realized[k] = w.Score, w.Net, w.Realized
	c.buyVolume[k], c.sellVolume[k], c.largest[k] = w.BuyVolume, w.SellVolume, w.Largest
	c.winRate[k] = w.WinRate()
	c.first[k], c.last[k], c.lastSeq[k], c.lastClosing[k] = w.First, w.Last, w.LastSeq, w.LastClosing
	c.buys[k], c.sells[k] = w.Buys, w.Sells
	c.winning[k], c.closed[k], c.tokens[k] = w.Winning, w.Closed, w.Tokens
	if w.Trades() == 0 && math.IsNaN(w.ProviderNet) && math.IsNaN(w.ProviderWin) {
		c.gone.add(k)
	}
	if w.Excluded {
		c.excluded.add(k)
	}
}

// wallet returns what set set of wallet k, the win rate as that of a provider.
func (c *chunk) wallet(k uint32) ledger.Wallet {
	return ledger.Wallet{
		Totals: smartmoney.Totals{
			BuyVolume: c.buyVolume[k], SellVolume: c.sellVolume[k], Realized: c.realized[k],
			Buys: c.buys[k], Sells: c.sells[k], Closed: c.closed[k], Winning: c.winning[k],
		},
		Net: c.net[k], Score: c.score[k], Largest: c.largest[k], ProviderWin: c.winRate[k], Tokens: c.tokens[k],
		First: c.first[k], Last: c.last[k], LastSeq: c.lastSeq[k], LastClosing: c.lastClosing[k],
	}
}

// trueWinRate returns the true win rate of wallet k, 0 without a closed position.
func (c *chunk) trueWinRate(k uint32) float64 {
	return float64(c.winning[k]) / float64(max(c.closed[k], 1))
}

// columnOf returns what reads a metric of the wallets of chunks. What is none is trader score.
// For a wallet without trades it is meaningless.
func columnOf(by smartmoney.RankBy) func(c *chunk, k uint32) float64 {
	switch by {
	case smartmoney.ByRealizedPnl:
		return func(c *chunk, k uint32) float64 { return c.realized[k] }
	case smartmoney.ByTrueWinRate:
		return (*chunk).trueWinRate
	case smartmoney.ByNetPnl:
		return func(c *chunk, k uint32) float64 { return c.net[k] }
	case smartmoney.ByTotalBuyVolume:
		return func(c *chunk, k uint32) float64 { return c.buyVolume[k] }
	case smartmoney.ByTradeCount:
		return func(c *chunk, k uint32) float64 { return float64(c.buys[k] + c.sells[k]) }
	case smartmoney.ByTokensTraded:
		return func(c *chunk, k uint32) float64 { return float64(c.tokens[k]) }
	case smartmoney.ByWinRate:
		return func(c *chunk, k uint32) float64 { return c.winRate[k] }
	case smartmoney.ByAvgTradeSize:
		return func(c *chunk, k uint32) float64 {
			return smartmoney.Finite((c.buyVolume[k] + c.sellVolume[k]) / float64(c.buys[k]+c.sells[k]))
		}
	case smartmoney.ByLargestTrade:
		return func(c *chunk, k uint32) float64 { return c.largest[k] }
	default:
		return func(c *chunk, k uint32) float64 { return c.score[k] }
	}
}

// matches is a bit for each wallet of a chunk.
type matches [chunkSize / 64]uint64

func (m *matches) has(k uint32) bool { return m[k/64]>>(k%64)&1 != 0 }

func (m *matches) add(k uint32) { m[k/64] |= 1 << (k % 64) }

// before returns how many wallets before wallet k match.
func (m *matches) before(k uint32) (n int) {
	for _, set := range m[:k/64] {
		n += bits.OnesCount64(set)
	}
	return n + bits.OnesCount64(m[k/64]&(1<<(k%64)-1))
}

// all returns the wallets that match, in order.
func (m *matches) all() iter.Seq[uint32] {
	return func(yield func(uint32) bool) {
		for word, set := range m {
			for ; set != 0; set &= set - 1 {
				if !yield(uint32(word*64 + bits.TrailingZeros64(set))) {
					return
				}
			}
		}
	}
}
