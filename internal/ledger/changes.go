package ledger

// changes lists the objects changed since the last change record, and the pages that changed since
// they were last written.
type changes struct {
	wallets   []uint32
	tokens    []uint32
	positions []uint32
	markets   map[uint32]struct{}
	marked    []uint64 // bit set over position numbers: in positions

	names     uint32 // wallets whose names are in earlier changes
	tokNames  uint32
	itemNames uint32

	dirty pageQueue
}

func newChanges() changes { return changes{markets: map[uint32]struct{}{}} }

func (c *changes) market(i uint32) { c.markets[i] = struct{}{} }

func (b *Ledger) touchWallet(i uint32) {
	w := b.wallets.at(i)
	if w.marks&markChanged == 0 {
		w.marks |= markChanged
		b.changed.wallets = append(b.changed.wallets, i)
	}
	b.stale.wallet(i, w)
	for _, s := range b.scores {
		s.wallets.add(i)
	}
}

// priceMoved records that net profits take a token for something else.
func (b *Ledger) priceMoved(i uint32) {
	b.stale.token(i, &b.tokens[i])
	for _, s := range b.scores {
		s.tokens.add(i)
	}
}

func (b *Ledger) touchToken(i uint32) {
	t := &b.tokens[i]
	if t.marks&markChanged == 0 {
		t.marks |= markChanged
		b.changed.tokens = append(b.changed.tokens, i)
	}
}

func (b *Ledger) touchPosition(i uint32) {
	c := &b.changed
	for int(i/64) >= len(c.marked) {
		c.marked = append(c.marked, make([]uint64, max(64, len(c.marked)/2))...)
	}
	if c.marked[i/64]&(1<<(i%64)) == 0 {
		c.marked[i/64] |= 1 << (i % 64)
		c.positions = append(c.positions, i)
	}
	b.follow(i)
}

// follow records a changed position for the views and the scores.
func (b *Ledger) follow(position uint32) {
	for _, s := range b.scores {
		s.positions.add(position)
	}
}

// clearChanges empties the lists after a change record was written.
func (b *Ledger) clearChanges() {
	b.unpublish()
	c := &b.changed
	for _, i := range c.wallets {
		b.wallets.at(i).marks &^= markChanged
	}
	for _, i := range c.tokens {
		b.tokens[i].marks &^= markChanged
	}
	for _, i := range c.positions {
		c.marked[i/64] &^= 1 << (i % 64)
	}
	c.wallets, c.tokens, c.positions = c.wallets[:0], c.tokens[:0], c.positions[:0]
	clear(c.markets)
	b.recorded.persisted = len(b.recorded.days)
	c.names, c.tokNames, c.itemNames = uint32(b.Wallets.Len()), uint32(b.Tokens.Len()), uint32(b.Items.Len())
}
