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
func (wi *window) add(t *Trade) {
	at := wi.index(t.Wallet)
	if at < 0 {
		at = len(wi.wallets)
		wi.addWallet(windowWallet{wallet: t.Wallet, latest: t.At, walletTrades: new(walletTrades)})
	}
	w := &wi.wallets[at]
	w.latest = max(w.latest, t.At)
	w.add(smartTrade{
		at: t.At, seq: t.Seq, price: t.Price, quoted: t.TokenPrice, amount: t.Amount, row: t.Row, rank: t.Rank, txHash: t.TxHash,
	})
	wi.reorder(at)
}

// addWallet appends a wallet; reorder then moves it into place.
func (wi *window) addWallet(w windowWallet) {
	wi.wallets = append(wi.wallets, w)
	if wi.find == nil && len(wi.wallets) > fewWallets {
		wi.find = make(map[uint32]*walletTrades, 2*len(wi.wallets))
		for _, known := range wi.wallets {
			wi.find[known.wallet] = known.walletTrades
		}
	}
	if wi.find != nil {
		wi.find[w.wallet] = w.walletTrades
	}
}

// index returns the index of a wallet, -1 where the window does not have it.
func (wi *window) index(wallet uint32) int {
	if wi.find == nil {
		return slices.IndexFunc(wi.wallets, func(w windowWallet) bool { return w.wallet == wallet })
	}
	own := wi.find[wallet]
	if own == nil {
		return -1
	}
	latest := own.last()
	at := sort.Search(len(wi.wallets), func(i int) bool { return wi.wallets[i].latest >= latest })
	for wi.wallets[at].walletTrades != own {
		at++
	}
	return at
}

// reorder moves the wallet at an index to where its latest trade puts it.
func (wi *window) reorder(i int) {
	w := wi.wallets[i]
	later := wi.wallets[i+1:]
	to := i + sort.Search(len(later), func(k int) bool { return later[k].latest > w.latest })
	copy(wi.wallets[i:to], wi.wallets[i+1:to+1])
	if to > 0 && wi.wallets[to-1].latest > w.latest {
		from := sort.Search(to, func(k int) bool { return wi.wallets[k].latest > w.latest })
		copy(wi.wallets[from+1:to+1], wi.wallets[from:to])
		to = from
	}
	wi.wallets[to] = w
}

// expire drops trades at or before a time, and calls gone with their number for each wallet.
func (wi *window) expire(before int64, gone func(wallet uint32, trades int)) {
	live := wi.wallets[:0]
	for _, w := range wi.wallets {
		if n := w.expire(before); n > 0 {
			gone(w.wallet, n)
		}
		if len(w.trades) > 0 {
			live = append(live, w)
		} else {
			delete(wi.find, w.wallet)
		}
	}
	clear(wi.wallets[len(live):])
	wi.wallets = live
}

// retract drops the trades of some sequence numbers, which rise, and calls gone with their number
// for each wallet that has any.
func (wi *window) retract(seqs []int64, gone func(wallet uint32, trades int)) {
	live := wi.wallets[:0]
	for _, w := range wi.wallets {
		n := w.remove(func(k smartTrade) bool {
			_, taken := slices.BinarySearch(seqs, k.seq)
			return taken
		})
		if n > 0 {
			gone(w.wallet, n)
		}
		if len(w.trades) == 0 {
			delete(wi.find, w.wallet)
			continue
		}
		w.latest = w.last()
		live = append(live, w)
	}
	clear(wi.wallets[len(live):])
	wi.wallets = live
	slices.SortStableFunc(wi.wallets, func(a, b windowWallet) int { return cmp.Compare(a.latest, b.latest) })
}

// clone returns a copy of the window to be read only, and how many trades it has.
func (wi *window) clone() (copied *window, trades int) {
	copied = &window{wallets: slices.Clone(wi.wallets)}
	for i := range copied.wallets {
		w := &copied.wallets[i]
		own := new(walletTrades)
		for b := range len(w.earlier) + 1 {
			own.trades = append(own.trades, *w.block(b)...)
		}
		trades += len(own.trades)
		w.walletTrades = own
	}
	return copied, trades
}

// reaches reports whether at least n wallets, whatever their rows, traded after a
// time.
func (wi *window) reaches(n int, after int64) bool {
	return len(wi.wallets) >= n && wi.wallets[len(wi.wallets)-n].latest > after
}

// count counts the wallets that count with their trades after a time, up to enough.
func (wi *window) count(p *Profile, after int64, enough int) int {
	n := 0
	for i := len(wi.wallets) - 1; i >= 0 && n < enough; i-- {
		w := &wi.wallets[i]
		if w.latest <= after {
			break
		}
		if w.counts(p, after) {
			n++
		}
	}
	return n
}

// spent returns what the trades after a time whose rows qualify add up to, for each wallet with
// such trades, the most first.
func (wi *window) spent(p *Profile, after int64) (all []float64) {
	for i := len(wi.wallets) - 1; i >= 0 && wi.wallets[i].latest > after; i-- {
		if usd, some := wi.wallets[i].spent(p, after, math.Inf(1)); some {
			all = append(all, smartmoney.Finite(usd))
		}
	}
	slices.SortFunc(all, func(a, b float64) int { return cmp.Compare(b, a) })
	return all
}
