package web_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/web"
)

// The handler serves the page and all that it loads, and its policy allows no more.
func TestDocs(t *testing.T) {
	h := web.Docs()
	page := get(h, web.DocsPath)
	if page.Code != http.StatusOK || page.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Fatalf("%d %v", page.Code, page.Header())
	}
	policy := page.Header().Get("Content-Security-Policy")
	if !strings.Contains(policy, "default-src 'self'") || strings.Contains(policy, "unsafe") || strings.Contains(policy, "http") {
		t.Errorf("policy %q", policy)
	}
	loaded := 0
	for _, m := range regexp.MustCompile(`(?:src|href)="(docs/[^"]*)"`).FindAllStringSubmatch(page.Body.String(), -1) {
		loaded++
		got := get(h, "/"+m[1])
		kind := "text/javascript"
		if strings.HasSuffix(m[1], ".css") {
			kind = "text/css"
		}
		if got.Code != http.StatusOK || !strings.HasPrefix(got.Header().Get("Content-Type"), kind) || got.Body.Len() < 300 {
			t.Errorf("%s: %d %v, %d bytes", m[1], got.Code, got.Header(), got.Body.Len())
		}
	}
	if loaded != 4 {
		t.Errorf("the page loads %d assets, want 4", loaded)
	}
	if found := regexp.MustCompile(`(?i)\bon[a-z]+=|style=|https?:`).FindString(page.Body.String()); found != "" {
		t.Errorf("%q in the page", found)
	}
	if text := get(h, web.DocsPath+"/licences.txt").Body.String(); !strings.HasPrefix(text, "swagger-ui-dist 5.35.0 (Apache-2.0)") {
		t.Error("Swagger UI's licence is missing")
	}
}

func TestDocsPaths(t *testing.T) {
	h := web.Docs()
	for target, want := range map[string]int{"/docs": 200, "/docs/docs.css": 200, "/docs/": 308, "/docs/x": 404, "/docs/page.html": 404,
		"/docs/api.md": 200, "/docs/ARCHITECTURE.md": 404, "/llms.txt": 200, "/llms-full.txt": 200} {
		if got := get(h, target); got.Code != want {
			t.Errorf("%s: status %d, want %d", target, got.Code, want)
		}
	}
}

// Swagger UI is sent compressed, a quarter of its size.
func TestDocsAreCompressed(t *testing.T) {
	h := web.Docs()
	r := httptest.NewRequest(http.MethodGet, web.DocsPath+"/swagger-ui-bundle.js", nil)
	r.Header.Set("Accept-Encoding", "gzip")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	whole := get(h, web.DocsPath+"/swagger-ui-bundle.js").Body.Len()
	t.Logf("%d of %d bytes are sent", w.Body.Len(), whole)
	if w.Header().Get("Content-Encoding") != "gzip" || w.Body.Len() > whole/2 {
		t.Errorf("%d of %d bytes are sent: %v", w.Body.Len(), whole, w.Header())
	}
}

// The catalog is a linkset that names itself, and what it refers to are the service's paths.
func TestCatalog(t *testing.T) {
	got := get(web.Docs(), web.CatalogPath)
	var catalog struct {
		Linkset []map[string]json.RawMessage `json:"linkset"`
	}
	if err := json.Unmarshal(got.Body.Bytes(), &catalog); err != nil || got.Code != http.StatusOK {
		t.Fatalf("%d %s: %v", got.Code, got.Body, err)
	}
	for _, api := range catalog.Linkset {
		var anchor string
		if err := json.Unmarshal(api["anchor"], &anchor); err != nil || !strings.HasPrefix(anchor, "../") || api["service-doc"] == nil {
			t.Errorf("%s: %v", anchor, err)
		}
	}
	if link := got.Header().Get("Link"); link != `</.well-known/api-catalog>; rel="api-catalog"` || len(catalog.Linkset) != 3 {
		t.Errorf("%d interfaces, Link %s", len(catalog.Linkset), link)
	}
}
