package ledger

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// View answers questions about a ledger's positions, tokens and markets. It shows the ledger
// as of the last Publish. Each wallet's positions, each token and each market is an
// immutable value that Publish replaces: readers take no lock that the ledger's owner
// holds for long, and the owner does no work for them. It is safe for concurrent use.
type View struct {
	chain   smartmoney.Chain
	wallets *Names // the ledger's, only for Lookup
	tokens  *Names // likewise
	items   *Names // likewise

	names    atomic.Pointer[NameView] // of tokens
	holdings table[holdings]          // by wallet number
	known    table[Token]             // by token number
	markets  table[smartmoney.Market] // by market number
	outcomes sync.Map                 // item id: []uint32, tokens that were ever mapped to it
	packer   packer                   // the owner's

	gainLimit float64      // of net profits; 0: none
	today     atomic.Int32 // day of event time
}

// View returns the ledger's view, which shows all of the ledger so far. The owner must call
// Publish for it to show more.
func (l *Ledger) View() *View {
	if l.view != nil {
		l.Publish()
		return l.view
	}
	v := &View{chain: l.chain, wallets: l.Wallets, tokens: l.Tokens, items: l.Items}
	l.view = v
	if l.limits() {
		v.gainLimit = l.gainLimit
	}
	v.today.Store(l.today)
	v.setNames(l)
	v.known.grow(len(l.tokens))
	for i := range l.tokens {
		v.setToken(l, uint32(i))
	}
	for i := range l.markets {
		v.setMarket(l, uint32(i))
	}
	v.holdings.grow(l.wallets.len)
	for from := 0; from < l.wallets.len; from += blockWallets {
		v.setWallets(l, uint32(from), uint32(min(from+blockWallets, l.wallets.len)))
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

// unpublish lists what was touched of a ledger that has a view.
func (l *Ledger) unpublish() {
	if l.view == nil {
		return
	}
	u := &l.unpublished
	for _, i := range l.changed.positions {
		u.positions = append(u.positions, uint64(l.positions.at(i).wallet)<<32|uint64(i))
	}
	u.tokens = append(u.tokens, l.changed.tokens...)
	for i := range l.changed.markets {
		u.markets = append(u.markets, i)
	}
}

// Publish makes the view show the ledger as it is, if View was called. It takes time for
// what changed only.
func (l *Ledger) Publish() {
	v, u := l.view, &l.unpublished
	if v == nil {
		return
	}
	l.unpublish() // what no AppendChanges has taken yet
	v.today.Store(l.today)
	v.setNames(l)
	slices.Sort(u.tokens)
	for _, i := range slices.Compact(u.tokens) {
		v.setToken(l, i)
	}
	slices.Sort(u.markets)
	for _, i := range slices.Compact(u.markets) {
		v.setMarket(l, i)
	}
	slices.Sort(u.positions)
	changed := slices.Compact(u.positions)
	for from := 0; from < len(changed); {
		wallet, to := uint32(changed[from]>>32), from+1
		for to < len(changed) && changed[to]>>32 == uint64(wallet) {
			to++
		}
		v.changeWallet(l, wallet, changed[from:to])
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

// TokenName is the address of a token and its symbol, "" if unknown.
type TokenName struct{ Address, Symbol string }

// TokenNames returns the names of tokens by number, in the order of numbers. Those of a number that
// the view does not show yet are empty.
func (v *View) TokenNames(numbers []uint32) []TokenName {
	names, out := v.names.Load(), make([]TokenName, len(numbers))
	for i, number := range numbers {
		if t := v.known.get(number); t != nil {
			out[i] = TokenName{names.String(number), t.Symbol}
		}
	}
	return out
}

func (v *View) setNames(b *Ledger) {
	names := b.Tokens.View()
	v.names.Store(&names)
}

func (v *View) setToken(b *Ledger, i uint32) {
	t := b.tokens[i]
	before := v.known.get(i)
	v.known.set(i, &t)
	if m := t.Mapping; m != nil && (before == nil || before.Mapping == nil || before.Mapping.ItemID != m.ItemID) {
		// Later tokens are appended beyond what is shared.
		v.outcomes.Store(m.ItemID, slices.Clip(b.outcomes[m.ItemID]))
	}
}

func (v *View) setMarket(b *Ledger, i uint32) {
	m := b.markets[i]
	v.markets.set(i, &m)
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
