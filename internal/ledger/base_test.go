package ledger_test

import (
	"testing"

	"pgregory.net/rapid"

	"smartmoney/internal/event"
	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// bases is what is kept of the events that were dropped from a log.
type bases struct {
	dropped int64 // the last one
	wallets map[string]walletBase
	tokens  map[string]smartmoney.TokenBase
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
	fold := ledger.NewBases(c.Chain(), nil)
	tokens, loaded := map[string]smartmoney.TokenBase{}, map[string]bool{}
	for _, e := range c.log[b.dropped:upTo] {
		for _, token := range pricedIn(e) {
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
	fold.Wallets(func(wallet string, body []byte) { b.wallets[wallet] = walletBase{upTo, body} })
	fold.Tokens(func(token string, base smartmoney.TokenBase) { b.tokens[token] = base })
	b.dropped = upTo
}

// pricedIn returns the token that an event prices, if any.
func pricedIn(e *event.Event) []string {
	switch {
	case e == nil:
		return nil
	case e.Trade != nil:
		return []string{e.Trade.Token}
	case e.Token != nil:
		return []string{e.Token.Token}
	case e.Resolution != nil:
		return []string{e.Resolution.Token}
	}
	return nil
}

// TestCorrectionsOfWhatIsLeft: corrections of a log whose first events were dropped, in pieces of any size, leave the
// ledger of the whole stream without the trades taken back, to the last bit.
func TestCorrectionsOfWhatIsLeft(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawLate(rt)
		c := newCorrected(chain)
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
			c.sameAsWithout(rt)
		}
	})
}
