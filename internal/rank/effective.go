package rank

import (
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// EffectiveLeaderboard is the effective leaderboard (semantics 3): the chain's leaderboard by
// trader score as of its last refresh, which later events do not change. Reading it may sort parts
// of it, so it belongs to the goroutine of its Leaderboard.
type EffectiveLeaderboard struct {
	limit  int
	ledger *ledger.Ledger
	scores *ledger.Scores // of the wallets that pass the filter, as of the last refresh

	order order
	saved []savedRow // rows that events have changed since the last refresh
}

// RankedWallet is one wallet's row in the effective leaderboard.
type RankedWallet struct {
	Number uint32 // the wallet's number in the ledger
	Rank   int    // from 1
	Row    ledger.Wallet
}

// savedRow is a wallet's row as of the last refresh, except Net and Score.
type savedRow struct {
	number uint32
	row    ledger.Wallet
}

// minSavedCap is the capacity that saved keeps, in rows.
const minSavedCap = 4096

func newEffectiveLeaderboard(chainLedger *ledger.Ledger, filter smartmoney.Filter, limit int) *EffectiveLeaderboard {
	passes := func(w *ledger.Wallet) bool {
		return !w.Excluded && passes(&filter, w.Trades(), w.Tokens, w.Closed, w.BuyVolume)
	}
	return &EffectiveLeaderboard{limit: limit, ledger: chainLedger, scores: chainLedger.NewScores(passes), order: newOrder()}
}

// refresh freezes the scores of the ledger.
func (e *EffectiveLeaderboard) refresh() {
	count, _, _ := e.ledger.Len()
	e.order.grow(count)
	e.order.names = e.ledger.Wallets.View()
	e.scores.Update(e.order.set, e.order.remove)
	e.dropSaved()
	e.order.number()
}

// scored returns a row with the net profit and the score of the last refresh.
func (e *EffectiveLeaderboard) scored(wallet uint32, row *ledger.Wallet) ledger.Wallet {
	w := *row
	w.Net, w.Score = e.scores.Of(wallet)
	return w
}

// save copies a wallet's row from the ledger, if the wallet has a rank and its row is not saved
// yet.
func (e *EffectiveLeaderboard) save(wallet uint32) {
	if int(wallet) >= len(e.order.entries) {
		return
	}
	s := &e.order.entries[wallet]
	if s.slot == 0 || e.isSaved(s, wallet) {
		return
	}
	s.saved = uint32(len(e.saved))
	e.saved = append(e.saved, savedRow{wallet, *e.ledger.Wallet(wallet)})
}

func (e *EffectiveLeaderboard) isSaved(s *walletEntry, wallet uint32) bool {
	return int(s.saved) < len(e.saved) && e.saved[s.saved].number == wallet
}

// dropSaved deletes the saved rows, and shrinks their memory after an unusual number of them.
func (e *EffectiveLeaderboard) dropSaved() {
	if used := len(e.saved); cap(e.saved) > max(minSavedCap, 8*used) {
		e.saved = make([]savedRow, 0, max(minSavedCap, 2*used))
	}
	e.saved = e.saved[:0]
}

// Len returns the number of ranked wallets.
func (e *EffectiveLeaderboard) Len() int { return e.order.ranked }

// Top returns the best wallets in order, with rows as those of Row.
func (e *EffectiveLeaderboard) Top() []RankedWallet {
	var top []RankedWallet
	e.order.each(e.limit, func(wallet uint32) {
		top = append(top, RankedWallet{Number: wallet, Rank: len(top) + 1, Row: e.scored(wallet, e.rowOf(wallet))})
	})
	return top
}

// RankedWallet returns the row of a wallet, by number, if it is among the top, as Row does.
func (e *EffectiveLeaderboard) RankedWallet(wallet uint32) (w RankedWallet, ok bool) {
	l := e.order.leafOf(wallet)
	if l == nil || l.before >= e.limit {
		return w, false
	}
	rank := e.order.rank(wallet)
	if rank > e.limit {
		return w, false
	}
	return RankedWallet{Number: wallet, Rank: rank, Row: e.scored(wallet, e.rowOf(wallet))}, true
}

// Rank returns a wallet's rank from 1, 0 if it is not ranked. Its cost does not depend on the
// number of wallets.
func (e *EffectiveLeaderboard) Rank(wallet uint32) int { return e.order.rank(wallet) }

// Row returns the row and the rank, from 1, of a ranked wallet as of the last refresh; ok is false
// for a wallet that is not ranked. The row is right only if Leaderboard.Touch was called before
// each change since the refresh.
func (e *EffectiveLeaderboard) Row(wallet uint32) (row ledger.Wallet, rank int, ok bool) {
	rank = e.order.rank(wallet)
	if rank == 0 {
		return row, 0, false
	}
	return e.scored(wallet, e.rowOf(wallet)), rank, true
}

// EachWallet calls each for the wallets in order that follow the first after ones, up to the one of
// rank upTo, with their rows as of the last refresh, which are right under the condition of Row.
// The argument is valid until each returns. Its cost grows with upTo - after.
func (e *EffectiveLeaderboard) EachWallet(after, upTo int, each func(*smartmoney.Wallet)) {
	e.order.between(after, upTo, func(wallet uint32) {
		row := e.scored(wallet, e.rowOf(wallet))
		w := walletOf(e.order.names.String(wallet), e.ledger.Chain(), &row)
		after++
		w.Rank = after
		each(&w)
	})
}

// rowOf returns a ranked wallet's row as of the last refresh, except Net and Score.
func (e *EffectiveLeaderboard) rowOf(wallet uint32) *ledger.Wallet {
	if s := &e.order.entries[wallet]; e.isSaved(s, wallet) {
		return &e.saved[s.saved].row
	}
	return e.ledger.Wallet(wallet)
}

// walletOf returns the row of a wallet, with Rank 0.
func walletOf(address string, chain smartmoney.Chain, w *ledger.Wallet) smartmoney.Wallet {
	out := smartmoney.Wallet{
		Address: address, Chain: chain, TraderScore: w.Score, TotalBuyVolumeUSD: w.BuyVolume, TotalSellVolumeUSD: w.SellVolume,
		NetPnlUSD: w.Net, RealizedPnlUSD: w.Realized, BuyCount: int(w.Buys), SellCount: int(w.Sells),
		WinRate: w.WinRate(), TrueWinRate: w.TrueWinRate(), WinningPositions: int(w.Winning), ClosedPositions: int(w.Closed),
		TokensTraded: int(w.Tokens), LargestTradeUSD: w.Largest, LastTradeSeq: w.LastSeq,
	}
	if w.Trades() > 0 {
		out.LastTradeTime, out.FirstTradeTime = time.Unix(0, w.Last).UTC(), time.Unix(0, w.First).UTC()
	}
	return out
}

// Leaderboard turns a changing ledger into snapshots and effective leaderboards. It belongs to
// the goroutine that owns the ledger.
type Leaderboard struct {
	ledger     *ledger.Ledger
	filter     smartmoney.Filter // of the effective leaderboard
	chunks     []*chunk
	latest     []*latestDays // by chunk
	staleChunk []bool        // chunks that differ from the ledger as of its last Refresh
	effective  *EffectiveLeaderboard
}

// NewLeaderboard returns the leaderboard of a ledger. filter selects the wallets of the effective
// leaderboard; top is how many of them it has as rows.
func NewLeaderboard(chainLedger *ledger.Ledger, filter smartmoney.Filter, top int) *Leaderboard {
	return &Leaderboard{ledger: chainLedger, filter: filter, effective: newEffectiveLeaderboard(chainLedger, filter, top)}
}

// refresh updates the ledger's scores and marks the chunks of wallets that may have changed.
func (l *Leaderboard) refresh() {
	count, _, _ := l.ledger.Len()
	for len(l.staleChunk)*chunkSize < count {
		l.staleChunk = append(l.staleChunk, true)
		l.chunks, l.latest = append(l.chunks, nil), append(l.latest, nil)
	}
	l.ledger.Refresh(func(wallet uint32) { l.staleChunk[wallet/chunkSize] = true })
}

// Snapshot returns an immutable snapshot of the ledger, which shares unchanged chunks with the last
// one. generation must differ from that of every other snapshot of the process.
func (l *Leaderboard) Snapshot(generation uint64, position int64, now time.Time) *Snapshot {
	l.refresh()
	count, _, _ := l.ledger.Len()
	for n, stale := range l.staleChunk {
		if !stale {
			continue
		}
		l.staleChunk[n] = false
		l.remake(n, min(chunkSize, count-n*chunkSize))
	}
	return &Snapshot{
		chain: l.ledger.Chain(), generation: generation, takenAt: now.UTC(), position: position,
		names: l.ledger.Wallets.View(), index: l.ledger.Wallets, wallets: count, today: DayAt(l.ledger.EventTime()),
		chunks: slices.Clone(l.chunks), latest: slices.Clone(l.latest), pages: pageCache{byKey: map[pageKey]*cachedPage{}},
	}
}

// remake makes a chunk of a number of wallets, and their latest days if they changed.
func (l *Leaderboard) remake(n, wallets int) {
	c, before := new(chunk), l.latest[n]
	var latest latestDays
	for k := range uint32(wallets) {
		w := l.ledger.Wallet(uint32(n*chunkSize) + k)
		c.set(k, w)
		latest[k] = w.Today
	}
	l.chunks[n] = c
	if before == nil || *before != latest {
		kept := latest // so that the other stays on the stack
		l.latest[n] = &kept
	}
}

// RefreshEffective refreshes the effective leaderboard from the ledger as it is. The ledger's own
// scores stay as of their last refresh.
func (l *Leaderboard) RefreshEffective() { l.effective.refresh() }

// Ranked returns the best wallets by trader score, up to limit, of those that pass the effective
// leaderboard's filter, as the ledger is now. The effective leaderboard stays as it is.
func (l *Leaderboard) Ranked(limit int) []smartmoney.Wallet {
	now := l.Snapshot(0, 0, time.Time{})
	return now.scan(&Query{RankBy: smartmoney.ByTraderScore, Filter: l.filter, Limit: limit}).Wallets
}

// Touch saves the row of a wallet, by number, in the effective leaderboard before an event changes
// its totals. It must be called before every such change, as by ledger.Ledger.Before; otherwise
// EffectiveLeaderboard.Row returns later totals.
func (l *Leaderboard) Touch(wallet uint32) { l.effective.save(wallet) }

// Effective returns the effective leaderboard as of its last refresh.
func (l *Leaderboard) Effective() *EffectiveLeaderboard { return l.effective }
