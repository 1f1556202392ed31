package rest_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
	"github.com/smartmoneyhq/smartmoney/rest"
)

// Large answers count until they are written: beyond 64 MiB the next one is refused, a small one is
// not.
func TestAnswersAreBounded(t *testing.T) {
	t.Parallel()
	w, gate := servicetest.New(t), limits.New(limits.Default(), time.Now)
	h, err := rest.NewHandler(resolvers.New(w.Service), rest.Options{Auth: w.Auth, Gate: gate})
	if err != nil {
		t.Fatal(err)
	}
	send := func(target string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodGet, target, nil)
		r.Header.Set("Authorization", "Bearer "+w.CustomerKey)
		answer := httptest.NewRecorder()
		h.ServeHTTP(answer, r)
		return answer
	}
	at := time.Date(2031, 1, 2, 3, 4, 5, 0, time.UTC)
	signals := make([]*smartmoney.Signal, 100)
	for i := range signals {
		signals[i] = servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, 1, at.Add(time.Duration(i)*time.Second), 1, 2, 3, 4, 5)
	}
	w.Send(t, servicetest.Customer, at.Add(time.Hour), signals...)
	const large, small = "/v3/alpha/notifications?since=2031-01-01T00:00:00Z&limit=100", "/v3/alpha/leaderboard?chain=base&limit=1"
	want := send(large)
	if n := want.Body.Len(); want.Code != http.StatusOK || n <= httpapi.SmallAnswer {
		t.Fatalf("status %d, %d bytes, want more than %d", want.Code, n, httpapi.SmallAnswer)
	}
	read := gate.Reservation(servicetest.Customer, limits.Responses) // what others read slowly
	if err := read.Grow(64 << 20); err != nil {
		t.Fatal(err)
	}
	if got := send(large); got.Code != http.StatusTooManyRequests || got.Header().Get("Retry-After") == "" || !strings.Contains(got.Body.String(), "64 MiB") {
		t.Errorf("beside 64 MiB: status %d, %s", got.Code, got.Body.String())
	}
	if got := send(small); got.Code != http.StatusOK {
		t.Errorf("a small one beside 64 MiB: status %d, %s", got.Code, got.Body.String())
	}
	read.Release()
	if got := send(large); got.Code != http.StatusOK || got.Body.String() != want.Body.String() {
		t.Errorf("afterwards: status %d, %.300s", got.Code, got.Body.String())
	}
	if err := gate.Reservation(servicetest.Customer, limits.Responses).Grow(512 << 20); err != nil {
		t.Errorf("answers that were written still count: %v", err)
	}
}
