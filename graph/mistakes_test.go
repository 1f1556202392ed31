package graph

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	gorilla "github.com/gorilla/websocket"
)

// TestMistakes checks the messages for common first mistakes.
func TestMistakes(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const whole = `: it must be one JSON object: {"query": "…", "variables": {…}}`
	ask := func(query string) string { return request(query, nil) }
	with := func(query, variables string) string {
		return strings.TrimSuffix(request(query, nil), `"variables":null}`) + `"variables":` + variables + "}"
	}
	const chains = "query($c: [Chain!]) { signals(filter: {chains: $c}) { totalCount } }"
	const first = "query($n: Int!) { wallets(first: $n) { totalCount } }"
	for name, test := range map[string]struct{ body, message string }{
		"no such field": {ask("{ wallets { nodes { address } } }"), `Cannot query field "address" on type "Wallet". Did you mean "walletAddress"?`},
		"a field like it": {
			ask("{ walets { totalCount } }"), `Cannot query field "walets" on type "Query". Did you mean "wallets", "wallet", or "labels"?`,
		},
		"a field of another root": {
			ask("{ leaderboard(chain: BASE) { totalCount } }"),
			`Cannot query field "leaderboard" on type "Query". It is a field of type "Subscription". Its fields are in /schema.graphql.`,
		},
		"limit":              {ask("{ wallets(limit: 5) { totalCount } }"), `Unknown argument "limit" on field "Query.wallets". Did you mean "first" or "last"?`},
		"offset":             {ask("{ wallets(offset: 5) { totalCount } }"), `Unknown argument "offset" on field "Query.wallets". Did you mean "after"?`},
		"an unlikely one":    {ask("{ wallets(sortDirection: 5) { totalCount } }"), `Unknown argument "sortDirection" on field "Query.wallets". Its arguments are chain, rankBy, …`},
		"enum in lower case": {ask("{ wallets(chain: base) { totalCount } }"), `Value "base" does not exist in "Chain!" enum. Did you mean the enum value "BASE"? Its values, written without quotes, are BASE, ETHEREUM, SOLANA, POLYMARKET.`},
		"enum as a string":   {ask(`{ wallets(chain: "BASE") { totalCount } }`), `Enum "Chain!" cannot represent non-enum value: "BASE". Did you mean the enum value "BASE"? Its values, written without quotes, are BASE, ETHEREUM, SOLANA, POLYMARKET.`},
		"enum of a list":     {ask(`{ signals(filter: {chains: [moon]}) { totalCount } }`), `Value "moon" does not exist in "Chain!" enum. Its values, written without quotes, are BASE, ETHEREUM, SOLANA, POLYMARKET.`},
		"enum variable":      {with(chains, `{"c":["base"]}`), `variables.c[0] must be one of BASE, ETHEREUM, SOLANA, POLYMARKET, got "base"`},
		"no enum at all":     {with(chains, `{"c":["moon"]}`), `variables.c[0] must be one of BASE, ETHEREUM, SOLANA, POLYMARKET`},
		"number in a string": {with(first, `{"n":"5"}`), `variables.n must be a whole number of at most 32 bits, got "5"`},
		"no number":          {with(first, `{"n":"x"}`), `variables.n must be of the type Int`},
		"no whole number":    {with(first, `{"n":2.5}`), `variables.n must be of the type Int`},
		"too large a number": {with(first, `{"n":3000000000}`), `variables.n must be a whole number of at most 32 bits, got 3000000000`},
		"null for an Int":    {with("query($n: Int = 3) { configVersions(first: $n) { version } }", `{"n":null}`), `first must be a whole number of at most 32 bits, got null`},
		"large literal":      {ask("{ wallets(first: 3000000000) { totalCount } }"), `first must be a whole number of at most 32 bits, got 3000000000`},
		"endless literal":    {ask("{ wallets(filter: {maxBuyVol: 1e999}) { totalCount } }"), `maxBuyVol must be a number of at most 64 bits, got 1e999`},
		"large id":           {ask("{ signal(id: 99999999999999999999) { id } }"), `id must be a number of at most 64 bits, got 99999999999999999999`},
		"large id of a node": {ask("{ node(id: -9223372036854775809) { id } }"), `id must be a number of at most 64 bits, got -9223372036854775809`},
		"large JSON value": {
			ask(`{ search(index: "markets", include: [{filter: TERM, field: "item_id", value: 99999999999999999999}]) { totalHits } }`),
			`value must be a number of at most 64 bits, got 99999999999999999999`,
		},
		"large inside of JSON": {
			ask(`{ recommendations(filters: {a: [{x: 1e999}]}) { model } }`), `x must be a number of at most 64 bits, got 1e999`,
		},
		"large JSON default": {
			ask(`query($f: JSON = {x: [1e999]}) { recommendations(filters: $f) { model } }`), `x must be a number of at most 64 bits, got 1e999`,
		},
		"large default":       {ask("query($n: Int! = 3000000000) { wallets(first: $n) { totalCount } }"), `variables.n must be a whole number of at most 32 bits, got 3000000000`},
		"no time":             {ask(`{ signals(since: "yesterday") { totalCount } }`), `since must be an RFC 3339 time with a zone, as 2031-01-02T03:04:05Z, got "yesterday"`},
		"a number for a time": {ask(`{ signals(since: 1700000000) { totalCount } }`), `since must be RFC 3339 text, got 1700000000`},
		"no time, variable":   {with("query($s: DateTime) { signals(since: $s) { totalCount } }", `{"s":"x"}`), `variables.s must be an RFC 3339 time with a zone, as 2031-01-02T03:04:05Z, got "x"`},
		"float in a string": {
			with("query($v: Float) { wallets(filter: {maxBuyVol: $v}) { totalCount } }", `{"v":"1.5"}`), `variables.v must be a number, got "1.5"`,
		},
		"deep inside": {
			with("query($f: WalletFilter) { wallets(filter: $f) { totalCount } }", `{"f":{"minTrades":"7"}}`),
			`variables.f.minTrades must be a whole number of at most 32 bits, got "7"`,
		},

		"single quotes": {`{'query': '{ __typename }'}`, `the body is not valid JSON at line 1, column 2 (invalid character '\'' at start of value)` + whole},
		"raw GraphQL":   {"{\n  wallets { totalCount }\n}", `the body is not valid JSON at line 2, column 3 (…` + whole},
		"half":          {`{"query": "{ __typename`, `the body is not valid JSON at line 1, column 24 (…` + whole},
		"nothing":       {"", "the body is empty" + whole},
		"text":          {`"{ __typename }"`, "the body is not an object" + whole},
		"a batch":       {"[" + good + "]", "batches are not supported: send one operation in each request, in a JSON object and not in a list"},
		"twice":         {`{"query":"{ __typename }","query":"{ a }"}`, `the body contains "query" twice: names must be unique`},
		"twice, inside": {`{"query":"{ __typename }","variables":{"a":{"b":1,"b":2}}}`, `the body contains "b" twice: names must be unique`},
		"another case":  {`{"Query":"{ __typename }"}`, "query is required: a string with a GraphQL document"},
		"no UTF-8":      {"{\"query\":\"{ __typename } # \xff\"}", "the body must be UTF-8"},
		"persisted":     {`{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"ab"}}}`, "PersistedQueryNotSupported"},
	} {
		t.Run(name, func(t *testing.T) {
			r, _ := decode(t, f.send(http.MethodPost, "/graphql", test.body))
			if len(r.Errors) == 0 {
				t.Fatalf("no error: %v", r)
			}
			got, want := r.Errors[0].Message, test.message
			// the text between is the library's
			if begin, end, open := strings.Cut(want, "…"+whole); open {
				want, got = begin, strings.TrimSuffix(got, whole)[:min(len(begin), len(got))]
				_ = end
			} else if begin, ok := strings.CutSuffix(want, "…"); ok {
				want, got = begin, got[:min(len(begin), len(got))]
			}
			if got != want {
				t.Errorf("got  %s\nwant %s", r.Errors[0].Message, test.message)
			}
		})
	}
}

