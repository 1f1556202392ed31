package detect

import (
	"cmp"
	"math"
	"slices"
	"sort"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// window has the smart trades of one token in one direction, by wallet, for as long as the detector
// keeps them. A profile uses the part within its own hours.
type window struct {
	wallets []windowWallet           // ordered by their latest trade, the latest last
	find    map[uint32]*walletTrades // index by wallet; nil while there are few
}

// fewWallets is the number of wallets up to which a window is searched linearly.
const fewWallets = 64

// windowWallet is a wallet of a window with the fields that searches read: a busy window has
// hundreds, and each would otherwise be a cache miss.
type windowWallet struct {
	wallet uint32
	latest int64 // of the wallet's trades, unix ns
	*walletTrades
}

// add adds a trade.
func (s *window) add(t *Trade) {
	at := s.index(t.Wallet)
	if at < 0 {
		at = len(s.wallets)
		s.addWallet(windowWallet{wallet: t.Wallet, latest: t.At, walletTrades: new(walletTrades)})
	}
	w := &s.wallets[at]
	w.latest = max(w.latest, t.At)
	w.add(smartTrade{
		at: t.At, seq: t.Seq, price: t.Price, quoted: t.TokenPrice, amount: t.Amount, row: t.Row, rank: t.Rank, txHash: t.TxHash,
	})
	s.reorder(at)
}

// addWallet appends a wallet; reorder then moves it into place.
func (s *window) addWallet(w windowWallet) {
	s.wallets = append(s.wallets, w)
	if s.find == nil && len(s.wallets) > fewWallets {
		s.find = make(map[uint32]*walletTrades, 2*len(s.wallets))
		for _, known := range s.wallets {
			s.find[known.wallet] = known.walletTrades
		}
	}
	if s.find != nil {
		s.find[w.wallet] = w.walletTrades
	}
}

// index returns the index of a wallet, -1 where the window does not have it.
func (s *window) index(wallet uint32) int {
	if s.find == nil {
		return slices.IndexFunc(s.wallets, func(w windowWallet) bool { return w.wallet == wallet })
	}
	own := s.find[wallet]
	if own == nil {
		return -1
	}
	latest := own.last()
	at := sort.Search(len(s.wallets), func(i int) bool { return s.wallets[i].latest >= latest })
	for s.wallets[at].walletTrades != own {
		at++
	}
	return at
}

// reorder moves the wallet at an index to where its latest trade puts it.
func (s *window) reorder(i int) {
	w := s.wallets[i]
	later := s.wallets[i+1:]
	to := i + sort.Search(len(later), func(k int) bool { return later[k].latest > w.latest })
	copy(s.wallets[i:to], s.wallets[i+1:to+1])
	if to > 0 && s.wallets[to-1].latest > w.latest {
		from := sort.Search(to, func(k int) bool { return s.wallets[k].latest > w.latest })
		copy(s.wallets[from+1:to+1], s.wallets[from:to])
		to = from
	}
	s.wallets[to] = w
}

// expire drops trades at or before a time, and calls gone with their number for each wallet.
func (s *window) expire(before int64, gone func(wallet uint32, trades int)) {
	live := s.wallets[:0]
	for _, w := range s.wallets {
		if n := w.expire(before); n > 0 {
			gone(w.wallet, n)
		}
		if len(w.trades) > 0 {
			live = append(live, w)
		} else {
			delete(s.find, w.wallet)
		}
	}
	clear(s.wallets[len(live):])
	s.wallets = live
}

// retract drops the trades of some sequence numbers, which rise, and calls gone with their number for
// each wallet that has any.
func (s *window) retract(seqs []int64, gone func(wallet uint32, trades int)) {
	live := s.wallets[:0]
	for _, w := range s.wallets {
		n := w.remove(func(k smartTrade) bool {
			_, taken := slices.BinarySearch(seqs, k.seq)
			return taken
		})
		if n > 0 {
			gone(w.wallet, n)
		}
		if len(w.trades) == 0 {
			delete(s.find, w.wallet)
			continue
		}
		w.latest = w.last()
		live = append(live, w)
	}
	clear(s.wallets[len(live):])
	s.wallets = live
	slices.SortStableFunc(s.wallets, func(a, b windowWallet) int { return cmp.Compare(a.latest, b.latest) })
}

// clone returns a copy of the window to be read only, and how many trades it has.
func (s *window) clone() (copied *window, trades int) {
	copied = &window{wallets: slices.Clone(s.wallets)}
	for i := range copied.wallets {
		w := &copied.wallets[i]
		own := &walletTrades{trades: slices.Concat(append(slices.Clone(w.earlier), w.trades)...)}
		trades += len(own.trades)
		w.walletTrades = own
	}
	return copied, trades
}

// reaches reports whether at least n wallets, whatever their rows, traded after a
// time.
func (s *window) reaches(n int, after int64) bool {
	return len(s.wallets) >= n && s.wallets[len(s.wallets)-n].latest > after
}

// count counts the wallets that count with their trades after a time, up to enough.
func (s *window) count(p *Profile, after int64, enough int) int {
	n := 0
	for i := len(s.wallets) - 1; i >= 0 && n < enough; i-- {
		w := &s.wallets[i]
		if w.latest <= after {
			break
		}
		if w.counts(p, after) {
			n++
		}
	}
	return n
}

// spent returns what the trades after a time whose rows qualify add up to, for each wallet with such trades, the most first.
func (s *window) spent(p *Profile, after int64) (all []float64) {
	for i := len(s.wallets) - 1; i >= 0 && s.wallets[i].latest > after; i-- {
		if usd, some := s.wallets[i].spent(p, after, math.Inf(1)); some {
			all = append(all, smartmoney.Finite(usd))
		}
	}
	slices.SortFunc(all, func(a, b float64) int { return cmp.Compare(b, a) })
	return all
}
