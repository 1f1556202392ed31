package rank

import (
	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// EffectiveLeaderboard is the effective leaderboard (semantics 3): the chain's leaderboard by trader
// score as it was when it was taken, which later events do not change. Reading it
// may put parts of it into order, so it belongs to the goroutine of its Board.
type EffectiveLeaderboard struct {
	limit  int
	ledger *ledger.Ledger
	scores *ledger.Scores // of the wallets that pass the filter, as of the last taking

	order order
	top   []RankedWallet
	saved []savedRow // rows that events have changed since the last taking
}

// RankedWallet is one wallet's row in the effective leaderboard.
type RankedWallet struct {
	Number uint32 // the wallet's number in the ledger
	Rank   int    // from 1
	Row    ledger.Wallet
}

// savedRow is a wallet's row as of the last taking, but for Net and Score.
type savedRow struct {
	number uint32
	row    ledger.Wallet
}

// roomKept is how many saved rows memory is kept for, however few the last ones were.
const roomKept = 4096

func newEffectiveLeaderboard(chainLedger *ledger.Ledger, filter smartmoney.Filter, limit int) *EffectiveLeaderboard {
	passes := func(w *ledger.Wallet) bool { return passes(&filter, w.Trades(), w.Tokens, w.Closed, w.BuyVolume) }
	return &EffectiveLeaderboard{limit: limit, ledger: chainLedger, scores: chainLedger.NewScores(passes), order: newOrder()}
}

// take freezes the scores of the ledger and finds the top.
func (f *EffectiveLeaderboard) take() {
	count, _, _ := f.ledger.Len()
	f.order.grow(count)
	f.order.names = f.ledger.Wallets.View()
	f.scores.Update(f.order.set, f.order.remove)
	f.forget()
	f.order.number()
	f.top = f.top[:0]
	f.order.each(f.limit, func(wallet uint32) {
		f.top = append(f.top, RankedWallet{Number: wallet, Rank: len(f.top) + 1, Row: f.scored(wallet, f.ledger.Wallet(wallet))})
	})
}

// scored returns a row with the net profit and the score of the last taking.
func (f *EffectiveLeaderboard) scored(wallet uint32, row *ledger.Wallet) ledger.Wallet {
	w := *row
	w.Net, w.Score = f.scores.Of(wallet)
	return w
}

// save keeps a wallet's row as the ledger has it, when the wallet has a rank and its
// row is not kept yet.
func (f *EffectiveLeaderboard) save(wallet uint32) {
	if int(wallet) >= len(f.order.seats) {
		return
	}
	s := &f.order.seats[wallet]
	if s.place == 0 || f.isSaved(s, wallet) {
		return
	}
	s.saved = uint32(len(f.saved))
	f.saved = append(f.saved, savedRow{wallet, *f.ledger.Wallet(wallet)})
}

func (f *EffectiveLeaderboard) isSaved(s *seat, wallet uint32) bool {
	return int(s.saved) < len(f.saved) && f.saved[s.saved].number == wallet
}

// forget drops the saved rows, and the memory of an unusual crowd of them.
func (f *EffectiveLeaderboard) forget() {
	if used := len(f.saved); cap(f.saved) > max(roomKept, 8*used) {
		f.saved = make([]savedRow, 0, max(roomKept, 2*used))
	}
	f.saved = f.saved[:0]
}

// Len is the number of wallets in the ranking.
func (f *EffectiveLeaderboard) Len() int { return f.order.ranked }

// Top returns the best wallets in order. It is valid until the next refresh.
func (f *EffectiveLeaderboard) Top() []RankedWallet { return f.top }

// RankedWallet returns a wallet's row when it is among the top, by number.
func (f *EffectiveLeaderboard) RankedWallet(wallet uint32) (*RankedWallet, bool) {
	l := f.order.leafOf(wallet)
	if l == nil || l.before >= len(f.top) {
		return nil, false
	}
	if rank := f.order.rank(wallet); rank <= len(f.top) {
		return &f.top[rank-1], true
	}
	return nil, false
}

// Rank returns any wallet's rank from 1, 0 when it is not in the ranking. What it
// costs does not depend on how many wallets there are.
func (f *EffectiveLeaderboard) Rank(wallet uint32) int { return f.order.rank(wallet) }

// Row returns the row and the rank, from 1, of any wallet in the ranking, both as of
// the taking; ok is false for a wallet that is not in it. The row is right only if
// Board.Touch was called ahead of each change since the taking.
func (f *EffectiveLeaderboard) Row(wallet uint32) (row ledger.Wallet, rank int, ok bool) {
	rank = f.order.rank(wallet)
	if rank == 0 {
		return row, 0, false
	}
	if rank <= len(f.top) {
		return f.top[rank-1].Row, rank, true
	}
	now := f.ledger.Wallet(wallet)
	if s := &f.order.seats[wallet]; f.isSaved(s, wallet) {
		now = &f.saved[s.saved].row
	}
	return f.scored(wallet, now), rank, true
}
