package rest

import (
	"net/http"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// route is the endpoint at one path.
type route struct {
	methods httpapi.Methods
	serve   func(*Handler, http.ResponseWriter, *http.Request) error
}

// routes returns the routes by their path below Prefix.
func routes() map[string]route {
	return map[string]route{
		"leaderboard":   {httpapi.Methods{http.MethodGet}, (*Handler).leaderboard},
		"notifications": {httpapi.Methods{http.MethodGet, http.MethodDelete}, (*Handler).notifications},
		"config":        {httpapi.Methods{http.MethodGet, http.MethodPut}, (*Handler).config},
	}
}

// Operations returns the operations of the handler, each as "GET /v3/alpha/config", sorted and
// without HEAD.
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
