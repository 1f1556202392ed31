package responsecache

import (
	"context"
	"fmt"
	"math"

	"github.com/maypok86/otter/v2"

	"smartmoney/internal/smartmoney"
)

// Current returns the version of a chain's window that a response would show now.
type Current func(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window) (Version, error)

// Cache keeps the most frequent responses up to a number of bytes. A nil cache keeps nothing.
type Cache struct {
	entries *otter.Cache[string, *entry]
	current Current
	largest int
}

type entry struct {
	version Version
	body    []byte
}

// overhead is the approximate memory of an entry besides its key and body, bytes.
const overhead = 256

// NewCache returns a cache of at most maxBytes, including keys. With 0 it keeps nothing.
func NewCache(maxBytes int64, current Current) (*Cache, error) {
	c := &Cache{current: current}
	if maxBytes <= 0 {
		return c, nil
	}
	entries, err := otter.New(&otter.Options[string, *entry]{
		MaximumWeight: uint64(maxBytes),
		Weigher: func(key string, e *entry) uint32 {
			return uint32(min(len(key)+cap(e.body)+overhead, math.MaxUint32))
		},
	})
	if err != nil {
		return nil, fmt.Errorf("response cache of %d bytes: %w", maxBytes, err)
	}
	c.entries = entries
	c.largest = int(maxBytes / 16)
	return c, nil
}

// Get returns the cached response of a key and its version, if that is current. The bytes are
// shared and must not be modified.
func (c *Cache) Get(ctx context.Context, key string) ([]byte, Version, bool) {
	if c == nil || c.entries == nil {
		return nil, Version{}, false
	}
	e, ok := c.entries.GetIfPresent(key)
	if !ok {
		return nil, Version{}, false
	}
	now, err := c.current(ctx, e.version.Chain, e.version.Window)
	if err != nil || !now.Same(e.version) {
		return nil, Version{}, false
	}
	return e.body, e.version, true
}

// Put caches a response for all customers: it must contain nothing that is private to one. It
// ignores a response larger than a sixteenth of the cache. The caller must not modify the bytes
// afterwards.
func (c *Cache) Put(key string, version Version, body []byte) {
	if c == nil || c.entries == nil || len(key)+cap(body) > c.largest {
		return
	}
	c.entries.Set(key, &entry{version: version, body: body})
}

// CleanUp evicts entries above the limit at once; otherwise that happens soon after a Put.
func (c *Cache) CleanUp() {
	if c != nil && c.entries != nil {
		c.entries.CleanUp()
	}
}
