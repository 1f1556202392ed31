package routes_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// pair asks both interfaces of one world.
type pair struct {
	*harness
	graphql http.Handler
}

func newPair(t *testing.T) *pair {
	t.Helper()
	p := &pair{harness: newHarness(t, true)}
	var err error
	if p.graphql, err = graph.NewHandler(resolvers.New(p.Service).WithPlatform(p.Platform), graph.Options{Auth: p.Auth}); err != nil {
		t.Fatal(err)
	}
	return p
}

// query sends a GraphQL query and returns the field "got" of its data, or the message of its
// first error.
func (p *pair) query(text string, variables map[string]any) (value any, refusal string) {
	p.t.Helper()
	return p.queryAs("Bearer "+p.CustomerKey, text, variables)
}

// queryAs is query with an Authorization header.
func (p *pair) queryAs(authorization, text string, variables map[string]any) (value any, refusal string) {
	p.t.Helper()
	sent, err := json.Marshal(map[string]any{"query": text, "variables": variables})
	if err != nil {
		p.t.Fatal(err)
	}
	r := httptest.NewRequest(http.MethodPost, "/graphql", strings.NewReader(string(sent)))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", authorization)
	w := httptest.NewRecorder()
	p.graphql.ServeHTTP(w, r)
	var answer struct {
		Data   map[string]any
		Errors []struct{ Message string }
	}
	if err := json.Unmarshal(w.Body.Bytes(), &answer); err != nil {
		p.t.Fatalf("%v: %s", err, w.Body)
	}
	if len(answer.Errors) > 0 {
		return nil, answer.Errors[0].Message
	}
	return answer.Data["got"], ""
}

// drawFilter returns a filter of markets as REST has it; some are refused.
func drawFilter(t *rapid.T, boost bool) map[string]any {
	number := float64(rapid.IntRange(-10, 30000).Draw(t, "number"))
	day := fmt.Sprintf("2021-05-%02d", rapid.IntRange(1, 30).Draw(t, "day"))
	f := rapid.SampledFrom([]map[string]any{
		{"filter": "term", "field": "tags", "value": "crypto"},
		{"filter": "term", "field": "active", "value": true},
		{"filter": "term", "field": "tag", "value": "crypto"},
		{"filter": "terms", "field": "item_id", "value": []any{"m1", "m4", "m6", "m9"}},
		{"filter": "numeric", "field": "volume_num", "operator": ">=", "value": number},
		{"filter": "numeric", "field": "volume_num", "operator": "=>", "value": number},
		{"filter": "date", "field": "created_at", "date_from": day},
		{"filter": "date", "field": "created_at", "date_to": day, "date_from": "2021-05-02"},
		{"filter": "match", "field": "question", "value": []any{"weather", "sports"}},
		{"filter": "match", "field": "description", "value": "politics office"},
		{"filter": "is_null", "field": "description"},
		{"filter": "not_null", "field": "last_trade_price"},
		{"filter": "terms_lookup", "field": "tags", "lookup_index": "markets", "value": "m2", "path": "tags"},
		{"filter": "terms_lookup", "field": "tags", "lookup_index": "market", "value": "m2", "path": "tags"},
		{
			"filter": "group_boost", "field": "tags", "lookup_index": "polymarket-wallets", "value": servicetest.Address(smartmoney.Polymarket, 3),
			"group": "label", "min_boost": 2.0, "max_boost": 7.0, "n": 3,
		},
	}).Draw(t, "filter")
	if boost && rapid.Bool().Draw(t, "boosts") {
		f = cloned(f)
		f["boost"] = float64(rapid.IntRange(1, 9).Draw(t, "boost"))
	}
	return f
}

func cloned(f map[string]any) map[string]any {
	c := map[string]any{}
	for name, value := range f {
		c[name] = value
	}
	return c
}

