package service_test

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// follow opens the log of the world's customer until the end of the test.
func follow(t testing.TB, w *servicetest.World, q service.LiveSignalsQuery) *service.SignalSource {
	t.Helper()
	s, err := w.Service.LiveSignals(caller(t, servicetest.Customer), q)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// next returns the next event of the world's customer, nil if there is none yet.
func next(t testing.TB, s *service.SignalSource, wait bool) (*service.SignalEvent, service.EventPosition) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	before := s.Position()
	at, ok, err := s.Next(ctx, wait)
	if err != nil {
		t.Fatalf("next after %d: %v", before, err)
	}
	if !ok {
		return nil, at
	}
	e := <-s.Events()
	if at.Number <= before || at.Number != s.Position() || at.Cursor != e.Cursor || at.Version != s.Version() {
		t.Errorf("event %+v of version %d after %d at %+v", e, s.Version(), before, at)
	}
	if e.Cursor != service.SignalCursor(servicetest.Customer, at.Number) {
		t.Errorf("event at %d has the cursor of another position", at.Number)
	}
	return e, at
}

// given returns the sequences of all available signals.
func given(t testing.TB, s *service.SignalSource) string {
	t.Helper()
	list := []int64{}
	for {
		e, _ := next(t, s, false)
		if e == nil {
			return fmt.Sprint(list)
		}
		if e.Signal == nil || e.Gap || e.Oldest != nil {
			t.Errorf("event without a signal: %+v", e)
			continue
		}
		list = append(list, e.Signal.Sequence)
	}
}

func cursor(n int64) *string { return ptr(service.SignalCursor(servicetest.Customer, n)) }

func TestLiveSignals(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		fresh := follow(t, w.World, service.LiveSignalsQuery{})
		resumed := follow(t, w.World, service.LiveSignalsQuery{After: cursor(2)})
		atEnd := follow(t, w.World, service.LiveSignalsQuery{After: cursor(6)})
		for _, c := range []struct {
			s    *service.SignalSource
			want string
		}{{fresh, "[]"}, {resumed, "[3 4 5 6]"}, {atEnd, "[]"}} {
			if got := given(t, c.s); got != c.want || c.s.Latest() {
				t.Errorf("sequences = %s, want %s", got, c.want)
			}
		}
		w.Send(t, servicetest.Rival, w.first, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 8, w.first, 1))
		w.Send(t, servicetest.Customer, time.Now(), servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 9, w.first, 1, 2))
		for _, s := range []*service.SignalSource{fresh, resumed, atEnd} {
			e, _ := next(t, s, true)
			listed, err := w.Service.Signals(caller(t, servicetest.Customer), service.SignalsQuery{First: 1, After: cursor(6)})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(listed.Signals[0].Notification(), e.Signal.Notification()); diff != "" || e.Signal.Sequence != 7 {
				t.Errorf("the entry (-listed +live):\n%s", diff)
			}
			if got := given(t, s); got != "[]" {
				t.Errorf("sequences after the end = %s", got)
			}
		}
	})
}

// A source that forgets what it has read continues behind the last event that it handed over.
func TestLiveSignalsAreReadAgain(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		s := follow(t, w.World, service.LiveSignalsQuery{After: cursor(0)})
		for sequence := range int64(6) {
			if e, _ := next(t, s, false); e == nil || e.Signal == nil || e.Signal.Sequence != sequence+1 {
				t.Fatalf("after %d: %+v", sequence, e)
			}
			s.Forget()
		}
		if got := given(t, s); got != "[]" {
			t.Errorf("after the end: %s", got)
		}
	})
}

