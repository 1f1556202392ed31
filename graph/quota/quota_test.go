package quota_test

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/graph/quota"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestQuota(t *testing.T) {
	q := quota.New(3, 2)
	open := func() *quota.Connection {
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
	if a.Claim(quota.Owner{Key: "k"}) != nil || b.Claim(quota.Owner{Key: "k"}) != nil {
		t.Fatal("two connections of one key are refused")
	}
	if err := c.Claim(quota.Owner{Key: "k"}); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("a third connection of one key: %v", err)
	}
	if n := q.Refused(); n != 1 { // not the one that the process has no room for
		t.Errorf("%d refused, want 1", n)
	}
	if err := c.Claim(quota.Owner{Key: "other"}); err != nil {
		t.Errorf("another key: %v", err)
	}
	a.Close()
	if d := open(); d.Claim(quota.Owner{Key: "k"}) != nil {
		t.Error("a closed connection is still counted")
	}
	b.Close()
	c.Close()
	if q.Len() != 1 {
		t.Errorf("%d connections, want 1", q.Len())
	}
}

func TestConnectionsOfACustomer(t *testing.T) {
	q := quota.New(10, 10)
	claim := func(key, customer string, most int) (*quota.Connection, error) {
		c, err := q.Open()
		if err != nil {
			t.Fatal(err)
		}
		return c, c.Claim(quota.Owner{Key: key, Customer: customer, Most: most})
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
	if n := q.Refused(); n != 1 {
		t.Errorf("%d refused, want 1", n)
	}
	over.Close() // counts nothing of the customer out
	if _, err := claim("d", "other", 1); err != nil {
		t.Errorf("another customer: %v", err)
	}
	first.Close()
	if _, err := claim("a", "c", 2); err != nil {
		t.Errorf("after one was closed: %v", err)
	}
}
