package rank

import (
	"math"
	"slices"

	"smartmoney/internal/ledger"
)

const (
	leafRoom    = 160 // slots of a leaf
	leafWallets = 128 // wallets from which on a leaf without free slots is split
	slotBits    = 8   // of a place, those that number the slot
)

// order keeps wallets by score descending, then address ascending, so that the
// rank of each is known without counting those ahead. It is cut into leaves that
// follow one another; a wallet is somewhere in the leaf whose stretch of the order
// it falls in, and only a leaf that is asked about is brought into order. A leaf
// forgets nothing and moves nothing when a wallet goes: what tells is the wallet's
// place, which no longer names the slot. After set, number must be called before
// rank or each.
type order struct {
	seats  []seat // by wallet number
	names  ledger.NameView
	leaves []*leaf // as they follow one another, at least one
	starts []start // by index in leaves: where its stretch begins; of the first, unused
	from   []int32 // by cell of scores: the starts, but the first, that lie in it or in a higher one
	byID   []*leaf
	ranked int // wallets in the order
}

// seat is what is kept of one wallet. A line of memory holds four.
type seat struct {
	score float64
	place uint32 // leaf's id << slotBits | slot; 0: not in the order
	saved uint32 // index of its saved row, if that row is its own
}

type leaf struct {
	id        uint32  // from 1
	high, low float64 // every score between them falls in the leaf's stretch
	before    int     // wallets in the leaves ahead, when numbered
	live      int     // wallets whose place is here
	used      int     // slots taken
	dirty     bool    // slots[:used] are not just the wallets that are here, in order
	asked     int     // ranks that were counted since the leaf became dirty
	slots     [leafRoom]uint32
}

func newOrder() order {
	var o order
	o.clear()
	return o
}

// clear leaves one leaf, without wallets, and every seat as it is.
func (o *order) clear() {
	first := &leaf{id: 1, high: math.Inf(1), low: math.Inf(-1)}
	o.leaves, o.starts, o.byID = []*leaf{first}, []start{{}}, []*leaf{nil, first}
	o.from = make([]int32, cells+1)
}

// insertLeaf makes the leaf of index at ≥ 1, whose stretch begins with a key.
func (o *order) insertLeaf(at int, k key) *leaf {
	ahead := o.leaves[at-1]
	l := &leaf{id: uint32(len(o.byID)), high: k.score, low: ahead.low}
	ahead.low = k.score
	o.byID = append(o.byID, l)
	o.leaves = slices.Insert(o.leaves, at, l)
	o.starts = slices.Insert(o.starts, at, start{k, prefix(o.names.Bytes(k.wallet))})
	upTo := o.from[:cell(k.score)+1]
	for i := range upTo {
		upTo[i]++
	}
	return l
}

// grow makes seats for as many wallets.
func (o *order) grow(wallets int) {
	o.seats = append(o.seats, make([]seat, max(0, wallets-len(o.seats)))...)
}

// set takes a wallet in with a score, at another place than before if need be.
func (o *order) set(wallet uint32, score float64) {
	s := &o.seats[wallet]
	if s.place != 0 {
		if s.score == score {
			return
		}
		if l := o.byID[s.place>>slotBits]; l.low < score && score < l.high {
			s.score = score
			l.touch()
			return
		}
	}
	o.remove(wallet)
	s.score = score
	o.add(wallet)
}

func (l *leaf) touch() { l.dirty, l.asked = true, 0 }

// remove takes a wallet out, if it is in.
func (o *order) remove(wallet uint32) {
	s := &o.seats[wallet]
	if s.place == 0 {
		return
	}
	l := o.byID[s.place>>slotBits]
	l.live--
	l.touch()
	s.place = 0
	o.ranked--
}

func (o *order) add(wallet uint32) {
	k := key{o.seats[wallet].score, wallet}
	at := o.find(k)
	l := o.leaves[at]
	if l.used == leafRoom {
		o.compact(l)
		if l.used >= leafWallets {
			o.split(at)
			if !o.ahead(k, o.starts[at+1].key) {
				l = o.leaves[at+1]
			}
		}
	}
	l.put(l.used, wallet, o.seats)
	l.used++
	l.live++
	l.touch()
	o.ranked++
}

