package backtest_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/backtest"
	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

func simulate(t *testing.T, s *backtest.Simulator, c smartmoney.Config, since *time.Time) *smartmoney.Simulation {
	t.Helper()
	out, err := s.Simulate(t.Context(), "c", c, since)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestSinceIsBounded by the newest event and the clock.
func TestSinceIsBounded(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		now := minutes(10)
		s := backtest.NewSimulator(backtest.SimulatorOptions{Journal: db, TopWallets: 200, Now: func() time.Time { return now }})
		c := smartmoney.DefaultConfig("c")
		if out := simulate(t, s, c, nil); !out.Until.Equal(now) || !out.Since.Equal(now.Add(-24*time.Hour)) || out.Total != 0 || out.Samples == nil {
			t.Errorf("of no events: %+v", out)
		}
		w := newTaped(t, db)
		w.write(smartmoney.Base, step{}, buy(0, 5, minutes(0)))
		w.write(smartmoney.Solana, step{}, buy(0, 5, minutes(-60)))
		for _, c := range []struct {
			since time.Time
			want  string // "": it is taken
		}{
			{minutes(0).Add(-7 * 24 * time.Hour), ""},
			{minutes(0).Add(-7*24*time.Hour - 1), "since must be at most 7 days before the newest event"},
			{minutes(0), ""},
			{minutes(5), ""}, // the chain is quiet
			{now, ""},
			{now.Add(1), "since must not be in the future"},
		} {
			out, err := s.Simulate(t.Context(), "c", smartmoney.DefaultConfig("c"), &c.since)
			switch {
			case c.want != "":
				if bad, ok := errors.AsType[*smartmoney.Error](err); !ok || bad.Field != "since" || bad.Code != smartmoney.CodeBadInput || !strings.HasPrefix(bad.Message, c.want) {
					t.Errorf("since %v: error %v, want %q", c.since, err, c.want)
				}
			case err != nil:
				t.Errorf("since %v: %v", c.since, err)
			case !out.Since.Equal(c.since) || out.Until.Before(out.Since):
				t.Errorf("since %v: from %v to %v", c.since, out.Since, out.Until)
			}
		}
		if out := simulate(t, s, c, nil); !out.Until.Equal(minutes(0)) || !out.Since.Equal(minutes(0).Add(-24*time.Hour)) {
			t.Errorf("since nil: from %v to %v", out.Since, out.Until)
		}
	})
}

// TestWhatLiesBeforeSinceFillsWindowsOnly: it makes a convergence, and uses up nothing.
func TestWhatLiesBeforeSinceFillsWindowsOnly(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		w := newTaped(t, db)
		w.write(smartmoney.Base, step{}, buy(0, 5, minutes(0)))
		w.write(smartmoney.Base, step{}, buy(1, 5, minutes(1)), buy(2, 5, minutes(2)))
		w.write(smartmoney.Base, step{}, buy(3, 5, minutes(3)), buy(4, 5, minutes(4)))
		since := minutes(3)
		out := simulate(t, w.world(0).simulator(), smartmoney.DefaultConfig("c"), &since)
		if out.Total != 1 || len(out.Samples) != 1 || out.Samples[0].Summary.TraderCount != 4 || out.Samples[0].Type != smartmoney.ConvergenceP1 {
			t.Fatalf("%+v", out)
		}
		want := []smartmoney.RuleTally{{Rule: smartmoney.RuleCooldownHours, Count: 1}} // of the fifth wallet's trade
		if diff := cmp.Diff(want, out.HeldBack); diff != "" {
			t.Errorf("held back (-want +got):\n%s", diff)
		}
		narrow := smartmoney.DefaultConfig("c")
		narrow.ConvergenceWindowHours = 1.0 / 60 // of one minute, which ends before the trade a minute earlier
		if out := simulate(t, w.world(0).simulator(), narrow, &since); out.Total != 0 {
			t.Errorf("%d signals of a window of a minute", out.Total)
		}
	})
}

