package ledger

import (
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"slices"
)

// Difference is a value in which two ledgers of the same events differ.
type Difference struct {
	Of string // "wallet", "position", "token" or "market"
	// addresses; "" where it is not of one. Token is the item's id for a market
	Wallet, Token    string
	Field            string
	Stored, Computed any
}

// Compare calls f for what differs between a ledger that was loaded and one that the same events
// were applied to, until f returns false. It refreshes net profits and scores of both. dropped is
// the last event that a BaseLoader had the bases of, 0 if there was none: which of the events up to
// it had a token's price last is not kept, nor is the order of markets.
func Compare(stored, computed *Ledger, dropped int64, f func(Difference) bool) {
	stored.Refresh(func(uint32) {})
	computed.Refresh(func(uint32) {})
	c := comparison{stored: stored, computed: computed, dropped: dropped, f: f}
	chain := Difference{Of: "chain"}
	c.value(chain, "event time", stored.eventTime, computed.eventTime)
	c.value(chain, "wallets", stored.wallets.len, computed.wallets.len)
	c.value(chain, "tokens", len(stored.tokens), len(computed.tokens))
	c.value(chain, "markets", len(stored.markets), len(computed.markets))
	for i := uint32(0); int(i) < min(stored.wallets.len, computed.wallets.len) && !c.ended; i++ {
		d := Difference{Of: "wallet", Wallet: computed.Wallets.String(i)}
		c.value(d, "address", stored.Wallets.String(i), d.Wallet)
		a, b := stored.wallets.at(i), computed.wallets.at(i)
		c.fields(d, &a.Totals, &b.Totals)
		c.fields(d, a, b, "Totals")
		c.positions(d, i)
	}
	for i := uint32(0); int(i) < min(len(stored.tokens), len(computed.tokens)) && !c.ended; i++ {
		c.token(i)
	}
	for i := uint32(0); int(i) < len(computed.markets) && !c.ended; i++ {
		c.market(i)
	}
}

type comparison struct {
	stored, computed *Ledger
	dropped          int64
	f                func(Difference) bool
	ended            bool       // f returned false
	left, right      []position // of one wallet
}

// value reports a difference between two values; NaN equals NaN.
func (c *comparison) value(d Difference, field string, stored, computed any) {
	if !c.ended && !equal(reflect.ValueOf(stored), reflect.ValueOf(computed)) {
		d.Field, d.Stored, d.Computed = field, stored, computed
		c.ended = !c.f(d)
	}
}

func equal(a, b reflect.Value) bool {
	if a.Kind() == reflect.Float64 {
		x, y := a.Float(), b.Float()
		return x == y || math.IsNaN(x) && math.IsNaN(y)
	}
	if a.Kind() != reflect.Struct {
		return reflect.DeepEqual(a.Interface(), b.Interface())
	}
	for i := range a.NumField() {
		if !equal(a.Field(i), b.Field(i)) {
			return false
		}
	}
	return true
}

// fields compares the exported fields of two structs.
func (c *comparison) fields(d Difference, stored, computed any, skip ...string) {
	a, b := reflect.ValueOf(stored).Elem(), reflect.ValueOf(computed).Elem()
	for i := range a.NumField() {
		if field := a.Type().Field(i); field.IsExported() && !slices.Contains(skip, field.Name) {
			c.value(d, field.Name, a.Field(i).Interface(), b.Field(i).Interface())
		}
	}
}

// positionsOf appends the wallet's positions, oldest first, without their places in lists.
func (l *Ledger) positionsOf(wallet uint32, out []position) []position {
	if !l.wallets.at(wallet).folded() {
		l.each(wallet, func(_ uint32, p *position) {
			at := *p
			at.nextOfWallet, at.nextOfToken = 0, 0
			out = append(out, at)
		})
		return out
	}
	for codes, _ := l.folds.of(wallet, 0); len(codes) > 0; {
		v, n := binary.Uvarint(codes)
		p := position{wallet: wallet, token: uint32(v >> 2)}
		if v&3 == positionVacant {
			p.bought = vacant
		}
		out, codes = append(out, p), codes[n:]
	}
	return out
}

func (c *comparison) positions(of Difference, wallet uint32) {
	c.left, c.right = c.stored.positionsOf(wallet, c.left[:0]), c.computed.positionsOf(wallet, c.right[:0])
	c.value(of, "positions", len(c.left), len(c.right))
	for i := range min(len(c.left), len(c.right)) {
		a, b := &c.left[i], &c.right[i]
		if a.opened == unknownTime { // of an older version
			a.opened, a.spent = b.opened, b.spent
		}
		if *a == *b {
			continue
		}
		d := Difference{Of: "position", Wallet: of.Wallet, Token: c.computed.Tokens.String(b.token)}
		c.value(d, "token", c.stored.tokenName(a.token), d.Token)
		c.value(d, "qty", a.qty, b.qty)
		c.value(d, "cost", a.cost, b.cost)
		c.value(d, "bought", a.bought, b.bought)
		c.value(d, "realized", a.realized, b.realized)
		c.value(d, "spent", a.spent, b.spent)
		c.value(d, "opened", a.opened, b.opened)
	}
}

func (l *Ledger) tokenName(token uint32) string {
	if int(token) >= len(l.tokens) {
		return fmt.Sprintf("number %d, which there is not", token)
	}
	return l.Tokens.String(token)
}

func (c *comparison) token(i uint32) {
	a, b := &c.stored.tokens[i], &c.computed.tokens[i]
	d := Difference{Of: "token", Token: c.computed.Tokens.String(i)}
	c.value(d, "address", c.stored.Tokens.String(i), d.Token)
	c.fields(d, a, b, "Volume", "PriceSeq")
	// no more of it counts
	c.value(d, "two-day volume", a.Volume.TwoDays(c.stored.today), b.Volume.TwoDays(c.computed.today))
	// 0 is of an older version
	if a.PriceSeq != 0 && max(a.PriceSeq, b.PriceSeq) > c.dropped {
		c.value(d, "PriceSeq", a.PriceSeq, b.PriceSeq)
	}
}

func (c *comparison) market(i uint32) {
	name := c.computed.Items.String(i)
	d := Difference{Of: "market", Token: name}
	at, known := i, int(i) < len(c.stored.markets)
	if c.dropped > 0 {
		at, known = c.stored.Items.Find(name)
	}
	if !known {
		c.value(d, "item id", "none", name)
		return
	}
	c.value(d, "item id", c.stored.Items.String(at), name)
	c.fields(d, &c.stored.markets[at], &c.computed.markets[i])
}
