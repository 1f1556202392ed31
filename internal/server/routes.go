package server

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"

	"smartmoney/internal/httpapi"
)

// mount is a handler and the path it stands at; a path that ends in / has what is
// below it as well, one that ends in {$} has not.
type mount struct {
	path    string
	handler http.Handler // nil: the path is unknown
	text    bool         // answers are texts, compressed for callers who accept it
}

// mounts lists what takes part in the drain.
func (h Handlers) mounts() []mount {
	return []mount{
		{"/{$}", h.Start, true},
		{"/graphql", h.GraphQL, true},
		{"/graphiql", h.GraphiQL, false},
		{"/graphiql/", h.GraphiQL, false},
		{"/schema.graphql", h.SDL, true},
		{"/v3/alpha/", h.REST, true},
		{"/ingest/", h.Ingest, false},
		{"/openapi.json", h.OpenAPI, true},
		{"/docs", h.Docs, true},
		{"/docs/", h.Docs, true},
	}
}

// probes lists what is answered to the end.
func (s *Server) probes() []mount {
	return []mount{
		{"/healthz", getOnly(http.HandlerFunc(healthz)), false},
		{"/readyz", getOnly(http.HandlerFunc(s.readyz)), false},
	}
}

// Paths lists where the server has handlers, by the order of their names; one that
// ends in / stands for what is below it.
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

// handler mounts everything and wraps it in what every request gets. The probes
// stand outside the drain, so that they answer to the end.
func (s *Server) handler() http.Handler {
	work, all := http.NewServeMux(), http.NewServeMux()
	s.mountAll(work, s.options.Handlers.mounts())
	if rest := s.options.Handlers.REST; rest != nil {
		work.Handle("/v3/alpha", rest) // which knows no such endpoint; the mux would send a page that leads on
	}
	work.HandleFunc("/", notFound)
	s.mountAll(all, s.probes())
	all.Handle("/", s.drain.admit(work))
	return s.withID(s.withLog(s.withRecovery(s.withHeaders(s.options.Origins.withOrigins(all)))))
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

func notFound(w http.ResponseWriter, _ *http.Request) {
	writeError(w, http.StatusNotFound, "no such path: /docs lists them, those of the REST interface begin with /v3/alpha")
}

// getOnly refuses methods other than GET and HEAD.
func getOnly(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if methods := (httpapi.Methods{http.MethodGet}); !methods.Allow(r.Method) {
			writeError(w, methods.Refuse(w.Header()).Status, "method not allowed: use GET")
			return
		}
		next.ServeHTTP(w, r)
	})
}

// writeError answers with the error body of interface 7.
func writeError(w http.ResponseWriter, status int, message string) {
	writeJSON(w, status, struct {
		Error string `json:"error"`
	}{message})
}

func writeJSON(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	// A failed write means that the caller has gone; nobody is left to tell.
	_ = json.NewEncoder(w).Encode(body)
}
