package ledger

import (
	"math"
	"runtime"
	"slices"
	"unsafe"
)

// Outside keeps data outside of the process's memory.
type Outside interface {
	// Keep begins to store data, which must not be changed before wait returned. It returns data that is outside and equal to
	// it, never changes and is valid while its owner is reachable; nil where there is no room.
	Keep(data []byte) (wait func() (kept []byte, owner any))
}

// ColumnWallets is how many consecutive wallets share columns.
const ColumnWallets = 256

// Columns are totals of ColumnWallets consecutive wallets, by column. Where they are shared they must not be
// changed. Rates are 0 to 1, money is USD, times are unix ns.
type Columns struct {
	BuyVolume                                          [ColumnWallets]float64
	Score, Net, Realized, SellVolume, Largest, WinRate [ColumnWallets]float64
	First, Last, LastSeq, LastClosing                  [ColumnWallets]int64
	Buys, Sells, Winning, Closed, Tokens               [ColumnWallets]uint32
}

// Row is one wallet's row of Columns.
type Row struct {
	BuyVolume, Score, Net, Realized, SellVolume, Largest, WinRate float64
	First, Last, LastSeq, LastClosing                             int64
	Buys, Sells, Winning, Closed, Tokens                          uint32
}

// Row returns the wallet's row.
func (w *Wallet) Row() Row {
	return Row{
		BuyVolume: w.BuyVolume, Score: w.Score, Net: w.Net, Realized: w.Realized, SellVolume: w.SellVolume, Largest: w.Largest, WinRate: w.WinRate(),
		First: w.First, Last: w.Last, LastSeq: w.LastSeq, LastClosing: w.LastClosing,
		Buys: w.Buys, Sells: w.Sells, Winning: w.Winning, Closed: w.Closed, Tokens: w.Tokens,
	}
}

// Described reports whether a provider has said something of the wallet.
func (w *Wallet) Described() bool { return !math.IsNaN(w.ProviderNet) || !math.IsNaN(w.ProviderWin) }

// Row returns the kth row.
func (c *Columns) Row(k uint32) Row {
	return Row{
		BuyVolume: c.BuyVolume[k], Score: c.Score[k], Net: c.Net[k], Realized: c.Realized[k], SellVolume: c.SellVolume[k],
		Largest: c.Largest[k], WinRate: c.WinRate[k],
		First: c.First[k], Last: c.Last[k], LastSeq: c.LastSeq[k], LastClosing: c.LastClosing[k],
		Buys: c.Buys[k], Sells: c.Sells[k], Winning: c.Winning[k], Closed: c.Closed[k], Tokens: c.Tokens[k],
	}
}

// Put sets the kth row.
func (c *Columns) Put(k uint32, r *Row) {
	c.BuyVolume[k], c.Score[k], c.Net[k], c.Realized[k], c.SellVolume[k] = r.BuyVolume, r.Score, r.Net, r.Realized, r.SellVolume
	c.Largest[k], c.WinRate[k] = r.Largest, r.WinRate
	c.First[k], c.Last[k], c.LastSeq[k], c.LastClosing[k] = r.First, r.Last, r.LastSeq, r.LastClosing
	c.Buys[k], c.Sells[k], c.Winning[k], c.Closed[k], c.Tokens[k] = r.Buys, r.Sells, r.Winning, r.Closed, r.Tokens
}

// Set sets the kth row to a wallet's.
func (c *Columns) Set(k uint32, w *Wallet) {
	r := w.Row()
	c.Put(k, &r)
}

// coldColumns are all that is known of ColumnWallets cold wallets.
type coldColumns struct {
	Columns
	providerNet, providerWin [ColumnWallets]float64
	ring                     [ColumnWallets]uint32
	today                    [ColumnWallets]Activity
}

// Cold are ColumnWallets consecutive wallets outside of memory. Those that are in memory again have other values there.
// It never changes and is safe for concurrent use.
type Cold struct {
	*coldColumns
	owner   any // of what coldColumns refers to
	summary any
}

// Summary returns what the function given to SetOutside made of the wallets, nil if there was none.
func (c *Cold) Summary() any { return c.summary }

// Totals returns the columns of the wallets, valid while the Cold is reachable.
func (c *Cold) Totals() *Columns { return (*Columns)(c.column(unsafe.Offsetof(coldColumns{}.Columns))) }

// Latest returns the latest active day of each wallet, valid while the Cold is reachable.
func (c *Cold) Latest() *[ColumnWallets]Activity {
	return (*[ColumnWallets]Activity)(c.column(unsafe.Offsetof(coldColumns{}.today)))
}

