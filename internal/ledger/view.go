package ledger

import (
	"math/bits"
	"slices"
	"sync"
	"sync/atomic"

	"smartmoney/internal/smartmoney"
)

// View answers questions about a book's positions, tokens and markets. It shows the book
// as of the last Publish. Each wallet's positions, each token and each market is an
// immutable value that Publish replaces: readers take no lock that the book's owner
// holds for long, and the owner does no work for them. It is safe for concurrent use.
type View struct {
	chain   smartmoney.Chain
	wallets *Names // the book's, only for Lookup
	tokens  *Names // likewise
	items   *Names // likewise

	names    atomic.Pointer[NameView] // of tokens
	holdings table[holdings]          // by wallet number
	known    table[Token]             // by token number
	markets  table[smartmoney.Market] // by market number
	outcomes sync.Map                 // item id: []uint32, tokens that were ever mapped to it
}

// View returns the book's view, which shows all of the book so far. The owner must call
// Publish for it to show more.
func (b *Book) View() *View {
	if b.view != nil {
		b.Publish()
		return b.view
	}
	v := &View{chain: b.chain, wallets: b.Wallets, tokens: b.Tokens, items: b.Items}
	b.view = v
	v.setNames(b)
	v.known.grow(len(b.tokens))
	for i := range b.tokens {
		v.setToken(b, uint32(i))
	}
	for i := range b.markets {
		v.setMarket(b, uint32(i))
	}
	v.holdings.grow(len(b.wallets))
	var scratch []held
	for from := 0; from < len(b.wallets); from += blockWallets {
		scratch = v.setWallets(b, scratch, uint32(from), uint32(min(from+blockWallets, len(b.wallets))))
	}
	return v
}

// unpublished lists what changed since the last Publish. A position is listed as its
// wallet and its number, so that sorting brings those of a wallet together.
type unpublished struct {
	positions []uint64
	tokens    []uint32
	markets   []uint32
}

// unpublish lists what was touched of a book that has a view.
func (b *Book) unpublish() {
	if b.view == nil {
		return
	}
	u := &b.unpublished
	for _, i := range b.changed.positions {
		u.positions = append(u.positions, uint64(b.positions[i].wallet)<<32|uint64(i))
	}
	u.tokens = append(u.tokens, b.changed.tokens...)
	for i := range b.changed.markets {
		u.markets = append(u.markets, i)
	}
}

// Publish makes the view show the book as it is, if View was called. It takes time for
// what changed only.
func (b *Book) Publish() {
	v, u := b.view, &b.unpublished
	if v == nil {
		return
	}
	b.unpublish() // what no AppendChanges has taken yet
	v.setNames(b)
	slices.Sort(u.tokens)
	for _, i := range slices.Compact(u.tokens) {
		v.setToken(b, i)
	}
	slices.Sort(u.markets)
	for _, i := range slices.Compact(u.markets) {
		v.setMarket(b, i)
	}
	slices.Sort(u.positions)
	changed := slices.Compact(u.positions)
	for from := 0; from < len(changed); {
		wallet, to := uint32(changed[from]>>32), from+1
		for to < len(changed) && changed[to]>>32 == uint64(wallet) {
			to++
		}
		v.changeWallet(b, wallet, changed[from:to])
		from = to
	}
	u.positions, u.tokens, u.markets = kept(u.positions), kept(u.tokens), kept(u.markets)
}

// kept empties a list, giving up the memory that a large batch took.
func kept[T any](list []T) []T {
	if cap(list) > 1<<17 {
		return nil
	}
	return list[:0]
}

func (v *View) setNames(b *Book) {
	names := b.Tokens.View()
	v.names.Store(&names)
}

func (v *View) setToken(b *Book, i uint32) {
	t := b.tokens[i]
	before := v.known.get(i)
	v.known.set(i, &t)
	if m := t.Mapping; m != nil && (before == nil || before.Mapping == nil || before.Mapping.ItemID != m.ItemID) {
		// Later tokens are appended beyond what is shared.
		v.outcomes.Store(m.ItemID, slices.Clip(b.outcomes[m.ItemID]))
	}
}

func (v *View) setMarket(b *Book, i uint32) {
	m := b.markets[i]
	v.markets.set(i, &m)
}

// holdings is a wallet's open positions, in pages by place: the places of a wallet's
// positions are 0, 1, 2 … in the order of its first trades in the tokens.
type holdings struct{ pages []heldPage }

// heldPlaces is how many places a page has.
const heldPlaces = 64

type heldPage struct {
	open uint64 // by place in the page: the position there is open
	held []held // the open ones, by place
}

type held struct {
	qty, cost, bought, realized float64
	token                       uint32
}

// smallHoldings is what most wallets have: one page, which lies beside.
type smallHoldings struct {
	holdings
	one [1]heldPage
}

