// Package lifecycle starts the parts of a process in order and stops them in reverse order,
// each one completely before the next. Leases are a part that runs something for each row of the
// database that its process has leased. The package does not know the parts.
package lifecycle

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// Service is a part that runs in its own goroutines.
type Service interface {
	// Start returns after the part is ready, or has failed and cleaned up. ctx limits the
	// start only, not the running part.
	Start(ctx context.Context) error
	// Stop returns after every goroutine of the part has ended. When ctx ends, Stop cuts
	// short what it can and still waits for the rest.
	Stop(ctx context.Context) error
}

// Runner starts and stops parts in order. It is not safe for concurrent use.
type Runner struct {
	parts   []part
	running int // parts[:running] have started and not stopped
}

type part struct {
	name    string
	service Service
}

// Add appends a part, which starts after the ones before it and stops before them.
func (r *Runner) Add(name string, s Service) {
	r.parts = append(r.parts, part{name, s})
}

// Start starts the parts in order. If one fails, it stops those already started and joins
// the errors.
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

// Stop stops the running parts in reverse order. It stops every part even if an earlier one
// fails, and joins the errors. A second call does nothing.
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
