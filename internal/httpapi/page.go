package httpapi

import "net/http"

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
