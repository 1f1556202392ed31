package service_test

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
)

// mirror is a client that applies the changes of a leaderboard as the schema says.
type mirror struct {
	source  *service.LeaderboardChangesSource
	entries map[string]smartmoney.Wallet // by id, Rank included
	total   int
	number  int64
	whole   int // pages that came whole
}

func openMirror(t *testing.T, s *service.Service, q service.WalletsQuery) *mirror {
	t.Helper()
	source, err := s.LiveLeaderboardChanges(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	if source.Position() != -1 || source.Latest() || source.Version() != 0 {
		t.Errorf("a new source is at %d", source.Position())
	}
	return &mirror{source: source}
}

// read applies the next change and reports whether there was one.
func (m *mirror) read(t *testing.T, wait bool) bool {
	t.Helper()
	at, ok, err := m.source.Next(t.Context(), wait)
	if err != nil {
		t.Fatal(err)
	}
	if !ok {
		return false
	}
	if at.Number <= m.number || at.Number != m.source.Position() {
		t.Errorf("change %d after %d at %d", at.Number, m.number, m.source.Position())
	}
	m.apply(t, <-m.source.Events(), at.Number == m.number+1)
	m.number = at.Number
	return true
}

func (m *mirror) apply(t *testing.T, c *service.LeaderboardChange, next bool) {
	t.Helper()
	m.total = c.TotalCount
	if c.Page != nil {
		m.whole++
		m.entries = map[string]smartmoney.Wallet{}
		for _, w := range c.Page.Wallets {
			m.entries[service.WalletID(&w)] = w
		}
		if len(c.Entered)+len(c.Changed)+len(c.Moved)+len(c.Left) > 0 {
			t.Errorf("a whole page with differences: %+v", c)
		}
		return
	}
	if !next {
		t.Errorf("differences after a change that was left out")
	}
	for _, id := range c.Left {
		if _, ok := m.entries[id]; !ok {
			t.Errorf("%s left without being there", id)
		}
		delete(m.entries, id)
	}
	for _, edges := range [][]service.WalletEdge{c.Entered, c.Changed} {
		for _, e := range edges {
			m.entries[service.WalletID(e.Node())] = *e.Node()
		}
	}
	for _, move := range c.Moved {
		w, ok := m.entries[move.ID]
		if !ok || w.Rank == move.Rank {
			t.Errorf("%s moved to %d from %+v", move.ID, move.Rank, w)
		}
		w.Rank = move.Rank
		m.entries[move.ID] = w
	}
}

// shows fails unless the client has the page that a query returns.
func (m *mirror) shows(t *testing.T, page *service.WalletPage) {
	t.Helper()
	got := make([]smartmoney.Wallet, 0, len(m.entries))
	for _, w := range m.entries {
		got = append(got, w)
	}
	slices.SortFunc(got, func(a, b smartmoney.Wallet) int { return cmp.Compare(a.Rank, b.Rank) })
	if diff := gocmp.Diff(page.Wallets, got); diff != "" || m.total != page.Total {
		t.Errorf("of %d instead of %d wallets (-query +changes):\n%s", m.total, page.Total, diff)
	}
}

// Whatever happens to a leaderboard, clients that apply its changes have the page that a query returns, those that
// come later or read slowly, too.
func TestLeaderboardChangesEqualPolling(t *testing.T) {
	t.Parallel()
	minimum := 3
	for name, q := range map[string]service.WalletsQuery{
		"by score":     {Chain: smartmoney.Base, RankBy: smartmoney.ByTraderScore, First: 10, Filter: &service.WalletFilter{MinBuyVol: new(float64)}},
		"few of a few": {Chain: smartmoney.Base, RankBy: smartmoney.ByNetPnl, First: 200, Filter: &service.WalletFilter{MinTrades: &minimum, MinBuyVol: new(float64)}},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) { changesEqualPolling(t, q, 60) })
		})
	}
}

