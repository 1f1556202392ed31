package activity

import (
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// sum is a sum of amounts in USD with what its rounding lost, so that what is subtracted again
// leaves no trace in it.
type sum struct{ high, low float64 }

// add adds an amount, which may be below 0.
func (s *sum) add(usd float64) {
	high := s.high + usd
	if math.IsInf(high, 0) {
		s.high, s.low = smartmoney.Finite(high), 0
		return
	}
	rest := high - s.high
	s.low += (s.high - (high - rest)) + (usd - rest)
	s.high = high
}

// usd returns the sum.
func (s *sum) usd() float64 { return smartmoney.Finite(s.high + s.low) }
