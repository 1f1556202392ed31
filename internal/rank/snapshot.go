// Package rank orders a chain's wallets (semantics 3): immutable snapshots that
// answer leaderboard queries, and the effective leaderboard that detection uses. It is
// pure: it does no I/O, reads no clock and starts no goroutine.
package rank

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// Snapshot is one chain's wallets at one moment, in columns. It never changes and
// is safe for concurrent use.
type Snapshot struct {
	chain      smartmoney.Chain
	generation uint64
	takenAt    time.Time
	position   int64
	names      ledger.NameView
	index      *ledger.Names // only for Lookup
	chunks     []*chunk
	latest     []*latestDays // by chunk; nil in a window
	wallets    int
	today      int32  // UTC day of event time, in days since 1970
	window     window // zero: the whole life

	scans scans
	pages pageCache // nil map: no page is cached
}

// Chain returns the chain.
func (s *Snapshot) Chain() smartmoney.Chain { return s.chain }

// Generation returns a number that differs for each snapshot of a process.
func (s *Snapshot) Generation() uint64 { return s.generation }

// TakenAt returns the time of the snapshot, UTC.
func (s *Snapshot) TakenAt() time.Time { return s.takenAt }

// Position returns the log position up to which the snapshot has the effects of events.
func (s *Snapshot) Position() int64 { return s.position }

// Len returns the number of wallets, ranked or not.
func (s *Snapshot) Len() int { return s.wallets }

// Lookup returns, by its normalised address and with Rank 0, a wallet that has traded or has
// statistics of a provider.
func (s *Snapshot) Lookup(address string) (smartmoney.Wallet, bool) {
	i, ok := s.index.Lookup(address)
	if !ok || int(i) >= s.wallets || s.chunks[i/chunkSize].isGone(i%chunkSize) {
		return smartmoney.Wallet{}, false
	}
	return s.row(i), true
}

// Latest is what a wallet's history begins with, newest first.
type Latest struct {
	Number      uint32               // of the wallet
	Day         smartmoney.WalletDay // its latest active day; empty: it has none
	LastClosing int64                // sequence number of the event that closed a position of it last; 0: none
}

// Latest returns it for a wallet by its normalised address. The snapshot must be of the whole life.
func (s *Snapshot) Latest(address string) (Latest, bool) {
	i, ok := s.index.Lookup(address)
	if !ok || int(i) >= s.wallets {
		return Latest{}, false
	}
	l, k := s.latest[i/chunkSize], i%chunkSize
	r := &l.rows[k]
	return Latest{
		Number: i, LastClosing: s.chunks[i/chunkSize].lastClosing[k], Day: smartmoney.WalletDay{
			Wallet: s.names.String(i), Chain: s.chain, Day: int(l.day[k]), BuyCount: int(r.buys), SellCount: int(r.sells),
			BuyVolumeUSD: r.buyVolume, SellVolumeUSD: r.sellVolume, RealizedPnlUSD: r.realized,
			ClosedPositions: int(r.closed), WinningPositions: int(r.won),
		},
	}, true
}

// row returns the row of wallet i, with Rank 0.
func (s *Snapshot) row(i uint32) smartmoney.Wallet {
	c, k := s.chunks[i/chunkSize], i%chunkSize
	w := smartmoney.Wallet{
		Address: s.names.String(i), Chain: s.chain,
		TraderScore: c.score[k], TotalBuyVolumeUSD: c.buyVolume[k], TotalSellVolumeUSD: c.sellVolume[k],
		NetPnlUSD: c.net[k], RealizedPnlUSD: c.realized[k],
		BuyCount: int(c.buys[k]), SellCount: int(c.sells[k]),
		WinRate: c.winRate[k], WinningPositions: int(c.winning[k]), ClosedPositions: int(c.closed[k]),
		TokensTraded: int(c.tokens[k]), LargestTradeUSD: c.largest[k], LastTradeSeq: c.lastSeq[k],
	}
	if w.ClosedPositions > 0 {
		w.TrueWinRate = float64(w.WinningPositions) / float64(w.ClosedPositions)
	}
	if w.TradeCount() > 0 {
		w.LastTradeTime = time.Unix(0, c.last[k]).UTC()
		w.FirstTradeTime = time.Unix(0, c.first[k]).UTC()
	}
	return w
}

