// Package start serves the page at /, which lists what the service offers and links to it. The
// page has no script and loads nothing, so it works offline and under a policy that allows only
// its own style.
package start

import (
	"bytes"
	"crypto/sha256"
	_ "embed" // the page and its style
	"encoding/base64"
	"fmt"
	"html/template"
	"net/http"

	"smartmoney/internal/static"
)

var (
	//go:embed page.html
	pageText string
	//go:embed start.css
	style string
)

// New returns the handler of the page. It serves the page at every path; the caller must mount
// it at / only.
func New() (http.Handler, error) {
	t, err := template.New("start").Parse(pageText)
	if err != nil {
		return nil, fmt.Errorf("parse the template of the start page: %w", err)
	}
	var page bytes.Buffer
	if err := t.Execute(&page, template.CSS(style)); err != nil {
		return nil, fmt.Errorf("render the start page: %w", err)
	}
	sum := sha256.Sum256([]byte(style))
	policy := fmt.Sprintf("default-src 'none'; img-src data:; style-src 'sha256-%s'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		base64.StdEncoding.EncodeToString(sum[:]))
	html := static.New("text/html; charset=utf-8", page.Bytes())
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		html.ServeHTTP(w, r)
	}), nil
}
