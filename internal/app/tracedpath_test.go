package app_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// A key that a client puts into a path is in no span, whether a handler has the path or none; usual
// paths are.
func TestPathsAreSafe(t *testing.T) {
	r := newReceiver(t)
	tracer := newTracer(t, r.URL, 1)
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v1/wallets/{address}", func(http.ResponseWriter, *http.Request) {})
	const key, wallet = "sms-AbCd0123456789abcdefghijklmnopqrstuvwxyz", "0x00000000000000000000000000000000000000aa"
	for _, path := range []string{"/v1/wallets/" + key, "/" + key, "/unknown/" + strings.Repeat("s3cr3t", 6), "/v1/wallets/" + wallet} {
		tracer.HTTP(mux).ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, path, http.NoBody))
	}
	stop(t, tracer)
	var paths []string
	for _, s := range r.spans {
		if text := s.String(); strings.Contains(text, "0123456789abcdef") || strings.Contains(text, "s3cr3t") {
			t.Errorf("a secret is in %s", text)
		}
		for _, a := range s.Attributes {
			if a.Key == "url.path" {
				paths = append(paths, a.Value.GetStringValue())
			}
		}
	}
	want := []string{"/v1/wallets/sms-AbCd…", "/sms-AbCd…", "/unknown/…", "/v1/wallets/" + wallet}
	if strings.Join(paths, " ") != strings.Join(want, " ") {
		t.Errorf("the paths are %q, want %q", paths, want)
	}
}
