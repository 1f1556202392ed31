package lifecycle_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/lifecycle"
)

// recorder records calls and fails those in fail.
type recorder struct {
	calls []string
	fail  map[string]error
}

func (r *recorder) service(name string) lifecycle.Hooks {
	note := func(call string) func(context.Context) error {
		return func(context.Context) error {
			r.calls = append(r.calls, call)
			return r.fail[call]
		}
	}
	return lifecycle.Hooks{OnStart: note("start " + name), OnStop: note("stop " + name)}
}

func TestOrder(t *testing.T) {
	broken := errors.New("broken")
	stuck := errors.New("stuck")
	for _, test := range []struct {
		name      string
		fail      map[string]error
		wantStart error
		wantStop  error
		wantCalls []string
	}{
		{
			name:      "all succeed",
			wantCalls: []string{"start store", "start engine", "start http", "stop http", "stop engine", "stop store"},
		},
		{
			name:      "a failed start stops the earlier parts",
			fail:      map[string]error{"start http": broken},
			wantStart: broken,
			wantCalls: []string{"start store", "start engine", "start http", "stop engine", "stop store"},
		},
		{
			name:      "a failed stop does not keep the others running",
			fail:      map[string]error{"stop engine": stuck},
			wantStop:  stuck,
			wantCalls: []string{"start store", "start engine", "start http", "stop http", "stop engine", "stop store"},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			rec := &recorder{fail: test.fail}
			var run lifecycle.Runner
			for _, name := range []string{"store", "engine", "http"} {
				run.Add(name, rec.service(name))
			}
			if err := run.Start(t.Context()); !errors.Is(err, test.wantStart) {
				t.Errorf("Start: %v, want %v", err, test.wantStart)
			}
			if err := run.Stop(t.Context()); !errors.Is(err, test.wantStop) {
				t.Errorf("Stop: %v, want %v", err, test.wantStop)
			}
			if err := run.Stop(t.Context()); err != nil {
				t.Errorf("second Stop: %v", err)
			}
			if diff := cmp.Diff(test.wantCalls, rec.calls); diff != "" {
				t.Errorf("calls (-want +got):\n%s", diff)
			}
		})
	}
}

func TestErrorsAreJoinedAndNamed(t *testing.T) {
	broken, stuck := errors.New("broken"), errors.New("stuck")
	rec := &recorder{fail: map[string]error{"start engine": broken, "stop store": stuck}}
	var run lifecycle.Runner
	run.Add("store", rec.service("store"))
	run.Add("engine", rec.service("engine"))

	err := run.Start(t.Context())
	if !errors.Is(err, broken) || !errors.Is(err, stuck) {
		t.Fatalf("Start: %v, want both %v and %v", err, broken, stuck)
	}
	if want := "start engine: broken\nstop store: stuck"; err.Error() != want {
		t.Errorf("Start: %q, want %q", err, want)
	}
}

// Parts must be stopped with a live context even if the start was cut short by its own.
func TestUndoOutlivesTheStart(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var stopped error
	var run lifecycle.Runner
	run.Add("store", lifecycle.Hooks{OnStop: func(ctx context.Context) error {
		stopped = ctx.Err()
		return nil
	}})
	run.Add("engine", lifecycle.Hooks{OnStart: func(ctx context.Context) error {
		cancel()
		return ctx.Err()
	}})
	if err := run.Start(ctx); !errors.Is(err, context.Canceled) {
		t.Fatalf("Start: %v, want %v", err, context.Canceled)
	}
	if stopped != nil {
		t.Errorf("the store was stopped with an ended context: %v", stopped)
	}
}
