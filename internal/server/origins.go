package server

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/rs/cors"

	"smartmoney/internal/reqid"
)

// preflightAge is how long a browser may remember the answer to a preflight request,
// in seconds.
const preflightAge = 600

// Origins says from which origins web pages may call the service. The zero value is
// no other than the service's own. Its methods may be called from any goroutine.
type Origins struct{ listed *cors.Cors } // nil: none

// NewOrigins takes exact origins (https://app.example.com), origins with a wildcard for
// subdomains (https://*.example.com), and * for all.
func NewOrigins(list []string) Origins {
	if len(list) == 0 {
		return Origins{} // to the library an empty list is *
	}
	return Origins{cors.New(cors.Options{
		AllowedOrigins: list,
		AllowedMethods: []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodDelete},
		// A browser adds no credentials by itself, since there are no cookies: what a page
		// can do, it does with a key that it was given. So no header needs to be kept out.
		AllowedHeaders: []string{"*"},
		ExposedHeaders: []string{reqid.Header, "Retry-After", "ETag", "WWW-Authenticate", "Webhook-Secret", "Webhook-Disabled"},
		MaxAge:         preflightAge,
	})}
}

// Allow reports whether a request may come from the page that sent it: it names no
// origin, as programs that are no browsers, or that of the service, or a listed one.
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

// withOrigins answers preflight requests, and tells browsers which pages may read an
// answer.
func (o Origins) withOrigins(next http.Handler) http.Handler {
	if o.listed == nil {
		return next
	}
	return o.listed.Handler(next)
}
