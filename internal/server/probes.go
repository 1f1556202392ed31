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
	// Probe gives nil when the thing works. The text of a *smartmoney.Error is
	// shown to whoever asks; of any other error only the log has the text.
	Probe func(ctx context.Context) error
}

// checkTimeout bounds one probe: an orchestrator that asks wants an answer, and a
// database that takes this long is not ready.
const checkTimeout = 2 * time.Second

type health struct {
	Status string            `json:"status"`
	Failed map[string]string `json:"failed,omitempty"` // name of the check to its reason
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
	failed := s.runChecks(r.Context())
	if len(failed) > 0 {
		writeJSON(w, http.StatusServiceUnavailable, health{Status: "not ready", Failed: failed})
		return
	}
	writeJSON(w, http.StatusOK, health{Status: "ready"})
}

// runChecks runs every check at the same time and returns the reasons of those that
// failed, within checkTimeout whatever the probes do. A probe that is still under way
// from an earlier time is waited for, and not begun again.
func (s *Server) runChecks(ctx context.Context) map[string]string {
	ctx, cancel := context.WithTimeout(ctx, checkTimeout)
	defer cancel()
	results := make([]<-chan singleflight.Result, len(s.options.Checks))
	for i, c := range s.options.Checks {
		results[i] = s.probing.DoChan(c.Name, func() (any, error) {
			probe, cancel := context.WithTimeout(context.WithoutCancel(ctx), checkTimeout)
			defer cancel()
			return nil, c.Probe(probe)
		})
	}
	failed := map[string]string{}
	for i, result := range results {
		err := await(ctx, result)
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
	return failed
}

// await gives a check's result, or an error once ctx ends. A result that is there counts,
// however long another check was waited for before.
func await(ctx context.Context, result <-chan singleflight.Result) error {
	select {
	case r := <-result:
		return r.Err
	case <-ctx.Done():
	}
	select {
	case r := <-result:
		return r.Err
	default:
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "no answer within %s", checkTimeout)
	}
}
