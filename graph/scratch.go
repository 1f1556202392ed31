package graph

import (
	"context"
	"sync"
)

// scratch lends pooled buffers to one request. They may be used until the response is encoded;
// then release returns them to the pool.
type scratch struct {
	pool *sync.Pool // of *[]byte
	mu   sync.Mutex // guards lent: fields of one request run concurrently
	lent [][]byte
}

type scratchKey struct{}

const (
	maxScratch = 256 << 10 // a larger buffer is left to the garbage collector
	maxLent    = 16        // and so are further buffers of one request
)

func withScratch(ctx context.Context, pool *sync.Pool) (context.Context, *scratch) {
	s := &scratch{pool: pool}
	return context.WithValue(ctx, scratchKey{}, s), s
}

// scratchOf returns the scratch of a request, nil outside one.
func scratchOf(ctx context.Context) *scratch {
	s, _ := ctx.Value(scratchKey{}).(*scratch)
	return s
}

// get returns an empty buffer of about the given capacity.
func (s *scratch) get(size int) []byte {
	if s != nil && size <= maxScratch {
		if b, ok := s.pool.Get().(*[]byte); ok && cap(*b) >= size/2 {
			return (*b)[:0]
		}
	}
	return make([]byte, 0, size)
}

// lend registers the final slice of a buffer from get, which may have grown, for release.
func (s *scratch) lend(b []byte) {
	if s == nil || cap(b) > maxScratch {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.lent) < maxLent {
		s.lent = append(s.lent, b)
	}
}

// release returns the buffers to the pool. Nothing may use them afterwards.
func (s *scratch) release() {
	for _, b := range s.lent {
		s.pool.Put(&b)
	}
	s.lent = nil
}
