// Package responsecache is the response cache: it keeps whole responses to read-only requests while the
// snapshot that they were computed from is the latest one. A cached response equals a newly
// computed one byte for byte.
//
// Reads records what a response was computed from; Cache holds the bytes. Both are safe for
// concurrent use. The package starts no goroutine of its own.
package responsecache

import (
	"context"
	"sync"
	"time"

	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
)

// Version identifies the snapshot that a response was computed from.
type Version struct {
	Chain      smartmoney.Chain
	Generation uint64
	TakenAt    time.Time
}

// VersionOf returns the version of a snapshot.
func VersionOf(s *rank.Snapshot) Version {
	return Version{Chain: s.Chain(), Generation: s.Generation(), TakenAt: s.TakenAt()}
}

// Same reports whether two versions identify the same snapshot.
func (v Version) Same(o Version) bool {
	return v.Chain == o.Chain && v.Generation == o.Generation && v.TakenAt.Equal(o.TakenAt)
}

// Reads records what one request has read. It pins the snapshot of each chain, so that all
// parts of one response are consistent. The zero value is an empty record; a nil *Reads records
// nothing.
type Reads struct {
	mu      sync.Mutex // guards the fields below
	pinned  [smartmoney.ChainCount]*rank.Snapshot
	count   int
	noStore bool
}

// Pin returns the chain's snapshot of this request. It loads the snapshot on the first call; on
// a nil record it loads it on every call.
func (r *Reads) Pin(ctx context.Context, chain smartmoney.Chain,
	load func(context.Context, smartmoney.Chain) (*rank.Snapshot, error),
) (*rank.Snapshot, error) {
	i := chain.Index()
	if r == nil || i < 0 {
		return load(ctx, chain)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if s := r.pinned[i]; s != nil {
		return s, nil
	}
	s, err := load(ctx, chain)
	if err != nil {
		return nil, err
	}
	r.pinned[i] = s
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
	for _, s := range r.pinned {
		if s != nil {
			return VersionOf(s), true
		}
	}
	return Version{}, false
}
