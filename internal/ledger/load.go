package ledger

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"

	"smartmoney/internal/smartmoney"
)

// Loader builds a book from what AppendPage and AppendChanges wrote: first every
// page, then every piece of changes in order of position, then Done.
type Loader struct {
	book *Book
	at   map[Page]int64 // the position of each page loaded
}

// NewLoader starts an empty book for the chain.
func NewLoader(chain smartmoney.Chain) *Loader {
	return &Loader{book: NewBook(chain), at: map[Page]int64{}}
}

// Page loads one page, written at the given log position.
func (l *Loader) Page(page Page, position int64, body []byte) error {
	d := newDecoder(body)
	l.at[page] = position
	b := l.book
	count := d.count()
	kind, from, _ := page.span(math.MaxInt32)
	if count > pageSize {
		d.fail()
	}
	for i := from; i < from+uint32(count) && d.err == nil; i++ {
		name := string(d.bytes())
		switch kind {
		case pageWallets:
			b.growWallets(i, name)
			d.wallet(&b.wallets[i])
			for n := d.count(); n > 0 && d.err == nil; n-- {
				d.position(b, i)
			}
		case pageTokens:
			b.growTokens(i, name)
			d.token(&b.tokens[i])
		default:
			b.growMarkets(i, name)
			d.json(&b.markets[i])
		}
	}
	if d.err != nil {
		return fmt.Errorf("page %d of %s: %w", page, b.chain, d.err)
	}
	return nil
}

// Changes applies one piece of changes that ends at the given log position. What
// is in a newer page already is left alone.
func (l *Loader) Changes(position int64, body []byte) error {
	return l.book.applyChanges(body, func(p Page) bool { return position > l.at[p] })
}

// Done checks that nothing is missing and gives the book, all of it stale.
func (l *Loader) Done() (*Book, error) {
	b := l.book
	for what, names := range map[string]*Names{"wallet": b.Wallets, "token": b.Tokens, "market": b.Items} {
		for i, at := range names.offs {
			if at == 0 {
				return nil, fmt.Errorf("%s %d of %s is missing: %w", what, i, b.chain, errCorrupt)
			}
		}
	}
	if b.Wallets.Len() != len(b.wallets) || b.Tokens.Len() != len(b.tokens) || b.Items.Len() != len(b.markets) {
		return nil, fmt.Errorf("names and records of %s differ in number: %w", b.chain, errCorrupt)
	}
	b.clearChanges()
	for i := range b.wallets {
		b.stale.wallet(uint32(i), &b.wallets[i])
	}
	return b, nil
}

// Forget drops the changes since the last AppendChanges, having been written by an
// earlier run; since is the log position before the first of them.
func (b *Book) Forget(since int64) {
	b.markDirty(since)
	b.clearChanges()
}

// ChangesSince reads the log position before the first of a piece of changes.
func ChangesSince(body []byte) (int64, error) {
	d := newDecoder(body)
	since := d.int64()
	return since, d.err
}

// ApplyChanges brings a loaded book up to date with the next piece of changes, as
// a follower does.
func (b *Book) ApplyChanges(body []byte) error {
	return b.applyChanges(body, func(Page) bool { return true })
}

func (b *Book) applyChanges(body []byte, newer func(Page) bool) error {
	d := newDecoder(body)
	since := d.int64()
	b.eventTime = max(b.eventTime, d.int64())
	d.names(b.growWallets)
	d.names(b.growTokens)
	d.names(b.growMarkets)
	for n := d.count(); n > 0 && d.err == nil; n-- {
		i := d.number(len(b.wallets))
		var spare Wallet
		if into := &spare; d.err == nil {
			if newer(pageOf(pageWallets, i)) {
				into = &b.wallets[i]
				b.touchWallet(i)
			}
			d.wallet(into)
		}
	}
	for n := d.count(); n > 0 && d.err == nil; n-- {
		d.changedToken(b, newer)
	}
	for n := d.count(); n > 0 && d.err == nil; n-- {
		if i := d.number(len(b.wallets)); d.err == nil {
			if newer(pageOf(pageWallets, i)) {
				d.position(b, i)
			} else {
				d.skipPosition()
			}
		}
	}
	for n := d.count(); n > 0 && d.err == nil; n-- {
		if i := d.number(len(b.markets)); d.err == nil {
			var spare smartmoney.Market
			if into := &spare; newer(pageOf(pageMarkets, i)) {
				into = &b.markets[i]
				b.changed.market(i)
				d.json(into)
			} else {
				d.json(into)
			}
		}
	}
	if d.err != nil {
		return fmt.Errorf("changes of %s: %w", b.chain, d.err)
	}
	b.Forget(since)
	return nil
}

func (b *Book) growWallets(i uint32, name string) {
	b.Wallets.set(i, name)
	for len(b.wallets) < b.Wallets.Len() {
		b.wallets = append(b.wallets, newWallet())
	}
}

func (b *Book) growTokens(i uint32, name string) {
	b.Tokens.set(i, name)
	b.reserveToken(i)
}

func (b *Book) reserveToken(i uint32) {
	for uint32(len(b.tokens)) <= i {
		b.tokens = append(b.tokens, newToken())
	}
}

func (b *Book) growMarkets(i uint32, name string) {
	b.Items.set(i, name)
	for len(b.markets) < b.Items.Len() {
		b.markets = append(b.markets, smartmoney.Market{})
	}
}

// decoder reads what encoder wrote. After an error it gives zeros.
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

func (d *decoder) names(grow func(uint32, string)) {
	first := d.uint32()
	for n := d.count(); n > 0 && d.err == nil; n-- {
		name := d.bytes()
		if len(name) > maxName {
			d.fail()
			return
		}
		grow(first, string(name))
		first++
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

// changedToken reads a token's record, and marks it stale when its price moved.
func (d *decoder) changedToken(b *Book, newer func(Page) bool) {
	i := d.number(len(b.tokens))
	if d.err != nil {
		return
	}
	if !newer(pageOf(pageTokens, i)) {
		var spare Token
		d.token(&spare)
		return
	}
	t := &b.tokens[i]
	before := t.Price
	d.token(t)
	if t.Price != before {
		b.stale.token(i, t)
	}
	b.touchToken(i)
}

func (d *decoder) position(b *Book, wallet uint32) {
	v := d.uint()
	if d.err != nil || v>>1 >= math.MaxUint32/pageSize {
		d.fail()
		return
	}
	token := uint32(v >> 1)
	b.reserveToken(token)
	p := &b.positions[b.position(wallet, token)]
	p.qty, p.cost, p.bought, p.realized = 0, 0, 0, 0
	if v&1 == 1 {
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

func (d *decoder) json(into any) {
	text := d.bytes()
	if d.err == nil && json.Unmarshal(text, into) != nil {
		d.fail()
	}
}
