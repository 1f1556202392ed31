package rank

import (
	"iter"
	"math"
	"math/bits"
	"sync"
	"sync/atomic"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

const chunkSize = 256 // wallets of a chunk

// chunk has the totals of chunkSize wallets, by column.
type chunk struct {
	tops tops
	columns
}

// columns are the columns of a chunk. What every scan reads comes first and is adjacent.
type columns struct {
	counts    counts
	gone      matches // wallets without trades of which no provider says anything: corrections took all back
	excluded  matches // from leaderboards
	buyVolume [chunkSize]float64

	score, net, realized, sellVolume, largest, winRate [chunkSize]float64
	first, last, lastSeq, lastClosing                  [chunkSize]int64
	buys, sells, winning, closed, tokens               [chunkSize]uint32
}

// set sets the totals of wallet k.
func (c *columns) set(k uint32, w *ledger.Wallet) {
	c.score[k], c.net[k], c.realized[k] = w.Score, w.Net, w.Realized
	c.buyVolume[k], c.sellVolume[k], c.largest[k] = w.BuyVolume, w.SellVolume, w.Largest
	c.winRate[k] = w.WinRate()
	c.first[k], c.last[k], c.lastSeq[k], c.lastClosing[k] = w.First, w.Last, w.LastSeq, w.LastClosing
	c.buys[k], c.sells[k] = w.Buys, w.Sells
	c.winning[k], c.closed[k], c.tokens[k] = w.Winning, w.Closed, w.Tokens
	c.count(k)
	if w.Trades() == 0 && math.IsNaN(w.ProviderNet) && math.IsNaN(w.ProviderWin) {
		c.gone.add(k)
	}
	if w.Excluded {
		c.excluded.add(k)
	}
}

// count packs the counts of wallet k for filters.
func (c *columns) count(k uint32) {
	c.counts.set(k, packCounts(c.buys[k]+c.sells[k], c.tokens[k], c.closed[k]))
}

// values returns the metric of each wallet: a column, or values computed into computed. The value
// of a wallet without trades is meaningless.
func (c *columns) values(metric int, computed *[chunkSize]float64) *[chunkSize]float64 {
	switch metrics[metric] {
	case smartmoney.ByRealizedPnl:
		return &c.realized
	case smartmoney.ByTrueWinRate:
		for k, closed := range c.closed {
			computed[k] = float64(c.winning[k]) / float64(max(closed, 1))
		}
	case smartmoney.ByNetPnl:
		return &c.net
	case smartmoney.ByTotalBuyVolume:
		return &c.buyVolume
	case smartmoney.ByTradeCount:
		for k, buys := range c.buys {
			computed[k] = float64(buys + c.sells[k])
		}
	case smartmoney.ByTokensTraded:
		for k, tokens := range c.tokens {
			computed[k] = float64(tokens)
		}
	case smartmoney.ByWinRate:
		return &c.winRate
	case smartmoney.ByAvgTradeSize:
		for k, buys := range c.buys {
			computed[k] = smartmoney.Finite((c.buyVolume[k] + c.sellVolume[k]) / float64(buys+c.sells[k]))
		}
	case smartmoney.ByLargestTrade:
		return &c.largest
	default:
		return &c.score
	}
	return computed
}

// top is the first sort key of a chunk's wallets in the order of a metric, without its address.
type top struct{ value, score float64 }

// after reports whether the top, and so each wallet of the chunk, comes after a place
// whatever the addresses.
func (t *top) after(value, score float64) bool {
	return t.value < value || t.value == value && t.score < score
}

// tops are the tops of a chunk by metric. Each is computed when it is first needed, so that
// publishing a snapshot does not pay for orders that nobody requests.
type tops struct {
	known atomic.Uint32 // a bit for each metric whose top is set
	mu    sync.Mutex    // guards the setting
	of    [len(metrics)]top
}

// top returns the chunk's top of a metric, whatever the filter.
func (c *chunk) top(metric int) *top {
	if c.tops.known.Load()&(1<<metric) == 0 {
		c.tops.mu.Lock()
		defer c.tops.mu.Unlock()
		if c.tops.known.Load()&(1<<metric) == 0 {
			c.tops.of[metric] = c.findTop(metric)
			c.tops.known.Or(1 << metric)
		}
	}
	return &c.tops.of[metric]
}

func (c *columns) findTop(metric int) top {
	t := top{value: math.Inf(-1)}
	var computed [chunkSize]float64
	for k, value := range c.values(metric, &computed) {
		if c.counts.traded(k) && t.after(value, c.score[k]) {
			t = top{value, c.score[k]}
		}
	}
	return t
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
