package rank

import (
	"iter"
	"math"
	"math/bits"
	"slices"
	"sync"
	"sync/atomic"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

const chunkSize = ledger.ColumnWallets

// chunk has the totals of chunkSize wallets: in columns, and where most of the wallets are cold or in no
// window, a few in rows of their own. What every scan reads comes first and is adjacent.
type chunk struct {
	tops     tops
	counts   counts
	gone     matches // wallets without trades of which no provider says anything: corrections took all back
	excluded matches // from leaderboards
	columns  *ledger.Columns
	base     *base // that the columns are of; nil: they are the chunk's own
	hot      matches
	rows     []walletRow // of the wallets in hot, by number; the columns say something else of them
}

// base has columns that many chunks share.
type base struct {
	*summary
	columns *ledger.Columns
	cold    *ledger.Cold // that the columns belong to; nil: to none
}

// summary has the numbers of a chunk that most queries read, made from its columns.
type summary struct {
	tops   [len(metrics)]top
	counts counts
	gone   matches
}

// summaryOf returns the summary of columns. described reports whether a provider says something of wallet k.
func summaryOf(c *ledger.Columns, described func(k uint32) bool) *summary {
	s := new(summary)
	for metric := range s.tops {
		s.tops[metric] = topOf(c, metric)
	}
	for k := range uint32(chunkSize) {
		trades := c.Buys[k] + c.Sells[k]
		s.counts.set(k, packCounts(trades, c.Tokens[k], c.Closed[k]))
		if trades == 0 && !described(k) {
			s.gone.add(k)
		}
	}
	return s
}

// walletRow is the row of wallet k of a chunk.
type walletRow struct {
	k uint32
	ledger.Row
}

// mostRows is how many rows of its own a chunk has at most: more take as much memory as columns do.
const mostRows = chunkSize / 4

// newChunk returns a chunk of a base in which some wallets, by number, have other rows.
func newChunk(of *base, rows []walletRow) *chunk {
	c := &chunk{columns: of.columns, base: of, counts: of.counts, gone: of.gone}
	for i := range rows {
		r := &rows[i]
		c.hot.add(r.k)
		c.gone.remove(r.k)
		c.count(r.k, r.Buys+r.Sells, r.Tokens, r.Closed)
	}
	if len(rows) <= mostRows {
		c.rows = slices.Clone(rows)
		return c
	}
	own := *of.columns
	for i := range rows {
		own.Put(rows[i].k, &rows[i].Row)
	}
	c.columns, c.base, c.hot = &own, nil, matches{}
	return c
}

// count packs the counts of wallet k for filters.
func (c *chunk) count(k, trades, tokens, closed uint32) {
	c.counts.set(k, packCounts(trades, tokens, closed))
}

// newOwn returns a chunk with columns of its own, all zero.
func newOwn() *chunk { return &chunk{columns: new(ledger.Columns)} }

// set sets the totals of wallet k in the chunk's own columns.
func (c *chunk) set(k uint32, w *ledger.Wallet) {
	c.columns.Set(k, w)
	c.count(k, w.Trades(), w.Tokens, w.Closed)
	if w.Trades() == 0 && !w.Described() {
		c.gone.add(k)
	}
	if w.Excluded {
		c.excluded.add(k)
	}
}

// own returns the row that wallet k has of its own, nil if the columns have it.
func (c *chunk) own(k uint32) *ledger.Row {
	if !c.hot.has(k) {
		return nil
	}
	return &c.rows[c.hot.before(k)].Row
}

// row returns the row of wallet k.
func (c *chunk) row(k uint32) ledger.Row {
	if r := c.own(k); r != nil {
		return *r
	}
	return c.columns.Row(k)
}

// score returns the trader score of wallet k.
func (c *chunk) score(k uint32) float64 {
	if r := c.own(k); r != nil {
		return r.Score
	}
	return c.columns.Score[k]
}

// lastSeq returns the event of the latest trade of wallet k.
func (c *chunk) lastSeq(k uint32) int64 {
	if r := c.own(k); r != nil {
		return r.LastSeq
	}
	return c.columns.LastSeq[k]
}

// all returns columns that are right for each wallet: the chunk's, or a copy.
func (c *chunk) all() *ledger.Columns {
	if len(c.rows) == 0 && c.base == nil {
		return c.columns
	}
	all := *c.columns
	for i := range c.rows {
		all.Put(c.rows[i].k, &c.rows[i].Row)
	}
	return &all
}

// values returns the metric of each wallet: a column, or values computed into computed. The value
// of a wallet without trades is meaningless.
func (c *chunk) values(metric int, computed *[chunkSize]float64) *[chunkSize]float64 {
	values := column(c.columns, metric, computed)
	if len(c.rows) == 0 {
		return values
	}
	if values != computed {
		*computed = *values
	}
	for i := range c.rows {
		computed[c.rows[i].k] = rowValue(metric, &c.rows[i].Row)
	}
	return computed
}

// column returns the metric of each wallet of columns, as values does.
func column(c *ledger.Columns, metric int, computed *[chunkSize]float64) *[chunkSize]float64 {
	switch metrics[metric] {
	case smartmoney.ByRealizedPnl:
		return &c.Realized
	case smartmoney.ByTrueWinRate:
		for k, closed := range c.Closed {
			computed[k] = float64(c.Winning[k]) / float64(max(closed, 1))
		}
	case smartmoney.ByNetPnl:
		return &c.Net
	case smartmoney.ByTotalBuyVolume:
		return &c.BuyVolume
	case smartmoney.ByTradeCount:
		for k, buys := range c.Buys {
			computed[k] = float64(buys + c.Sells[k])
		}
	case smartmoney.ByTokensTraded:
		for k, tokens := range c.Tokens {
			computed[k] = float64(tokens)
		}
	case smartmoney.ByWinRate:
		return &c.WinRate
	case smartmoney.ByAvgTradeSize:
		for k, buys := range c.Buys {
			computed[k] = smartmoney.Finite((c.BuyVolume[k] + c.SellVolume[k]) / float64(buys+c.Sells[k]))
		}
	case smartmoney.ByLargestTrade:
		return &c.Largest
	default:
		return &c.Score
	}
	return computed
}

// rowValue returns a metric of a row.
func rowValue(metric int, r *ledger.Row) float64 {
	w := walletOf("", "", *r)
	return Value(metrics[metric], &w)
}

// top is the first sort key of a chunk's wallets in the order of a metric, without its address.
type top struct{ value, score float64 }

// after reports whether the top, and so each wallet of the chunk, comes after a place
// whatever the addresses.
func (t *top) after(value, score float64) bool {
	return t.value < value || t.value == value && t.score < score
}

// add makes the top that of one more wallet.
func (t *top) add(value, score float64) {
	if t.after(value, score) {
		*t = top{value, score}
	}
}

// tops are the tops of a chunk by metric. Each is computed when it is first needed, so that
// publishing a snapshot does not pay for orders that nobody requests.
type tops struct {
	known atomic.Uint32 // a bit for each metric whose top is set
	mu    sync.Mutex    // guards the setting
	of    [len(metrics)]top
}

// get returns the top of a metric, which find finds.
func (t *tops) get(metric int, find func(metric int) top) *top {
	if t.known.Load()&(1<<metric) == 0 {
		t.mu.Lock()
		defer t.mu.Unlock()
		if t.known.Load()&(1<<metric) == 0 {
			t.of[metric] = find(metric)
			t.known.Or(1 << metric)
		}
	}
	return &t.of[metric]
}

// top returns a bound of the chunk's top of a metric, whatever the filter: with a base that has a wallet which has a row of
// its own now, none may reach it.
func (c *chunk) top(metric int) *top { return c.tops.get(metric, c.findTop) }

func (c *chunk) findTop(metric int) top {
	if c.base == nil {
		return topOf(c.columns, metric)
	}
	t := c.base.tops[metric]
	for i := range c.rows {
		if r := &c.rows[i].Row; r.Buys+r.Sells > 0 {
			t.add(rowValue(metric, r), r.Score)
		}
	}
	return t
}

// topOf returns the top of columns.
func topOf(c *ledger.Columns, metric int) top {
	t := top{value: math.Inf(-1)}
	var computed [chunkSize]float64
	for k, value := range column(c, metric, &computed) {
		if c.Buys[k]+c.Sells[k] > 0 {
			t.add(value, c.Score[k])
		}
	}
	return t
}

// matches is a bit for each wallet of a chunk.
type matches [chunkSize / 64]uint64

func (m *matches) has(k uint32) bool { return m[k/64]>>(k%64)&1 != 0 }

func (m *matches) add(k uint32) { m[k/64] |= 1 << (k % 64) }

func (m *matches) remove(k uint32) { m[k/64] &^= 1 << (k % 64) }

// before returns how many wallets before wallet k match.
func (m *matches) before(k uint32) (n int) {
	for _, set := range m[:k/64] {
		n += bits.OnesCount64(set)
	}
	return n + bits.OnesCount64(m[k/64]&(1<<(k%64)-1))
}

// all returns the wallets that match, in order.
func (m *matches) all() iter.Seq[uint32] {
	return func(yield func(uint32) bool) {
		for word, set := range m {
			for ; set != 0; set &= set - 1 {
				if !yield(uint32(word*64 + bits.TrailingZeros64(set))) {
					return
				}
			}
		}
	}
}
