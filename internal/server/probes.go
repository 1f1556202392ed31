package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"golang.org/x/sync/singleflight"

	"smartmoney/internal/smartmoney"
)

// Check is one thing that must work for the process to be ready.
type Check struct {
	Name string
	// Probe returns nil when the thing works. The text of a *smartmoney.Error is
	// shown to whoever asks; of any other error only the log has the text.
	Probe func(ctx context.Context) error
}

// checkTimeout bounds one probe: an orchestrator that asks wants an answer, and a
// database that takes this long is not ready.
const checkTimeout = 2 * time.Second

// Lag is how far processing is behind what is durable.
type Lag struct {
	Events  int64   `json:"events"`  // that are durable and not processed
	Seconds float64 `json:"seconds"` // age of the oldest of them; 0 where there is none
}

type health struct {
	Status string            `json:"status"`
	Failed map[string]string `json:"failed,omitempty"` // name of the check to its reason
	Lag    map[string]Lag    `json:"lag,omitempty"`    // by chain; left out while it is not known
}

func healthz(w http.ResponseWriter, _ *http.Request) {
	writeJSON(w, http.StatusOK, health{Status: "ok"})
}

func (s *Server) readyz(w http.ResponseWriter, r *http.Request) {
	if s.drain.begun() {
		writeJSON(w, http.StatusServiceUnavailable, health{
			Status: "not ready",
			Failed: map[string]string{"server": "shutting down"},
		})
		return
	}
	failed, lag := s.runChecks(r.Context())
	if len(failed) > 0 {
		writeJSON(w, http.StatusServiceUnavailable, health{Status: "not ready", Failed: failed, Lag: lag})
		return
	}
	writeJSON(w, http.StatusOK, health{Status: "ready", Lag: lag})
}

// runChecks runs every check at the same time and returns the reasons of those that
// failed, and the lag where it is known, within checkTimeout whatever the probes do. A
// probe that is still under way from an earlier time is waited for, and not begun again.
func (s *Server) runChecks(ctx context.Context) (failed map[string]string, lag map[string]Lag) {
	ctx, cancel := context.WithTimeout(ctx, checkTimeout)
	defer cancel()
	results := make([]<-chan singleflight.Result, len(s.options.Checks))
	for i, c := range s.options.Checks {
		results[i] = s.probe(ctx, "check "+c.Name, func(ctx context.Context) (any, error) { return nil, c.Probe(ctx) })
	}
	var lags <-chan singleflight.Result
	if s.options.Lag != nil {
		lags = s.probe(ctx, "lag", func(ctx context.Context) (any, error) { return s.options.Lag(ctx) })
	}
	failed = map[string]string{}
	for i, result := range results {
		_, err := await(ctx, result)
		if err == nil {
			continue
		}
		name := s.options.Checks[i].Name
		s.options.Log.WarnContext(ctx, "not ready", "check", name, "error", err)
		failed[name] = "failed"
		if shown, ok := errors.AsType[*smartmoney.Error](err); ok {
			failed[name] = shown.Message
		}
	}
	if lags != nil {
		known, _ := await(ctx, lags) // where the database fails its check says so
		lag, _ = known.(map[string]Lag)
	}
	return failed, lag
}

// probe begins what asks for something, unless it is under way.
func (s *Server) probe(ctx context.Context, name string, ask func(context.Context) (any, error)) <-chan singleflight.Result {
	return s.probing.DoChan(name, func() (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), checkTimeout)
		defer cancel()
		return ask(ctx)
	})
}

// await returns a check's result, or an error once ctx ends. A result that is there counts,
// however long another check was waited for before.
func await(ctx context.Context, result <-chan singleflight.Result) (any, error) {
	select {
	case r := <-result:
		return r.Val, r.Err
	case <-ctx.Done():
	}
	select {
	case r := <-result:
		return r.Val, r.Err
	default:
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "no answer within %s", checkTimeout)
	}
}
