package status

import (
	"sync"
	"time"
)

// Kept keeps a value that is costly to read for the interval between samples. The zero value is ready. It is safe for
// concurrent use.
type Kept[T any] struct {
	mu   sync.Mutex // guards what follows; held while the value is read, so that two callers do not both read
	at   time.Time
	last T
}

// Value returns the value, which it reads if it is older than 15 seconds. Errors are not kept.
func (k *Kept[T]) Value(read func() (T, error)) (T, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.at.IsZero() && time.Since(k.at) < interval {
		return k.last, nil
	}
	value, err := read()
	if err == nil {
		k.last, k.at = value, time.Now()
	}
	return value, err
}
