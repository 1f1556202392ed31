package ledger_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// bases is what is kept of the events that were dropped from a log.
type bases struct {
	dropped int64 // the last one
	wallets map[string]walletBase
	tokens  map[string]smartmoney.TokenBase
	order   [2][]string // of wallets and tokens: the order of their first appearance
}

type walletBase struct {
	seq  int64
	body []byte
}

// drop drops the next events of the log up to a sequence number.
func (c *corrected) drop(t testing.TB, upTo int64) {
	t.Helper()
	b := &c.bases
	if b.wallets == nil {
		b.wallets, b.tokens = map[string]walletBase{}, map[string]smartmoney.TokenBase{}
	}
	fold := ledger.NewBases(c.Chain(), c.Starts())
	tokens, loaded := map[string]smartmoney.TokenBase{}, map[string]bool{}
	for _, e := range c.log[b.dropped:upTo] {
		for _, token := range namedIn(e) {
			if base, has := b.tokens[token]; has {
				tokens[token] = base
			}
		}
		wallet := ""
		switch {
		case e != nil && e.Trade != nil:
			wallet = e.Trade.Wallet
		case e != nil && e.Wallet != nil:
			wallet = e.Wallet.Wallet
		}
		if base, has := b.wallets[wallet]; has && !loaded[wallet] {
			loaded[wallet] = true
			if err := fold.Load(wallet, base.seq, base.body); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, token := range fold.Held() {
		if base, has := b.tokens[token]; has {
			tokens[token] = base
		}
	}
	fold.LoadTokens(tokens, b.dropped)
	for i := b.dropped; i < upTo; i++ {
		if c.log[i] != nil {
			fold.Apply(c.log[i], i+1, c.live[i])
		}
	}
	fold.Wallets(func(wallet string, body []byte) {
		if _, known := b.wallets[wallet]; !known {
			b.order[0] = append(b.order[0], wallet)
		}
		b.wallets[wallet] = walletBase{upTo, body}
	})
	fold.Tokens(func(token string, base smartmoney.TokenBase) {
		if _, known := b.tokens[token]; !known {
			b.order[1] = append(b.order[1], token)
		}
		b.tokens[token] = base
	})
	b.dropped = upTo
}

// recomputed returns the ledger that the bases and the events that are left make.
func (c *corrected) recomputed(t testing.TB) *ledger.Ledger {
	t.Helper()
	b := &c.bases
	loader := ledger.NewBaseLoader(c.Chain(), b.dropped, c.Starts())
	for _, token := range b.order[1] {
		loader.Token(token, b.tokens[token])
	}
	for _, wallet := range b.order[0] {
		if err := loader.Wallet(wallet, b.wallets[wallet].seq, b.wallets[wallet].body); err != nil {
			t.Fatal(err)
		}
	}
	last := map[string]int{} // descriptions
	for i, e := range c.log[:b.dropped] {
		last[described(e)] = i
	}
	for i, e := range c.log[:b.dropped] {
		if key := described(e); key != "" && last[key] == i {
			loader.Describe(int64(i)+1, e)
		}
	}
	left := &corrected{Ledger: loader.Done(), bases: c.bases}
	left.log, left.live = slices.Clone(c.log[:b.dropped]), slices.Clone(c.live[:b.dropped])
	left.links = make([]ledger.Links, b.dropped)
	for i := b.dropped; i < int64(len(c.log)); i++ {
		if e := c.log[i]; e != nil {
			left.apply(e)
			continue
		}
		taken := slices.Clone(c.taken[i+1])
		left.retract(t, slices.DeleteFunc(taken, func(seq int64) bool { return seq <= b.dropped }))
	}
	return left.Ledger
}

// described returns what an event describes, "" if nothing.
func described(e *event.Event) string {
	switch {
	case e != nil && e.Market != nil:
		return "market " + e.Market.ItemID
	case e != nil && e.Mapping != nil:
		return "token " + e.Mapping.Token
	}
	return ""
}

// namedIn returns the token that an event names, if any.
func namedIn(e *event.Event) []string {
	switch {
	case e == nil:
		return nil
	case e.Trade != nil:
		return []string{e.Trade.Token}
	case e.Token != nil:
		return []string{e.Token.Token}
	case e.Resolution != nil:
		return []string{e.Resolution.Token}
	case e.Mapping != nil:
		return []string{e.Mapping.Token}
	}
	return nil
}

// drawDrops applies events in batches with corrections between them and drops from the beginning of
// the log, in pieces of any size, and calls check after each batch.
func (c *corrected) drawDrops(rt *rapid.T, t *testing.T, events []event.Event, check func()) {
	for next := 0; next < len(events); {
		for range rapid.IntRange(1, min(300, len(events)-next)).Draw(rt, "batch") {
			c.apply(&events[next])
			next++
		}
		for range rapid.IntRange(0, 2).Draw(rt, "corrections") {
			for _, e := range c.drawCorrection(rt, t) {
				if rapid.Bool().Draw(rt, "re-included") {
					c.apply(e)
				}
			}
		}
		for range rapid.IntRange(0, 3).Draw(rt, "drops") {
			left := int64(len(c.log)) - c.bases.dropped
			if left > 0 {
				c.drop(t, c.bases.dropped+rapid.Int64Range(1, left).Draw(rt, "dropped"))
			}
		}
		check()
	}
}

// TestCorrectionsOfWhatIsLeft: corrections of a log whose first events were dropped, in pieces of
// any size, leave the ledger of the whole stream without the trades taken back, to the last bit.
func TestCorrectionsOfWhatIsLeft(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawLate(rt)
		c := newCorrected(chain)
		c.drawDrops(rt, t, events, func() { c.sameAsWithout(rt) })
	})
}

// TestRecomputedFromBases: the bases of the events that were dropped, in pieces of any size with
// corrections between them and afterwards, and the events that are left make the ledger of the
// whole log, to the last bit, wallets and tokens by number.
func TestRecomputedFromBases(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawLate(rt)
		c := &corrected{Ledger: loaded(t, chain)}
		c.Record()
		c.drawDrops(rt, t, events, func() {
			ledger.Compare(c.Ledger, c.recomputed(t), c.bases.dropped, func(d ledger.Difference) bool {
				if d.Field != "event time" { // the latest trade is not dropped, but here it may be
					rt.Errorf("after %d of %d events were dropped: %+v", c.bases.dropped, len(c.log), d)
				}
				return true
			})
		})
	})
}
