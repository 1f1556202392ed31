package rank

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
)

const (
	leafSlots   = 160 // slots of a leaf
	leafWallets = 128 // wallets from which a leaf without free slots is split
	slotBits    = 8   // bits of a slot reference that number the slot
)

// order sorts wallets by score descending, then address ascending, so that a rank is known without
// counting all wallets ahead. It consists of consecutive leaves. A wallet is in the leaf whose
// range of keys it falls in, and a leaf is sorted only when it is read. Removing a wallet leaves
// its slot in the leaf: the slot counts only while the wallet's entry refers to it. After set,
// number must be called before rank or each.
type order struct {
	entries []walletEntry // by wallet number
	names   ledger.NameView
	leaves  []*leaf // as they follow one another, at least one
	starts  []start // by index in leaves: the first key of its range; of the first leaf, unused
	// by cell of scores: how many starts, without the first, are in it or in a higher one
	from   []int32
	byID   []*leaf
	ranked int // wallets in the order
}

// walletEntry is the state of one wallet. A cache line holds four.
type walletEntry struct {
	score float64
	slot  uint32 // leaf's id << slotBits | slot; 0: not in the order
	saved uint32 // index of its saved row, if that row is its own
}

type leaf struct {
	id        uint32  // from 1
	high, low float64 // every score between them falls in the leaf's stretch
	before    int     // wallets in the leaves ahead, set by number
	live      int     // wallets whose place is here
	used      int     // slots taken
	dirty     bool    // slots[:used] is unsorted or has unused slots
	counted   int     // ranks counted since the leaf became dirty
	slots     [leafSlots]uint32
}

func newOrder() order {
	var o order
	o.clear()
	return o
}

// clear deletes all leaves but an empty one, and keeps the entries.
func (o *order) clear() {
	first := &leaf{id: 1, high: math.Inf(1), low: math.Inf(-1)}
	o.leaves, o.starts, o.byID = []*leaf{first}, []start{{}}, []*leaf{nil, first}
	o.from = make([]int32, cells+1)
}

// insertLeaf inserts a leaf at index at ≥ 1, whose range starts with a key.
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

// grow adds entries for up to that many wallets.
func (o *order) grow(wallets int) {
	o.entries = append(o.entries, make([]walletEntry, max(0, wallets-len(o.entries)))...)
}

// set changes a wallet's score, and moves the wallet if its leaf changes.
func (o *order) set(wallet uint32, score float64) {
	s := &o.entries[wallet]
	if s.slot != 0 {
		if s.score == score {
			return
		}
		if l := o.byID[s.slot>>slotBits]; l.low < score && score < l.high {
			s.score = score
			l.touch()
			return
		}
	}
	o.remove(wallet)
	s.score = score
	o.add(wallet)
}

func (l *leaf) touch() { l.dirty, l.counted = true, 0 }

// remove removes a wallet, if it is in the order.
func (o *order) remove(wallet uint32) {
	s := &o.entries[wallet]
	if s.slot == 0 {
		return
	}
	l := o.byID[s.slot>>slotBits]
	l.live--
	l.touch()
	s.slot = 0
	o.ranked--
}

func (o *order) add(wallet uint32) {
	k := key{o.entries[wallet].score, wallet}
	at := o.find(k)
	l := o.leaves[at]
	if l.used == leafSlots {
		o.compact(l)
		if l.used >= leafWallets {
			o.split(at)
			if !o.ahead(k, o.starts[at+1].key) {
				l = o.leaves[at+1]
			}
		}
	}
	l.put(l.used, wallet, o.entries)
	l.used++
	l.live++
	l.touch()
	o.ranked++
}

// put stores a wallet in a slot.
func (l *leaf) put(slot int, wallet uint32, entries []walletEntry) {
	l.slots[slot] = wallet
	entries[wallet].slot = l.id<<slotBits | uint32(slot)
}

// holds reports whether a slot is still its wallet's.
func (o *order) holds(l *leaf, slot int) bool {
	return o.entries[l.slots[slot]].slot == l.id<<slotBits|uint32(slot)
}

// compact removes the slots without a wallet.
func (o *order) compact(l *leaf) {
	used := 0
	for slot, wallet := range l.slots[:l.used] {
		if o.holds(l, slot) {
			l.put(used, wallet, o.entries)
			used++
		}
	}
	l.used = used
}

// sort sorts a leaf. Prices move most wallets by little, so that most are close to their final
// slots: insertion sort is the fastest for that.
func (o *order) sort(l *leaf) {
	if !l.dirty {
		return
	}
	o.compact(l)
	var keys [leafSlots]key
	for i, wallet := range l.slots[:l.used] {
		k, to := o.key(wallet), i
		for ; to > 0 && o.ahead(k, keys[to-1]); to-- {
			keys[to] = keys[to-1]
		}
		keys[to] = k
	}
	for slot, k := range keys[:l.used] {
		l.put(slot, k.wallet, o.entries)
	}
	l.dirty = false
}

