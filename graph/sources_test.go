package graph

import (
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// pushSecret is the Authorization header of the provider in tests.
const pushSecret = "a secret of sixteen"

// addSource adds a source and stores a body that its provider sent, of which nothing is a swap.
func addSource(t *testing.T, f *fixture, name string) {
	t.Helper()
	kinds, log := source.NewKinds(helius.Kind{}), slog.New(slog.DiscardHandler)
	d, err := kinds.Check(source.Definition{Name: name, Kind: "helius", Settings: []byte(`{"secret": "` + pushSecret + `"}`), Origin: source.FromCommand})
	if err != nil {
		t.Fatal(err)
	}
	if err := f.DB.AddSource(t.Context(), d); err != nil {
		t.Fatal(err)
	}
	appender := ingest.NewAppender(f.DB, f.Engine.Enqueue, time.Now, log)
	if err := appender.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	defer func() {
		testkit.Stop(t, appender.Stop)
	}()
	pushes := source.NewPushes(source.Options{Store: f.DB.Connections, Append: appender.AppendBatch, Kinds: kinds, Log: log, Now: time.Now, Quotes: importer.DefaultSettings()})
	body := []byte(`[{"signature": "one", "type": "SWAP"}, {"signature": "two", "type": "SWAP"}, {"signature": "three\u0000", "type": "SWAP"}]`)
	err = pushes.Push(t.Context(), name, http.Header{"Authorization": {pushSecret}}, func() ([]byte, error) { return body, nil })
	if err != nil {
		t.Fatal(err)
	}
}

// asOperator sends a query with a key of scope operator.
func (f *fixture) asOperator(t *testing.T, query string) reply {
	t.Helper()
	r, _ := decode(t, f.send(http.MethodPost, "/graphql", request(query, nil), "Authorization", "Bearer "+f.OperatorKey))
	return r
}

func TestSources(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	addSource(t, f, "solana")
	got := f.asOperator(t, `{ __typename sources { name kind origin state healthy problem waiting position head lag lagSeconds events { name count }
		skipped { name count since lostAt } leftOut { name count since } duplicates retracted unknown batches createdAt lastEventAt lastBatchAt lastError lastErrorAt holder } }`)
	if len(got.Errors) > 0 {
		t.Fatalf("errors: %v", got.Errors)
	}
	all, _ := got.Data["sources"].([]any)
	if len(all) != 1 {
		t.Fatalf("sources = %v", got.Data)
	}
	one, _ := all[0].(map[string]any)
	for field, want := range map[string]any{
		"name": "solana", "kind": "helius", "origin": "COMMAND", "state": "RUNNING", "healthy": false, "batches": 1.0, "lastError": nil,
	} {
		if one[field] != want {
			t.Errorf("%s = %v, want %v", field, one[field], want)
		}
	}
	skipped, _ := one["skipped"].([]any)
	if len(skipped) == 0 || one["lastBatchAt"] == nil {
		t.Fatalf("source = %v", one)
	}
	first, _ := skipped[0].(map[string]any)
	if first["since"] == nil || first["lostAt"] != nil {
		t.Errorf("skipped = %v", skipped)
	}
	if problem, _ := one["problem"].(string); !strings.HasPrefix(problem, "3 of the last 3 messages were refused since ") {
		t.Errorf("problem = %s", problem)
	}
}

func TestSourceRejects(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	addSource(t, f, "solana")
	var refs []string
	after := ""
	for range 4 {
		got := f.asOperator(t, `{ sourceRejects(source: "solana", first: 1`+after+`) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
			edges { cursor node { number } } nodes { number at ref reason detail sample } } }`)
		if len(got.Errors) > 0 {
			t.Fatalf("errors: %v", got.Errors)
		}
		page, _ := got.Data["sourceRejects"].(map[string]any)
		nodes, _ := page["nodes"].([]any)
		if page["totalCount"] != 3.0 || len(nodes) != 1 {
			t.Fatalf("page = %v", page)
		}
		node, _ := nodes[0].(map[string]any)
		ref, _ := node["ref"].(string)
		refs = append(refs, ref)
		info, _ := page["pageInfo"].(map[string]any)
		if info["hasNextPage"] == false {
			break
		}
		cursor, _ := info["endCursor"].(string)
		after = `, after: "` + cursor + `"`
	}
	if len(refs) != 3 || !strings.HasPrefix(refs[0], "three") || refs[2] != "one" {
		t.Errorf("rejects = %q", refs)
	}
	for query, want := range map[string]string{
		`{ sourceRejects(source: "none") { totalCount } }`:                                        "NOT_FOUND",
		`{ sourceRejects(source: "solana", first: 201) { totalCount } }`:                          "BAD_USER_INPUT",
		`{ sourceRejects(source: "solana", after: "reject-x") { totalCount } }`:                   "BAD_USER_INPUT",
		`{ sourceRejects(source: "solana", after: "reject-0") { totalCount } }`:                   "BAD_USER_INPUT",
		`{ sourceRejects(source: "solana", after: "reject-007") { totalCount } }`:                 "BAD_USER_INPUT",
		`{ sourceRejects(source: "solana", after: "reject-9999999999999999999") { totalCount } }`: "BAD_USER_INPUT",
	} {
		if got := f.asOperator(t, query); len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != want {
			t.Errorf("%s: %v, want %s", query, got.Errors, want)
		}
	}
}

// A key of scope operator reads sources only, and other keys none, whichever way they ask.
func TestScopes(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	const public = `{ wallets(chain: SOLANA, first: 1) { totalCount } }`
	for range 2 { // the second response is the kept one
		data(t, f.send(http.MethodGet, getURL(public), ""))
		data(t, f.post(public, nil))
	}
	operator := []string{"Authorization", "Bearer " + f.OperatorKey}
	for _, query := range []string{
		public, `{ config { dailyBudget } }`, `{ sources { name } wallets(chain: SOLANA) { totalCount } }`, `{ sources: config { dailyBudget } }`,
		`query { ...F } fragment F on Query { wallets(chain: SOLANA) { totalCount } }`, `{ ... on Query { signals { totalCount } } }`,
		`{ wallets(chain: SOLANA) @include(if: true) { totalCount } }`, `{ node(id: "x") { id } }`,
		`mutation { resetBudget { deleted } }`, `subscription { leaderboard(chain: SOLANA) { totalCount } }`,
	} {
		w := f.send(http.MethodPost, "/graphql", request(query, nil), operator...)
		got, _ := decode(t, w)
		if len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != "FORBIDDEN" || got.Data != nil {
			t.Errorf("%s: %s", query, w.Body)
		}
	}
	if w := f.send(http.MethodGet, getURL(public), "", operator...); !strings.Contains(w.Body.String(), "FORBIDDEN") {
		t.Errorf("GET of a kept response: %s", w.Body)
	}
	for _, query := range []string{`{ __schema { queryType { name } } }`, `{ __typename }`, `{ wallets(chain: SOLANA) @skip(if: true) { totalCount } sources { name } }`} {
		if got := f.asOperator(t, query); len(got.Errors) > 0 {
			t.Errorf("%s: %v", query, got.Errors)
		}
	}
	for _, query := range []string{`{ sources { name } }`, `{ sourceRejects(source: "x") { totalCount } }`} {
		got, _ := decode(t, f.post(query, nil))
		if len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != "FORBIDDEN" || got.Errors[0].Message != "this request needs a key of scope operator, got scope customer" {
			t.Errorf("%s as a customer: %v", query, got.Errors)
		}
	}
}
