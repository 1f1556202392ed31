package ledger

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// BaseLoader builds the ledger that a log's dropped events made, from what is kept of them: first every token in the order of
// the numbers, then every wallet likewise, then the descriptions, then Done. The events that are left may then be
// applied to it. Wallets and tokens get the numbers that they had, markets may get others. After an error the loader must not be used.
type BaseLoader struct {
	ledger *Ledger
	upTo   int64         // the last dropped event
	due    []heldAtClose // buffer of settle
}

type heldAtClose struct {
	position uint32
	by       Resolution
}

// NewBaseLoader returns a loader for the events up to one. starts says where the days of the chain's event time begin.
func NewBaseLoader(chain smartmoney.Chain, upTo int64, starts []smartmoney.DayStart) *BaseLoader {
	b := New(chain)
	n, _ := slices.BinarySearchFunc(starts, upTo+1, func(s smartmoney.DayStart, seq int64) int { return cmp.Compare(s.Seq, seq) })
	b.starts, b.dayEnds = slices.Clone(starts[:n]), math.MaxInt64
	b.unstored.days = map[uint32]Activity{}
	return &BaseLoader{ledger: b, upTo: upTo}
}

// Token adds the next token with its base.
func (l *BaseLoader) Token(address string, base smartmoney.TokenBase) {
	i := l.ledger.token(address)
	t := &l.ledger.tokens[i]
	t.setBase(l.ledger.rules, &base)
	if base.Traded {
		t.marks |= markTraded
	}
	list := make([]Resolution, len(base.Resolutions))
	for n, r := range base.Resolutions {
		list[n] = Resolution(r)
	}
	l.ledger.setResolutions(i, list)
}

// Wallet adds the next wallet with its base as of event seq, and settles what it held when its tokens were resolved later.
// It returns an error if the base is damaged or names a token that was not added.
func (l *BaseLoader) Wallet(address string, seq int64, body []byte) error {
	b := l.ledger
	wallets := b.wallets.len
	wallet := b.wallet(address)
	if int(wallet) < wallets {
		return fmt.Errorf("wallet %s has two bases: %w", address, errCorrupt)
	}
	err := b.readBase(wallet, body, func(name string) (uint32, bool) {
		token, known := b.Tokens.Find(name)
		if !known {
			return 0, false
		}
		return b.position(wallet, token), true
	})
	if err != nil {
		return err
	}
	l.settle(wallet, seq)
	b.traced(b.wallets.at(wallet))
	return nil
}

// settle applies the resolutions after an event to a wallet, in the order of the log.
func (l *BaseLoader) settle(wallet uint32, after int64) {
	b := l.ledger
	l.due = l.due[:0]
	b.each(wallet, func(number uint32, p *position) {
		if p.qty <= 0 {
			return
		}
		for _, r := range b.settled[p.token] {
			if r.Seq > after && r.Seq <= l.upTo {
				l.due = append(l.due, heldAtClose{number, r})
				return // nothing is held after it
			}
		}
	})
	slices.SortFunc(l.due, func(x, y heldAtClose) int { return cmp.Compare(x.by.Seq, y.by.Seq) })
	for _, d := range l.due {
		b.today = b.dayOf(d.by.Seq)
		b.settle(b.positions.at(d.position), d.by)
	}
}

// Describe applies the next description of a market or an outcome token, an event of number seq.
func (l *BaseLoader) Describe(seq int64, e *event.Event) {
	if e.Type == event.TypeMarket || e.Type == event.TypeMapping {
		l.ledger.Apply(e, seq)
	}
}

// Done returns the ledger, all of it stale. Its event time is the latest that is known of: the beginning of the day, or
// the last trade that was not taken back.
func (l *BaseLoader) Done() *Ledger {
	b := l.ledger
	for i, w := range b.wallets.all() {
		b.eventTime = max(b.eventTime, w.Last)
		b.stale.wallet(i, w)
	}
	day := int64(0)
	if n := len(b.starts); n > 0 {
		day = int64(b.starts[n-1].Day)
	}
	b.today, b.dayEnds = 0, 0
	b.Reached(day * nsPerDay)
	b.clearChanges()
	return b
}
