package activity

// marks is a set of numbers that is filled often and emptied rarely.
type marks struct {
	bits []uint64
	list []uint32
}

// add adds a number.
func (m *marks) add(n uint32) {
	word, bit := int(n/64), uint64(1)<<(n%64)
	for len(m.bits) <= word {
		m.bits = append(m.bits, 0)
	}
	if m.bits[word]&bit == 0 {
		m.bits[word] |= bit
		m.list = append(m.list, n)
	}
}

// take returns the numbers in the order in which they were added, and empties the set.
func (m *marks) take() []uint32 {
	out := m.list
	for _, n := range out {
		m.bits[n/64] = 0
	}
	m.list = nil
	return out
}
