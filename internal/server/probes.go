package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"golang.org/x/sync/singleflight"

	"smartmoney/internal/smartmoney"
)

// Check is a condition for the process to be ready.
type Check struct {
	Name string
	// Probe returns nil if the condition holds. Clients see the text of a
	// *smartmoney.Error; the text of any other error is only logged.
	Probe func(ctx context.Context) error
}

// checkTimeout is the time limit of a check: orchestrators expect a quick response, and a
// database that takes this long is not ready.
const checkTimeout = 2 * time.Second

// Lag is how far processing is behind the durable log.
type Lag struct {
	Events  int64   `json:"events"`  // durable and not processed
	Seconds float64 `json:"seconds"` // age of the oldest of them; 0: none
}

type health struct {
	Status string            `json:"status"`
	Failed map[string]string `json:"failed,omitempty"` // reason by name of the check
	Lag    map[string]Lag    `json:"lag,omitempty"`    // by chain; left out if unknown
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

// runChecks runs every check concurrently and returns the reasons of the failed ones, and the
// lag if known, within checkTimeout even if a check hangs. It waits for a check that still
// runs from an earlier call instead of starting it again.
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
		known, _ := await(ctx, lags) // without a database its own check fails
		lag, _ = known.(map[string]Lag)
	}
	return failed, lag
}

// probe starts ask unless a call with the same name is running.
func (s *Server) probe(ctx context.Context, name string, ask func(context.Context) (any, error)) <-chan singleflight.Result {
	return s.probing.DoChan(name, func() (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), checkTimeout)
		defer cancel()
		return ask(ctx)
	})
}

// await returns a check's result, or an error if ctx ends first. An available result counts
// even if ctx has ended while waiting for another check.
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
