package service

import (
	"context"
	"fmt"

	"smartmoney/internal/answer"
	"smartmoney/internal/auth"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// TradesQuery asks for a page of a wallet's trades.
type TradesQuery struct {
	limit int
	back  bool
	place int64 // sequence number of the cursor's trade; 0: none
}

// NewTradesQuery checks the arguments of a page of trades: first, or last, is 1 to
// MaxNestedPage; after, or before, a cursor of an earlier page.
func NewTradesQuery(first int, after *string, last *int, before *string) (TradesQuery, error) {
	p, err := newPaging(first, after, last, before, MaxNestedPage)
	q := TradesQuery{limit: p.limit, back: p.back}
	if err != nil || p.cursor == nil {
		return q, err
	}
	q.place, err = decodeTradeCursor(*p.cursor)
	return q, p.renamed(err)
}

// Trades returns a wallet's trades of a page and, where the list goes on, one more:
// behind them, or with last before them; newest first.
func (s *Service) Trades(ctx context.Context, chain smartmoney.Chain, wallet string, q TradesQuery) ([]smartmoney.LoggedTrade, error) {
	answer.From(ctx).NoStore()
	snapshot, err := s.load(ctx, chain)
	if err != nil {
		return nil, err
	}
	row, _ := snapshot.Lookup(wallet) // a wallet that is unknown has no last trade
	who, _ := auth.From(ctx)
	done, err := s.reads.Take(ctx, who.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("turn of a page of trades: %w", err)
	}
	defer done()
	trades, err := s.history.WalletTrades(ctx, chain, wallet,
		store.WalletTradesQuery{Newest: row.LastTradeSeq, Place: q.place, Limit: q.limit + 1, Back: q.back})
	if err != nil {
		return nil, fmt.Errorf("trades of %s on %s: %w", wallet, chain, err)
	}
	return trades, nil
}

// TradePage is a page of a wallet's trades, newest in the log first.
type TradePage struct {
	Trades []smartmoney.LoggedTrade
	Total  int // all trades of the wallet
	before bool
	more   bool
}

// Page makes the page of what Trades gave for the query. total is the wallet's
// number of trades.
func (q TradesQuery) Page(trades []smartmoney.LoggedTrade, total int) *TradePage {
	n := min(len(trades), q.limit)
	if q.back {
		return &TradePage{Trades: trades[len(trades)-n:], Total: total, before: len(trades) > n, more: q.place > 0}
	}
	return &TradePage{Trades: trades[:n:n], Total: total, before: q.place > 0, more: len(trades) > n}
}

// Cursor is the place of the page's trade i.
func (p *TradePage) Cursor(i int) string { return encodeTradeCursor(p.Trades[i].Seq) }

// PageInfo tells where the page lies.
func (p *TradePage) PageInfo() *PageInfo {
	return newPageInfo(len(p.Trades), p.before, p.more, p.Cursor)
}

// TradeEdge is one trade of a page, with its place.
type TradeEdge struct {
	page  *TradePage
	index int
}

// Edges returns the trades with their places.
func (p *TradePage) Edges() []TradeEdge {
	edges := make([]TradeEdge, len(p.Trades))
	for i := range edges {
		edges[i] = TradeEdge{page: p, index: i}
	}
	return edges
}

// Cursor is the trade's place.
func (e *TradeEdge) Cursor() string { return e.page.Cursor(e.index) }

// Node is the trade.
func (e *TradeEdge) Node() *smartmoney.LoggedTrade { return &e.page.Trades[e.index] }