func changesEqualPolling(t *testing.T, q service.WalletsQuery, rounds int) {
	random := rand.New(rand.NewPCG(3, 4))
	events := testkit.Events(5, smartmoney.Base, 40*rounds, 60, 20)
	chainLedger := ledger.New(smartmoney.Base)
	filter := smartmoney.DefaultFilter(smartmoney.Base)
	leaderboard := rank.NewLeaderboard(chainLedger, filter, 10)
	views := &leaderboardExecution{}
	views.shown.Store(leaderboard.Snapshot(1, 0, time.Now()))
	s := service.New(views, nil, service.Options{})
	var open []*mirror
	differences := 0
	for i := range rounds {
		for n := range random.IntN(40) { // often few, so that not every wallet changes
			if at := 40*i + n; random.IntN(3) > 0 {
				chainLedger.Apply(&events[at], int64(at)+1)
			}
		}
		views.shown.Store(leaderboard.Snapshot(uint64(i)+2, 0, time.Now()))
		time.Sleep(time.Second)
		if random.IntN(4) == 0 {
			open = append(open, openMirror(t, s, q))
		}
		for n, m := range open {
			if n%3 == 2 && i%20 != 19 {
				continue // reads seldom
			}
			for m.read(t, false) {
				differences++
			}
			page, err := s.Wallets(t.Context(), q)
			if err != nil {
				t.Fatal(err)
			}
			m.shows(t, page)
		}
	}
	whole := 0
	for _, m := range open {
		whole += m.whole
		m.source.Close()
	}
	if whole <= len(open) || differences < 3*whole {
		t.Errorf("%d clients got %d whole pages among %d changes: want some that fell behind, and mostly differences", len(open), whole, differences)
	}
}

// Sources of one leaderboard number its changes alike, and one with nobody left begins anew.
func TestLeaderboardChangesAreShared(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		events := testkit.Events(5, smartmoney.Base, 400, 60, 20)
		chainLedger, applied := ledger.New(smartmoney.Base), 0
		leaderboard := rank.NewLeaderboard(chainLedger, smartmoney.DefaultFilter(smartmoney.Base), 10)
		later := func() *rank.Snapshot {
			for range 100 {
				chainLedger.Apply(&events[applied], int64(applied)+1)
				applied++
			}
			return leaderboard.Snapshot(uint64(applied), 0, time.Now())
		}
		b := &leaderboardExecution{}
		b.shown.Store(later())
		s := service.New(b, nil, service.Options{})
		q := service.WalletsQuery{Chain: smartmoney.Base, RankBy: smartmoney.ByTraderScore, First: 30, Filter: &service.WalletFilter{MinTokens: new(int), MinClosed: new(int), MinBuyVol: new(float64)}}
		one, other := openMirror(t, s, q), openMirror(t, s, q)
		one.read(t, false)
		other.read(t, false)
		if one.number != 1 || other.number != 1 || one.whole != 1 || other.whole != 1 {
			t.Errorf("the first changes are %d and %d", one.number, other.number)
		}
		b.shown.Store(later())
		if one.read(t, false) {
			t.Error("a change within a second")
		}
		begun := time.Now()
		one.read(t, true)
		if passed := time.Since(begun); passed != time.Second {
			t.Errorf("the change took %v, want 1 s", passed)
		}
		asked := b.asked
		if !other.read(t, false) || b.asked != asked {
			t.Error("the other source read the leaderboard itself")
		}
		late := openMirror(t, s, q)
		late.read(t, false)
		if one.number != 2 || other.number != 2 || late.number != 2 || one.whole != 1 || other.whole != 1 || late.whole != 1 {
			t.Errorf("changes %d, %d and %d; whole %d, %d and %d", one.number, other.number, late.number, one.whole, other.whole, late.whole)
		}
		b.shown.Store(nil)
		time.AfterFunc(3500*time.Millisecond, func() { b.shown.Store(later()) })
		one.read(t, true) // in spite of failures
		ctx, cancel := context.WithTimeout(t.Context(), 2500*time.Millisecond)
		defer cancel()
		if _, ok, err := one.source.Next(ctx, true); ok || !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("at the end: %t, error %v", ok, err)
		}
		for _, m := range []*mirror{one, other, late} {
			m.source.Close()
		}
		b.shown.Store(later())
		if m := openMirror(t, s, q); !m.read(t, false) || m.number != 1 {
			t.Errorf("anew: change %d", m.number)
		}
	})
}

func TestLiveLeaderboardChangesRefuses(t *testing.T) {
	t.Parallel()
	s := service.New(&leaderboardExecution{}, nil, service.Options{})
	ask := func(q service.WalletsQuery) error {
		_, err := s.LiveLeaderboardChanges(t.Context(), q)
		return err
	}
	q := service.WalletsQuery{Chain: smartmoney.Base, RankBy: smartmoney.ByTraderScore, First: 201}
	wantBad(t, ask(q), "first", "first must be between 1 and 200, got 201")
	negative := -1
	q.First, q.Filter = 1, &service.WalletFilter{MinTrades: &negative}
	wantBad(t, ask(q), "minTrades", "minTrades must be at least 0, got -1")
	q.Filter = nil
	if err := ask(q); !errors.Is(err, errNoLeaderboard) {
		t.Errorf("without a leaderboard: %v", err)
	}
}
