package source_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestCheck(t *testing.T) {
	t.Parallel()
	kinds := source.NewKinds(newProvider(), kindFunc(nil))
	d, err := kinds.Check(source.Definition{Name: "a-1", Kind: "list"})
	if err != nil || string(d.Settings) != `{"max_silence":"1m"}` {
		t.Errorf("completed as %s, %v", d.Settings, err)
	}
	for field, d := range map[string]source.Definition{
		"name":        {Name: "A", Kind: "list"},
		"kind":        {Name: "a", Kind: "lists"},
		"settings":    {Name: "a", Kind: "list", Settings: json.RawMessage(`{"x":"` + strings.Repeat("x", source.MaxSettings) + `"}`)},
		"other":       {Name: "a", Kind: "list", Settings: json.RawMessage(`{"other":1}`)},
		"max_silence": {Name: "a", Kind: "func", Settings: json.RawMessage(`{"max_silence":"-1s"}`)},
	} {
		_, err := kinds.Check(d)
		testkit.WantError(t, err, smartmoney.CodeBadInput, field, "")
	}
	_, err = kinds.Check(source.Definition{Name: strings.Repeat("a", 65), Kind: "list"})
	testkit.WantError(t, err, smartmoney.CodeBadInput, "name", "")
	_, err = kinds.Check(source.Definition{Name: "a", Kind: "func", Settings: json.RawMessage(`{"max_silence":5}`)})
	testkit.WantError(t, err, smartmoney.CodeBadInput, "max_silence", "")
}

// sole is a kind of which one source alone may read each thing, which is its settings.
type sole struct{ kindFunc }

func (sole) Name() string                                  { return "sole" }
func (sole) Sole(settings json.RawMessage) (string, error) { return string(settings), nil }

// TestSole checks which sources may be read beside each other: of kinds that say so, one for each
// thing; a stopped one is not read, a paused one will be.
func TestSole(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx, kinds := t.Context(), source.NewKinds(sole{}, kindFunc(nil))
		of := func(name, kind, settings string, origin source.Origin) source.Definition {
			d, err := kinds.Check(source.Definition{Name: name, Kind: kind, Settings: json.RawMessage(settings), Origin: origin})
			check(t, err)
			return d
		}
		refused := func(err error, field, text string) {
			t.Helper()
			testkit.WantError(t, err, smartmoney.CodeBadInput, field, "")
			if !strings.Contains(err.Error(), text) {
				t.Errorf("%v, want %q in it", err, text)
			}
		}
		add := func(name, kind, settings string) error {
			return db.AddSource(ctx, of(name, kind, settings, source.FromCommand))
		}
		check(t, add("a", "sole", `{"n":1}`))
		check(t, add("b", "sole", `{"n":2}`))
		check(t, add("c", "func", `{"n":1}`))
		check(t, add("d", "func", `{"n":1}`))
		check(t, db.PauseSource(ctx, "a", true))
		refused(add("e", "sole", `{"n":1}`), "name", `the source "a" reads {"n":1} already`)
		refused(add("a", "sole", `{"n":1}`), "name", `there is a source "a" already`)

		file := func(names ...string) (all []source.Definition) {
			for i, name := range names {
				all = append(all, of(name, "sole", fmt.Sprintf(`{"n":%d}`, 2+i), source.FromFile))
			}
			return all
		}
		refused(db.SyncSources(ctx, file("f")), "sources.f", `sources.f: the source "b" reads {"n":2} already`)
		check(t, db.RemoveSource(ctx, "b"))
		check(t, db.SyncSources(ctx, file("f", "g")))
		check(t, db.SyncSources(ctx, file("h", "f"))) // f reads another thing now, and h what f did
		refused(db.SyncSources(ctx, append(file("h"), of("i", "sole", `{"n":2}`, source.FromFile))), "sources.i", `the source "h" reads`)
		check(t, db.SyncSources(ctx, nil))
		check(t, add("e", "sole", `{"n":2}`)) // f and h are stopped
		refused(db.SyncSources(ctx, file("h")), "sources.h", `the source "e" reads`)
	})
}

// TestSoleAtOnce adds sources from several connections at once, of which one alone may be added.
func TestSoleAtOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		kinds := source.NewKinds(sole{})
		var added atomic.Int64
		var adders sync.WaitGroup
		for i := range 8 {
			adders.Go(func() {
				d, err := kinds.Check(source.Definition{Name: fmt.Sprint("s", i), Kind: "sole", Settings: json.RawMessage(`{}`), Origin: source.FromCommand})
				if err == nil {
					err = db.AddSource(t.Context(), d)
				}
				switch {
				case err == nil:
					added.Add(1)
				case smartmoney.CodeOf(err) != smartmoney.CodeBadInput:
					t.Error(err)
				}
			})
		}
		adders.Wait()
		if n := added.Load(); n != 1 {
			t.Errorf("%d sources were added, want 1", n)
		}
	})
}

