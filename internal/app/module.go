package app

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/server"
)

// module is a part of the service. What it lacks is nil.
type module struct {
	name    string
	part    part
	health  *server.Check // of /readyz
	metrics []measured
	routes  func(*server.Handlers)
}

// part runs in its own goroutines.
type part interface {
	// Start returns after the part is ready, or has failed and cleaned up. ctx limits the
	// start only, not the running part.
	Start(ctx context.Context) error
	// Stop returns after every goroutine of the part has ended. When ctx ends, Stop cuts
	// short what it can and still waits for the rest.
	Stop(ctx context.Context) error
}

// measured has metrics.
type measured interface{ Collectors() []prometheus.Collector }

// modules start in order and stop in reverse, each one completely before the next. They are not
// safe for concurrent use.
type modules struct {
	list    []module
	running int // list[:running] have started and not stopped
}

// start starts the modules in order. If one fails, it stops those already started and joins
// the errors.
func (m *modules) start(ctx context.Context) error {
	for _, one := range m.list[m.running:] {
		if one.part != nil {
			if err := one.part.Start(ctx); err != nil {
				err = fmt.Errorf("start %s: %w", one.name, err)
				return errors.Join(err, m.stop(context.WithoutCancel(ctx)))
			}
		}
		m.running++
	}
	return nil
}

// stop stops the running modules in reverse order. It stops every one even if an earlier one
// fails, and joins the errors. A second call does nothing.
func (m *modules) stop(ctx context.Context) error {
	var errs []error
	for _, one := range slices.Backward(m.list[:m.running]) {
		if one.part == nil {
			continue
		}
		if err := one.part.Stop(ctx); err != nil {
			errs = append(errs, fmt.Errorf("stop %s: %w", one.name, err))
		}
	}
	m.running = 0
	return errors.Join(errs...)
}
