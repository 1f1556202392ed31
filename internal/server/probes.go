package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"golang.org/x/sync/singleflight"

	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
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

// keepKnown is for how long /readyz shows chains and sources without reading them again: they are
// read from the database, and probes come from many load balancers.
const keepKnown = time.Second

// lag is how far processing is behind the durable log.
type lag struct {
	Events  int     `json:"events"`  // durable and not processed
	Seconds float64 `json:"seconds"` // age of the oldest of them; 0: none
	// Correction is what the chain waits for; nil: nothing, or this process does not know it.
	Correction *smartmoney.RunningCorrection `json:"correction,omitempty"`
}

// chain is how far the service is with a chain.
type chain struct {
	LastEventAt *time.Time `json:"last_event_at"` // largest traded_at processed, UTC; null before the first trade
	LagSeconds  float64    `json:"lag_seconds"`
	Healthy     bool       `json:"healthy"`
	Reason      *string    `json:"reason,omitempty"` // why it is not healthy; nil: it is
}

type health struct {
	Status string            `json:"status"`
	Failed map[string]string `json:"failed,omitempty"` // reason by name of the check
	Lag    map[string]lag    `json:"lag,omitempty"`    // by chain; left out if unknown
	// Chains is the health of chains by name, left out if unknown. It does not make the process
	// unready, since then every process would be.
	Chains map[string]chain `json:"chains,omitempty"`
	// Sources says what is wrong with sources by name. It does not make the process unready.
	Sources map[string]string `json:"unhealthy_sources,omitempty"`
}

func (h *health) tell(all []status.Chain) {
	if len(all) == 0 {
		return
	}
	h.Lag, h.Chains = map[string]lag{}, map[string]chain{}
	for i := range all {
		c := &all[i]
		h.Lag[string(c.Chain)] = lag{c.Unprocessed, c.LagSeconds, c.Correction}
		h.Chains[string(c.Chain)] = chain{c.LastEventAt, c.LagSeconds, c.Healthy, c.Reason}
	}
}

func healthz(w http.ResponseWriter, _ *http.Request) {
	writeJSON(w, http.StatusOK, health{Status: "ok"})
}

func (s *Server) readyz(w http.ResponseWriter, r *http.Request) {
	if s.drain.begun() {
		writeJSON(w, http.StatusServiceUnavailable, health{Status: "not ready", Failed: map[string]string{"server": "shutting down"}})
		return
	}
	now := s.runChecks(r.Context())
	if len(now.Failed) > 0 {
		now.Status = "not ready"
		writeJSON(w, http.StatusServiceUnavailable, now)
		return
	}
	now.Status = "ready"
	writeJSON(w, http.StatusOK, now)
}

// reasonOf returns why a check failed, in words that anybody may see.
func reasonOf(err error) string {
	if shown, ok := errors.AsType[*smartmoney.Error](err); ok {
		return shown.Message
	}
	if outage.Is(err) {
		return outage.Reason(err)
	}
	return "failed"
}

// runChecks runs every check concurrently and returns the reasons of the failed ones, and the
// chains and the unhealthy sources if known, within checkTimeout even if a check hangs. It waits
// for a check that still runs from an earlier call instead of starting it again.
func (s *Server) runChecks(ctx context.Context) health {
	ctx, cancel := context.WithTimeout(ctx, checkTimeout)
	defer cancel()
	results := make([]<-chan singleflight.Result, len(s.options.Checks))
	for i, c := range s.options.Checks {
		results[i] = s.probe(ctx, "check "+c.Name, func(ctx context.Context) (any, error) { return nil, c.Probe(ctx) })
	}
	var chains <-chan singleflight.Result
	if s.options.Chains != nil {
		chains = s.known(ctx, "chains", func(ctx context.Context) (any, error) { return s.options.Chains(ctx) })
	}
	var unhealthy <-chan singleflight.Result
	if s.options.Unhealthy != nil {
		unhealthy = s.known(ctx, "sources", func(ctx context.Context) (any, error) { return s.options.Unhealthy(ctx) })
	}
	failed := map[string]string{}
	for i, result := range results {
		_, err := await(ctx, result)
		if err == nil {
			continue
		}
		name := s.options.Checks[i].Name
		s.options.Log.WarnContext(ctx, "not ready", "check", name, "error", err)
		failed[name] = reasonOf(err)
	}
	now := health{Failed: failed}
	if chains != nil {
		known, _ := await(ctx, chains) // without a database its own check fails
		all, _ := known.([]status.Chain)
		now.tell(all)
	}
	if unhealthy != nil {
		known, _ := await(ctx, unhealthy)
		now.Sources, _ = known.(map[string]string)
	}
	return now
}

// probe starts ask unless a call with the same name is running.
func (s *Server) probe(ctx context.Context, name string, ask func(context.Context) (any, error)) <-chan singleflight.Result {
	return s.probing.DoChan(name, func() (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), checkTimeout)
		defer cancel()
		return ask(ctx)
	})
}

// known is probe for what is kept for keepKnown once it is known. Errors are not kept.
func (s *Server) known(ctx context.Context, name string, ask func(context.Context) (any, error)) <-chan singleflight.Result {
	return s.probe(ctx, name, func(ctx context.Context) (any, error) {
		s.mu.Lock()
		last, ok := s.kept[name]
		s.mu.Unlock()
		if ok && time.Since(last.at) < keepKnown {
			return last.value, nil
		}
		value, err := ask(ctx)
		if err == nil {
			s.mu.Lock()
			s.kept[name] = kept{value, time.Now()}
			s.mu.Unlock()
		}
		return value, err
	})
}

// kept is a result with the time at which it was read.
type kept struct {
	value any
	at    time.Time
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
