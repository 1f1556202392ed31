// Package responsecache is the response cache: it keeps whole responses to read-only requests while
// the snapshot that they were computed from is the latest one. A cached response equals a newly
// computed one byte for byte.
//
// Reads records what a response was computed from; Cache holds the bytes. Both are safe for
// concurrent use. The package starts no goroutine of its own.
package responsecache

import (
	"context"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
