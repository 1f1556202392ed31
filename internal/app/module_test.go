package app

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// hooks is a part made of functions; a nil function does nothing.
type hooks struct {
	OnStart func(ctx context.Context) error
	OnStop  func(ctx context.Context) error
}

// Start calls OnStart.
func (h hooks) Start(ctx context.Context) error {
	if h.OnStart == nil {
		return nil
	}
	return h.OnStart(ctx)
}

// Stop calls OnStop.
func (h hooks) Stop(ctx context.Context) error {
	if h.OnStop == nil {
		return nil
	}
	return h.OnStop(ctx)
}

// recorder records calls and fails those in fail.
type recorder struct {
	calls []string
	fail  map[string]error
}

func (r *recorder) service(name string) hooks {
	note := func(call string) func(context.Context) error {
		return func(context.Context) error {
			r.calls = append(r.calls, call)
			return r.fail[call]
		}
	}
	return hooks{OnStart: note("start " + name), OnStop: note("stop " + name)}
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
			var run modules
			for _, name := range []string{"store", "engine", "http"} {
				run.list = append(run.list, module{name: name, part: rec.service(name)})
			}
			if err := run.start(t.Context()); !errors.Is(err, test.wantStart) {
				t.Errorf("Start: %v, want %v", err, test.wantStart)
			}
			if err := run.stop(t.Context()); !errors.Is(err, test.wantStop) {
				t.Errorf("Stop: %v, want %v", err, test.wantStop)
			}
			if err := run.stop(t.Context()); err != nil {
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
	var run modules
	run.list = append(run.list, module{name: "store", part: rec.service("store")})
	run.list = append(run.list, module{name: "engine", part: rec.service("engine")})

	err := run.start(t.Context())
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
	var run modules
	run.list = append(run.list, module{name: "store", part: hooks{OnStop: func(ctx context.Context) error {
		stopped = ctx.Err()
		return nil
	}}})
	run.list = append(run.list, module{name: "engine", part: hooks{OnStart: func(ctx context.Context) error {
		cancel()
		return ctx.Err()
	}}})
	if err := run.start(ctx); !errors.Is(err, context.Canceled) {
		t.Fatalf("Start: %v, want %v", err, context.Canceled)
	}
	if stopped != nil {
		t.Errorf("the store was stopped with an ended context: %v", stopped)
	}
}
