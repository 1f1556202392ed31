package smartmoney

import "math/bits"

// DayVolume is the amounts of a token's trades by the UTC day of event time on which they were
// applied (semantics 2.3).
type DayVolume struct {
	Day    int32    `json:"day"`    // of Today, in days since 1970
	Today  ExactUSD `json:"today"`  // of Day
	Before ExactUSD `json:"before"` // of the day before Day
}

// Add adds a trade of a day, which must not be before Day.
func (d *DayVolume) Add(day int32, usd float64) {
	switch day {
	case d.Day:
	case d.Day + 1:
		*d = DayVolume{Day: day, Before: d.Today}
	default:
		*d = DayVolume{Day: day}
	}
	d.Today.Add(usd)
}

// Take takes a trade of a day back that was added.
func (d *DayVolume) Take(day int32, usd float64) {
	switch day {
	case d.Day:
		d.Today.Take(usd)
	case d.Day - 1:
		d.Before.Take(usd)
	}
}

// TwoDays returns the volume of a day that is not before Day, and of the one before it, USD.
func (d *DayVolume) TwoDays(today int32) float64 {
	switch today {
	case d.Day:
		both := d.Today
		both.add(d.Before)
		return both.Float()
	case d.Day + 1:
		return d.Today.Float()
	default:
		return 0
	}
}

// MostVolume bounds an amount that is added to an ExactUSD, USD: a larger one counts as this.
const MostVolume = 1 << 40

// ExactUSD is a sum of amounts in units of 2^-64 USD. It is the same in whatever order amounts were
// added and taken back, which no sum of floating-point numbers is, so that a correction needs no
// other trades to find what is left. More than 16 million amounts of MostVolume begin it anew from
// 0.
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
func (e *ExactUSD) Add(usd float64) { e.add(exact(usd)) }

func (e *ExactUSD) add(o ExactUSD) {
	var carry uint64
	e.Part, carry = bits.Add64(e.Part, o.Part, 0)
	e.Whole, _ = bits.Add64(e.Whole, o.Whole, carry)
}

// Take takes an amount back that was added.
func (e *ExactUSD) Take(usd float64) {
	var borrow uint64
	o := exact(usd)
	e.Part, borrow = bits.Sub64(e.Part, o.Part, 0)
	e.Whole, _ = bits.Sub64(e.Whole, o.Whole, borrow)
}

// Float returns the sum in USD.
func (e ExactUSD) Float() float64 { return float64(e.Whole) + float64(e.Part)*0x1p-64 }
