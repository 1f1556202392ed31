package limits_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// rates is a gate with limits of each key.
type rates struct{ *limits.Gate }

func newLimiter(t testing.TB, perKey smartmoney.Limits) (l rates, now *time.Time) {
	t.Helper()
	now = new(time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC))
	rules := limits.Default()
	rules[limits.Requests].Rate, rules[limits.Cost].Rate, rules[limits.IngestedEvents].Rate = perKey.RequestsPerSecond, perKey.CostPerSecond, perKey.EventsPerSecond
	return rates{limits.New(rules, func() time.Time { return *now })}, now
}

func (r rates) Request(who auth.Principal) error {
	_, err := r.Gate.Request(auth.WithPrincipal(context.Background(), who))
	return err
}

func (r rates) Cost(who auth.Principal, n float64) error {
	return r.Take(auth.WithPrincipal(context.Background(), who), limits.Cost, n)
}

func (r rates) Events(who auth.Principal, n int) error {
	return r.Take(auth.WithPrincipal(context.Background(), who), limits.IngestedEvents, float64(n))
}

// waitOf returns the time to wait of a RATE_LIMITED error, 0 for nil.
func waitOf(t *testing.T, err error) time.Duration {
	t.Helper()
	if err == nil {
		return 0
	}
	limited, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || limited.Code != smartmoney.CodeRateLimited || limited.RetryAfter <= 0 {
		t.Fatalf("got %v, want RATE_LIMITED with the time to wait", err)
	}
	return limited.RetryAfter
}

func TestRequestsOfAKeyAndOfItsCustomer(t *testing.T) {
	t.Parallel()
	l, now := newLimiter(t, smartmoney.Limits{RequestsPerSecond: 2})
	a := auth.Principal{KeyID: "a", CustomerID: "c", Limits: smartmoney.Limits{RequestsPerSecond: 3}}
	b := auth.Principal{KeyID: "b", CustomerID: "c", Limits: a.Limits}
	for i := range 4 { // what two seconds save
		if err := l.Request(a); err != nil {
			t.Fatalf("request %d: %v", i, err)
		}
	}
	err := l.Request(a)
	if wait := waitOf(t, err); wait < 500*time.Millisecond || wait > 502*time.Millisecond || !strings.Contains(err.Error(), "too many requests: this key may use 2 per second") {
		t.Errorf("the key waits %v: %v", wait, err)
	}
	for range 2 { // what is left of the customer's 6: the refusal took nothing
		if err := l.Request(b); err != nil {
			t.Fatal(err)
		}
	}
	if err := l.Request(b); err == nil || !strings.Contains(err.Error(), "this customer may use 3 per second") {
		t.Errorf("the customer gets %v", err)
	}
	if err := l.Request(auth.Principal{KeyID: "other", CustomerID: "d"}); err != nil {
		t.Errorf("another customer gets %v", err)
	}
	*now = now.Add(waitOf(t, l.Request(a)))
	if err := l.Request(a); err != nil {
		t.Errorf("after the time to wait: %v", err)
	}
}

// TestEndUsersShareALimit checks that a customer gains nothing by signing tokens for more users:
// they share what one key may use, which is neither that of its keys nor of another customer's
// users.
func TestEndUsersShareALimit(t *testing.T) {
	t.Parallel()
	l, now := newLimiter(t, smartmoney.Limits{RequestsPerSecond: 2})
	user := func(n int, customer string) auth.Principal {
		return auth.Principal{KeyID: fmt.Sprintf("jwt:%s:%d", customer, n), CustomerID: customer, EndUser: true}
	}
	for n := range 4 { // what two seconds save
		if err := l.Request(user(n, "c")); err != nil {
			t.Fatalf("user %d: %v", n, err)
		}
	}
	err := l.Request(user(5, "c"))
	if wait := waitOf(t, err); wait == 0 || !strings.Contains(err.Error(), "too many requests: the end users of this customer together may use 2 per second") {
		t.Errorf("a new user waits %v: %v", wait, err)
	}
	for _, other := range []auth.Principal{user(0, "d"), {KeyID: "key", CustomerID: "c"}, {KeyID: "jwt:c", CustomerID: "c"}} {
		if err := l.Request(other); err != nil {
			t.Errorf("%+v: %v", other, err)
		}
	}
	*now = now.Add(time.Second)
	if err := l.Request(user(6, "c")); err != nil {
		t.Errorf("after a second: %v", err)
	}
}

