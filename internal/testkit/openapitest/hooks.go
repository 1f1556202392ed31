package openapitest

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"sync"
	"testing"
)

// Validate fails the test if the response to a request contradicts the document. It checks the
// request's body if that can be read again (GetBody).
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

// Transport returns a transport that sends requests through next (nil: http.DefaultTransport)
// and validates every response. It buffers whole bodies. Requests to interfaces that the
// document does not describe pass through untouched.
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

// RoundTrip sends the request and validates the response.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	t.t.Helper()
	if Elsewhere(r.URL.Path) {
		return t.next.RoundTrip(r)
	}
	sent := &copied{}
	if r.Body != nil {
		r = r.Clone(r.Context())
		sent.ReadCloser, r.Body = r.Body, sent
	}
	resp, err := t.next.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	body, err := io.ReadAll(resp.Body)
	_ = resp.Body.Close()
	if err != nil {
		return nil, fmt.Errorf("read the response body: %w", err)
	}
	resp.Body = io.NopCloser(bytes.NewReader(body))
	x := &Exchange{Request: r, Status: resp.StatusCode, Header: resp.Header, Body: body}
	if resp.StatusCode < 300 { // a refused request may get its response before its body is sent
		x.Sent = sent.bytes()
	}
	verify(t.t, x)
	return resp, nil
}

// CloseIdleConnections is called by http.Client.
func (t *transport) CloseIdleConnections() {
	if next, ok := t.next.(interface{ CloseIdleConnections() }); ok {
		next.CloseIdleConnections()
	}
}

// Handler returns a handler that calls next and validates every response, for tests without a
// network. Requests to interfaces that the document does not describe pass through untouched.
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
			rec.status = http.StatusOK // like net/http
		}
		x := &Exchange{Request: r, Sent: sent.bytes(), Status: rec.status, Header: w.Header(), Body: rec.body.Bytes()}
		if r.Method == http.MethodHead {
			x.Body = nil // a server sends none, whatever the handler writes
		}
		verify(t, x)
	})
}

// copied is a body that records what is read from it.
type copied struct {
	io.ReadCloser
	mu   sync.Mutex // guards text: a transport may continue to send after the response
	text []byte
}

func (c *copied) Read(p []byte) (int, error) {
	n, err := c.ReadCloser.Read(p)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.text = append(c.text, p[:n]...)
	return n, err
}

func (c *copied) bytes() []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.text
}

// recorder records a response.
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

// Unwrap is called by http.ResponseController.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }
