package ingest_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// pusher is a source.Pushes as the handler sees it: it reads the body of whoever is authorized.
type pusher struct {
	refuse  chan struct{} // a request without the secret waits for it, if it is not nil
	fail    error         // of every request that is authorized
	got     chan string
	entered chan struct{} // receives a value from every request, if it is not nil
	release chan struct{} // each request waits for it then
}

func (p *pusher) Push(_ context.Context, name string, header http.Header, body func() ([]byte, error)) error {
	if header.Get("Authorization") != "secret" {
		if p.refuse != nil {
			p.entered <- struct{}{}
			<-p.refuse
		}
		return smartmoney.Errorf(smartmoney.CodeUnauthenticated, "another secret")
	}
	if p.fail != nil {
		return p.fail
	}
	content, err := body()
	if err != nil {
		return err
	}
	if p.entered != nil {
		p.entered <- struct{}{}
	}
	if p.release != nil {
		<-p.release
	}
	p.got <- name + " " + string(content)
	return nil
}

func push(h http.Handler, secret, body string) (int, string) {
	r := httptest.NewRequest(http.MethodPost, "/ingest/helius/sol", strings.NewReader(body))
	r.Header.Set("Authorization", secret)
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Code, w.Body.String()
}

// newPushHandler returns a handler that stores no events but those of a pusher, which may be nil.
func newPushHandler(p interface {
	Push(context.Context, string, http.Header, func() ([]byte, error)) error
}) *ingest.Handler {
	h := ingest.NewHandler(nil, nil, ingest.Limits{Body: 1 << 10, Unpacked: 1 << 10, Waiting: 64 << 10}, time.Now, slog.New(slog.DiscardHandler))
	if p != nil {
		h.Push = p.Push
	}
	return h
}

func TestPushes(t *testing.T) {
	t.Parallel()
	p := &pusher{got: make(chan string, 100)}
	h := newPushHandler(p)
	if status, body := push(h, "secret", "[]"); status != 200 || <-p.got != "sol []" {
		t.Errorf("%d %s", status, body)
	}
	if status, body := push(h, "wrong", "[]"); status != 401 || !strings.Contains(body, "another secret") {
		t.Errorf("another secret: %d %s", status, body)
	}
	for range 200 { // what was refused must hold no memory
		if status, body := push(h, "secret", strings.Repeat("x", 1<<10+1)); status != 413 {
			t.Fatalf("a body too large: %d %s", status, body)
		}
	}
	for range 100 {
		if status, body := push(h, "secret", strings.Repeat("x", 1<<10)); status != 200 {
			t.Fatalf("the largest body: %d %s", status, body)
		}
		<-p.got
	}
	if status, body := push(newPushHandler(nil), "secret", "[]"); status != 503 {
		t.Errorf("without a pusher: %d %s", status, body)
	}
}

// Requests beyond a bound are refused at once, so that their provider repeats them.
func TestPushesAtOnce(t *testing.T) {
	t.Parallel()
	p := &pusher{got: make(chan string, 100), entered: make(chan struct{}), release: make(chan struct{})}
	h := newPushHandler(p)
	done := make(chan int)
	const most = 32
	for range most {
		go func() {
			status, _ := push(h, "secret", "[]")
			done <- status
		}()
		<-p.entered
	}
	if status, body := push(h, "secret", "[]"); status != 503 || !strings.Contains(body, "too many requests") {
		t.Errorf("one more: %d %s", status, body)
	}
	close(p.release)
	for range most {
		if status := <-done; status != 200 {
			t.Errorf("status %d", status)
		}
	}
}

// Requests without the secret leave the provider its place, however many there are.
func TestStrangersTakeNoPlace(t *testing.T) {
	t.Parallel()
	p := &pusher{got: make(chan string, 1), refuse: make(chan struct{}), entered: make(chan struct{})}
	h := newPushHandler(p)
	done := make(chan int)
	const strangers = 100
	for range strangers {
		go func() {
			status, _ := push(h, "wrong", "[]")
			done <- status
		}()
		<-p.entered
	}
	go func() {
		status, _ := push(h, "secret", "[]")
		done <- status
	}()
	<-p.entered
	close(p.refuse)
	if got := <-p.got; got != "sol []" {
		t.Errorf("stored %q", got)
	}
	statuses := map[int]int{}
	for range strangers + 1 {
		statuses[<-done]++
	}
	if statuses[200] != 1 || statuses[401] != strangers {
		t.Errorf("answers by status: %v", statuses)
	}
}

// A body that unpacks to more than may ever be held is refused for good, and not until later.
func TestPushedBomb(t *testing.T) {
	t.Parallel()
	p := &pusher{got: make(chan string, 1)}
	h := ingest.NewHandler(nil, nil, ingest.Limits{Body: 8 << 10, Unpacked: 1 << 20, Waiting: 80 << 10}, time.Now, slog.New(slog.DiscardHandler))
	h.Push = p.Push
	for size, want := range map[int]int{8 << 10: 200, 8<<10 + 1: 413, 1 << 20: 413} {
		var packed bytes.Buffer
		w := gzip.NewWriter(&packed)
		if _, err := w.Write(bytes.Repeat([]byte(" "), size)); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		r := httptest.NewRequest(http.MethodPost, "/ingest/helius/sol", &packed)
		r.Header.Set("Authorization", "secret")
		r.Header.Set("Content-Encoding", "gzip")
		answer := httptest.NewRecorder()
		h.ServeHTTP(answer, r)
		if answer.Code != want {
			t.Errorf("%d bytes: %d %s, want %d", size, answer.Code, answer.Body, want)
		}
		if want == 200 {
			<-p.got
		}
	}
}

// The log has the cause of an internal error, such as a secret that the process cannot read, and
// the sender has not.
func TestPushFailureIsLogged(t *testing.T) {
	t.Parallel()
	var logged bytes.Buffer
	h := ingest.NewHandler(nil, nil, ingest.Limits{}, time.Now, slog.New(slog.NewTextHandler(&logged, nil)))
	h.Push = (&pusher{fail: smartmoney.Internal(errors.New("the variable is empty"))}).Push
	status, body := push(h, "secret", "[]")
	if status != 500 || strings.Contains(body, "variable") || !strings.Contains(logged.String(), "the variable is empty") {
		t.Errorf("%d %s, logged %s", status, body, logged.String())
	}
}
