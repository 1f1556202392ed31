package replay_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func tried(t *testing.T, s *replay.Simulator, c smartmoney.Config, since *time.Time) *smartmoney.Simulation {
	t.Helper()
	out, err := s.Simulate(t.Context(), "c", c, since)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestSinceIsBounded by the newest event and the clock.
func TestSinceIsBounded(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		now := testkit.Minutes(10)
		s := replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200, Now: func() time.Time { return now }})
		c := smartmoney.DefaultConfig("c")
		if out := tried(t, s, c, nil); !out.Until.Equal(now) || !out.Since.Equal(now.Add(-24*time.Hour)) || out.Total != 0 || out.Samples == nil {
			t.Errorf("of no events: %+v", out)
		}
		w := testkit.NewJournal(t, db)
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)))
		w.Write(smartmoney.Solana, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(-60)))
		for _, c := range []struct {
			since time.Time
			want  string // "": it is taken
		}{
			{testkit.Minutes(0).Add(-7 * 24 * time.Hour), ""},
			{testkit.Minutes(0).Add(-7*24*time.Hour - 1), "since must be at most 7 days before the newest event"},
			{testkit.Minutes(0), ""},
			{testkit.Minutes(5), ""}, // the chain is quiet
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
		if out := tried(t, s, c, nil); !out.Until.Equal(testkit.Minutes(0)) || !out.Since.Equal(testkit.Minutes(0).Add(-24*time.Hour)) {
			t.Errorf("since nil: from %v to %v", out.Since, out.Until)
		}
	})
}

// TestSinceWithinTheJournal: the bound is the one that the journal is kept for.
func TestSinceWithinTheJournal(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	w := testkit.NewJournal(t, db)
	w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)))
	for keep, want := range map[time.Duration]string{
		36 * time.Hour:      "since must be at most 36h0m0s before the newest event",
		31 * 24 * time.Hour: "since must be at most 31 days before the newest event",
	} {
		s := replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200, Keep: keep, Now: func() time.Time { return testkit.Minutes(10) }})
		since := testkit.Minutes(0).Add(-keep)
		tried(t, s, smartmoney.DefaultConfig("c"), &since)
		since = since.Add(-1)
		if _, err := s.Simulate(t.Context(), "c", smartmoney.DefaultConfig("c"), &since); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("keeping %v: error %v, want %q", keep, err, want)
		}
	}
}

// TestWhatLiesBeforeSinceFillsWindowsOnly: it makes a convergence, and uses up nothing.
func TestWhatLiesBeforeSinceFillsWindowsOnly(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)))
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(1, 5, testkit.Minutes(1)), testkit.BuyRecord(2, 5, testkit.Minutes(2)))
		w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(3, 5, testkit.Minutes(3)), testkit.BuyRecord(4, 5, testkit.Minutes(4)))
		since := testkit.Minutes(3)
		out := tried(t, replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200}), smartmoney.DefaultConfig("c"), &since)
		if out.Total != 1 || len(out.Samples) != 1 || out.Samples[0].Summary.TraderCount != 4 || out.Samples[0].Type != smartmoney.ConvergenceP1 {
			t.Fatalf("%+v", out)
		}
		// of the fifth wallet's trade
		want := []smartmoney.RuleTally{{Rule: smartmoney.RuleCooldownHours, Count: 1}}
		if diff := cmp.Diff(want, out.HeldBack); diff != "" {
			t.Errorf("held back (-want +got):\n%s", diff)
		}
		narrow := smartmoney.DefaultConfig("c")
		// of one minute, which ends before the trade a minute earlier
		narrow.ConvergenceWindowHours = 1.0 / 60
		if out := tried(t, replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200}), narrow, &since); out.Total != 0 {
			t.Errorf("%d signals of a window of a minute", out.Total)
		}
	})
}

