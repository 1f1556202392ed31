package main

import (
	"encoding/hex"
	"math"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// distribution says how a pass picks the wallet of a trade among the known ones.
type distribution string

const (
	// uniform: every wallet is equally likely, so no wallet is hot. The hardest case with
	// many known wallets.
	uniform distribution = "uniform"
	// zipf: wallet number x has a probability proportional to 1/x, as on recorded days of a DEX.
	zipf distribution = "zipf"
)

const (
	// popular ones first: token x is picked with a probability proportional to 1/x
	tokensPerChain = 5000
	tradeEvery     = 500 * time.Microsecond // of event time between two trades, over all chains
)

// world is a generated market: wallets and tokens by number. Equal values generate equal
// markets.
type world struct {
	wallets int
	single  bool // every wallet on base, instead of 30, 20, 30 and 20 % on the four chains
	dist    distribution
	log     int // trades before the measured passes, if that is more than make the wallets known
}

// begin returns the event time of a world's first event.
func begin() time.Time { return time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC) }

func (w *world) chain(wallet int) smartmoney.Chain {
	switch {
	case w.single || wallet%10 < 3:
		return smartmoney.Base
	case wallet%10 < 5:
		return smartmoney.Ethereum
	case wallet%10 < 8:
		return smartmoney.Solana
	default:
		return smartmoney.Polymarket
	}
}

// holds returns the number of tokens that a wallet holds beforehand: 1 to 8, exactly 3 on
// average over each hundred wallets.
func holds(wallet int) int { return [10]int{1, 1, 1, 2, 2, 2, 3, 4, 6, 8}[wallet/10%10] }

// token returns the number of the j-th token that a wallet holds. The first ones are
// distinct.
func token(wallet, j int) int {
	u := float64(mix(uint64(wallet)<<8|uint64(j))>>11) / (1 << 53)
	return (popular(u) &^ 7) | j&7
}

// popular turns a uniform number in [0, 1) into a token's number.
func popular(u float64) int { return int(math.Pow(tokensPerChain, u)) - 1 }

// pick returns the wallet of a trade.
func (w *world) pick(r *rand.Rand) int {
	if w.dist == zipf {
		return int(math.Pow(float64(w.wallets), r.Float64())) - 1
	}
	return r.IntN(w.wallets)
}

// mix spreads a number over 64 bits (splitmix64).
func mix(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

// Kinds of names, so that they differ.
const (
	ofWallet = 1 << 60
	ofToken  = 2 << 60
	ofTx     = 3 << 60
)

// address returns the address of a wallet or of a DEX token, as random as real ones.
func address(chain smartmoney.Chain, key uint64) string {
	key ^= uint64(chain.Index()) << 56
	if chain == smartmoney.Solana {
		return base58(key, 44)
	}
	return hexadecimal(key, 20)
}

func tokenAddress(chain smartmoney.Chain, number int) string {
	if chain != smartmoney.Polymarket {
		return address(chain, ofToken|uint64(number))
	}
	text := []byte{'7'}
	for i := uint64(0); len(text) < 77; i++ {
		text = strconv.AppendUint(text, mix(ofToken|uint64(number)<<8|i)|1<<63, 10)
	}
	return string(text[:77])
}

func hexadecimal(key uint64, bytes int) string {
	var raw [40]byte
	for i := 0; i < bytes; i += 8 {
		v := mix(key ^ uint64(i)<<40)
		for k := range 8 {
			raw[i+k] = byte(v >> (8 * k))
		}
	}
	var text [82]byte
	text[0], text[1] = '0', 'x'
	hex.Encode(text[2:], raw[:bytes])
	return string(text[:2+2*bytes])
}

func base58(key uint64, size int) string {
	const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
	var text [88]byte
	for i := 0; i < size; i += 8 {
		v := mix(key ^ uint64(i)<<40)
		for k := i; k < min(i+8, size); k++ {
			text[k] = alphabet[v%58]
			v /= 58
		}
	}
	return string(text[:size])
}
