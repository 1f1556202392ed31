package ledger

import (
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
)

// Difference is a value in which two ledgers of the same events differ.
type Difference struct {
	Of               string // "wallet", "position", "token" or "market"
	Wallet, Token    string // addresses; "" where it is not of one. Token is the item's id for a market
	Field            string
	Stored, Computed any
}

// Compare calls f for what differs between a ledger that was loaded and one that the same events were applied to. It is
// false if f returned false, which ends it. It refreshes net profits and scores of both. dropped is the last event that
// a BaseLoader had the bases of, 0 if there was none: which of the events up to it had a token's price last
// is not kept, nor is the order of markets.
func Compare(stored, computed *Ledger, dropped int64, f func(Difference) bool) bool {
	stored.Refresh(func(uint32) {})
	computed.Refresh(func(uint32) {})
	c := comparison{stored: stored, computed: computed, dropped: dropped, f: f}
	return c.value(Difference{Of: "chain", Field: "event time"}, stored.eventTime, computed.eventTime) &&
		c.counts() && c.wallets() && c.tokens() && c.markets()
}

type comparison struct {
	stored, computed *Ledger
	dropped          int64
	f                func(Difference) bool
	left, right      []position // of one wallet
}

// value reports a difference between two values; NaN equals NaN.
func (c *comparison) value(d Difference, stored, computed any) bool {
	if equal(reflect.ValueOf(stored), reflect.ValueOf(computed)) {
		return true
	}
	d.Stored, d.Computed = stored, computed
	return c.f(d)
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
func (c *comparison) fields(d Difference, stored, computed any, skip func(field string) bool) bool {
	a, b := reflect.ValueOf(stored).Elem(), reflect.ValueOf(computed).Elem()
	for i := range a.NumField() {
		field := a.Type().Field(i)
		if !field.IsExported() || skip != nil && skip(field.Name) {
			continue
		}
		d.Field = field.Name
		if !c.value(d, a.Field(i).Interface(), b.Field(i).Interface()) {
			return false
		}
	}
	return true
}

func (c *comparison) counts() bool {
	return c.value(Difference{Of: "chain", Field: "wallets"}, c.stored.wallets.len, c.computed.wallets.len) &&
		c.value(Difference{Of: "chain", Field: "tokens"}, len(c.stored.tokens), len(c.computed.tokens)) &&
		c.value(Difference{Of: "chain", Field: "markets"}, len(c.stored.markets), len(c.computed.markets))
}

func (c *comparison) wallets() bool {
	for i := range uint32(min(c.stored.wallets.len, c.computed.wallets.len)) {
		d := Difference{Of: "wallet", Wallet: c.computed.Wallets.String(i)}
		d.Field = "address"
		if !c.value(d, c.stored.Wallets.String(i), d.Wallet) || !c.fields(d, c.stored.wallets.at(i), c.computed.wallets.at(i), nil) || !c.positions(i) {
			return false
		}
	}
	return true
}

// positionsOf appends the wallet's positions, oldest first, without their places in lists.
func (b *Ledger) positionsOf(wallet uint32, out []position) []position {
	if !b.wallets.at(wallet).folded() {
		b.each(wallet, func(_ uint32, p *position) {
			at := *p
			at.nextOfWallet, at.nextOfToken = 0, 0
			out = append(out, at)
		})
		return out
	}
	for codes, _ := b.folds.of(wallet, 0); len(codes) > 0; {
		v, n := binary.Uvarint(codes)
		p := position{wallet: wallet, token: uint32(v >> 2)}
		if v&3 == positionVacant {
			p.bought = vacant
		}
		out, codes = append(out, p), codes[n:]
	}
	return out
}

func (c *comparison) positions(wallet uint32) bool {
	c.left, c.right = c.stored.positionsOf(wallet, c.left[:0]), c.computed.positionsOf(wallet, c.right[:0])
	address := c.computed.Wallets.String(wallet)
	if !c.value(Difference{Of: "wallet", Wallet: address, Field: "positions"}, len(c.left), len(c.right)) {
		return false
	}
	for i := range min(len(c.left), len(c.right)) {
		a, b := &c.left[i], &c.right[i]
		if a.opened == unknownTime { // of an older version
			a.opened, a.spent = b.opened, b.spent
		}
		if *a == *b {
			continue
		}
		d := Difference{Of: "position", Wallet: address, Token: c.computed.Tokens.String(b.token)}
		for _, field := range []struct {
			name             string
			stored, computed any
		}{
			{"token", c.stored.tokenName(a.token), d.Token}, {"qty", a.qty, b.qty}, {"cost", a.cost, b.cost}, {"bought", a.bought, b.bought},
			{"realized", a.realized, b.realized}, {"spent", a.spent, b.spent}, {"opened", a.opened, b.opened},
		} {
			d.Field = field.name
			if !c.value(d, field.stored, field.computed) {
				return false
			}
		}
	}
	return true
}

func (b *Ledger) tokenName(token uint32) string {
	if int(token) >= len(b.tokens) {
		return fmt.Sprintf("number %d, which there is not", token)
	}
	return b.Tokens.String(token)
}

func (c *comparison) tokens() bool {
	for i := range uint32(min(len(c.stored.tokens), len(c.computed.tokens))) {
		a, b := &c.stored.tokens[i], &c.computed.tokens[i]
		d := Difference{Of: "token", Token: c.computed.Tokens.String(i), Field: "address"}
		skip := func(field string) bool {
			// Of the volume no more than its sum counts, and 0 is of an older version.
			return field == "Volume" || field == "PriceSeq" && (a.PriceSeq == 0 || a.PriceSeq <= c.dropped && b.PriceSeq <= c.dropped)
		}
		if !c.value(d, c.stored.Tokens.String(i), d.Token) || !c.fields(d, a, b, skip) {
			return false
		}
		d.Field = "two-day volume"
		if !c.value(d, a.Volume.TwoDays(c.stored.today), b.Volume.TwoDays(c.computed.today)) {
			return false
		}
	}
	return true
}

func (c *comparison) markets() bool {
	for i := range uint32(len(c.computed.markets)) {
		name := c.computed.Items.String(i)
		d := Difference{Of: "market", Token: name, Field: "item id"}
		at, known := i, int(i) < len(c.stored.markets)
		if c.dropped > 0 {
			at, known = c.stored.Items.Find(name)
		}
		if !known {
			if !c.value(d, "none", name) {
				return false
			}
			continue
		}
		if !c.value(d, c.stored.Items.String(at), name) || !c.fields(d, &c.stored.markets[at], &c.computed.markets[i], nil) {
			return false
		}
	}
	return true
}
