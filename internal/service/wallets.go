package service

import (
	"context"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// WalletsQuery selects a page of a chain's leaderboard.
type WalletsQuery struct {
	Chain  smartmoney.Chain
	RankBy smartmoney.RankBy
	Window smartmoney.Window
	// the leaderboard as it stood at the last midnight UTC of event time up to then; nil: the
	// present one
	AsOf   *time.Time
	Filter *WalletFilter // nil: the chain's defaults
	First  int           // 1 to smartmoney.MaxRankLimit; ignored with Last
	After  *string       // cursor of an earlier page of the same RankBy and Window
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
	past          bool
	before, more  bool
	window        smartmoney.Window
	windowFrom    int32 // first day of the window, in days since 1970 UTC
}

// Wallets returns a page of a leaderboard. A value out of bounds and a cursor of another
// order are BAD_USER_INPUT errors.
func (s *Service) Wallets(ctx context.Context, q WalletsQuery) (*WalletPage, error) {
	return s.walletsOf(ctx, &q, s.pinned)
}

// walletsNow returns the page of the newest snapshot, not of the request's.
func (s *Service) walletsNow(ctx context.Context, q *WalletsQuery) (*WalletPage, error) {
	return s.walletsOf(ctx, q, s.load)
}

func (s *Service) walletsOf(ctx context.Context, q *WalletsQuery, snapshotOf responsecache.Load) (*WalletPage, error) {
	if err := checkChain(q.Chain); err != nil {
		return nil, err
	}
	if !slices.Contains(smartmoney.RankBys(), q.RankBy) {
		return nil, smartmoney.BadInput("rankBy", "rankBy must be a known metric, got %q", q.RankBy)
	}
	if err := checkWindow(q.Window); err != nil {
		return nil, err
	}
	if q.AsOf != nil {
		if q.Window != smartmoney.WholeLife {
			return nil, smartmoney.BadInput("asOf", "asOf must not be combined with window: a past leaderboard has the wallets' whole life")
		}
		snapshotOf = s.asOf(*q.AsOf)
	}
	p, err := newPaging(q.First, q.After, q.Last, q.Before, smartmoney.MaxRankLimit)
	if err != nil {
		return nil, err
	}
	defaults := s.opts.Defaults(q.Chain)
	filter, err := q.Filter.over(defaults)
	if err != nil {
		return nil, err
	}
	position, err := decodeWalletCursor(q.RankBy, q.Window, p.cursor)
	if err != nil {
		return nil, p.renamed(err)
	}
	snapshot, err := snapshotOf(ctx, q.Chain, q.Window)
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
		ChainDefaults: defaults, UpdatedAt: snapshot.TakenAt(), past: q.AsOf != nil,
		window: snapshot.Window(), windowFrom: snapshot.WindowFrom(),
	}
	out.setSpan()
	if n := len(page.Wallets); n > 0 {
		out.before, out.more = page.Wallets[0].Rank > 1, page.Wallets[n-1].Rank < page.Total
	} else {
		// The whole list is on the other side of the cursor.
		out.before, out.more = !p.back && page.Total > 0, p.back && page.Total > 0
	}
	return out, nil
}

// checkWindow returns a BAD_USER_INPUT error unless a window is known or the whole life.
func checkWindow(w smartmoney.Window) error {
	if w != smartmoney.WholeLife && w.Index() < 0 {
		return smartmoney.BadInput("window", "window must be day, week or month, got %s", smartmoney.Shown(string(w)))
	}
	return nil
}

// setSpan marks the wallets with the window or the past day that their numbers are of. It copies
// them, since the page cache shares them.
func (w *WalletPage) setSpan() {
	span := string(w.window)
	if w.past {
		span = w.UpdatedAt.Format(time.DateOnly)
	}
	if span == "" {
		return
	}
	w.Wallets = slices.Clone(w.Wallets)
	for i := range w.Wallets {
		w.Wallets[i].Span = span
	}
}

// page reads the page from the snapshot. A query that scans every wallet enters limits.Scans.
func (s *Service) page(ctx context.Context, snapshot *rank.Snapshot, q rank.Query) (rank.Page, error) {
	if snapshot.Cached(q) {
		return snapshot.Page(q), nil
	}
	done, err := limits.Enter(ctx, limits.Scans)
	if err != nil {
		return rank.Page{}, err
	}
	defer done()
	return snapshot.Page(q), nil
}

