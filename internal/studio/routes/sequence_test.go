package routes_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// TestSequence sends what a client of such a platform sends, in its order, with the extra fields
// that clients add, and checks each answer field by field.
func TestSequence(t *testing.T) {
	t.Parallel()
	h := newHarness(t, true)
	wallet := servicetest.Address(smartmoney.Polymarket, 3)

	// Markets by filter, sorted.
	found := h.post("/v3/studio/search/filter_and_sort", `{"index": "polymarket-items", "origin": "sdk", "feed_type": null, "boost": null, "size": 3,
		"sort_by": {"field": "volume_num", "order": "desc"},
		"include": [{"filter": "terms", "field": "tags", "value": ["weather", "sports"]}, {"filter": "numeric", "field": "volume_num", "operator": ">", "value": 0}],
		"exclude": [{"filter": "term", "field": "item_id", "value": "m0"}]}`)
	if total, hits := at(t, found, "result", "total_hits"), at(t, found, "result", "hits").([]any); total != 3.0 || len(hits) != 3 {
		t.Fatalf("%v hits: %v", total, hits)
	}
	var ids []string
	last := -1.0
	for i := range 3 {
		source := at(t, found, "result", "hits", i, "_source").(map[string]any)
		id, volume := source["item_id"].(string), source["volume_num"].(float64)
		if id == "m0" || at(t, found, "result", "hits", i, "_id") != id || at(t, found, "result", "hits", i, "_index") != "polymarket-items" || last >= 0 && volume > last {
			t.Errorf("hit %d: %v", i, at(t, found, "result", "hits", i))
		}
		ids, last = append(ids, id), volume
	}

	// By relevance: two boosts add up.
	boosted := h.post("/v3/studio/search/boost", `{"index": "markets", "size": 2, "select_fields": ["question"],
		"boost": [{"filter": "match", "field": "question", "value": "crypto", "boost": 3}, {"filter": "term", "field": "item_id", "value": "m7", "boost": 2}]}`)
	if at(t, boosted, "result", "hits", 0, "_id") != "m7" || at(t, boosted, "result", "hits", 0, "_score") != 5.0 || at(t, boosted, "result", "max_score") != 5.0 ||
		at(t, boosted, "result", "hits", 1, "_id") != "m3" || at(t, boosted, "result", "hits", 1, "_score") != 3.0 {
		t.Errorf("boost: %v", boosted)
	}
	if diff := cmp.Diff(map[string]any{"question": "Will crypto event number 7 happen before June?"}, at(t, boosted, "result", "hits", 0, "_source")); diff != "" {
		t.Errorf("select_fields (-want +got):\n%s", diff)
	}

	// By meaning.
	similar := h.post("/v3/studio/search/semantic", `{"index": "markets", "size": 2, "text": "weather office", "only_ids": true}`)
	for i := range 2 {
		if id := at(t, similar, "result", "hits", i, "_id"); id != "m0" && id != "m4" {
			t.Errorf("semantic hit %d is %v, want a market about the weather", i, id)
		}
		if _, has := at(t, similar, "result", "hits", i).(map[string]any)["_source"]; has {
			t.Error("only_ids returned _source")
		}
	}

	// Values and one document.
	if diff := cmp.Diff([]any{map[string]any{"id": "test", "count": 8.0}, map[string]any{"id": "crypto", "count": 2.0}},
		h.ok("GET", "/v3/studio/search/frequent_values/polymarket-items/tags?size=2", "")); diff != "" {
		t.Errorf("values (-want +got):\n%s", diff)
	}
	document := h.ok("GET", "/v3/studio/search/document/polymarket-items/m3", "")
	if at(t, document, "_index") != "polymarket-items" || at(t, document, "_id") != "m3" || at(t, document, "_source", "slug") != "crypto-3" {
		t.Errorf("document: %v", document)
	}

	// Features, scores and order of the hits.
	items, list := "", ""
	for i, id := range ids {
		if i > 0 {
			items, list = items+",", list+","
		}
		items += fmt.Sprintf(`{"index": "polymarket-items", "id": %q}`, id)
		list += fmt.Sprintf("%q", id)
	}
	features := h.post("/v3/studio/features/v1", `{"user": {"index": "polymarket-wallets", "id": "`+wallet+`"}, "items": [`+items+`]}`)
	if at(t, features, "result", "hit_rate") != 1.0 || at(t, features, "result", "item_embed_rate") != 1.0 {
		t.Errorf("features: %v", features)
	}
	for i, id := range ids {
		if of := at(t, features, "result", "features", "polymarket-items", id).(map[string]any); of["found"] != true || of["original_rank"] == nil {
			t.Errorf("features of %d, %s: %v", i, id, of)
		}
	}
	scored := h.post("/v3/studio/scoring/ranking_model/polymarket-rerank-v1", `{"user_id": "`+wallet+`", "item_ids": [`+list+`]}`)
	if got := at(t, scored, "result").([]any); len(got) != 3 || at(t, scored, "model") != "popularity-v1@0" {
		t.Errorf("scoring: %v", scored)
	}
	if got, ok := h.post("/v3/studio/scoring/ranking_model/default?format=ids", `{"user_id": "`+wallet+`", "item_ids": [`+list+`]}`).([]any); !ok || len(got) != 3 {
		t.Errorf("the older form: %v", got)
	}
	ranked := h.post("/v3/studio/ranking/feed", `{"items": [{"item_id": "a", "s": 1}, {"item_id": "b", "s": 3}, {"item_id": "c"}],
		"sort": {"method": "sort", "params": {"fields": ["s"], "direction": ["desc"]}}}`)
	want := []any{map[string]any{"item_id": "b", "score": 1.0}, map[string]any{"item_id": "a", "score": 0.5}, map[string]any{"item_id": "c", "score": 0.0}}
	if diff := cmp.Diff(want, at(t, ranked, "result", "items")); diff != "" {
		t.Errorf("order (-want +got):\n%s", diff)
	}
	told := h.post("/v3/studio/stories/generate", `{"engine": "polymarket_v1", "params": {"wallet": "`+wallet+`", "num_stories": 3}}`)
	if diff := cmp.Diff(at(t, told, "stories"), at(t, told, "result", "stories")); diff != "" || len(at(t, told, "stories").([]any)) == 0 {
		t.Errorf("stories: %v", told)
	}

	h.feedSequence(wallet)
}

