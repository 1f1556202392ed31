// Package responsecache is the response cache: it keeps whole responses to read-only requests while
// the snapshot that they were computed from is the latest one. A cached response equals a newly
// computed one byte for byte.
//
// Reads records what a response was computed from; Cache holds the bytes. Both are safe for
// concurrent use. The package starts no goroutine of its own.
package responsecache

import (
	"bytes"
	"context"
	"hash/maphash"
	"sync"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/cache"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// Version identifies the snapshot that a response was computed from.
type Version struct {
	Chain      smartmoney.Chain
	Window     smartmoney.Window
	Generation uint64
	TakenAt    time.Time
}

// VersionOf returns the version of a snapshot.
func VersionOf(s *rank.Snapshot) Version {
	return Version{Chain: s.Chain(), Window: s.Window(), Generation: s.Generation(), TakenAt: s.TakenAt()}
}

// Same reports whether two versions identify the same snapshot.
func (v Version) Same(o Version) bool {
	return v.Chain == o.Chain && v.Window == o.Window && v.Generation == o.Generation && v.TakenAt.Equal(o.TakenAt)
}

// Reads records what one request has read. It pins the snapshot of each chain and window, so that
// all parts of one response are consistent. The zero value is an empty record; a nil *Reads records
// nothing.
type Reads struct {
	mu      sync.Mutex // guards the fields below
	pinned  [smartmoney.ChainCount][1 + smartmoney.WindowCount]*rank.Snapshot
	count   int
	noStore bool
}

// Load returns the snapshot of a chain's window as it is now.
type Load func(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window) (*rank.Snapshot, error)

// Pin returns the request's snapshot of a chain's window. It loads the snapshot on the first call;
// on a nil record it loads it on every call.
func (r *Reads) Pin(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window, load Load) (*rank.Snapshot, error) {
	i, n := chain.Index(), 1+window.Index()
	if r == nil || i < 0 {
		return load(ctx, chain, window)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if s := r.pinned[i][n]; s != nil {
		return s, nil
	}
	s, err := load(ctx, chain, window)
	if err != nil {
		return nil, err
	}
	r.pinned[i][n] = s
	r.count++
	return s, nil
}

// NoStore marks the response as computed from more than snapshots, so that it is not cached.
func (r *Reads) NoStore() {
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.noStore = true
}

// Version returns the version of the response; ok is true only if the request has read exactly
// one snapshot and nothing else.
func (r *Reads) Version() (v Version, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.noStore || r.count != 1 {
		return Version{}, false
	}
	for i := range r.pinned {
		for _, s := range r.pinned[i] {
			if s != nil {
				return VersionOf(s), true
			}
		}
	}
	return Version{}, false
}

// Current returns the version of a chain's window that a response would show now.
type Current func(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window) (Version, error)

// Cache keeps the most frequent responses up to a number of bytes. A nil cache keeps nothing.
type Cache struct {
	entries *cache.Cache[*Response]
	current Current
	largest int
	seed    maphash.Seed
	offered []atomic.Uint64 // hashes of the keys of the last responses, each in its place

	hits, misses atomic.Uint64
}

// remembered is the number of keys that Cache.offered has room for.
const remembered = 1 << 13

// overhead is the approximate memory of an entry besides its key and body, bytes.
const overhead = 256

// NewCache returns a cache of at most maxBytes, including keys. With 0 it keeps nothing.
func NewCache(maxBytes int64, current Current) *Cache {
	c := &Cache{current: current, seed: maphash.MakeSeed()}
	if maxBytes <= 0 {
		return c
	}
	c.entries = cache.New(cache.Options[*Response]{
		Bytes: maxBytes,
		Size:  func(key string, e *Response) int { return len(key) + cap(e.Body) + overhead },
	})
	c.largest = int(maxBytes / 16)
	c.offered = make([]atomic.Uint64, remembered)
	return c
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
	e, ok := c.entries.Get(key)
	if ok {
		now, err := c.current(ctx, e.Version.Chain, e.Version.Window)
		ok = err == nil && now.Same(e.Version)
	}
	if !ok {
		c.misses.Add(1)
		return Response{}, false
	}
	c.hits.Add(1)
	return *e, true
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
	c.entries.Set(key, &Response{Body: bytes.Clone(body), Version: version, Field: field})
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
