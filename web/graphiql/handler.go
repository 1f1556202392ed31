package graphiql

import (
	_ "embed" // the page and its assets
	"net/http"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// Path is the path of the page; its assets are below it.
const Path = "/graphiql"

// policy allows the page scripts, style sheets and images of its own server, among them the bar of
// the console, images in style sheets, and requests and websockets to its own server.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

var (
	//go:embed page.html
	page []byte
	//go:embed assets/app.js
	script []byte
	//go:embed assets/app.css
	style []byte
	//go:embed assets/licences.txt
	licences []byte
)

// New returns a handler of Path and the paths below it. The page sends operations to the
// sibling path graphql: by POST, and subscriptions by websocket.
func New() http.Handler {
	mux := http.NewServeMux()
	mux.Handle(Path, httpapi.Page(policy, page))
	mux.Handle(Path+"/app.js", httpapi.Asset("text/javascript; charset=utf-8", script))
	mux.Handle(Path+"/app.css", httpapi.Asset("text/css; charset=utf-8", style))
	mux.Handle(Path+"/licences.txt", httpapi.Asset("text/plain; charset=utf-8", licences))
	mux.HandleFunc(Path+"/{$}", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, "../graphiql", http.StatusPermanentRedirect)
	})
	mux.HandleFunc("/", httpapi.NoPath)
	return mux
}
