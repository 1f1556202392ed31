package recommend

import (
	"math/rand/v2"
	"slices"
)

// resamples is the number of samples of a bootstrap.
const resamples = 1000

// Interval is a mean with its 95 % bootstrap interval: the 2.5 % and 97.5 % quantiles of the
// means of 1000 samples drawn with replacement. All are 0 if nothing was measured.
type Interval struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Bootstrap returns the interval of values. The same values in the same order result in the
// same interval.
func Bootstrap(values []float64) Interval { return bootstrap(values) }

func bootstrap(values []float64) Interval {
	if len(values) == 0 {
		return Interval{}
	}
	r := rand.New(rand.NewPCG(1, uint64(len(values))))
	means := make([]float64, resamples)
	for i := range means {
		sum := 0.0
		for range values {
			sum += values[r.IntN(len(values))]
		}
		means[i] = sum / float64(len(values))
	}
	slices.Sort(means)
	return Interval{Mean: mean(values), Low: means[resamples*25/1000], High: means[resamples*975/1000]}
}

func mean(values []float64) float64 {
	if len(values) == 0 {
		return 0
	}
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	return sum / float64(len(values))
}

// difference returns a − b, value by value.
func difference(a, b []float64) []float64 {
	d := make([]float64, len(a))
	for i := range a {
		d[i] = a[i] - b[i]
	}
	return d
}
