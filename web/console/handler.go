package console

import (
	"bytes"
	_ "embed" // the page and its assets
	"net/http"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// Assets is the path below which the page's script, style sheet, icon and licences are, and the script
// and style sheet of the bar that other pages show at their top.
const Assets = "/console/"

// policy allows the page what comes from its own server, without inline scripts and styles.
const policy = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

var (
	//go:embed page.html
	page []byte
	//go:embed assets/app.js
	script []byte
	//go:embed assets/app.css
	style []byte
	//go:embed assets/header.js
	headerScript []byte
	//go:embed assets/header.css
	headerStyle []byte
	//go:embed assets/icon.svg
	icon []byte
	//go:embed assets/licences.txt
	licences []byte
)

// New returns a handler of / and of the paths below Assets. The page sends operations to the path
// graphql beside it: by POST, and subscriptions by websocket. What it shows stands behind the hash
// of the address, which browsers do not send. With explorers it links to block explorers and venues.
func New(explorers bool) http.Handler {
	mux := http.NewServeMux()
	shown := page
	if !explorers {
		shown = bytes.Replace(page, []byte(`name="explorers" content="on"`), []byte(`name="explorers" content="off"`), 1)
	}
	mux.Handle("/{$}", httpapi.Page(policy, shown))
	mux.Handle(Assets+"app.js", httpapi.Asset("text/javascript; charset=utf-8", script))
	mux.Handle(Assets+"app.css", httpapi.Asset("text/css; charset=utf-8", style))
	mux.Handle(Assets+"header.js", httpapi.Asset("text/javascript; charset=utf-8", headerScript))
	mux.Handle(Assets+"header.css", httpapi.Asset("text/css; charset=utf-8", headerStyle))
	mux.Handle(Assets+"icon.svg", httpapi.Asset("image/svg+xml", icon))
	mux.Handle(Assets+"licences.txt", httpapi.Asset("text/plain; charset=utf-8", licences))
	mux.HandleFunc("/", httpapi.NoPath)
	return mux
}
