package docs

import (
	"bytes"
	_ "embed" // the template and the style sheet
	"errors"
	"fmt"
	"html/template"
	"net/http"

	"smartmoney/internal/static"
)

// Path is the path of the page; its style sheet is below it.
const Path = "/docs"

// policy allows the page its style sheet only.
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

var (
	//go:embed page.html
	pageText string
	//go:embed docs.css
	style []byte
)

// New returns a handler of Path and the paths below it that renders an OpenAPI document (JSON).
// The page links to the document as its sibling openapi.json. New returns an error if it cannot
// render the document.
func New(document []byte) (http.Handler, error) {
	page, err := render(document)
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	html := static.New("text/html; charset=utf-8", page)
	mux.HandleFunc(Path, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		html.ServeHTTP(w, r)
	})
	mux.Handle(Path+"/docs.css", static.New("text/css; charset=utf-8", style))
	mux.HandleFunc(Path+"/{$}", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, "../docs", http.StatusPermanentRedirect)
	})
	mux.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusNotFound)
		_, _ = w.Write([]byte(`{"error":"no such path"}`))
	})
	return mux, nil
}

// render returns the page of a document.
func render(document []byte) ([]byte, error) {
	v, ok := parse(document)
	if !ok || len(v.get("paths").members) == 0 {
		return nil, errors.New("render the OpenAPI document: it is not a JSON object with paths")
	}
	t, err := template.New("page").Parse(pageText)
	if err != nil {
		return nil, fmt.Errorf("parse the template of the page: %w", err)
	}
	var out bytes.Buffer
	if err := t.Execute(&out, newReader(v).page()); err != nil {
		return nil, fmt.Errorf("render the OpenAPI document: %w", err)
	}
	return out.Bytes(), nil
}
