package service

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TradesQuery selects a page of a wallet's trades.
type TradesQuery struct {
	limit     int
	back      bool
	cursorSeq int64 // sequence number of the cursor's trade; 0: none
	filter    tradeFilter
}

// NewTradesQuery checks the arguments of a page of trades: first, or last, is 1 to
// MaxNestedPage; after, or before, is a cursor of an earlier page.
func NewTradesQuery(first int, after *string, last *int, before *string) (TradesQuery, error) {
	p, err := newPaging(first, after, last, before, MaxNestedPage)
	q := TradesQuery{limit: p.limit, back: p.back}
	if err != nil || p.cursor == nil {
		return q, err
	}
	q.cursorSeq, err = decodeSeqCursor(cursorTrade, *p.cursor)
	return q, p.renamed(err)
}

// TradesRead holds the trades that were read for a page.
type TradesRead struct {
	// newest first; one more than the page has if the list continues
	Trades []smartmoney.LoggedTrade
	// sequence number of the trade at which the search of a filter stopped; 0: it did not
	stopped int64
}

// Trades returns the trades of a page, newest first, and one more if the list continues:
// after them, or before them for a query with last.
func (s *Service) Trades(ctx context.Context, chain smartmoney.Chain, wallet string, q TradesQuery) (TradesRead, error) {
	s.reads.NoStore()
	snapshot, err := s.load(ctx, chain, smartmoney.WholeLife)
	if err != nil {
		return TradesRead{}, err
	}
	row, _ := snapshot.Lookup(wallet) // zero for an unknown wallet
	done, err := limits.Enter(ctx, limits.TradePages)
	if err != nil {
		return TradesRead{}, err
	}
	defer done()
	read := func(place int64, limit int) ([]smartmoney.LoggedTrade, error) {
		trades, err := s.opts.Events.WalletTrades(ctx, chain, wallet,
			eventlog.TradesQuery{Newest: row.LastTradeSeq, Place: place, Limit: limit, Back: q.back})
		if err != nil {
			return nil, fmt.Errorf("trades of %s on %s: %w", wallet, chain, err)
		}
		return trades, nil
	}
	if q.filter != (tradeFilter{}) {
		return q.search(read)
	}
	trades, err := read(q.cursorSeq, q.limit+1)
	return TradesRead{Trades: trades}, err
}

// TradePage is a page of a wallet's trades, newest in the log first.
type TradePage struct {
	Chain   smartmoney.Chain // of the wallet; whoever asks for the page fills it in
	Trades  []smartmoney.LoggedTrade
	Total   int // all trades of the wallet
	before  bool
	more    bool
	stopped int64
}

// Page returns the page made of the result of Trades. total is the wallet's number of
// trades.
func (t TradesQuery) Page(read TradesRead, total int) *TradePage {
	trades := read.Trades
	n := min(len(trades), t.limit)
	if t.back {
		return &TradePage{Trades: trades[len(trades)-n:], Total: total, before: len(trades) > n, more: t.cursorSeq > 0}
	}
	page := &TradePage{Trades: trades[:n:n], Total: total, before: t.cursorSeq > 0, more: len(trades) > n}
	if !page.more && read.stopped > 0 {
		page.more, page.stopped = true, read.stopped
	}
	return page
}

// Cursor returns the cursor of trade i of the page.
func (t *TradePage) Cursor(i int) string { return encodeSeqCursor(cursorTrade, t.Trades[i].Seq) }

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (t *TradePage) PageInfo() *PageInfo {
	info := newPageInfo(len(t.Trades), t.before, t.more, t.Cursor)
	if t.stopped > 0 {
		info.EndCursor = new(encodeSeqCursor(cursorTrade, t.stopped))
	}
	return info
}

// TradeEdge is one trade of a page with its cursor.
type TradeEdge struct{ edge[*TradePage] }

// Edges returns the trades with their cursors.
func (t *TradePage) Edges() []TradeEdge { return edges[TradeEdge](t, len(t.Trades)) }

// Node returns the trade.
func (t *TradeEdge) Node() *smartmoney.LoggedTrade { return &t.page.Trades[t.index] }

// TradeFilter selects trades; a nil field matches all.
type TradeFilter struct {
	Token *string
	Side  *smartmoney.Side
	Since *time.Time // traded then or later
	Until *time.Time // traded before
}

// tradeFilter is a checked TradeFilter; a zero field matches all. It is comparable, as the key of a
// loader is.
type tradeFilter struct {
	token        string
	side         smartmoney.Side
	since, until time.Time
}

// maxTradesSearched bounds the trades that a page with a filter looks at, most of which may not
// match.
const maxTradesSearched = 1000

// Filtered returns the query for the trades that pass a filter, nil for all. A filter needs first,
// since the end of the list is found only by going through all of it.
func (t TradesQuery) Filtered(f *TradeFilter) (TradesQuery, error) {
	if f == nil {
		return t, nil
	}
	if f.Token != nil {
		token, err := anyToken(*f.Token)
		if err != nil {
			return t, err
		}
		t.filter.token = token
	}
	if f.Side != nil {
		t.filter.side = *f.Side
	}
	if f.Since != nil {
		t.filter.since = f.Since.UTC()
	}
	if f.Until != nil {
		t.filter.until = f.Until.UTC()
	}
	if t.back && t.filter != (tradeFilter{}) {
		return t, smartmoney.BadInput("filter", "filter must not be combined with last: use first and after")
	}
	return t, nil
}

func (tf *tradeFilter) passes(t *smartmoney.LoggedTrade) bool {
	return (tf.token == "" || t.Token == tf.token) && (tf.side == "" || t.Side == tf.side) &&
		(tf.since.IsZero() || !t.TradedAt.Before(tf.since)) && (tf.until.IsZero() || t.TradedAt.Before(tf.until))
}

// search reads trades, which read returns from a place on, until the page and one more are found,
// the list ends, or maxTradesSearched were looked at.
func (t TradesQuery) search(read func(place int64, limit int) ([]smartmoney.LoggedTrade, error)) (out TradesRead, err error) {
	place := t.cursorSeq
	for searched := 0; searched < maxTradesSearched; {
		trades, err := read(place, MaxNestedPage)
		if err != nil {
			return TradesRead{}, err
		}
		for i := range trades {
			if t.filter.passes(&trades[i]) {
				out.Trades = append(out.Trades, trades[i])
			}
			if len(out.Trades) > t.limit {
				return out, nil
			}
		}
		if len(trades) < MaxNestedPage {
			return out, nil
		}
		place = trades[len(trades)-1].Seq
		searched += len(trades)
	}
	out.stopped = place
	return out, nil
}
