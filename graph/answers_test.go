package graph

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// large is a query whose answer is larger than httpapi.SmallAnswer: its aliases are long.
func large() string {
	var b strings.Builder
	b.WriteString("{ wallets(first: 50) { nodes {")
	for i := range 40 {
		fmt.Fprintf(&b, " %s%d: netPnlUsd", strings.Repeat("x", 200), i)
	}
	b.WriteString(" } } }")
	return b.String()
}

// Large answers count until they are written, made and kept ones alike, over HTTP and over streams:
// beyond 64 MiB the next one is refused, a small one is not.
func TestAnswersAreBounded(t *testing.T) {
	t.Parallel()
	gate := limits.New(limits.Default(), time.Now)
	s := serve(t, func(o *Options) { o.Gate = gate })
	query := large()
	want := s.post(query, nil)
	data(t, want)
	data(t, s.post(query, nil)) // kept when it is asked again
	if n := want.Body.Len(); n <= httpapi.SmallAnswer {
		t.Fatalf("an answer of %d bytes, want more than %d", n, httpapi.SmallAnswer)
	}
	if !s.cached(request(query, nil)) {
		t.Fatal("the answer is not kept")
	}
	read := gate.Reservation(servicetest.Customer, limits.Responses) // what others read slowly
	if err := read.Grow(64 << 20); err != nil {
		t.Fatal(err)
	}
	for name, query := range map[string]string{"kept": query, "made": query + " "} {
		w := s.post(query, nil)
		if w.Code != http.StatusTooManyRequests || w.Header().Get("Retry-After") == "" || !strings.Contains(w.Body.String(), "RATE_LIMITED") ||
			!strings.Contains(w.Body.String(), "64 MiB") {
			t.Errorf("%s, beside 64 MiB: %d, %.300s", name, w.Code, w.Body.String())
		}
	}
	st := s.open(t, query, nil)
	if e, ok := st.next(); !ok || !strings.Contains(e.data, "RATE_LIMITED") {
		t.Errorf("as an event, beside 64 MiB: %.300s", e.data)
	}
	data(t, s.post(`{ wallets(first: 1) { nodes { rank } } }`, nil))
	read.Release()
	st = s.open(t, query, nil)
	if e, ok := st.next(); !ok || e.data != strings.TrimSpace(want.Body.String()) {
		t.Errorf("as an event, afterwards: %.300s", e.data)
	}
	st.want("complete", "")
	for _, query := range []string{query, query + " "} {
		if w := s.post(query, nil); w.Code != http.StatusOK || w.Body.String() != want.Body.String() {
			t.Errorf("afterwards: %d, %.300s", w.Code, w.Body.String())
		}
	}
	testkit.Eventually(t, "answers that were written no longer count", func() bool {
		return gate.Reservation(servicetest.Customer, limits.Responses).Grow(512<<20) == nil
	})
}
