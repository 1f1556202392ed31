package sim

import (
	"math"
	"math/rand/v2"
	"strings"
)

// Times are Unix milliseconds, durations milliseconds.
const (
	second int64 = 1000
	minute       = 60 * second
	hour         = 60 * minute
	day          = 24 * hour
)

// Domains separate the random streams of different purposes.
const (
	domWallet uint64 = iota + 1
	domToken
	domSeries
	domOutcome
	domQuote
	domTrip
	domCampaign
	domLaunch
	domHash
	domTaste
)

// mix hashes numbers into one with the finaliser of SplitMix64.
func mix(parts ...uint64) uint64 {
	h := uint64(0x9e3779b97f4a7c15)
	for _, p := range parts {
		h = (h ^ p) + 0x9e3779b97f4a7c15
		h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
		h = (h ^ h>>27) * 0x94d049bb133111eb
		h ^= h >> 31
	}
	return h
}

// newRand returns the random stream that the parts identify.
func newRand(parts ...uint64) *rand.Rand {
	h := mix(parts...)
	return rand.New(rand.NewPCG(h, mix(h, 1)))
}

// unit maps a hash to [-1, 1).
func unit(h uint64) float64 { return float64(h>>11)/(1<<52) - 1 }

// noise returns the value of a smooth random function at x, in [-1, 1]. Its features have
// size 1.
func noise(key uint64, x float64) float64 {
	i := math.Floor(x)
	f := x - i
	a, b := unit(mix(key, uint64(int64(i)))), unit(mix(key, uint64(int64(i)+1)))
	return a + (b-a)*f*f*(3-2*f)
}

// octave is one scale of a price's movement.
type octave struct {
	hours float64 // size of its features
	width float64 // of the log price, ±
}

// sum returns the sum of the octaves at a time (ms).
func sum(key uint64, octaves []octave, at int64) float64 {
	total := 0.0
	for i, o := range octaves {
		total += o.width * noise(mix(key, uint64(i)), float64(at)/float64(hour)/o.hours)
	}
	return total
}

// between draws a uniform number in [low, high).
func between(r *rand.Rand, low, high int64) int64 { return low + r.Int64N(high-low) }

// spread draws a log-normal number around a median.
func spread(r *rand.Rand, median, sigma float64) float64 {
	return median * math.Exp(sigma*min(max(r.NormFloat64(), -3), 3))
}

// cents rounds USD up to a cent.
func cents(usd float64) float64 { return math.Ceil(usd*100) / 100 }

// significant rounds a positive number to 6 significant digits.
func significant(x float64) float64 {
	scale := math.Pow(10, 5-math.Floor(math.Log10(x)))
	return math.Round(x*scale) / scale
}

const (
	hexDigits    = "0123456789abcdef"
	decimals     = "0123456789"
	base58Digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
)

// digits draws n digits of an alphabet.
func digits(r *rand.Rand, alphabet string, n int) string {
	var b strings.Builder
	b.Grow(n)
	for range n {
		b.WriteByte(alphabet[r.IntN(len(alphabet))])
	}
	return b.String()
}

func evmAddress(r *rand.Rand) string { return "0x" + digits(r, hexDigits, 40) }

// solanaAddress draws 44 base58 digits whose first is small enough for 32 bytes.
func solanaAddress(r *rand.Rand) string {
	return digits(r, base58Digits[1:16], 1) + digits(r, base58Digits, 43)
}

// outcomeTokenID draws an order-book token id of 77 digits.
func outcomeTokenID(r *rand.Rand) string {
	return digits(r, decimals[1:], 1) + digits(r, decimals, 76)
}
