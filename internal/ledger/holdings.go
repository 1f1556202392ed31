package ledger

import (
	"encoding/binary"
	"math"
	"math/bits"
	"slices"
)

// holdings has a wallet's open positions, in pages by index: a wallet's positions are numbered 0,
// 1, 2 … in the order of its first trades in the tokens. It never changes. Most wallets have one
// page.
type holdings struct {
	first openPage
	later *[]openPage // nil: none
}

// pages is the number of pages; 0 for nil.
func (h *holdings) pages() int {
	switch {
	case h == nil:
		return 0
	case h.later == nil:
		return 1
	}
	return 1 + len(*h.later)
}

// page returns a pointer to a page.
func (h *holdings) page(n int) *openPage {
	if n == 0 {
		return &h.first
	}
	return &(*h.later)[n-1]
}

// pagePositions is the number of positions of a page.
const pagePositions = 64

// openPage has the open positions of one page, packed: a varint with a bit for each open position,
// then those positions by index. "" has none. A position is a varint, the token's number and
// whether anything was sold, and the amounts; while nothing was sold, quantity and cost determine
// all of them.
type openPage string

// openPosition is an open position.
type openPosition struct {
	qty, cost, bought, realized float64
	token                       uint32
}

// open returns a bit for each open position of the page, and the packed positions.
func (o openPage) open() (bits uint64, rest openPage) {
	if o == "" {
		return 0, ""
	}
	return o.uvarint()
}

// next unpacks the first of the page's remaining positions.
func (o openPage) next() (h openPosition, rest openPage) {
	v, o := o.uvarint()
	h.token = uint32(v >> 1)
	h.qty, h.cost = o.float(0), o.float(1)
	if h.bought = h.qty; v&1 == 0 {
		return h, o[16:]
	}
	h.bought, h.realized = o.float(2), o.float(3)
	return h, o[32:]
}

// find returns the page's open position in a token; ok is false if it has none.
func (o openPage) find(token uint32) (h openPosition, ok bool) {
	open, rest := o.open()
	for ; open != 0; open &= open - 1 {
		if v, _ := rest.uvarint(); v>>1 == uint64(token) {
			h, _ = rest.next()
			return h, true
		}
		_, rest = rest.skip()
	}
	return h, false
}

// skip passes over the first of the page's remaining positions.
func (o openPage) skip() (skipped, rest openPage) {
	v, after := o.uvarint()
	size := len(o) - len(after) + 16
	if v&1 != 0 {
		size += 16
	}
	return o[:size], o[size:]
}

func (o openPage) uvarint() (v uint64, rest openPage) {
	for i := 0; ; i++ {
		v |= uint64(o[i]&0x7f) << (7 * i)
		if o[i] < 0x80 {
			return v, o[i+1:]
		}
	}
}

// float reads the amount of an index.
func (o openPage) float(i int) float64 {
	b := o[8*i : 8*i+8]
	return math.Float64frombits(uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56)
}

// packer packs pages one after the other, in memory that it reuses.
type packer struct {
	open  uint64 // a bit for each open position
	held  []byte // the packed positions
	pages []byte // for its owner to put pages in
}

// add packs the page's next position, if it is open.
func (pa *packer) add(p *position, index uint32) {
	if p.bought <= 0 {
		return
	}
	sold := uint64(0)
	if math.Float64bits(p.realized) != 0 || p.qty != p.bought {
		sold = 1
	}
	pa.open |= 1 << index
	pa.held = binary.AppendUvarint(pa.held, uint64(p.token)<<1|sold)
	pa.float(p.qty)
	pa.float(p.cost)
	if sold != 0 {
		pa.float(p.bought)
		pa.float(p.realized)
	}
}

func (pa *packer) float(x float64) {
	pa.held = binary.LittleEndian.AppendUint64(pa.held, math.Float64bits(x))
}