// TestGetMustBeUTF8 checks that GET refuses what is no UTF-8 in each of its parameters, also within
// JSON and in a comment, and with server-sent events, and takes other text than ASCII.
func TestGetMustBeUTF8(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const query = "/graphql?query=%7B__typename%7D"
	for target, want := range map[string]string{
		query + "%23%ff":                             "query must be UTF-8",
		query + "%23%c0%80":                          "query must be UTF-8",
		query + "&operationName=%ff":                 "operationName must be UTF-8",
		query + "&variables=%7B%22a%22:%22%ff%22%7D": "variables must be UTF-8",
		query + "&variables=%ff":                     "variables must be UTF-8",
		query + "&extensions=%7B%22%e4%22:1%7D":      "extensions must be UTF-8",
	} {
		for _, accept := range []string{"application/json", "text/event-stream"} {
			w := f.send(http.MethodGet, target, "", "Accept", accept)
			r, _ := decode(t, w)
			if w.Code != http.StatusBadRequest || len(r.Errors) != 1 || r.Errors[0].Message != want || r.Errors[0].Extensions["code"] != "BAD_USER_INPUT" {
				t.Errorf("%s as %s: status %d: %s, want %s", target, accept, w.Code, w.Body, want)
			}
		}
	}
	data(t, f.send(http.MethodGet, query+"%23%c3%a4&variables=%7B%22a%22:%22%c3%a4%22%7D", ""))
}