// A source of trades that forgets what it has read continues behind the last trade, and a stretch
// of the log without trades does not look like its end.
func TestLiveTradesAreReadAgain(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	buy := testkit.Buy(smartmoney.Base, 0, 0, time.Now())
	wallet := buy.Trade.Wallet
	trades := func(from, to int) (events []event.Event) {
		for i := from; i < to; i++ {
			e, trade := buy, *buy.Trade
			trade.ID = fmt.Sprint("again-", i)
			e.Trade = &trade
			events = append(events, e)
		}
		return events
	}
	symbol := "NEW"
	silent := make([]event.Event, 5000) // more than one read has
	for i := range silent {
		silent[i] = event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
			Chain: smartmoney.Base, Token: servicetest.Token(smartmoney.Base, 1), UpdatedAt: time.Now(), Symbol: &symbol,
		}}
	}
	open := func(after *string) *service.TradeSource {
		q := service.LiveTradesQuery{Chain: smartmoney.Base, Wallets: []string{wallet}, After: after}
		s, err := w.Service.LiveTrades(caller(t, servicetest.Customer), q)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	w.Append(t, smartmoney.Base, slices.Concat(trades(0, 3), silent, trades(3, 6))...)
	// from here on the trades are kept for all sources
	if _, ok, err := open(nil).Next(t.Context(), false); ok || err != nil {
		t.Fatalf("a trade after the end: %v, error %v", ok, err)
	}
	// before the first trade of base
	start := base64.RawURLEncoding.EncodeToString([]byte{1, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	s, last := open(&start), ""
	for last != "again-5" {
		_, ok, err := s.Next(t.Context(), false)
		if !ok || err != nil {
			t.Fatalf("no trade after %q, error %v", last, err)
		}
		id := (<-s.Events()).Trade.ID
		if n, known := strings.CutPrefix(id, "again-"); known && last != "" && n != fmt.Sprint(int(last[len(last)-1]-'0')+1) {
			t.Fatalf("%s follows %s", id, last)
		} else if known {
			last = id
		}
		s.Forget()
	}
}

// A filter selects the same notifications from the live log as from a list.
func TestLiveFilter(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		early := ptr(w.first.Add(-72 * time.Hour))
		chains, types := smartmoney.Chains(), smartmoney.NotificationTypes()
		var filters []*service.SignalFilter
		for _, c := range [][]smartmoney.Chain{nil, {}, chains[:1], chains[1:3], chains[3:]} {
			for _, ty := range [][]smartmoney.NotificationType{nil, {}, types[1:2], types[1:4], types[2:]} {
				for _, p := range [][]smartmoney.Priority{nil, {}, {smartmoney.P0}, {smartmoney.P1, smartmoney.P2}} {
					filters = append(filters, &service.SignalFilter{Chains: c, Types: ty, Priorities: p})
				}
			}
		}
		for n := range 6 {
			for _, chain := range chains {
				filters = append(filters, &service.SignalFilter{Wallets: []string{servicetest.Address(chain, n), servicetest.Address(smartmoney.Base, n+1)}})
				token := servicetest.Token(chain, n)
				filters = append(filters, &service.SignalFilter{Token: &token})
			}
		}
		found := map[string]bool{}
		for _, f := range append(filters, nil) {
			page, err := w.Service.Signals(caller(t, servicetest.Customer), service.SignalsQuery{Since: early, First: 50, Filter: f, After: cursor(1)})
			if err != nil {
				t.Fatal(err)
			}
			s, err := w.Service.LiveSignals(caller(t, servicetest.Customer), service.LiveSignalsQuery{After: cursor(1), Filter: f})
			if err != nil {
				t.Fatal(err)
			}
			got, want := given(t, s), sequences(page)
			if got != want || s.Position() != 6 {
				t.Errorf("%+v: live %s up to %d, listed %s", f, got, s.Position(), want)
			}
			found[got] = true
			s.Close()
		}
		if len(found) < 8 {
			t.Errorf("only %d different results: too few", len(found))
		}
	})
}

