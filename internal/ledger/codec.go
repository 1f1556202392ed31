package ledger

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The format that a persisted piece begins with. Pieces of format 2 and 1 have other records of
// tokens: of them only the bases of wallets are read. Those of format 1 have no activity and no
// vacant positions.
const (
	formatVersion   = 3
	formatLastPrice = 2 // read, not written
	formatNoLinks   = 1 // likewise
)

var errCorrupt = errors.New("persisted ledger state is damaged")

// ErrFormerRules is the error of state by the rules of a former version, which has to be made anew.
var ErrFormerRules = errors.New("the state follows the rules of a former version: the first start of this one makes it anew, as `smartmoney rebuild` does")

// AppendChanges appends a change record: everything that changed since the last call, as absolute
// values. since is the log position before the first of these changes.
func (l *Ledger) AppendChanges(dst []byte, since int64) []byte {
	c := &l.changed
	l.markDirty(since)
	slices.Sort(c.positions)
	e := encoder{append(dst, formatVersion)}
	e.int64(since)
	e.int64(l.eventTime)
	e.names(l.Wallets, c.names)
	e.names(l.Tokens, c.tokNames)
	e.names(l.Items, c.itemNames)
	e.uint(uint64(len(c.wallets)))
	for _, i := range c.wallets {
		e.uint(uint64(i))
		e.wallet(l.wallets.at(i), l.unstored.days[i])
	}
	e.uint(uint64(len(c.tokens)))
	for _, i := range c.tokens {
		e.uint(uint64(i))
		e.token(&l.tokens[i], l.settled[i])
	}
	e.uint(uint64(len(c.positions)))
	for _, i := range c.positions {
		p := l.positions.at(i)
		e.uint(uint64(p.wallet))
		e.position(p)
	}
	e.uint(uint64(len(c.markets)))
	for _, i := range slices.Sorted(maps.Keys(c.markets)) {
		e.uint(uint64(i))
		e.json(&l.markets[i])
	}
	e.past(l.recorded.days[l.recorded.persisted:])
	l.clearChanges()
	return e.buf
}

// AppendPage appends one state page as it is now.
func (l *Ledger) AppendPage(dst []byte, page Page) []byte {
	e := encoder{append(dst, formatVersion)}
	switch kind, from, to := page.span(math.MaxInt32); kind {
	case pageWallets:
		to = min(to, uint32(l.wallets.len))
		e.uint(uint64(to - from))
		folded := 0 // of the page of folds
		for i := from; i < to; i++ {
			folded = l.appendWallet(&e, i, folded)
		}
	case pageTokens:
		to = min(to, uint32(len(l.tokens)))
		e.uint(uint64(to - from))
		for i := from; i < to; i++ {
			e.bytes(l.Tokens.Bytes(i))
			e.token(&l.tokens[i], l.settled[i])
		}
	default:
		to = min(to, uint32(len(l.markets)))
		e.uint(uint64(to - from))
		for i := from; i < to; i++ {
			e.bytes(l.Items.Bytes(i))
			e.json(&l.markets[i])
		}
	}
	return e.buf
}

// appendWallet writes a wallet. The folded positions of the wallets before it end at a place of its
// page; it returns where its own end.
func (l *Ledger) appendWallet(e *encoder, i uint32, folded int) int {
	e.bytes(l.Wallets.Bytes(i))
	w := l.wallets.at(i)
	e.wallet(w, l.unstored.days[i])
	e.uint(uint64(w.ring))
	if w.folded() {
		codes, end := l.folds.of(i, folded)
		e.buf = append(e.buf, codes...)
		return end
	}
	l.each(i, func(_ uint32, p *position) { e.position(p) })
	return folded
}

type encoder struct{ buf []byte }

func (e *encoder) uint(v uint64) { e.buf = binary.AppendUvarint(e.buf, v) }
func (e *encoder) int64(v int64) { e.buf = binary.LittleEndian.AppendUint64(e.buf, uint64(v)) }
func (e *encoder) float(v float64) {
	e.buf = binary.LittleEndian.AppendUint64(e.buf, math.Float64bits(v))
}

func (e *encoder) usd(v smartmoney.ExactUSD) {
	e.uint(v.Whole)
	e.int64(int64(v.Part))
}

func (e *encoder) bytes(v []byte) {
	e.uint(uint64(len(v)))
	e.buf = append(e.buf, v...)
}

func (e *encoder) names(n *Names, from uint32) {
	e.uint(uint64(from))
	e.uint(uint64(uint32(n.Len()) - from))
	for i := from; i < uint32(n.Len()); i++ {
		e.bytes(n.Bytes(i))
	}
}

const (
	hasProviderNet = 1 << iota
	hasProviderWin
	hasToday
	hasClosing
	hasUnstored
	isExcluded
)