// A document that the library cannot read, or that a part before execution panics at, ends its
// operation and no other of the same websocket.
func TestMistakesOverWebsockets(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	dialer := gorilla.Dialer{Subprotocols: []string{"graphql-transport-ws"}, HandshakeTimeout: 20 * time.Second}
	conn, resp, err := dialer.Dial("ws"+strings.TrimPrefix(s.url, "http")+"/graphql", http.Header{"Authorization": {"Bearer " + s.CustomerKey}})
	if err != nil {
		t.Fatal(err)
	}
	_ = resp.Body.Close()
	t.Cleanup(func() { _ = conn.Close() })
	say := func(message, want string) {
		t.Helper()
		_ = conn.SetReadDeadline(time.Now().Add(20 * time.Second))
		if err := conn.WriteMessage(gorilla.TextMessage, []byte(message)); err != nil {
			t.Fatal(err)
		}
		_, got, err := conn.ReadMessage()
		for err == nil && string(got) == `{"type":"ping"}` { // sent at any time
			_, got, err = conn.ReadMessage()
		}
		if err != nil || !strings.HasPrefix(string(got), want) {
			t.Fatalf("%s: %s, %v; want %s", message, got, err, want)
		}
	}
	say(`{"type":"connection_init"}`, `{"type":"connection_ack"`)
	for _, query := range []string{
		`{ recommendations(filters: {x: 1e999}) { model } }`, `query($f: JSON = 99999999999999999999) { recommendations(filters: $f) { model } }`,
	} {
		say(`{"id":"1","type":"subscribe","payload":`+request(query, nil)+`}`, `{"id":"1","type":"error","payload":[{"message":"`)
	}
	say(`{"id":"2","type":"subscribe","payload":{"query":"{ __typename }"}}`, `{"id":"2","type":"next","payload":{"data":{"__typename":"Query"}}}`)
	if _, errs := s.handler.Run(t.Context(), nil, nil); len(errs) != 1 || errs[0].Extensions["code"] != "INTERNAL" || errs[0].Extensions["requestId"] == "" {
		t.Errorf("a panic before execution: %v", errs)
	}
}

// Values that GraphQL coerces to the type of a variable are accepted.
func TestVariablesAreCoerced(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for name, test := range map[string]struct {
		query     string
		variables map[string]any
	}{
		"a value for a list":        {"query($c: [Chain!]) { signals(filter: {chains: $c}) { totalCount } }", map[string]any{"c": "BASE"}},
		"a value for a list inside": {"query($f: SignalFilter) { signals(filter: $f) { totalCount } }", map[string]any{"f": map[string]any{"chains": "BASE", "types": "WHALE_MOVE"}}},
		"an object for a list": {
			"mutation($c: ConfigUpdate!) { updateConfig(input: $c) { config { perTypeLimits { type limit } } } }",
			map[string]any{"c": map[string]any{"perTypeLimits": map[string]any{"type": "WHALE_MOVE", "limit": 3}}},
		},
		"a whole float":      {"query($n: Int!) { wallets(first: $n) { totalCount } }", map[string]any{"n": 5.0}},
		"an int for a float": {"query($v: Float) { wallets(filter: {maxBuyVol: $v}) { totalCount } }", map[string]any{"v": 100}},
		"null":               {"query($c: [Chain!]) { signals(filter: {chains: $c}) { totalCount } }", map[string]any{"c": nil}},
	} {
		t.Run(name, func(t *testing.T) { data(t, f.post(test.query, test.variables)) })
	}
	wrong := f.post("query($f: ConfigUpdate!) { simulateConfig(input: $f) { total } }",
		map[string]any{"f": map[string]any{"perTypeLimits": map[string]any{"type": "whale_move", "limit": 3}}})
	if !strings.Contains(wrong.Body.String(), "variables.f.perTypeLimits[0].type must be one of CONVERGENCE_P0") {
		t.Errorf("response = %s", wrong.Body)
	}
}

