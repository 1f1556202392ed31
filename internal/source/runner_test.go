package source_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestEqualsUndisturbedRun is the promise of the package: whatever fails when, and whoever reads,
// the log has every message of the provider once, in order.
func TestEqualsUndisturbedRun(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		run := 0
		rapid.Check(t, func(r *rapid.T) {
			run++
			messages := trades(1000+uint64(run), rapid.IntRange(1, 60).Draw(r, "messages"))
			for i := range messages { // unique among runs, which share the database
				messages[i].Trade.ID = fmt.Sprintf("%d-%s", run, messages[i].Trade.ID)
			}
			before := len(logged(t, db, smartmoney.Base))
			disturbed(t, db, fmt.Sprint("run-", run), messages, rapid.Uint64().Draw(r, "seed"), rapid.Float64Range(0, 0.5).Draw(r, "odds"))
			if got, want := wire(logged(t, db, smartmoney.Base)[before:]), wire(messages); got != want {
				r.Fatalf("the log has\n%s\nwant\n%s", got, want)
			}
		})
	})
}

// disturbed reads messages with two processes, readers that fail, a database that goes away and
// leases that end.
func disturbed(t *testing.T, db *testkit.DB, name string, messages []event.Event, seed uint64, odds float64) {
	random := rand.New(rand.NewPCG(seed, 1))
	p := newProvider(messages[:len(messages)/2]...)
	p.batch = 1 + int(seed%9)
	p.fault = func() error {
		switch {
		case random.Float64() >= odds/2:
			return nil
		case random.Float64() < 0.3:
			panic("disturbed")
		}
		// tried again soon: Options.Again is short here
		return &source.RefusedError{Reason: "disturbed"}
	}
	kinds := source.NewKinds(p)
	add(t, db, kinds, name, "list", `{}`)
	change := func(o *source.Options) {
		o.Append = (&flaky{append: o.Append, random: rand.New(rand.NewPCG(seed, 2)), odds: odds / 4}).AppendBatch
		o.Lease = time.Second
	}
	one := start(t, db, name+" one", change, p)
	two := start(t, db, name+" two", change, p)
	check(t, db.RetrySource(t.Context(), name))
	p.add(messages[len(messages)/2:]...)
	check(t, db.PauseSource(t.Context(), name, true))
	check(t, db.PauseSource(t.Context(), name, false))
	testkit.Eventually(t, "all messages are stored", func() bool {
		s := status(t, db, kinds, name)
		return s.Events["trade"] >= int64(len(messages))
	})
	check(t, one.Stop(t.Context()))
	check(t, two.Stop(t.Context()))
	s := status(t, db, kinds, name)
	if s.Events["trade"] != int64(len(messages)) || s.Duplicates != 0 || len(s.Skipped) != 0 {
		t.Errorf("counted %+v of %d messages", s.Counts, len(messages))
	}
	check(t, db.RemoveSource(t.Context(), name))
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestOneProcessReads checks that one process of a fleet reads a source, and that another goes on
// at once when it stops.
func TestOneProcessReads(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		p := newProvider(trades(1, 20)...)
		kinds := source.NewKinds(p)
		add(t, db, kinds, "a", "list", `{}`)
		one := start(t, db, "one", nil, p)
		testkit.Eventually(t, "one reads", func() bool { return status(t, db, kinds, "a").Events["trade"] == 20 })
		start(t, db, "two", nil, p)
		if s := status(t, db, kinds, "a"); s.Holder != "one" || p.runs() != 1 {
			t.Errorf("%s reads in %d runs", s.Holder, p.runs())
		}
		check(t, one.Stop(t.Context()))
		p.add(trades(2, 5)...)
		began := time.Now()
		testkit.Eventually(t, "two reads", func() bool {
			s := status(t, db, kinds, "a")
			return s.Holder == "two" && s.State == source.StateRunning && s.Batches > 3
		})
		if took := time.Since(began); took > 10*time.Second { // a lease is 15 s
			t.Errorf("two waited %v for the lease", took)
		}
		if got, want := wire(logged(t, db, smartmoney.Base)), wire(p.log); got != want {
			t.Errorf("the log has\n%s\nwant\n%s", got, want)
		}
	})
}

