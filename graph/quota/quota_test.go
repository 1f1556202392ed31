package quota_test

import (
	"testing"

	"smartmoney/graph/quota"
	"smartmoney/internal/smartmoney"
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
	if a.Claim("k") != nil || b.Claim("k") != nil {
		t.Fatal("two connections of one key are refused")
	}
	if err := c.Claim("k"); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
		t.Errorf("a third connection of one key: %v", err)
	}
	if err := c.Claim("other"); err != nil {
		t.Errorf("another key: %v", err)
	}
	a.Close()
	if d := open(); d.Claim("k") != nil {
		t.Error("a closed connection is still counted")
	}
	b.Close()
	c.Close()
	if q.Len() != 1 {
		t.Errorf("%d connections, want 1", q.Len())
	}
}
