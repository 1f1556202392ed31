package ledger

import (
	"fmt"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Loader builds a ledger from state pages and change records: first every page in order of its
// number, then every record in order of position, then Done. After an error the loader must not be
// used.
type Loader struct {
	ledger  *Ledger
	at      map[Page]int64    // the position of each page loaded
	indexed bool              // the pages' wallets and positions can be found
	both    func(f, g func()) // see SetBoth
}

// NewLoader returns a loader with an empty ledger for the chain.
func NewLoader(chain smartmoney.Chain) *Loader {
	l := &Loader{ledger: New(chain), at: map[Page]int64{}, both: func(f, g func()) { f(); g() }}
	l.ledger.unstored.days = map[uint32]Activity{}
	return l
}

// SetBoth sets what runs two functions of the loader that may run beside each other. By default one
// runs after the other.
func (l *Loader) SetBoth(both func(f, g func())) { l.both = both }

// Page loads one page, written at the given log position.
func (l *Loader) Page(page Page, position int64, body []byte) error {
	d := newStateDecoder(body)
	l.at[page] = position
	count := d.count()
	if !page.valid() || count > pageSize {
		d.fail()
	}
	kind, from, _ := page.span(math.MaxInt32)
	for i := from; i < from+uint32(count) && d.err == nil; i++ {
		l.record(d, kind, i)
	}
	d.end()
	if folds := &l.ledger.folds; kind == pageWallets && int(from/pageSize) < len(folds.pages) {
		folds.fit(from / pageSize)
	}
	if d.err != nil {
		return fmt.Errorf("page %d of %s: %w", page, l.ledger.chain, d.err)
	}
	return nil
}

// record reads one numbered thing of a page.
func (l *Loader) record(d *decoder, kind Page, i uint32) {
	b, name := l.ledger, d.bytes()
	switch kind {
	case pageWallets:
		if l.indexed || int(i) != b.wallets.len || !b.Wallets.setLater(i, name) {
			d.fail()
			return
		}
		b.wallets.add(newWallet())
		b.setUnstored(i, d.wallet(b.wallets.at(i)))
		b.traced(b.wallets.at(i))
		n := d.count()
		if n > 0 && d.folded(b, i, n) {
			n = 0
		}
		for ; n > 0 && d.err == nil; n-- {
			d.newPosition(b, i)
		}
	case pageTokens:
		if !b.growTokens(i, string(name)) {
			d.fail()
			return
		}
		mapping := b.tokens[i].Mapping
		b.setResolutions(i, d.token(b, &b.tokens[i]))
		b.listOutcome(i, mapping)
	default:
		if !b.growMarkets(i, string(name)) {
			d.fail()
			return
		}
		b.markets[i] = d.market()
	}
}

// Changes applies one change record that ends at the given log position. It skips what a newer page
// has already.
func (l *Loader) Changes(position int64, body []byte) error {
	if err := l.index(); err != nil {
		return err
	}
	return l.ledger.applyChanges(body, func(p Page) bool { return position > l.at[p] })
}

// Done checks that nothing is missing and returns the ledger, all of it stale. Pages have no time:
// the ledger's EventTime is the latest of the change records loaded.
func (l *Loader) Done() (*Ledger, error) {
	b := l.ledger
	if err := l.index(); err != nil {
		return nil, err
	}
	if err := b.listUnderTokens(0); err != nil {
		return nil, err
	}
	if err := b.checkFolds(); err != nil {
		return nil, err
	}
	b.clearChanges()
	for i, w := range b.wallets.all() {
		b.stale.wallet(i, w)
	}
	return b, nil
}

// index makes the pages' wallets and positions to be found, after all pages are loaded.
func (l *Loader) index() error {
	if l.indexed {
		return nil
	}
	l.indexed = true
	b := l.ledger
	if !b.Wallets.indexAll(l.both) {
		return fmt.Errorf("two wallets of %s have the same address: %w", b.chain, errCorrupt)
	}
	if !l.ledger.find.build(&l.ledger.positions) {
		return fmt.Errorf("a wallet of %s has a position twice: %w", l.ledger.chain, errCorrupt)
	}
	return nil
}

// listUnderTokens puts the positions from a number on in their tokens' lists.
// Pages of wallets come before those of the tokens that they hold, so a loader
// can only do it at the end.
func (l *Ledger) listUnderTokens(from int) error {
	for at := from; at < l.positions.len; at++ {
		if token := l.positions.at(uint32(at)).token; int(token) >= len(l.tokens) {
			return fmt.Errorf("token %d of %s is missing: %w", token, l.chain, errCorrupt)
		}
		l.listUnderToken(uint32(at))
	}
	return nil
}

// Forget deletes the changes since the last AppendChanges, which an earlier run has written; since
// is the log position before the first of them.
func (l *Ledger) Forget(since int64) {
	l.markDirty(since)
	l.clearChanges()
}

// ChangesSince returns the log position before the first change of a record.
func ChangesSince(body []byte) (int64, error) {
	d := newStateDecoder(body)
	since := d.int64()
	return since, d.err
}

// ApplyChanges applies the next change record to a loaded ledger, as a follower does. After an
// error the ledger must not be used.
func (l *Ledger) ApplyChanges(body []byte) error {
	known := l.positions.len
	if err := l.applyChanges(body, func(Page) bool { return true }); err != nil {
		return err
	}
	return l.listUnderTokens(known)
}

func (l *Ledger) applyChanges(body []byte, newer func(Page) bool) error {
	d := newStateDecoder(body)
	since := d.int64()
	l.Reached(d.int64())
	d.names(l.growWallets)
	d.names(l.namedToken)
	d.names(l.growMarkets)
	d.each(l.wallets.len, func(i uint32) { d.changedWallet(l, i, newer) })
	d.each(len(l.tokens), func(i uint32) { d.changedToken(l, i, newer) })
	d.each(l.wallets.len, func(i uint32) {
		if !newer(pageOf(pageWallets, i)) {
			d.skipPosition()
		} else if at := d.position(l, i); d.err == nil {
			l.touchPosition(at)
		}
	})
	d.each(len(l.markets), func(i uint32) {
		if m := d.market(); newer(pageOf(pageMarkets, i)) {
			l.markets[i] = m
			l.changed.market(i)
		}
	})
	d.past(l)
	d.end()
	if d.err != nil {
		return fmt.Errorf("changes of %s: %w", l.chain, d.err)
	}
	l.findBegan()
	l.Forget(since)
	return nil
}

// The growers give number i a name and a record. They are false when the number is
// not the next one, or has another name, or the name another number.

func (l *Ledger) growWallets(i uint32, name string) bool {
	return l.Wallets.set(i, name, func() { l.wallets.add(newWallet()) })
}

func (l *Ledger) growTokens(i uint32, name string) bool {
	return l.Tokens.set(i, name, func() { l.tokens = append(l.tokens, newToken()) })
}

// namedToken is growTokens for a name in a change record. A token that is new has changed,
// whether or not the record goes on to say how: readers must find every token of a position.
func (l *Ledger) namedToken(i uint32, name string) bool {
	return l.Tokens.set(i, name, func() {
		l.tokens = append(l.tokens, newToken())
		l.touchToken(i)
	})
}

func (l *Ledger) growMarkets(i uint32, name string) bool {
	return l.Items.set(i, name, func() { l.markets = append(l.markets, smartmoney.Market{}) })
}
