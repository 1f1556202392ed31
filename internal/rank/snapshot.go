// Package rank orders a chain's wallets (semantics 3): immutable snapshots that
// answer leaderboard queries, and the effective leaderboard that detection uses. It is
// pure: it does no I/O, reads no clock and starts no goroutine.
package rank

import (
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
	wallets    int

	scans   scans
	windows windows
}

// Chain is the chain whose wallets these are.
func (s *Snapshot) Chain() smartmoney.Chain { return s.chain }

// Generation is different for each snapshot that a process publishes.
func (s *Snapshot) Generation() uint64 { return s.generation }

// TakenAt is when the snapshot was taken, UTC.
func (s *Snapshot) TakenAt() time.Time { return s.takenAt }

// Position is the log position whose effects the snapshot shows.
func (s *Snapshot) Position() int64 { return s.position }

// Len is the number of wallets known, ranked or not.
func (s *Snapshot) Len() int { return s.wallets }

// Lookup returns a wallet that has traded, or of which a provider spoke, by its
// normalised address, with Rank 0.
func (s *Snapshot) Lookup(address string) (smartmoney.Wallet, bool) {
	i, ok := s.index.Lookup(address)
	if !ok || int(i) >= s.wallets {
		return smartmoney.Wallet{}, false
	}
	return s.row(i), true
}

// row builds the row of wallet i, with Rank 0.
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

// chunk holds the columns of chunkSize wallets. What every scan reads comes first and
// lies together.
type chunk struct {
	tops      tops
	counts    counts
	buyVolume [chunkSize]float64

	score, net, realized, sellVolume, largest, winRate [chunkSize]float64
	first, last, lastSeq                               [chunkSize]int64
	buys, sells, winning, closed, tokens               [chunkSize]uint32
}

func (c *chunk) set(k uint32, w *ledger.Wallet) {
	c.score[k], c.net[k], c.realized[k] = w.Score, w.Net, w.Realized
	c.buyVolume[k], c.sellVolume[k], c.largest[k] = w.BuyVolume, w.SellVolume, w.Largest
	c.winRate[k] = w.WinRate()
	c.first[k], c.last[k], c.lastSeq[k] = w.First, w.Last, w.LastSeq
	c.buys[k], c.sells[k] = w.Buys, w.Sells
	c.winning[k], c.closed[k], c.tokens[k] = w.Winning, w.Closed, w.Tokens
	c.counts.set(k, packCounts(w.Buys+w.Sells, w.Tokens, w.Closed))
}

// values returns the metric of each wallet: a column, or computed where there is none.
// Those of a wallet without trades mean nothing.
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

// Value is the metric of a row, as the order and the cursors use it.
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