// drawSearch returns a search of markets as REST has it.
func drawSearch(t *rapid.T) (path string, body map[string]any) {
	list := func(name string, boost bool) []map[string]any {
		filters := make([]map[string]any, rapid.IntRange(0, 2).Draw(t, name))
		for i := range filters {
			filters[i] = drawFilter(t, boost)
		}
		return filters
	}
	body = map[string]any{
		"index": rapid.SampledFrom([]string{"markets", "polymarket-items"}).Draw(t, "index"), "size": rapid.IntRange(1, 9).Draw(t, "size"),
		"include": list("include", false), "exclude": list("exclude", false),
	}
	if rapid.Bool().Draw(t, "sorted") {
		body["sort_by"] = map[string]any{
			"field": rapid.SampledFrom([]string{"volume_num", "created_at", "volume_24hr", "volume"}).Draw(t, "field"),
			"order": rapid.SampledFrom([]string{"asc", "desc"}).Draw(t, "order"),
		}
	}
	switch rapid.IntRange(0, 2).Draw(t, "select") {
	case 1:
		body["only_ids"] = true
	case 2:
		body["select_fields"] = []string{"question", "tags", "volume_num"}
	}
	switch rapid.IntRange(0, 2).Draw(t, "kind") {
	case 0:
		return "filter_and_sort", body
	case 1:
		body["boost"] = append(list("boost", true), map[string]any{"filter": "match", "field": "question", "value": "sports", "boost": 2.5})
		return "boost", body
	default:
		delete(body, "sort_by")
		body["text"] = rapid.SampledFrom([]string{"weather office", "crypto event", "qqqqqqq"}).Draw(t, "text")
		return "semantic", body
	}
}

// searchQuery selects what a search over REST returns, under its names.
const searchQuery = `query($index: String!, $size: Int, $include: [SearchFilter!], $exclude: [SearchFilter!], $boost: [SearchFilter!], $sort_by: SearchSort,
	$text: String, $select_fields: [String!], $only_ids: Boolean) {
	got: search(index: $index, first: $size, include: $include, exclude: $exclude, boost: $boost, sortBy: $sort_by, text: $text, select: $select_fields, onlyIds: $only_ids) {
		total_hits: totalHits max_score: maxScore hits { _index: index _id: id _score: score _source: source } } }`

// asVariables returns the body of a search as GraphQL's variables: enums and names in its
// spelling.
func asVariables(body map[string]any) map[string]any {
	v := cloned(body)
	for _, list := range []string{"include", "exclude", "boost"} {
		filters, _ := body[list].([]map[string]any)
		spelled := make([]map[string]any, len(filters))
		for i, f := range filters {
			spelled[i] = map[string]any{}
			for name, value := range f {
				if name == "filter" {
					value = strings.ToUpper(value.(string))
				}
				spelled[i][camel(name)] = value
			}
		}
		if filters != nil {
			v[list] = spelled
		}
	}
	if sort, ok := body["sort_by"].(map[string]any); ok {
		v["sort_by"] = map[string]any{"field": sort["field"], "order": strings.ToUpper(sort["order"].(string))}
	}
	return v
}

// camel returns a name in the spelling of GraphQL.
func camel(name string) string {
	parts := strings.Split(name, "_")
	for i := range parts[1:] {
		parts[i+1] = strings.ToUpper(parts[i+1][:1]) + parts[i+1][1:]
	}
	return strings.Join(parts, "")
}

// TestSearchParity compares both interfaces over random searches: they return the same hits with
// the same scores and sources, or refuse the search with the same message.
func TestSearchParity(t *testing.T) {
	t.Parallel()
	p := newPair(t)
	found, refused := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		path, body := drawSearch(t)
		text, err := json.Marshal(body)
		if err != nil {
			t.Fatal(err)
		}
		status, _, byREST := p.ask("POST", "/v3/studio/search/"+path, string(text))
		byGraphQL, refusal := p.query(searchQuery, asVariables(body))
		if status != http.StatusOK {
			refused++
			if message := at(p.t, byREST, "message").(string); refusal == "" || inCamel(message) != inCamel(refusal) {
				t.Fatalf("%s %s: REST: %s GraphQL: %q", path, text, message, refusal)
			}
			return
		}
		want := at(p.t, byREST, "result").(map[string]any)
		delete(want, "took_es")
		delete(want, "took_backend")
		for _, hit := range want["hits"].([]any) {
			if _, has := hit.(map[string]any)["_source"]; !has {
				hit.(map[string]any)["_source"] = nil // GraphQL has null for what REST leaves out
			}
		}
		if diff := cmp.Diff(any(want), byGraphQL); diff != "" || refusal != "" {
			t.Fatalf("%s %s: %s (-REST +GraphQL):\n%s", path, text, refusal, diff)
		}
		if len(want["hits"].([]any)) > 0 {
			found++
		}
	})
	if found < 10 || refused < 5 {
		t.Errorf("%d searches found something, %d were refused: too few to compare", found, refused)
	}
}

