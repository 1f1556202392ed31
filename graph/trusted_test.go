package graph

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

const trustedDocument = "query Best($n: Int!) { wallets(first: $n) { nodes { walletAddress } } }"

// withDocuments is a fixture with documents: one of the customer, one for all, and one that differs
// by customer under the same id.
func withDocuments(t *testing.T, only bool, maxAge time.Duration) *fixture {
	t.Helper()
	world := servicetest.New(t)
	f := newFixtureOver(t, world, func(o *Options) { o.Documents, o.DocumentMaxAge = world.DB.Registry, maxAge })
	f.register(t, servicetest.Customer, map[string]string{hashOf(trustedDocument): trustedDocument, "same": "{ config { customerId } }", "own": "{ wallets(first: 2) { totalCount } }"})
	f.register(t, servicetest.Rival, map[string]string{"same": "{ wallets(first: 1) { totalCount } }"})
	f.register(t, customers.AllCustomers, map[string]string{"x-all": "{ wallets(first: 1) { nodes { chain } } }", "change": "mutation { resetBudget { deleted } }", "live": "subscription { leaderboard(chain: BASE, first: 1) { nodes { rank } } }"})
	if only {
		if err := f.DB.SetDocumentsOnly(t.Context(), servicetest.Customer, true); err != nil {
			t.Fatal(err)
		}
	}
	return f
}

func (f *fixture) register(t *testing.T, customer string, documents map[string]string) {
	t.Helper()
	if _, _, err := f.DB.RegisterDocuments(t.Context(), customer, documents, false); err != nil {
		t.Fatal(err)
	}
}

func hashOf(document string) string {
	sum := sha256.Sum256([]byte(document))
	return hex.EncodeToString(sum[:])
}

// codeOfPost returns the status and the code of the first error of a response, "OK" without one.
func (f *fixture) codeOfPost(t *testing.T, body string, headers ...string) string {
	t.Helper()
	w := f.send(http.MethodPost, "/graphql", body, headers...)
	got, _ := decode(t, w)
	code := any("OK")
	if len(got.Errors) > 0 {
		code = got.Errors[0].Extensions["code"]
	}
	return fmt.Sprint(w.Code, " ", code)
}

// TestTrustedDocuments checks that a request may name a registered document in each way that clients
// do, that customers' documents are their own, and what is said of an unknown one.
func TestTrustedDocuments(t *testing.T) {
	t.Parallel()
	f := withDocuments(t, false, 0)
	hash := hashOf(trustedDocument)
	apq := fmt.Sprintf(`{"persistedQuery":{"version":1,"sha256Hash":%q}}`, hash)
	want := data(t, f.post(trustedDocument, map[string]any{"n": 2}))
	for name, body := range map[string]string{
		"documentId":    `{"documentId":"sha256:` + hash + `","operationName":"Best","variables":{"n":2}}`,
		"the bare hash": `{"documentId":"` + hash + `","variables":{"n":2}}`,
		"Apollo's":      `{"extensions":` + apq + `,"variables":{"n":2}}`,
	} {
		for range 3 { // the third is from the response cache
			if got := data(t, f.send(http.MethodPost, "/graphql", body)); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("%s: %v, want %v", name, got, want)
			}
		}
	}
	own := `{"documentId":"same"}`
	for range 3 {
		if got := data(t, f.send(http.MethodPost, "/graphql", own)); got["config"] == nil {
			t.Errorf("the customer's own document: %v", got)
		}
		if got := data(t, f.send(http.MethodPost, "/graphql", own, "Authorization", "Bearer "+f.RivalKey)); got["wallets"] == nil {
			t.Errorf("another customer's document: %v", got)
		}
	}
	for body, want := range map[string]string{
		`{"documentId":"x-all"}`:      "200 OK",
		`{"documentId":"change"}`:     "200 OK",
		`{"documentId":"none"}`:       "200 PERSISTED_QUERY_NOT_FOUND",
		`{"documentId":""}`:           "200 BAD_USER_INPUT",
		`{"documentId":"a b"}`:        "200 BAD_USER_INPUT",
		`{"documentId":"sha256:abc"}`: "200 BAD_USER_INPUT",
		`{"documentId":1}`:            "400 BAD_USER_INPUT",
		`{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}`:                          "200 PERSISTED_QUERY_NOT_FOUND",
		`{"query":"{ __typename }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}`: "200 OK", // the retry of a client
		`{"query":"{ __typename }","documentId":"none"}`:                                             "200 OK",
	} {
		if got := f.codeOfPost(t, body); got != want {
			t.Errorf("%s: %s, want %s", body, got, want)
		}
	}
	if got := f.codeOfPost(t, `{"documentId":"none"}`, "Accept", typeResponse); got != "400 PERSISTED_QUERY_NOT_FOUND" {
		t.Errorf("as graphql-response+json: %s", got)
	}
	for id, want := range map[string]int{"change": 405, "live": 406, "x-all": 200} {
		if w := f.send(http.MethodGet, "/graphql?documentId="+id, ""); w.Code != want {
			t.Errorf("GET of %s: status %d, want %d: %s", id, w.Code, want, w.Body)
		}
	}
}

