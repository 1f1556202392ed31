package search

import "math"

// numberColumn holds a field of kind number, date or bool; NaN is no value.
type numberColumn struct {
	kind   Kind
	values chunks[float64]
}

func newNumberColumn(kind Kind) *numberColumn {
	return &numberColumn{kind: kind, values: chunks[float64]{empty: math.NaN()}}
}

func (n *numberColumn) set(row uint32, c *cell) {
	v := c.number
	if c.absent {
		v = math.NaN()
	}
	n.put(row, v)
}

// put stores a number, or removes it if it is NaN.
func (n *numberColumn) put(row uint32, v float64) {
	if math.IsNaN(v) && math.IsNaN(n.values.get(row)) {
		return // nothing to make room for
	}
	n.values.set(row, v)
}

func (n *numberColumn) value(row uint32) any {
	v := n.values.get(row)
	switch {
	case math.IsNaN(v):
		return nil
	case n.kind == Date:
		return toTime(v)
	case n.kind == Bool:
		return v != 0
	default:
		return v
	}
}

func (n *numberColumn) bytes() int64 { return n.values.bytes(8) }

func (n *numberColumn) matcher(c *condition) matcher {
	switch c.test {
	case isPresent:
		return &rangeMatcher{values: &n.values, low: math.Inf(-1), high: math.Inf(1)}
	case isInRange:
		return &rangeMatcher{values: &n.values, low: c.low, high: c.high}
	case isOther:
		other := c.low
		return &testMatcher[float64]{values: &n.values, test: func(v float64) bool { return v < other || v > other }}
	default: // isAnyOf
		if len(c.numbers) == 1 {
			return &rangeMatcher{values: &n.values, low: c.numbers[0], high: c.numbers[0]}
		}
		set := make(map[float64]struct{}, len(c.numbers))
		for _, v := range c.numbers {
			set[v] = struct{}{}
		}
		return &testMatcher[float64]{values: &n.values, test: func(v float64) bool { _, ok := set[v]; return ok }}
	}
}