const chunkSize = 256

// chunk has the columns of chunkSize wallets. The columns that every scan reads come first and are
// adjacent.
type chunk struct {
	tops tops
	chunkColumns
}

// chunkColumns are the columns of a chunk.
type chunkColumns struct {
	counts    counts
	buyVolume [chunkSize]float64

	score, net, realized, sellVolume, largest, winRate [chunkSize]float64
	first, last, lastSeq, lastClosing                  [chunkSize]int64
	buys, sells, winning, closed, tokens               [chunkSize]uint32

	gone matches // wallets without trades of which no provider says anything: corrections took all back
}

func (c *chunk) isGone(k uint32) bool { return c.gone[k/64]>>(k%64)&1 != 0 }

func (c *chunk) set(k uint32, w *ledger.Wallet) {
	c.score[k], c.net[k], c.realized[k] = w.Score, w.Net, w.Realized
	c.buyVolume[k], c.sellVolume[k], c.largest[k] = w.BuyVolume, w.SellVolume, w.Largest
	c.winRate[k] = w.WinRate()
	c.first[k], c.last[k], c.lastSeq[k], c.lastClosing[k] = w.First, w.Last, w.LastSeq, w.LastClosing
	c.buys[k], c.sells[k] = w.Buys, w.Sells
	c.winning[k], c.closed[k], c.tokens[k] = w.Winning, w.Closed, w.Tokens
	c.counts.set(k, packCounts(w.Buys+w.Sells, w.Tokens, w.Closed))
	if w.Trades() == 0 && math.IsNaN(w.ProviderNet) && math.IsNaN(w.ProviderWin) {
		c.gone[k/64] |= 1 << (k % 64)
	}
}

// values returns the metric of each wallet: a column, or values computed into computed. The value
// of a wallet without trades is meaningless.
func (c *chunk) values(metric int, computed *[chunkSize]float64) *[chunkSize]float64 {
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

// Value returns the metric of a row, as the order and the cursors use it.
func Value(by smartmoney.RankBy, w *smartmoney.Wallet) float64 {
	switch by {
	case smartmoney.ByRealizedPnl:
		return w.RealizedPnlUSD
	case smartmoney.ByTrueWinRate:
		return w.TrueWinRate
	case smartmoney.ByNetPnl:
		return w.NetPnlUSD
	case smartmoney.ByTotalBuyVolume:
		return w.TotalBuyVolumeUSD
	case smartmoney.ByTradeCount:
		return float64(w.TradeCount())
	case smartmoney.ByTokensTraded:
		return float64(w.TokensTraded)
	case smartmoney.ByWinRate:
		return w.WinRate
	case smartmoney.ByAvgTradeSize:
		return w.AvgTradeSizeUSD()
	case smartmoney.ByLargestTrade:
		return w.LargestTradeUSD
	default:
		return w.TraderScore
	}
}

var metrics = [...]smartmoney.RankBy{
	smartmoney.ByTraderScore, smartmoney.ByRealizedPnl, smartmoney.ByTrueWinRate, smartmoney.ByNetPnl, smartmoney.ByTotalBuyVolume,
	smartmoney.ByTradeCount, smartmoney.ByTokensTraded, smartmoney.ByWinRate, smartmoney.ByAvgTradeSize, smartmoney.ByLargestTrade,
}

const volumeMetric = 4 // of metrics, the one that filters bound, too

// metricIndex returns a metric's place in metrics. What is none is ordered by trader
// score.
func metricIndex(by smartmoney.RankBy) int { return max(0, slices.Index(metrics[:], by)) }

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
		if c.counts.traded(k) && t.after(value, c.score[k]) {
			*t = top{value, c.score[k]}
		}
	}
	c.tops.known.Or(1 << metric)
}
