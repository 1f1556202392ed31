package server

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/rs/cors"

	"smartmoney/internal/reqid"
)

// preflightAge is how long browsers may cache the response to a preflight request, in
// seconds.
const preflightAge = 600

// Origins lists the origins whose pages may call the service. The zero value allows the
// service's own origin only. It is safe for concurrent use.
type Origins struct{ listed *cors.Cors } // nil: none

// NewOrigins accepts exact origins (https://app.example.com), wildcards for subdomains
// (https://*.example.com), and * for all.
func NewOrigins(list []string) Origins {
	if len(list) == 0 {
		return Origins{} // the library treats an empty list as *
	}
	return Origins{cors.New(cors.Options{
		AllowedOrigins: list,
		AllowedMethods: []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodDelete},
		// Browsers add no credentials by themselves, since there are no cookies: a page acts
		// only with a key that it was given. So no header needs to be blocked.
		AllowedHeaders: []string{"*"},
		ExposedHeaders: []string{reqid.Header, "Retry-After", "ETag", "WWW-Authenticate", "Webhook-Secret", "Webhook-Disabled"},
		MaxAge:         preflightAge,
	})}
}

// Allow reports whether a request is allowed by its origin: none, as from clients other than
// browsers, the service's own, or a listed one.
func (o Origins) Allow(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	if at, err := url.Parse(origin); err == nil && at.Host != "" && strings.EqualFold(at.Host, r.Host) {
		return true
	}
	return o.listed != nil && o.listed.OriginAllowed(r)
}

// withOrigins answers preflight requests and sets the headers that tell browsers which pages
// may read a response.
func (o Origins) withOrigins(next http.Handler) http.Handler {
	if o.listed == nil {
		return next
	}
	return o.listed.Handler(next)
}
