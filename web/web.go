// Package web serves the pages: the console at /, GraphiQL, in which queries and subscriptions are
// written, the OpenAPI document in Swagger UI, with which requests are tried, the documents as
// Markdown, and what machines look for: llms.txt and the API catalog of RFC 9727. Everything is
// embedded: it works offline, and each page's policy allows the browser to connect to this server
// only. The console and GraphiQL prompt for an API key, which stays in the browser's tab; the pages
// themselves need no key.
//
// scripts/generate-console.sh, -graphiql.sh and -docs.sh write the assets of a page from its src and
// the packages of its package-lock.json, reproducibly for the same lock file.
package web

import (
	"bytes"
	"embed"
	"net/http"
	"path"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// Paths of the pages but the console, which is at /. Assets of each are below its path.
const (
	// ConsolePath is the path below which the console's assets are, and the script and style sheet
	// of the bar that other pages show at their top.
	ConsolePath  = "/console"
	DocsPath     = "/docs"
	GraphiQLPath = "/graphiql"
)

// Policies of the pages, without inline scripts and styles: each allows what comes from its own
// server. Icons in the style sheets of Swagger UI and GraphiQL are data.
const (
	consolePolicy  = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
	docsPolicy     = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
	graphiqlPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
		"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

//go:embed */page.html */assets
var files embed.FS

// Console returns a handler of / and of the paths below ConsolePath. The page sends operations to
// the path graphql beside it: by POST, and subscriptions by websocket. What it shows stands behind
// the hash of the address, which browsers do not send. With explorers it links to block explorers
// and venues.
func Console(explorers bool) http.Handler {
	page := read("console/page.html")
	if !explorers {
		page = bytes.Replace(page, []byte(`name="explorers" content="on"`), []byte(`name="explorers" content="off"`), 1)
	}
	mux := serve("console", "app.js", "app.css", "header.js", "header.css", "icon.svg")
	mux.Handle("/{$}", httpapi.Page(consolePolicy, page))
	return mux
}

// Docs returns a handler of DocsPath, the paths below it, which the documents are among as Markdown,
// and of the paths that machines read. The page reads the OpenAPI document from its sibling
// openapi.json.
func Docs() http.Handler {
	mux := serve("docs", "swagger-ui-bundle.js", "swagger-ui.css", "docs.js", "docs.css")
	addDocuments(mux)
	return withPage(mux, "docs", docsPolicy)
}

// GraphiQL returns a handler of GraphiQLPath and the paths below it. The page sends operations to
// the sibling path graphql: by POST, and subscriptions by websocket.
func GraphiQL() http.Handler {
	return withPage(serve("graphiql", "app.js", "app.css"), "graphiql", graphiqlPolicy)
}

// kinds are the media types of assets.
var kinds = map[string]string{
	".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".txt": "text/plain; charset=utf-8",
}

// serve serves assets of a page and their licences below its name; other paths are none.
func serve(page string, assets ...string) *http.ServeMux {
	mux := http.NewServeMux()
	for _, name := range append(assets, "licences.txt") {
		mux.Handle("/"+page+"/"+name, httpapi.Asset(kinds[path.Ext(name)], read(page+"/assets/"+name)))
	}
	mux.HandleFunc("/", httpapi.NoPath)
	return mux
}

// withPage serves the page at its name, and leads there from the name with a slash.
func withPage(mux *http.ServeMux, name, policy string) http.Handler {
	mux.Handle("/"+name, httpapi.Page(policy, read(name+"/page.html")))
	mux.HandleFunc("/"+name+"/{$}", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, "../"+name, http.StatusPermanentRedirect)
	})
	return mux
}

func read(name string) []byte {
	content, err := files.ReadFile(name)
	if err != nil {
		panic(err) // it is embedded
	}
	return content
}