// TestOnlyTrustedDocuments checks that a customer's readers run nothing but registered documents,
// over every transport and also where another's response is kept, and that its other keys are free.
func TestOnlyTrustedDocuments(t *testing.T) {
	t.Parallel()
	f := withDocuments(t, true, 0)
	free := request("{ wallets(first: 3) { nodes { walletAddress } } }", nil)
	for range 3 { // kept in the response cache
		data(t, f.send(http.MethodPost, "/graphql", free))
	}
	if !f.cached(free) {
		t.Fatal("the response is not kept")
	}
	server := httptest.NewServer(f.handler)
	defer server.Close()
	for _, who := range []string{"Bearer " + f.ReadKey, f.endUser(t, "one")} {
		for body, want := range map[string]string{
			free:                      "200 PERSISTED_QUERY_ID_REQUIRED",
			`{"documentId":"none"}`:   "200 PERSISTED_QUERY_NOT_FOUND",
			`{"documentId":"x-all"}`:  "200 OK",
			`{"documentId":"change"}`: "200 FORBIDDEN",
			`{"documentId":"x-all","query":"{ wallets(first: 1) { nodes { chain } } }"}`: "200 OK",
			`{"documentId":"x-all","query":"{ config { webhookUrl } }"}`:                 "200 BAD_USER_INPUT",
		} {
			if got := f.codeOfPost(t, body, "Authorization", who); got != want {
				t.Errorf("%s: %s, want %s", body, got, want)
			}
		}
		if w := f.send(http.MethodGet, getURL("{ chains { chain } }"), "", "Authorization", who); !strings.Contains(w.Body.String(), string(codeDocumentRequired)) {
			t.Errorf("GET: %s", w.Body)
		}
		if w := f.send(http.MethodGet, getURL("{ chains { chain } }"), "", "Authorization", who, "Accept", typeEvents); !strings.Contains(w.Body.String(), string(codeDocumentRequired)) {
			t.Errorf("as events: %s", w.Body)
		}
		if text := eventsOf(t, server.URL+"/graphql?documentId=x-all", who); !strings.Contains(text, `"chain":"BASE"`) {
			t.Errorf("a registered one as events: %s", text)
		}
		// Of a websocket.
		caller, err := f.Auth.Authenticate(t.Context(), who)
		if err != nil {
			t.Fatal(err)
		}
		ctx := auth.WithPrincipal(t.Context(), caller)
		if _, errs := f.handler.Run(ctx, &graphql.RawParams{Query: "subscription { signals { cursor } }"}, nil); len(errs) != 1 || errs[0].Extensions["code"] != string(codeDocumentRequired) {
			t.Errorf("over a websocket: %v", errs)
		}
		params, err := backend{f.handler}.DecodeParams([]byte(`{"documentId":"sha256:` + hashOf(trustedDocument) + `","variables":{"n":1}}`))
		if err != nil {
			t.Fatal(err)
		}
		if registered, errs := f.handler.resolve(ctx, params); !registered || errs != nil || params.Query != trustedDocument {
			t.Errorf("a registered one over a websocket: %v %q", errs, params.Query)
		}
	}
	if got := f.codeOfPost(t, free, "Authorization", "Bearer "+f.RivalKey); got != "200 OK" {
		t.Errorf("another customer: %s", got)
	}
}

