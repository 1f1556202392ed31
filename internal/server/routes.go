package server

import (
	"encoding/json"
	"net/http"
)

// handler mounts everything and wraps it in what every request gets. The probes
// stand outside the drain, so that they answer to the end.
func (s *Server) handler() http.Handler {
	work := http.NewServeMux()
	h := s.options.Handlers
	mount(work, "/graphql", h.GraphQL)
	mount(work, "/schema.graphql", h.SDL)
	mount(work, "/v3/alpha/", h.REST)
	mount(work, "/ingest/", h.Ingest)
	work.HandleFunc("/", notFound)

	all := http.NewServeMux()
	all.Handle("/healthz", getOnly(http.HandlerFunc(healthz)))
	all.Handle("/readyz", getOnly(http.HandlerFunc(s.readyz)))
	all.Handle("/", s.drain.admit(work))
	return s.withID(s.withLog(s.withRecovery(s.withHeaders(all))))
}

func mount(mux *http.ServeMux, path string, h http.Handler) {
	if h != nil {
		mux.Handle(path, h)
	}
}

func notFound(w http.ResponseWriter, _ *http.Request) {
	writeError(w, http.StatusNotFound, "no such path")
}

// getOnly refuses methods other than GET and HEAD.
func getOnly(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			writeError(w, http.StatusMethodNotAllowed, "method not allowed: use GET")
			return
		}
		next.ServeHTTP(w, r)
	})
}

// writeError answers with the error body of the interface (section 7).
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