func TestStatus(t *testing.T) {
	t.Parallel()
	now := testkit.StartUTC
	ago := func(d time.Duration) time.Time { return now.Add(-d) }
	kinds := source.NewKinds(newProvider(), hook{})
	for name, c := range map[string]struct {
		stored  source.Stored
		state   source.State
		problem string // the beginning; "": healthy
		lag     float64
	}{
		"just added":         {source.Stored{ChangedAt: ago(time.Second)}, source.StateUnassigned, "", -1},
		"read by nobody":     {source.Stored{ChangedAt: ago(time.Hour)}, source.StateUnassigned, "no process reads it", -1},
		"of an unknown kind": {source.Stored{ChangedAt: ago(time.Hour), Definition: source.Definition{Kind: "new"}}, source.StateUnassigned, "this version", -1},
		"paused":             {source.Stored{Paused: true, RefusedAt: now}, source.StatePaused, "", -1},
		"stopped":            {source.Stored{Paused: true, Stopped: true}, source.StateStopped, "", -1},
		"refused":            {source.Stored{Holder: "p", Failing: true, RefusedAt: ago(time.Hour)}, source.StateRefused, "the provider refuses it since 2031-", -1},
		"failing":            {source.Stored{Holder: "p", Failing: true, HeardAt: ago(time.Second)}, source.StateFailing, "", -1},
		"failing for long":   {source.Stored{Holder: "p", Failing: true, HeardAt: ago(time.Hour)}, source.StateFailing, "nothing was stored for 1h0m0s", -1},
		"waiting":            {source.Stored{Holder: "p", Progress: source.Progress{Waiting: "no price"}, HeardAt: now}, source.StateWaiting, "", -1},
		"silent":             {source.Stored{Holder: "p", HeardAt: ago(61 * time.Second), LeasedAt: ago(time.Hour)}, source.StateRunning, "nothing was stored for 1m1s", -1},
		"leased again":       {source.Stored{Holder: "p", HeardAt: ago(time.Hour), LeasedAt: ago(59 * time.Second)}, source.StateRunning, "", -1},
		"resumed":            {source.Stored{Holder: "p", HeardAt: ago(time.Hour), ChangedAt: ago(time.Second)}, source.StateRunning, "", -1},
		"sent to":            {source.Stored{Definition: source.Definition{Kind: "hook"}, ChangedAt: ago(time.Second)}, source.StateRunning, "", -1},
		"price too old": {source.Stored{Definition: source.Definition{Kind: "hook"}, HeardAt: now, Counts: source.Counts{PricedAt: new(ago(7 * time.Hour))}},
			source.StateRunning, "the price of the chain's coin is 7h0m0s old", -1},
		"no price yet": {source.Stored{Definition: source.Definition{Kind: "hook"}, HeardAt: now, Counts: source.Counts{Unpriced: 3}},
			source.StateRunning, "3 swaps wait for a first price", -1},
		"price old enough": {source.Stored{Definition: source.Definition{Kind: "hook"}, HeardAt: now, Counts: source.Counts{PricedAt: new(ago(5 * time.Hour))}}, source.StateRunning, "", -1},
		"behind":           {source.Stored{Holder: "p", HeardAt: now, LastEventAt: ago(time.Minute)}, source.StateRunning, "", 60},
		"at the head":      {source.Stored{Holder: "p", HeardAt: now, LastEventAt: ago(time.Minute), Progress: source.Progress{Lag: new(int64(0))}}, source.StateRunning, "", 0},
	} {
		t.Run(name, func(t *testing.T) {
			if c.stored.Kind == "" {
				c.stored.Kind = "list"
			}
			c.stored.Settings = json.RawMessage(`{"max_silence":"1m"}`)
			s := kinds.Status(&c.stored, now)
			if s.State != c.state || !strings.HasPrefix(s.Problem, c.problem) || s.Healthy != (c.problem == "") || s.Healthy != (s.Problem == "") {
				t.Errorf("state %s, healthy %v: %s", s.State, s.Healthy, s.Problem)
			}
			if (c.lag < 0) != (s.LagSeconds == nil) || s.LagSeconds != nil && *s.LagSeconds != c.lag {
				t.Errorf("lag of %v s", s.LagSeconds)
			}
		})
	}
}
