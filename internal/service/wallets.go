package service

import (
	"context"
	"fmt"
	"slices"
	"time"

	"smartmoney/internal/auth"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
)

// WalletsQuery selects a page of a chain's leaderboard.
type WalletsQuery struct {
	Chain  smartmoney.Chain
	RankBy smartmoney.RankBy
	Filter *WalletFilter // nil: the chain's defaults
	First  int           // 1 to smartmoney.MaxRankLimit; ignored with Last
	After  *string       // cursor of an earlier page of the same RankBy
	Last   *int          // 1 to smartmoney.MaxRankLimit; nil: First applies
	Before *string       // cursor after the end of the page; requires Last
}

// WalletPage is a page of a leaderboard. Wallets is shared and must not be modified.
type WalletPage struct {
	Wallets       []smartmoney.Wallet
	Total         int // wallets that pass the filter, over all pages
	RankBy        smartmoney.RankBy
	Chain         smartmoney.Chain
	ChainDefaults smartmoney.Filter
	UpdatedAt     time.Time // time of the snapshot, UTC
	before, more  bool
}

type snapshotFunc func(context.Context, smartmoney.Chain) (*rank.Snapshot, error)

// Wallets returns a page of a leaderboard. A value out of bounds and a cursor of another
// order are BAD_USER_INPUT errors.
func (s *Service) Wallets(ctx context.Context, q WalletsQuery) (*WalletPage, error) {
	return s.walletsOf(ctx, &q, s.snapshot)
}

// walletsNow returns the page of the newest snapshot, not of the request's.
func (s *Service) walletsNow(ctx context.Context, q *WalletsQuery) (*WalletPage, error) {
	return s.walletsOf(ctx, q, s.load)
}

func (s *Service) walletsOf(ctx context.Context, q *WalletsQuery, snapshotOf snapshotFunc) (*WalletPage, error) {
	if err := checkChain(q.Chain); err != nil {
		return nil, err
	}
	if !slices.Contains(smartmoney.RankBys(), q.RankBy) {
		return nil, smartmoney.BadInput("rankBy", "rankBy must be a known metric, got %q", q.RankBy)
	}
	p, err := newPaging(q.First, q.After, q.Last, q.Before, smartmoney.MaxRankLimit)
	if err != nil {
		return nil, err
	}
	defaults := s.defaults(q.Chain)
	filter, err := q.Filter.over(defaults)
	if err != nil {
		return nil, err
	}
	position, err := decodeWalletCursor(q.RankBy, p.cursor)
	if err != nil {
		return nil, p.renamed(err)
	}
	snapshot, err := snapshotOf(ctx, q.Chain)
	if err != nil {
		return nil, err
	}
	query := rank.Query{RankBy: q.RankBy, Filter: filter, Limit: p.limit, After: position}
	if p.back {
		query.Back, query.Before, query.After = true, position, nil
	}
	page, err := s.page(ctx, snapshot, query)
	if err != nil {
		return nil, err
	}
	out := &WalletPage{
		Wallets: page.Wallets, Total: page.Total, RankBy: q.RankBy, Chain: q.Chain,
		ChainDefaults: defaults, UpdatedAt: snapshot.TakenAt(),
	}
	if n := len(page.Wallets); n > 0 {
		out.before, out.more = page.Wallets[0].Rank > 1, page.Wallets[n-1].Rank < page.Total
	} else {
		// The whole list is on the other side of the cursor.
		out.before, out.more = !p.back && page.Total > 0, p.back && page.Total > 0
	}
	return out, nil
}

// page reads the page from the snapshot. A query that scans every wallet waits for one of
// the customer's turns.
func (s *Service) page(ctx context.Context, snapshot *rank.Snapshot, q rank.Query) (rank.Page, error) {
	if snapshot.Kept(q) {
		return snapshot.Page(q), nil
	}
	principal, _ := auth.From(ctx)
	done, err := s.scans.Acquire(ctx, principal.CustomerID)
	if err != nil {
		return rank.Page{}, fmt.Errorf("turn of a scan: %w", err)
	}
	defer done()
	return snapshot.Page(q), nil
}

// Cursor returns the cursor of wallet i of the page.
func (p *WalletPage) Cursor(i int) string {
	return encodeWalletCursor(p.RankBy, rank.PlaceOf(p.RankBy, &p.Wallets[i]))
}

// WalletEdge is one wallet of a page with its cursor.
type WalletEdge struct {
	page  *WalletPage
	index int
}

// Edges returns the wallets with their cursors.
func (p *WalletPage) Edges() []WalletEdge {
	edges := make([]WalletEdge, len(p.Wallets))
	for i := range edges {
		edges[i] = WalletEdge{page: p, index: i}
	}
	return edges
}

// Cursor returns the wallet's cursor.
func (e *WalletEdge) Cursor() string { return e.page.Cursor(e.index) }

// Rank returns the wallet's rank in the requested leaderboard, from 1.
func (e *WalletEdge) Rank() int { return e.page.Wallets[e.index].Rank }

// Node returns the wallet.
func (e *WalletEdge) Node() *smartmoney.Wallet { return &e.page.Wallets[e.index] }

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (p *WalletPage) PageInfo() *PageInfo {
	return newPageInfo(len(p.Wallets), p.before, p.more, p.Cursor)
}

// PageInfo describes a page within its list. The cursors are nil on an empty page.
type PageInfo struct {
	HasNextPage     bool
	HasPreviousPage bool
	StartCursor     *string
	EndCursor       *string
}

func newPageInfo(n int, before, more bool, cursor func(int) string) *PageInfo {
	info := &PageInfo{HasNextPage: more, HasPreviousPage: before}
	if n > 0 {
		start, end := cursor(0), cursor(n-1)
		info.StartCursor, info.EndCursor = &start, &end
	}
	return info
}