// TestWindowsCompleteSince: a simulation whose first windows lack what is no longer kept says from
// when on none does, by the chains and the window of the configuration.
func TestWindowsCompleteSince(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		for _, chain := range []smartmoney.Chain{smartmoney.Base, smartmoney.Solana} {
			for day := range 10 {
				at := testkit.Noon.AddDate(0, 0, day)
				w.Write(chain, testkit.JournalStep{}, testkit.BuyRecord(uint32(day), 5, at), testkit.BuyRecord(uint32(day), 5, at.Add(time.Minute)))
			}
		}
		s := replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200})
		config := smartmoney.DefaultConfig("c")
		check := func(name string, hours float64, chains []smartmoney.Chain, since time.Time, want *time.Time) {
			t.Helper()
			config.ConvergenceWindowHours, config.Chains = hours, chains
			if got := tried(t, s, config, &since).WindowsCompleteSince; (got == nil) != (want == nil) || got != nil && !got.Equal(*want) {
				t.Errorf("%s: windows are complete since %v, want %v", name, got, want)
			}
		}
		base, both := []smartmoney.Chain{smartmoney.Base}, []smartmoney.Chain{smartmoney.Base, smartmoney.Solana}
		since := testkit.Noon.AddDate(0, 0, 8)
		check("nothing is deleted", 30*24, both, since, nil)
		kept := testkit.Noon.AddDate(0, 0, 2)
		before := [smartmoney.ChainCount]int64{}
		before[smartmoney.Solana.Index()] = kept.UnixNano()
		if err := testkit.Sweep(t.Context(), db, time.Time{}, before, 0); err != nil {
			t.Fatal(err)
		}
		check("a window of the days that are left", 6*24, both, since, nil)
		check("one that begins before", 6*24, both, since.Add(-1), new(kept.Add(6*24*time.Hour)))
		check("one of 30 days", 30*24, both, since, new(kept.Add(30*24*time.Hour)))
		check("a chain that lost nothing", 30*24, base, since, nil)
	})
}

// TestChainsMeetInTheOrderOfTheirOffsets: a budget goes to what arrived first, whichever
// chain it is of and whenever it happened there.
func TestChainsMeetInTheOrderOfTheirOffsets(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := testkit.NewJournal(t, db)
		for i, chain := range []smartmoney.Chain{smartmoney.Solana, smartmoney.Base, smartmoney.Ethereum, smartmoney.Base} {
			at := testkit.Minutes(30 - i) // later arrivals are of earlier times
			if i == 3 {
				at = testkit.Minutes(30)
			}
			w.Write(chain, testkit.JournalStep{}, testkit.BuyRecord(0, uint32(i), at), testkit.BuyRecord(1, uint32(i), at), testkit.BuyRecord(2, uint32(i), at))
		}
		c := smartmoney.DefaultConfig("c")
		c.DailyBudget = 3
		out := tried(t, replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200}), c, nil)
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
	t.Parallel()
	db := testkit.SQLite(t)
	w := testkit.NewJournal(t, db)
	for i := range 3 {
		at := testkit.Minutes(i * 10)
		w.Write(smartmoney.Polymarket, testkit.JournalStep{}, testkit.BuyRecord(0, 5, at), testkit.BuyRecord(1, 5, at), testkit.BuyRecord(2, 5, at))
	}
	c := smartmoney.DefaultConfig("c")
	c.CooldownHours = 0
	with := func(l *lookup) *replay.Simulator {
		return replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200, Tokens: l.Tokens})
	}
	known := &lookup{state: &smartmoney.TokenState{Market: &smartmoney.SignalMarket{ItemID: "7", Question: "Will it?"}}}
	out := tried(t, with(known), c, nil)
	if out.Total < 2 || out.Samples[0].Market == nil || out.Samples[0].Market.ItemID != "7" || !strings.Contains(out.Samples[0].Headline, "Will it?") {
		t.Errorf("%+v", out)
	}
	address, _ := testkit.Names{}.Token(5)
	if diff := cmp.Diff(map[string]int{"polymarket " + address: 1}, known.asked); diff != "" {
		t.Errorf("look-ups (-want +got):\n%s", diff)
	}
	if out := tried(t, with(&lookup{}), c, nil); out.Samples[0].Market != nil {
		t.Errorf("a token that is unknown has a market: %+v", out.Samples[0].Market)
	}
	wrong := errors.New("wrong")
	if _, err := with(&lookup{err: wrong}).Simulate(t.Context(), "c", c, nil); !errors.Is(err, wrong) {
		t.Errorf("error %v, want that of the look-up", err)
	}
}