// If a variable or literal cannot be coerced, no part of the operation runs.
func TestCoercionErrorsRunNothing(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const two = `mutation($d: Int) { a: updateConfig(input: {displayName: "ran"}) { config { version } } b: updateConfig(input: {dailyBudget: $d}) { config { version } } }`
	for _, body := range []string{
		request(two, map[string]any{"d": "7"}), request(two, map[string]any{"d": 3000000000}), request(two, map[string]any{"d": 2.5}),
		request(strings.Replace(strings.Replace(two, "($d: Int)", "", 1), "$d", "3000000000", 1), nil),
	} {
		w := f.send(http.MethodPost, "/graphql", body, "Accept", typeResponse)
		if _, keys := decode(t, w); w.Code != http.StatusBadRequest || keys["data"] != nil {
			t.Errorf("%s: status %d: %s", body, w.Code, w.Body)
		}
	}
	if got := f.post("{ config { displayName } }", nil).Body.String(); strings.Contains(got, "ran") {
		t.Errorf("a part ran: %s", got)
	}
}

func TestPersistedQueries(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const extension = `{"persistedQuery":{"version":1,"sha256Hash":"ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38"}}`
	for _, w := range []interface {
		Result() *http.Response
	}{
		f.send(http.MethodPost, "/graphql", `{"operationName":"A","variables":{},"extensions":`+extension+`}`),
		f.send(http.MethodGet, "/graphql?extensions="+url.QueryEscape(extension), ""),
	} {
		if w.Result().StatusCode != http.StatusOK {
			t.Errorf("status %d", w.Result().StatusCode)
		}
	}
	r, _ := decode(t, f.send(http.MethodPost, "/graphql", `{"extensions":`+extension+`}`))
	if len(r.Errors) != 1 || r.Errors[0].Message != "PersistedQueryNotSupported" || r.Errors[0].Extensions["code"] != "PERSISTED_QUERY_NOT_SUPPORTED" {
		t.Errorf("errors = %+v", r.Errors)
	}
	data(t, f.send(http.MethodPost, "/graphql", `{"query":"{ __typename }","extensions":`+extension+`}`)) // the retry of a client
}

// Errors in a browser mention GraphiQL.
func TestBrowserHint(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const browser = "text/html,application/xhtml+xml,*/*;q=0.8"
	for _, key := range []string{"", "Bearer " + f.CustomerKey} {
		w := f.send(http.MethodGet, "/graphql", "", "Accept", browser, "Authorization", key)
		if !strings.Contains(w.Body.String(), "in a browser, use /graphiql") {
			t.Errorf("status %d: %s", w.Code, w.Body)
		}
	}
	if w := f.send(http.MethodGet, "/graphql", ""); strings.Contains(w.Body.String(), "graphiql") {
		t.Errorf("without a browser: %s", w.Body)
	}
}

// Validation compares fields with the same response name pair by pair. Too many of them are
// refused before that, anywhere in the document.
func TestRepeatedFields(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	many := strings.Repeat("__typename ", 490)
	for name, query := range map[string]string{
		"at the top":      "{ " + strings.Repeat("__typename ", 990) + "}",
		"in two halves":   "{ " + many + "... on Query { " + many + "} }",
		"in a fragment":   "{ " + many + "...a } fragment a on Query { " + many + "}",
		"in other fields": "{ " + strings.Repeat("config { version } ", 240) + "}",
	} {
		r, _ := decode(t, f.post(query, nil))
		if name == "in other fields" { // 240 by 2: few enough
			if len(r.Errors) > 0 && r.Errors[0].Extensions["code"] != "QUERY_TOO_COMPLEX" {
				t.Errorf("%s: %+v", name, r.Errors)
			}
			continue
		}
		if len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "QUERY_TOO_COMPLEX" || !strings.Contains(r.Errors[0].Message, "with the same name, __typename 9") {
			t.Errorf("%s: %+v", name, r.Errors)
		}
	}
	data(t, f.post("{ "+strings.Repeat("__typename ", 300)+"}", nil))
	r, _ := decode(t, f.post("{ "+repeat(490, "...x%d")+" }", nil))
	if want := "the query spreads fragments 490 times: 119805 pairs, more than the limit of 50000"; len(r.Errors) != 1 || r.Errors[0].Message != want {
		t.Errorf("spreads: %+v, want %s", r.Errors, want)
	}
}

// A response has a few errors about a document, of a bounded length each, however many the
// validator finds.
func TestErrorsAreBounded(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	long := strings.Repeat("a", 200)
	for name, query := range map[string]string{
		"pairs of one name": "{ " + strings.Repeat(long+":__typename "+long+":config{version} ", 90) + "}",
		"unknown fields":    "{ " + repeat(400, "unknown%d") + " }",
		"a long name":       "{ " + strings.Repeat("a", 50_000) + " }",
	} {
		w := f.post(query, nil)
		size := w.Body.Len()
		r, _ := decode(t, w)
		if len(r.Errors) == 0 || len(r.Errors) > maxRequestErrors || size > 30_000 {
			t.Errorf("%s: %d errors in %d bytes", name, len(r.Errors), size)
		}
	}
}
