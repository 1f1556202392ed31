package graph

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

const (
	good    = `{"query":"{ wallets(first: 1) { totalCount } }"}`
	invalid = `{"query":"{ walets { totalCount } }"}`
)

func TestTransport(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	get, graphqlJSON := getURL("{ wallets(first: 1) { totalCount } }"), typeResponse
	for name, test := range map[string]struct {
		method, target, body string
		headers              []string
		status               int
		media                string // of the response, typeJSON if empty
		code, field, message string // of the first error; no error if code is empty
	}{
		"post":              {body: good, status: 200},
		"post with charset": {body: good, headers: []string{"Content-Type", "application/json; charset=UTF-8"}, status: 200},
		"post, response+json": {
			body: good, headers: []string{"Accept", graphqlJSON}, status: 200, media: graphqlJSON,
		},
		"recommended Accept": {
			body: good, headers: []string{"Accept", "application/graphql-response+json, application/json;q=0.9"},
			status: 200, media: graphqlJSON,
		},
		"json preferred": {
			body: good, headers: []string{"Accept", "application/graphql-response+json;q=0.5, application/json"}, status: 200,
		},
		"Accept anything": {body: good, headers: []string{"Accept", "*/*"}, status: 200},
		"Accept of a browser": {
			body: good, headers: []string{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"}, status: 200,
		},
		"get":      {method: "GET", target: get, status: 200},
		"get, all": {method: "GET", target: get + "&operationName=&variables=%7B%7D&extensions=%7B%7D", status: 200},
		"null parameters": {
			body: `{"query":"{ __typename }","variables":null,"operationName":null,"extensions":null}`, status: 200,
		},

		"no key": {
			body: good, headers: []string{"Authorization", ""}, status: 401, code: "UNAUTHENTICATED", message: "",
		},
		"wrong key, response+json": {
			body: good, headers: []string{"Authorization", "Bearer sms-nonsense", "Accept", graphqlJSON},
			status: 401, media: graphqlJSON, code: "UNAUTHENTICATED",
		},
		"ingest key": {
			body: good, headers: []string{"Authorization", "Bearer " + f.IngestKey}, status: 403, code: "FORBIDDEN",
		},
		"introspection without a key": {
			body: `{"query":"{ __schema { queryType { name } } }"}`, headers: []string{"Authorization", ""},
			status: 401, code: "UNAUTHENTICATED",
		},

		"not acceptable": {
			body: good, headers: []string{"Accept", "text/html"}, status: 406, code: "BAD_USER_INPUT",
			message: "Accept must allow application/graphql-response+json, application/json or text/event-stream",
		},
		"refused by q=0": {
			body: good, headers: []string{"Accept", "application/json;q=0"}, status: 406, code: "BAD_USER_INPUT",
		},
		"put":    {method: "PUT", body: good, status: 405, code: "BAD_USER_INPUT", message: "the method must be POST or GET"},
		"delete": {method: "DELETE", status: 405, code: "BAD_USER_INPUT"},
		"no content type": {
			body: good, headers: []string{"Content-Type", ""}, status: 415, code: "BAD_USER_INPUT",
			message: "the Content-Type must be application/json in UTF-8",
		},
		"form":    {body: "query=x", headers: []string{"Content-Type", "application/x-www-form-urlencoded"}, status: 415, code: "BAD_USER_INPUT"},
		"graphql": {body: "{ __typename }", headers: []string{"Content-Type", "application/graphql"}, status: 415, code: "BAD_USER_INPUT"},
		"latin1":  {body: good, headers: []string{"Content-Type", "application/json; charset=iso-8859-1"}, status: 415, code: "BAD_USER_INPUT"},
		"gzip":    {body: good, headers: []string{"Content-Encoding", "gzip"}, status: 415, code: "BAD_USER_INPUT"},
		"large": {
			body: `{"query":"` + strings.Repeat(" ", 64<<10) + `"}`, status: 413, code: "BAD_USER_INPUT",
			message: "the body must be at most 65536 bytes",
		},

		"not JSON":        {body: "{", status: 400, code: "BAD_USER_INPUT", message: `the body is not valid JSON at line 1, column 2 (unexpected EOF): it must be one JSON object: {"query": "…", "variables": {…}}`},
		"no body":         {body: "", status: 400, code: "BAD_USER_INPUT"},
		"a batch":         {body: "[" + good + "]", status: 400, code: "BAD_USER_INPUT", message: "batches are not supported: send one operation in each request, in a JSON object and not in a list"},
		"two objects":     {body: good + good, status: 400, code: "BAD_USER_INPUT", message: `the body is not valid JSON at line 1, column 49 (invalid character '{' after top-level value): it must be one JSON object: {"query": "…", "variables": {…}}`},
		"no query":        {body: `{}`, status: 400, code: "BAD_USER_INPUT", field: "query", message: "query is required: a string with a GraphQL document"},
		"query no string": {body: `{"query":{"a":1}}`, status: 400, code: "BAD_USER_INPUT", field: "query", message: "query must be a string"},
		"name no string":  {body: `{"query":"{__typename}","operationName":7}`, status: 400, code: "BAD_USER_INPUT", field: "operationName"},
		"variables a list": {
			body: `{"query":"{__typename}","variables":[1]}`, status: 400, code: "BAD_USER_INPUT", field: "variables",
			message: "variables must be a JSON object",
		},
		"extensions a string": {body: `{"query":"{__typename}","extensions":"x"}`, status: 400, code: "BAD_USER_INPUT", field: "extensions"},
		"get without query":   {method: "GET", target: "/graphql", status: 400, code: "BAD_USER_INPUT", field: "query"},
		"get, bad variables":  {method: "GET", target: get + "&variables=7", status: 400, code: "BAD_USER_INPUT", field: "variables"},
		"get, two queries":    {method: "GET", target: get + "&query=%7B__typename%7D", status: 400, code: "BAD_USER_INPUT", field: "query", message: "query must be given once, got 2 times"},
		"get, not encoded":    {method: "GET", target: get + "&x=%zz", status: 400, code: "BAD_USER_INPUT"},

		"syntax, json":              {body: `{"query":"{"}`, status: 200, code: "BAD_USER_INPUT", field: "query"},
		"syntax, response+json":     {body: `{"query":"{"}`, headers: []string{"Accept", graphqlJSON}, status: 400, media: graphqlJSON, code: "BAD_USER_INPUT", field: "query"},
		"validation, json":          {body: invalid, status: 200, code: "BAD_USER_INPUT", field: "query", message: `Cannot query field "walets" on type "Query". Did you mean "wallets", "wallet", or "labels"?`},
		"validation, response+json": {body: invalid, headers: []string{"Accept", graphqlJSON}, status: 400, media: graphqlJSON, code: "BAD_USER_INPUT", field: "query"},
		"variable, response+json": {
			body:    `{"query":"query($n: Int!) { wallets(first: $n) { totalCount } }","variables":{"n":"x"}}`,
			headers: []string{"Accept", graphqlJSON}, status: 400, media: graphqlJSON, code: "BAD_USER_INPUT", field: "variables.n",
		},
		"variable missing, json": {
			body:   `{"query":"query($n: Int!) { wallets(first: $n) { totalCount } }"}`,
			status: 200, code: "BAD_USER_INPUT", field: "variables.n",
		},
		"operation unknown": {
			body:   `{"query":"query A { __typename }","operationName":"B"}`,
			status: 200, code: "BAD_USER_INPUT", field: "operationName", message: "operation B not found",
		},
		"operation not named": {
			body:   `{"query":"query A { __typename } query B { __typename }"}`,
			status: 200, code: "BAD_USER_INPUT", field: "operationName",
		},
	} {
		t.Run(name, func(t *testing.T) {
			if test.method == "" {
				test.method = http.MethodPost
			}
			if test.target == "" {
				test.target = "/graphql"
			}
			w := f.send(test.method, test.target, test.body, test.headers...)
			if w.Code != test.status {
				t.Fatalf("status = %d, want %d: %s", w.Code, test.status, w.Body)
			}
			if test.media == "" {
				test.media = typeJSON
			}
			if got := w.Header().Get("Content-Type"); got != test.media+"; charset=utf-8" {
				t.Errorf("Content-Type = %q, want %s", got, test.media)
			}
			r, keys := decode(t, w)
			if test.code == "" {
				if len(r.Errors) > 0 || r.Data == nil {
					t.Errorf("response = %s", w.Body)
				}
				return
			}
			if _, ok := keys["data"]; ok {
				t.Errorf("a request error has data: %s", w.Body)
			}
			e := r.Errors[0]
			field, _ := e.Extensions["field"].(string)
			if e.Extensions["code"] != test.code || field != test.field || test.message != "" && e.Message != test.message {
				t.Errorf("error = %+v, want %s about %q: %s", e, test.code, test.field, test.message)
			}
			if (w.Code == 401) != (w.Header().Get("WWW-Authenticate") == "Bearer") {
				t.Errorf("WWW-Authenticate = %q", w.Header().Get("WWW-Authenticate"))
			}
			if (w.Code == 405) != (w.Header().Get("Allow") != "") {
				t.Errorf("Allow = %q", w.Header().Get("Allow"))
			}
		})
	}
}

func TestGetRunsQueriesOnly(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for _, target := range []string{
		getURL("mutation { a }"), getURL("query A { __typename } mutation B { a }") + "&operationName=B",
	} {
		w := f.send(http.MethodGet, target, "")
		if w.Code != http.StatusMethodNotAllowed || w.Header().Get("Allow") != "POST" {
			t.Errorf("GET %s: status %d, Allow %q: %s", target, w.Code, w.Header().Get("Allow"), w.Body)
		}
	}
	w := f.send(http.MethodGet, getURL("subscription { a }"), "")
	if w.Code != http.StatusNotAcceptable || !strings.Contains(w.Body.String(), "query is a subscription: send Accept: text/event-stream, or use a websocket") {
		t.Errorf("a subscription by GET: status %d: %s", w.Code, w.Body)
	}
	if w := f.send(http.MethodGet, getURL("query A { __typename }"), ""); w.Code != http.StatusOK {
		t.Errorf("a query by GET: status %d: %s", w.Code, w.Body)
	}
}

func TestBodyOfUnknownLength(t *testing.T) {
	t.Parallel()
	f := newFixture(t, func(o *Options) { o.MaxBody = 100 })
	for body, status := range map[string]int{
		`{"query":"{ __typename }"}`: http.StatusOK,
		strings.Repeat("x", 101):     http.StatusRequestEntityTooLarge,
	} {
		r := httptest.NewRequest(http.MethodPost, "/graphql", strings.NewReader(body))
		r.ContentLength = -1
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", "Bearer "+f.CustomerKey)
		w := httptest.NewRecorder()
		f.handler.ServeHTTP(w, r)
		if w.Code != status {
			t.Errorf("%d bytes: status %d, want %d", len(body), w.Code, status)
		}
	}
	if w := f.send(http.MethodGet, getURL(strings.Repeat("x", 101)), ""); w.Code != http.StatusRequestURITooLong {
		t.Errorf("long query string: status %d, want 414", w.Code)
	}
}
