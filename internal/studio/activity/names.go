package activity

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Found are names that contain a text.
type Found struct {
	Wallets []string // addresses, those that traded most in 30 days first
	Tokens  []string // addresses, those traded most in 24 hours first
	Markets []string // item ids, likewise
}

// nameSlice is the number of names that are compared under one lock.
const nameSlice = 4096

// ranked is a name with what it is sorted by.
type ranked struct {
	name   []byte
	begins bool // the text is its beginning, or that of a word
	micro  int64
}

// Find returns the wallets of a chain whose address contains a text, the tokens of which the address
// or the symbol does, and on polymarket the markets of which the slug, the id or the question does;
// at most n of each, those that begin with it first. Upper and lower case are the same, but in
// addresses of solana. It calls check now and then, whose error ends it.
func (s *State) Find(name smartmoney.Chain, text string, n int, check func() error) (found Found, err error) {
	folded := strings.ToLower(text)
	address := []byte(folded)
	if name == smartmoney.Solana {
		address = []byte(text)
	}
	found.Wallets, err = s.find(name, n, check, func(c *chain, i uint32) (ranked, bool) {
		at := bytes.Index(c.wallets.Bytes(i), address)
		if at < 0 {
			return ranked{}, false
		}
		return ranked{c.wallets.Bytes(i), at == 0, c.walletDays.total(monthSpan, i).micro}, true
	}, func(c *chain) int { return len(c.traded) })
	if err != nil {
		return Found{}, err
	}
	found.Tokens, err = s.find(name, n, check, func(c *chain, i uint32) (ranked, bool) {
		at := bytes.Index(c.tokens.Bytes(i), address)
		begins, contains := wordFold(c.known[i].symbol, folded)
		if at < 0 && !contains {
			return ranked{}, false
		}
		return ranked{c.tokens.Bytes(i), at == 0 || begins, c.tokenHours.total(daySpan, i).micro}, true
	}, func(c *chain) int { return len(c.known) })
	if err != nil {
		return Found{}, err
	}
	found.Markets, err = s.find(name, n, check, func(c *chain, i uint32) (ranked, bool) {
		m := &c.markets[i]
		begins, contains := m.named(folded)
		if !contains {
			return ranked{}, false
		}
		one := ranked{name: []byte(m.item.ItemID), begins: begins}
		for _, o := range m.outcomes {
			one.micro += c.tokenHours.total(daySpan, o).micro
		}
		return one, true
	}, func(c *chain) int { return len(c.markets) })
	return found, err
}

// find returns the names that match, in the order of firstOf, at most n.
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
		out[i] = string(all[i].name)
	}
	return out, nil
}

// firstOf returns the first n in order: those that begin with the text, then the largest, then by
// name.
func firstOf(all []ranked, n int) []ranked {
	slices.SortFunc(all, func(a, b ranked) int {
		if a.begins != b.begins {
			if a.begins {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(b.micro, a.micro), bytes.Compare(a.name, b.name))
	})
	return all[:min(n, len(all))]
}

// named reports whether the market's slug, its id or its question contains a text in lower case,
// and whether one of them, or one of their words, begins with it.
func (m *market) named(folded string) (begins, contains bool) {
	for _, text := range []string{m.item.Slug, m.item.ItemID, m.item.Question} {
		b, c := wordFold(text, folded)
		begins, contains = begins || b, contains || c
	}
	return begins, contains
}

// wordFold reports whether s contains a text in lower case, whatever the case of s, and whether s
// or one of its words begins with it.
func wordFold(s, folded string) (begins, contains bool) {
	s = strings.ToLower(s)
	at := strings.Index(s, folded)
	return at == 0 || at > 0 && strings.Contains(s, " "+folded), at >= 0
}
