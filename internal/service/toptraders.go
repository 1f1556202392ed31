package service

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TraderOrder is an order of wallets by what they earned in a token.
type TraderOrder string

// The orders of traders.
const (
	ByRealized TraderOrder = "REALIZED_PNL" // closed positions only
	ByNet      TraderOrder = "NET_PNL"      // without a window the open ones, too
)

// maxTokenWallets bounds the wallets that one question adds up, some 40 B each.
const maxTokenWallets = 500_000

// TopTradersQuery asks who earned most in a token.
type TopTradersQuery struct {
	By     TraderOrder
	Window smartmoney.Window
	First  int // wallets, 1 to MaxNestedPage
}

func (q *TopTradersQuery) check() error {
	if q.By != ByRealized && q.By != ByNet {
		return smartmoney.BadInput("by", "by must be a known order, got %s", smartmoney.Shown(string(q.By)))
	}
	if err := checkWindow(q.Window); err != nil {
		return err
	}
	return checkPage(q.First, MaxNestedPage)
}

// open reports whether open positions count.
func (q *TopTradersQuery) open() bool { return q.By == ByNet && q.Window == smartmoney.WholeLife }

// TopTraders are the wallets that earned most in a token.
type TopTraders struct {
	Traders     []*TokenTrader // the most profit first, of equal ones by address
	Total       int            // wallets of the whole list
	WindowStart *time.Time     // midnight UTC; nil without a window
	KeptSince   *time.Time     // event time: positions that closed before it are missing; nil: none is
}

// TokenTrader has the profit of a wallet in a token (semantics 8.2). Money is USD.
type TokenTrader struct {
	Wallet           *smartmoney.Wallet // as it is now, without a rank
	RealizedPnlUSD   float64            // of closed positions
	NetPnlUSD        float64            // without a window with what the open position adds
	ClosedPositions  int
	WinningPositions int                  // those of them with a profit
	Position         *smartmoney.Position // the open one; nil: none
}