// put makes a slot the wallet's place.
func (l *leaf) put(slot int, wallet uint32, seats []seat) {
	l.slots[slot] = wallet
	seats[wallet].place = l.id<<slotBits | uint32(slot)
}

// holds reports whether a slot is its wallet's place still.
func (o *order) holds(l *leaf, slot int) bool {
	return o.seats[l.slots[slot]].place == l.id<<slotBits|uint32(slot)
}

// compact frees the slots of a leaf that are no wallet's place any more.
func (o *order) compact(l *leaf) {
	used := 0
	for slot, wallet := range l.slots[:l.used] {
		if o.holds(l, slot) {
			l.put(used, wallet, o.seats)
			used++
		}
	}
	l.used = used
}

// sort brings a leaf into order. Prices move most wallets by little, so that most are
// near their places: nothing sorts those sooner than letting each sink.
func (o *order) sort(l *leaf) {
	if !l.dirty {
		return
	}
	o.compact(l)
	var keys [leafRoom]key
	for i, wallet := range l.slots[:l.used] {
		k, to := o.key(wallet), i
		for ; to > 0 && o.ahead(k, keys[to-1]); to-- {
			keys[to] = keys[to-1]
		}
		keys[to] = k
	}
	for slot, k := range keys[:l.used] {
		l.put(slot, k.wallet, o.seats)
	}
	l.dirty = false
}

// split moves the second half of a leaf into one of its own.
func (o *order) split(at int) {
	l := o.leaves[at]
	o.sort(l)
	half := l.used / 2
	next := o.insertLeaf(at+1, o.key(l.slots[half]))
	for _, wallet := range l.slots[half:l.used] {
		next.put(next.used, wallet, o.seats)
		next.used++
	}
	next.live = next.used
	l.used, l.live = half, half
}

// number counts the leaves' wallets, having joined leaves if most have become small.
func (o *order) number() {
	if len(o.leaves) > 64 && o.ranked < len(o.leaves)*leafWallets/4 {
		o.join()
	}
	before := 0
	for _, l := range o.leaves {
		l.before = before
		before += l.live
	}
}

// join puts all wallets into new leaves with some room each.
func (o *order) join() {
	old := o.leaves
	for _, l := range old { // first all of them: places in the new leaves use the ids again
		o.sort(l)
	}
	o.clear()
	last := o.leaves[0]
	for _, l := range old {
		for _, wallet := range l.slots[:l.used] {
			if last.used == leafWallets*3/4 {
				last = o.insertLeaf(len(o.leaves), o.key(wallet))
			}
			last.put(last.used, wallet, o.seats)
			last.used++
			last.live = last.used
		}
	}
}

// leafOf returns the leaf that a wallet is in, nil when it is not in the order.
func (o *order) leafOf(wallet uint32) *leaf {
	if int(wallet) >= len(o.seats) {
		return nil
	}
	return o.byID[o.seats[wallet].place>>slotBits]
}

// enough is how many ranks are counted in a leaf before it is brought into order.
const enough = 3

// rank returns a wallet's rank from 1, 0 when it is not in the order.
func (o *order) rank(wallet uint32) int {
	l := o.leafOf(wallet)
	if l == nil {
		return 0
	}
	if l.dirty && l.asked < enough {
		l.asked++
		return l.before + o.countAhead(l, o.key(wallet)) + 1
	}
	o.sort(l)
	return l.before + int(o.seats[wallet].place&(1<<slotBits-1)) + 1
}

// countAhead counts the wallets of a leaf that come ahead of a key.
func (o *order) countAhead(l *leaf, k key) int {
	n := 0
	for slot, wallet := range l.slots[:l.used] {
		if o.holds(l, slot) && o.ahead(o.key(wallet), k) {
			n++
		}
	}
	return n
}

// each calls f for the first wallets of the order, at most limit.
func (o *order) each(limit int, f func(wallet uint32)) {
	for _, l := range o.leaves {
		if l.before >= limit {
			return
		}
		o.sort(l)
		for _, wallet := range l.slots[:min(l.used, limit-l.before)] {
			f(wallet)
		}
	}
}
