package service

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// MaxEquityPoints is the largest number of points of a wallet's equity.
const MaxEquityPoints = 500

// WalletHistory returns a wallet's days with activity from the UTC day of a time on, oldest first:
// all that are kept if since is nil.
func (s *Service) WalletHistory(ctx context.Context, w *smartmoney.Wallet, since *time.Time) ([]smartmoney.WalletDay, error) {
	_, days, err := s.walletDays(ctx, w, since)
	return days, err
}

// walletDays returns the wallet's days, and the snapshot that the latest one is of.
func (s *Service) walletDays(ctx context.Context, w *smartmoney.Wallet, since *time.Time) (*rank.Snapshot, []smartmoney.WalletDay, error) {
	s.reads.NoStore()
	// Read before the stored days: a day that ends in between is then in both, and not in neither.
	snapshot, err := s.snapshot(ctx, w.Chain)
	if err != nil {
		return nil, nil, err
	}
	past, ok := snapshot.Latest(w.Address)
	if !ok {
		return snapshot, []smartmoney.WalletDay{}, nil
	}
	from := 0
	if since != nil {
		from = max(0, smartmoney.DayOf(*since))
	}
	done, err := limits.Enter(ctx, limits.TradePages)
	if err != nil {
		return nil, nil, err
	}
	defer done()
	days, err := s.opts.Days.WalletDays(ctx, w.Chain, w.Address, from)
	if err != nil {
		return nil, nil, fmt.Errorf("history of %s on %s: %w", w.Address, w.Chain, err)
	}
	s.views.PastDays(w.Chain, []uint32{past.Number}, from, int(snapshot.Today()), func(_ int, d *smartmoney.WalletDay) {
		days = withDay(days, *d, from)
	})
	days = withDay(days, past.Day, from)
	return snapshot, days, nil
}

// withDay returns a wallet's stored days with one that memory has, unless that is stored or before
// the day asked for: what is stored of a day is never older than what memory has of it.
func withDay(days []smartmoney.WalletDay, did smartmoney.WalletDay, from int) []smartmoney.WalletDay {
	if did.Empty() || did.Day < from {
		return days
	}
	at, found := slices.BinarySearchFunc(days, did.Day, func(d smartmoney.WalletDay, day int) int { return cmp.Compare(d.Day, day) })
	if found {
		return days
	}
	return slices.Insert(days, at, did)
}

// EquityQuery selects points of a wallet's equity.
type EquityQuery struct {
	Since *time.Time // from its UTC day on; nil: from the first that is kept on
	AsOf  *time.Time // days that were over at it; nil: all
	// profit since it began, without Since and AsOf; smartmoney.WholeLife: of all time
	Window smartmoney.Window
	Points int // most, 2 to MaxEquityPoints
}

func (q *EquityQuery) check() error {
	if q.Points < 2 || q.Points > MaxEquityPoints {
		return smartmoney.BadInput("points", "points must be between 2 and %d, got %d", MaxEquityPoints, q.Points)
	}
	if q.Window != smartmoney.WholeLife && (q.Since != nil || q.AsOf != nil) {
		return smartmoney.BadInput("window", "window must not be combined with since or asOf")
	}
	return nil
}

// WalletEquity returns a wallet's cumulative realized profit at the end of each day with activity,
// oldest first. Of more days than points it returns the first, the last, and the last of each of
// equal spans between.
func (s *Service) WalletEquity(ctx context.Context, w *smartmoney.Wallet, q EquityQuery) ([]smartmoney.EquityPoint, error) {
	if err := q.check(); err != nil {
		return nil, err
	}
	if q.Window != smartmoney.WholeLife {
		return s.windowEquity(ctx, w, &q)
	}
	snapshot, days, err := s.walletDays(ctx, w, q.Since)
	if err != nil {
		return nil, err
	}
	total := 0.0
	if now, ok := snapshot.Lookup(w.Address); ok {
		total = now.RealizedPnlUSD
	}
	points := equity(days, total)
	if q.AsOf != nil {
		over := smartmoney.DayOf(*q.AsOf)
		n, _ := slices.BinarySearchFunc(points, over, func(p smartmoney.EquityPoint, day int) int { return cmp.Compare(p.Day, day) })
		points = points[:n]
	}
	return thinned(points, q.Points), nil
}

// windowEquity returns a wallet's realized profit since a window began: 0 at the end of the day
// before it, and that of its row in the window at the end. It is empty if the wallet is not in the
// window.
func (s *Service) windowEquity(ctx context.Context, w *smartmoney.Wallet, q *EquityQuery) ([]smartmoney.EquityPoint, error) {
	window, err := s.pinned(ctx, w.Chain, q.Window)
	if err != nil {
		return nil, err
	}
	row, ok := window.Lookup(w.Address)
	if !ok || row.TradeCount() == 0 {
		return []smartmoney.EquityPoint{}, nil
	}
	begin := int(window.WindowFrom())
	_, days, err := s.walletDays(ctx, w, new(smartmoney.DayTime(begin)))
	if err != nil {
		return nil, err
	}
	points := append([]smartmoney.EquityPoint{{Day: begin - 1}}, equityFrom(0, days, row.RealizedPnlUSD)...)
	return thinned(points, q.Points), nil
}

// equity returns the cumulative profit at the end of each day, which ends at a total. What the
// total is above the sum of the days was made before them; if that is no more than their sums'
// rounding, nothing was.
func equity(days []smartmoney.WalletDay, total float64) []smartmoney.EquityPoint {
	before, size := total, math.Abs(total)
	for i := range days {
		before -= days[i].RealizedPnlUSD
		size += math.Abs(days[i].RealizedPnlUSD)
	}
	if math.Abs(before) <= 1e-11*size {
		before = 0
	}
	return equityFrom(before, days, total)
}

