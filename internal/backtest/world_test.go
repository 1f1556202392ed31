package backtest_test

import (
	"log/slog"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/backtest"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// TestMain makes a fifth of rapid's usual number of checks: each runs an engine
// on a real database.
func TestMain(m *testing.M) {
	scale.Checks(20)
	goleak.VerifyTestMain(m)
}

// world is a service without its interfaces: a database with the engine on it.
type world struct {
	testing.TB
	db     *testkit.DB
	engine *engine.Engine
	stop   func()
	warmUp time.Duration
	maxAge time.Duration
	top    int
	least  float64       // SignalMinVolume
	record time.Duration // how far the journal reaches back; 0: the default
}

// newWorld starts an engine that the test's end stops.
func newWorld(t testing.TB, db *testkit.DB, o engine.Options) *world {
	t.Helper()
	o.Store, o.Logger = db, slog.New(slog.NewTextHandler(t.Output(), nil))
	e := engine.New(o)
	if err := e.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	stop := sync.OnceFunc(func() {
		testkit.Stop(t, e.Stop)
	})
	t.Cleanup(stop)
	return &world{TB: t, db: db, engine: e, stop: stop, warmUp: o.WarmUp, maxAge: o.MaxSignalAge, top: o.TopWallets, least: o.SignalMinVolume}
}

// customer makes a customer with a configuration.
func (w *world) customer(id string, c smartmoney.Config) {
	w.Helper()
	if _, err := w.db.CreateCustomer(w.Context(), id, id); err != nil {
		w.Fatal(err)
	}
	w.configure(id, c)
}

// configure changes a customer's configuration.
func (w *world) configure(id string, c smartmoney.Config) {
	w.Helper()
	_, err := w.db.ChangeConfig(w.Context(), id, "", func(smartmoney.Config, bool) (smartmoney.Config, error) { return c, nil })
	if err != nil {
		w.Fatal(err)
	}
	w.engine.CustomersChanged()
}

// feed has the engine process events.
func (w *world) feed(events []event.Event) {
	w.Helper()
	done, err := w.db.Append(w.Context(), events, time.Now(), nil)
	if err != nil {
		w.Fatal(err)
	}
	w.engine.Enqueue(done)
	testkit.Eventually(w, "the events are processed", func() bool {
		logs, err := w.db.ChainLogs(w.Context())
		if err != nil {
			w.Fatal(err)
		}
		for i := range logs {
			if logs[i].Processed < logs[i].Durable {
				return false
			}
		}
		return true
	})
}

// log returns what a customer was sent and did not remove.
func (w *world) log(id string) []smartmoney.Notification {
	w.Helper()
	list, err := w.db.Notifications(w.Context(), notifications.Query{CustomerID: id, Limit: 100_000})
	if err != nil {
		w.Fatal(err)
	}
	return list
}

func (w *world) ledger() *replay.DecisionLedger {
	return replay.NewDecisionLedger(replay.DecisionLedgerOptions{Journal: w.db, Sent: w.db.Logs, ConfigHistory: w.db.ConfigHistory, TopWallets: w.top, WarmUp: w.warmUp, MaxAge: w.maxAge, SignalMinVolume: w.least, Record: w.record})
}

func (w *world) simulator() *replay.Simulator {
	return replay.NewSimulator(replay.SimulatorOptions{Journal: w.db, Tokens: w.engine.Tokens, TopWallets: w.top, WarmUp: w.warmUp, SignalMinVolume: w.least, Keep: w.record})
}

// decisions returns everything that the record says of a customer.
func (w *world) decisions(l *replay.DecisionLedger, id string) []smartmoney.Decision {
	w.Helper()
	return w.ask(l, replay.DecisionQuery{CustomerID: id})
}

func (w *world) ask(l *replay.DecisionLedger, q replay.DecisionQuery) []smartmoney.Decision {
	w.Helper()
	all, _, err := l.Decisions(w.Context(), q)
	if err != nil {
		w.Fatal(err)
	}
	return all
}

// newRun makes a run over events with a set's settings.
func newRun(t testing.TB, c smartmoney.Config, interval time.Duration, top int) *backtest.Run {
	t.Helper()
	return newWarmRun(t, c, interval, top, 0)
}

// newSetRun makes one with the settings of a set of vectors.
func newSetRun(t testing.TB, c smartmoney.Config, s *vectors.Settings) *backtest.Run {
	t.Helper()
	run, err := backtest.NewRun(t.Context(), backtest.RunOptions{
		Config: c, RankInterval: s.RankInterval, TopWallets: s.TopWallets, Filter: s.Filter, Corrections: true,
		OpenGainLimit: s.OpenGainLimit, SignalMinVolume: s.SignalMinVolume, Horizon: vectors.Horizon,
	})
	if err != nil {
		t.Fatal(err)
	}
	return run
}

// newWarmRun makes one with a warm-up.
func newWarmRun(t testing.TB, c smartmoney.Config, interval time.Duration, top int, warmUp time.Duration) *backtest.Run {
	t.Helper()
	run, err := backtest.NewRun(t.Context(), backtest.RunOptions{
		Config: c, RankInterval: interval, TopWallets: top, WarmUp: warmUp, Filter: smartmoney.DefaultFilter, Corrections: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	return run
}

func apply(t testing.TB, run *backtest.Run, events []event.Event) {
	t.Helper()
	for i := range events {
		if _, err := run.Apply(t.Context(), &events[i]); err != nil {
			t.Fatal(err)
		}
	}
}

func ids(signals []*smartmoney.Signal) (out []string) {
	for _, s := range signals {
		out = append(out, s.ID)
	}
	return out
}

func signalsOf(list []smartmoney.Notification) (out []*smartmoney.Signal) {
	for i := range list {
		out = append(out, list[i].Signal)
	}
	return out
}

// heldBy counts held-back candidates by rule.
func heldBy(decisions []smartmoney.Decision) map[smartmoney.Rule]int {
	by := map[smartmoney.Rule]int{}
	for i := range decisions {
		if h := decisions[i].Held; h != nil {
			by[h.Rule] += decisions[i].Count
		}
	}
	return by
}

func tallies(s *smartmoney.Simulation) map[smartmoney.Rule]int {
	by := map[smartmoney.Rule]int{}
	for _, h := range s.HeldBack {
		by[h.Rule] = h.Count
	}
	return by
}

// signals returns every signal of a run, in order.
func signals(run *backtest.Run) []*smartmoney.Signal { return signalsOf(run.Notifications()) }

// retracted says of each signal of a run whether a correction took it back.
func retracted(run *backtest.Run) (out []bool) {
	for _, n := range run.Notifications() {
		out = append(out, n.RetractedAt != nil)
	}
	return out
}
