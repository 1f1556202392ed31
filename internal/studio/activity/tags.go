package activity

import (
	"cmp"
	"slices"
	"strings"
)

// tags returns the tags of the markets that a wallet traded, by volume falling, then by
// name. A trade counts for every tag of its market.
func (c *chain) tags(wallet uint32) []TagVolume {
	var out []TagVolume
	for k := range c.traded[wallet] {
		t := &c.traded[wallet][k]
		m := c.known[t.token].market
		if m == 0 {
			continue
		}
		for _, tag := range c.markets[m-1].item.Tags {
			if tag == "" {
				continue
			}
			i := slices.IndexFunc(out, func(v TagVolume) bool { return v.Tag == tag })
			if i < 0 {
				i = len(out)
				out = append(out, TagVolume{Tag: tag})
			}
			out[i].USD += float64(t.usd)
		}
	}
	slices.SortFunc(out, func(a, b TagVolume) int {
		return cmp.Or(cmp.Compare(b.USD, a.USD), strings.Compare(a.Tag, b.Tag))
	})
	return out
}
