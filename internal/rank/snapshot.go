// Package rank orders a chain's wallets (semantics 3): immutable snapshots that
// answer leaderboard queries, and the effective leaderboard that detection uses. It is
// pure: it does no I/O, reads no clock and starts no goroutine.
package rank

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
	if !ok || int(i) >= s.wallets || s.chunks[i/chunkSize].gone.has(i%chunkSize) {
		return smartmoney.Wallet{}, false
	}
	return s.row(i), true
}

// Excluded returns the addresses of up to n wallets that are excluded from leaderboards, by rising
// number, the first of which is at least from.
func (s *Snapshot) Excluded(from uint32, n int) []string {
	out := []string{}
	for at := int(from / chunkSize); at < len(s.chunks); at++ {
		for k := range s.chunks[at].excluded.all() {
			i := uint32(at*chunkSize) + k
			if i < from {
				continue
			}
			if len(out) == n {
				return out
			}
			out = append(out, s.names.String(i))
		}
	}
	return out
}

// Latest is what a wallet's history begins with, newest first.
type Latest struct {
	Number uint32               // of the wallet
	Day    smartmoney.WalletDay // its latest active day; empty: it has none
	// sequence number of the event that closed a position of it last; 0: none
	LastClosing int64
}

// Latest returns it for a wallet by its normalised address. The snapshot must be of the whole life.
func (s *Snapshot) Latest(address string) (Latest, bool) {
	i, ok := s.index.Lookup(address)
	if !ok || int(i) >= s.wallets {
		return Latest{}, false
	}
	latest := Latest{
		Number: i, LastClosing: s.chunks[i/chunkSize].lastClosing[i%chunkSize],
		Day: s.latest[i/chunkSize][i%chunkSize].WalletDay(s.chain),
	}
	latest.Day.Wallet = s.names.String(i)
	return latest, true
}

// Wallet returns a wallet by number, which must be one of the snapshot's, with Rank 0.
func (s *Snapshot) Wallet(number uint32) smartmoney.Wallet { return s.row(number) }

// Listed reports whether a wallet, by number, may be in a leaderboard: the snapshot has it, and it
// has traded and is not excluded.
func (s *Snapshot) Listed(number uint32) bool {
	if int(number) >= s.wallets {
		return false
	}
	c, k := s.chunks[number/chunkSize], number%chunkSize
	return c.buys[k]+c.sells[k] > 0 && !c.excluded.has(k)
}

// row returns the row of wallet i, with Rank 0.
func (s *Snapshot) row(i uint32) smartmoney.Wallet {
	w := s.chunks[i/chunkSize].wallet(i % chunkSize)
	return walletOf(s.names.String(i), s.chain, &w)
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
