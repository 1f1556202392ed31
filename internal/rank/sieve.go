package rank

import (
	"math"
	"math/bits"

	"smartmoney/internal/smartmoney"
)

// The counts that filters look at, of one wallet in 32 bits: trades, tokens and closed
// positions from the lowest bit up, each with a guard bit above it that is 0. With the
// guards set, subtracting the packed bounds of a filter leaves the guard of each count
// that is at least its bound. A count too large for its bits is kept as the largest.
const (
	maxTrades = 1<<10 - 1
	maxTokens = 1<<9 - 1
	maxClosed = 1<<10 - 1

	tokensAt, closedAt                    = 11, 21
	tradesGuard, tokensGuard, closedGuard = 10, 20, 31
	guards                                = 1<<tradesGuard | 1<<tokensGuard | 1<<closedGuard
)

func packCounts(trades, tokens, closed uint32) uint32 {
	return min(trades, maxTrades) | min(tokens, maxTokens)<<tokensAt | min(closed, maxClosed)<<closedAt
}

// counts are those of a chunk's wallets, two in a word, so that both are compared at
// once: wallet k in the low half of word k, wallet half+k in its high half.
type counts [half]uint64

const half = chunkSize / 2

func (c *counts) set(k, packed uint32) {
	shift := k / half * 32
	c[k%half] = c[k%half]&^(math.MaxUint32<<shift) | uint64(packed)<<shift
}

// traded reports whether wallet k has any trades.
func (c *counts) traded(k int) bool { return c[k%half]>>(k/half*32)&maxTrades != 0 }

// sieve finds the wallets of a chunk that pass a filter.
type sieve struct {
	filter *smartmoney.Filter
	least  uint64 // packed bounds, in both halves
	exact  bool   // a bound is larger than what counts are kept to, or there are further conditions
}

func newSieve(f *smartmoney.Filter) sieve {
	bound := func(n, least, most int) uint32 { return uint32(min(max(n, least), most)) }
	packed := packCounts(bound(f.MinTrades, 1, maxTrades), bound(f.MinTokens, 0, maxTokens), bound(f.MinClosed, 0, maxClosed))
	return sieve{
		filter: f, least: uint64(packed)<<32 | uint64(packed),
		exact: f.MinTrades > maxTrades || f.MinTokens > maxTokens || f.MinClosed > maxClosed || f.Further != smartmoney.Further{},
	}
}

// match finds the wallets that pass and returns their number. But for bounds beyond
// what counts are kept to and further conditions, it has no branch that depends on a wallet.
func (s *sieve) match(c *chunk, pass *matches) (n int) {
	switch most := c.top(volumeMetric).value; {
	case most < s.filter.MinBuyVol:
		return 0
	case most <= s.filter.MaxBuyVol && s.filter.MinBuyVol <= 0:
		s.matchCounts(c, pass)
	default:
		s.matchAll(c, pass)
	}
	if s.exact {
		s.matchExactly(c, pass)
	}
	for i := range pass {
		pass[i] &^= c.excluded[i]
		n += bits.OnesCount64(pass[i])
	}
	return n
}

// matchCounts does it for a chunk in which no wallet bought too much, where no volume is too small.
func (s *sieve) matchCounts(c *chunk, pass *matches) {
	for word := range len(pass) / 2 {
		var low, high uint64
		for _, has := range c.counts[word*64:][:64] {
			left := (has | guards<<32 | guards) - s.least
			left &= left >> (tokensGuard - tradesGuard) & (left >> (closedGuard - tradesGuard))
			low = low>>1 | left>>tradesGuard<<63
			high = high>>1 | left>>(32+tradesGuard)<<63
		}
		pass[word], pass[word+len(pass)/2] = low, high
	}
}

// matchAll compares the volumes as well.
func (s *sieve) matchAll(c *chunk, pass *matches) {
	least, largest := s.filter.MinBuyVol, s.filter.MaxBuyVol
	for word := range len(pass) / 2 {
		var low, high uint64
		lows, highs := c.buyVolume[word*64:][:64], c.buyVolume[half+word*64:][:64]
		for k, has := range c.counts[word*64:][:64] {
			left := (has | guards<<32 | guards) - s.least
			left &= left >> (tokensGuard - tradesGuard) & (left >> (closedGuard - tradesGuard))
			var lowWithin, highWithin uint64
			if lows[k] >= least && lows[k] <= largest {
				lowWithin = 1
			}
			if highs[k] >= least && highs[k] <= largest {
				highWithin = 1
			}
			low = low>>1 | (left>>tradesGuard&lowWithin)<<63
			high = high>>1 | (left>>(32+tradesGuard)&highWithin)<<63
		}
		pass[word], pass[word+len(pass)/2] = low, high
	}
}

// matchExactly drops those that passed by a count that is kept as the largest, and those that a further condition
// excludes.
func (s *sieve) matchExactly(c *chunk, pass *matches) {
	for word, set := range pass {
		for ; set != 0; set &= set - 1 {
			bit := bits.TrailingZeros64(set)
			if !c.passes(uint32(word*64+bit), s.filter) {
				pass[word] &^= 1 << bit
			}
		}
	}
}
