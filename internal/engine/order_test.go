package engine

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// slowFold has each correction wait before its wallets are computed, until the engine has made a
// random number of commits or a short while has passed, and fails commits at random, before or
// after they were made.
type slowFold struct {
	Store
	mu      sync.Mutex // guards the fields below
	r       *rand.Rand
	commits int           // so far
	made    chan struct{} // closed by the next commit
}

func newSlowFold(db *testkit.DB, seed uint64) *slowFold {
	return &slowFold{Store: db, r: rand.New(rand.NewPCG(seed, 6)), made: make(chan struct{})}
}

// slowest is how long a correction waits at most.
const slowest = 30 * time.Millisecond

func (s *slowFold) TradesOf(ctx context.Context, chain smartmoney.Chain, newest []int64, upTo int64, f func(seq int64, t *smartmoney.Trade) error) error {
	s.mu.Lock()
	until := s.commits + s.r.IntN(6)
	s.mu.Unlock()
	enough := time.After(slowest)
	for waits := true; waits; {
		s.mu.Lock()
		made := s.made
		waits = s.commits < until
		s.mu.Unlock()
		select {
		case <-enough:
			waits = false
		case <-ctx.Done():
			return ctx.Err()
		case <-made:
		}
	}
	return s.Store.TradesOf(ctx, chain, newest, upTo, f)
}

func (s *slowFold) CommitState(ctx context.Context, commit *enginestate.Commit) error {
	s.mu.Lock()
	roll := s.r.IntN(60)
	s.mu.Unlock()
	if roll == 0 {
		return errFlaky
	}
	err := s.Store.CommitState(ctx, commit)
	if err == nil {
		s.mu.Lock()
		s.commits++
		close(s.made)
		s.made = make(chan struct{})
		s.mu.Unlock()
	}
	if roll == 1 && err == nil {
		return errFlaky
	}
	return err
}

// unequal are customers whose rules depend on what they were sent before: on any chain, on a token,
// of a type.
func unequal(run string) (all []vectors.Customer) {
	for i, c := range []struct {
		budget, wallets int
		cooldown        float64
		whale           float64
		limits          map[smartmoney.NotificationType]int
	}{
		{budget: 10, wallets: 2, whale: 20}, {budget: 1000, wallets: 2, cooldown: 0.2, whale: 40},
		{budget: 25, wallets: 3, cooldown: 0.05, whale: 10}, {budget: 1000, wallets: 2, whale: 5, limits: map[smartmoney.NotificationType]int{
			smartmoney.WhaleMove: 12, smartmoney.ConvergenceP0: 6, smartmoney.ConvergenceP1: 6, smartmoney.PMConvergenceP0: 3,
		}},
	} {
		name := fmt.Sprint(run, i)
		config := smartmoney.DefaultConfig(name)
		config.MinTrades, config.MinClosedPositions, config.MinTokensTraded, config.ConvergenceMinUSD = 0, 0, 0, 0
		config.WhaleMinTradeUSD, config.ConvergenceMinWallets, config.ConvergenceWindowHours = c.whale, c.wallets, 0.5
		config.CooldownHours, config.DailyBudget, config.PerTypeLimits = c.cooldown, c.budget, c.limits
		all = append(all, vectors.Customer{Name: name, Config: config})
	}
	return all
}

// several draws the streams of several chains with corrections, mixed: now and then some of one
// chain, then some of another.
func several(rt *rapid.T, seed uint64) (all []event.Event, streams []*stream) {
	var left [][]event.Event
	for _, chain := range []smartmoney.Chain{smartmoney.Base, smartmoney.Solana, smartmoney.Polymarket} {
		s := &stream{chain: chain}
		s.random(seed, rapid.IntRange(50, max(scale.Of(400), 150)).Draw(rt, "events"), rapid.SampledFrom([]int{5, 40}).Draw(rt, "wallets"), 6)
		streams, left = append(streams, s), append(left, s.sent)
	}
	r := rand.New(rand.NewPCG(seed, 7))
	for len(left) > 0 {
		i := r.IntN(len(left))
		n := min(len(left[i]), 1+r.IntN(8))
		all, left[i] = append(all, left[i][:n]...), left[i][n:]
		if len(left[i]) == 0 {
			left = append(left[:i], left[i+1:]...)
		}
	}
	return all, streams
}