// TestChainsMeetInTheOrderOfTheirOffsets: a budget goes to what arrived first, whichever
// chain it is of and whenever it happened there.
func TestChainsMeetInTheOrderOfTheirOffsets(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		w := newTaped(t, db)
		for i, chain := range []smartmoney.Chain{smartmoney.Solana, smartmoney.Base, smartmoney.Ethereum, smartmoney.Base} {
			at := minutes(30 - i) // later arrivals are of earlier times
			if i == 3 {
				at = minutes(30)
			}
			w.write(chain, step{}, buy(0, uint32(i), at), buy(1, uint32(i), at), buy(2, uint32(i), at))
		}
		c := smartmoney.DefaultConfig("c")
		c.DailyBudget = 3
		out := simulate(t, w.world(0).simulator(), c, nil)
		var got []string
		for _, s := range out.Samples {
			got = append(got, fmt.Sprint(s.Chain, " ", s.Token.Symbol))
		}
		if diff := cmp.Diff([]string{"solana T0", "base T1", "ethereum T2"}, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if len(out.HeldBack) != 1 || out.HeldBack[0] != (smartmoney.RuleTally{Rule: smartmoney.RuleDailyBudget, Count: 1}) {
			t.Errorf("held back: %+v", out.HeldBack)
		}
	})
}

// lookup answers every look-up alike, and counts them.
type lookup struct {
	state *smartmoney.TokenState
	err   error
	asked map[string]int
}

func (l *lookup) Tokens(_ context.Context, chain smartmoney.Chain, addresses []string) ([]*smartmoney.TokenState, error) {
	if l.asked == nil {
		l.asked = map[string]int{}
	}
	l.asked[string(chain)+" "+addresses[0]]++
	return []*smartmoney.TokenState{l.state}, l.err
}

// TestMarketsAreLookedUpOnce a token, and a failure is the simulation's.
func TestMarketsAreLookedUpOnce(t *testing.T) {
	db := smtest.SQLite(t)
	w := newTaped(t, db)
	for i := range 3 {
		at := minutes(i * 10)
		w.write(smartmoney.Polymarket, step{}, buy(0, 5, at), buy(1, 5, at), buy(2, 5, at))
	}
	c := smartmoney.DefaultConfig("c")
	c.CooldownHours = 0
	with := func(l backtest.Lookups) *backtest.Simulator {
		return backtest.NewSimulator(backtest.SimulatorOptions{Journal: db, TopWallets: 200, Lookups: l})
	}
	known := &lookup{state: &smartmoney.TokenState{Market: &smartmoney.SignalMarket{ItemID: "7", Question: "Will it?"}}}
	out := simulate(t, with(known), c, nil)
	if out.Total < 2 || out.Samples[0].Market == nil || out.Samples[0].Market.ItemID != "7" || !strings.Contains(out.Samples[0].Headline, "Will it?") {
		t.Errorf("%+v", out)
	}
	address, _ := made{}.Token(5)
	if diff := cmp.Diff(map[string]int{"polymarket " + address: 1}, known.asked); diff != "" {
		t.Errorf("look-ups (-want +got):\n%s", diff)
	}
	if out := simulate(t, with(&lookup{}), c, nil); out.Samples[0].Market != nil {
		t.Errorf("a token that is unknown has a market: %+v", out.Samples[0].Market)
	}
	wrong := errors.New("wrong")
	if _, err := with(&lookup{err: wrong}).Simulate(t.Context(), "c", c, nil); !errors.Is(err, wrong) {
		t.Errorf("error %v, want that of the look-up", err)
	}
}

// TestASimulationEndsWithItsCaller while it waits for others, and while it runs.
func TestASimulationEndsWithItsCaller(t *testing.T) {
	db := smtest.SQLite(t)
	w := newTaped(t, db)
	w.write(smartmoney.Polymarket, step{}, buy(0, 5, minutes(0)), buy(1, 5, minutes(0)), buy(2, 5, minutes(0)))
	inside, goOn := make(chan struct{}), make(chan struct{})
	s := backtest.NewSimulator(backtest.SimulatorOptions{Journal: db, TopWallets: 200, Walks: 1, Lookups: waiting{inside, goOn}})
	first := make(chan error)
	go func() {
		_, err := s.Simulate(t.Context(), "c", smartmoney.DefaultConfig("c"), nil)
		first <- err
	}()
	<-inside
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Simulate(ctx, "c", smartmoney.DefaultConfig("c"), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("while another runs: %v", err)
	}
	close(goOn)
	if err := <-first; err != nil {
		t.Error(err)
	}
	if _, err := s.Simulate(ctx, "c", smartmoney.DefaultConfig("c"), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("alone: %v", err)
	}
}

