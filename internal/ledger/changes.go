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

func (l *Ledger) touchWallet(i uint32) {
	w := l.wallets.at(i)
	if w.marks&markChanged == 0 {
		w.marks |= markChanged
		l.changed.wallets = append(l.changed.wallets, i)
	}
	l.stale.wallet(i, w)
	for _, s := range l.scores {
		s.wallets.add(i)
	}
}

// priceMoved records that net profits take a token for something else.
func (l *Ledger) priceMoved(i uint32) {
	l.stale.token(i, &l.tokens[i])
	for _, s := range l.scores {
		s.tokens.add(i)
	}
}

func (l *Ledger) touchToken(i uint32) {
	t := &l.tokens[i]
	if t.marks&markChanged == 0 {
		t.marks |= markChanged
		l.changed.tokens = append(l.changed.tokens, i)
	}
}

func (l *Ledger) touchPosition(i uint32) {
	c := &l.changed
	for int(i/64) >= len(c.marked) {
		c.marked = append(c.marked, make([]uint64, max(64, len(c.marked)/2))...)
	}
	if c.marked[i/64]&(1<<(i%64)) == 0 {
		c.marked[i/64] |= 1 << (i % 64)
		c.positions = append(c.positions, i)
	}
	l.follow(i)
}

// follow records a changed position for the views and the scores.
func (l *Ledger) follow(position uint32) {
	for _, s := range l.scores {
		s.positions.add(position)
	}
}

// clearChanges empties the lists after a change record was written.
func (l *Ledger) clearChanges() {
	l.unpublish()
	c := &l.changed
	for _, i := range c.wallets {
		l.wallets.at(i).marks &^= markChanged
	}
	for _, i := range c.tokens {
		l.tokens[i].marks &^= markChanged
	}
	for _, i := range c.positions {
		c.marked[i/64] &^= 1 << (i % 64)
	}
	c.wallets, c.tokens, c.positions = c.wallets[:0], c.tokens[:0], c.positions[:0]
	clear(c.markets)
	l.recorded.persisted = len(l.recorded.days)
	c.names, c.tokNames, c.itemNames = uint32(l.Wallets.Len()), uint32(l.Tokens.Len()), uint32(l.Items.Len())
}
