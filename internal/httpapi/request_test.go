package httpapi_test

import (
	"context"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
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
		if got := httpapi.SaneRequestID(id); got != want {
			t.Errorf("Sane(%q) = %v, want %v", id, got, want)
		}
	}
}

func TestContext(t *testing.T) {
	if got := httpapi.RequestID(context.Background()); got != "" {
		t.Errorf("From(empty context) = %q, want none", got)
	}
	if got := httpapi.RequestID(httpapi.WithRequestID(context.Background(), "r1")); got != "r1" {
		t.Errorf("From = %q, want r1", got)
	}
}

func TestCaller(t *testing.T) {
	who := httpapi.Caller{CustomerID: "acme", KeyID: "k1"}
	httpapi.Identify(context.Background(), who) // nothing to record it in
	if got := httpapi.CallerOf(context.Background()); got != (httpapi.Caller{}) {
		t.Errorf("the caller without a request is %v", got)
	}
	outer := httpapi.WithRequestID(context.Background(), "r1")
	if got := httpapi.CallerOf(outer); got != (httpapi.Caller{}) {
		t.Errorf("the caller of a request that nobody identified is %v", got)
	}
	inner, cancel := context.WithCancel(outer)
	defer cancel()
	httpapi.Identify(inner, who)
	if got := httpapi.CallerOf(outer); got != who {
		t.Errorf("the caller is %v, want %v", got, who)
	}
}