// TestOneCustomerLeavesRoomForOthers: whoever asks for many simulations at once has one
// of them run, and the next customer's need not wait for the rest.
func TestOneCustomerLeavesRoomForOthers(t *testing.T) {
	db := smtest.SQLite(t)
	w := newTaped(t, db)
	w.write(smartmoney.Polymarket, step{}, buy(0, 5, minutes(0)), buy(1, 5, minutes(0)), buy(2, 5, minutes(0)))
	inside, goOn := make(chan struct{}), make(chan struct{})
	s := backtest.NewSimulator(backtest.SimulatorOptions{Journal: db, TopWallets: 200, Walks: 2, Lookups: &firstWaits{inside: inside, goOn: goOn}})
	greedy := make(chan error, 5)
	ask := func() {
		_, err := s.Simulate(t.Context(), "greedy", smartmoney.DefaultConfig("c"), nil)
		greedy <- err
	}
	go ask()
	<-inside
	for range cap(greedy) - 1 {
		go ask()
	}
	for range 3 {
		if _, err := s.Simulate(t.Context(), "modest", smartmoney.DefaultConfig("c"), nil); err != nil {
			t.Fatal(err)
		}
	}
	select {
	case err := <-greedy:
		close(goOn)
		t.Fatalf("a second simulation of the same customer ran beside the first: %v", err)
	default:
	}
	close(goOn)
	for range cap(greedy) {
		if err := <-greedy; err != nil {
			t.Error(err)
		}
	}
	if n := s.Waiting(); n != 0 {
		t.Errorf("%d customers are remembered when nothing runs", n)
	}
}

// firstWaits reports that it was asked first, and answers that one when it is let;
// all others it answers at once.
type firstWaits struct {
	once         sync.Once
	inside, goOn chan struct{}
}

func (f *firstWaits) Tokens(context.Context, smartmoney.Chain, []string) ([]*smartmoney.TokenState, error) {
	first := false
	f.once.Do(func() { first = true })
	if first {
		close(f.inside)
		<-f.goOn
	}
	return []*smartmoney.TokenState{nil}, nil
}

// waiting reports that it was asked, and answers when it is let.
type waiting struct{ inside, goOn chan struct{} }

func (w waiting) Tokens(context.Context, smartmoney.Chain, []string) ([]*smartmoney.TokenState, error) {
	close(w.inside)
	<-w.goOn
	return []*smartmoney.TokenState{nil}, nil
}

// TestADamagedJournalIsAnError of the simulation and of the ledger.
func TestADamagedJournalIsAnError(t *testing.T) {
	db := smtest.SQLite(t)
	w := newTaped(t, db)
	w.configured("c", func(*smartmoney.Config) {})
	w.write(smartmoney.Base, step{}, buy(0, 5, minutes(0)))
	err := db.CommitState(t.Context(), &store.Commit{Arrived: 9, Journal: []store.JournalRow{{
		Chain: smartmoney.Base, FirstSeq: 2, LastSeq: 2, ToTime: minutes(1).UnixNano(), Body: []byte("no tape"),
	}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.world(0).simulator().Simulate(t.Context(), "c", smartmoney.DefaultConfig("c"), nil); err == nil || !strings.Contains(err.Error(), "base") {
		t.Errorf("simulate: %v", err)
	}
	if _, err := w.world(0).ledger().Decisions(t.Context(), service.DecisionsQuery{CustomerID: "c"}); err == nil || !strings.Contains(err.Error(), "base") {
		t.Errorf("decisions: %v", err)
	}
}
