package webhook_test

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="

// receiver is a real TLS server that counts connections and requests.
type receiver struct {
	*httptest.Server
	conns atomic.Int64 // accepted
	asked atomic.Int64 // requests
}

// onConn is the key of a counter that a connection's requests share.
type onConn struct{}

// newReceiver starts a server with a handler; nil answers 204.
func newReceiver(t testing.TB, handle http.HandlerFunc) *receiver {
	t.Helper()
	r := &receiver{}
	r.Server = httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		r.asked.Add(1)
		if handle == nil {
			w.WriteHeader(http.StatusNoContent)
			return
		}
		handle(w, req)
	}))
	r.Config.ConnState = func(_ net.Conn, s http.ConnState) {
		if s == http.StateNew {
			r.conns.Add(1)
		}
	}
	r.Config.ConnContext = func(ctx context.Context, _ net.Conn) context.Context {
		return context.WithValue(ctx, onConn{}, new(atomic.Int64))
	}
	r.Config.ErrorLog = log.New(io.Discard, "", 0) // handshakes aborted by clients
	r.StartTLS()
	t.Cleanup(func() { r.CloseClientConnections(); r.Close() })
	return r
}

// at returns the receiver's address with another host name.
func (r *receiver) at(host string) string {
	_, port, _ := strings.Cut(strings.TrimPrefix(r.URL, "https://"), ":")
	return "https://" + host + ":" + port + "/hook"
}

// trust returns the options of a client that may connect to a receiver on this machine.
func trust(r *receiver) webhook.ClientOptions {
	o := webhook.ClientOptions{Allow: webhook.AllowLoopback, Version: "1.2.3"}
	if r != nil && r.TLS != nil {
		roots := x509.NewCertPool()
		roots.AddCert(r.Certificate())
		o.TLS = &tls.Config{RootCAs: roots, MinVersion: tls.VersionTLS12}
	}
	return o
}

func newClient(t testing.TB, o webhook.ClientOptions) *webhook.Client {
	t.Helper()
	c := webhook.NewClient(o)
	t.Cleanup(c.Close)
	return c
}

// post makes one attempt at an address.
func post(t testing.TB, c *webhook.Client, url string) webhook.Result {
	t.Helper()
	out, err := c.Post(context.Background(), webhook.Message{URL: url, Secrets: []string{secret}, ID: "msg_1", Body: []byte(`{"a":1}`)})
	if err != nil {
		t.Fatalf("post to %s: %v", url, err)
	}
	return out
}

// read returns a request's body.
func read(t testing.TB, r *http.Request) []byte {
	t.Helper()
	body, err := io.ReadAll(r.Body)
	if err != nil {
		t.Errorf("read a delivery: %v", err)
	}
	return body
}

// what returns the error of a result, "" for none.
func what(o webhook.Result) string {
	if o.Error == nil {
		return ""
	}
	return *o.Error
}

// readAgain returns a body with bytes that were already read.
func readAgain(body []byte) io.ReadCloser { return io.NopCloser(bytes.NewReader(body)) }
