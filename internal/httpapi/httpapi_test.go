package httpapi_test

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestErrors(t *testing.T) {
	for code, want := range map[smartmoney.Code]struct {
		status int
		key    string
		header http.Header
	}{
		smartmoney.CodeUnauthenticated: {401, "message", http.Header{"Www-Authenticate": {"Bearer"}}},
		smartmoney.CodeForbidden:       {403, "message", http.Header{}},
		smartmoney.CodeBadInput:        {400, "error", http.Header{}},
		smartmoney.CodeTooComplex:      {400, "error", http.Header{}},
		smartmoney.CodeNotFound:        {404, "error", http.Header{}},
		smartmoney.CodeRateLimited:     {429, "error", http.Header{"Retry-After": {"2"}}},
		smartmoney.CodeUnavailable:     {503, "error", http.Header{"Retry-After": {"2"}}},
		smartmoney.CodeInternal:        {500, "error", http.Header{}},
		"OF_A_LATER_VERSION":           {500, "error", http.Header{}},
	} {
		header := http.Header{}
		httpapi.SetHeaders(header, &smartmoney.Error{Code: code, RetryAfter: 1500 * time.Millisecond})
		if httpapi.Status(code) != want.status || httpapi.BodyKey(code) != want.key || !cmp.Equal(header, want.header) {
			t.Errorf("%s: status %d, key %q, header %v, want %+v", code, httpapi.Status(code), httpapi.BodyKey(code), header, want)
		}
	}
}

func TestMethods(t *testing.T) {
	for _, c := range []struct {
		methods        httpapi.Methods
		allow, message string
		served         []string
	}{
		{httpapi.Methods{"POST"}, "POST", "the method must be POST", []string{"POST"}},
		{httpapi.Methods{"GET"}, "GET, HEAD", "the method must be GET", []string{"GET", "HEAD"}},
		{httpapi.Methods{"GET", "PUT"}, "GET, HEAD, PUT", "the method must be GET or PUT", []string{"GET", "HEAD", "PUT"}},
	} {
		header := http.Header{}
		refused := c.methods.Refuse(header)
		if header.Get("Allow") != c.allow || refused.Status != 405 || refused.Error() != c.message {
			t.Errorf("%v: Allow %q, %d %q", c.methods, header.Get("Allow"), refused.Status, refused.Message)
		}
		var served []string
		for _, method := range []string{"DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"} {
			if c.methods.Allow(method) {
				served = append(served, method)
			}
		}
		if !cmp.Equal(served, c.served) {
			t.Errorf("%v serves %v, want %v", c.methods, served, c.served)
		}
	}
}

// TestFailures checks what callers see of errors, and which are reported.
func TestFailures(t *testing.T) {
	bad := smartmoney.BadInput("size", "size must be between 1 and 2, got 3")
	for name, c := range map[string]struct {
		err    error
		code   smartmoney.Code
		status int
		report bool
	}{
		"input":    {fmt.Errorf("read: %w", bad), smartmoney.CodeBadInput, 400, false},
		"internal": {errors.New("secret"), smartmoney.CodeInternal, 500, true},
		"outage":   {fmt.Errorf("read: %w", driver.ErrBadConn), smartmoney.CodeUnavailable, 503, true},
		"unknown":  {&smartmoney.Error{Code: "OF_A_LATER_VERSION"}, "OF_A_LATER_VERSION", 500, true},
	} {
		got := httpapi.FailureOf(c.err)
		if got.Code != c.code || got.Status != c.status || got.Report != c.report || strings.Contains(got.Message, "secret") {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// unread fails the test when a client sends it.
type unread struct{ t *testing.T }

func (u unread) Read([]byte) (int, error) {
	u.t.Error("the body was asked for")
	return 0, io.EOF
}

// A body whose length is beyond the limit is refused before any of it is sent, so that the client
// gets the answer and no broken connection.
func TestReadJSONAsksForNoLargeBody(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, err := httpapi.ReadJSON(w, r, 1<<10)
		if refused, ok := errors.AsType[*httpapi.Error](err); ok {
			http.Error(w, refused.Message, refused.Status)
		}
	}))
	t.Cleanup(server.Close)
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, server.URL, unread{t})
	if err != nil {
		t.Fatal(err)
	}
	r.ContentLength = 1<<10 + 1
	r.Header.Set("Expect", "100-continue")
	wire := &http.Transport{ExpectContinueTimeout: time.Minute}
	t.Cleanup(wire.CloseIdleConnections)
	answer, err := wire.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	if answer.StatusCode != http.StatusRequestEntityTooLarge {
		t.Errorf("status %d", answer.StatusCode)
	}
}
