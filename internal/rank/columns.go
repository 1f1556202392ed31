package rank

import "iter"

// Columns are the totals of consecutive wallets, by column. They are shared and must not be
// changed. Rates are 0 to 1, money is USD, times are unix ns.
type Columns struct {
	First uint32 // number of the first wallet; wallets are numbered by their first appearance
	Len   int

	Score, Net, Realized, BuyVolume, SellVolume, Largest, WinRate []float64
	FirstTrade, LastTrade                                         []int64
	Buys, Sells, Winning, Closed, Tokens                          []uint32
}

// Changed yields the wallets that may differ from those of an earlier snapshot of the
// process, in runs: each with the same wallets as they were before, of which there may be
// fewer. since may be nil.
func (s *Snapshot) Changed(since *Snapshot) iter.Seq2[Columns, Columns] {
	return func(yield func(Columns, Columns) bool) {
		for n, c := range s.chunks {
			var before Columns
			if since != nil && n < len(since.chunks) {
				if since.chunks[n] == c {
					continue
				}
				before = since.columns(n)
			}
			if !yield(s.columns(n), before) {
				return
			}
		}
	}
}

// columns returns the wallets of a chunk.
func (s *Snapshot) columns(n int) Columns {
	c, k := s.chunks[n], min(chunkSize, s.wallets-n*chunkSize)
	return Columns{
		First: uint32(n * chunkSize), Len: k,
		Score: c.score[:k], Net: c.net[:k], Realized: c.realized[:k], BuyVolume: c.buyVolume[:k], SellVolume: c.sellVolume[:k],
		Largest: c.largest[:k], WinRate: c.winRate[:k], FirstTrade: c.first[:k], LastTrade: c.last[:k],
		Buys: c.buys[:k], Sells: c.sells[:k], Winning: c.winning[:k], Closed: c.closed[:k], Tokens: c.tokens[:k],
	}
}

// Address returns the address of a wallet by number, which must be one of the snapshot's.
func (s *Snapshot) Address(number uint32) string { return s.names.String(number) }

// Number returns the number of a wallet by its normalised address, and false if the snapshot
// does not have it.
func (s *Snapshot) Number(address string) (uint32, bool) {
	i, ok := s.index.Lookup(address)
	return i, ok && int(i) < s.wallets
}