// column returns the address of a field of coldColumns. &c.today would read there first, to make sure that there is
// something, and so wait for a page of the file, which costs ten million wallets half a second.
func (c *Cold) column(offset uintptr) unsafe.Pointer {
	return unsafe.Add(unsafe.Pointer(c.coldColumns), offset)
}

// Described reports whether a provider has said something of the kth wallet.
func (c *Cold) Described(k uint32) bool {
	return !math.IsNaN(c.providerNet[k]) || !math.IsNaN(c.providerWin[k])
}

const coldParts = chunkSize / ColumnWallets

// coldChunk are the wallets of a chunk that is outside.
type coldChunk struct {
	parts [coldParts]Cold
	place [chunkSize]uint16 // in hot + 1; 0: outside
	hot   []hotWallet
}

// hotWallet is a wallet in memory of a chunk that is outside.
type hotWallet struct {
	k uint32 // its place in the chunk
	*Wallet
}

const (
	// leastCold is how many wallets of a chunk are cold at least for it to go outside.
	leastCold = chunkSize * 3 / 4
	// mostHot is how many wallets of a chunk that is outside are in memory before it is looked at again.
	mostHot = chunkSize / 2
	// leastCooled is how many of them are cold at least for the chunk to go outside once more.
	leastCooled = chunkSize / 8
)

// isCold reports whether the wallet may go outside: it has no position that is not folded, no change record waits for it, and it is in
// leaderboards, since columns do not say whether it is.
func (w *Wallet) isCold() bool { return w.last == 0 && w.marks&markChanged == 0 && !w.Excluded }

func (c *coldChunk) inMemory(k uint32) *Wallet {
	if at := c.place[k]; at != 0 {
		return c.hot[at-1].Wallet
	}
	return nil
}

// put makes a wallet the one in memory.
func (c *coldChunk) put(k uint32, w *Wallet) {
	c.hot = append(c.hot, hotWallet{k, w})
	c.place[k] = uint16(len(c.hot))
}

// read reads a wallet that is outside.
func (c *coldChunk) read(k uint32, w *Wallet) {
	part, k := &c.parts[k/ColumnWallets], k%ColumnWallets
	of := part.coldColumns
	*w = Wallet{
		BuyVolume: of.BuyVolume[k], SellVolume: of.SellVolume[k], Realized: of.Realized[k], Largest: of.Largest[k],
		ProviderNet: of.providerNet[k], ProviderWin: of.providerWin[k], Net: of.Net[k], Score: of.Score[k],
		First: of.First[k], Last: of.Last[k], LastSeq: of.LastSeq[k], LastClosing: of.LastClosing[k],
		Buys: of.Buys[k], Sells: of.Sells[k], Winning: of.Winning[k], Closed: of.Closed[k], Tokens: of.Tokens[k],
		ring: of.ring[k], Today: of.today[k],
	}
	runtime.KeepAlive(part)
}

// filtered reads of wallet i, which must be outside, what takesPart of Scores may look at.
func (l *wallets) filtered(i uint32, w *Wallet) *Wallet {
	part, k := &l.chunks[i/chunkSize].cold.parts[i%chunkSize/ColumnWallets], i%ColumnWallets
	of := part.coldColumns
	w.BuyVolume, w.Buys, w.Sells, w.Closed, w.Tokens = of.BuyVolume[k], of.Buys[k], of.Sells[k], of.Closed[k], of.Tokens[k]
	w.Excluded = false
	runtime.KeepAlive(part)
	return w
}

// rehouse moves a full chunk outside, or out again what has become cold of one that is outside, if that is worth it. It may
// move what pointers to wallets refer to.
func (l *wallets) rehouse(n uint32) {
	c := &l.chunks[n]
	if l.outside == nil || int(n+1)*chunkSize > l.len {
		return
	}
	if c.cold == nil {
		if c.isCold() {
			l.moveOut(n)
		}
		return
	}
	cooled := 0
	for _, w := range c.cold.hot {
		if w.isCold() {
			cooled++
		}
	}
	switch hot := len(c.cold.hot); {
	case cooled >= leastCooled && hot-cooled <= chunkSize-leastCold:
		l.moveOut(n)
	case hot >= mostHot:
		l.moveIn(n)
	}
}

// isCold reports whether so many wallets of a chunk in memory are cold that it may go outside.
func (c *walletChunk) isCold() bool {
	cold := 0
	for k := range c.rows {
		if c.rows[k].isCold() {
			cold++
		}
	}
	return cold >= leastCold
}

// rehouseCrowded rehouses the chunks outside many of whose wallets have become warm.
func (l *wallets) rehouseCrowded() {
	for _, n := range l.crowded {
		if c := l.chunks[n].cold; c != nil && len(c.hot) >= mostHot {
			l.rehouse(n)
		}
	}
	l.crowded = l.crowded[:0]
}

