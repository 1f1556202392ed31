package limits_test

import (
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// freeQueue is how much of an outbound queue is not counted, bytes.
const freeQueue = 16 << 10

// The answers of a customer are bounded together, except for a single one; so are those of all
// customers.
func TestResponsesAreBounded(t *testing.T) {
	const mib = 1 << 20
	a := limits.New(limits.Default(), time.Now)
	admit := func(customer string, n int) func() {
		t.Helper()
		reserved, err := a.Reserve(customer, limits.Responses, n)
		if err != nil {
			t.Fatal(err)
		}
		return reserved.Release
	}
	refused := func(customer string, n int, want string) {
		t.Helper()
		_, err := a.Reserve(customer, limits.Responses, n)
		if smartmoney.CodeOf(err) != smartmoney.CodeRateLimited || !strings.Contains(err.Error(), want) {
			t.Errorf("%d bytes for %s: %v, want %q", n, customer, err, want)
		}
	}
	large := admit("a", 200*mib)
	refused("a", 1, "64 MiB")
	forced := a.Reservation("a", limits.Responses)
	forced.Force(10)
	forced.Release()
	half := admit("b", 32*mib)
	other := admit("b", 32*mib)
	refused("b", 1, "64 MiB")
	half()
	admit("b", 32*mib)()
	rest := admit("c", 512*mib-232*mib)
	refused("d", 1, "all customers")
	large()
	admit("a", 200*mib)()
	growing := a.Reservation("e", limits.Responses)
	for range 3 {
		if err := growing.Grow(60 * mib); err != nil {
			t.Errorf("a single answer that grows: %v", err)
		}
	}
	refused("e", 1, "64 MiB")
	growing.Release()
	other()
	rest()
	admit("d", 512*mib)()
}

// Queues count among the answers, but for what the kernel mostly takes at once.
func TestQueuesAreBounded(t *testing.T) {
	const mib = 1 << 20
	a := limits.New(limits.Default(), time.Now)
	first, second, other := a.Reservation("a", limits.Responses), a.Reservation("a", limits.Responses), a.Reservation("b", limits.Responses)
	if err := first.Queued(freeQueue+100*mib, 0); err != nil {
		t.Fatalf("the only queue: %v", err)
	}
	if err := second.Queued(freeQueue, 0); err != nil {
		t.Errorf("a small one: %v", err)
	}
	for range 2 { // what is refused is not counted
		if err := second.Queued(freeQueue+1, 0); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Errorf("one byte more: %v", err)
		}
	}
	if err := other.Queued(60*mib, 0); err != nil {
		t.Errorf("another customer: %v", err)
	}
	if err := first.Queued(50*mib, 0); err != nil {
		t.Errorf("after some were written: %v", err)
	}
	if err := second.Queued(freeQueue+14*mib, 0); err != nil {
		t.Errorf("room for 14 MiB of 64: %v", err)
	}
	if err := second.Queued(freeQueue+15*mib, 0); err == nil {
		t.Error("65 MiB of 64 wait")
	}
	if err := first.Queued(50*mib+512*mib, 512*mib); err != nil {
		t.Errorf("first results have a bound of their own: %v", err)
	}
	for range 2 {
		if err := second.Queued(14*mib+mib, mib); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Errorf("more of them: %v", err)
		}
	}
	if err := other.Queued(60*mib+mib, mib); err != nil {
		t.Errorf("another customer's: %v", err)
	}
	first.Release()
	if err := second.Queued(512*mib, 512*mib); err != nil {
		t.Errorf("after the others were written: %v", err)
	}
	second.Release()
	other.Release()
	if reserved, err := a.Reserve("c", limits.Responses, 512*mib); err != nil { // the bound of all
		t.Errorf("after the end of the queues: %v", err)
	} else {
		reserved.Release()
	}
}
