// Package cache keeps values in memory by their keys, up to a number of them or a number of bytes. An
// entry beyond it takes the place of one that is seldom used.
//
// It is the one package that imports the library behind it. That one's types are generic: a field of
// one would be compiled again in each package that imports its struct, ten seconds for some.
package cache

import (
	"context"
	"fmt"
	"time"

	"github.com/maypok86/otter/v2"
)

// loadTimeout is the deadline of a read that Load shares among its callers.
const loadTimeout = 3 * time.Second

// Options bound a cache. Either Entries or Bytes must be above 0.
type Options[V any] struct {
	Entries int // the greatest number of entries
	Bytes   int64
	Size    func(key string, value V) int // of an entry in memory, bytes, about; with Bytes

	// TTL is how long an entry is used after it was made, 0 for as long as there is room for it.
	TTL time.Duration
	Now func() time.Time // with TTL; safe for concurrent use
}

// Cache keeps values by their keys. It is safe for concurrent use. A goroutine that evicts ends when it
// has; no other is started.
type Cache[V any] struct{ entries entries }

// entries is a cache of values of any type.
type entries interface {
	get(key string) (any, bool)
	set(key string, value any)
	load(ctx context.Context, key string, read func(context.Context) (any, error)) (any, error)
	add(key string, value func() any) any
	cleanUp()
	size() int
}

// New returns an empty cache.
func New[V any](o Options[V]) *Cache[V] {
	var size func(key string, value any) int
	if o.Bytes > 0 {
		size = func(key string, value any) int { return o.Size(key, value.(V)) }
	}
	return &Cache[V]{newEntries(Options[any]{Entries: o.Entries, Bytes: o.Bytes, Size: size, TTL: o.TTL, Now: o.Now})}
}

// Get returns the value of a key; ok is false if there is none.
func (c *Cache[V]) Get(key string) (value V, ok bool) {
	v, ok := c.entries.get(key)
	if ok {
		value = v.(V)
	}
	return value, ok
}

// Set keeps a value by its key, in place of the one before.
func (c *Cache[V]) Set(key string, value V) { c.entries.set(key, value) }

// Load returns the value of a key, which it reads and keeps if there is none. Callers at a time share
// one read, which does not end with the request that started it, but after three seconds. It returns
// the error of the read, which is not kept.
func (c *Cache[V]) Load(ctx context.Context, key string, read func(context.Context) (V, error)) (V, error) {
	v, err := c.entries.load(ctx, key, func(ctx context.Context) (any, error) { return read(ctx) })
	if err != nil {
		var none V
		return none, err
	}
	return v.(V), nil
}

// Add returns the value of a key. If there is none, it keeps the one that a function returns.
func (c *Cache[V]) Add(key string, value func() V) V {
	return c.entries.add(key, func() any { return value() }).(V)
}

// CleanUp evicts at once what is beyond the bound; otherwise that happens soon after Set.
func (c *Cache[V]) CleanUp() { c.entries.cleanUp() }

// Len returns the number of entries, about.
func (c *Cache[V]) Len() int { return c.entries.size() }

// otterEntries are the entries in otter's cache. Values of any type share one, for the reason that the
// package's comment gives.
type otterEntries struct{ *otter.Cache[string, any] }

func newEntries(o Options[any]) entries {
	if (o.Entries > 0) == (o.Bytes > 0) {
		panic(fmt.Sprintf("BUG: a cache of %d entries and %d bytes: one of them must be above 0", o.Entries, o.Bytes))
	}
	options := &otter.Options[string, any]{MaximumSize: o.Entries, MaximumWeight: uint64(o.Bytes)}
	if o.Bytes > 0 {
		options.Weigher = func(key string, value any) uint32 { return uint32(o.Size(key, value)) }
	}
	if o.TTL > 0 {
		options.ExpiryCalculator = otter.ExpiryWriting[string, any](o.TTL)
		options.Clock = elapsed{o.Now, o.Now()}
	}
	return otterEntries{otter.Must(options)}
}

func (e otterEntries) get(key string) (any, bool) { return e.GetIfPresent(key) }
func (e otterEntries) set(key string, value any)  { e.Set(key, value) }
func (e otterEntries) cleanUp()                   { e.CleanUp() }
func (e otterEntries) size() int                  { return e.EstimatedSize() }

func (e otterEntries) add(key string, value func() any) any {
	v, _ := e.ComputeIfAbsent(key, func() (any, bool) { return value(), false })
	return v
}

func (e otterEntries) load(ctx context.Context, key string, read func(context.Context) (any, error)) (any, error) {
	return e.Get(ctx, key, otter.LoaderFunc[string, any](func(ctx context.Context, _ string) (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), loadTimeout)
		defer cancel()
		return read(ctx)
	}))
}

// elapsed is the clock of a cache: the time that has passed, which a clock that is set back does not
// change. By the wall clock an entry would be used for as long as it was set back, and a revoked key be
// accepted. It does not tick, so that no goroutine waits for it: expired entries are replaced when they
// are read, or evicted.
type elapsed struct {
	now   func() time.Time
	start time.Time
}

// NowNano returns the time of the start in unix ns, and what has passed since.
func (e elapsed) NowNano() int64 { return e.start.UnixNano() + int64(e.now().Sub(e.start)) }

// Tick returns a channel on which nothing arrives.
func (e elapsed) Tick(time.Duration) <-chan time.Time { return nil }