func newHoldings(pages int) *holdings {
	if pages > 1 {
		return &holdings{pages: make([]heldPage, pages)}
	}
	small := new(smallHoldings)
	small.pages = small.one[:pages]
	return &small.holdings
}

// blockWallets is of how many wallets a view that is made shares memory: few enough that
// those which never change again hold little that others have given up.
const blockWallets = 64

// setWallets shows all positions of the wallets from one number to before another. It
// gives back the scratch memory.
func (v *View) setWallets(b *Book, scratch []held, from, to uint32) []held {
	small := make([]smallHoldings, to-from)
	block := make([]*holdings, to-from)
	page := heldPage{held: scratch[:0]}
	for i := range block {
		wallet := from + uint32(i)
		n := b.wallets[wallet].Tokens
		if n == 0 {
			continue
		}
		block[i] = &small[i].holdings
		if small[i].pages = small[i].one[:]; n > heldPlaces {
			block[i] = newHoldings(int(n-1)/heldPlaces + 1)
		}
		place := 0
		b.each(wallet, func(_ uint32, p *position) {
			page.open = 0
			page.add(p, place%heldPlaces)
			block[i].pages[place/heldPlaces].open |= page.open
			place++
		})
	}
	all := slices.Clone(page.held)
	for i, h := range block {
		if h == nil {
			continue
		}
		for k := range h.pages {
			n := bits.OnesCount64(h.pages[k].open)
			h.pages[k].held, all = all[:n:n], all[n:]
		}
		v.holdings.set(from+uint32(i), h)
	}
	return page.held
}

// add enters a position at the next place, if it is open.
func (p *heldPage) add(of *position, place int) {
	if of.bought > 0 {
		p.open |= 1 << place
		p.held = append(p.held, held{token: of.token, qty: of.qty, cost: of.cost, bought: of.bought, realized: of.realized})
	}
}

// changeWallet shows what changed of a wallet's positions, which are listed as
// unpublished ones are, in order.
func (v *View) changeWallet(b *Book, wallet uint32, changed []uint64) {
	last := b.places[uint32(changed[len(changed)-1])]
	pages := int(last)/heldPlaces + 1
	before := v.holdings.get(wallet)
	if before != nil {
		pages = max(pages, len(before.pages))
	}
	h := newHoldings(pages)
	if before != nil {
		copy(h.pages, before.pages)
	}
	for len(changed) > 0 {
		n, page := 0, b.places[uint32(changed[0])]/heldPlaces
		for n < len(changed) && b.places[uint32(changed[n])]/heldPlaces == page {
			n++
		}
		h.pages[page] = h.pages[page].change(b, changed[:n])
		changed = changed[n:]
	}
	v.holdings.set(wallet, h)
}

// change returns a page with the changed positions, all of which lie in it.
func (p heldPage) change(b *Book, changed []uint64) heldPage {
	touched, open := uint64(0), p.open
	for _, c := range changed {
		bit := uint64(1) << (b.places[uint32(c)] % heldPlaces)
		touched |= bit
		if b.positions[uint32(c)].bought > 0 {
			open |= bit
		} else {
			open &^= bit
		}
	}
	out := heldPage{held: make([]held, 0, bits.OnesCount64(open))}
	before := p.held
	for either := open | p.open | touched; either != 0; either &= either - 1 {
		place := bits.TrailingZeros64(either)
		bit := uint64(1) << place
		if touched&bit != 0 {
			out.add(&b.positions[uint32(changed[0])], place)
			changed = changed[1:]
		} else {
			out.open |= bit
			out.held = append(out.held, before[0])
		}
		if p.open&bit != 0 {
			before = before[1:]
		}
	}
	return out
}

// table is a list of values by number. One goroutine sets them, any may get them.
type table[T any] struct {
	chunks atomic.Pointer[[]*tableChunk[T]]
}

const tableSize = 1024

type tableChunk[T any] [tableSize]atomic.Pointer[T]

// get returns value i, nil where there is none.
func (t *table[T]) get(i uint32) *T {
	chunks := t.chunks.Load()
	if chunks == nil || int(i/tableSize) >= len(*chunks) {
		return nil
	}
	return (*chunks)[i/tableSize][i%tableSize].Load()
}

func (t *table[T]) set(i uint32, value *T) {
	t.grow(int(i) + 1)
	(*t.chunks.Load())[i/tableSize][i%tableSize].Store(value)
}

// grow makes room for a number of values.
func (t *table[T]) grow(n int) {
	var chunks []*tableChunk[T]
	if now := t.chunks.Load(); now != nil {
		chunks = *now
	}
	if n <= len(chunks)*tableSize {
		return
	}
	grown := slices.Clone(chunks)
	for n > len(grown)*tableSize {
		grown = append(grown, new(tableChunk[T]))
	}
	t.chunks.Store(&grown)
}
