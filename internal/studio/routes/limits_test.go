package routes_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// TestCostlyRequestsAreLimited checks that whatever may take a processor for long is refused with
// 429 while its customer has one in progress, that cheap requests and other customers' are not, and
// that all are answered one after the other.
func TestCostlyRequestsAreLimited(t *testing.T) {
	t.Parallel()
	gate := testkit.TightGate(limits.Costly)
	h := newHarnessOf(t, true, gate)
	const studio = "/v3/studio/"
	wallet := servicetest.Address(smartmoney.Polymarket, 3)
	ids := `["m1"` + strings.Repeat(`, "m2"`, 20) + `]`
	large := `"origin": "` + strings.Repeat("x", 16<<10) + `"`
	requests := [][3]string{
		{"POST", studio + "search/filter_and_sort", `{"index": "markets", ` + large + `}`},
		{"POST", studio + "search/boost", `{"index": "markets", "boost": [], ` + large + `}`},
		{"POST", studio + "search/semantic", `{"index": "markets", "text": "weather office", ` + large + `}`},
		{"POST", studio + "search/multi", `{"searches": [{"index": "markets"}, {"index": "markets", ` + large + `}]}`},
		{"POST", studio + "search/mget", `{"index": "markets", "ids": ` + ids + `}`},
		{"GET", studio + "search/frequent_values/markets/tags", ""},
		{"POST", studio + "features/v1", `{"user": {"index": "wallets", "id": "` + wallet + `"}, "items": [{"index": "markets", "id": "m1"}]}`},
		{"POST", studio + "scoring/ranking_model/default", `{"user_id": "` + wallet + `", "item_ids": ["m1"]}`},
		{"POST", studio + "ranking/feed", `{"items": []}`},
		{"POST", studio + "stories/generate", `{"engine": "polymarket_v1"}`},
		{"POST", "/v3/for-you", `{"feed_id": "polymarket-default"}`},
		{"POST", "/api/feed/configs", `{}`},
		{"POST", "/api/feed/config", `{"name": "x", "endpoint": "home", "status": "active", "visibility": "private", "config": {"candidate_source": "markets", "candidate_source_type": "index"}}`},
	}
	cheap := [][3]string{
		{"POST", studio + "search/filter_and_sort", `{"index": "markets", "size": 5}`},
		{"POST", studio + "search/mget", `{"index": "markets", "ids": ["m1"]}`},
		{"GET", studio + "search/document/markets/m1", ""},
		{"GET", studio + "schema/fields?index=markets", ""},
		{"GET", "/api/feed/config?config_id=polymarket-default", ""},
	}
	for _, r := range append(requests, cheap...) {
		h.ok(r[0], r[1], r[2])
	}
	done, err := gate.Enter(t.Context(), servicetest.Customer, limits.Costly)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range requests {
		if status, header, answer := h.ask(r[0], r[1], r[2]); status != http.StatusTooManyRequests || header.Get("Retry-After") != "1" {
			t.Errorf("%s while another runs: %d, Retry-After %q: %v", r[1], status, header.Get("Retry-After"), answer)
		}
		scheme := map[bool]string{true: "Basic ", false: "Bearer "}[strings.HasPrefix(r[1], "/api/")]
		if status, _, answer := h.ask(r[0], r[1], r[2], "Authorization", scheme+h.RivalKey); status != http.StatusOK {
			t.Errorf("%s of another customer: %d %v", r[1], status, answer)
		}
	}
	for _, r := range cheap {
		h.ok(r[0], r[1], r[2])
	}
	done()
	for _, r := range requests {
		h.ok(r[0], r[1], r[2])
	}
}

// TestRankingWithinBounds sends what made the largest orders take minutes: every item has 64 values
// of its own, which seven rules count, and another one stops it. It takes less processor time than a
// request may last. The test is not parallel: the time is that of the process.
func TestRankingWithinBounds(t *testing.T) {
	const deadline = 10 * time.Second
	h, largest := newHarness(t, true), scale.Of(10_000)
	body := func(values func(i, k int) string) string {
		items := make([]map[string]any, largest)
		for i := range items {
			list := make([]string, 64)
			for k := range list {
				list[k] = values(i, k)
			}
			items[i] = map[string]any{"item_id": fmt.Sprint("i", i), "s": list, "z": "x"}
		}
		rules := []map[string]any{{"field": "z", "limit": 1}}
		for k := range 7 {
			rules = append(rules, map[string]any{"field": "s", "limit": 990 + k})
		}
		text, err := json.Marshal(map[string]any{"items": items, "limits_by_field": map[string]any{"every_n": 1000, "rules": rules}})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	const path = "/v3/studio/ranking/feed"
	unlike := body(func(i, k int) string { return fmt.Sprintf("%x", 64*i+k) })
	who, began := auth.Principal{CustomerID: servicetest.Customer, Scope: smartmoney.ScopeCustomer}, testkit.CPU(t)
	if _, err := h.Platform.Rank(auth.WithPrincipal(t.Context(), who), []byte(unlike)); err != nil {
		t.Fatal(err)
	}
	if took := testkit.CPU(t) - began; took > deadline {
		t.Errorf("took %v of a processor", took)
	}
	ranked := at(t, h.post(path, unlike), "result", "items").([]any)
	for i, item := range ranked { // no order keeps the limit of z
		if at(t, item, "item_id") != fmt.Sprint("i", i) {
			t.Fatalf("item %d is %v", i, item)
		}
	}
	if len(ranked) != largest {
		t.Errorf("%d items", len(ranked))
	}
	status, _, answer := h.ask("POST", path, body(func(i, k int) string { return fmt.Sprintf("%x", 64*(i%max(largest/2000, 1))+k) }))
	message, _ := at(t, answer, "message").(string)
	if status != http.StatusBadRequest || at(t, answer, "details", "field") != "limits_by_field.rules" || !strings.Contains(message, "at most 100000 values") {
		t.Errorf("values that too many items share: %d %v", status, answer)
	}
}
