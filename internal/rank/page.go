package rank

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// Query selects one page of a leaderboard: the wallets that have traded and pass the filter, by the
// metric descending, then trader score descending, then address ascending.
type Query struct {
	RankBy smartmoney.RankBy
	Filter smartmoney.Filter
	Limit  int     // wallets wanted, ≥ 1
	After  *Cursor // nil: from the first wallet
	Back   bool    // selects the last wallets of the order; After is ignored
	Before *Cursor // with Back, only wallets strictly before it; nil: all
}

// Cursor is a position in an order, at a wallet or between two: a page After it starts with the
// first wallet strictly later.
type Cursor struct {
	Value   float64 // of the metric
	Score   float64 // trader score
	Address string
}

// CursorOf returns the cursor at a row in the order of a metric.
func CursorOf(by smartmoney.RankBy, w *smartmoney.Wallet) Cursor {
	return Cursor{Value: Value(by, w), Score: w.TraderScore, Address: w.Address}
}

// Page is a part of a leaderboard. Wallets is shared and must not be changed;
// ranks are numbered from 1 over the whole order.
type Page struct {
	Wallets []smartmoney.Wallet
	Total   int  // wallets that pass the filter
	More    bool // whether the order continues after the page
}

// Page returns the page of a query. The first query of a metric and filter scans every wallet once;
// the result is cached, so that equal queries cost very little.
func (s *Snapshot) Page(q Query) Page {
	if !s.caches(&q) {
		return s.scan(&q)
	}
	w, made := s.pages.get(q.key())
	if !made {
		wide := q
		wide.Limit = cachedPageSize
		w.page = s.scan(&wide)
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

// Cached reports whether Page needs no scan of its own: the page is cached or being computed.
func (s *Snapshot) Cached(q Query) bool {
	return s.caches(&q) && s.pages.has(q.key())
}

// caches reports whether the page of a query is cached.
func (s *Snapshot) caches(q *Query) bool {
	return s.pages.byKey != nil && !q.Back && q.Limit <= cachedPageSize
}

func (q *Query) key() pageKey {
	key := pageKey{by: q.RankBy, filter: q.Filter}
	if q.After != nil {
		key.cursor = *q.After
	}
	return key
}

func (c *chunk) passes(k uint32, f *smartmoney.Filter) bool {
	return passes(f, c.buys[k]+c.sells[k], c.tokens[k], c.closed[k], c.buyVolume[k]) && !c.excluded.has(k) &&
		c.passesFurther(k, &f.Further)
}

func (c *chunk) passesFurther(k uint32, f *smartmoney.Further) bool {
	return (!f.ByNetPnl || c.net[k] >= f.MinNetPnl) && (f.ActiveSince == 0 || c.last[k] >= f.ActiveSince) &&
		(f.MinTrueWinRate <= 0 || c.trueWinRate(k) >= f.MinTrueWinRate)
}

// passes reports whether a wallet with these totals is in a leaderboard: it has traded and passes
// the filter.
func passes(f *smartmoney.Filter, trades, tokens, closed uint32, buyVolume float64) bool {
	return trades > 0 && int(trades) >= f.MinTrades && int(tokens) >= f.MinTokens &&
		int(closed) >= f.MinClosed && buyVolume >= f.MinBuyVol && buyVolume <= f.MaxBuyVol
}

// before reports whether a comes before b.
func (s *Snapshot) before(a, b entry) bool {
	if a.value != b.value {
		return a.value > b.value
	}
	if a.score != b.score {
		return a.score > b.score
	}
	return string(s.names.Bytes(a.wallet)) < string(s.names.Bytes(b.wallet))
}

// later reports whether e comes strictly after the cursor.
func (s *Snapshot) later(e entry, c *Cursor) bool {
	if e.value != c.Value {
		return e.value < c.Value
	}
	if e.score != c.Score {
		return e.score < c.Score
	}
	return string(s.names.Bytes(e.wallet)) > c.Address
}
