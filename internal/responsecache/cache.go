package responsecache

import (
	"bytes"
	"context"
	"fmt"
	"hash/maphash"
	"math"
	"sync/atomic"

	"github.com/maypok86/otter/v2"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// Current returns the version of a chain's window that a response would show now.
type Current func(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window) (Version, error)

// Cache keeps the most frequent responses up to a number of bytes. A nil cache keeps nothing.
type Cache struct {
	entries *otter.Cache[string, *entry]
	current Current
	largest int
	seed    maphash.Seed
	offered []atomic.Uint64 // hashes of the keys of the last responses, each in its place

	hits, misses atomic.Uint64
}

// remembered is the number of keys that Cache.offered has room for.
const remembered = 1 << 13

type entry struct {
	version Version
	field   string
	body    []byte
}

// overhead is the approximate memory of an entry besides its key and body, bytes.
const overhead = 256

// NewCache returns a cache of at most maxBytes, including keys. With 0 it keeps nothing.
func NewCache(maxBytes int64, current Current) (*Cache, error) {
	c := &Cache{current: current, seed: maphash.MakeSeed()}
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
	c.offered = make([]atomic.Uint64, remembered)
	return c, nil
}

// Response is a cached response. Its bytes are shared and must not be modified.
type Response struct {
	Body    []byte
	Version Version
	Field   string // as it was given to Put
}

// Get returns the cached response of a key, if its version is current.
func (c *Cache) Get(ctx context.Context, key string) (Response, bool) {
	if c == nil || c.entries == nil {
		return Response{}, false
	}
	e, ok := c.entries.GetIfPresent(key)
	if ok {
		now, err := c.current(ctx, e.version.Chain, e.version.Window)
		ok = err == nil && now.Same(e.version)
	}
	if !ok {
		c.misses.Add(1)
		return Response{}, false
	}
	c.hits.Add(1)
	return Response{Body: e.body, Version: e.version, Field: e.field}, true
}

// Collectors returns the metrics of the cache.
func (c *Cache) Collectors() []prometheus.Collector {
	return []prometheus.Collector{telemetry.Read(func(_ context.Context, s telemetry.Scrape) {
		s.Cache("responses", c.hits.Load(), c.misses.Load())
	})}
}

// Put caches a response for all customers: it must contain nothing that is private to one. field
// names what was asked for, for the metrics; it must be one of few names. Put ignores a response
// larger than a sixteenth of the cache, and one whose key was not offered before: most questions
// that are asked once are never asked again, and to keep them too cost a tenth of the responses
// over GraphQL to differing questions. It copies the bytes.
func (c *Cache) Put(key string, version Version, field string, body []byte) {
	if c == nil || c.entries == nil || len(key)+len(body) > c.largest || !c.again(key) {
		return
	}
	c.entries.Set(key, &entry{version: version, field: field, body: bytes.Clone(body)})
}

// again reports whether a key was offered before, as far as the cache remembers.
func (c *Cache) again(key string) bool {
	hash := maphash.String(c.seed, key)
	return c.offered[hash%remembered].Swap(hash) == hash
}

// CleanUp evicts entries above the limit at once; otherwise that happens soon after a Put.
func (c *Cache) CleanUp() {
	if c != nil && c.entries != nil {
		c.entries.CleanUp()
	}
}
