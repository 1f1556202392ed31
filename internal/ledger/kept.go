package ledger

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// BaseLoader builds the ledger that a log's dropped events made, from what is kept of them: first
// every token in the order of the numbers, then every wallet likewise, then the descriptions, then
// Done. The events that are left may then be applied to it. Wallets and tokens get the numbers that
// they had, markets may get others. After an error the loader must not be used.
type BaseLoader struct {
	ledger *Ledger
	upTo   int64 // the last dropped event
}

// NewBaseLoader returns a loader for the events up to one. starts says where the days of the
// chain's event time begin.
func NewBaseLoader(chain smartmoney.Chain, upTo int64, starts []smartmoney.DayStart) *BaseLoader {
	b := New(chain)
	n, _ := slices.BinarySearchFunc(starts, upTo+1, func(s smartmoney.DayStart, seq int64) int { return cmp.Compare(s.Seq, seq) })
	b.starts, b.dayEnds = slices.Clone(starts[:n]), math.MaxInt64
	b.unstored.days = map[uint32]Activity{}
	return &BaseLoader{ledger: b, upTo: upTo}
}

// Token adds the next token with its base.
func (bl *BaseLoader) Token(address string, base smartmoney.TokenBase) {
	bl.ledger.loadTokenBase(address, &base)
}

// Wallet adds the next wallet with its base as of event seq, and settles what it held when its
// tokens were resolved later. It returns an error if the base is damaged or names a token that was
// not added.
func (bl *BaseLoader) Wallet(address string, seq int64, body []byte) error {
	b := bl.ledger
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
	b.settleHeld(wallet, seq, bl.upTo)
	b.traced(b.wallets.at(wallet))
	return nil
}

// Describe applies the next description of a market or an outcome token, an event of number seq.
func (bl *BaseLoader) Describe(seq int64, e *event.Event) {
	if e.Type == event.TypeMarket || e.Type == event.TypeMapping {
		bl.ledger.Apply(e, seq)
	}
}

// Done returns the ledger, all of it stale. Its event time is the latest that is known of: the
// beginning of the day, or the last trade that was not taken back.
func (bl *BaseLoader) Done() *Ledger {
	b := bl.ledger
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
