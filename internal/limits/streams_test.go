package limits_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// gateOfStreams returns a gate with bounds of open connections.
func gateOfStreams(all, ofKey int) *limits.Gate {
	rules := limits.Default()
	rules.SetStreams(all, ofKey, 1)
	return limits.New(rules, time.Now)
}

func TestStreams(t *testing.T) {
	q := gateOfStreams(3, 2)
	open := func() *limits.Stream {
		t.Helper()
		c, err := q.Open()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	a, b, c := open(), open(), open()
	if _, err := q.Open(); smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
		t.Errorf("a fourth connection: %v", err)
	}
	if a.Claim(auth.Principal{KeyID: "k"}) != nil || b.Claim(auth.Principal{KeyID: "k"}) != nil {
		t.Fatal("two connections of one key are refused")
	}
	if err := c.Claim(auth.Principal{KeyID: "k"}); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("a third connection of one key: %v", err)
	}
	testkit.WantMetrics(t, q.Collectors(), `smartmoney_limited_total{limit="streams"} 1`) // not the one that the process has no room for
	if err := c.Claim(auth.Principal{KeyID: "other"}); err != nil {
		t.Errorf("another key: %v", err)
	}
	a.Close()
	if d := open(); d.Claim(auth.Principal{KeyID: "k"}) != nil {
		t.Error("a closed connection is still counted")
	}
	b.Close()
	c.Close()
	if q.Entered(limits.ProcessStreams) != 1 {
		t.Errorf("%d connections, want 1", q.Entered(limits.ProcessStreams))
	}
}

func TestStreamsOfACustomer(t *testing.T) {
	q := gateOfStreams(10, 10)
	claim := func(key, customer string, most int) (*limits.Stream, error) {
		c, err := q.Open()
		if err != nil {
			t.Fatal(err)
		}
		return c, c.Claim(auth.Principal{KeyID: key, CustomerID: customer, Limits: smartmoney.Limits{Streams: most}})
	}
	first, err := claim("a", "c", 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := claim("b", "c", 2); err != nil {
		t.Fatalf("the second of 2: %v", err)
	}
	over, err := claim("a", "c", 2)
	if smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("the third of 2: %v", err)
	}
	testkit.WantMetrics(t, q.Collectors(), `smartmoney_limited_total{limit="streams"} 1`)
	over.Close() // counts nothing of the customer out
	if _, err := claim("d", "other", 1); err != nil {
		t.Errorf("another customer: %v", err)
	}
	first.Close()
	if _, err := claim("a", "c", 2); err != nil {
		t.Errorf("after one was closed: %v", err)
	}
}
