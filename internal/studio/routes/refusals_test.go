package routes_test

import (
	"encoding/base64"
	"net/http"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/studio/routes"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// filterBody is the smallest search.
const filterBody = `{"index": "markets"}`

// paths are one path of each operation, its parameters filled in.
func paths() map[string]string {
	all := map[string]string{}
	fill := strings.NewReplacer("{index}", "markets", "{field}", "tags", "{id}", "m0", "{model}", "default")
	for _, operation := range routes.Operations() {
		method, path, _ := strings.Cut(operation, " ")
		all[method+" "+fill.Replace(path)] = path
	}
	return all
}

func TestAuthentication(t *testing.T) {
	t.Parallel()
	h := newHarness(t, true)
	raw := base64.StdEncoding.EncodeToString
	for operation := range paths() {
		method, path, _ := strings.Cut(operation, " ")
		right, wrong := "Bearer", "Basic"
		if strings.HasPrefix(path, "/api/") {
			right, wrong = "Basic", "Bearer"
		}
		for _, c := range []struct{ header, message string }{
			{"", "missing key: send the header Authorization: " + right + " <key>"},
			{h.CustomerKey, "missing prefix"},
			{wrong + " " + h.CustomerKey, "wrong scheme: this service requires " + right + ", got " + wrong},
			{right + " sms-x", "malformed key"},
			{right + " " + h.CustomerKey[:len(h.CustomerKey)-1] + "_", "malformed key"},
		} {
			status, header, answer := h.ask(method, path, "", "Authorization", c.header)
			message, _ := at(t, answer, "message").(string)
			if status != 401 || at(t, answer, "error") != "AuthenticationError" || !strings.HasPrefix(message, c.message) || at(t, answer, "details") != nil ||
				header.Get("WWW-Authenticate") != right {
				t.Errorf("%s with %.12q…: %d %v, want 401 and %q", operation, c.header, status, answer, c.message)
			}
		}
		if status, _, answer := h.ask(method, path, "", "Authorization", right+" "+h.IngestKey); status != 403 {
			t.Errorf("%s with a key of scope ingest: %d %v", operation, status, answer)
		}
	}
	for _, sent := range []string{h.CustomerKey, raw([]byte(h.CustomerKey + ":")), raw([]byte(":" + h.CustomerKey))} {
		if status, _, answer := h.ask("POST", "/api/feed/configs", "", "Authorization", "Basic "+sent); status != 200 {
			t.Errorf("Basic %.8s…: %d %v", sent, status, answer)
		}
	}
}

func TestRefusals(t *testing.T) {
	t.Parallel()
	h := newHarness(t, true)
	const search, feed = "/v3/studio/search/filter_and_sort", "/v3/for-you"
	for _, c := range []struct {
		method, target, body string
		status               int
		kind, message        string
	}{
		{"POST", search, `{"index": "market"}`, 400, "BadRequestError", "markets"},
		{"POST", search, `{}`, 400, "BadRequestError", "index"},
		{"POST", search, `{"index": "markets", "size": 0}`, 400, "BadRequestError", "size"},
		{"POST", search, `{"index": "markets", "sort_by": {"field": "volume", "order": "asc"}}`, 400, "BadRequestError", "volume_24hr"},
		{"POST", search, `{"index": "markets", "include": [{"filter": "term", "field": "tag", "value": "x"}]}`, 400, "BadRequestError", "include[0].field"},
		{"POST", search, `{"index": "markets", "include": [{"filter": "geo", "field": "tags", "value": "geo:1,2"}]}`, 400, "BadRequestError", "geo"},
		{"POST", search, `{"index": "markets", "include": [{"filter": "custom", "field": "tags"}]}`, 400, "BadRequestError", "custom"},
		{"POST", search, `{"index": "markets", "only_ids": true, "select_fields": ["tags"]}`, 400, "BadRequestError", "only_ids"},
		{"POST", search, `{"index": "markets"`, 400, "BadRequestError", ""},
		{"POST", "/v3/studio/search/semantic", `{"index": "markets", "text": "abc"}`, 400, "BadRequestError", "5"},
		{"POST", "/v3/studio/search/semantic", `{"index": "wallets", "text": "rainy days"}`, 400, "BadRequestError", "wallet-users has no vectors"},
		{"POST", "/v3/studio/search/semantic", `{"index": "markets", "vector": [1, 2]}`, 400, "BadRequestError", "768"},
		{"POST", "/v3/studio/search/multi", `{"searches": [{"index": "markets"}, {"index": "x"}]}`, 400, "BadRequestError", ""},
		{"POST", "/v3/studio/search/mget", `{"index": "markets", "ids": []}`, 400, "BadRequestError", "ids must have 1 to 1000"},
		{"POST", "/v3/studio/search/mget", `{"index": "markets", "ids": [true]}`, 400, "BadRequestError", "ids[0] must not be true or false"},
		{"POST", "/v3/studio/search/mget", `{"index": "markets", "ids": "m1"}`, 400, "BadRequestError", "ids must not be a string"},
		{"GET", "/v3/studio/search/document/markets/m99", "", 404, "NotFoundError", `no document "m99"`},
		{"GET", "/v3/studio/search/frequent_values/markets/tag", "", 400, "BadRequestError", "tags"},
		{"GET", "/v3/studio/search/frequent_values/markets/tags?size=0", "", 400, "BadRequestError", "size must be between 1 and 10000, got 0"},
		{"GET", "/v3/studio/search/frequent_values/markets/tags?size=x", "", 400, "BadRequestError", "size must be a whole number"},
		{"GET", "/v3/studio/search/frequent_values/markets/tags?size=99999999999999999999", "", 400, "BadRequestError", "size must be a whole number of at most 64 bits"},
		{"GET", "/v3/studio/schema/fields", "", 400, "BadRequestError", "index is required"},
		{"GET", "/v3/studio/nothing", "", 404, "NotFoundError", "no such endpoint"},
		{"POST", "/v3/studio/scoring/ranking_model/gpt", `{"user_id": "u", "item_ids": ["m1"]}`, 404, "NotFoundError", "ease-v1"},
		{"POST", "/v3/studio/scoring/ranking_model/default", `{"user_id": "u", "item_ids": ["m1", "m1"]}`, 400, "BadRequestError", "item_ids[1]"},
		{"POST", "/v3/studio/scoring/ranking_model/default?format=xml", `{"user_id": "u", "item_ids": ["m1"]}`, 400, "BadRequestError", "format"},
		{"POST", "/v3/studio/ranking/feed", `{"items": [], "limits_by_field": {"every_n": 1, "rules": []}}`, 400, "BadRequestError", "every_n"},
		{"POST", "/v3/studio/stories/generate", `{"engine": "gpt"}`, 400, "BadRequestError", "polymarket_v1"},
		{"POST", feed, `{"user_id": "u"}`, 400, "invalid_request", "The feed_id parameter is required"},
		{"POST", feed, `{"feed_id": "polymarket-default", "top_k": 501}`, 400, "invalid_request", "top_k"},
		{"POST", feed, `{"feed_id": "polymarket-default", "top_k": 2, "impression_count": 3}`, 400, "invalid_request", "impression_count"},
		{"POST", feed, `{"feed_id": "feed_77"}`, 404, "not_found", "feed_77"},
		{"POST", "/api/feed/config", `{"name": "x"}`, 422, "ValidationError", ""},
		{"POST", "/api/feed/config", `[]`, 400, "BadRequestError", "JSON object"},
		{"GET", "/api/feed/config", "", 422, "ValidationError", "config_id is required"},
		{"GET", "/api/feed/config?config_id=feed_9", "", 404, "NotFoundError", "feed_9"},
		{"POST", "/api/feed/configs", `{"visibility": "secret"}`, 422, "ValidationError", "visibility"},
		{"POST", "/api/feed/configs", `{"visibility": 5}`, 422, "ValidationError", "visibility"},
		{"POST", "/api/feed/configs", `[]`, 400, "BadRequestError", "JSON object"},
		{"GET", "/api/feed/config?config_id=%ff", "", 404, "NotFoundError", "\uFFFD"},
		{"DELETE", "/api/feed/config?config_id=%ff", "", 404, "NotFoundError", "\uFFFD"},
		{"DELETE", "/api/feed/config?config_id=feed_1&config_id=feed_2", "", 422, "ValidationError", "config_id must be given once, got 2 times"},
		{"PATCH", "/api/feed/config?config_id=feed_1&config_id=feed_2", `{"name": "x"}`, 422, "ValidationError", "config_id must be given once, got 2 times"},
		{"DELETE", "/api/feed/config?config_id=feed_1&id=feed_2", "", 422, "ValidationError", `unknown parameter "id"`},
		{"PATCH", "/api/feed/config?config_id=feed_1&id=feed_2", `{"name": "x"}`, 422, "ValidationError", `unknown parameter "id"`},
		{"DELETE", "/api/feed/config?config_id=feed_1%", "", 400, "BadRequestError", "the query string must be URL-encoded"},
		{"GET", "/v3/studio/search/frequent_values/markets/tags?sise=5", "", 400, "BadRequestError", `unknown parameter "sise"`},
		{"GET", "/v3/studio/search/frequent_values/markets/tags?size=5&size=6", "", 400, "BadRequestError", "size must be given once, got 2 times"},
		{"GET", "/v3/studio/schema/fields?index=markets&index=tokens", "", 400, "BadRequestError", "index must be given once, got 2 times"},
		{"POST", "/v3/studio/scoring/ranking_model/default?format=ids&format=ids", `{"user_id": "u", "item_ids": ["m1"]}`, 400, "BadRequestError", "format must be given once, got 2 times"},
		{"POST", search + "?a=%zz", filterBody, 400, "BadRequestError", "the query string must be URL-encoded"},
		{"GET", "/v3/studio/search/document/markets/%ff", "", 404, "NotFoundError", "no document"},
		{"GET", "/v3/studio/search/frequent_values/%ff/%ff", "", 400, "BadRequestError", "index"},
	} {
		status, _, answer := h.ask(c.method, c.target, c.body)
		message, _ := at(t, answer, "message").(string)
		if status != c.status || at(t, answer, "error") != c.kind || message == "" || !strings.Contains(message, c.message) {
			t.Errorf("%s %s %s: %d %v, want %d %s with %q", c.method, c.target, c.body, status, answer, c.status, c.kind, c.message)
		}
	}
}

// TestChangesOfFeedsAreLimited checks that changes of feeds are refused with 429 while their
// customer has one in progress, and that reads are not.
func TestChangesOfFeedsAreLimited(t *testing.T) {
	t.Parallel()
	h := newHarness(t, true)
	done, err := h.gate.Enter(t.Context(), servicetest.Customer, limits.Changes)
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	const one = "/api/feed/config?config_id=feed_9"
	for _, change := range [][3]string{{"POST", "/api/feed/config", `{"name": "x"}`}, {"PATCH", one, `{"name": "x"}`}, {"DELETE", one, ""}} {
		if status, header, answer := h.ask(change[0], change[1], change[2]); status != http.StatusTooManyRequests || header.Get("Retry-After") != "1" {
			t.Errorf("%s during another: %d, Retry-After %q: %v", change[0], status, header.Get("Retry-After"), answer)
		}
	}
	h.ok("POST", "/api/feed/configs", `{}`)
}

func TestForms(t *testing.T) {
	t.Parallel()
	h := newHarness(t, true)
	for operation, template := range paths() {
		method, path, _ := strings.Cut(operation, " ")
		for _, other := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"} {
			served := false
			for _, op := range routes.Operations() {
				served = served || op == other+" "+template || other == http.MethodHead && op == "GET "+template
			}
			if served {
				continue
			}
			if status, header, answer := h.ask(other, path, ""); status != 405 || header.Get("Allow") == "" {
				t.Errorf("%s %s: %d %v", other, path, status, answer)
			}
		}
		if method != http.MethodPost && method != http.MethodPatch {
			continue
		}
		if status, _, answer := h.ask(method, path, `{}`, "Content-Type", "text/plain"); status != 415 {
			t.Errorf("%s as text/plain: %d %v", operation, status, answer)
		}
		if status, _, answer := h.ask(method, path, `{}`, "Content-Encoding", "gzip"); status != 415 {
			t.Errorf("%s compressed: %d %v", operation, status, answer)
		}
		if status, _, answer := h.ask(method, path, `{"x": "`+strings.Repeat("x", 9<<20)+`"}`); status != 413 {
			t.Errorf("%s of 9 MiB: %d %v", operation, status, answer)
		}
	}
	if status, _, _ := h.ask("HEAD", "/v3/studio/search/document/markets/m0", ""); status != 200 {
		t.Errorf("HEAD of a document: %d", status)
	}
}

