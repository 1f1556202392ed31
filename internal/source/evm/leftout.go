package evm

import (
	"cmp"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// leftOut counts the swaps of an unknown factory's pools.
type leftOut struct {
	Factory string    `json:"f"` // its address, as its pools name it
	Swaps   int64     `json:"n"` // at most as many as the smallest count too high
	Since   time.Time `json:"t"` // time of the first block with one
}

// mostLeftOut bounds the unknown factories that are counted: anyone can deploy pools that name ever
// new ones.
const mostLeftOut = 32

// leaveOut counts a swap of a factory's pool. A factory that finds no room takes the place and the
// count of the smallest one, so that those with the most swaps stay.
func (p *position) leaveOut(factory string, at time.Time) {
	for i := range p.LeftOut {
		if p.LeftOut[i].Factory == factory {
			p.LeftOut[i].Swaps++
			return
		}
	}
	if len(p.LeftOut) < mostLeftOut {
		p.LeftOut = append(p.LeftOut, leftOut{factory, 1, at})
		return
	}
	least := 0
	for i := range p.LeftOut {
		if p.LeftOut[i].Swaps < p.LeftOut[least].Swaps {
			least = i
		}
	}
	p.LeftOut[least] = leftOut{factory, p.LeftOut[least].Swaps + 1, at}
}

// mostLeft returns the unknown factories with the most swaps, most first.
func (p *position) mostLeft() []source.LeftOut {
	all := slices.SortedFunc(slices.Values(p.LeftOut), func(a, b leftOut) int {
		return cmp.Or(cmp.Compare(b.Swaps, a.Swaps), cmp.Compare(a.Factory, b.Factory))
	})
	out := make([]source.LeftOut, 0, source.MaxLeftOut)
	for _, one := range all[:min(len(all), source.MaxLeftOut)] {
		out = append(out, source.LeftOut{Name: "factory " + one.Factory, Count: one.Swaps, Since: one.Since})
	}
	return out
}