// eventsOf returns the whole event stream of an address.
func eventsOf(t *testing.T, address, authorization string) string {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", authorization)
	r.Header.Set("Accept", typeEvents)
	client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	w, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Body.Close() //nolint:errcheck // it was only read
	text, err := io.ReadAll(w.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestDocumentsOfCDN checks what caches are told of a GET: nothing is kept of a free query, a
// registered one is asked for again by its ETag, and what is the same for every customer may be
// shared where the operator allows it, unless its id is a name of the customer's own.
func TestDocumentsOfCDN(t *testing.T) {
	t.Parallel()
	address := "/graphql?documentId=" + url.QueryEscape("sha256:"+hashOf(trustedDocument)) + "&variables=" + url.QueryEscape(`{"n":2}`)
	for _, test := range []struct {
		maxAge        time.Duration
		target, want  string
		vary, private bool
	}{
		{0, address, "private, no-cache", true, true},
		{5 * time.Second, address, "public, max-age=5", false, false},
		{5 * time.Second, "/graphql?documentId=same", "private, no-cache", true, true},
		{5 * time.Second, "/graphql?documentId=x-all", "public, max-age=5", false, false},
		{5 * time.Second, "/graphql?documentId=own", "private, no-cache", true, true},
		{5 * time.Second, getURL("{ chains { chain } }"), "", false, false},
		{5 * time.Second, "/graphql?documentId=none", "", false, false},
	} {
		f := withDocuments(t, false, test.maxAge)
		for range 3 {
			w := f.send(http.MethodGet, test.target, "")
			header, tag := w.Header(), w.Header().Get("ETag")
			if got := header.Get("Cache-Control"); got != test.want || (tag == "") != (test.want == "") || strings.Contains(fmt.Sprint(header["Vary"]), "Authorization") != test.vary {
				t.Errorf("%s: %v, want %q", test.target, header, test.want)
			}
			if tag == "" {
				continue
			}
			if again := f.send(http.MethodGet, test.target, "", "If-None-Match", tag); again.Code != http.StatusNotModified || again.Body.Len() > 0 || again.Header().Get("ETag") != tag {
				t.Errorf("%s again: %d %v", test.target, again.Code, again.Header())
			}
			if other := f.send(http.MethodGet, test.target, "", "If-None-Match", tag, "Accept", typeResponse); other.Code != http.StatusOK {
				t.Errorf("%s as another type: %d", test.target, other.Code)
			}
		}
		if denied := f.send(http.MethodGet, test.target, "", "Authorization", ""); denied.Code != http.StatusUnauthorized || denied.Header().Get("ETag") != "" {
			t.Errorf("without a key: %d %v", denied.Code, denied.Header())
		}
	}
}

// TestCheckDocument checks that only documents of this schema can be registered by the command.
func TestCheckDocument(t *testing.T) {
	t.Parallel()
	if err := CheckDocument(trustedDocument); err != nil {
		t.Error(err)
	}
	for _, wrong := range []string{"", "{ nothing }", "{ wallets {", "query($n: Int!) { wallets(first: $m) { totalCount } }"} {
		if CheckDocument(wrong) == nil {
			t.Errorf("%q passes", wrong)
		}
	}
}