// Personal of a live signal equals that of a listed one.
func TestLivePersonal(t *testing.T) {
	t.Parallel()
	w, compared := newSent(t, testkit.SQLite(t)), 0
	for i := range 5 {
		wallet := ptr(servicetest.Address(smartmoney.Base, i))
		page, err := w.Service.Signals(caller(t, servicetest.Customer), service.SignalsQuery{First: 50, After: cursor(1), WalletID: wallet})
		if err != nil {
			t.Fatal(err)
		}
		listed := map[int64]*smartmoney.Personal{}
		for _, s := range page.Signals {
			listed[s.Sequence] = s.Personal
		}
		s := follow(t, w.World, service.LiveSignalsQuery{After: cursor(1), WalletID: wallet})
		for range listed {
			e, at := next(t, s, false)
			if diff := cmp.Diff(listed[at.Number], e.Signal.Personal); diff != "" {
				t.Errorf("wallet %d, signal %d (-listed +live):\n%s", i, at.Number, diff)
			}
			if e.Signal.Personal != nil {
				compared++
			}
		}
	}
	if compared == 0 {
		t.Error("no signal had a personal block")
	}
}

func TestLiveSignalsRefuses(t *testing.T) {
	t.Parallel()
	w := newSent(t, testkit.SQLite(t))
	mine := caller(t, servicetest.Customer)
	for name, c := range map[string]struct {
		q              service.LiveSignalsQuery
		field, message string
	}{
		"no cursor":        {service.LiveSignalsQuery{After: ptr("7")}, "after", "after must be a cursor returned by an earlier page of this list"},
		"another's cursor": {service.LiveSignalsQuery{After: ptr(service.SignalCursor(servicetest.Rival, 1))}, "after", "after must be a cursor returned by an earlier page of this list"},
		"no wallet":        {service.LiveSignalsQuery{WalletID: ptr("x")}, "walletId", "walletId must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got \"x\""},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := w.Service.LiveSignals(mine, c.q)
			wantBad(t, err, c.field, c.message)
		})
	}
	bad := service.LiveSignalsQuery{Filter: &service.SignalFilter{Token: ptr("?")}}
	_, listErr := w.Service.Signals(mine, service.SignalsQuery{First: 1, Filter: bad.Filter})
	if _, err := w.Service.LiveSignals(mine, bad); listErr == nil || err == nil || err.Error() != listErr.Error() {
		t.Errorf("a bad token: %v, listed %v", err, listErr)
	}
	without := service.New(w.Views, service.Options{Events: w.DB.Log, Days: w.DB.Days})
	for name, c := range map[string]struct {
		s    *service.Service
		ctx  context.Context
		want smartmoney.Code
	}{
		"nobody":        {w.Service, t.Context(), smartmoney.CodeUnauthenticated},
		"another scope": {w.Service, as(t.Context(), servicetest.Customer, smartmoney.ScopeIngest), smartmoney.CodeForbidden},
		"no hub":        {without, mine, smartmoney.CodeUnavailable},
	} {
		_, err := c.s.LiveSignals(c.ctx, service.LiveSignalsQuery{})
		if known, ok := errors.AsType[*smartmoney.Error](err); !ok || known.Code != c.want {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

// A subscriber that returns after a sweep receives a gap with the oldest notification left.
func TestLiveGap(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		sweep := func(keep time.Duration) {
			if err := testkit.Sweep(t.Context(), db, w.first.Add(time.Hour), [smartmoney.ChainCount]int64{}, keep); err != nil {
				t.Fatal(err)
			}
		}
		sweep(time.Hour - 2*time.Second) // deletes up to 3
		s := follow(t, w.World, service.LiveSignalsQuery{After: cursor(1)})
		e, at := next(t, s, true)
		if !e.Gap || e.Signal != nil || e.Oldest == nil || *e.Oldest != *cursor(4) || at.Number != 3 {
			t.Errorf("first event %+v at %+v, want a gap up to 3", e, at)
		}
		if got := given(t, s); got != "[4 5 6]" {
			t.Errorf("then %s", got)
		}
		s.Close()
		sweep(time.Minute)
		s = follow(t, w.World, service.LiveSignalsQuery{After: cursor(1)})
		if e, at := next(t, s, true); !e.Gap || e.Oldest != nil || at.Number != 6 {
			t.Errorf("first event %+v at %+v, want a gap up to 6 with nothing left", e, at)
		}
		if e, _ := next(t, s, false); e != nil {
			t.Errorf("then %+v", e)
		}
	})
}

