package web_test

import (
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/web"
)

// maxPage bounds the page with all that it loads as it is sent, in bytes after gzip.
const maxPage = 130_000

func get(h http.Handler, target string) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, target, nil))
	return w
}

// The handler serves the page and all that it loads, which is its own.
func TestConsole(t *testing.T) {
	h := web.Console(true)
	page := get(h, "/")
	if page.Code != http.StatusOK || page.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Fatalf("the page: %d %v", page.Code, page.Header())
	}
	kinds := map[string]string{"app.js": "text/javascript", "app.css": "text/css", "icon.svg": "image/svg+xml"}
	loaded := 0
	for _, m := range regexp.MustCompile(`(?:src|href)="(console/[^"]*)"`).FindAllStringSubmatch(page.Body.String(), -1) {
		loaded++
		got := get(h, "/"+m[1])
		kind := kinds[strings.TrimPrefix(m[1], "console/")]
		if got.Code != http.StatusOK || kind == "" || !strings.HasPrefix(got.Header().Get("Content-Type"), kind) || got.Body.Len() < 100 {
			t.Errorf("%s: %d %v, %d bytes", m[1], got.Code, got.Header(), got.Body.Len())
		}
		if kind == "text/css" && regexp.MustCompile(`url\(|@import`).MatchString(got.Body.String()) {
			t.Errorf("%s loads something", m[1])
		}
	}
	if loaded != len(kinds) {
		t.Errorf("the page loads %d assets, want %d", loaded, len(kinds))
	}
	if found := regexp.MustCompile(`(?i)\bon[a-z]+=|style=|https?:`).FindString(page.Body.String()); found != "" {
		t.Errorf("%q in the page", found)
	}
	if text := get(h, "/console/licences.txt").Body.String(); !strings.Contains(text, "preact 11.2.0 (MIT)") {
		t.Error("Preact's licence is missing")
	}
	for _, path := range []string{"/console/", "/console/page.html", "/other"} {
		if got := get(h, path); got.Code != http.StatusNotFound {
			t.Errorf("%s: status %d, want 404", path, got.Code)
		}
	}
}

// Without a script the page still leads to what else the service has.
func TestLinksWithoutScript(t *testing.T) {
	page := get(web.Console(true), "/").Body.String()
	for _, link := range []string{"graphiql", "schema.graphql", "docs", "openapi.json", "readyz", "healthz"} {
		if !strings.Contains(page, `href="`+link+`"`) {
			t.Errorf("no link to %s", link)
		}
	}
}

// The setting of links to explorers is in the page.
func TestExplorerLinks(t *testing.T) {
	for setting, explorers := range map[string]bool{"on": true, "off": false} {
		if page := get(web.Console(explorers), "/").Body.String(); !strings.Contains(page, `<meta name="explorers" content="`+setting+`">`) {
			t.Errorf("links to explorers %s: %s", setting, page)
		}
	}
}

// The policy forbids inline scripts and styles, and connections to other servers.
func TestConsolePolicy(t *testing.T) {
	policy := get(web.Console(true), "/").Header().Get("Content-Security-Policy")
	for _, want := range []string{"default-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"} {
		if !strings.Contains(policy, want) {
			t.Errorf("%q lacks %s", policy, want)
		}
	}
	if strings.Contains(policy, "unsafe") || strings.Contains(policy, "http") || strings.Contains(policy, "data:") {
		t.Errorf("the policy is too broad: %q", policy)
	}
}

func TestPageIsSmall(t *testing.T) {
	sent := 0
	for _, path := range []string{"/", "/console/app.js", "/console/app.css", "/console/icon.svg"} {
		r := httptest.NewRequest(http.MethodGet, path, nil)
		r.Header.Set("Accept-Encoding", "gzip")
		w := httptest.NewRecorder()
		web.Console(true).ServeHTTP(w, r)
		if strings.HasPrefix(path, "/console/app") && w.Header().Get("Content-Encoding") != "gzip" {
			t.Errorf("%s is not compressed: %v", path, w.Header())
		}
		sent += w.Body.Len()
	}
	t.Logf("%d bytes after gzip", sent)
	if sent > maxPage {
		t.Errorf("the page has %d bytes as it is sent, want at most %d", sent, maxPage)
	}
}

// The bar that other pages show loads nothing else.
func TestServesBar(t *testing.T) {
	for name, kind := range map[string]string{"header.js": "text/javascript", "header.css": "text/css"} {
		got := get(web.Console(true), web.ConsolePath+"/"+name)
		if got.Code != http.StatusOK || !strings.HasPrefix(got.Header().Get("Content-Type"), kind) || regexp.MustCompile(`url\(|@import|https?:`).MatchString(got.Body.String()) {
			t.Errorf("%s: %d %v", name, got.Code, got.Header())
		}
	}
}
