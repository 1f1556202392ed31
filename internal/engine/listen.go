package engine

import "context"

// listen wakes the engine when other processes append events, until ctx ends. After a failure it
// listens again; meanwhile the poll finds the events. Wake-ups that arrive while the loop works are
// merged into one.
func (e *Engine) listen(ctx context.Context) {
	restarts.Keep(ctx, func(working func()) error {
		return e.options.Store.ListenAppends(ctx, func() {
			working()
			e.queue.missed()
		})
	}, func(err error) {
		e.log.Warn("LISTEN failed, falling back to polling for events of other processes", "error", err)
	})
}
