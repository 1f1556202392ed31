package server

import (
	"context"
	"net/http"
	"sync"
)

// drain counts the requests being worked on and, once begun, lets no new one in.
type drain struct {
	mu       sync.Mutex
	running  int           // guarded by mu
	draining bool          // guarded by mu
	empty    chan struct{} // guarded by mu; closed when draining and none is running
}

func newDrain() *drain { return &drain{empty: make(chan struct{})} }

// enter counts a request in, or reports false while draining.
func (d *drain) enter() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.draining {
		return false
	}
	d.running++
	return true
}

func (d *drain) leave() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.running--
	if d.draining && d.running == 0 {
		close(d.empty)
	}
}

// begin lets no further request in and waits for the running ones until ctx ends.
// It gives the number of those still running. It may be called again to wait longer.
func (d *drain) begin(ctx context.Context) int {
	d.mu.Lock()
	if !d.draining {
		d.draining = true
		if d.running == 0 {
			close(d.empty)
		}
	}
	d.mu.Unlock()

	select {
	case <-d.empty:
		return 0
	case <-ctx.Done():
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.running
}

func (d *drain) begun() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.draining
}

// admit lets requests through until draining begins, and refuses those after.
func (d *drain) admit(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !d.enter() {
			w.Header().Set("Connection", "close")
			w.Header().Set("Retry-After", "1")
			writeError(w, http.StatusServiceUnavailable, "the server is shutting down")
			return
		}
		defer d.leave()
		next.ServeHTTP(w, r)
	})
}