// TestASimulationEndsWithItsCaller while it waits for others, and while it runs.
func TestASimulationEndsWithItsCaller(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	w := testkit.NewJournal(t, db)
	w.Write(smartmoney.Polymarket, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(0)), testkit.BuyRecord(2, 5, testkit.Minutes(0)))
	inside, goOn := make(chan struct{}), make(chan struct{})
	s := replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200, Scans: 1, Tokens: waiting{inside, goOn}.Tokens})
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
	t.Parallel()
	db := testkit.SQLite(t)
	w := testkit.NewJournal(t, db)
	w.Write(smartmoney.Polymarket, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)), testkit.BuyRecord(1, 5, testkit.Minutes(0)), testkit.BuyRecord(2, 5, testkit.Minutes(0)))
	inside, goOn := make(chan struct{}), make(chan struct{})
	s := replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200, Scans: 2, Tokens: (&firstWaits{inside: inside, goOn: goOn}).Tokens})
	testkit.Customers(t, db, "greedy", "modest")
	gate, use := limits.New(limits.Default(), time.Now), service.New(nil, service.Options{Customers: db.Registry, Simulate: s.Simulate})
	as := func(customer string) context.Context {
		return auth.WithPrincipal(gate.With(t.Context()), auth.Principal{CustomerID: customer, Scope: smartmoney.ScopeCustomer})
	}
	greedy := make(chan error, 5)
	ask := func() {
		_, err := use.Simulate(as("greedy"), smartmoney.ConfigUpdate{}, nil)
		greedy <- err
	}
	go ask()
	<-inside
	for range cap(greedy) - 1 {
		go ask()
	}
	for range 3 {
		if _, err := use.Simulate(as("modest"), smartmoney.ConfigUpdate{}, nil); err != nil {
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
	if n := gate.Entered(limits.Simulations); n != 0 {
		t.Errorf("%d simulations are counted when nothing runs", n)
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

// TestADamagedJournalEndsASimulation that names the chain.
func TestADamagedJournalEndsASimulation(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	w := testkit.NewJournal(t, db)
	w.Write(smartmoney.Base, testkit.JournalStep{}, testkit.BuyRecord(0, 5, testkit.Minutes(0)))
	err := db.CommitState(t.Context(), &enginestate.Commit{Arrived: 9, Journal: []enginestate.JournalRow{{
		Chain: smartmoney.Base, FirstSeq: 2, LastSeq: 2, ToTime: testkit.Minutes(1).UnixNano(), Body: []byte("no tape"),
	}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200}).Simulate(t.Context(), "c", smartmoney.DefaultConfig("c"), nil); err == nil || !strings.Contains(err.Error(), "base") {
		t.Errorf("simulate: %v", err)
	}
}

// BenchmarkSimulate runs a configuration over a day of a million records: all of them
// by top wallets, or about a quarter.
func BenchmarkSimulate(b *testing.B) {
	for _, wallets := range []int{200, 2000} {
		db := testkit.SQLite(b)
		busyDay(b, db, 1_000_000, wallets)
		for name, change := range map[string]func(*smartmoney.Config){
			"default": func(*smartmoney.Config) {},
			"strict": func(c *smartmoney.Config) {
				c.MinTokenHolders, c.MinTraderScore, c.ConvergenceWindowHours = 990, 0.9, 24
			},
		} {
			b.Run(fmt.Sprintf("wallets=%d/%s", wallets, name), func(b *testing.B) {
				c := smartmoney.DefaultConfig("bench")
				change(&c)
				s := replay.NewSimulator(replay.SimulatorOptions{Journal: db, TopWallets: 200})
				b.ReportAllocs()
				began := testkit.CPU(b)
				for b.Loop() {
					out, err := s.Simulate(b.Context(), "c", c, nil)
					if err != nil {
						b.Fatal(err)
					}
					held := 0
					for _, h := range out.HeldBack {
						held += h.Count
					}
					b.ReportMetric(float64(out.Total), "signals")
					b.ReportMetric(float64(held), "held")
				}
				b.ReportMetric((testkit.CPU(b)-began).Seconds()/float64(b.N), "cpu-s/op")
			})
		}
	}
}
