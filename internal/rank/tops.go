package rank

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"

	"smartmoney/internal/smartmoney"
)

var metrics = [...]smartmoney.RankBy{
	smartmoney.ByTraderScore, smartmoney.ByRealizedPnl, smartmoney.ByTrueWinRate, smartmoney.ByNetPnl, smartmoney.ByTotalBuyVolume,
	smartmoney.ByTradeCount, smartmoney.ByTokensTraded, smartmoney.ByWinRate, smartmoney.ByAvgTradeSize, smartmoney.ByLargestTrade,
}

const volumeMetric = 4 // of metrics, the one that filters bound, too

// metricIndex returns a metric's place in metrics. What is none is ordered by trader
// score.
func metricIndex(by smartmoney.RankBy) int { return max(0, slices.Index(metrics[:], by)) }

// top is the first place that a wallet of a chunk has in the order of a metric, but
// for its address.
type top struct{ value, score float64 }

// behind reports whether the top, and so each wallet of the chunk, comes after a place
// whatever the addresses.
func (t *top) behind(value, score float64) bool {
	return t.value < value || t.value == value && t.score < score
}

// tops are a chunk's, by metric; each is found when it is first needed, so that
// publishing a snapshot does not pay for orders that nobody asks.
type tops struct {
	known atomic.Uint32 // a bit for each metric whose top is set
	mu    sync.Mutex    // guards the setting
	of    [len(metrics)]top
}

// top returns the chunk's top of a metric, filters aside.
func (c *chunk) top(metric int) *top {
	t := &c.tops.of[metric]
	if c.tops.known.Load()&(1<<metric) == 0 {
		c.findTop(metric, t)
	}
	return t
}

func (c *chunk) findTop(metric int, t *top) {
	c.tops.mu.Lock()
	defer c.tops.mu.Unlock()
	if c.tops.known.Load()&(1<<metric) != 0 {
		return
	}
	t.value = math.Inf(-1)
	var computed [chunkSize]float64
	for k, value := range c.values(metric, &computed) {
		if c.counts.traded(k) && t.behind(value, c.score[k]) {
			*t = top{value, c.score[k]}
		}
	}
	c.tops.known.Or(1 << metric)
}