// A process without indexes refuses everything as unavailable.
func TestWithoutIndexes(t *testing.T) {
	t.Parallel()
	h := newHarness(t, false)
	for path, body := range map[string]string{
		"/v3/studio/search/filter_and_sort": filterBody, "/v3/for-you": `{"feed_id": "x"}`, "/api/feed/configs": "",
	} {
		status, header, answer := h.ask("POST", path, body)
		if message, _ := at(t, answer, "message").(string); status != 503 || header.Get("Retry-After") == "" || !strings.Contains(message, "switched off") {
			t.Errorf("%s: %d %v", path, status, answer)
		}
	}
}

func TestOtherSearches(t *testing.T) {
	t.Parallel()
	h := newHarness(t, true)
	many := h.post("/v3/studio/search/multi", `{"searches": [{"index": "markets", "size": 1}, {"index": "tokens", "size": 1, "only_ids": true},
		{"index": "wallets", "size": 1, "sort_by": {"field": "rank", "order": "asc"}}, {"index": "signals"}, {"index": "markets", "text": "sports office"}]}`)
	for i, want := range []string{"polymarket-items", "token-items", "wallet-users"} {
		if got := at(t, many, "responses", i, "result", "hits", 0, "_index"); got != want {
			t.Errorf("search %d found %v, want %s", i, got, want)
		}
	}
	if at(t, many, "responses", 3, "result", "total_hits") != 0.0 {
		t.Errorf("signals: %v", at(t, many, "responses", 3))
	}
	byID := at(t, h.post("/v3/studio/search/mget", `{"index": "markets", "ids": ["m1", "none", "m2"], "source_includes": ["slug"]}`), "by_id").(map[string]any)
	if len(byID) != 2 || at(t, byID, "m1", "_source", "slug") != "sports-1" {
		t.Errorf("mget: %v", byID)
	}
	if byID := at(t, h.post("/v3/studio/search/mget", `{"index": "markets", "ids": [517, "m1"], "source_includes": []}`), "by_id").(map[string]any); len(byID) != 1 || at(t, byID, "m1", "_source", "tags") == nil {
		t.Errorf("mget of a number and of all fields: %v", byID)
	}
	scored := at(t, h.post("/v3/studio/scoring/ranking_model/default", `{"user_id": 42, "item_ids": [517, "m1"]}`), "result")
	if list := scored.([]any); len(list) != 2 || at(t, scored, 0, "id") != "m1" && at(t, scored, 1, "id") != "m1" || at(t, scored, 0, "id") != "517" && at(t, scored, 1, "id") != "517" {
		t.Errorf("scores of a number and a text: %v", scored)
	}
	fields := h.ok("GET", "/v3/studio/schema/fields?index=tokens", "")
	if at(t, fields, "index") != "token-items" || at(t, fields, "alias") != "tokens" || at(t, fields, "fields", 0, "name") != "item_id" {
		t.Errorf("fields: %v", fields)
	}
	vector := at(t, h.post("/v3/studio/search/filter_and_sort", `{"index": "markets", "size": 1, "include_vector": true}`), "result", "hits", 0, "_vector")
	if list, _ := vector.([]any); len(list) != 768 {
		t.Errorf("a vector of %d numbers", len(list))
	}
}
