package status

import (
	"context"
	"fmt"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"
)

// keptTimeout bounds one reading of a kept value.
const keptTimeout = 10 * time.Second

// Kept keeps a value that is costly to read for the interval between samples. The zero value is
// ready. It is safe for concurrent use.
type Kept[T any] struct {
	reading singleflight.Group // so that two callers do not both read

	mu   sync.Mutex // guards what follows
	at   time.Time
	last T
}

// Value returns the value, which it reads if it is older than 15 seconds. Errors are not kept. It
// returns when ctx ends; the reading goes on, for others may wait for it, at most keptTimeout.
func (k *Kept[T]) Value(ctx context.Context, read func(context.Context) (T, error)) (T, error) {
	if value, ok := k.recent(); ok {
		return value, nil
	}
	result := k.reading.DoChan("", func() (any, error) {
		if value, ok := k.recent(); ok {
			return value, nil
		}
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), keptTimeout)
		defer cancel()
		value, err := read(ctx)
		if err == nil {
			k.mu.Lock()
			k.last, k.at = value, time.Now()
			k.mu.Unlock()
		}
		return value, err
	})
	select {
	case r := <-result:
		value, _ := r.Val.(T)
		return value, r.Err
	case <-ctx.Done():
		var none T
		return none, fmt.Errorf("wait for what another caller reads: %w", ctx.Err())
	}
}

// recent returns the value if it need not be read.
func (k *Kept[T]) recent() (value T, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.last, !k.at.IsZero() && time.Since(k.at) < interval
}
