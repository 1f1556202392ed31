package openapitest

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"sync"
	"testing"
)

// Validate fails the test where the answer to a request is not what the document
// says. The request's body is checked where it can be had again (GetBody).
func Validate(t testing.TB, r *http.Request, status int, header http.Header, body []byte) {
	t.Helper()
	x := &Exchange{Request: r, Status: status, Header: header, Body: body}
	if r.GetBody != nil {
		if again, err := r.GetBody(); err == nil {
			x.Sent, _ = io.ReadAll(again)
		}
	}
	verify(t, x)
}

func verify(t testing.TB, x *Exchange) {
	t.Helper()
	d, err := Service()
	if err != nil {
		t.Errorf("openapi.json: %v", err)
		return
	}
	if err := d.Check(x); err != nil {
		t.Error(err)
	}
}

// Transport returns a transport that sends by next (nil: http.DefaultTransport) and
// validates every answer. It holds whole bodies in memory; what is not described by
// the document goes through untouched.
func Transport(t testing.TB, next http.RoundTripper) http.RoundTripper {
	if next == nil {
		next = http.DefaultTransport
	}
	return &transport{t: t, next: next}
}

type transport struct {
	t    testing.TB
	next http.RoundTripper
}

// RoundTrip sends the request and validates the answer.
func (v *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	v.t.Helper()
	if Elsewhere(r.URL.Path) {
		return v.next.RoundTrip(r)
	}
	sent := &copied{}
	if r.Body != nil {
		r = r.Clone(r.Context())
		sent.ReadCloser, r.Body = r.Body, sent
	}
	resp, err := v.next.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	body, err := io.ReadAll(resp.Body)
	_ = resp.Body.Close()
	if err != nil {
		return nil, fmt.Errorf("read the answer's body: %w", err)
	}
	resp.Body = io.NopCloser(bytes.NewReader(body))
	x := &Exchange{Request: r, Status: resp.StatusCode, Header: resp.Header, Body: body}
	if resp.StatusCode < 300 { // one that is refused may be answered before it is sent
		x.Sent = sent.text()
	}
	verify(v.t, x)
	return resp, nil
}

// CloseIdleConnections is what http.Client looks for.
func (v *transport) CloseIdleConnections() {
	if next, ok := v.next.(interface{ CloseIdleConnections() }); ok {
		next.CloseIdleConnections()
	}
}

// Handler returns a handler that answers by next and validates every answer, for tests
// without a network. What is not described by the document goes through untouched.
func Handler(t testing.TB, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t.Helper()
		if Elsewhere(r.URL.Path) {
			next.ServeHTTP(w, r)
			return
		}
		sent := &copied{}
		seen := r.Clone(r.Context())
		if r.Body != nil {
			sent.ReadCloser, seen.Body = r.Body, sent
		}
		rec := &recorder{ResponseWriter: w}
		next.ServeHTTP(rec, seen)
		if rec.status == 0 {
			rec.status = http.StatusOK // as net/http does
		}
		x := &Exchange{Request: r, Sent: sent.text(), Status: rec.status, Header: w.Header(), Body: rec.body.Bytes()}
		if r.Method == http.MethodHead {
			x.Body = nil // a server sends none, whatever the handler writes
		}
		verify(t, x)
	})
}

// copied is a body that keeps what was read of it.
type copied struct {
	io.ReadCloser
	mu   sync.Mutex // guards kept: a transport may go on sending after the answer came
	kept []byte
}

func (c *copied) Read(p []byte) (int, error) {
	n, err := c.ReadCloser.Read(p)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.kept = append(c.kept, p[:n]...)
	return n, err
}

func (c *copied) text() []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.kept
}

// recorder keeps what is answered.
type recorder struct {
	http.ResponseWriter
	status int
	body   bytes.Buffer
}

func (r *recorder) WriteHeader(status int) {
	if r.status == 0 {
		r.status = status
	}
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Write(p []byte) (int, error) {
	if r.status == 0 {
		r.status = http.StatusOK
	}
	r.body.Write(p)
	return r.ResponseWriter.Write(p)
}

// Unwrap is what http.ResponseController looks for.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }
