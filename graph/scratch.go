package graph

import (
	"context"
	"sync"
)

// scratch lends buffers to one request. What is lent may be used until the response
// is encoded; then release takes it back for later requests.
type scratch struct {
	pool *sync.Pool // of *[]byte
	mu   sync.Mutex // guards lent: fields of one request run side by side
	lent [][]byte
}

type scratchKey struct{}

const (
	maxScratch = 256 << 10 // a larger buffer is left to the garbage collector
	maxLent    = 16        // so are further ones of one request
)

func withScratch(ctx context.Context, pool *sync.Pool) (context.Context, *scratch) {
	s := &scratch{pool: pool}
	return context.WithValue(ctx, scratchKey{}, s), s
}

// scratchOf returns the request's scratch, nil outside a request.
func scratchOf(ctx context.Context) *scratch {
	s, _ := ctx.Value(scratchKey{}).(*scratch)
	return s
}

// take returns an empty buffer with about that much room.
func (s *scratch) take(size int) []byte {
	if s != nil && size <= maxScratch {
		if b, ok := s.pool.Get().(*[]byte); ok && cap(*b) >= size/2 {
			return (*b)[:0]
		}
	}
	return make([]byte, 0, size)
}

// keep tells where the bytes of a taken buffer came to lie.
func (s *scratch) keep(b []byte) {
	if s == nil || cap(b) > maxScratch {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.lent) < maxLent {
		s.lent = append(s.lent, b)
	}
}

// release takes the buffers back. Nothing may use them from here on.
func (s *scratch) release() {
	for _, b := range s.lent {
		s.pool.Put(&b)
	}
	s.lent = nil
}