// copy appends the page's next position, which is packed already.
func (pa *packer) copy(held openPage, index uint32) {
	pa.open |= 1 << index
	pa.held = append(pa.held, held...)
}

// end appends the page to dst and starts the next one.
func (pa *packer) end(dst []byte) []byte {
	if pa.open != 0 {
		dst = binary.AppendUvarint(dst, pa.open)
		dst = append(dst, pa.held...)
	}
	pa.open, pa.held = 0, pa.held[:0]
	return dst
}

// blockWallets is how many wallets of a new view share memory: few enough that wallets which never
// change again keep little of what others have released.
const blockWallets = 64

// setWallets sets all positions of the wallets from one number up to, but without, another.
func (v *View) setWallets(b *Ledger, from, to uint32) {
	k := &v.packer
	k.pages = k.pages[:0]
	var ends []int      // of each page
	var listed []uint32 // wallets with positions that are not folded
	for wallet := from; wallet < to; wallet++ {
		index := uint32(0)
		b.each(wallet, func(_ uint32, p *position) {
			k.add(p, index%pagePositions)
			if index++; index%pagePositions == 0 || index == b.wallets.at(wallet).ring {
				k.pages = k.end(k.pages)
				ends = append(ends, len(k.pages))
			}
		})
		if index > 0 {
			listed = append(listed, wallet)
		}
	}
	all, begin := openPage(k.pages), 0
	block := make([]holdings, len(listed))
	for i, wallet := range listed {
		h, n := &block[i], pagesFor(b.wallets.at(wallet).ring)
		h.grow(n)
		for page := range n {
			*h.page(page) = all[begin:ends[page]]
			begin = ends[page]
		}
		if ends = ends[n:]; !h.empty() {
			v.holdings.set(wallet, h)
		}
	}
}

// pagesFor returns the number of pages for so many positions.
func pagesFor(positions uint32) int { return int((positions + pagePositions - 1) / pagePositions) }

// grow makes room for a number of pages.
func (h *holdings) grow(pages int) {
	if pages > h.pages() {
		later := make([]openPage, pages-1)
		if h.later != nil {
			copy(later, *h.later)
		}
		h.later = &later
	}
}

func (h *holdings) empty() bool { return h.first == "" && h.later == nil }

// changeWallet applies the changes of a wallet's positions, in the order of unpublished.
func (v *View) changeWallet(b *Ledger, wallet uint32, changed []uint64) {
	h := new(holdings)
	if before := v.holdings.get(wallet); before != nil {
		h.first = before.first
		if before.later != nil {
			later := slices.Clone(*before.later)
			h.later = &later
		}
	}
	h.grow(pagesFor(*b.indexes.at(uint32(changed[len(changed)-1])) + 1))
	for len(changed) > 0 {
		n, page := 0, *b.indexes.at(uint32(changed[0]))/pagePositions
		for n < len(changed) && *b.indexes.at(uint32(changed[n]))/pagePositions == page {
			n++
		}
		at := h.page(int(page))
		*at = v.packer.change(*at, b, changed[:n])
		changed = changed[n:]
	}
	if h.empty() {
		h = nil
	}
	v.holdings.set(wallet, h)
}

// change returns a page with the changed positions, all of which lie in it.
func (pa *packer) change(p openPage, b *Ledger, changed []uint64) openPage {
	open, held := p.open()
	either := open
	for _, c := range changed {
		either |= 1 << (*b.indexes.at(uint32(c)) % pagePositions)
	}
	for ; either != 0; either &= either - 1 {
		index := uint32(bits.TrailingZeros64(either))
		var before openPage
		if open&(1<<index) != 0 {
			before, held = held.skip()
		}
		if len(changed) > 0 && *b.indexes.at(uint32(changed[0]))%pagePositions == index {
			pa.add(b.positions.at(uint32(changed[0])), index)
			changed = changed[1:]
		} else {
			pa.copy(before, index)
		}
	}
	pa.pages = pa.end(pa.pages[:0])
	return openPage(pa.pages)
}
