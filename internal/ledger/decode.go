package ledger

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"

	"smartmoney/internal/smartmoney"
)

// decoder reads what encoder wrote. After an error it returns zeros.
type decoder struct {
	buf []byte
	err error
}

func newDecoder(body []byte) *decoder {
	d := &decoder{buf: body}
	if len(body) == 0 || body[0] != formatVersion {
		d.err = fmt.Errorf("unknown format: %w", errCorrupt)
		return d
	}
	d.buf = body[1:]
	return d
}

func (d *decoder) fail() { d.buf, d.err = nil, errCorrupt }

// end checks that nothing is left.
func (d *decoder) end() {
	if len(d.buf) > 0 {
		d.fail()
	}
}

func (d *decoder) uint() uint64 {
	v, n := binary.Uvarint(d.buf)
	if n <= 0 {
		d.fail()
		return 0
	}
	d.buf = d.buf[n:]
	return v
}

// count reads a number of things of at least one byte each.
func (d *decoder) count() uint64 {
	v := d.uint()
	if v > uint64(len(d.buf)) {
		d.fail()
		return 0
	}
	return v
}

func (d *decoder) uint32() uint32 {
	v := d.uint()
	if v > math.MaxUint32 {
		d.fail()
	}
	return uint32(v)
}

// number reads a number below limit.
func (d *decoder) number(limit int) uint32 {
	v := d.uint()
	if v >= uint64(limit) {
		d.fail()
		return 0
	}
	return uint32(v)
}

func (d *decoder) int64() int64 {
	if len(d.buf) < 8 {
		d.fail()
		return 0
	}
	v := binary.LittleEndian.Uint64(d.buf)
	d.buf = d.buf[8:]
	return int64(v)
}

func (d *decoder) float() float64 { return math.Float64frombits(uint64(d.int64())) }

func (d *decoder) bytes() []byte {
	n := d.count()
	v := d.buf[:n]
	d.buf = d.buf[n:]
	return v
}

func (d *decoder) names(grow func(uint32, string) bool) {
	i := d.uint32()
	for n := d.count(); n > 0 && d.err == nil; n-- {
		if !grow(i, string(d.bytes())) {
			d.fail()
		}
		i++
	}
}

// each reads a list of records, each led by a number below limit, and calls f to
// read the rest of each.
func (d *decoder) each(limit int, f func(i uint32)) {
	for n := d.count(); n > 0 && d.err == nil; n-- {
		if i := d.number(limit); d.err == nil {
			f(i)
		}
	}
}

func (d *decoder) wallet(w *Wallet) {
	if len(d.buf) == 0 {
		d.fail()
		return
	}
	flags := d.buf[0]
	d.buf = d.buf[1:]
	if flags&hasProviderNet != 0 {
		w.ProviderNet = d.float()
	}
	if flags&hasProviderWin != 0 {
		w.ProviderWin = d.float()
	}
	w.Buys, w.Sells, w.Winning, w.Closed = d.uint32(), d.uint32(), d.uint32(), d.uint32()
	if w.Trades() == 0 {
		return
	}
	w.BuyVolume, w.SellVolume, w.Realized, w.Largest = d.float(), d.float(), d.float(), d.float()
	w.First, w.Last = d.int64(), d.int64()
	w.LastSeq = int64(d.uint() & math.MaxInt64)
}

func (d *decoder) token(t *Token) {
	t.Price, t.PriceTime, t.Volume24h, t.Holders = d.float(), d.int64(), d.float(), d.int64()
	t.Symbol = string(d.bytes())
	text := d.bytes()
	if len(text) == 0 || d.err != nil {
		return
	}
	t.Mapping = new(smartmoney.MarketMapping)
	if err := json.Unmarshal(text, t.Mapping); err != nil {
		d.fail()
	}
}

func (d *decoder) changedWallet(b *Ledger, i uint32, newer func(Page) bool) {
	if !newer(pageOf(pageWallets, i)) {
		var spare Wallet
		d.wallet(&spare)
		return
	}
	d.wallet(&b.wallets[i])
	b.traced(&b.wallets[i])
	b.touchWallet(i)
}

// changedToken reads a token's record and marks the token stale if its price has changed.
func (d *decoder) changedToken(b *Ledger, i uint32, newer func(Page) bool) {
	if !newer(pageOf(pageTokens, i)) {
		var spare Token
		d.token(&spare)
		return
	}
	t := &b.tokens[i]
	price, mapping := t.Price, t.Mapping
	d.token(t)
	if t.Price != price {
		b.priceMoved(i)
	}
	b.listOutcome(i, mapping)
	b.touchToken(i)
}

// position reads the record of a wallet's position and returns its number. A new one is in no
// token's list yet.
func (d *decoder) position(b *Ledger, wallet uint32) (at uint32) {
	token, open := d.positionToken()
	if d.err != nil {
		return 0
	}
	at, ok := b.find.get(b.positions, wallet, token)
	if !ok {
		at = b.open(wallet, token)
		b.find.put(b.positions, at)
	}
	d.amounts(&b.positions[at], open)
	b.follow(at)
	return at
}

// newPosition reads the record of a new position. The loader adds it to the index later.
func (d *decoder) newPosition(b *Ledger, wallet uint32) {
	token, open := d.positionToken()
	if d.err == nil {
		d.amounts(&b.positions[b.open(wallet, token)], open)
	}
}

func (d *decoder) positionToken() (token uint32, open bool) {
	v := d.uint()
	if v>>1 > math.MaxUint32 {
		d.fail()
	}
	return uint32(v >> 1), v&1 == 1
}

func (d *decoder) amounts(p *position, open bool) {
	p.qty, p.cost, p.bought, p.realized = 0, 0, 0, 0
	if open {
		p.qty, p.cost, p.bought, p.realized = d.float(), d.float(), d.float(), d.float()
	}
}

func (d *decoder) skipPosition() {
	if d.uint()&1 == 1 {
		for range 4 {
			d.float()
		}
	}
}

// market reads into new memory: readers may use the tags of the previous value.
func (d *decoder) market() smartmoney.Market {
	var m smartmoney.Market
	if text := d.bytes(); d.err == nil && json.Unmarshal(text, &m) != nil {
		d.fail()
	}
	return m
}
