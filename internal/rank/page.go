package rank

import "smartmoney/internal/smartmoney"

// Query asks for one page of a leaderboard: the wallets that have traded and pass
// the filter, by the metric descending, then trader score descending, then address
// ascending.
type Query struct {
	RankBy smartmoney.RankBy
	Filter smartmoney.Filter
	Limit  int    // wallets wanted, ≥ 1
	After  *Place // nil: from the top
}

// Place is a place in an order, between or on wallets: a page After it begins
// with the first wallet that comes strictly later.
type Place struct {
	Value   float64 // of the metric
	Score   float64 // trader score
	Address string
}

// PlaceOf is the place of a row in the order of a metric.
func PlaceOf(by smartmoney.RankBy, w *smartmoney.Wallet) Place {
	return Place{Value: Value(by, w), Score: w.TraderScore, Address: w.Address}
}

// Page is a part of a leaderboard. Wallets is shared and must not be changed;
// ranks are numbered from 1 over the whole order.
type Page struct {
	Wallets []smartmoney.Wallet
	Total   int  // wallets that pass the filter
	More    bool // whether the order goes on after the page
}

const (
	windowSize = smartmoney.MaxRankLimit // wallets kept of an order that was asked for
	maxWindows = 256                     // stretches kept from the top of an order
	maxDeeper  = 32                      // stretches kept from further down, the oldest being dropped for a new one
)

type windowKey struct {
	by     smartmoney.RankBy
	filter smartmoney.Filter
	after  Place // zero: from the top
}

// window is a stretch of an order, made once.
type window struct {
	ready chan struct{} // closed when page is set
	page  Page
}

// Page answers a query. The first query of a metric and filter scans every wallet
// once; what it found is kept, so the same order costs next to nothing again.
func (s *Snapshot) Page(q Query) Page {
	key := windowKey{by: q.RankBy, filter: q.Filter}
	if q.After != nil {
		key.after = *q.After
	}
	if q.Limit > windowSize {
		return s.scan(q)
	}
	w, mine := s.window(key)
	if w == nil {
		return s.scan(q)
	}
	if mine {
		wide := q
		wide.Limit = windowSize
		w.page = s.scan(wide)
		close(w.ready)
	}
	<-w.ready
	page := w.page
	if q.Limit < len(page.Wallets) {
		page.Wallets = page.Wallets[:q.Limit:q.Limit]
		page.More = true
	}
	return page
}

// window gives the window of a key, nil when no more are kept. mine tells the one
// caller who has to make it; the others wait for it to be ready.
func (s *Snapshot) window(key windowKey) (w *window, mine bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if w, ok := s.windows[key]; ok {
		return w, false
	}
	if deep := key.after != (Place{}); deep {
		if len(s.deeper) == maxDeeper {
			delete(s.windows, s.deeper[0])
			s.deeper = s.deeper[1:]
		}
		s.deeper = append(s.deeper, key)
	} else if len(s.windows)-len(s.deeper) >= maxWindows {
		return nil, false
	}
	w = &window{ready: make(chan struct{})}
	s.windows[key] = w
	return w, true
}

// scan goes over every wallet once: it counts those that pass, those that come at
// or before the place, and keeps the best of the rest.
func (s *Snapshot) scan(q Query) Page {
	total, before := 0, 0
	best := selection{limit: q.Limit + 1, less: s.before}
	for n := range scattered(len(s.chunks)) {
		c := s.chunks[n]
		in := min(chunkSize, s.wallets-n*chunkSize)
		for k := range uint32(in) {
			if !c.passes(k, &q.Filter) {
				continue
			}
			total++
			e := entry{c.value(q.RankBy, k), c.score[k], uint32(n*chunkSize) + k}
			if q.After != nil && !s.later(e, q.After) {
				before++
				continue
			}
			best.add(e)
		}
	}
	found := best.sorted()
	page := Page{Total: total, More: len(found) > q.Limit}
	found = found[:min(len(found), q.Limit)]
	page.Wallets = make([]smartmoney.Wallet, len(found))
	for i, e := range found {
		page.Wallets[i] = s.row(e.wallet)
		page.Wallets[i].Rank = before + i + 1
	}
	return page
}

func (c *chunk) passes(k uint32, f *smartmoney.Filter) bool {
	return passes(f, c.buys[k]+c.sells[k], c.tokens[k], c.closed[k], c.buyVolume[k])
}

// passes reports whether a wallet of these totals takes part in a leaderboard: it has
// traded, and meets the filter.
func passes(f *smartmoney.Filter, trades, tokens, closed uint32, buyVolume float64) bool {
	return trades > 0 && int(trades) >= f.MinTrades && int(tokens) >= f.MinTokens &&
		int(closed) >= f.MinClosed && buyVolume <= f.MaxBuyVol
}

// before is the order of entries.
func (s *Snapshot) before(a, b entry) bool {
	if a.value != b.value {
		return a.value > b.value
	}
	if a.score != b.score {
		return a.score > b.score
	}
	return string(s.names.Bytes(a.wallet)) < string(s.names.Bytes(b.wallet))
}

// later reports whether e comes strictly after the place.
func (s *Snapshot) later(e entry, p *Place) bool {
	if e.value != p.Value {
		return e.value < p.Value
	}
	if e.score != p.Score {
		return e.score < p.Score
	}
	return string(s.names.Bytes(e.wallet)) > p.Address
}
