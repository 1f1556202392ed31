package engine

import (
	"context"
	"sync/atomic"
	"time"
)

// hear wakes the engine when other processes append events, until ctx ends. After a
// failure it listens again; the poll covers the time between. Wake-ups that come while the
// loop works are merged into one.
func (e *Engine) hear(ctx context.Context) {
	pause, told := retryFirst, false
	for {
		var heard atomic.Bool
		err := e.options.Store.ListenAppends(ctx, func() {
			heard.Store(true)
			e.queue.missed()
		})
		if ctx.Err() != nil {
			return
		}
		if heard.Load() {
			pause, told = retryFirst, false
		}
		if !told {
			e.log.Warn("LISTEN failed, falling back to polling for events of other processes", "error", err)
			told = true
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
		pause = min(2*pause, retryMost)
	}
}
