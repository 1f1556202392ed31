package httpapi

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
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
		if hasTag(r, tag) {
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
	if !hasTag(r, tag) {
		return false
	}
	w.WriteHeader(http.StatusNotModified)
	return true
}

// etag returns the ETag of a representation.
func etag(parts ...[]byte) string {
	hash := sha256.New()
	for _, part := range parts {
		hash.Write(part)
	}
	return `"` + hex.EncodeToString(hash.Sum(nil)[:12]) + `"`
}

// hasTag reports whether If-None-Match contains the tag.
func hasTag(r *http.Request, tag string) bool {
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
