package docs

import (
	_ "embed" // the page and its assets
	"net/http"

	"github.com/smartmoneyhq/smartmoney/docs"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// Path is the path of the page; its assets are below it.
const Path = "/docs"

// policy allows the page what comes from its own server, without inline scripts and styles; the
// icons in the style sheet are data.
const policy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

var (
	//go:embed page.html
	page []byte
	//go:embed assets/swagger-ui-bundle.js
	bundle []byte
	//go:embed assets/swagger-ui.css
	bundleStyle []byte
	//go:embed assets/docs.js
	script []byte
	//go:embed assets/docs.css
	style []byte
	//go:embed assets/licences.txt
	licences []byte
)

// Paths of what machines read.
const (
	PathLLMs     = "/llms.txt"      // the documents by their addresses (llmstxt.org)
	PathLLMsFull = "/llms-full.txt" // their texts
	PathCatalog  = "/.well-known/api-catalog"
)

// catalog lists the interfaces as RFC 9727 says. Its references are relative, so that it is right
// behind a proxy's prefix.
const catalog = `{"linkset":[` +
	`{"anchor":"../graphql","service-desc":[{"href":"../schema.graphql","type":"text/plain"}],"service-doc":[{"href":"../docs/api.md","type":"text/markdown"}],"status":[{"href":"../readyz","type":"application/json"}]},` +
	`{"anchor":"../v3/","service-desc":[{"href":"../openapi.json","type":"application/openapi+json"}],"service-doc":[{"href":"../docs","type":"text/html"}],"status":[{"href":"../readyz","type":"application/json"}]},` +
	`{"anchor":"../mcp","service-doc":[{"href":"../docs/clients.md","type":"text/markdown"}],"status":[{"href":"../readyz","type":"application/json"}]}` +
	`]}`

// New returns a handler of Path, the paths below it, which the documents are among as Markdown, and
// of the paths that machines read. The page reads the OpenAPI document from its sibling
// openapi.json.
func New() http.Handler {
	mux := http.NewServeMux()
	for _, page := range docs.Pages() {
		mux.Handle(Path+"/"+page.Name, httpapi.Asset("text/markdown; charset=utf-8", []byte(page.Text)))
	}
	mux.Handle(PathLLMs, httpapi.Asset("text/markdown; charset=utf-8", []byte(docs.LLMs())))
	mux.Handle(PathLLMsFull, httpapi.Asset("text/markdown; charset=utf-8", []byte(docs.LLMsFull())))
	mux.Handle(PathCatalog, withSelf(httpapi.Static(`application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"`, []byte(catalog))))
	mux.Handle(Path, httpapi.Page(policy, page))
	mux.Handle(Path+"/swagger-ui-bundle.js", httpapi.Asset("text/javascript; charset=utf-8", bundle))
	mux.Handle(Path+"/swagger-ui.css", httpapi.Asset("text/css; charset=utf-8", bundleStyle))
	mux.Handle(Path+"/docs.js", httpapi.Asset("text/javascript; charset=utf-8", script))
	mux.Handle(Path+"/docs.css", httpapi.Asset("text/css; charset=utf-8", style))
	mux.Handle(Path+"/licences.txt", httpapi.Asset("text/plain; charset=utf-8", licences))
	mux.HandleFunc(Path+"/{$}", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, "../docs", http.StatusPermanentRedirect)
	})
	mux.HandleFunc("/", httpapi.NoPath)
	return mux
}

// withSelf adds the Link that RFC 9727 asks for in the response to HEAD.
func withSelf(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Link", "<"+PathCatalog+`>; rel="api-catalog"`)
		next.ServeHTTP(w, r)
	})
}