// TestFollowsOperators checks that what another process does to a source takes effect.
func TestFollowsOperators(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	p := newProvider(trades(1, 5)...)
	kinds := source.NewKinds(p)
	start(t, db, "one", nil, p)
	add(t, db, kinds, "a", "list", `{}`)
	testkit.Eventually(t, "it is read", func() bool { return status(t, db, kinds, "a").Events["trade"] == 5 })
	check(t, db.PauseSource(t.Context(), "a", true))
	if s := status(t, db, kinds, "a"); s.State != source.StatePaused || !s.Healthy || s.Holder != "" {
		t.Errorf("paused: %+v", s)
	}
	p.add(trades(2, 5)...)
	check(t, db.PauseSource(t.Context(), "a", false))
	testkit.Eventually(t, "it is read on", func() bool { return status(t, db, kinds, "a").Batches == 2 })
	check(t, db.SyncSources(t.Context(), []source.Definition{{Name: "f", Kind: "list", Settings: []byte(`{}`), Origin: source.FromFile}}))
	testkit.Eventually(t, "f is read", func() bool { return status(t, db, kinds, "f").Duplicates > 0 })
	check(t, db.SyncSources(t.Context(), nil))
	runs := p.runs()
	check(t, db.RetrySource(t.Context(), "a"))
	testkit.Eventually(t, "a is read anew", func() bool { return p.runs() > runs })
	if s := status(t, db, kinds, "f"); s.State != source.StateStopped || s.Batches == 0 {
		t.Errorf("gone from the file: %+v", s)
	}
}

// TestFailures checks how a source looks whose reader fails.
func TestFailures(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		fault   func() error
		state   source.State
		message string
		healthy bool
	}{
		"error":   {func() error { return errors.New("GET https://u:p@rpc.example/v2/KEY?key=KEY: EOF") }, source.StateFailing, "GET https://rpc.example/…: EOF", true},
		"panic":   {func() error { panic("oh") }, source.StateFailing, "the reader panicked: oh", true},
		"refused": {func() error { return &source.RefusedError{Reason: "401"} }, source.StateRefused, "the provider refuses the source: 401", false},
	} {
		t.Run(name, func(t *testing.T) {
			db := testkit.SQLite(t)
			p := newProvider(trades(1, 5)...)
			p.fault = c.fault
			kinds := source.NewKinds(p)
			add(t, db, kinds, "a", "list", `{}`)
			start(t, db, "one", nil, p)
			var s source.Status
			testkit.Eventually(t, "it has failed", func() bool { s = status(t, db, kinds, "a"); return s.LastError != "" })
			if s.State != c.state || s.LastError != c.message || s.Healthy != c.healthy || s.LastErrorAt == nil {
				t.Errorf("%+v", s)
			}
			p.mu.Lock()
			p.fault = nil
			p.mu.Unlock()
			check(t, db.RetrySource(t.Context(), "a"))
			testkit.Eventually(t, "it works", func() bool { s = status(t, db, kinds, "a"); return s.State == source.StateRunning && s.Batches == 1 })
			if s.LastError != c.message || !s.Healthy {
				t.Errorf("after it worked: %+v", s)
			}
		})
	}
}

// TestRefusedIsTriedAgain checks that a key that works again is found without anybody's help.
func TestRefusedIsTriedAgain(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	p, n := newProvider(trades(1, 5)...), 0
	p.fault = func() error {
		if n++; n < 4 {
			return &source.RefusedError{Reason: "402"}
		}
		return nil
	}
	add(t, db, source.NewKinds(p), "a", "list", `{}`)
	start(t, db, "one", nil, p)
	testkit.Eventually(t, "it is read", func() bool { return len(logged(t, db, smartmoney.Base)) == 5 })
	if p.runs() != 4 {
		t.Errorf("%d runs", p.runs())
	}
}

