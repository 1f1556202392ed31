package httpapi

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// Static makes a handler that serves body to GET and HEAD, and refuses other methods by
// 405. The ETag is made of the body, so every process of one version sends the same;
// a client that has it already (If-None-Match) gets 304. Clients may keep the body
// and must ask before they use it again, so that a new version shows at once. It
// serves the body whole: ranges are not offered.
func Static(contentType string, body []byte) http.Handler {
	tag := etag(body)
	length := strconv.Itoa(len(body))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		if methods := (Methods{http.MethodGet}); !methods.Allow(r.Method) {
			refused := methods.Refuse(h)
			h.Set("Content-Type", "application/json")
			w.WriteHeader(refused.Status)
			_, _ = w.Write([]byte(`{"error":"` + refused.Message + `"}`))
			return
		}
		h.Set("ETag", tag)
		h.Set("Cache-Control", "public, no-cache")
		if HasTag(r, tag) {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		h.Set("Content-Type", contentType)
		h.Set("Content-Length", length)
		if r.Method == http.MethodGet {
			_, _ = w.Write(body) // fails only when the client has gone
		}
	})
}

// Unchanged sets the ETag of a body of some content type, and answers a request that has it already
// (If-None-Match) with 304. It returns false if the body is to be sent.
func Unchanged(w http.ResponseWriter, r *http.Request, contentType, body []byte) bool {
	tag := etag(contentType, body)
	w.Header().Set("ETag", tag)
	if !HasTag(r, tag) {
		return false
	}
	w.WriteHeader(http.StatusNotModified)
	return true
}

func etag(parts ...[]byte) string {
	hash := sha256.New()
	for _, part := range parts {
		hash.Write(part)
	}
	return `"` + hex.EncodeToString(hash.Sum(nil)[:12]) + `"`
}

// HasTag reports whether If-None-Match contains the tag, or any.
func HasTag(r *http.Request, tag string) bool {
	for _, line := range r.Header.Values("If-None-Match") {
		for known := range strings.SplitSeq(line, ",") {
			known = strings.TrimPrefix(strings.TrimSpace(known), "W/")
			if known == tag || known == "*" {
				return true
			}
		}
	}
	return false
}

// Page is Static for a page of HTML, with its Content-Security-Policy.
func Page(policy string, html []byte) http.Handler {
	page := Static("text/html; charset=utf-8", html)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		page.ServeHTTP(w, r)
	})
}

// NoPath answers 404: a page has no such path below it.
func NoPath(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(http.StatusNotFound)
	_, _ = w.Write([]byte(`{"error":"no such path"}`))
}

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