// entry is an entry of a customer's log without what the clock decides, and the prices that
// followed its signal.
type entry struct {
	Sequence, Retracts, Used, TypeUsed int64
	Signal, Reason, RaisedFrom         string
	Type, Least                        int64
	Retracted                          bool
	Outcomes                           string
}

// entries returns the customers' logs.
func entries(t testing.TB, db *testkit.DB, of []vectors.Customer) (logs [][]entry) {
	t.Helper()
	const query = `SELECT n.sequence, COALESCE(n.retracts, 0), n.daily_used, n.type_used, n.signal_id, COALESCE(n.reason, ''), s.raised_from, n.type,
		COALESCE(n.least_wallets, 0), n.retracted_at IS NOT NULL
		FROM notifications n JOIN notification_logs l ON l.id = n.log_id JOIN signals s ON s.id = n.signal_id WHERE l.customer_id = $1 ORDER BY n.sequence`
	for _, c := range of {
		var list []entry
		prices := map[string]string{}
		for _, n := range sent(t, db, c.Name) {
			text, err := json.Marshal(n.Outcome)
			if err != nil {
				t.Fatal(err)
			}
			prices[n.Signal.ID] = string(text)
		}
		err := sqldb.EachRow(t.Context(), db.Writer(), query, []any{c.Name}, func(rows *sql.Rows) error {
			var e entry
			err := rows.Scan(&e.Sequence, &e.Retracts, &e.Used, &e.TypeUsed, &e.Signal, &e.Reason, &e.RaisedFrom, &e.Type, &e.Least, &e.Retracted)
			e.Outcomes = prices[e.Signal]
			list = append(list, e)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		logs = append(logs, list)
	}
	return logs
}

// empty empties a database of everything but the customers.
func empty(t testing.TB, db *testkit.DB) {
	t.Helper()
	clear4(t, db)
	for _, table := range []string{"notifications", "signals", "signal_contexts"} {
		if _, err := db.Writer().ExecContext(t.Context(), "DELETE FROM "+table); err != nil {
			t.Fatal(err)
		}
	}
}

// TestDecisionsInOrder: customers are sent the same, in the same order, whatever corrections of
// several chains take to compute, through restarts and commits that fail, as by an engine that
// waits for each correction.
func TestDecisionsInOrder(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		seed, all, retractions := uint64(900), 0, 0
		law := func(rt *rapid.T) {
			seed++
			events, streams := several(rt, seed)
			serial := decideSerially(t, db, events, streams, seed)
			slow := decideSlowly(rt, t, db, events, streams, seed)
			if diff := gocmp.Diff(serial, slow); diff != "" {
				rt.Fatalf("what customers were sent (-serially +with slow corrections):\n%s", diff)
			}
			for _, log := range serial {
				for i := range log {
					if all++; log[i].Retracts > 0 {
						retractions++
					}
				}
			}
		}
		enough := func() bool { return all >= 100 && retractions >= 5 }
		scale.Until(enough, func() { scale.Check(t, db.Dialect() == sqldb.Postgres, law) })
		if t.Logf("%d entries, of them %d retractions", all, retractions); !enough() {
			t.Error("too few to tell")
		}
	})
}

func inOrderOptions(s Store) Options {
	o := Options{Store: s, Poll: quick, Filters: map[smartmoney.Chain]smartmoney.Filter{}}
	for _, chain := range smartmoney.Chains() {
		o.Filters[chain] = smartmoney.Filter{MaxBuyVol: smartmoney.DefaultMaxBuyVol}
	}
	return o
}

// decideSerially returns what customers are sent by an engine that waits for each correction.
func decideSerially(t *testing.T, db *testkit.DB, events []event.Event, streams []*stream, seed uint64) [][]entry {
	empty(t, db)
	who := unequal(fmt.Sprint("serial", seed, "-"))
	createCustomers(t, db, &vectors.Set{Customers: who})
	o := inOrderOptions(db)
	o.InlineTrades, o.InlineWait, o.aheadRows = 1<<40, time.Hour, 1<<40
	e, stop := run(t, o)
	enqueueAll(t, db, &e, events, 1<<20, func() {})
	allDecided(t, db, e, streams)
	stop()
	return leave(t, db, who)
}

