package ledger

import "iter"

// wallets is the list of the ledger's wallets, in chunks that never move while they are in memory. Chunks most of whose
// wallets are cold go into an Outside, if there is one; their other wallets stay.
type wallets struct {
	chunks    []walletChunk
	len       int
	outside   Outside                 // nil: all stay in memory
	summary   func(*Cold) any         // may be nil
	outChunks int                     // chunks that are outside
	spare     []Wallet                // of a chunk that went outside, for the next one
	buffer    *[coldParts]coldColumns // for moveOut
	moving    *move                   // nil: nothing is on its way outside
	moved     []uint32                // chunks that went outside, or came back, since TakeMoved
	crowded   []uint32                // chunks outside that have many wallets in memory
}

// walletChunk has chunkSize wallets, the last one those that there are: rows, or cold.
type walletChunk struct {
	rows []Wallet
	cold *coldChunk
}

// at returns wallet i, which must be in the list, to be read or changed. The pointer is valid until the next event.
func (l *wallets) at(i uint32) *Wallet {
	if rows := l.chunks[i/chunkSize].rows; rows != nil {
		return &rows[i%chunkSize]
	}
	return l.warm(i)
}

// warm returns a wallet of a chunk that is outside; the wallet is in memory from then on.
func (l *wallets) warm(i uint32) *Wallet {
	c, k := l.chunks[i/chunkSize].cold, i%chunkSize
	if w := c.inMemory(k); w != nil {
		return w
	}
	w := new(Wallet)
	c.read(k, w)
	c.put(k, w)
	if len(c.hot) == mostHot {
		l.crowded = append(l.crowded, i/chunkSize)
	}
	return w
}

// peek returns wallet i to be read only. It makes no cold wallet warm, but may read it into the one given.
func (l *wallets) peek(i uint32, into *Wallet) *Wallet {
	if w := l.inMemory(i); w != nil {
		return w
	}
	l.chunks[i/chunkSize].cold.read(i%chunkSize, into)
	return into
}

// inMemory returns wallet i, nil if it is outside.
func (l *wallets) inMemory(i uint32) *Wallet {
	c := &l.chunks[i/chunkSize]
	if c.rows != nil {
		return &c.rows[i%chunkSize]
	}
	return c.cold.inMemory(i % chunkSize)
}

// add adds a wallet at the end.
func (l *wallets) add(w Wallet) {
	if l.len%chunkSize == 0 {
		var rows []Wallet // a ledger may have a few wallets only
		switch {
		case l.spare != nil:
			rows, l.spare = l.spare[:0], nil
		case l.len > 0:
			rows = make([]Wallet, 0, chunkSize)
		}
		l.chunks = append(l.chunks, walletChunk{rows: rows})
	}
	last := &l.chunks[len(l.chunks)-1]
	last.rows = append(last.rows, w)
	l.len++
}

// all returns the wallets with their numbers, in order, to be read only. Each is valid until the next one.
func (l *wallets) all() iter.Seq2[uint32, *Wallet] {
	return func(yield func(uint32, *Wallet) bool) {
		var into Wallet
		for i := range uint32(l.len) {
			if !yield(i, l.peek(i, &into)) {
				return
			}
		}
	}
}
