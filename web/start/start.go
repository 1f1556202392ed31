// Package start serves the page at /, which says what is served here and links to it.
// It has no script and loads nothing, so it works offline and under a policy that allows
// its own style alone.
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

// New makes the handler of the page. Paths other than / are for whoever mounts it to refuse.
func New() (http.Handler, error) {
	t, err := template.New("start").Parse(pageText)
	if err != nil {
		return nil, fmt.Errorf("read the template of the start page: %w", err)
	}
	var page bytes.Buffer
	if err := t.Execute(&page, template.CSS(style)); err != nil {
		return nil, fmt.Errorf("write the start page: %w", err)
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