// TestStopsWhileTheDatabaseIsAway checks that a process that cannot store stops all the same.
func TestStopsWhileTheDatabaseIsAway(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	p := newProvider(trades(1, 5)...)
	add(t, db, source.NewKinds(p), "a", "list", `{}`)
	away := &flaky{random: rand.New(rand.NewPCG(1, 1)), odds: 1}
	one := start(t, db, "one", func(o *source.Options) { away.append, o.Append = o.Append, away.AppendBatch }, p)
	testkit.Eventually(t, "it is read", func() bool { return p.runs() == 1 })
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	check(t, one.Stop(ctx))
	if n := len(logged(t, db, smartmoney.Base)); n != 0 {
		t.Errorf("%d events are stored", n)
	}
}

// TestBatches checks what Append does with what readers hand over.
func TestBatches(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	good := trades(1, 4)
	bad := trades(2, 2)
	bad[0].Trade.Quantity, bad[1].Trade.Wallet = -1, "nobody"
	later := event.Event{Type: event.TypeRewind, Chain: smartmoney.Base, Correction: &event.Correction{Block: 1}}
	empty := event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket}
	result := make(chan error, 10)
	k := kindFunc(func(ctx context.Context, out source.Output) error {
		for _, b := range []*source.Batch{
			{Events: good}, // no position
			{Position: []byte("{"), Events: good},
			{Position: []byte(`"` + strings.Repeat("x", source.MaxPosition) + `"`)},
			{Position: []byte("1"), Events: make([]event.Event, source.MaxBatchEvents+1)},
			{Position: []byte("1"), Rejects: make([]source.Reject, source.MaxRejects+1)},
		} {
			result <- out.Append(ctx, b)
		}
		mixed := append(append([]event.Event{later, empty}, bad...), good...)
		result <- out.Append(ctx, &source.Batch{
			Events: append(mixed, good[0]), Position: []byte(`"ok"`), At: time.Now().Add(24 * time.Hour),
			Rejects: []source.Reject{{Ref: "a\x00\xff", Reason: "", Sample: []byte(strings.Repeat("y", 2*source.MaxSample))}},
			Skipped: map[string]int64{"boring": 5},
		})
		<-ctx.Done()
		return nil
	})
	add(t, db, source.NewKinds(k), "a", "func", `{}`)
	start(t, db, "one", nil, k)
	for i := range 5 {
		if err := <-result; err == nil || errors.Is(err, source.ErrLeaseLost) {
			t.Errorf("batch %d: %v", i, err)
		}
	}
	check(t, <-result)
	s := status(t, db, source.NewKinds(k), "a")
	want := map[string]int64{"no reason": 1, "event without content": 1, "invalid quantity": 1, "invalid wallet": 1, "boring": 5}
	if got := fmt.Sprint(s.Skipped); got != fmt.Sprint(want) || s.Events["trade"] != 4 || s.Duplicates != 1 || s.Unknown != 1 {
		t.Errorf("counted %+v, want %v", s.Counts, want)
	}
	if s.LastEventAt != nil {
		t.Errorf("a message of the future is the newest one: %v", s.LastEventAt)
	}
	rejects, _, err := db.SourceRejects(t.Context(), "a", 0, 100)
	check(t, err)
	if len(rejects) != 4 || rejects[3].Ref != "a\uFFFD\uFFFD" || len(rejects[3].Sample) != source.MaxSample || !strings.Contains(string(rejects[1].Sample), `"quantity":-1`) {
		t.Errorf("rejects %.500v", rejects)
	}
}

// kindFunc is a kind of readers that are a function.
type kindFunc func(ctx context.Context, out source.Output) error

func (kindFunc) Name() string                                       { return "func" }
func (kindFunc) Check(s json.RawMessage) (json.RawMessage, error)   { return s, nil }
func (k kindFunc) New(source.Spec) (source.Reader, error)           { return k, nil }
func (k kindFunc) Run(ctx context.Context, out source.Output) error { return k(ctx, out) }
