package ledger

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// decoder reads what encoder wrote. After an error it returns zeros.
type decoder struct {
	buf    []byte
	format byte
	err    error
}

func newDecoder(body []byte) *decoder {
	d := &decoder{buf: body}
	if len(body) == 0 || body[0] < formatNoLinks || body[0] > formatVersion {
		d.err = fmt.Errorf("unknown format: %w", errCorrupt)
		return d
	}
	d.buf, d.format = body[1:], body[0]
	return d
}

// newStateDecoder is newDecoder for pages and change records.
func newStateDecoder(body []byte) *decoder {
	d := newDecoder(body)
	if d.err == nil && d.format != formatVersion {
		d.buf, d.err = nil, ErrFormerRules
	}
	return d
}

func (d *decoder) fail() {
	if d.buf = nil; d.err == nil {
		d.err = errCorrupt
	}
}

// end checks that nothing is left.
func (d *decoder) end() {
	if len(d.buf) > 0 {
		d.fail()
	}
}

func (d *decoder) uint() uint64 {
	if len(d.buf) > 0 && d.buf[0] < 0x80 { // most are small
		v := d.buf[0]
		d.buf = d.buf[1:]
		return uint64(v)
	}
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

func (d *decoder) usd() smartmoney.ExactUSD {
	return smartmoney.ExactUSD{Whole: d.uint(), Part: uint64(d.int64())}
}

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

// wallet reads a wallet and returns its unstored day, which is empty if there is none.
func (d *decoder) wallet(w *Wallet) (unstored Activity) {
	if len(d.buf) == 0 {
		d.fail()
		return unstored
	}
	flags := d.buf[0]
	d.buf = d.buf[1:]
	if flags&hasProviderNet != 0 {
		w.ProviderNet = d.float()
	}
	if flags&hasProviderWin != 0 {
		w.ProviderWin = d.float()
	}
	w.Excluded = flags&isExcluded != 0
	w.Buys, w.Sells, w.Winning, w.Closed = d.uint32(), d.uint32(), d.uint32(), d.uint32()
	if w.Trades() == 0 {
		w.clear()
		return unstored
	}
	w.BuyVolume, w.SellVolume, w.Realized, w.Largest = d.float(), d.float(), d.float(), d.float()
	w.First, w.Last = d.int64(), d.int64()
	w.LastSeq = d.seq()
	w.Today, w.LastClosing = Activity{}, 0
	if flags&hasToday != 0 {
		w.Today = d.activity()
	}
	if flags&hasClosing != 0 {
		w.LastClosing = d.seq()
	}
	if flags&hasUnstored != 0 {
		unstored = d.activity()
	}
	return unstored
}

// seq reads a sequence number of the log.
func (d *decoder) seq() int64 { return int64(d.uint() & math.MaxInt64) }

func (d *decoder) activity() (a Activity) {
	if len(d.buf) == 0 {
		d.fail()
		return a
	}
	flags := d.buf[0]
	d.buf = d.buf[1:]
	a.Day = int32(d.uint32())
	a.Buys, a.Sells, a.Closed, a.Winning = d.uint32(), d.uint32(), d.uint32(), d.uint32()
	for i, v := range [...]*float64{&a.BuyVolume, &a.SellVolume, &a.Realized} {
		if flags&(1<<i) != 0 {
			*v = d.float()
		}
	}
	return a
}

// token reads a token's record and returns its resolutions.
func (d *decoder) token(b *Ledger, t *Token) []Resolution {
	flags := d.uint()
	t.Prices, t.Volume, t.Volume24h, t.Holders = unknownPrices(), smartmoney.DayVolume{}, math.NaN(), -1
	d.points(&t.Points)
	t.Large = d.uint32()
	if flags&hasProviderPrice != 0 {
		t.ProviderPrice, t.ProviderAt = d.float(), d.int64()
	}
	if flags&hasPayout != 0 {
		t.Payout, t.PayoutAt = d.float(), d.int64()
	}
	if flags&hasVolume != 0 {
		t.Volume = smartmoney.DayVolume{Day: int32(d.uint32()), Today: d.usd(), Before: d.usd()}
	}
	if flags&hasVolume24h != 0 {
		t.Volume24h = d.float()
	}
	if flags&hasHolders != 0 {
		t.Holders = d.seq()
	}
	t.compute(b.rules)
	t.Symbol = string(d.bytes())
	if text := d.bytes(); len(text) > 0 && d.err == nil {
		t.Mapping = new(smartmoney.MarketMapping)
		if err := json.Unmarshal(text, t.Mapping); err != nil {
			d.fail()
		}
	}
	t.PriceSeq, t.Excluded = d.seq(), flags&tokenExcluded != 0
	t.marks &^= markTraded
	if flags&tokenTraded != 0 {
		t.marks |= markTraded
	}
	var list []Resolution
	for n := d.count(); n > 0 && d.err == nil; n-- {
		list = append(list, Resolution{Seq: d.seq(), Payout: d.float(), At: d.int64()})
	}
	return list
}

func (d *decoder) points(p *Points) {
	n := d.count()
	if n > maxPoints {
		d.fail()
		return
	}
	*p = Points{N: uint8(n)}
	slot := uint32(0)
	for i := range n {
		slot += d.uint32()
		p.Slot[i], p.Price[i], p.Amount[i], p.Seq[i] = slot, d.float(), d.float(), d.seq()
	}
}

func (d *decoder) changedWallet(b *Ledger, i uint32, newer func(Page) bool) {
	if !newer(pageOf(pageWallets, i)) {
		var spare Wallet
		d.wallet(&spare)
		return
	}
	w := b.wallets.at(i)
	first := w.First
	b.setUnstored(i, d.wallet(w))
	b.retraced(first, w)
	b.touchWallet(i)
}

// changedToken reads a token's record and marks the token stale if its price has changed.
func (d *decoder) changedToken(b *Ledger, i uint32, newer func(Page) bool) {
	if !newer(pageOf(pageTokens, i)) {
		var spare Token
		d.token(b, &spare)
		return
	}
	t := &b.tokens[i]
	was, mapping := b.worth(t), t.Mapping
	b.setResolutions(i, d.token(b, t))
	if b.worth(t) != was {
		b.priceMoved(i)
	}
	b.listOutcome(i, mapping)
	b.touchToken(i)
}

// position reads the record of a wallet's position and returns its number. A new one is in no
// token's list yet.
func (d *decoder) position(b *Ledger, wallet uint32) (at uint32) {
	token, is := d.positionToken()
	if d.err != nil {
		return 0
	}
	b.unfold(wallet, false)
	at, ok := b.find.get(&b.positions, wallet, token)
	if !ok {
		at = b.open(wallet, token)
		b.find.put(&b.positions, at)
	}
	d.amounts(b, b.positions.at(at), is)
	b.follow(at)
	return at
}

// newPosition reads the record of a new position. The loader adds it to the index later.
func (d *decoder) newPosition(b *Ledger, wallet uint32) {
	token, is := d.positionToken()
	if d.err == nil {
		d.amounts(b, b.positions.at(b.open(wallet, token)), is)
	}
}

func (d *decoder) positionToken() (token uint32, is uint64) {
	v := d.uint()
	if d.format == formatNoLinks {
		v = v>>1<<2 | v&1
	}
	if v>>2 > math.MaxUint32 {
		d.fail()
	}
	return uint32(v >> 2), v & 3
}

// amounts reads the amounts of a position, which counts for its wallet's tokens unless it is
// vacant.
func (d *decoder) amounts(b *Ledger, p *position, is uint64) {
	if p.bought < 0 {
		b.wallets.at(p.wallet).occupy(p)
	}
	p.reset()
	switch is {
	case positionHeld:
		p.qty, p.cost, p.opened = d.float(), d.float(), d.int64()
		p.bought, p.spent = p.qty, p.cost
	case positionOpen:
		p.qty, p.cost, p.bought, p.realized = d.float(), d.float(), d.float(), d.float()
		if p.opened = unknownTime; d.format != formatNoLinks {
			p.spent, p.opened = d.float(), d.int64()
		}
	case positionVacant:
		b.wallets.at(p.wallet).vacate(p)
	}
}

func (d *decoder) skipPosition() {
	_, is := d.positionToken()
	fields := 0
	switch {
	case is == positionHeld:
		fields = 3
	case is == positionOpen && d.format == formatNoLinks:
		fields = 4
	case is == positionOpen:
		fields = 6
	}
	for range fields {
		d.float()
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
