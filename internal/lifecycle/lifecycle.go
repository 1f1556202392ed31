// Package lifecycle starts the parts of a process in order and stops them in the
// opposite order, each one completely before the next. It knows nothing of what
// the parts do.
package lifecycle

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// Service is a part that runs in goroutines of its own.
type Service interface {
	// Start returns once the part is ready, or has failed and left nothing behind.
	// ctx bounds the start only, not the running part.
	Start(ctx context.Context) error
	// Stop returns once every goroutine of the part has ended. When ctx ends, Stop
	// cuts short whatever can be cut short, and still waits for the rest.
	Stop(ctx context.Context) error
}

// Runner holds the parts in the order of starting. It is for one goroutine.
type Runner struct {
	parts   []part
	running int // parts[:running] have started and not stopped
}

type part struct {
	name    string
	service Service
}

// Add appends a part, to start after those before it and to stop before them.
func (r *Runner) Add(name string, s Service) {
	r.parts = append(r.parts, part{name, s})
}

// Start starts the parts in order. When one fails, those already started are
// stopped, and the errors are joined.
func (r *Runner) Start(ctx context.Context) error {
	for _, p := range r.parts[r.running:] {
		if err := p.service.Start(ctx); err != nil {
			err = fmt.Errorf("start %s: %w", p.name, err)
			return errors.Join(err, r.Stop(context.WithoutCancel(ctx)))
		}
		r.running++
	}
	return nil
}

// Stop stops what is running, the last started first. Every part is stopped even
// if one before it fails; the errors are joined. A second call does nothing.
func (r *Runner) Stop(ctx context.Context) error {
	var errs []error
	for _, p := range slices.Backward(r.parts[:r.running]) {
		if err := p.service.Stop(ctx); err != nil {
			errs = append(errs, fmt.Errorf("stop %s: %w", p.name, err))
		}
	}
	r.running = 0
	return errors.Join(errs...)
}
