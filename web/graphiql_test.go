package web_test

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/web"
)

func ask(h http.Handler, method, target string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, nil)
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// The handler serves the page and its assets. Besides them the page loads the console's icon and bar, and nothing else.
func TestGraphiQL(t *testing.T) {
	h := web.GraphiQL()
	page := ask(h, "GET", web.GraphiQLPath)
	if page.Code != 200 || page.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Fatalf("the page: %d %v", page.Code, page.Header())
	}
	kinds := map[string]string{".js": "text/javascript", ".css": "text/css"}
	named := regexp.MustCompile(`<(?:link|script|img)[^>]* (?:src|href)="([^"]*)"`).FindAllStringSubmatch(page.Body.String(), -1)
	served, shared := 0, 0
	for _, m := range named {
		if strings.HasPrefix(m[1], "console/") {
			shared++
			if got := ask(web.Console(true), "GET", "/"+m[1]); got.Code != 200 {
				t.Errorf("%s: %d", m[1], got.Code)
			}
			continue
		}
		served++
		got := ask(h, "GET", "/"+m[1])
		kind := kinds[m[1][strings.LastIndexByte(m[1], '.'):]]
		if got.Code != 200 || kind == "" || !strings.HasPrefix(got.Header().Get("Content-Type"), kind) || got.Body.Len() < 1000 {
			t.Errorf("%s: %d %v, %d bytes", m[1], got.Code, got.Header(), got.Body.Len())
		}
		if strings.HasSuffix(m[1], ".css") && regexp.MustCompile(`url\([^d]|@import`).MatchString(got.Body.String()) {
			t.Errorf("%s loads something", m[1])
		}
	}
	if served != 2 || shared != 4 {
		t.Errorf("the page loads %d assets and %d of the console, want its script and its style sheet, and the icon twice and the bar", served, shared)
	}
	if text := ask(h, "GET", web.GraphiQLPath+"/licences.txt").Body.String(); !strings.Contains(text, "graphiql 4.1.2 (MIT)") {
		t.Error("GraphiQL's licence is missing")
	}
}

// The policy forbids inline scripts and styles, and connections to other servers.
func TestGraphiQLPolicy(t *testing.T) {
	policy := ask(web.GraphiQL(), "GET", web.GraphiQLPath).Header().Get("Content-Security-Policy")
	for _, want := range []string{"default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"} {
		if !strings.Contains(policy, want) {
			t.Errorf("%q lacks %s", policy, want)
		}
	}
	if strings.Contains(policy, "unsafe") || strings.Contains(policy, "http") {
		t.Errorf("the policy is too broad: %q", policy)
	}
}

func TestGraphiQLIsCompressed(t *testing.T) {
	h := web.GraphiQL()
	path := web.GraphiQLPath + "/app.js"
	plain := ask(h, "GET", path)
	for _, test := range []struct {
		accept string
		zipped bool
	}{
		{"", false}, {"br", false}, {"gzip", true}, {"br, GZIP", true}, {"gzip;q=0", false}, {"gzip; q=0.0", false},
		{"gzip; q=0.5, *;q=0", true}, {"gzip;q=x", false},
	} {
		got := ask(h, "GET", path, "Accept-Encoding", test.accept)
		if got.Header().Get("Vary") != "Accept-Encoding" || (got.Header().Get("Content-Encoding") == "gzip") != test.zipped {
			t.Errorf("Accept-Encoding %q: %v", test.accept, got.Header())
			continue
		}
		if same := got.Header().Get("ETag") == plain.Header().Get("ETag"); same == test.zipped {
			t.Errorf("Accept-Encoding %q: the ETag must differ between plain and compressed", test.accept)
		}
		var body io.Reader = got.Body
		if test.zipped {
			if got.Body.Len() > plain.Body.Len()/2 {
				t.Errorf("%d of %d bytes", got.Body.Len(), plain.Body.Len())
			}
			var err error
			if body, err = gzip.NewReader(body); err != nil {
				t.Fatal(err)
			}
		}
		if text, err := io.ReadAll(body); err != nil || string(text) != plain.Body.String() {
			t.Errorf("Accept-Encoding %q: the text differs, %v", test.accept, err)
		}
	}
}

func TestGraphiQLPaths(t *testing.T) {
	h := web.GraphiQL()
	tag := ask(h, "GET", web.GraphiQLPath+"/app.js", "Accept-Encoding", "gzip").Header().Get("ETag")
	for _, test := range []struct {
		method, target, header, value string
		status                        int
	}{
		{"GET", "/graphiql/app.js", "If-None-Match", tag, 200},
		{"GET", "/graphiql/", "", "", 308},
		{"GET", "/graphiql/other.js", "", "", 404},
		{"GET", "/graphiql/page.html", "", "", 404},
		{"POST", "/graphiql", "", "", 405},
		{"POST", "/graphiql/app.js", "Accept-Encoding", "gzip", 405},
		{"HEAD", "/graphiql", "", "", 200},
	} {
		got := ask(h, test.method, test.target, test.header, test.value)
		if got.Code != test.status {
			t.Errorf("%s %s: %d, want %d", test.method, test.target, got.Code, test.status)
		}
		if got.Code >= 400 && got.Header().Get("Content-Encoding") != "" {
			t.Errorf("%s %s: an error has a Content-Encoding", test.method, test.target)
		}
	}
	known := ask(h, "GET", "/graphiql/app.js", "Accept-Encoding", "gzip", "If-None-Match", tag)
	if known.Code != 304 {
		t.Errorf("with the ETag of the compressed text: status %d, want 304", known.Code)
	}
	if at := ask(h, "GET", "/graphiql/").Header().Get("Location"); at != "../graphiql" && at != "/graphiql" {
		t.Errorf("redirected to %s", at)
	}
}
