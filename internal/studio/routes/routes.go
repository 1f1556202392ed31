// Package routes serves the platform's other services over HTTP (interface 4.6 and 13): Studio,
// the for-you feeds, and feed management. It authenticates, reads parameters, calls the resolvers
// and writes JSON. It promises that every refusal has the body of interface 13.6, and makes no
// decision of its own about searches, scores or feeds.
package routes

import (
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// Bounds of bodies, bytes.
const (
	smallBody   = 64 << 10
	mediumBody  = 2 << 20
	searchBody  = search.MaxBody
	multiBody   = 4 << 20
	rankingBody = feed.MaxRankingBody
	featureBody = feed.MaxFeaturesBody
)

// operation is one method of a path.
type operation struct {
	method string
	limit  int64 // of the body, bytes; 0: none is read
	run    func(*request) (any, error)
	cost   func(*request) int // in the units of GraphQL's cost
	params []string           // names of its query parameters
}

// query reads the parameters of a query string. Unknown ones are refused except with POST, whose
// bodies may have unknown fields, too.
func (o *operation) query(raw string) (httpapi.Query, error) {
	given, err := httpapi.ReadQuery(raw)
	if err != nil || o.method == http.MethodPost {
		return given, err
	}
	return given, given.Only(o.params...)
}

// form is the form of a route's refusals.
type form uint8

const (
	studioForm form = iota // {error, message, details}, a bad value is 400
	adminForm              // the same, a bad value is 422
	forYouForm             // {error, message, code}
)

// route is a path with its operations. A part of the path in braces is a parameter.
type route struct {
	path       string // "" for an unknown path
	scheme     auth.Scheme
	form       form
	operations []operation
}

// changes reports whether a method of the route writes for its customer.
func (r *route) changes(method string) bool { return r.path == feedPath && method != http.MethodGet }

// Prefix is the path of Studio.
const Prefix = "/v3/studio/"

const (
	feedPath  = "/api/feed/config"
	feedsPath = "/api/feed/configs"
	alphaPath = "/v3/pm-alpha/for-you"
)

func routes() []route {
	post := func(limit int64, run func(*request) (any, error), cost func(*request) int) []operation {
		return []operation{{http.MethodPost, limit, run, cost, nil}}
	}
	get := func(run func(*request) (any, error), cost func(*request) int, params ...string) []operation {
		return []operation{{http.MethodGet, 0, run, cost, params}}
	}
	config := []string{"config_id"}
	studio := func(path string, operations []operation) route {
		return route{Prefix + path, auth.Bearer, studioForm, operations}
	}
	forYou := func(path string, scheme auth.Scheme, defaultFeed string) route {
		return route{path, scheme, forYouForm, post(smallBody, func(r *request) (any, error) { return r.forYou(defaultFeed) }, (*request).feedCost)}
	}
	return []route{
		studio("search/filter_and_sort", post(searchBody, (*request).filterAndSort, (*request).searchCost)),
		studio("search/boost", post(searchBody, (*request).boost, (*request).searchCost)),
		studio("search/semantic", post(searchBody, (*request).semantic, (*request).searchCost)),
		studio("search/multi", post(multiBody, (*request).searchMany, (*request).searchesCost)),
		studio("search/mget", post(mediumBody, (*request).documents, (*request).documentsCost)),
		studio("search/frequent_values/{index}/{field}", get((*request).frequentValues, (*request).valuesCost, "size")),
		studio("search/document/{index}/{id}", get((*request).document, always(documentCost))),
		studio("schema/fields", get((*request).fields, always(1), "index")),
		studio("features/v1", post(featureBody, (*request).features, itemsCost(featuresCost))),
		studio("scoring/ranking_model/{model}", post(mediumBody, (*request).score, itemsCost(scoreCost))),
		studio("ranking/feed", post(rankingBody, (*request).rank, (*request).rankingCost)),
		studio("stories/generate", post(smallBody, (*request).stories, always(computeCost))),
		forYou("/v3/for-you", auth.Bearer, ""),
		forYou("/v3/feed/for-you", auth.Bearer, ""),
		forYou("/v2/farcaster/casts/feed/for-you", auth.Bearer, ""),
		forYou(alphaPath, auth.BearerOrToken, feed.DefaultFeed),
		{feedPath, auth.Basic, adminForm, []operation{
			{http.MethodPost, smallBody, (*request).createFeed, always(changeCost), nil},
			{http.MethodGet, 0, (*request).feed, always(configCost), config},
			{http.MethodPatch, smallBody, (*request).updateFeed, always(changeCost), config},
			{http.MethodDelete, 0, (*request).deleteFeed, always(deleteCost), config},
		}},
		{feedsPath, auth.Basic, adminForm, post(smallBody, (*request).feeds, always(configsCost))},
	}
}

// Paths returns the paths to mount the handler at; one that ends in / includes everything below
// it.
func Paths() []string {
	paths := []string{Prefix}
	for _, r := range routes() {
		if !strings.HasPrefix(r.path, Prefix) {
			paths = append(paths, r.path)
		}
	}
	return paths
}

// Operations returns the operations of the handler, each as "GET /v3/studio/schema/fields",
// sorted and without HEAD.
func Operations() []string {
	var all []string
	for _, r := range routes() {
		for _, method := range r.methods() {
			all = append(all, method+" "+r.path)
		}
	}
	slices.Sort(all)
	return all
}

func (r *route) methods() httpapi.Methods {
	methods := make(httpapi.Methods, len(r.operations))
	for i := range r.operations {
		methods[i] = r.operations[i].method
	}
	return methods
}

// operation returns the operation of a method that methods allows; HEAD runs GET.
func (r *route) operation(method string) *operation {
	if method == http.MethodHead {
		method = http.MethodGet
	}
	for i := range r.operations {
		if r.operations[i].method == method {
			return &r.operations[i]
		}
	}
	return nil
}

// find returns the route of a request with its parameters; one without a path if there is none.
func (h *Handler) find(r *http.Request) (*route, []string) {
	given := strings.Split(r.URL.EscapedPath(), "/")
	for i := range h.routes {
		if params, ok := match(strings.Split(h.routes[i].path, "/"), given); ok {
			return &h.routes[i], params
		}
	}
	return &route{}, nil
}

// match compares the parts of a path with those of a route, and returns the parameters.
func match(parts, given []string) (params []string, ok bool) {
	if len(parts) != len(given) {
		return nil, false
	}
	for i, part := range parts {
		value, err := url.PathUnescape(given[i])
		switch {
		case err != nil:
			return nil, false
		case strings.HasPrefix(part, "{"):
			if value == "" {
				return nil, false
			}
			params = append(params, value)
		case value != part:
			return nil, false
		}
	}
	return params, true
}
