package rank

import (
	"math"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// InForce is the ranking in force (semantics 3): the chain's leaderboard by trader
// score as it was when it was taken, which later events do not change.
type InForce struct {
	filter smartmoney.Filter
	limit  int

	scores  []float64 // by wallet number; NaN: not in the ranking
	names   ledger.NameView
	top     []Standing
	place   map[uint32]int // index in top by wallet number
	touched []uint32       // wallets whose score changed since the last taking
	marked  []bool         // by wallet number: in touched
}

// Standing is one wallet's row in the ranking in force.
type Standing struct {
	Number uint32 // the wallet's number in the book
	Rank   int    // from 1
	Row    ledger.Wallet
}

func newInForce(filter smartmoney.Filter, limit int) *InForce {
	return &InForce{filter: filter, limit: limit, place: map[uint32]int{}}
}

func (f *InForce) touch(wallet uint32) {
	for int(wallet) >= len(f.marked) {
		f.marked = append(f.marked, make([]bool, max(1024, len(f.marked)/2))...)
	}
	if !f.marked[wallet] {
		f.marked[wallet] = true
		f.touched = append(f.touched, wallet)
	}
}

// take freezes the scores of the book and finds the top.
func (f *InForce) take(book *ledger.Book) {
	count, _, _ := book.Len()
	for len(f.scores) < count {
		f.scores = append(f.scores, math.NaN())
	}
	for _, i := range f.touched {
		f.marked[i] = false
		f.scores[i] = math.NaN()
		if w := book.Wallet(i); inFilter(w, &f.filter) {
			f.scores[i] = w.Score
		}
	}
	f.touched = f.touched[:0]
	f.names = book.Wallets.View()
	best := selection{limit: f.limit, less: f.before}
	for n := range scattered((count + chunkSize - 1) / chunkSize) {
		for i := n * chunkSize; i < min((n+1)*chunkSize, count); i++ {
			if score := f.scores[i]; score == score { // not NaN
				best.add(entry{value: score, wallet: uint32(i)})
			}
		}
	}
	clear(f.place)
	f.top = f.top[:0]
	for n, e := range best.sorted() {
		f.place[e.wallet] = n
		f.top = append(f.top, Standing{Number: e.wallet, Rank: n + 1, Row: *book.Wallet(e.wallet)})
	}
}

func inFilter(w *ledger.Wallet, f *smartmoney.Filter) bool {
	return passes(f, w.Trades(), w.Tokens, w.Closed, w.BuyVolume)
}

func (f *InForce) before(a, b entry) bool {
	if a.value != b.value {
		return a.value > b.value
	}
	return string(f.names.Bytes(a.wallet)) < string(f.names.Bytes(b.wallet))
}

// Top gives the best wallets in order. It is valid until the next taking.
func (f *InForce) Top() []Standing { return f.top }

// Standing gives a wallet's row when it is among the top, by number.
func (f *InForce) Standing(wallet uint32) (*Standing, bool) {
	n, ok := f.place[wallet]
	if !ok {
		return nil, false
	}
	return &f.top[n], true
}

// Rank gives any wallet's rank from 1, 0 when it is not in the ranking. Outside
// the top it counts who is ahead.
func (f *InForce) Rank(wallet uint32) int {
	if s, ok := f.Standing(wallet); ok {
		return s.Rank
	}
	if int(wallet) >= len(f.scores) || math.IsNaN(f.scores[wallet]) {
		return 0
	}
	mine := entry{value: f.scores[wallet], wallet: wallet}
	rank := 1
	for i, score := range f.scores {
		if score > mine.value || score == mine.value && f.before(entry{value: score, wallet: uint32(i)}, mine) {
			rank++
		}
	}
	return rank
}