// decideSlowly returns what customers are sent by engines whose corrections take long.
func decideSlowly(rt *rapid.T, t *testing.T, db *testkit.DB, events []event.Event, streams []*stream, seed uint64) [][]entry {
	empty(t, db)
	who := unequal(fmt.Sprint("slow", seed, "-"))
	createCustomers(t, db, &vectors.Set{Customers: who})
	o := inOrderOptions(newSlowFold(db, seed))
	o.InlineTrades, o.BatchEvents = rapid.SampledFrom([]int{-1, 30}).Draw(rt, "inline"), rapid.IntRange(1, 300).Draw(rt, "batch")
	o.BatchNotifications = rapid.SampledFrom([]int{0, 1, 5}).Draw(rt, "batch of notifications")
	o.aheadRows = rapid.SampledFrom([]int{0, 1}).Draw(rt, "ahead")
	o.lateBytes = rapid.SampledFrom([]int{0, 1}).Draw(rt, "late")
	o.undecidedBytes = rapid.SampledFrom([]int{0, 1, 20_000}).Draw(rt, "undecided")
	e, stop := run(t, o)
	defer func() { stop() }() // also when a draw ends the check
	for rest := events; len(rest) > 0; {
		part := rest[:min(len(rest), rapid.IntRange(1, 200).Draw(rt, "chunk"))]
		rest = rest[len(part):]
		done, err := db.Append(t.Context(), part, time.Now(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if rapid.Bool().Draw(rt, "enqueue") {
			e.Enqueue(done)
		}
		if rapid.IntRange(0, 3).Draw(rt, "restart") == 0 {
			stop()
			e, stop = run(t, o)
		}
	}
	allDecided(t, db, e, streams)
	stop()
	return leave(t, db, who)
}

// allDecided waits until every decision is made, and checks what is shown of each chain.
func allDecided(t *testing.T, db *testkit.DB, e *Engine, streams []*stream) {
	t.Helper()
	testkit.EventuallyWithin(t, timeout, "every decision is made", func() bool {
		arrived, err := db.Arrived(t.Context())
		progress, other := db.Progress(t.Context())
		return err == nil && other == nil && arrived == progress
	})
	for _, s := range streams {
		s.check(t, e)
	}
}

// TestDecisionsWaitForTheChainBehind: while a correction of one chain is computed, the ledger of
// another goes on and nothing is decided, neither by an engine that takes over, nor by one after a
// rebuild; then everything is, in the order of the events.
func TestDecisionsWaitForTheChainBehind(t *testing.T) {
	t.Parallel()
	for name, rebuild := range map[string]bool{"restarted": false, "rebuilt": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			decisionsWait(t, rebuild)
		})
	}
}

func decisionsWait(t *testing.T, rebuild bool) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const behind, ahead = smartmoney.Base, smartmoney.Solana
		whales(t, db, "w")
		s := &heldUp{Store: db, reached: make(chan struct{}, 1), release: make(chan struct{})}
		o := inOrderOptions(s)
		o.InlineTrades = -1
		e, stop := run(t, o)
		var buys []event.Event
		for i := range 4 {
			buys = append(buys, testkit.Buy(behind, 1, i, start.Add(time.Duration(i)*time.Minute)))
		}
		await(t, e, behind, appendAll(t, db, e, behind, buys))
		// so as to have a rank
		await(t, e, ahead, appendAll(t, db, e, ahead, []event.Event{testkit.Buy(ahead, 1, 1, start)}))
		who := []vectors.Customer{{Name: "w"}}
		if n := len(entries(t, db, who)[0]); n != 3 { // the first buy has no rank yet
			t.Fatalf("%d signals, want 3", n)
		}
		for i := range 2 {
			retract := event.Event{Type: event.TypeRetract, Chain: behind, Correction: &event.Correction{ID: buys[2+i].Trade.ID}}
			appendAll(t, db, e, behind, []event.Event{retract})
			if i == 0 {
				<-s.reached
			}
			await(t, e, ahead, appendAll(t, db, e, ahead, []event.Event{testkit.Buy(ahead, 1, 2+i, start.Add(time.Duration(1+i)*time.Minute))}))
		}
		stop()
		if rebuild {
			if _, err := Rebuild(t.Context(), storesOf(db), inOrderOptions(db)); err != nil {
				t.Fatal(err)
			}
		}
		e, _ = run(t, o)
		<-s.reached
		await(t, e, ahead, 3)
		if n := len(entries(t, db, who)[0]); n != 3 {
			t.Fatalf("%d entries while a chain is behind, want 3", n)
		}
		close(s.release)
		allDecided(t, db, e, nil)
		got := entries(t, db, who)[0][3:]
		for i, retracts := range []int64{2, 0, 3, 0} {
			if len(got) != 4 || got[i].Retracts != retracts {
				t.Fatalf("entries %+v, want a retraction of entry 2, a signal, a retraction of entry 3, a signal", got)
			}
		}
	})
}

