package detect

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Keep is the least time for which smart trades are kept, whatever the windows of the customers
// are.
const Keep = 24 * time.Hour

// Detector has one chain's smart trades.
type Detector struct {
	chain     smartmoney.Chain
	top       int   // wallets of the ranking whose trades are smart
	keep      int64 // ns of event time
	windows   map[windowKey]*window
	ranks     map[uint32]*rankedWallet // wallets with smart trades
	swept     int64                    // event time of the last sweep
	candidate Candidate                // what Trade returned last
}

type windowKey struct {
	token uint32
	sell  bool
}

// rankedWallet is a wallet's rank in the effective leaderboard, and how many smart trades it
// has in windows.
type rankedWallet struct {
	rank, trades int
}

// New returns a detector for a chain. Trades of the first topWallets ranks are smart; they are kept
// for keep, at least Keep.
func New(chain smartmoney.Chain, topWallets int, keep time.Duration) *Detector {
	return &Detector{
		chain: chain, top: topWallets, keep: int64(max(keep, Keep)),
		windows: map[windowKey]*window{}, ranks: map[uint32]*rankedWallet{},
	}
}

// Chain returns the detector's chain.
func (d *Detector) Chain() smartmoney.Chain { return d.chain }

// Kept returns how long smart trades are kept.
func (d *Detector) Kept() time.Duration { return time.Duration(d.keep) }

// Moves returns, in no order, the wallets with smart trades whose rank differs from the detector's.
func (d *Detector) Moves(rank func(wallet uint32) int) []Move {
	var moves []Move
	for wallet, s := range d.ranks {
		if r := rank(wallet); r != s.rank {
			moves = append(moves, Move{Wallet: wallet, Rank: r})
		}
	}
	return moves
}

// Refreshed applies a refresh of the effective leaderboard.
func (d *Detector) Refreshed(t *Refresh) {
	for _, m := range t.Moves {
		if s := d.ranks[m.Wallet]; s != nil {
			s.rank = m.Rank
		}
	}
}

// Trade adds a trade and returns its candidate, which is valid until the next call.
func (d *Detector) Trade(t *Trade) *Candidate {
	d.candidate = Candidate{Trade: t, detector: d}
	if t.T-d.swept > d.keep/24 {
		d.sweep(t.T)
	}
	if t.Smart(d.top) && t.At > t.T-d.keep {
		key := windowKey{t.Token, t.Sell}
		s := d.windows[key]
		if s == nil {
			s = new(window)
			d.windows[key] = s
		}
		s.add(t)
		d.keepRank(t)
		d.candidate.window = s
	}
	return &d.candidate
}

// Retract removes the trades that a correction takes back from the windows (semantics 7).
func (d *Detector) Retract(r *Retraction) {
	for i := range r.Tokens {
		for _, sell := range [...]bool{false, true} {
			key := windowKey{r.Tokens[i].Token, sell}
			s := d.windows[key]
			if s == nil {
				continue
			}
			s.retract(r.Tokens[i].Seqs, d.forget)
			if len(s.wallets) == 0 {
				delete(d.windows, key)
			}
		}
	}
}

func (d *Detector) keepRank(t *Trade) {
	s := d.ranks[t.Wallet]
	if s == nil {
		s = new(rankedWallet)
		d.ranks[t.Wallet] = s
	}
	s.rank = t.Rank
	s.trades++
}

// sweep deletes trades older than any window.
func (d *Detector) sweep(now int64) {
	d.swept = now
	for key, s := range d.windows {
		s.expire(now-d.keep, d.forget)
		if len(s.wallets) == 0 {
			delete(d.windows, key)
		}
	}
}

func (d *Detector) forget(wallet uint32, trades int) {
	s := d.ranks[wallet]
	if s.trades -= trades; s.trades == 0 {
		delete(d.ranks, wallet)
	}
}

// rank returns a wallet's rank in the effective leaderboard, else the one of its trade.
func (d *Detector) rank(wallet uint32, k *smartTrade) int {
	if s := d.ranks[wallet]; s != nil && s.rank > 0 {
		return s.rank
	}
	return k.rank
}