// A subscriber whose cursor is of notifications that a restore lost receives a gap and then what
// was raised since. One that had seen everything up to the backup receives no gap.
func TestLiveAfterRestore(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		s := follow(t, w.World, service.LiveSignalsQuery{After: cursor(9)})
		if e, at := next(t, s, true); !e.Gap || e.Oldest != nil || at.Number != 6 {
			t.Errorf("beyond the end, without a mark: %+v at %+v, want a gap at 6", e, at)
		}
		s.Close()
		base, err := db.MarkRestored(t.Context(), 0)
		if err != nil {
			t.Fatal(err)
		}
		s = follow(t, w.World, service.LiveSignalsQuery{After: cursor(9)})
		if p := s.Position(); p != -1 {
			t.Errorf("position %d before the gap, want -1", p)
		}
		if e, at := next(t, s, true); !e.Gap || e.Oldest != nil || at.Number != base || e.Cursor != *cursor(base) {
			t.Errorf("first event %+v at %+v, want a gap up to %d", e, at, base)
		}
		s.Close()
		now := time.Now()
		w.Send(t, servicetest.Customer, now, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 1, now, 7))
		s = follow(t, w.World, service.LiveSignalsQuery{After: cursor(9)})
		if e, _ := next(t, s, true); !e.Gap || e.Oldest == nil || *e.Oldest != *cursor(base + 1) {
			t.Errorf("first event %+v, want a gap with the oldest at %d", e, base+1)
		}
		if got, want := given(t, s), fmt.Sprint([]int64{base + 1}); got != want {
			t.Errorf("then %s, want %s", got, want)
		}
		s.Close()
		s = follow(t, w.World, service.LiveSignalsQuery{After: cursor(6)})
		if got, want := given(t, s), fmt.Sprint([]int64{base + 1}); got != want {
			t.Errorf("after the last one of the backup: %s, want %s", got, want)
		}
		for after, gap := range map[int64]bool{1: false, 6: false, 7: true, base - 1: true, base: false, base + 1: false, base + 2: true} {
			page, err := w.Service.Signals(caller(t, servicetest.Customer), service.SignalsQuery{First: 50, After: cursor(after)})
			if err != nil {
				t.Fatal(err)
			}
			if got, err := w.Service.SignalGap(t.Context(), page); err != nil || got != gap {
				t.Errorf("a page after %d: gap %v, error %v, want %v", after, got, err, gap)
			}
			if after > 6 && after <= base && (len(page.Signals) != 1 || page.Signals[0].Sequence != base+1) {
				t.Errorf("a page after %d has %d signals, want %d alone", after, len(page.Signals), base+1)
			}
		}
	})
}

// Deleted notifications are not handed over after a reset, even if they were read before.
func TestLiveReset(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := servicetest.On(t, db)
		now := time.Now()
		// raised then, they count even if the day ends during the test
		tomorrow := now.Add(24 * time.Hour)
		for i := range 3 {
			w.Send(t, servicetest.Customer, now, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, i, tomorrow, i))
		}
		s := follow(t, w, service.LiveSignalsQuery{After: cursor(1)})
		if e, _ := next(t, s, false); e == nil || e.Signal.Sequence != 2 { // 3 is in the same batch
			t.Fatalf("the first event is %+v", e)
		}
		was := s.Version()
		if _, err := w.Service.ResetBudget(caller(t, servicetest.Customer)); err != nil {
			t.Fatal(err)
		}
		testkit.Eventually(t, "the reset is noticed", func() bool { return s.Version() != was })
		if got := given(t, s); got != "[]" {
			t.Errorf("sequences after the reset = %s", got)
		}
		w.Send(t, servicetest.Customer, now, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 4, now, 4))
		if e, _ := next(t, s, true); e.Signal.Sequence != 4 {
			t.Errorf("first sequence after the reset = %d, want 4", e.Signal.Sequence)
		}
	})
}

