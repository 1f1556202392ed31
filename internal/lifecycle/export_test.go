package lifecycle

import "context"

// Hooks is a Service made of functions; a nil function does nothing.
type Hooks struct {
	OnStart func(ctx context.Context) error
	OnStop  func(ctx context.Context) error
}

var _ Service = Hooks{}

// Start calls OnStart.
func (h Hooks) Start(ctx context.Context) error {
	if h.OnStart == nil {
		return nil
	}
	return h.OnStart(ctx)
}

// Stop calls OnStop.
func (h Hooks) Stop(ctx context.Context) error {
	if h.OnStop == nil {
		return nil
	}
	return h.OnStop(ctx)
}
