package ledger

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Resolution is a settlement of a token that may have closed positions. A correction needs it to
// compute the holders' positions again.
type Resolution struct {
	Seq    int64   // number in the log
	Payout float64 // USD per token, 0 to 1
	At     int64   // resolved_at, unix ns
}

// keepResolution keeps a resolution of a token that was traded since the one before: without a
// trade in between nobody can hold the token, whichever trades are taken back later.
func (l *Ledger) keepResolution(token uint32, r Resolution) {
	if t := &l.tokens[token]; t.marks&markTraded != 0 {
		t.marks &^= markTraded
		l.settled[token] = append(l.settled[token], r)
	}
}

// setResolutions sets the resolutions of a token as they were persisted.
func (l *Ledger) setResolutions(token uint32, list []Resolution) {
	if len(list) > 0 {
		l.settled[token] = list
	}
}

// Scratch computes the totals and positions of some wallets again from their live trades, with the
// rules of Apply, so that they are what they would be if the stream had never held the trades taken
// back (semantics 7). It shares no memory with its Ledger: another goroutine may fill it while the
// ledger is read. It belongs to one goroutine.
type Scratch struct {
	ledger  *Ledger      // of these wallets alone
	wallets []uint32     // the ledger's wallet numbers, by number in the scratch ledger
	tokens  []uint32     // the ledger's token numbers, likewise
	from    int64        // see Since
	days    [][]Activity // by wallet, oldest first; nil: not yet sorted

	// DaysStored says that the caller has stored CorrectedDays, so that the batch need not.
	DaysStored bool
	// by wallet: its first position in the scratch ledger; they follow in the order of its ring
	starts []uint32
	// resolutions of the wallets' tokens that are still to be applied, by seq
	due []settlement
}

type settlement struct {
	token string
	Resolution
}

// Scratch returns a scratch for some wallets, by number, each once. Its cost grows with the number
// of tokens that the wallets ever traded.
func (l *Ledger) Scratch(wallets []uint32) *Scratch {
	s := &Scratch{ledger: New(l.chain), wallets: slices.Clone(wallets)}
	known := map[uint32]uint32{} // token numbers in the scratch ledger
	for _, wallet := range wallets {
		to := s.ledger.wallet(l.Wallets.String(wallet))
		s.starts = append(s.starts, uint32(s.ledger.positions.len))
		l.eachToken(wallet, func(number uint32) {
			token, ok := known[number]
			if !ok {
				token = s.token(l, number)
				known[number] = token
			}
			at := s.ledger.position(to, token)
			s.ledger.wallets.at(to).vacate(s.ledger.positions.at(at))
		})
	}
	s.ledger.starts, s.ledger.dayEnds = slices.Clone(l.starts), math.MaxInt64
	s.Since(0)
	slices.SortFunc(s.due, func(x, y settlement) int { return cmp.Compare(x.Seq, y.Seq) })
	return s
}

// token adds a token of the ledger, with its resolutions, and returns its number in the scratch.
func (s *Scratch) token(b *Ledger, token uint32) uint32 {
	address := b.Tokens.String(token)
	for _, r := range b.settled[token] {
		s.due = append(s.due, settlement{address, r})
	}
	s.tokens = append(s.tokens, token)
	number := s.ledger.token(address)
	s.ledger.setResolutions(number, slices.Clone(b.settled[token]))
	return number
}

// Trade adds the next live trade of the wallets, with its number in the log, which must rise. It
// returns an error if the ledger has no position for the trade, so that it cannot be of its log.
func (s *Scratch) Trade(seq int64, t *smartmoney.Trade) error {
	s.settle(seq)
	s.ledger.today = s.ledger.dayOf(seq)
	wallets, _, positions := s.ledger.Len()
	s.ledger.Apply(&event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: t}, seq)
	if now, _, opened := s.ledger.Len(); now != wallets || opened != positions {
		return fmt.Errorf("trade %d of %s: wallet %s has no position in %s: %w", seq, t.Chain, t.Wallet, t.Token, errCorrupt)
	}
	return nil
}

// End applies the resolutions that follow the last trade. The scratch is then complete.
func (s *Scratch) End() { s.settle(math.MaxInt64) }

// settle applies the resolutions before a sequence number.
func (s *Scratch) settle(seq int64) {
	for len(s.due) > 0 && s.due[0].Seq < seq {
		r := &s.due[0]
		s.ledger.today = s.ledger.dayOf(r.Seq)
		s.ledger.Apply(&event.Event{Type: event.TypeResolution, Chain: s.ledger.chain, Resolution: &smartmoney.Resolution{
			Token: r.token, Payout: r.Payout, ResolvedAt: time.Unix(0, r.At).UTC(),
		}}, r.Seq)
		s.due = s.due[1:]
	}
}

// Replace replaces the totals and positions of a scratch's wallets by those of the scratch, which
// must be complete. What providers say of the wallets stays. The order of a wallet's positions
// stays, too, so its net profit may differ in the last bits from that of a stream without the
// trades taken back. It takes time for the wallets' positions and changes only what differs.
func (l *Ledger) Replace(s *Scratch) {
	l.replaceHistory(s)
	for n, wallet := range s.wallets {
		l.before(wallet)
		l.unfold(wallet, true)
		l.replaceWallet(wallet, s.ledger.wallets.at(uint32(n)))
		at := s.starts[n]
		l.each(wallet, func(number uint32, p *position) {
			from := s.ledger.positions.at(at)
			if at++; !p.same(from) {
				p.qty, p.cost, p.bought, p.realized = from.qty, from.cost, from.bought, from.realized
				p.spent, p.opened = from.spent, from.opened
				l.touchPosition(number)
			}
		})
	}
	l.findBegan()
}

// same reports whether two positions have the same amounts.
func (p *position) same(o *position) bool {
	return p.qty == o.qty && p.cost == o.cost && p.bought == o.bought && p.realized == o.realized &&
		p.spent == o.spent && p.opened == o.opened
}

func (l *Ledger) replaceWallet(wallet uint32, from *Wallet) {
	w := l.wallets.at(wallet)
	first := w.First
	w.First, w.Last, w.LastSeq, w.LastClosing = from.First, from.Last, from.LastSeq, from.LastClosing
	w.Totals, w.Largest, w.Tokens, w.Today = from.Totals, from.Largest, from.Tokens, from.Today
	l.retraced(first, w)
	l.touchWallet(wallet)
}