// inCamel spells the names in a message as GraphQL does.
func inCamel(message string) string {
	words := strings.Split(message, ".")
	for i := range words {
		words[i] = camel(words[i])
	}
	return strings.Join(words, ".")
}

// TestFeedParity compares what both interfaces return of documents, values, feeds and their
// configurations.
func TestFeedParity(t *testing.T) {
	t.Parallel()
	p := newPair(t)
	wallet := servicetest.Address(smartmoney.Polymarket, 3)
	created := at(t, p.post("/api/feed/config", `{"name": "Mine", "description": "d", "endpoint": "home", "status": "active", "visibility": "template",
		"config": {"candidate_source": "trending", "candidate_source_type": "source", "index": "markets", "filters": {"exclude": [{"filter": "term", "field": "item_id", "value": "m1"}]},
		"scoring": {"weights": {"popular": 1}}, "ranking": {"diversity": {"method": "fields", "params": {"fields": ["tags"]}}}}}`), "data").(map[string]any)
	const item = `{ item_id: itemId score popular_score: popularScore trending_score: trendingScore affinity_score: affinityScore interest_score: interestScore source_feed: sourceFeed metadata }`
	const config = `{ config_id: configId name description endpoint status visibility version created_at: createdAt updated_at: updatedAt
		config { candidate_source: candidateSource candidate_source_type: candidateSourceType index filters scoring ranking } }`
	id := created["config_id"].(string)
	listed := at(t, p.post("/api/feed/configs", `{}`), "data").([]any)
	for name, c := range map[string]struct {
		want  any
		query string
	}{
		"a document": {p.ok("GET", "/v3/studio/search/document/markets/m3", ""), `{ got: document(index: "markets", id: "m3") { _index: index _id: id _source: source } }`},
		"values":     {p.ok("GET", "/v3/studio/search/frequent_values/markets/tags?size=3", ""), `{ got: frequentValues(index: "markets", field: "tags", first: 3) { id: value count } }`},
		"one feed":   {created, `{ got: feedConfig(configId: "` + id + `") ` + config + ` }`},
		"all feeds":  {listed, `{ got: feedConfigs ` + config + ` }`},
		"a for-you feed": {
			at(t, p.post("/v3/for-you", `{"feed_id": "`+id+`", "user_id": "`+wallet+`", "top_k": 6, "return_metadata": true}`), "body"),
			`{ got: recommendations(feedId: "` + id + `", userId: "` + wallet + `", first: 6, metadata: true) { items ` + item + ` } }`,
		},
		"alpha": {
			at(t, p.post("/v3/pm-alpha/for-you", `{"wallet_address": "`+wallet+`", "top_k": 200}`), "body"),
			`{ got: recommendations(walletAddress: "` + wallet + `", first: 200) { items ` + item + ` } }`,
		},
	} {
		got, refusal := p.query(c.query, nil)
		if feed, ok := got.(map[string]any); ok && feed["items"] != nil {
			got = feed["items"]
		}
		if list, ok := c.want.([]any); refusal != "" || ok && len(list) == 0 {
			t.Errorf("%s: %s, REST %v", name, refusal, c.want)
		}
		if diff := cmp.Diff(asREST(c.want), asREST(got)); diff != "" {
			t.Errorf("%s (-REST +GraphQL):\n%s", name, diff)
		}
	}
}

// asREST returns a value without null fields and with enums as REST spells them.
func asREST(v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for name, value := range v {
			if text, ok := value.(string); ok && slices.Contains([]string{"status", "visibility"}, name) {
				value = strings.ToLower(text)
			}
			if value != nil {
				out[name] = asREST(value)
			}
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = asREST(v[i])
		}
		return out
	}
	return v
}