// A request of any size is admitted, and its size is earned again.
func TestLargeRequests(t *testing.T) {
	t.Parallel()
	l, now := newLimiter(t, smartmoney.Limits{EventsPerSecond: 10})
	who := auth.Principal{KeyID: "a"}
	if err := l.Events(who, 1000); err != nil {
		t.Fatal(err)
	}
	wait := waitOf(t, l.Events(who, 0))
	if wait < 98*time.Second || wait > 99*time.Second {
		t.Errorf("1000 events at 10 per second, of which 20 were saved, wait %v", wait)
	}
	if err := l.Cost(who, 1e6); err != nil {
		t.Errorf("a resource without a limit: %v", err)
	}
	*now = now.Add(wait)
	if err := l.Events(who, 1_000_000); err != nil {
		t.Fatal(err)
	}
	if wait := waitOf(t, l.Events(who, 1)); wait > time.Hour+time.Second {
		t.Errorf("the longest wait is %v", wait)
	}
}

func TestLimitsThatChange(t *testing.T) {
	t.Parallel()
	l, now := newLimiter(t, smartmoney.Limits{})
	who := auth.Principal{KeyID: "a", CustomerID: "c", Limits: smartmoney.Limits{CostPerSecond: 0.01}}
	if err := l.Cost(who, 30); err != nil {
		t.Fatal(err)
	}
	if err := l.Cost(who, 1); err == nil {
		t.Fatal("30 were not taken")
	}
	who.Limits.CostPerSecond = 100
	wait := waitOf(t, l.Cost(who, 1))
	if wait > time.Second {
		t.Errorf("after the limit was raised, 29 at 100 per second wait %v", wait)
	}
	*now = now.Add(wait)
	if err := l.Cost(who, 1); err != nil {
		t.Errorf("after the time to wait: %v", err)
	}
	who.Limits = smartmoney.Limits{}
	if err := l.Cost(who, 1e9); err != nil {
		t.Errorf("after the limit was removed: %v", err)
	}
}

func TestNoLimiter(t *testing.T) {
	t.Parallel()
	var l rates
	if err := l.Request(auth.Principal{Limits: smartmoney.Limits{RequestsPerSecond: 1}}); err != nil {
		t.Error(err)
	}
}

func BenchmarkLimiter(b *testing.B) {
	for name, limits := range map[string]smartmoney.Limits{"none": {}, "requests": {RequestsPerSecond: 1e9}} {
		b.Run(name, func(b *testing.B) {
			l, _ := newLimiter(b, smartmoney.Limits{})
			who := auth.Principal{KeyID: "a", CustomerID: "c", Limits: limits}
			b.ReportAllocs()
			for b.Loop() {
				if err := l.Request(who); err != nil {
					b.Fatal(fmt.Errorf("refused: %w", err))
				}
			}
		})
	}
}

// TestLimiterRefusals checks that what a key or its customer is refused counts once, by resource,
// and what is admitted does not.
func TestLimiterRefusals(t *testing.T) {
	t.Parallel()
	l, _ := newLimiter(t, smartmoney.Limits{RequestsPerSecond: 1, EventsPerSecond: 1})
	who := auth.Principal{KeyID: "a", CustomerID: "c", Limits: smartmoney.Limits{RequestsPerSecond: 1, CostPerSecond: 1}}
	for range 5 { // two are saved up
		_ = l.Request(who) // counted
	}
	for range 2 {
		_, _ = l.Cost(who, 10), l.Events(who, 10) // counted
	}
	_ = l.Events(who, 0) // counted
	testkit.WantMetrics(t, l.Collectors(),
		`smartmoney_limited_total{limit="requests"} 3`, `smartmoney_limited_total{limit="cost"} 1`, `smartmoney_limited_total{limit="events"} 2`)
}