// Cursor returns the cursor of wallet i of the page.
func (w *WalletPage) Cursor(i int) string {
	return encodeWalletCursor(w.RankBy, w.window, rank.CursorOf(w.RankBy, &w.Wallets[i]))
}

// AsOf returns the midnight UTC at which a past leaderboard stood as the page has it; nil for the
// present one.
func (w *WalletPage) AsOf() *time.Time {
	if !w.past {
		return nil
	}
	return &w.UpdatedAt
}

// Window returns the window whose numbers the page has; nil for the wallets' whole life.
func (w *WalletPage) Window() *smartmoney.Window { return orNone(w.window) }

// WindowStart returns midnight UTC at which the window's first day began; nil for the wallets'
// whole life.
func (w *WalletPage) WindowStart() *time.Time {
	if w.window == smartmoney.WholeLife {
		return nil
	}
	return new(smartmoney.DayTime(int(w.windowFrom)))
}

// WalletEdge is one wallet of a page with its cursor.
type WalletEdge struct{ edge[*WalletPage] }

// Edges returns the wallets with their cursors.
func (w *WalletPage) Edges() []WalletEdge { return edges[WalletEdge](w, len(w.Wallets)) }

// Rank returns the wallet's rank in the requested leaderboard, from 1.
func (w *WalletEdge) Rank() int { return w.page.Wallets[w.index].Rank }

// Node returns the wallet.
func (w *WalletEdge) Node() *smartmoney.Wallet { return &w.page.Wallets[w.index] }

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (w *WalletPage) PageInfo() *PageInfo {
	return newPageInfo(len(w.Wallets), w.before, w.more, w.Cursor)
}

// edge is one element of a page with its cursor.
type edge[P interface{ Cursor(i int) string }] struct {
	page  P
	index int
}

// Cursor returns the element's cursor.
func (e *edge[P]) Cursor() string { return e.page.Cursor(e.index) }

func edges[E ~struct{ edge[P] }, P interface{ Cursor(i int) string }](page P, n int) []E {
	all := make([]E, n)
	for i := range all {
		all[i] = E{edge[P]{page, i}}
	}
	return all
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
		info.StartCursor, info.EndCursor = new(cursor(0)), new(cursor(n-1))
	}
	return info
}

// Wallet returns the current state of a wallet, with its numbers of a window or of its whole life,
// and without a rank; nil if the chain has never seen it. A malformed address is a BAD_USER_INPUT
// error.
func (s *Service) Wallet(ctx context.Context, chain smartmoney.Chain, address string, window smartmoney.Window) (*smartmoney.Wallet, error) {
	if err := checkChain(chain); err != nil {
		return nil, err
	}
	address, err := normalAddress(chain, address)
	if err != nil {
		return nil, err
	}
	return s.lookup(ctx, chain, address, window)
}

// ExcludedWallets returns the addresses of up to first wallets that are excluded from a chain's
// leaderboards, in the order in which the log first had them, after one of them; to keys of scope
// operator.
func (s *Service) ExcludedWallets(ctx context.Context, chain smartmoney.Chain, first int, after *string) ([]string, error) {
	if err := s.operator(ctx); err != nil {
		return nil, err
	}
	if err := checkChain(chain); err != nil {
		return nil, err
	}
	if err := checkPage(first, MaxNestedPage); err != nil {
		return nil, err
	}
	snapshot, err := s.snapshot(ctx, chain)
	if err != nil {
		return nil, err
	}
	from := uint32(0)
	if after != nil {
		address, _ := smartmoney.NormalAddress(chain, *after)
		number, known := snapshot.Number(address)
		if !known {
			return nil, smartmoney.BadInput("after", "after must be the address of a wallet of %s, got %s", chain, smartmoney.Shown(*after))
		}
		from = number + 1
	}
	return snapshot.Excluded(from, first), nil
}