// equityFrom returns the cumulative profit at the end of each day, which begins with what was made
// before them and ends at a total.
func equityFrom(before float64, days []smartmoney.WalletDay, total float64) []smartmoney.EquityPoint {
	out := make([]smartmoney.EquityPoint, len(days))
	for i := range days {
		before += days[i].RealizedPnlUSD
		out[i] = smartmoney.EquityPoint{Day: days[i].Day, RealizedPnlUSD: smartmoney.Finite(before)}
	}
	if len(out) > 0 {
		out[len(out)-1].RealizedPnlUSD = smartmoney.Finite(total)
	}
	return out
}

// thinned returns at most n of the points: the first, and the last one of each of n − 1 equal
// spans.
func thinned(points []smartmoney.EquityPoint, n int) []smartmoney.EquityPoint {
	if len(points) <= n {
		return points
	}
	first, last := points[0].Day, points[len(points)-1].Day
	span := func(p *smartmoney.EquityPoint) int {
		return (p.Day - first - 1) * (n - 1) / (last - first)
	}
	out := points[:1:1]
	for i := 1; i < len(points); i++ {
		if i+1 == len(points) || span(&points[i]) != span(&points[i+1]) {
			out = append(out, points[i])
		}
	}
	return out
}

// ClosedPositions returns a page of the positions that a wallet closed, newest in the log first:
// first is 1 to MaxNestedPage, after a cursor of an earlier page.
func (s *Service) ClosedPositions(ctx context.Context, w *smartmoney.Wallet, first int, after *string) (*ClosedPositionPage, error) {
	if err := checkPage(first, MaxNestedPage); err != nil {
		return nil, err
	}
	q := smartmoney.ClosingsQuery{Limit: first + 1}
	if after != nil {
		var err error
		if q.After, err = decodeSeqCursor(cursorClosing, *after); err != nil {
			return nil, err
		}
	}
	s.reads.NoStore()
	snapshot, err := s.load(ctx, w.Chain, smartmoney.WholeLife)
	if err != nil {
		return nil, err
	}
	past, ok := snapshot.Latest(w.Address)
	now, _ := snapshot.Lookup(w.Address)
	out := &ClosedPositionPage{Total: now.ClosedPositions, before: after != nil}
	if out.KeptSince, err = s.closingsKeptSince(ctx, w.Chain); err != nil {
		return nil, err
	}
	if !ok || past.LastClosing == 0 {
		return out, nil
	}
	q.Wallet, q.Newest = past.Number, past.LastClosing
	done, err := limits.Enter(ctx, limits.TradePages)
	if err != nil {
		return nil, err
	}
	defer done()
	closings, err := s.opts.Days.Closings(ctx, w.Chain, q)
	if err != nil {
		return nil, fmt.Errorf("closed positions of %s on %s: %w", w.Address, w.Chain, err)
	}
	out.more = len(closings) > first
	return out, s.describeClosings(ctx, w, closings[:min(first, len(closings))], out)
}

// describeClosings fills the page, with the names of the tokens.
func (s *Service) describeClosings(ctx context.Context, w *smartmoney.Wallet, closings []smartmoney.Closing, out *ClosedPositionPage) error {
	numbers := make([]uint32, len(closings))
	for i := range closings {
		numbers[i] = closings[i].Token
	}
	tokens, err := s.views.TokenNames(ctx, w.Chain, numbers)
	if err != nil {
		return fmt.Errorf("tokens of closed positions on %s: %w", w.Chain, err)
	}
	out.Positions = make([]smartmoney.ClosedPosition, len(closings))
	for i := range closings {
		c := &closings[i]
		out.Positions[i] = smartmoney.ClosedPosition{
			Chain: w.Chain, Wallet: w.Address, Token: tokens[i].Address, Symbol: tokens[i].Symbol,
			Quantity: c.Quantity, CostUSD: c.Cost, ProfitUSD: c.Profit,
			OpenedAt: time.Unix(0, c.Opened).UTC(), ClosedAt: time.Unix(0, c.Closed).UTC(), Seq: c.Seq,
		}
	}
	return nil
}

// ClosedPositionPage is a page of the positions that a wallet closed, newest in the log first.
type ClosedPositionPage struct {
	Positions []smartmoney.ClosedPosition
	Total     int        // all that the wallet ever closed
	KeptSince *time.Time // event time: positions that closed before it may be deleted; nil: none is
	before    bool
	more      bool
}

// Cursor returns the cursor of position i of the page.
func (c *ClosedPositionPage) Cursor(i int) string {
	return encodeSeqCursor(cursorClosing, c.Positions[i].Seq)
}

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (c *ClosedPositionPage) PageInfo() *PageInfo {
	return newPageInfo(len(c.Positions), c.before, c.more, c.Cursor)
}

// ClosedPositionEdge is one closed position of a page with its cursor.
type ClosedPositionEdge struct{ edge[*ClosedPositionPage] }

// Edges returns the positions with their cursors.
func (c *ClosedPositionPage) Edges() []ClosedPositionEdge {
	return edges[ClosedPositionEdge](c, len(c.Positions))
}

// Node returns the position.
func (c *ClosedPositionEdge) Node() *smartmoney.ClosedPosition { return &c.page.Positions[c.index] }
