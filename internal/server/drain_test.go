package server_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// slow is a handler that signals the arrival of a request and answers on request.
type slow struct {
	entered chan struct{}
	release chan struct{}
}

func newSlow() *slow { return &slow{make(chan struct{}), make(chan struct{})} }

func (s *slow) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.entered <- struct{}{}
	select {
	case <-s.release:
		fmt.Fprint(w, "finished")
	case <-r.Context().Done():
	}
}

// call sends a request and returns the status and the body, or the error.
func (f *fixture) call(path string) <-chan string {
	result := make(chan string, 1)
	go func() {
		resp, err := f.client.Get(f.URL() + path)
		if err != nil {
			result <- "error"
			return
		}
		defer resp.Body.Close()
		body, _ := io.ReadAll(resp.Body)
		result <- fmt.Sprintf("%d %s", resp.StatusCode, strings.TrimSpace(string(body)))
	}()
	return result
}

// beginStop calls Stop and returns after the drain has begun.
func (f *fixture) beginStop(t *testing.T) <-chan error {
	t.Helper()
	stopped := make(chan error, 1)
	go func() { stopped <- f.Stop(context.Background()) }()
	for {
		if got := <-f.call("/readyz"); strings.HasPrefix(got, "503") {
			return stopped
		}
	}
}

func TestDrain(t *testing.T) {
	t.Parallel()
	work := newSlow()
	f := start(t, func(o *server.Options) {
		o.Handlers.GraphQL = work
		o.Handlers.REST = echo("rest")
	})
	running := f.call("/graphql")
	<-work.entered

	stopped := f.beginStop(t)
	for path, want := range map[string]string{
		"/readyz":               `503 {"status":"not ready","failed":{"server":"shutting down"}}`,
		"/healthz":              `200 {"status":"ok"}`,
		"/v3/alpha/leaderboard": `503 {"error":"the server is shutting down"}`,
	} {
		if got := <-f.call(path); got != want {
			t.Errorf("while draining: %s = %s, want %s", path, got, want)
		}
	}
	select {
	case err := <-stopped:
		t.Fatalf("Stop returned (%v) while a request was running", err)
	default:
	}

	close(work.release)
	if got := <-running; got != "200 finished" {
		t.Errorf("running request = %s, want it to finish", got)
	}
	if err := <-stopped; err != nil {
		t.Errorf("Stop: %v", err)
	}
	if _, err := net.Dial("tcp", f.Addr().String()); err == nil {
		t.Error("the address still accepts connections after Stop")
	}
	select {
	case err := <-f.Failed():
		t.Errorf("Failed after an ordinary Stop: %v", err)
	default:
	}
}

func TestDrainTimeoutCutsWhatRuns(t *testing.T) {
	t.Parallel()
	work := newSlow()
	s, err := server.New(server.Options{
		Addr:            "127.0.0.1:0",
		Handlers:        server.Handlers{GraphQL: work},
		ShutdownTimeout: time.Millisecond,
		Log:             discard(),
		NewID:           func() string { return "id" },
		Now:             time.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	f := &fixture{Server: s, client: &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}}
	running := f.call("/graphql")
	<-work.entered

	err = s.Stop(context.Background())
	if err == nil || !strings.Contains(err.Error(), "cut 1 running requests after 1ms, 0 of them") {
		t.Errorf("Stop: %v, want one request cut and ended", err)
	}
	if got := <-running; got != "error" {
		t.Errorf("cut request = %s, want an error", got)
	}
}

// A client that stalls in the middle of its body delays the shutdown by a few seconds only
// and does not make it fail.
func TestDrainWaitsForNoStalledBody(t *testing.T) {
	t.Parallel()
	reading := make(chan struct{})
	s, err := server.New(server.Options{
		Addr: "127.0.0.1:0", ShutdownTimeout: time.Minute, Log: discard(), NewID: func() string { return "id" }, Now: time.Now,
		Handlers: server.Handlers{Ingest: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			close(reading)
			if _, err := io.ReadAll(r.Body); err != nil {
				w.WriteHeader(http.StatusBadRequest)
			}
		})},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	conn, err := net.Dial("tcp", s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	fmt.Fprint(conn, "POST /ingest/events HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf of it")
	<-reading
	begun := time.Now()
	testkit.Stop(t, s.Stop)
	if took := time.Since(begun); took > 20*time.Second {
		t.Errorf("Stop took %s", took)
	}
	answer, err := bufio.NewReader(conn).ReadString('\n')
	if err != nil || answer != "HTTP/1.1 400 Bad Request\r\n" {
		t.Errorf("response to the client = %q, error %v", answer, err)
	}
}

// Websocket libraries hijack the connection through the wrapped writer, and streams flush
// through it.
func TestHijackAndFlush(t *testing.T) {
	t.Parallel()
	f := start(t, func(o *server.Options) {
		o.Handlers.GraphQL = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			conn, rw, err := w.(http.Hijacker).Hijack()
			if err != nil {
				t.Errorf("Hijack: %v", err)
				return
			}
			defer conn.Close()
			fmt.Fprint(rw, "HTTP/1.1 101 Switching Protocols\r\n\r\nhello\n")
			_ = rw.Flush()
		})
		o.Handlers.REST = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			fmt.Fprintln(w, "first")
			w.(http.Flusher).Flush()
			<-r.Context().Done() // the client disconnects after the first line
		})
	})
	conn, err := net.Dial("tcp", f.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	fmt.Fprint(conn, "GET /graphql HTTP/1.1\r\nHost: x\r\n\r\n")
	raw, _ := io.ReadAll(conn)
	if !strings.HasSuffix(string(raw), "hello\n") {
		t.Errorf("read %q from the hijacked connection", raw)
	}

	resp, err := f.client.Get(f.URL() + "/v3/alpha/stream")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	line, err := bufio.NewReader(resp.Body).ReadString('\n')
	if err != nil || line != "first\n" {
		t.Errorf("read %q, %v from the stream", line, err)
	}
}