// WalletsByAddress returns the current state of wallets in the order of their addresses, as Wallet
// does and as of one snapshot; nil for one that the chain has never seen. More than
// smartmoney.MaxRankLimit addresses and a malformed one are BAD_USER_INPUT errors.
func (s *Service) WalletsByAddress(ctx context.Context, chain smartmoney.Chain, addresses []string, window smartmoney.Window) ([]*smartmoney.Wallet, error) {
	if err := checkChain(chain); err != nil {
		return nil, err
	}
	if len(addresses) > smartmoney.MaxRankLimit {
		return nil, smartmoney.BadInput("addresses", "addresses must list at most %d wallets, got %d", smartmoney.MaxRankLimit, len(addresses))
	}
	snapshot, err := s.pinned(ctx, chain, window)
	if err != nil {
		return nil, err
	}
	out := make([]*smartmoney.Wallet, len(addresses))
	for i, address := range addresses {
		normal, ok := smartmoney.NormalAddress(chain, address)
		if !ok {
			return nil, smartmoney.BadInput("addresses", "addresses[%d] must be %s on %s, got %s", i, addressForm(chain), chain, smartmoney.Shown(address))
		}
		if out[i], err = s.walletIn(ctx, snapshot, normal); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// lookup returns a wallet by its normalised address, with its numbers of a window or of its whole
// life; nil if the chain has never seen it.
func (s *Service) lookup(ctx context.Context, chain smartmoney.Chain, address string, window smartmoney.Window) (*smartmoney.Wallet, error) {
	snapshot, err := s.pinned(ctx, chain, window)
	if err != nil {
		return nil, err
	}
	return s.walletIn(ctx, snapshot, address)
}

// walletIn returns a wallet by its normalised address with its numbers in a snapshot; nil if the
// chain has never seen it.
func (s *Service) walletIn(ctx context.Context, snapshot *rank.Snapshot, address string) (*smartmoney.Wallet, error) {
	w, ok := snapshot.Lookup(address)
	if snapshot.Window() != smartmoney.WholeLife && w.TradeCount() == 0 {
		life, err := s.snapshot(ctx, snapshot.Chain())
		if err != nil {
			return nil, err
		}
		w, ok = life.Lookup(address)
		w = idle(&w)
	}
	if !ok {
		return nil, nil
	}
	w.Span = string(snapshot.Window())
	return &w, nil
}

// idle returns a wallet with its numbers of a window in which it did not trade.
func idle(w *smartmoney.Wallet) smartmoney.Wallet {
	return smartmoney.Wallet{
		Address: w.Address, Chain: w.Chain, TokensTraded: w.TokensTraded, LargestTradeUSD: w.LargestTradeUSD,
		LastTradeTime: w.LastTradeTime, FirstTradeTime: w.FirstTradeTime, LastTradeSeq: w.LastTradeSeq,
	}
}

// WalletRank returns the wallet's rank in the leaderboard that it was read from. For any
// other wallet it returns DefaultRank.
func (s *Service) WalletRank(ctx context.Context, w *smartmoney.Wallet) (*int, error) {
	if w.Rank > 0 {
		return &w.Rank, nil
	}
	return s.DefaultRank(ctx, w, smartmoney.WholeLife)
}

// DefaultRank returns the wallet's rank in its chain's default leaderboard of a window or of the
// whole life, nil if the filter excludes it. It scans every wallet of the chain.
func (s *Service) DefaultRank(ctx context.Context, w *smartmoney.Wallet, window smartmoney.Window) (*int, error) {
	snapshot, err := s.pinned(ctx, w.Chain, window)
	if err != nil {
		return nil, err
	}
	now, ok := snapshot.Lookup(w.Address) // w may be of a window, or of another day
	if !ok {
		return nil, nil
	}
	before := rank.CursorOf(smartmoney.ByTraderScore, &now)
	before.Address = justBefore(before.Address)
	// The snapshot does not cache a page larger than callers may request.
	page, err := s.page(ctx, snapshot, rank.Query{
		RankBy: smartmoney.ByTraderScore, Filter: s.opts.Defaults(w.Chain), Limit: smartmoney.MaxRankLimit + 1, After: &before,
	})
	if err != nil {
		return nil, err
	}
	if len(page.Wallets) == 0 || page.Wallets[0].Address != w.Address {
		return nil, nil
	}
	return &page.Wallets[0].Rank, nil
}

// justBefore returns a string that sorts before an address with no address in between.
func justBefore(address string) string {
	last := len(address) - 1
	if last < 0 {
		return ""
	}
	return address[:last] + string(rune(address[last]-1)) + "\x7f"
}
