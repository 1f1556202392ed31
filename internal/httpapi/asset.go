package httpapi

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// asset serves a text, plain or compressed.
type asset struct {
	plain      http.Handler
	compressed func() http.Handler
}

// Asset is Static for a text that is worth compressing. It compresses the text on the first request
// that accepts gzip, because most processes never serve a page.
func Asset(contentType string, body []byte) http.Handler {
	return &asset{
		plain:      Static(contentType, body),
		compressed: sync.OnceValue(func() http.Handler { return Static(contentType, compress(body)) }),
	}
}

// ServeHTTP serves the text.
func (a *asset) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Vary", "Accept-Encoding")
	read := r.Method == http.MethodGet || r.Method == http.MethodHead
	if !read || !acceptsGzip(r) {
		a.plain.ServeHTTP(w, r)
		return
	}
	w.Header().Set("Content-Encoding", "gzip")
	a.compressed().ServeHTTP(w, r)
}

func compress(body []byte) []byte {
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	_, _ = w.Write(body) // a bytes.Buffer never fails
	_ = w.Close()
	return out.Bytes()
}

// acceptsGzip reports whether Accept-Encoding contains gzip with a weight above 0.
func acceptsGzip(r *http.Request) bool {
	for _, line := range r.Header.Values("Accept-Encoding") {
		for coding := range strings.SplitSeq(line, ",") {
			name, weight, weighted := strings.Cut(coding, ";")
			if !strings.EqualFold(strings.TrimSpace(name), "gzip") {
				continue
			}
			q, given := strings.CutPrefix(strings.ReplaceAll(weight, " ", ""), "q=")
			value, err := strconv.ParseFloat(q, 64)
			return !weighted || !given || (err == nil && value > 0)
		}
	}
	return false
}
