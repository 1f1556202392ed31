package reqid_test

import (
	"context"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/reqid"
)

func TestSane(t *testing.T) {
	for id, want := range map[string]bool{
		"":                           false,
		"a":                          true,
		"Abc-123_x.y":                true,
		strings.Repeat("x", 64):      true,
		strings.Repeat("x", 65):      false,
		"two words":                  false,
		"line\nbreak":                false,
		"quote\"":                    false,
		"naïve":                      false,
		"0b1d6f5e-8a3f-4a8e-9d7f-12": true,
	} {
		if got := reqid.Sane(id); got != want {
			t.Errorf("Sane(%q) = %v, want %v", id, got, want)
		}
	}
}

func TestContext(t *testing.T) {
	if got := reqid.From(context.Background()); got != "" {
		t.Errorf("From(empty context) = %q, want none", got)
	}
	if got := reqid.From(reqid.With(context.Background(), "r1")); got != "r1" {
		t.Errorf("From = %q, want r1", got)
	}
}

func TestCaller(t *testing.T) {
	who := reqid.Caller{CustomerID: "acme", KeyID: "k1"}
	reqid.Identify(context.Background(), who) // nothing to record it in
	if got := reqid.CallerOf(context.Background()); got != (reqid.Caller{}) {
		t.Errorf("the caller without a request is %v", got)
	}
	outer := reqid.With(context.Background(), "r1")
	if got := reqid.CallerOf(outer); got != (reqid.Caller{}) {
		t.Errorf("the caller of a request that nobody identified is %v", got)
	}
	inner, cancel := context.WithCancel(outer)
	defer cancel()
	reqid.Identify(inner, who)
	if got := reqid.CallerOf(outer); got != who {
		t.Errorf("the caller is %v, want %v", got, who)
	}
}
