package ledger

import (
	"bytes"
	"hash/maphash"
	"math"
	"sync"
)

const (
	nameChunk  = 1 << 20  // bytes of one arena chunk
	firstNames = 16 << 10 // bytes of the first one: few names, as of a Scratch, take little
	maxName    = 1023     // bytes of one name; an item id may have 200 characters of 4 bytes
	lenBytes   = 2        // bytes of a name's length, little endian
	nameAlign  = 4        // names begin at multiples of it, so that offsets of 32 bits reach 16 GiB
)

// Names numbers strings densely in order of first appearance. The bytes live in
// an arena and the index is a flat table, so a million names cost the garbage
// collector nothing to look at. It belongs to one goroutine; other goroutines may
// call Lookup, and View returns an immutable prefix for them.
type Names struct {
	mu sync.RWMutex // held by the owner while it changes anything, by Lookup while it reads
	NameView
	seed  maphash.Seed
	index []uint64 // open addressing, the hash's upper half and number + 1; a power of two long
	used  int
	fill  uint32 // bytes used of the last chunk
	later chunked[laterName]
}

// laterName is a name that only indexAll enters. Lists that double would be copied again and again
// with many of them.
type laterName struct {
	off  uint32
	hash uint32 // upper half
}

// NameView reads the names that existed when it was taken.
type NameView struct {
	chunks [][]byte // of the arena
	offs   []uint32 // offset of the length: (chunk × nameChunk + offset in it) / nameAlign
}

// NewNames returns a numbering without names.
func NewNames() *Names {
	return &Names{seed: maphash.MakeSeed(), index: make([]uint64, 1024)}
}

// Len returns the number of names.
func (n *NameView) Len() int { return len(n.offs) }

// Bytes returns the bytes of name i. They are shared and must not be changed.
func (n *NameView) Bytes(i uint32) []byte {
	return n.at(n.offs[i])
}

// at returns the bytes of the name at an offset.
func (n *NameView) at(off uint32) []byte {
	at := uint64(off) * nameAlign
	chunk, o := n.chunks[at/nameChunk], uint32(at%nameChunk)
	size := uint32(chunk[o]) | uint32(chunk[o+1])<<8
	return chunk[o+lenBytes : o+lenBytes+size]
}

// String returns name i as a string of its own.
func (n *NameView) String(i uint32) string { return string(n.Bytes(i)) }

// View returns the names so far; later additions do not show in it.
func (n *Names) View() NameView { return n.NameView }

// Find returns the number of s and whether it is known.
func (n *Names) Find(s string) (uint32, bool) {
	slot, _ := n.slot(s)
	if n.index[slot] == 0 {
		return 0, false
	}
	return uint32(n.index[slot]) - 1, true
}

// Lookup is Find for goroutines other than the owner.
func (n *Names) Lookup(s string) (uint32, bool) {
	n.mu.RLock()
	defer n.mu.RUnlock()
	return n.Find(s)
}