// An event that was not consumed is not overwritten. If the wallet's positions cannot be
// read, no event is produced and the same one follows later.
func TestLiveFailures(t *testing.T) {
	t.Parallel()
	w := newSent(t, testkit.SQLite(t))
	ctx := caller(t, servicetest.Customer)
	s := follow(t, w.World, service.LiveSignalsQuery{After: cursor(1)})
	if _, ok, err := s.Next(ctx, true); !ok || err != nil {
		t.Fatal(err)
	}
	if _, ok, err := s.Next(ctx, true); ok || err == nil {
		t.Error("a second event was handed over before the first was consumed")
	}
	hub := live.NewHub(live.Options{Log: w.DB})
	if err := hub.Start(ctx); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		testkit.Stop(t, hub.Stop)
	})
	positions := &blind{Views: w.Engine, down: true}
	half := service.New(positions, service.Options{Events: w.DB.Log, Days: w.DB.Days, Live: hub, Notifications: w.DB})
	s, err := half.LiveSignals(ctx, service.LiveSignalsQuery{After: cursor(1), WalletID: ptr(servicetest.Address(smartmoney.Base, 1))})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, ok, err := s.Next(ctx, true); ok || !errors.Is(err, errBlind) || s.Position() != 1 {
		t.Errorf("%v, error %v at %d", ok, err, s.Position())
	}
	positions.down = false
	if got := given(t, s); got != "[2 3 4 5 6]" {
		t.Errorf("sequences afterwards = %s", got)
	}
}

var errBlind = errors.New("blind")

// blind fails to read positions while it is down.
type blind struct {
	service.Views
	down bool
}

func (b *blind) OpenPositions(ctx context.Context, chain smartmoney.Chain, wallet string, tokens []string) ([]smartmoney.Position, error) {
	if b.down {
		return nil, errBlind
	}
	return b.Views.OpenPositions(ctx, chain, wallet, tokens)
}

// leaderboardExecution returns snapshots set by a test.
type leaderboardExecution struct {
	service.Views
	shown atomic.Pointer[rank.Snapshot] // nil: Snapshot fails
	asked int
}

var errNoLeaderboard = errors.New("no board")

func (l *leaderboardExecution) Snapshot(context.Context, smartmoney.Chain) (*rank.Snapshot, error) {
	l.asked++
	if shown := l.shown.Load(); shown != nil {
		return shown, nil
	}
	return nil, errNoLeaderboard
}

// states returns the leaderboard of a chain before a trade of its best wallet, a second
// snapshot of the same state, and the leaderboard after the trade.
func states(t *testing.T) (before, again, after *rank.Snapshot) {
	t.Helper()
	w := servicetest.New(t)
	snapshot := func() *rank.Snapshot {
		s, err := w.Engine.Snapshot(t.Context(), smartmoney.Base)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	symbol := "NEW"
	before = snapshot()
	w.Append(t, smartmoney.Base, event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
		Chain: smartmoney.Base, Token: servicetest.Token(smartmoney.Base, 1), UpdatedAt: time.Now(), Symbol: &symbol,
	}})
	again = snapshot()
	page, err := w.Service.Wallets(t.Context(), service.WalletsQuery{Chain: smartmoney.Base, RankBy: smartmoney.ByTraderScore, First: 1})
	if err != nil || len(page.Wallets) != 1 {
		t.Fatalf("%+v, error %v", page, err)
	}
	buy := testkit.Buy(smartmoney.Base, 0, 0, time.Now())
	buy.Trade.Wallet, buy.Trade.Token = page.Wallets[0].Address, servicetest.Token(smartmoney.Base, 1)
	w.Append(t, smartmoney.Base, buy)
	return before, again, snapshot()
}