// frozen leads, whoever else does, and freezes before its first commit of decisions alone.
type frozen struct {
	*heldUp
	once          sync.Once
	froze, thawed chan struct{}
}

func (f *frozen) Lead(context.Context) (enginestate.Lease, error) { return lasting{}, nil }

func (f *frozen) CommitState(ctx context.Context, commit *enginestate.Commit) error {
	if len(commit.Chains) == 0 && len(commit.Notifications) > 0 {
		f.once.Do(func() {
			close(f.froze)
			<-f.thawed
		})
	}
	return f.heldUp.CommitState(context.WithoutCancel(ctx), commit) // however long it was frozen
}

// TestFrozenDecisions: decisions that waited for the chain behind move no position, and are made
// once although a leader that another one has replaced commits them, too.
func TestFrozenDecisions(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const behind, ahead = smartmoney.Base, smartmoney.Solana
		whales(t, db, "w")
		f := &frozen{heldUp: &heldUp{Store: db, reached: make(chan struct{}, 1), release: make(chan struct{})}, froze: make(chan struct{}), thawed: make(chan struct{})}
		thaw := sync.OnceFunc(func() { close(f.thawed) })
		defer thaw() // the engine cannot stop before
		o := inOrderOptions(f)
		o.InlineTrades = -1
		first, _ := run(t, o)
		buy := func(chain smartmoney.Chain, wallet, minute int) event.Event {
			return testkit.Buy(chain, wallet, minute, start.Add(time.Duration(minute)*time.Minute))
		}
		bought := buy(behind, 1, 1)
		await(t, first, behind, appendAll(t, db, first, behind, []event.Event{buy(behind, 1, 0), bought}))
		await(t, first, ahead, appendAll(t, db, first, ahead, []event.Event{buy(ahead, 1, 1)})) // so as to have a rank
		appendAll(t, db, first, behind, []event.Event{{Type: event.TypeRetract, Chain: behind, Correction: &event.Correction{ID: bought.Trade.ID}}})
		<-f.reached
		await(t, first, ahead, appendAll(t, db, first, ahead, []event.Event{buy(ahead, 1, 2)}))
		close(f.release)
		<-f.froze

		second, _ := run(t, inOrderOptions(everybodyLeads{db}))
		allDecided(t, db, second, nil)
		thaw()
		await(t, first, ahead, appendAll(t, db, second, ahead, []event.Event{buy(ahead, 2, 3)})) // by a wallet without a rank
		if got := entries(t, db, []vectors.Customer{{Name: "w"}})[0]; len(got) != 3 || got[1].Retracts != 1 || got[2].Retracts != 0 {
			t.Errorf("entries %+v, want a signal, its retraction, a signal", got)
		}
	})
}

// leave returns the logs of customers and deletes them.
func leave(t *testing.T, db *testkit.DB, who []vectors.Customer) [][]entry {
	t.Helper()
	logs := entries(t, db, who)
	for _, c := range who {
		if _, err := db.DeleteCustomer(t.Context(), c.Name); err != nil {
			t.Fatal(err)
		}
	}
	return logs
}