// wallet writes a wallet with its unstored day, which is empty if there is none.
func (e *encoder) wallet(w *Wallet, unstored Activity) {
	var flags byte
	if !math.IsNaN(w.ProviderNet) {
		flags |= hasProviderNet
	}
	if !math.IsNaN(w.ProviderWin) {
		flags |= hasProviderWin
	}
	if w.Today != (Activity{}) {
		flags |= hasToday
	}
	if w.LastClosing != 0 {
		flags |= hasClosing
	}
	if !unstored.Empty() {
		flags |= hasUnstored
	}
	if w.Excluded {
		flags |= isExcluded
	}
	e.buf = append(e.buf, flags)
	if flags&hasProviderNet != 0 {
		e.float(w.ProviderNet)
	}
	if flags&hasProviderWin != 0 {
		e.float(w.ProviderWin)
	}
	for _, n := range [...]uint32{w.Buys, w.Sells, w.Winning, w.Closed} {
		e.uint(uint64(n))
	}
	if w.Trades() == 0 {
		return
	}
	for _, v := range [...]float64{w.BuyVolume, w.SellVolume, w.Realized, w.Largest} {
		e.float(v)
	}
	e.int64(w.First)
	e.int64(w.Last)
	e.uint(uint64(w.LastSeq))
	if flags&hasToday != 0 {
		e.activity(&w.Today)
	}
	if flags&hasClosing != 0 {
		e.uint(uint64(w.LastClosing))
	}
	if flags&hasUnstored != 0 {
		e.activity(&unstored)
	}
}

func (e *encoder) activity(a *Activity) {
	amounts := [...]float64{a.BuyVolume, a.SellVolume, a.Realized}
	flags := byte(0)
	for i, v := range amounts {
		if math.Float64bits(v) != 0 {
			flags |= 1 << i
		}
	}
	e.buf = append(e.buf, flags)
	for _, n := range [...]uint32{uint32(a.Day), a.Buys, a.Sells, a.Closed, a.Winning} {
		e.uint(uint64(n))
	}
	for i, v := range amounts {
		if flags&(1<<i) != 0 {
			e.float(v)
		}
	}
}

// Flags of a token's record: what it has. Its points come first, then what the flags say, in their
// order.
const (
	hasProviderPrice = 1 << iota
	hasPayout
	hasVolume
	hasVolume24h
	hasHolders
	tokenTraded
	tokenExcluded
)

func (t *Token) flags() (flags uint64) {
	for i, is := range [...]bool{
		!math.IsNaN(t.ProviderPrice), !math.IsNaN(t.Payout), t.Volume != (smartmoney.DayVolume{}), !math.IsNaN(t.Volume24h), t.Holders >= 0,
		t.marks&markTraded != 0, t.Excluded,
	} {
		if is {
			flags |= 1 << i
		}
	}
	return flags
}

func (e *encoder) token(t *Token, resolutions []Resolution) {
	flags := t.flags()
	e.uint(flags)
	e.points(&t.Points)
	e.uint(uint64(t.Large))
	if flags&hasProviderPrice != 0 {
		e.float(t.ProviderPrice)
		e.int64(t.ProviderAt)
	}
	if flags&hasPayout != 0 {
		e.float(t.Payout)
		e.int64(t.PayoutAt)
	}
	if flags&hasVolume != 0 {
		e.uint(uint64(t.Volume.Day))
		e.usd(t.Volume.Today)
		e.usd(t.Volume.Before)
	}
	if flags&hasVolume24h != 0 {
		e.float(t.Volume24h)
	}
	if flags&hasHolders != 0 {
		e.uint(uint64(t.Holders))
	}
	e.bytes([]byte(t.Symbol))
	if t.Mapping == nil {
		e.uint(0)
	} else {
		e.json(t.Mapping)
	}
	e.uint(uint64(t.PriceSeq))
	e.uint(uint64(len(resolutions)))
	for _, r := range resolutions {
		e.uint(uint64(r.Seq))
		e.float(r.Payout)
		e.int64(r.At)
	}
}

// points writes how many points there are, and of each its slot, from the one before, its price and
// its amount.
func (e *encoder) points(p *Points) {
	e.uint(uint64(p.N))
	before := uint32(0)
	for i := range p.N {
		e.uint(uint64(p.Slot[i] - before))
		e.float(p.Price[i])
		e.float(p.Amount[i])
		e.uint(uint64(p.Seq[i]))
		before = p.Slot[i]
	}
}

// What a position's record says of it beside its token.
const (
	positionClosed = iota
	positionOpen   // its amounts follow
	positionVacant
	positionHeld // open, and nothing was sold: quantity, cost and time follow
)

// position writes the token's number and, of an open position, its amounts.
func (e *encoder) position(p *position) {
	is := uint64(positionClosed)
	switch {
	case p.bought > 0 && math.Float64bits(p.realized) == 0 && p.qty == p.bought && p.cost == p.spent:
		is = positionHeld
	case p.bought > 0:
		is = positionOpen
	case p.bought < 0:
		is = positionVacant
	}
	e.uint(uint64(p.token)<<2 | is)
	switch is {
	case positionHeld:
		e.float(p.qty)
		e.float(p.cost)
		e.int64(p.opened)
	case positionOpen:
		for _, v := range [...]float64{p.qty, p.cost, p.bought, p.realized, p.spent} {
			e.float(v)
		}
		e.int64(p.opened)
	}
}

func (e *encoder) json(v any) {
	text, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("BUG: %T does not encode: %v", v, err))
	}
	e.bytes(text)
}
