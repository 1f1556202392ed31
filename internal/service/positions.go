package service

import (
	"context"
	"fmt"
	"math"

	"smartmoney/internal/answer"
	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// PositionPage is a page of a wallet's open positions, oldest first.
type PositionPage struct{ ledger.PositionPage }

// PositionsQuery selects a page of positions.
type PositionsQuery struct {
	q ledger.PositionQuery
}

// NewPositionsQuery checks the arguments of a page of positions: first, or last, is 1 to
// MaxNestedPage; after, or before, is a cursor of an earlier page.
func NewPositionsQuery(first int, after *string, last *int, before *string) (PositionsQuery, error) {
	p, err := newPaging(first, after, last, before, MaxNestedPage)
	q := ledger.PositionQuery{Place: -1, Limit: p.limit, Back: p.back}
	if p.back {
		q.Place = math.MaxInt
	}
	if err == nil && p.cursor != nil {
		q.Place, _, err = decodePositionCursor(*p.cursor)
		err = p.renamed(err)
	}
	return PositionsQuery{q}, err
}

// Positions returns a page of open positions for each wallet, in the order of wallets.
func (s *Service) Positions(ctx context.Context, wallets []*smartmoney.Wallet, q PositionsQuery) ([]*PositionPage, error) {
	answer.From(ctx).NoStore()
	pages := make([]*PositionPage, len(wallets))
	for _, chain := range smartmoney.Chains() {
		var addresses []string
		var indexes []int
		for i, w := range wallets {
			if w.Chain == chain {
				addresses, indexes = append(addresses, w.Address), append(indexes, i)
			}
		}
		if len(indexes) == 0 {
			continue
		}
		found, err := s.views.Positions(ctx, chain, addresses, q.q)
		if err != nil {
			return nil, fmt.Errorf("positions of %d wallets of %s: %w", len(addresses), chain, err)
		}
		for n, i := range indexes {
			pages[i] = &PositionPage{found[n]}
		}
	}
	return pages, nil
}

// Cursor returns the cursor of position i of the page. The cursor stays valid when the
// position, or others before it, are closed.
func (p *PositionPage) Cursor(i int) string {
	return encodePositionCursor(p.Places[i], p.Positions[i].Token)
}

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (p *PositionPage) PageInfo() *PageInfo {
	return newPageInfo(len(p.Positions), p.Earlier, p.Later, p.Cursor)
}

// PositionEdge is one position of a page with its cursor.
type PositionEdge struct {
	page  *PositionPage
	index int
}

// Edges returns the positions with their cursors.
func (p *PositionPage) Edges() []PositionEdge {
	edges := make([]PositionEdge, len(p.Positions))
	for i := range edges {
		edges[i] = PositionEdge{page: p, index: i}
	}
	return edges
}

// Cursor returns the position's cursor.
func (e *PositionEdge) Cursor() string { return e.page.Cursor(e.index) }

// Node returns the position.
func (e *PositionEdge) Node() *smartmoney.Position { return &e.page.Positions[e.index] }
