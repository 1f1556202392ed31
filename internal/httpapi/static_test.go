package httpapi_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

func ask(h http.Handler, method string, known ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "/", nil)
	for _, tag := range known {
		r.Header.Add("If-None-Match", tag)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestServesTheBody(t *testing.T) {
	h := httpapi.Static("text/plain", []byte("hello"))
	for method, body := range map[string]string{"GET": "hello", "HEAD": ""} {
		w := ask(h, method)
		if w.Code != 200 || w.Body.String() != body || w.Header().Get("Content-Length") != "5" ||
			w.Header().Get("Content-Type") != "text/plain" || w.Header().Get("Cache-Control") != "public, no-cache" {
			t.Errorf("%s: %d %v %q", method, w.Code, w.Header(), w.Body)
		}
	}
	for _, method := range []string{"POST", "PUT", "DELETE", "PATCH", "OPTIONS"} {
		if w := ask(h, method); w.Code != 405 || w.Header().Get("Allow") != "GET, HEAD" || w.Body.String() != `{"error":"the method must be GET"}` {
			t.Errorf("%s: %d %v %q", method, w.Code, w.Header(), w.Body)
		}
	}
}

func TestETag(t *testing.T) {
	h := httpapi.Static("text/plain", []byte("hello"))
	tag := ask(h, "GET").Header().Get("ETag")
	if other := ask(httpapi.Static("text/plain", []byte("hullo")), "GET").Header().Get("ETag"); other == tag {
		t.Error("two bodies have one ETag")
	}
	for _, test := range []struct {
		known  []string
		status int
	}{
		{[]string{tag}, 304},
		{[]string{"W/" + tag}, 304},
		{[]string{`"x", ` + tag}, 304},
		{[]string{`"x"`, tag}, 304},
		{[]string{"*"}, 304},
		{[]string{`"x"`}, 200},
		{[]string{""}, 200},
	} {
		w := ask(h, "GET", test.known...)
		if w.Code != test.status || w.Header().Get("ETag") != tag || (test.status == 304) != (w.Body.Len() == 0) {
			t.Errorf("If-None-Match %q: %d, want %d; %v", test.known, w.Code, test.status, w.Header())
		}
	}
}
