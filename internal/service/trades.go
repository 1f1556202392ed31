package service

import (
	"context"
	"fmt"

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
		trades, err := s.events.WalletTrades(ctx, chain, wallet,
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
