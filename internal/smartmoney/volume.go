package smartmoney

import "math/bits"

// DayVolume is the amounts of a token's trades by the UTC day of event time on which they were applied (semantics 2.3).
type DayVolume struct {
	Day    int32    `json:"day"`    // of Today, in days since 1970
	Today  ExactUSD `json:"today"`  // of Day
	Before ExactUSD `json:"before"` // of the day before Day
}

// Add adds a trade of a day, which must not be before Day.
func (v *DayVolume) Add(day int32, usd float64) {
	switch day {
	case v.Day:
	case v.Day + 1:
		*v = DayVolume{Day: day, Before: v.Today}
	default:
		*v = DayVolume{Day: day}
	}
	v.Today.Add(usd)
}

// Take takes a trade of a day back that was added.
func (v *DayVolume) Take(day int32, usd float64) {
	switch day {
	case v.Day:
		v.Today.Take(usd)
	case v.Day - 1:
		v.Before.Take(usd)
	}
}

// TwoDays returns the volume of a day that is not before Day, and of the one before it, USD.
func (v *DayVolume) TwoDays(today int32) float64 {
	switch today {
	case v.Day:
		both := v.Today
		both.add(v.Before)
		return both.Float()
	case v.Day + 1:
		return v.Today.Float()
	default:
		return 0
	}
}

// MostVolume bounds an amount that is added to an ExactUSD, USD: a larger one counts as this.
const MostVolume = 1 << 40

// ExactUSD is a sum of amounts in units of 2^-64 USD. It is the same in whatever order amounts were added and taken back, which no sum of
// floating-point numbers is, so that a correction needs no other trades to find what is left. More than 16 million amounts of MostVolume
// begin it anew from 0.
type ExactUSD struct {
	Whole uint64 `json:"whole"` // USD
	Part  uint64 `json:"part"`  // of a USD, in 2^-64
}

func exact(usd float64) ExactUSD {
	usd = min(usd, MostVolume)
	whole := uint64(usd)
	return ExactUSD{whole, uint64((usd - float64(whole)) * 0x1p64)}
}

// Add adds an amount, 0 or more.
func (s *ExactUSD) Add(usd float64) { s.add(exact(usd)) }

func (s *ExactUSD) add(o ExactUSD) {
	var carry uint64
	s.Part, carry = bits.Add64(s.Part, o.Part, 0)
	s.Whole, _ = bits.Add64(s.Whole, o.Whole, carry)
}

// Take takes an amount back that was added.
func (s *ExactUSD) Take(usd float64) {
	var borrow uint64
	o := exact(usd)
	s.Part, borrow = bits.Sub64(s.Part, o.Part, 0)
	s.Whole, _ = bits.Sub64(s.Whole, o.Whole, borrow)
}

// Float returns the sum in USD.
func (s ExactUSD) Float() float64 { return float64(s.Whole) + float64(s.Part)*0x1p-64 }
