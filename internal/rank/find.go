package rank

import (
	"bytes"
	"encoding/binary"
)

// key is a place in the order. The wallet stands for its address.
type key struct {
	score  float64
	wallet uint32
}

// start is where a leaf's stretch begins, with the begin of the address at hand: of
// many wallets with one score, each look at an address waits for memory.
type start struct {
	key
	prefix uint64
}

const cells = 4096 // parts of the range of scores by which a leaf is found sooner

// cell is the part of the range of scores, 0 to 1, that a score lies in.
func cell(score float64) int { return int(min(max(score, 0), 1) * (cells - 1)) }

// prefix is the begin of an address as a number: of two addresses the one with the
// smaller number comes first; equal numbers say nothing.
func prefix(address []byte) uint64 {
	const common = "0x" // which all of a chain may share
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

func (o *order) key(wallet uint32) key { return key{o.seats[wallet].score, wallet} }

// ahead is the order.
func (o *order) ahead(a, b key) bool {
	if a.score != b.score {
		return a.score > b.score
	}
	return a.wallet != b.wallet && string(o.names.Bytes(a.wallet)) < string(o.names.Bytes(b.wallet))
}

// find returns the index of the leaf whose stretch a key falls in.
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
