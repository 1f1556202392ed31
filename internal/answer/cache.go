package answer

import (
	"context"
	"fmt"
	"math"

	"github.com/maypok86/otter/v2"

	"smartmoney/internal/smartmoney"
)

// Current tells which version of a chain an answer made now would show.
type Current func(ctx context.Context, chain smartmoney.Chain) (Version, error)

// Cache keeps answers up to a number of bytes, those asked most. A nil cache keeps
// nothing.
type Cache struct {
	entries *otter.Cache[string, *entry]
	current Current
	largest int
}

type entry struct {
	version Version
	body    []byte
}

// overhead is what an entry takes besides its key and body, in bytes, about.
const overhead = 256

// NewCache makes a cache of at most maxBytes, keys included. 0 keeps nothing.
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
		return nil, fmt.Errorf("answer cache of %d bytes: %w", maxBytes, err)
	}
	c.entries = entries
	c.largest = int(maxBytes / 16)
	return c, nil
}

// Get returns the kept answer to a question when it still holds, with the version
// that it shows. The bytes are shared and must not be changed.
func (c *Cache) Get(ctx context.Context, key string) ([]byte, Version, bool) {
	if c == nil || c.entries == nil {
		return nil, Version{}, false
	}
	e, ok := c.entries.GetIfPresent(key)
	if !ok {
		return nil, Version{}, false
	}
	now, err := c.current(ctx, e.version.Chain)
	if err != nil || !now.Same(e.version) {
		return nil, Version{}, false
	}
	return e.body, e.version, true
}

// Put keeps an answer for every customer: nothing in it may be private to one. An answer that would fill more than a sixteenth of the
// cache is not kept. The caller gives the bytes away.
func (c *Cache) Put(key string, version Version, body []byte) {
	if c == nil || c.entries == nil || len(key)+cap(body) > c.largest {
		return
	}
	c.entries.Set(key, &entry{version: version, body: body})
}

// CleanUp drops at once what exceeds the cache's bytes; otherwise that happens soon
// after a Put.
func (c *Cache) CleanUp() {
	if c != nil && c.entries != nil {
		c.entries.CleanUp()
	}
}
