package service

import (
	"context"
	"fmt"
	"slices"

	"smartmoney/internal/answer"
	"smartmoney/internal/smartmoney"
)

// Positions gives the open positions of wallets of one chain, oldest first, in the
// order asked.
func (s *Service) Positions(ctx context.Context, chain smartmoney.Chain, wallets []string) ([][]smartmoney.Position, error) {
	answer.From(ctx).Volatile()
	positions, err := s.views.Positions(ctx, chain, wallets)
	if err != nil {
		return nil, fmt.Errorf("positions of %d wallets of %s: %w", len(wallets), chain, err)
	}
	if len(positions) != len(wallets) {
		return nil, fmt.Errorf("positions of %s: %d answers for %d wallets", chain, len(positions), len(wallets))
	}
	return positions, nil
}

// PositionPage is a page of a wallet's open positions, oldest first.
type PositionPage struct {
	Positions []smartmoney.Position
	Total     int
	from      int // index of the first of the page
}

// PositionsQuery asks for a page of positions.
type PositionsQuery struct {
	from  int
	token string // the position before the page, with back the one after it; "": none
	limit int
	back  bool
}

// NewPositionsQuery checks the arguments of a page of positions: first, or last, is 1 to
// MaxNestedPage; after, or before, a cursor of an earlier page.
func NewPositionsQuery(first int, after *string, last *int, before *string) (PositionsQuery, error) {
	p, err := newPaging(first, after, last, before, MaxNestedPage)
	q := PositionsQuery{limit: p.limit, back: p.back}
	if err != nil || p.cursor == nil {
		return q, err
	}
	q.from, q.token, err = decodePositionCursor(*p.cursor)
	return q, p.renamed(err)
}

// Page cuts the page out of all positions of a wallet. Where the position of the
// cursor is closed by now, the page begins at its former place.
func (q PositionsQuery) Page(all []smartmoney.Position) *PositionPage {
	at, beyond := min(q.from, len(all)), 0 // the cursor's place, and 1 where its position is still there
	if q.token != "" {
		if i := slices.IndexFunc(all, func(p smartmoney.Position) bool { return p.Token == q.token }); i >= 0 {
			at, beyond = i, 1
		}
	}
	from := at + beyond
	to := min(from+q.limit, len(all))
	if q.back {
		if to = at; q.token == "" {
			to = len(all)
		}
		from = max(to-q.limit, 0)
	}
	return &PositionPage{Positions: all[from:to:to], Total: len(all), from: from}
}

// Cursor is the place of the page's position i.
func (p *PositionPage) Cursor(i int) string {
	return encodePositionCursor(p.from+i, p.Positions[i].Token)
}

// PageInfo tells where the page lies.
func (p *PositionPage) PageInfo() *PageInfo {
	n := len(p.Positions)
	return newPageInfo(n, p.from > 0, p.from+n < p.Total, p.Cursor)
}

// PositionEdge is one position of a page, with its place.
type PositionEdge struct {
	page  *PositionPage
	index int
}

// Edges gives the positions with their places.
func (p *PositionPage) Edges() []PositionEdge {
	edges := make([]PositionEdge, len(p.Positions))
	for i := range edges {
		edges[i] = PositionEdge{page: p, index: i}
	}
	return edges
}

// Cursor is the position's place.
func (e *PositionEdge) Cursor() string { return e.page.Cursor(e.index) }

// Node is the position.
func (e *PositionEdge) Node() *smartmoney.Position { return &e.page.Positions[e.index] }
