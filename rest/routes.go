package rest

import (
	"net/http"
	"slices"
	"strings"
)

// route is what stands at one path.
type route struct {
	methods []string // HEAD is served where GET is
	serve   func(*Handler, http.ResponseWriter, *http.Request) error
}

// routes returns everything that the handler serves, by the path below Prefix.
func routes() map[string]route {
	return map[string]route{
		"leaderboard":   {[]string{http.MethodGet}, (*Handler).leaderboard},
		"notifications": {[]string{http.MethodGet, http.MethodDelete}, (*Handler).notifications},
		"config":        {[]string{http.MethodGet, http.MethodPut}, (*Handler).config},
	}
}

// Operations lists what the handler serves, each as "GET /v3/alpha/config", in order.
// HEAD is not listed.
func Operations() []string {
	var all []string
	for path, r := range routes() {
		for _, method := range r.methods {
			all = append(all, method+" "+Prefix+path)
		}
	}
	slices.Sort(all)
	return all
}

// allows reports whether the route serves a method.
func (r route) allows(method string) bool {
	return slices.Contains(r.methods, method) || method == http.MethodHead && slices.Contains(r.methods, http.MethodGet)
}

// refuse tells which methods there are.
func (r route) refuse(w http.ResponseWriter) error {
	var all []string
	for _, method := range r.methods {
		if all = append(all, method); method == http.MethodGet {
			all = append(all, http.MethodHead)
		}
	}
	w.Header().Set("Allow", strings.Join(all, ", "))
	return &statusError{http.StatusMethodNotAllowed, "the method must be " + strings.Join(r.methods, " or ")}
}
