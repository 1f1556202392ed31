package rank

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Past returns a snapshot of wallets as they stood at a time, which answers queries like that of a
// present leaderboard, but caches no pages: its memory, about Size, does not grow. Ranks of wallets
// do not matter, addresses must differ, and those without a trade are in no leaderboard.
// LastTradeSeq is 0 in its rows.
func Past(chain smartmoney.Chain, at time.Time, wallets []smartmoney.Wallet) *Snapshot {
	names := ledger.NewNames()
	s := &Snapshot{chain: chain, takenAt: at.UTC(), index: names, wallets: len(wallets), today: DayAt(at.UnixNano())}
	for i := range wallets {
		w := &wallets[i]
		names.Add(w.Address)
		if i%chunkSize == 0 {
			s.chunks = append(s.chunks, new(chunk))
		}
		s.chunks[i/chunkSize].setPast(uint32(i%chunkSize), w)
	}
	s.names = names.View()
	return s
}

func (c *chunk) setPast(k uint32, w *smartmoney.Wallet) {
	c.score[k], c.net[k], c.realized[k] = w.TraderScore, w.NetPnlUSD, w.RealizedPnlUSD
	c.buyVolume[k], c.sellVolume[k], c.largest[k] = w.TotalBuyVolumeUSD, w.TotalSellVolumeUSD, w.LargestTradeUSD
	c.winRate[k] = w.WinRate
	c.first[k], c.last[k] = w.FirstTradeTime.UnixNano(), w.LastTradeTime.UnixNano()
	c.buys[k], c.sells[k] = uint32(w.BuyCount), uint32(w.SellCount)
	c.winning[k], c.closed[k], c.tokens[k] = uint32(w.WinningPositions), uint32(w.ClosedPositions), uint32(w.TokensTraded)
}

// Size returns the approximate memory of a snapshot made by Past, in bytes.
func (s *Snapshot) Size() int { return len(s.chunks)*pastChunkBytes + s.wallets*pastNameBytes }

const (
	pastChunkBytes = chunkSize * 150
	pastNameBytes  = 96 // an address, its place and its entry in the index
)
