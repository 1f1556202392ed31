package service

import (
	"context"
	"fmt"

	"smartmoney/internal/answer"
	"smartmoney/internal/smartmoney"
)

// TradesQuery asks for a page of a wallet's trades.
type TradesQuery struct {
	Before int64 // sequence number that the page comes before; 0: from the newest
	First  int   // 1 to MaxNestedPage
}

// NewTradesQuery checks the arguments of a page of trades: first is 1 to
// MaxNestedPage, after a cursor of an earlier page.
func NewTradesQuery(first int, after *string) (TradesQuery, error) {
	q := TradesQuery{First: first}
	if err := checkPage(first, MaxNestedPage); err != nil {
		return q, err
	}
	if after == nil {
		return q, nil
	}
	var err error
	q.Before, err = decodeTradeCursor(*after)
	return q, err
}

// Trades gives a wallet's trades of a page and, where the log goes on, the one
// after it, newest first.
func (s *Service) Trades(ctx context.Context, chain smartmoney.Chain, wallet string, q TradesQuery) ([]smartmoney.LoggedTrade, error) {
	answer.From(ctx).Volatile()
	snapshot, err := s.load(ctx, chain)
	if err != nil {
		return nil, err
	}
	row, _ := snapshot.Lookup(wallet) // a wallet that is unknown has no last trade
	trades, err := s.history.WalletTrades(ctx, chain, wallet, row.LastTradeSeq, q.Before, q.First+1)
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
	n := min(len(trades), q.First)
	return &TradePage{Trades: trades[:n:n], Total: total, before: q.Before > 0, more: len(trades) > n}
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

// Edges gives the trades with their places.
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
