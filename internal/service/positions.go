package service

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
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
	q       ledger.PositionQuery // with byValue, only Limit and Back count
	byValue bool
	from    *valuePlace // with byValue: the place after, or before, which the page is; nil: none
}

// valuePlace is a place in the order by value.
type valuePlace struct {
	value float64 // USD
	index int     // among all that the wallet ever had
}

// valued is a position that was read, with its place.
type valued struct {
	valuePlace
	read int // its number among the positions read
}

// compare returns -1 if a comes before b.
func (a valuePlace) compare(b valuePlace) int {
	return cmp.Or(cmp.Compare(b.value, a.value), cmp.Compare(a.index, b.index))
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
	return PositionsQuery{q: q}, err
}

// NewPositionsByValue is NewPositionsQuery for positions by value.
func NewPositionsByValue(first int, after *string, last *int, before *string) (PositionsQuery, error) {
	p, err := newPaging(first, after, last, before, MaxNestedPage)
	q := PositionsQuery{q: ledger.PositionQuery{Limit: p.limit, Back: p.back}, byValue: true}
	if err == nil && p.cursor != nil {
		q.from, err = decodeValueCursor(*p.cursor)
		err = p.renamed(err)
	}
	return q, err
}

// read returns what to ask the ledger for: all open positions if the order is another one.
func (q PositionsQuery) read() ledger.PositionQuery {
	if q.byValue {
		return ledger.PositionQuery{Index: -1, Limit: math.MaxInt}
	}
	return q.q
}

// page returns the page made of the positions that were read.
func (q PositionsQuery) page(found ledger.PositionPage) *PositionPage {
	if !q.byValue {
		return &PositionPage{PositionPage: found}
	}
	order := make([]valued, len(found.Positions))
	for i := range found.Positions {
		order[i] = valued{valuePlace{found.Positions[i].ValueUSD(), found.Indexes[i]}, i}
	}
	slices.SortFunc(order, func(a, b valued) int { return a.compare(b.valuePlace) })
	from, to := 0, len(order)
	if q.from != nil {
		n, exact := slices.BinarySearchFunc(order, *q.from, func(a valued, at valuePlace) int { return a.compare(at) })
		switch {
		case q.q.Back:
			to = n
		case exact:
			from = n + 1
		default:
			from = n
		}
	}
	if q.q.Back {
		from = max(from, to-q.q.Limit)
	} else {
		to = min(to, from+q.q.Limit)
	}
	page := &PositionPage{PositionPage: ledger.PositionPage{Total: found.Total, Earlier: from > 0, Later: to < len(order)}, byValue: true}
	for _, one := range order[from:to] {
		page.Positions = append(page.Positions, found.Positions[one.read])
		page.Indexes = append(page.Indexes, one.index)
	}
	return page
}

// Positions returns a page of open positions for each wallet, in the order of wallets; nil for a wallet that
// is nil.
func (s *Service) Positions(ctx context.Context, wallets []*smartmoney.Wallet, q PositionsQuery) ([]*PositionPage, error) {
	s.reads.NoStore()
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
		found, err := s.views.Positions(ctx, chain, addresses, q.read())
		if err != nil {
			return nil, fmt.Errorf("positions of %d wallets of %s: %w", len(addresses), chain, err)
		}
		for n, i := range indexes {
			pages[i] = q.page(found[n])
		}
	}
	return pages, nil
}

// Cursor returns the cursor of position i of the page. The cursor stays valid when the
// position, or others before it, are closed, or when values change.
func (p *PositionPage) Cursor(i int) string {
	if p.byValue {
		return encodeValueCursor(valuePlace{p.Positions[i].ValueUSD(), p.Indexes[i]})
	}
	return encodePositionCursor(p.Indexes[i], p.Positions[i].Token)
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
