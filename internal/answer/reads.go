// Package answer keeps whole answers of read-only questions, ready to be sent
// again while the snapshot that they were made from is still the latest one. It
// promises that a kept answer is byte for byte what computing it anew would give.
//
// Reads records what an answer was made from; Cache holds the bytes. Both are safe
// for concurrent use. The package starts no goroutine of its own.
package answer

import (
	"context"
	"sync"
	"time"

	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
)

// Version names the one snapshot that an answer was made from.
type Version struct {
	Chain      smartmoney.Chain
	Generation uint64
	TakenAt    time.Time
}

// VersionOf is the version of what a snapshot shows.
func VersionOf(s *rank.Snapshot) Version {
	return Version{Chain: s.Chain(), Generation: s.Generation(), TakenAt: s.TakenAt()}
}

// Same reports whether two versions name the same snapshot.
func (v Version) Same(o Version) bool {
	return v.Chain == o.Chain && v.Generation == o.Generation && v.TakenAt.Equal(o.TakenAt)
}

// Reads is what one request has read. It pins the snapshot of each chain, so that
// all parts of one answer show the same moment.
type Reads struct {
	mu      sync.Mutex // guards the fields below
	pinned  [smartmoney.ChainCount]*rank.Snapshot
	count   int
	noStore bool
}

type readsKey struct{}

// Begin returns a context whose reads are recorded.
func Begin(ctx context.Context) (context.Context, *Reads) {
	r := &Reads{}
	return context.WithValue(ctx, readsKey{}, r), r
}

// From returns the record of the context, nil where nothing is recorded.
func From(ctx context.Context) *Reads {
	r, _ := ctx.Value(readsKey{}).(*Reads)
	return r
}

// Pin returns the chain's snapshot of this request, loading it when it is the first
// time that the request asks. On a nil record it loads every time.
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

// NoStore marks the answer as made from more than snapshots: it is not kept.
func (r *Reads) NoStore() {
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.noStore = true
}

// Version is what the answer was made from; ok only when that is one snapshot and
// nothing else.
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
