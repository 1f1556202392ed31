package web

import (
	"net/http"

	"github.com/smartmoneyhq/smartmoney/docs"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// Paths of what machines read.
const (
	LLMsPath     = "/llms.txt"      // the documents by their addresses (llmstxt.org)
	LLMsFullPath = "/llms-full.txt" // their texts
	CatalogPath  = "/.well-known/api-catalog"
)

// catalog lists the interfaces as RFC 9727 says. Its references are relative, so that it is right
// behind a proxy's prefix.
const catalog = `{"linkset":[` +
	`{"anchor":"../graphql","service-desc":[{"href":"../schema.graphql","type":"text/plain"}],"service-doc":[{"href":"../docs/api.md","type":"text/markdown"}],"status":[{"href":"../readyz","type":"application/json"}]},` +
	`{"anchor":"../v3/","service-desc":[{"href":"../openapi.json","type":"application/openapi+json"}],"service-doc":[{"href":"../docs","type":"text/html"}],"status":[{"href":"../readyz","type":"application/json"}]},` +
	`{"anchor":"../mcp","service-doc":[{"href":"../docs/clients.md","type":"text/markdown"}],"status":[{"href":"../readyz","type":"application/json"}]}` +
	`]}`

// addDocuments serves the documents as Markdown below DocsPath, and what machines read.
func addDocuments(mux *http.ServeMux) {
	for _, page := range docs.Pages() {
		mux.Handle(DocsPath+"/"+page.Name, httpapi.Asset("text/markdown; charset=utf-8", []byte(page.Text)))
	}
	mux.Handle(LLMsPath, httpapi.Asset("text/markdown; charset=utf-8", []byte(docs.LLMs())))
	mux.Handle(LLMsFullPath, httpapi.Asset("text/markdown; charset=utf-8", []byte(docs.LLMsFull())))
	mux.Handle(CatalogPath, withSelf(httpapi.Static(`application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"`, []byte(catalog))))
}

// withSelf adds the Link that RFC 9727 asks for in the response to HEAD.
func withSelf(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Link", "<"+CatalogPath+`>; rel="api-catalog"`)
		next.ServeHTTP(w, r)
	})
}