// feedSequence creates a feed, fetches it in every address, changes, lists and deletes it.
func (h *harness) feedSequence(wallet string) {
	t := h.t
	t.Helper()
	created := h.post("/api/feed/config", `{"name": "Mine", "endpoint": "home", "status": "active", "visibility": "private", "team": 7,
		"config": {"candidate_source": "polymarket-items", "candidate_source_type": "index",
		"filters": {"include": [{"filter": "term", "field": "tags", "value": "crypto"}]}}}`)
	id, _ := at(t, created, "data", "config_id").(string)
	if id != "feed_1" || at(t, created, "data", "version") != 1.0 || at(t, created, "data", "config", "candidate_source") != "polymarket-items" {
		t.Fatalf("created: %v", created)
	}
	for _, path := range []string{"/v3/for-you", "/v3/feed/for-you", "/v2/farcaster/casts/feed/for-you", "/v3/pm-alpha/for-you"} {
		made := h.post(path, `{"feed_id": "`+id+`", "user_id": "`+wallet+`", "top_k": 5, "return_metadata": true, "origin": "x"}`)
		got := map[any]bool{}
		for i := range at(t, made, "body").([]any) {
			item := at(t, made, "body", i).(map[string]any)
			got[item["item_id"]] = true
			if item["source_feed"] != id || at(t, item, "metadata", "question") == nil || item["score"] != []float64{1, 0}[min(i, 1)] {
				t.Errorf("%s: item %d: %v", path, i, item)
			}
		}
		if at(t, made, "status_code") != 200.0 || !cmp.Equal(got, map[any]bool{"m3": true, "m7": true}) {
			t.Errorf("%s: %v", path, made)
		}
	}
	if alpha := h.post("/v3/pm-alpha/for-you", `{"wallet_address": "`+wallet+`", "top_k": 3}`); at(t, alpha, "body", 0, "source_feed") != "polymarket-default" {
		t.Errorf("alpha without a feed: %v", alpha)
	}
	changed := h.ok("PATCH", "/api/feed/config?config_id="+id, `{"name": "Ours", "visibility": "public"}`)
	if at(t, changed, "data", "name") != "Ours" || at(t, changed, "data", "version") != 2.0 || at(t, changed, "data", "endpoint") != "home" {
		t.Errorf("changed: %v", changed)
	}
	if diff := cmp.Diff(at(t, changed, "data"), at(t, h.ok("GET", "/api/feed/config?config_id="+id, ""), "data")); diff != "" {
		t.Errorf("read again (-want +got):\n%s", diff)
	}
	if listed := h.post("/api/feed/configs", `{"visibility": "public"}`); at(t, listed, "data", 0, "config_id") != id {
		t.Errorf("listed: %v", listed)
	}
	if rival, _, seen := h.ask("POST", "/v3/for-you", `{"feed_id": "`+id+`"}`, "Authorization", "Bearer "+h.RivalKey); rival != 200 {
		t.Errorf("a public feed for another customer: %d %v", rival, seen)
	}
	if status, _, answer := h.ask("DELETE", "/api/feed/config?config_id="+id, "", "Authorization", "Basic "+h.RivalKey); status != 404 {
		t.Errorf("another customer deleted the feed: %d %v", status, answer)
	}
	if gone := h.ok("DELETE", "/api/feed/config?config_id="+id, ""); !cmp.Equal(at(t, gone, "data"), any(map[string]any{"config_id": id, "deleted": true})) {
		t.Errorf("deleted: %v", gone)
	}
	if status, _, answer := h.ask("POST", "/v3/for-you", `{"feed_id": "`+id+`"}`); status != 404 || at(t, answer, "code") != 404.0 {
		t.Errorf("a deleted feed: %d %v", status, answer)
	}
}