// Add returns the number of s, the next free one when s is new. It panics on a name
// longer than 1023 bytes, which no validated address or item id is, and beyond 16 GiB of names.
func (n *Names) Add(s string) (number uint32, added bool) {
	slot, tag := n.slot(s)
	if at := n.index[slot]; at != 0 {
		return uint32(at) - 1, false
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	number = uint32(len(n.offs))
	n.offs = append(n.offs, n.store([]byte(s)))
	n.enter(slot, tag|uint64(number+1))
	return number, true
}

// set sets the name of number i, as a load does, in order, and calls added if it is new. It is
// false when i is not the next number, or has another name, or s another number, or is too long.
func (n *Names) set(i uint32, s string, added func()) bool {
	if int(i) < n.Len() {
		return string(n.Bytes(i)) == s
	}
	if int(i) > n.Len() || len(s) > maxName {
		return false
	}
	_, is := n.Add(s)
	if is {
		added()
	}
	return is
}

// setLater is set without the index, for a load that has many names and enters them at its end, by
// indexAll. Until then no name is found, and no other goroutine may call Lookup.
func (n *Names) setLater(i uint32, name []byte) bool {
	if int(i) < n.later.len {
		return bytes.Equal(n.at(n.later.at(i).off), name)
	}
	if int(i) > n.later.len || len(name) > maxName {
		return false
	}
	n.later.add(laterName{n.store(name), uint32(maphash.Bytes(n.seed, name) >> half)})
	return true
}

// indexParts is a power of two: the parts of an index that are filled one after the other in each
// half, each of which fits into a processor's cache with tens of millions of names.
const indexParts = 256

// indexAll enters all names into an index. It is false if two are the same. Entered by number, each
// name would wait for another place in memory. both runs two functions, beside each other if it
// can.
func (n *Names) indexAll(both func(f, g func())) bool {
	size := 1024
	for n.later.len*3 >= size*2 {
		size *= 2
	}
	n.index, n.used = make([]uint64, size), n.later.len
	entries, middle := n.entries()
	n.later = chunked[laterName]{}
	var left, right []uint64
	leftOK, rightOK := false, false
	both(
		func() { left, leftOK = n.enterAll(entries[:middle], uint32(size/2)) },
		func() { right, rightOK = n.enterAll(entries[middle:], uint32(size)) },
	)
	for _, entry := range append(left, right...) { // a half was full at its end
		slot, _ := n.slot(n.String(uint32(entry) - 1))
		if n.index[slot] != 0 {
			return false
		}
		n.index[slot] = entry
	}
	return leftOK && rightOK
}

// entries returns what the index has of each name, by parts of the index, and where its second half
// begins. It sets the names' offsets, too.
func (n *Names) entries() (entries []uint64, middle int) {
	n.offs = make([]uint32, 0, n.used+n.used/8) // with room for those that follow
	part := func(tag uint64) uint32 { return n.first(tag) / uint32(len(n.index)/indexParts) }
	var ends [indexParts + 1]int
	for _, name := range n.later.all() {
		n.offs = append(n.offs, name.off)
		ends[part(uint64(name.hash)<<half)+1]++
	}
	for i := range indexParts {
		ends[i+1] += ends[i]
	}
	middle = ends[indexParts/2]
	entries = make([]uint64, n.used)
	for i, name := range n.later.all() {
		tag := uint64(name.hash) << half
		at := &ends[part(tag)]
		entries[*at] = tag | uint64(i+1)
		*at++
	}
	return entries, middle
}

// enterAll enters names into the index before a slot, and returns those for which it has no place
// there. It is false if two of them are the same.
func (n *Names) enterAll(entries []uint64, end uint32) (left []uint64, ok bool) {
	for _, entry := range entries {
		tag, slot := entry>>half<<half, n.first(entry)
		for ; slot < end && n.index[slot] != 0; slot++ {
			if at := n.index[slot]; at>>half<<half == tag && bytes.Equal(n.Bytes(uint32(at)-1), n.Bytes(uint32(entry)-1)) {
				return nil, false
			}
		}
		if slot == end {
			left = append(left, entry)
		} else {
			n.index[slot] = entry
		}
	}
	return left, true
}

// store copies a name into the arena and returns where it is. A string that is converted for it is
// not copied before.
func (n *Names) store(name []byte) uint32 {
	if len(name) > maxName {
		panic("BUG: ledger name longer than 1023 bytes")
	}
	size := (uint32(len(name)) + lenBytes + nameAlign - 1) / nameAlign * nameAlign
	last := len(n.chunks) - 1
	if last < 0 || int(n.fill+size) > len(n.chunks[last]) {
		length := nameChunk
		if last < 0 {
			length = firstNames
		}
		n.chunks, n.fill = append(n.chunks, make([]byte, length)), 0
		last++
	}
	at, chunk := n.fill, n.chunks[last]
	chunk[at], chunk[at+1] = byte(len(name)), byte(len(name)>>8)
	copy(chunk[at+lenBytes:], name)
	n.fill += size
	off := (uint64(last)*nameChunk + uint64(at)) / nameAlign
	if off > math.MaxUint32 {
		panic("a chain has more than 16 GiB of addresses")
	}
	return uint32(off)
}

// slot returns the place of s in the index, or the free place where it belongs, and the
// part of its hash that is kept there. Names are compared where that part is the same:
// to look at one costs a wait for memory.
func (n *Names) slot(s string) (slot uint32, tag uint64) {
	tag = n.tag(s)
	mask := uint32(len(n.index) - 1)
	for slot = n.first(tag); n.index[slot] != 0; slot = (slot + 1) & mask {
		if at := n.index[slot]; at>>half<<half == tag && string(n.Bytes(uint32(at)-1)) == s {
			break
		}
	}
	return slot, tag
}

const half = 32 // bits of a hash that the index keeps

// tag returns the part of the hash of s that the index keeps.
func (n *Names) tag(s string) uint64 { return maphash.String(n.seed, s) >> half << half }

// first returns the slot where the search for a name begins.
func (n *Names) first(tag uint64) uint32 { return uint32(tag>>half) & uint32(len(n.index)-1) }

// likely returns the number + 1 of a name that has a tag, 0 if none has. It looks at no name, so
// that it may be another name's.
func (n *Names) likely(tag uint64) uint32 {
	mask := uint32(len(n.index) - 1)
	for slot := n.first(tag); n.index[slot] != 0; slot = (slot + 1) & mask {
		if at := n.index[slot]; at>>half<<half == tag {
			return uint32(at)
		}
	}
	return 0
}

// enter puts a number with its hash into a free slot.
func (n *Names) enter(slot uint32, at uint64) {
	n.index[slot] = at
	n.used++
	if n.used*3 < len(n.index)*2 {
		return
	}
	old := n.index
	n.index = make([]uint64, 2*len(old))
	mask := uint32(len(n.index) - 1)
	for _, at := range old {
		if at == 0 {
			continue
		}
		slot := uint32(at>>32) & mask
		for n.index[slot] != 0 {
			slot = (slot + 1) & mask
		}
		n.index[slot] = at
	}
}
