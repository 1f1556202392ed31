package server

import (
	"encoding/json"
	"net/http"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// mount is a handler with its path: a path that ends in / includes everything below it, one
// that ends in {$} does not.
type mount struct {
	path    string
	handler http.Handler // nil: the path is unknown
	text    bool         // responses are text, compressed for clients that accept it
}

// mounts returns the handlers that are subject to draining.
func (h Handlers) mounts() []mount {
	return []mount{
		{"/{$}", h.Console, true},
		{"/console/", h.Console, true},
		{"/graphql", h.GraphQL, true},
		{"/graphiql", h.GraphiQL, false},
		{"/graphiql/", h.GraphiQL, false},
		{"/schema.graphql", h.SDL, true},
		{"/mcp", h.MCP, true},
		{"/v3/alpha/", h.REST, true},
		{"/v3/studio/", h.Services, true},
		{"/v3/for-you", h.Services, true},
		{"/v3/feed/for-you", h.Services, true},
		{"/v2/farcaster/casts/feed/for-you", h.Services, true},
		{"/v3/pm-alpha/for-you", h.Services, true},
		{"/api/feed/config", h.Services, true},
		{"/api/feed/configs", h.Services, true},
		{"/ingest/", h.Ingest, false},
		{"/openapi.json", h.OpenAPI, true},
		{"/docs", h.Docs, true},
		{"/docs/", h.Docs, true},
		{"/llms.txt", h.Docs, true},
		{"/llms-full.txt", h.Docs, true},
		{"/.well-known/api-catalog", h.Docs, true},
	}
}

// probes returns the handlers that answer until the end.
func (s *Server) probes() []mount {
	return []mount{
		{"/healthz", getOnly(http.HandlerFunc(healthz)), false},
		{"/readyz", getOnly(http.HandlerFunc(s.readyz)), false},
	}
}

// Paths returns the paths with handlers in alphabetical order; one that ends in / includes
// everything below it.
func (s *Server) Paths() []string {
	var all []string
	for _, m := range append(s.options.Handlers.mounts(), s.probes()...) {
		if m.handler != nil {
			all = append(all, strings.TrimSuffix(m.path, "{$}"))
		}
	}
	slices.Sort(all)
	return all
}

// handler mounts everything and adds the middleware of every request. The probes bypass the
// drain, so that they answer until the end.
func (s *Server) handler() http.Handler {
	work, all := http.NewServeMux(), http.NewServeMux()
	s.mountAll(work, s.options.Handlers.mounts())
	if rest := s.options.Handlers.REST; rest != nil {
		work.Handle("/v3/alpha", rest) // answers 404; the mux would redirect
	}
	if services := s.options.Handlers.Services; services != nil {
		work.Handle("/v3/studio", services) // likewise
	}
	work.HandleFunc("/ingest", notFound) // likewise
	work.HandleFunc("/", s.unknown)
	s.mountAll(all, s.probes())
	all.Handle("/", s.drain.admit(s.traced(s.limited(work))))
	return s.withID(s.withLog(s.withRecovery(s.withHeaders(s.options.Origins.withOrigins(s.withoutRedirects(all))))))
}

// withoutRedirects answers 404 for a path with // or dots as segments, in the form of the handler
// below which it is; the mux would redirect with a page of HTML, which clients of JSON cannot read.
func (s *Server) withoutRedirects(next http.Handler) http.Handler {
	unclean := s.drain.admit(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		handlers, clean := s.options.Handlers, path.Clean("/"+r.URL.Path)
		switch under := func(root string) bool { return strings.HasPrefix(clean, root) }; {
		case under("/v3/alpha/") && handlers.REST != nil:
			handlers.REST.ServeHTTP(w, r)
		case (under("/v3/") || under("/v2/") || under("/api/")) && handlers.Services != nil:
			handlers.Services.ServeHTTP(w, r)
		default:
			notFound(w, r)
		}
	}))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if clean := path.Clean("/" + r.URL.Path); r.URL.Path == clean || r.URL.Path == clean+"/" {
			next.ServeHTTP(w, r)
			return
		}
		unclean.ServeHTTP(w, r)
	})
}

func (s *Server) mountAll(mux *http.ServeMux, mounts []mount) {
	for _, m := range mounts {
		switch {
		case m.handler == nil:
		case m.text:
			mux.Handle(m.path, s.compress(m.handler))
		default:
			mux.Handle(m.path, m.handler)
		}
	}
}

// pageName matches a path that may be meant for a page of the console: no file and no version of an
// API.
var pageName = regexp.MustCompile(`^/[a-z-]+(/|$)`)

// unknown answers a path that no handler has: 404, or for somebody who opens /live in a browser, a
// redirect to /#/live, where the console shows the page, or says that there is none. The redirect
// is relative, so that it works behind a proxy's prefix.
func (s *Server) unknown(w http.ResponseWriter, r *http.Request) {
	w.Header().Add("Vary", "Accept")
	// Some HTTP libraries accept HTML unless told otherwise, but a browser that opens a page sends
	// no key.
	opened := r.Method == http.MethodGet && strings.Contains(r.Header.Get("Accept"), "text/html") && r.Header.Get("Authorization") == ""
	if s.options.Handlers.Console == nil || !opened || !pageName.MatchString(r.URL.Path) {
		notFound(w, r)
		return
	}
	w.Header().Set("Location", "./"+strings.Repeat("../", strings.Count(r.URL.EscapedPath(), "/")-1)+"#"+r.URL.RequestURI())
	w.WriteHeader(http.StatusFound)
}

func notFound(w http.ResponseWriter, _ *http.Request) {
	writeError(w, http.StatusNotFound, "no such path: /docs lists all paths")
}

func getOnly(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if methods := (httpapi.Methods{http.MethodGet}); !methods.Allow(r.Method) {
			writeError(w, methods.Refuse(w.Header()).Status, "method not allowed: use GET")
			return
		}
		next.ServeHTTP(w, r)
	})
}

// writeError writes the error body of interface 7.
func writeError(w http.ResponseWriter, status int, message string) {
	writeJSON(w, status, struct {
		Error string `json:"error"`
	}{message})
}

func writeJSON(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	// A failed write means that the client has disconnected.
	_ = json.NewEncoder(w).Encode(body)
}