// TopTraders returns who earned most in a token. It fails with QUERY_TOO_COMPLEX if more than
// maxClosings positions of the chain closed in the window, or maxTokenWallets wallets closed one of
// the token.
func (s *Service) TopTraders(ctx context.Context, t *Token, q TopTradersQuery) (*TopTraders, error) {
	if err := q.check(); err != nil {
		return nil, err
	}
	s.reads.NoStore()
	done, err := limits.Enter(ctx, limits.Performance)
	if err != nil {
		return nil, err
	}
	defer done()
	snapshot, err := s.snapshot(ctx, t.Chain)
	if err != nil {
		return nil, err
	}
	out := &TopTraders{}
	from, err := s.closingsOf(ctx, snapshot, q.Window, out)
	if err != nil {
		return nil, err
	}
	e := earnings{byWallet: map[uint32]earned{}}
	if err := s.earn(ctx, t, &q, from, &e); err != nil {
		return nil, fmt.Errorf("earnings in %s on %s: %w", t.Address, t.Chain, err)
	}
	best, total := e.best(snapshot, q.First)
	out.Traders, out.Total = make([]*TokenTrader, len(best)), total
	for i, number := range best {
		if out.Traders[i], err = s.tokenTrader(ctx, t, &q, snapshot.Wallet(number), e.byWallet[number]); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// closingsOf returns the first event of which the closed positions count, and sets what the answer
// says of that.
func (s *Service) closingsOf(ctx context.Context, snapshot *rank.Snapshot, window smartmoney.Window, out *TopTraders) (from int64, err error) {
	chain := snapshot.Chain()
	from, err = s.opts.Days.ClosingsFrom(ctx, chain)
	if err != nil {
		return 0, err
	}
	if from > 0 {
		if out.KeptSince, err = s.closingsKeptSince(ctx, chain); err != nil {
			return 0, err
		}
	}
	if window == smartmoney.WholeLife {
		return from, nil
	}
	starts, err := s.opts.Days.DayStarts(ctx, chain, math.MaxInt64)
	if err != nil {
		return 0, fmt.Errorf("days of %s: %w", chain, err)
	}
	day := int(snapshot.Today()) - window.Days() + 1
	begin := smartmoney.DayTime(day)
	out.WindowStart = &begin
	if out.KeptSince != nil && !out.KeptSince.After(begin) {
		out.KeptSince = nil
	}
	return max(from, firstEvent(starts, day)), nil
}

// earned is the profit of one wallet in a token.
type earned struct {
	realized, open float64 // USD
	closed, won    uint32
}

// earnings has the profits in a token of wallets, by number.
type earnings struct {
	byWallet map[uint32]earned
	tooMany  bool
}

// add changes what a wallet earned, unless there are too many.
func (e *earnings) add(wallet uint32, change func(*earned)) {
	did, known := e.byWallet[wallet]
	if !known && len(e.byWallet) == maxTokenWallets {
		e.tooMany = true
		return
	}
	change(&did)
	e.byWallet[wallet] = did
}

// earn adds up the positions in a token: those that closed by events from one on, and the open ones
// if they count. It reads the open ones first: one that closes meanwhile may count as both, until
// the next question.
func (s *Service) earn(ctx context.Context, t *Token, q *TopTradersQuery, from int64, e *earnings) error {
	token, known, err := s.views.TokenNumber(ctx, t.Chain, t.Address)
	if err != nil || !known {
		return err
	}
	if q.open() {
		err := s.views.EachHolder(ctx, t.Chain, token, func(wallet uint32, profitUSD float64) {
			e.add(wallet, func(did *earned) { did.open = profitUSD })
		})
		if err != nil {
			return err
		}
	}
	err = s.opts.Days.EachTokenClosing(ctx, t.Chain, token, from, maxClosings, func(c *smartmoney.Closing) {
		e.add(c.Wallet, func(did *earned) {
			did.realized = smartmoney.Finite(did.realized + c.Profit)
			did.closed++
			if c.Profit > ledger.LeastWin {
				did.won++
			}
		})
	})
	if err == nil && e.tooMany {
		err = smartmoney.Errorf(smartmoney.CodeTooComplex, "more than %d wallets traded the token in that time: ask for a shorter window", maxTokenWallets)
	}
	return err
}

// net returns what the wallet earned with closed and open positions.
func (e *earned) net() float64 { return smartmoney.Finite(e.realized + e.open) }

// best returns the first n of the wallets by net profit, of equal ones by address, and the number
// of all: those that may be in a leaderboard.
func (e *earnings) best(snapshot *rank.Snapshot, n int) (best []uint32, total int) {
	compare := func(a, b uint32) int {
		of, to := e.byWallet[a], e.byWallet[b]
		if order := cmp.Compare(to.net(), of.net()); order != 0 {
			return order
		}
		return strings.Compare(snapshot.Address(a), snapshot.Address(b))
	}
	best = make([]uint32, 0, n)
	for wallet := range e.byWallet {
		if !snapshot.Listed(wallet) {
			continue
		}
		total++
		if len(best) == n {
			if compare(wallet, best[n-1]) > 0 {
				continue
			}
			best = best[:n-1]
		}
		at, _ := slices.BinarySearchFunc(best, wallet, compare)
		best = slices.Insert(best, at, wallet)
	}
	return best, total
}

// tokenTrader describes what a wallet earned in a token, with its open position.
func (s *Service) tokenTrader(ctx context.Context, t *Token, q *TopTradersQuery, w smartmoney.Wallet, did earned) (*TokenTrader, error) {
	held, err := s.views.OpenPositions(ctx, t.Chain, w.Address, []string{t.Address})
	if err != nil {
		return nil, fmt.Errorf("positions of %s on %s in %s: %w", w.Address, t.Chain, t.Address, err)
	}
	out := &TokenTrader{Wallet: &w, RealizedPnlUSD: did.realized, ClosedPositions: int(did.closed), WinningPositions: int(did.won)}
	if len(held) > 0 {
		out.Position = &held[0]
		if q.By == ByRealized && q.Window == smartmoney.WholeLife {
			did.open = held[0].CountedPnlUSD
		}
	}
	out.NetPnlUSD = did.net()
	return out, nil
}
