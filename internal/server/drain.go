package server

import (
	"context"
	"io"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

// drain counts running requests and rejects new ones after it has begun.
type drain struct {
	mu       sync.Mutex
	running  int           // guarded by mu
	draining bool          // guarded by mu
	empty    chan struct{} // guarded by mu; closed when draining and none is running

	started context.Context //nolint:containedctx // ends when draining begins
	start   context.CancelFunc
}

func newDrain() *drain {
	d := &drain{empty: make(chan struct{})}
	d.started, d.start = context.WithCancel(context.Background())
	return d
}

// bodyGrace is how long the body of a request may take to arrive after draining has begun, so
// that a stalled client cannot delay the shutdown.
const bodyGrace = 8 * time.Second

// body is a request body that records whether it was read to its end.
type body struct {
	io.ReadCloser
	ended atomic.Bool
}

func (b *body) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err != nil {
		b.ended.Store(true)
	}
	return n, err
}

// hurry sets a read deadline of bodyGrace unless the body was read to its end.
func (b *body) hurry(c *http.ResponseController) {
	if !b.ended.Load() {
		_ = c.SetReadDeadline(time.Now().Add(bodyGrace)) // fails if the connection is closed
	}
}

// enter counts a new request; it returns false while draining.
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

// begin rejects new requests and waits for the running ones until ctx ends. It returns the
// number of those still running. Another call waits longer.
func (d *drain) begin(ctx context.Context) int {
	d.mu.Lock()
	if !d.draining {
		d.draining = true
		if d.running == 0 {
			close(d.empty)
		}
	}
	d.mu.Unlock()
	d.start()

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

// admit passes requests to next until draining begins, and rejects later ones.
func (d *drain) admit(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !d.enter() {
			w.Header().Set("Connection", "close")
			w.Header().Set("Retry-After", "1")
			writeError(w, http.StatusServiceUnavailable, "the server is shutting down")
			return
		}
		defer d.leave()
		body := &body{ReadCloser: r.Body}
		if r.Body != nil && r.Body != http.NoBody {
			r.Body = body
			defer context.AfterFunc(d.started, func() { body.hurry(http.NewResponseController(w)) })()
		}
		next.ServeHTTP(w, r)
	})
}
