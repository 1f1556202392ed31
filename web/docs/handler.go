package docs

import (
	_ "embed" // the page and its assets
	"net/http"

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

// New returns a handler of Path and the paths below it. The page reads the document from its
// sibling openapi.json.
func New() http.Handler {
	mux := http.NewServeMux()
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