// The first page is immediate; the next ones follow when the page changes, at least a
// second after the last read. A failure delays them.
func TestLiveLeaderboard(t *testing.T) {
	t.Parallel()
	before, again, after := states(t)
	if !again.TakenAt().After(before.TakenAt()) {
		t.Fatal("no second snapshot of the same state")
	}
	synctest.Test(t, func(t *testing.T) {
		b := &leaderboardExecution{}
		b.shown.Store(before)
		s, err := service.New(b, service.Options{}).LiveLeaderboard(t.Context(), smartmoney.Base, smartmoney.ByTraderScore, smartmoney.WholeLife, 3)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		begun := time.Now()
		next := func(desc string, wait bool, want *rank.Snapshot, number int64, at time.Duration) {
			t.Helper()
			place, ok, err := s.Next(t.Context(), wait)
			if err != nil {
				t.Fatalf("%s: %v", desc, err)
			}
			if passed := time.Since(begun); passed != at {
				t.Errorf("%s: after %v, want %v", desc, passed, at)
			}
			if !ok {
				if want != nil {
					t.Errorf("%s: no page", desc)
				}
				return
			}
			page := <-s.Events()
			if want == nil || !page.UpdatedAt.Equal(want.TakenAt()) || len(page.Wallets) != 3 || !s.Latest() || s.Version() != 0 ||
				place != (service.EventPosition{Number: number}) || s.Position() != number {
				t.Errorf("%s: page of %v with %d wallets at %+v", desc, page.UpdatedAt, len(page.Wallets), place)
			}
		}
		const ms = time.Millisecond
		next("first", true, before, 1, 0)
		b.shown.Store(after)
		next("too early", false, nil, 0, 0)
		next("changed", true, after, 2, 1000*ms)
		b.shown.Store(before)
		time.Sleep(300 * ms)
		next("changed again", true, before, 3, 2000*ms)
		time.Sleep(5000 * ms)
		b.shown.Store(again)
		next("nothing but the time", false, nil, 0, 7000*ms)
		time.AfterFunc(3500*ms, func() { b.shown.Store(nil) })
		time.AfterFunc(5500*ms, func() { b.shown.Store(after) })
		next("after a failure", true, after, 4, 13000*ms)

		ctx, cancel := context.WithTimeout(t.Context(), 2500*ms)
		defer cancel()
		asked := b.asked
		if _, ok, err := s.Next(ctx, true); ok || !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("at the end: %v, error %v", ok, err)
		}
		if n := b.asked - asked; n != 2 {
			t.Errorf("%d reads in 2.5 s, want 2", n)
		}
	})
}

func TestLiveLeaderboardRefuses(t *testing.T) {
	t.Parallel()
	s := service.New(&leaderboardExecution{}, service.Options{})
	for _, c := range []struct {
		chain          smartmoney.Chain
		by             smartmoney.RankBy
		first          int
		field, message string
	}{
		{"moon", smartmoney.ByTraderScore, 1, "chain", `chain must be one of base, ethereum, solana, polymarket, got "moon"`},
		{smartmoney.Base, "luck", 1, "rankBy", `rankBy must be a known metric, got "luck"`},
		{smartmoney.Base, smartmoney.ByTraderScore, 0, "first", "first must be between 1 and 200, got 0"},
		{smartmoney.Base, smartmoney.ByTraderScore, 201, "first", "first must be between 1 and 200, got 201"},
	} {
		_, err := s.LiveLeaderboard(t.Context(), c.chain, c.by, smartmoney.WholeLife, c.first)
		wantBad(t, err, c.field, c.message)
	}
	if _, err := s.LiveLeaderboard(t.Context(), smartmoney.Base, smartmoney.ByTraderScore, smartmoney.WholeLife, 1); !errors.Is(err, errNoLeaderboard) {
		t.Errorf("without a leaderboard: %v", err)
	}
}
