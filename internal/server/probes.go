package server

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"time"

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

// runChecks runs every check at the same time and gives the reasons of those that failed.
func (s *Server) runChecks(ctx context.Context) map[string]string {
	ctx, cancel := context.WithTimeout(ctx, checkTimeout)
	defer cancel()
	errs := make([]error, len(s.options.Checks))
	var wg sync.WaitGroup
	for i, c := range s.options.Checks {
		wg.Go(func() { errs[i] = c.Probe(ctx) })
	}
	wg.Wait()

	failed := map[string]string{}
	for i, err := range errs {
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
