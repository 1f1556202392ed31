package ledger

// positionIndex finds a position by wallet and token: open addressing over
// position numbers, the keys themselves being read from the positions.
type positionIndex struct {
	slots []uint32 // number + 1; a power of two long
	used  int
}

func newPositionIndex() positionIndex { return positionIndex{slots: make([]uint32, 1024)} }

func (pi *positionIndex) hash(wallet, token uint32) uint32 {
	h := (uint64(wallet)<<32 | uint64(token)) * 0x9E3779B97F4A7C15
	h ^= h >> 32
	h *= 0xD6E8FEB86659FD93
	return uint32(h >> 32)
}

func (pi *positionIndex) get(positions *chunked[position], wallet, token uint32) (uint32, bool) {
	mask := uint32(len(pi.slots) - 1)
	for slot := pi.hash(wallet, token) & mask; pi.slots[slot] != 0; slot = (slot + 1) & mask {
		at := pi.slots[slot] - 1
		if p := positions.at(at); p.wallet == wallet && p.token == token {
			return at, true
		}
	}
	return 0, false
}

// put adds a position that is not in the index.
func (pi *positionIndex) put(positions *chunked[position], at uint32) {
	if (pi.used+1)*4 > len(pi.slots)*3 {
		pi.grow(positions)
	}
	pi.enter(positions, at)
	pi.used++
}

func (pi *positionIndex) enter(positions *chunked[position], at uint32) {
	mask := uint32(len(pi.slots) - 1)
	p := positions.at(at)
	slot := pi.hash(p.wallet, p.token) & mask
	for pi.slots[slot] != 0 {
		slot = (slot + 1) & mask
	}
	pi.slots[slot] = at + 1
}

func (pi *positionIndex) grow(positions *chunked[position]) {
	old := pi.slots
	pi.slots = make([]uint32, 2*len(old))
	for _, at := range old {
		if at != 0 {
			pi.enter(positions, at-1)
		}
	}
}

// build enters all positions at once, which takes a fraction of putting one after the
// other. It is false when two of them have one wallet and token.
func (pi *positionIndex) build(positions *chunked[position]) bool {
	size := 1024
	for size*3 < (positions.len+positions.len/8)*4 {
		size *= 2
	}
	pi.slots, pi.used = make([]uint32, size), positions.len
	mask := uint32(size - 1)
	for at, p := range positions.all() {
		slot := pi.hash(p.wallet, p.token) & mask
		for ; pi.slots[slot] != 0; slot = (slot + 1) & mask {
			if other := positions.at(pi.slots[slot] - 1); other.wallet == p.wallet && other.token == p.token {
				return false
			}
		}
		pi.slots[slot] = at + 1
	}
	return true
}
