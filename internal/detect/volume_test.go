package detect_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
)

// plainVolumes keeps every amount for ever and sums anew, exactly.
type plainVolumes []struct {
	token  uint32
	at     int64
	amount float64
}

func (p plainVolumes) sum(token uint32, now int64) float64 {
	exact := new(big.Float).SetPrec(4000)
	for _, t := range p {
		if t.token == token && t.at > now-24*hour && t.at <= now {
			exact.Add(exact, big.NewFloat(t.amount))
		}
	}
	sum, _ := exact.Float64()
	return sum
}

// TestVolumesAreSums: whatever amounts come in whatever order of time, however far
// apart in size, a token's volume is the sum of what was traded in (T − 24 h, T].
func TestVolumesAreSums(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		var v detect.Volumes
		var plain plainVolumes
		amount := rapid.OneOf(
			rapid.SampledFrom([]float64{0.1, 0.3, 1e-9, 1e15, 1e18, 1e100, 5e-324, math.MaxFloat64 / 1e6}),
			rapid.Float64Range(0.01, 1e6),
		)
		now := int64(1_700_000_000_000_000_000)
		for range rapid.IntRange(1, 200).Draw(rt, "trades") {
			at := now - rapid.SampledFrom([]int64{0, 1, hour, 12 * hour, 24*hour - 1, 24 * hour, 24*hour + 1, 100 * hour}).Draw(rt, "late")
			if rapid.IntRange(0, 2).Draw(rt, "on time") > 0 {
				now += rapid.SampledFrom([]int64{0, 1, hour / 4, hour, 6 * hour, 24 * hour, 25 * hour}).Draw(rt, "step")
				at = now
			}
			token, x := uint32(rapid.IntRange(0, 2).Draw(rt, "token")*300), amount.Draw(rt, "amount")
			v.Add(token, at, now, x)
			plain = append(plain, struct {
				token  uint32
				at     int64
				amount float64
			}{token, at, x})
			for token := uint32(0); token <= 900; token += 300 {
				got, want := v.Sum(token, now), plain.sum(token, now)
				if !(math.Abs(got-want) <= 1e-12*want) {
					rt.Fatalf("volume of token %d is %v, want %v", token, got, want)
				}
			}
		}
	})
}

// TestVolumesOfABusyToken: millions that come and go leave nothing behind, while the
// list of what is summed is shortened again and again.
func TestVolumesOfABusyToken(t *testing.T) {
	const perDay = 5000
	r := rand.New(rand.NewPCG(1, 1))
	var v detect.Volumes
	amounts := make([]float64, 0, 200_000)
	for i := range cap(amounts) {
		amounts = append(amounts, math.Exp(r.NormFloat64()*8))
		now := int64(i+1) * (24 * hour / perDay)
		v.Add(0, now, now, amounts[i])
	}
	exact := new(big.Float).SetPrec(200)
	for _, x := range amounts[len(amounts)-perDay:] {
		exact.Add(exact, big.NewFloat(x))
	}
	now := int64(len(amounts)) * (24 * hour / perDay)
	want, _ := exact.Float64()
	if got := v.Sum(0, now); math.Abs(got-want) > 4e-16*want { // a plain sum is off by 1e-14
		t.Errorf("volume %v, want %v", got, want)
	}
	if got := v.Sum(0, now+24*hour); got != 0 {
		t.Errorf("volume %v a day after the last trade, want 0", got)
	}
	if got := v.Sum(1<<20, now); got != 0 {
		t.Errorf("volume %v of a token that was never traded, want 0", got)
	}
}

// TestVolumesForgetGiants: amounts that dwarf the rest, or overflow, leave nothing
// behind when they go, be it one by one or many at once.
func TestVolumesForgetGiants(t *testing.T) {
	for name, giants := range map[string][]float64{
		"one": {1e18}, "of three sizes": {1e100, 1e50, 1e20}, "too large to sum": {math.MaxFloat64, math.MaxFloat64},
		"many at once": slices.Repeat([]float64{1e17, 3e9}, 40),
	} {
		t.Run(name, func(t *testing.T) {
			var v detect.Volumes
			now, want := 1000*hour, 0.0
			for _, x := range giants {
				v.Add(0, now, now, x)
				want = min(want+x, math.MaxFloat64)
			}
			if got := v.Sum(0, now); math.Abs(got-want) > 1e-12*want {
				t.Errorf("volume %v, want %v", got, want)
			}
			now += 12 * hour
			want = 0
			for range 60 {
				v.Add(0, now, now, 0.1)
				want += 0.1
			}
			now += 12 * hour
			if got := v.Sum(0, now); math.Abs(got-want) > 1e-12*want {
				t.Errorf("volume %v when the giants are a day old, want %v", got, want)
			}
		})
	}
}
