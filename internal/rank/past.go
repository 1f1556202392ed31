package rank

import (
	"time"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// Past returns a snapshot of wallets as they stood at a time, which answers queries like that of a
// present leaderboard, but caches no pages: its memory, about Size, does not grow. Ranks of wallets do not
// matter, addresses must differ, and those without a trade are in no leaderboard. LastTradeSeq is 0 in
// its rows.
func Past(chain smartmoney.Chain, at time.Time, wallets []smartmoney.Wallet) *Snapshot {
	names := ledger.NewNames()
	s := &Snapshot{chain: chain, takenAt: at.UTC(), index: names, wallets: len(wallets), today: DayAt(at.UnixNano())}
	for i := range wallets {
		w := &wallets[i]
		names.Add(w.Address)
		if i%chunkSize == 0 {
			s.chunks = append(s.chunks, newOwn())
		}
		s.chunks[i/chunkSize].setPast(uint32(i%chunkSize), w)
	}
	s.names = names.View()
	return s
}

func (c *chunk) setPast(k uint32, w *smartmoney.Wallet) {
	c.columns.Put(k, &ledger.Row{
		Score: w.TraderScore, Net: w.NetPnlUSD, Realized: w.RealizedPnlUSD,
		BuyVolume: w.TotalBuyVolumeUSD, SellVolume: w.TotalSellVolumeUSD, Largest: w.LargestTradeUSD, WinRate: w.WinRate,
		First: w.FirstTradeTime.UnixNano(), Last: w.LastTradeTime.UnixNano(), Buys: uint32(w.BuyCount), Sells: uint32(w.SellCount),
		Winning: uint32(w.WinningPositions), Closed: uint32(w.ClosedPositions), Tokens: uint32(w.TokensTraded),
	})
	c.count(k, uint32(w.BuyCount+w.SellCount), uint32(w.TokensTraded), uint32(w.ClosedPositions))
}

// Size returns the approximate memory of a snapshot made by Past, in bytes.
func (s *Snapshot) Size() int { return len(s.chunks)*pastChunkBytes + s.wallets*pastNameBytes }

const (
	pastChunkBytes = chunkSize * 150
	pastNameBytes  = 96 // an address, its place and its entry in the index
)
