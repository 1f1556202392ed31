package service

import (
	"context"
	"fmt"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// PositionOrder is an order of open positions.
type PositionOrder string

// The orders of positions.
const (
	OldestFirst PositionOrder = "OPENED"
	ByValue     PositionOrder = "VALUE" // largest first, of equal ones the oldest
)

// PositionPage is a page of a wallet's open positions.
type PositionPage struct {
	ledger.PositionPage
	byValue bool
}

// PositionsQuery selects a page of positions.
type PositionsQuery struct {
	byAge   ledger.PositionQuery
	byValue *ledger.ValueQuery // nil: by age
}

// NewPositionsQuery checks the arguments of a page of positions: first, or last, is 1 to
// MaxNestedPage; after, or before, is a cursor of an earlier page.
func NewPositionsQuery(first int, after *string, last *int, before *string) (PositionsQuery, error) {
	p, err := newPaging(first, after, last, before, MaxNestedPage)
	q := ledger.PositionQuery{Index: -1, Limit: p.limit, Back: p.back}
	if p.back {
		q.Index = math.MaxInt
	}
	if err == nil && p.cursor != nil {
		q.Index, _, err = decodePositionCursor(*p.cursor)
		err = p.renamed(err)
	}
	return PositionsQuery{byAge: q}, err
}

// NewPositionsByValue is NewPositionsQuery for positions by value.
func NewPositionsByValue(first int, after *string, last *int, before *string) (PositionsQuery, error) {
	p, err := newPaging(first, after, last, before, MaxNestedPage)
	q := ledger.ValueQuery{Limit: p.limit, Back: p.back}
	if err == nil && p.cursor != nil {
		q.From, err = decodeValueCursor(*p.cursor)
		err = p.renamed(err)
	}
	return PositionsQuery{byValue: &q}, err
}

// read returns the pages of wallets of a chain.
func (p PositionsQuery) read(ctx context.Context, views Views, chain smartmoney.Chain, wallets []string) ([]ledger.PositionPage, error) {
	if p.byValue != nil {
		return views.PositionsByValue(ctx, chain, wallets, *p.byValue)
	}
	return views.Positions(ctx, chain, wallets, p.byAge)
}

// freePositions is how many positions pages by value may look at without entering
// limits.ValuePages, which takes a fraction of a millisecond.
const freePositions = 2000

// enterValuePages enters limits.ValuePages if pages by value look at many positions.
func enterValuePages(ctx context.Context, wallets []*smartmoney.Wallet) (done func(), err error) {
	most := 0
	for _, w := range wallets {
		if w != nil {
			most += w.TokensTraded
		}
	}
	if most <= freePositions {
		return func() {}, nil
	}
	return limits.Enter(ctx, limits.ValuePages)
}

// Positions returns a page of open positions for each wallet, in the order of wallets; nil for a
// wallet that is nil. Pages by value that look at many positions are limited; the error may be
// RATE_LIMITED then.
func (s *Service) Positions(ctx context.Context, wallets []*smartmoney.Wallet, q PositionsQuery) ([]*PositionPage, error) {
	s.reads.NoStore()
	if q.byValue != nil {
		done, err := enterValuePages(ctx, wallets)
		if err != nil {
			return nil, err
		}
		defer done()
	}
	pages := make([]*PositionPage, len(wallets))
	for _, chain := range smartmoney.Chains() {
		var addresses []string
		var indexes []int
		for i, w := range wallets {
			if w != nil && w.Chain == chain {
				addresses, indexes = append(addresses, w.Address), append(indexes, i)
			}
		}
		if len(indexes) == 0 {
			continue
		}
		found, err := q.read(ctx, s.views, chain, addresses)
		if err != nil {
			return nil, fmt.Errorf("positions of %d wallets of %s: %w", len(addresses), chain, err)
		}
		for n, i := range indexes {
			pages[i] = &PositionPage{PositionPage: found[n], byValue: q.byValue != nil}
		}
	}
	return pages, nil
}

// Cursor returns the cursor of position i of the page. The cursor stays valid when the
// position, or others before it, are closed, or when values change.
func (p *PositionPage) Cursor(i int) string {
	if p.byValue {
		return encodeValueCursor(ledger.ValuePlace{Value: p.Positions[i].ValueUSD(), Index: p.Indexes[i]})
	}
	return encodePositionCursor(p.Indexes[i], p.Positions[i].Token)
}

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (p *PositionPage) PageInfo() *PageInfo {
	return newPageInfo(len(p.Positions), p.Earlier, p.Later, p.Cursor)
}

// PositionEdge is one position of a page with its cursor.
type PositionEdge struct{ edge[*PositionPage] }

// Edges returns the positions with their cursors.
func (p *PositionPage) Edges() []PositionEdge { return edges[PositionEdge](p, len(p.Positions)) }

// Node returns the position.
func (p *PositionEdge) Node() *smartmoney.Position { return &p.page.Positions[p.index] }
