package activity

import (
	"cmp"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Found are names that begin with a text.
type Found struct {
	Wallets []string // addresses, those that traded most in 30 days first
	Tokens  []string // addresses, those traded most in 24 hours first
	Markets []string // item ids, likewise
}

// nameSlice is the number of names that are compared under one lock.
const nameSlice = 4096

// ranked is a name with what it is sorted by.
type ranked struct {
	name  string
	micro int64
}

// Find returns the wallets of a chain whose address begins with a text, the tokens of which the
// address or the symbol does, and on polymarket the markets of which the slug, the id or a word of
// the question does; at most n of each. Upper and lower case are the same, but in addresses of
// solana. It calls check now and then, whose error ends it.
func (s *State) Find(name smartmoney.Chain, text string, n int, check func() error) (found Found, err error) {
	folded := strings.ToLower(text)
	address := folded
	if name == smartmoney.Solana {
		address = text
	}
	prefix := func(c *chain, i uint32) bool {
		return strings.HasPrefix(c.tokens.String(i), address) || hasPrefixFold(c.known[i].symbol, folded)
	}
	found.Wallets, err = s.find(name, n, check, func(c *chain, i uint32) (ranked, bool) {
		if !strings.HasPrefix(c.wallets.String(i), address) {
			return ranked{}, false
		}
		return ranked{c.wallets.String(i), c.walletDays.total(monthSpan, i).micro}, true
	}, func(c *chain) int { return len(c.traded) })
	if err != nil {
		return Found{}, err
	}
	found.Tokens, err = s.find(name, n, check, func(c *chain, i uint32) (ranked, bool) {
		if !prefix(c, i) {
			return ranked{}, false
		}
		return ranked{c.tokens.String(i), c.tokenHours.total(daySpan, i).micro}, true
	}, func(c *chain) int { return len(c.known) })
	if err != nil {
		return Found{}, err
	}
	found.Markets, err = s.find(name, n, check, func(c *chain, i uint32) (ranked, bool) {
		m := &c.markets[i]
		if !m.named(folded) {
			return ranked{}, false
		}
		one := ranked{name: m.item.ItemID}
		for _, o := range m.outcomes {
			one.micro += c.tokenHours.total(daySpan, o).micro
		}
		return one, true
	}, func(c *chain) int { return len(c.markets) })
	return found, err
}

// find returns the names that match, largest first, then by name, at most n.
func (s *State) find(
	name smartmoney.Chain, n int, check func() error, match func(*chain, uint32) (ranked, bool), size func(*chain) int,
) ([]string, error) {
	var all []ranked
	for first, done := 0, false; !done; first += nameSlice {
		if err := check(); err != nil {
			return nil, err
		}
		c := s.read(name)
		end := min(first+nameSlice, size(c.chain))
		for i := first; i < end; i++ {
			if one, ok := match(c.chain, uint32(i)); ok {
				all = append(all, one)
			}
		}
		all = firstOf(all, n) // a short text may match every name
		done = end == size(c.chain)
		c.RUnlock()
	}
	out := make([]string, len(all))
	for i := range out {
		out[i] = all[i].name
	}
	return out, nil
}

// firstOf returns the first n in order, largest first, then by name.
func firstOf(all []ranked, n int) []ranked {
	slices.SortFunc(all, func(a, b ranked) int { return cmp.Or(cmp.Compare(b.micro, a.micro), cmp.Compare(a.name, b.name)) })
	return all[:min(n, len(all))]
}

// named reports whether the market's slug, its id or a word of its question begins with a text in
// lower case.
func (m *market) named(folded string) bool {
	if hasPrefixFold(m.item.Slug, folded) || hasPrefixFold(m.item.ItemID, folded) || hasPrefixFold(m.item.Question, folded) {
		return true
	}
	_, rest, _ := strings.Cut(m.item.Question, " ")
	for rest != "" {
		if hasPrefixFold(rest, folded) {
			return true
		}
		_, rest, _ = strings.Cut(rest, " ")
	}
	return false
}

// hasPrefixFold reports whether s begins with a text in lower case, whatever the case of s.
func hasPrefixFold(s, folded string) bool {
	return len(s) >= len(folded) && strings.EqualFold(s[:len(folded)], folded)
}
