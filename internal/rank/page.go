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
	Back   bool   // the last wallets of the order rather than the first; After is without effect
	Before *Place // with Back, only wallets that come strictly before it; nil: of all
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

// Page answers a query. The first query of a metric and filter scans every wallet
// once; what it found is kept, so the same order costs next to nothing again.
func (s *Snapshot) Page(q Query) Page {
	if q.Back || q.Limit > windowSize {
		return s.ask(&q)
	}
	w, made := s.windows.get(q.key())
	if !made {
		wide := q
		wide.Limit = windowSize
		w.page = s.ask(&wide)
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

// Kept reports whether Page needs no scan of its own for a query: the order is at hand,
// or being made.
func (s *Snapshot) Kept(q Query) bool {
	return !q.Back && q.Limit <= windowSize && s.windows.has(q.key())
}

func (q *Query) key() windowKey {
	key := windowKey{by: q.RankBy, filter: q.Filter}
	if q.After != nil {
		key.after = *q.After
	}
	return key
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