// split moves the second half of a leaf into a new leaf.
func (o *order) split(at int) {
	l := o.leaves[at]
	o.sort(l)
	half := l.used / 2
	next := o.insertLeaf(at+1, o.key(l.slots[half]))
	for _, wallet := range l.slots[half:l.used] {
		next.put(next.used, wallet, o.entries)
		next.used++
	}
	next.live = next.used
	l.used, l.live = half, half
}

// number updates the leaves' counts, after joining leaves if most have become small.
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

// join moves all wallets into new leaves that have some free slots each.
func (o *order) join() {
	old := o.leaves
	for _, l := range old { // all of them first: references into the new leaves use the same ids
		o.sort(l)
	}
	o.clear()
	last := o.leaves[0]
	for _, l := range old {
		for _, wallet := range l.slots[:l.used] {
			if last.used == leafWallets*3/4 {
				last = o.insertLeaf(len(o.leaves), o.key(wallet))
			}
			last.put(last.used, wallet, o.entries)
			last.used++
			last.live = last.used
		}
	}
}

// leafOf returns the leaf of a wallet, nil if the wallet is not in the order.
func (o *order) leafOf(wallet uint32) *leaf {
	if int(wallet) >= len(o.entries) {
		return nil
	}
	return o.byID[o.entries[wallet].slot>>slotBits]
}

// maxCounted is how many ranks are counted in a dirty leaf before it is sorted.
const maxCounted = 3

// rank returns a wallet's rank from 1, 0 if it is not in the order.
func (o *order) rank(wallet uint32) int {
	l := o.leafOf(wallet)
	if l == nil {
		return 0
	}
	if l.dirty && l.counted < maxCounted {
		l.counted++
		return l.before + o.countAhead(l, o.key(wallet)) + 1
	}
	o.sort(l)
	return l.before + int(o.entries[wallet].slot&(1<<slotBits-1)) + 1
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

// each calls f for the first wallets in order, at most limit.
func (o *order) each(limit int, f func(wallet uint32)) { o.between(0, limit, f) }

// between calls f for the wallets in order that follow the first after ones, up to the one of rank
// upTo.
func (o *order) between(after, upTo int, f func(wallet uint32)) {
	for _, l := range o.leaves {
		if l.before >= upTo {
			return
		}
		if l.before+l.live <= after {
			continue
		}
		o.sort(l)
		for _, wallet := range l.slots[max(0, after-l.before):min(l.used, upTo-l.before)] {
			f(wallet)
		}
	}
}

// key is a position in the order. The wallet's number stands for its address.
type key struct {
	score  float64
	wallet uint32
}

// start is the first key of a leaf's range, with the first bytes of the address: if many wallets
// have one score, each read of an address is a cache miss.
type start struct {
	key
	prefix uint64
}

const cells = 4096 // equal parts of the range of scores, to find a leaf faster

// cell returns the part of the range of scores, 0 to 1, that a score is in.
func cell(score float64) int { return int(min(max(score, 0), 1) * (cells - 1)) }

// prefix returns the first bytes of an address as a number: of two addresses with different
// numbers, the one with the smaller number comes first.
func prefix(address []byte) uint64 {
	const common = "0x" // which all addresses of a chain may share
	class := uint64(1)
	switch rest, ok := bytes.CutPrefix(address, []byte(common)); {
	case ok:
		address = rest
	case string(address) < common:
		class = 0
	default:
		class = 2
	}
	var head [8]byte
	copy(head[:], address)
	return class<<62 | binary.BigEndian.Uint64(head[:])>>2
}

func (o *order) key(wallet uint32) key { return key{o.entries[wallet].score, wallet} }

// ahead reports whether a comes before b.
func (o *order) ahead(a, b key) bool {
	if a.score != b.score {
		return a.score > b.score
	}
	return a.wallet != b.wallet && string(o.names.Bytes(a.wallet)) < string(o.names.Bytes(b.wallet))
}

// find returns the index of the leaf whose range has a key.
func (o *order) find(k key) int {
	c := cell(k.score)
	low, high := int(o.from[c+1]), int(o.from[c])+1
	head, known := uint64(0), false
	for high-low > 1 {
		middle := int(uint(low+high) / 2)
		s := &o.starts[middle]
		ahead := k.score > s.score
		if k.score == s.score {
			if !known {
				head, known = prefix(o.names.Bytes(k.wallet)), true
			}
			ahead = head < s.prefix || head == s.prefix && o.ahead(k, s.key)
		}
		if ahead {
			high = middle
		} else {
			low = middle
		}
	}
	return low
}
