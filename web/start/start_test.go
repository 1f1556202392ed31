package start_test

import (
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"smartmoney/web/start"
)

// The page links to everything that the service offers, runs no script and loads nothing.
func TestPage(t *testing.T) {
	h, err := start.New()
	if err != nil {
		t.Fatal(err)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
	page := w.Body.String()
	if w.Code != 200 || w.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Fatalf("status %d, type %q", w.Code, w.Header().Get("Content-Type"))
	}
	for _, link := range []string{"graphiql", "schema.graphql", "docs", "openapi.json", "readyz", "healthz"} {
		if !strings.Contains(page, `href="`+link+`"`) {
			t.Errorf("no link to %s", link)
		}
	}
	if found := regexp.MustCompile(`(?i)<script|\bon[a-z]+=|src=|https?:|@import|url\(`).FindString(page); found != "" {
		t.Errorf("%q in the page", found)
	}
	policy := w.Header().Get("Content-Security-Policy")
	if !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "script-src") {
		t.Errorf("policy %q", policy)
	}
}
