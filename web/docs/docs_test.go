package docs_test

import (
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"net/http/httptest"
	"path"
	"regexp"
	"strings"
	"testing"

	"smartmoney/rest/openapi"
	"smartmoney/web/docs"
)

func handler(t *testing.T) http.Handler {
	t.Helper()
	h, err := docs.New(openapi.Document())
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func get(h http.Handler, target string) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, target, nil))
	return w
}

// text returns the visible text of a page in one line.
func text(page string) string {
	page = regexp.MustCompile(`<[^>]*>`).ReplaceAllString(page, " ")
	return strings.Join(strings.Fields(html.UnescapeString(page)), " ")
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// The page shows every text of the document.
func TestShowsEverything(t *testing.T) {
	page := text(get(handler(t), docs.Path).Body.String())
	var document any
	if err := json.Unmarshal(openapi.Document(), &document); err != nil {
		t.Fatal(err)
	}
	shown := 0
	expect := func(at, want string) {
		shown++
		if !strings.Contains(page, oneLine(want)) {
			t.Errorf("the page does not show %s: %s", at, want)
		}
	}
	var walk func(at string, node any)
	walk = func(at string, node any) {
		switch node := node.(type) {
		case map[string]any:
			for name, value := range node {
				below := at + "/" + name
				switch {
				case at == "/paths", at == "/components/schemas", strings.HasSuffix(at, "/properties"), strings.HasSuffix(at, "/responses") && at != "/components/responses":
					expect(below, name[strings.LastIndex(name, "/")+1:])
				}
				words, isText := value.(string)
				switch {
				case name == "description" && isText && !strings.Contains(at, "/securitySchemes") && !strings.Contains(at, "/servers"):
					for part := range strings.SplitSeq(words, "\n\n") {
						expect(below, part)
					}
				case name == "summary" && isText:
					expect(below, words)
				case name == "enum":
					for _, v := range value.([]any) {
						if v == nil {
							v = "null"
						}
						expect(below, fmt.Sprint(v))
					}
				case name == "example" || name == "value":
				default:
					walk(below, value)
				}
			}
		case []any:
			for i, value := range node {
				walk(fmt.Sprintf("%s/%d", at, i), value)
			}
		}
	}
	walk("", document)
	if shown < 500 {
		t.Errorf("only %d texts were checked", shown)
	}
}

// The page loads only what the handler serves, its policy allows that, and every internal link
// has a target.
func TestPageIsSelfContained(t *testing.T) {
	h := handler(t)
	w := get(h, docs.Path)
	page := w.Body.String()
	if w.Code != http.StatusOK || w.Header().Get("Content-Type") != "text/html; charset=utf-8" || !strings.HasPrefix(page, "<!doctype html>") {
		t.Errorf("%d %v %.40q", w.Code, w.Header(), page)
	}
	policy := w.Header().Get("Content-Security-Policy")
	if !strings.Contains(policy, "default-src 'none'") || !strings.Contains(policy, "style-src 'self'") || strings.Contains(policy, "unsafe") {
		t.Errorf("Content-Security-Policy: %s", policy)
	}
	for _, barred := range []string{"<script", "<style", " style=", " on", "http-equiv", "<img", "<iframe", "ZgotmplZ"} {
		if regexp.MustCompile(`<[^>]*`+regexp.QuoteMeta(barred)+`[a-z]*=`).MatchString(page) || strings.HasPrefix(barred, "<") && strings.Contains(page, barred) {
			t.Errorf("the page contains %s, which its policy forbids", barred)
		}
	}
	ids := map[string]bool{}
	for _, m := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		if ids[m[1]] {
			t.Errorf("two elements have the id %s", m[1])
		}
		ids[m[1]] = true
	}
	links := regexp.MustCompile(` (?:href|src|aria-labelledby)="([^"]*)"`).FindAllStringSubmatch(page, -1)
	if len(links) < 100 {
		t.Errorf("only %d links", len(links))
	}
	for _, m := range links {
		switch target := m[1]; {
		case strings.HasPrefix(m[0], " aria"):
			if !ids[target] {
				t.Errorf("nothing has the id %s", target)
			}
		case strings.HasPrefix(target, "#"):
			if !ids[target[1:]] {
				t.Errorf("the link %s has no target", target)
			}
		case target == strings.TrimPrefix(openapi.Path, "/"):
		default:
			if asset := get(h, path.Join("/", target)); strings.Contains(target, "//") || asset.Code != http.StatusOK {
				t.Errorf("%s is not served: %d", target, asset.Code)
			}
		}
	}
}

func TestPaths(t *testing.T) {
	h := handler(t)
	for target, want := range map[string]int{
		"/docs": 200, "/docs/docs.css": 200, "/docs/": 308, "/docs/x": 404, "/docs/page.html": 404,
	} {
		if w := get(h, target); w.Code != want {
			t.Errorf("%s: %d, want %d", target, w.Code, want)
		}
	}
	if w := get(h, "/docs/"); w.Header().Get("Location") != "/docs" {
		t.Errorf("/docs/ redirects to %s", w.Header().Get("Location"))
	}
	if w := get(h, "/docs/docs.css"); w.Header().Get("Content-Type") != "text/css; charset=utf-8" {
		t.Errorf("the style sheet has the type %s", w.Header().Get("Content-Type"))
	}
}

func TestTextIsEscaped(t *testing.T) {
	evil := strings.Replace(string(openapi.Document()), "The best wallets of a chain", `</strong><script>alert(1)</script>`, 1)
	h, err := docs.New([]byte(evil))
	if err != nil {
		t.Fatal(err)
	}
	if page := get(h, docs.Path).Body.String(); strings.Contains(page, "<script") || !strings.Contains(page, "&lt;script") {
		t.Error("markup of the document is not escaped")
	}
}

func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		if _, err := docs.New(openapi.Document()); err != nil {
			b.Fatal(err)
		}
	}
}

func TestNoDocument(t *testing.T) {
	for _, text := range []string{"", "[]", "{}", `{"paths":{}}`, `{"paths":`} {
		if _, err := docs.New([]byte(text)); err == nil {
			t.Errorf("New accepts %q", text)
		}
	}
}
