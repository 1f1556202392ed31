package ingest_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestSlowClients checks that any number of clients that stall in the middle of their
// bodies do not delay others.
func TestSlowClients(t *testing.T) {
	t.Parallel()
	a := newApp(t, testkit.SQLite(t), ingest.Limits{Concurrent: 2})
	for range 8 {
		conn, err := net.Dial("tcp", a.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		fmt.Fprintf(conn, "POST /ingest/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n"+
			"Expect: 100-continue\r\nContent-Length: 1000\r\n\r\n", a.key)
		// The server sends 100 when it starts to read the body.
		answer := make([]byte, len("HTTP/1.1 100 Continue\r\n\r\n"))
		if _, err := io.ReadFull(conn, answer); err != nil || !strings.HasPrefix(string(answer), "HTTP/1.1 100") {
			t.Fatalf("answer %q, %v", answer, err)
		}
		fmt.Fprint(conn, "{")
	}
	if status, got := a.post(t, ndjson(trades(1, smartmoney.Base, 3)), nil); status != 200 || got["accepted"] != 3.0 {
		t.Errorf("status %d, answer %v", status, got)
	}
}

// TestWaitingIsBounded checks that the memory of bodies is bounded and that a finished
// request releases its share.
func TestWaitingIsBounded(t *testing.T) {
	t.Parallel()
	a := newApp(t, testkit.SQLite(t), ingest.Limits{Body: 5000, Waiting: 3000})
	for range 3 {
		if status, got := a.post(t, strings.Repeat(" ", 4000), nil); status != 503 {
			t.Errorf("4000 bytes: status %d, answer %v", status, got)
		}
		if status, got := a.post(t, strings.Repeat(" ", 2000), nil); status != 200 {
			t.Errorf("2000 bytes: status %d, answer %v", status, got)
		}
	}
}

// TestBrokenBodies checks that a truncated or broken body changes nothing, and that the
// error does not quote its content.
func TestBrokenBodies(t *testing.T) {
	t.Parallel()
	a := newApp(t, testkit.SQLite(t), ingest.Limits{})
	var buf bytes.Buffer
	z := gzip.NewWriter(&buf)
	fmt.Fprint(z, ndjson(trades(1, smartmoney.Base, 200)))
	z.Close()
	packed := buf.String()
	for _, c := range []struct{ name, body, want string }{
		{"cut", packed[:len(packed)/2], "failed to read the body to its end"},
		{"empty", "", "failed to read the body to its end"},
		{"wrong checksum", packed[:len(packed)-8] + "12345678", "the body is not valid gzip"},
		{"followed by more", packed + "more than a header", "the body is not valid gzip"},
		{"garbled", packed[:20] + strings.Repeat("\xff", 40) + packed[60:], "the body is not valid gzip"},
	} {
		status, got := a.post(t, c.body, map[string]string{"Content-Encoding": "GZIP"})
		if status != http.StatusBadRequest || got["error"] != c.want {
			t.Errorf("%s: status %d, answer %v; want 400 %q", c.name, status, got, c.want)
		}
	}
	if _, got := a.post(t, ndjson(trades(1, smartmoney.Base, 200)), nil); got["accepted"] != 200.0 {
		t.Errorf("valid request after them: %v", got)
	}
}