// moveOut moves the wallets of a chunk outside, except those that are not cold. Without room it changes nothing.
func (l *wallets) moveOut(n uint32) {
	l.beginMove(n)
	l.endMove()
}

// move is a chunk on its way outside.
type move struct {
	chunk uint32
	out   *coldChunk
	wait  func() (kept []byte, owner any)
}

// beginMove begins to move a chunk outside. Its wallets must not be changed before endMove.
func (l *wallets) beginMove(n uint32) {
	l.endMove() // it uses the buffer
	if l.buffer == nil {
		l.buffer = new([coldParts]coldColumns)
	}
	columns, out := l.buffer, new(coldChunk)
	var into Wallet
	for k := range uint32(chunkSize) {
		w := l.peek(n*chunkSize+k, &into)
		if w.isCold() {
			into = *w
			w = &into
			w.Net = 0 // of what is open
			w.setNet()
		}
		of, at := &columns[k/ColumnWallets], k%ColumnWallets
		of.Set(at, w)
		of.providerNet[at], of.providerWin[at], of.ring[at], of.today[at] = w.ProviderNet, w.ProviderWin, w.ring, w.Today
		if !w.isCold() {
			hot := new(Wallet)
			*hot = *w
			out.put(k, hot)
		}
	}
	if l.summary != nil {
		for i := range out.parts {
			out.parts[i].summary = l.summary(&Cold{coldColumns: &columns[i]})
		}
	}
	wait := l.outside.Keep(unsafe.Slice((*byte)(unsafe.Pointer(columns)), unsafe.Sizeof(*columns)))
	l.moving = &move{n, out, wait}
}

// endMove ends what beginMove began, if anything.
func (l *wallets) endMove() {
	m := l.moving
	if l.moving = nil; m == nil {
		return
	}
	kept, owner := m.wait()
	if kept == nil {
		return
	}
	outside := (*[coldParts]coldColumns)(unsafe.Pointer(&kept[0]))
	for i := range m.out.parts {
		m.out.parts[i].coldColumns, m.out.parts[i].owner = &outside[i], owner
	}
	if rows := l.chunks[m.chunk].rows; rows != nil {
		l.spare, l.outChunks = rows, l.outChunks+1
	}
	l.chunks[m.chunk] = walletChunk{cold: m.out}
	l.listMoved(m.chunk)
}

// listMoved lists a chunk for TakeMoved, which need not be called: no chunk is listed more than once for long.
func (l *wallets) listMoved(n uint32) {
	if l.moved = append(l.moved, n); len(l.moved) > 2*len(l.chunks) {
		slices.Sort(l.moved)
		l.moved = slices.Compact(l.moved)
	}
}

// moveIn moves all wallets of a chunk into memory.
func (l *wallets) moveIn(n uint32) {
	rows := make([]Wallet, chunkSize)
	for k := range uint32(chunkSize) {
		if w := l.peek(n*chunkSize+k, &rows[k]); w != &rows[k] {
			rows[k] = *w
		}
	}
	l.chunks[n] = walletChunk{rows: rows}
	l.outChunks--
	l.listMoved(n)
}

// rehouse is wallets.rehouse. Where most wallets are outside their names go there, too.
func (b *Ledger) rehouse(n uint32) {
	b.wallets.rehouse(n)
	b.moveNames()
}

// moveNames moves names outside where most wallets are.
func (b *Ledger) moveNames() {
	if w := &b.wallets; w.outChunks > len(w.chunks)/2 {
		b.Wallets.moveOut(w.outside)
	}
}

// SetOutside sets where cold wallets go from now on; nil: nowhere. summary makes the Cold.Summary of the wallets that go there, before they
// do; it must not keep its argument, and may be nil.
func (b *Ledger) SetOutside(o Outside, summary func(*Cold) any) {
	b.wallets.outside, b.wallets.summary = o, summary
}

// Cold returns the nth ColumnWallets wallets, nil if they are not outside of memory, and calls hot for those of them
// that are in memory, by their place among them, in no order. The wallets are valid until the next event.
func (b *Ledger) Cold(n uint32, hot func(k uint32, w *Wallet)) *Cold {
	c := b.wallets.chunks[n/coldParts].cold
	if c == nil {
		return nil
	}
	for _, w := range c.hot {
		if w.k/ColumnWallets == n%coldParts {
			hot(w.k%ColumnWallets, w.Wallet)
		}
	}
	return &c.parts[n%coldParts]
}

// TakeMoved calls f for the nth ColumnWallets wallets that left memory, or came back, since it was called last.
func (b *Ledger) TakeMoved(f func(n uint32)) {
	for _, n := range b.wallets.moved {
		for part := range uint32(coldParts) {
			f(n*coldParts + part)
		}
	}
	b.wallets.moved = b.wallets.moved[:0]
}
