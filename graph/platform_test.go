package graph

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// newPlatformFixture is newFixture with search, feeds and models on a given empty database.
func newPlatformFixture(t testing.TB, db *testkit.DB) *fixture {
	t.Helper()
	world := servicetest.On(t, db)
	world.WithPlatform(t)
	return newFixtureOver(t, world, nil)
}

// as sends a query with a key and returns the whole response.
func (f *fixture) as(t testing.TB, key, query string) reply {
	t.Helper()
	r, _ := decode(t, f.send(http.MethodPost, "/graphql", request(query, nil), "Authorization", "Bearer "+key))
	return r
}

// ids returns the ids of hits.
func ids(hits any) []string {
	var all []string
	for _, hit := range hits.([]any) {
		all = append(all, pick(hit, "id").(string))
	}
	return all
}

func TestSearch(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f := newPlatformFixture(t, db)
		vector := make([]float64, 768)
		vector[0] = 1
		got := data(t, f.post(`query($v: [Float!]) {
			filtered: search(index: "polymarket-items", first: 3, include: [
					{filter: TERMS, field: "tags", value: ["weather", "sports"]}, {filter: NUMERIC, field: "volume_num", operator: ">", value: 0}],
				exclude: [{filter: TERM, field: "item_id", value: "m0"}], sortBy: {field: "volume_num"}) {
				totalHits maxScore tookMs hits { index id score source } }
			boosted: search(index: "markets", first: 2, select: ["question"], boost: [
				{filter: MATCH, field: "question", value: "crypto", boost: 3}, {filter: TERM, field: "item_id", value: "m7", boost: 2}]) {
				totalHits maxScore hits { id score source } }
			meant: search(index: "markets", first: 2, text: "weather office", onlyIds: true) { hits { id score source } }
			near: search(index: "markets", vector: $v) { totalHits hits { id } }
			looked: search(index: "markets", include: [{filter: TERMS_LOOKUP, field: "tags", value: "m3", lookupIndex: "markets", path: "tags"}],
				exclude: [{filter: TERM, field: "tags", value: "weather"}], sortBy: {field: "item_id", order: ASC}) { hits { id } }
			none: search(index: "markets", include: [{filter: IS_NULL, field: "question"}]) { totalHits maxScore hits { id } }
			values: frequentValues(index: "markets", field: "tags", first: 2) { value count }
			one: document(index: "markets", id: "m3") { index id source }
			missing: document(index: "markets", id: "m99") { id } }`, map[string]any{"v": vector}))
		for path, want := range map[string]any{
			"filtered.totalHits": 3.0, "boosted.totalHits": float64(servicetest.Markets), "boosted.maxScore": 5.0, "near.totalHits": float64(servicetest.Markets),
			"boosted.hits": []any{
				map[string]any{"id": "m7", "score": 5.0, "source": map[string]any{"question": "Will crypto event number 7 happen before June?"}},
				map[string]any{"id": "m3", "score": 3.0, "source": map[string]any{"question": "Will crypto event number 3 happen before June?"}},
			},
			"none":      map[string]any{"totalHits": 0.0, "maxScore": 0.0, "hits": []any{}},
			"values":    []any{map[string]any{"value": "test", "count": 8.0}, map[string]any{"value": "crypto", "count": 2.0}},
			"one.index": "polymarket-items", "one.id": "m3", "one.source.slug": "crypto-3", "missing": nil,
		} {
			if diff := cmp.Diff(want, pick(got, path)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", path, diff)
			}
		}
		if looked := ids(pick(got, "looked.hits")); !slices.Equal(looked, []string{"m1", "m2", "m3", "m5", "m6", "m7"}) {
			t.Errorf("TERMS_LOOKUP found %v", looked)
		}
		last := -1.0
		for _, hit := range pick(got, "filtered.hits").([]any) {
			volume, _ := pick(hit, "source.volume_num").(float64)
			if last >= 0 && volume > last || volume <= 0 || pick(hit, "index") != "polymarket-items" || pick(hit, "id") != pick(hit, "source.item_id") || pick(hit, "id") == "m0" {
				t.Errorf("a filtered hit is %v", hit)
			}
			last = volume
		}
		for _, hit := range pick(got, "meant.hits").([]any) {
			if id := pick(hit, "id"); id != "m0" && id != "m4" || pick(hit, "source") != nil || pick(hit, "score").(float64) <= 0 {
				t.Errorf("a semantic hit is %v, want a market about the weather without source", hit)
			}
		}
	})
}

func TestPlatformErrors(t *testing.T) {
	t.Parallel()
	f := newPlatformFixture(t, testkit.SQLite(t))
	for _, test := range []struct{ query, code, field, message string }{
		{`{ search(index: "market") { totalHits } }`, "BAD_USER_INPUT", "index", "markets"},
		{`{ search(index: "markets", first: 0) { totalHits } }`, "BAD_USER_INPUT", "first", "first must be between 1 and 200, got 0"},
		{`{ search(index: "markets", first: 201) { totalHits } }`, "BAD_USER_INPUT", "first", "first must be between 1 and 200, got 201"},
		{`{ search(index: "markets", sortBy: {field: "volume"}) { totalHits } }`, "BAD_USER_INPUT", "sortBy.field", "volume_24hr"},
		{`{ search(index: "markets", include: [{filter: TERM, field: "tag", value: "x"}]) { totalHits } }`, "BAD_USER_INPUT", "include[0].field", "tags"},
		{`{ search(index: "markets", include: [{filter: DATE, field: "end_date", dateFrom: "soon"}]) { totalHits } }`, "BAD_USER_INPUT", "include[0].dateFrom", "soon"},
		{`{ search(index: "markets", onlyIds: true, select: ["tags"]) { totalHits } }`, "BAD_USER_INPUT", "select", "select and onlyIds exclude each other"},
		{`{ search(index: "markets", text: "abc") { totalHits } }`, "BAD_USER_INPUT", "text", "5"},
		{`{ search(index: "markets", vector: [1, 2]) { totalHits } }`, "BAD_USER_INPUT", "vector", "768"},
		{`{ search(index: "wallets", text: "rainy days") { totalHits } }`, "BAD_USER_INPUT", "", "wallet-users has no vectors"},
		{`{ search(index: "wallets", sortBy: {field: "trade_counts"}) { totalHits } }`, "BAD_USER_INPUT", "sortBy.field", `no field "trade_counts"; the closest: trade_count`},
		{`{ search(index: "wallets", include: [{filter: MATCH, field: "trade_count", value: "x"}]) { totalHits } }`, "BAD_USER_INPUT", "include[0].filter", "field trade_count of index wallet-users"},
		{`{ search(index: "markets", sortBy: {field: "size"}) { totalHits } }`, "BAD_USER_INPUT", "sortBy.field", `has no field "size"`},
		{`{ search(index: "markets", include: [{filter: DATE, field: "end_date", value: 7}]) { totalHits } }`, "BAD_USER_INPUT", "include[0].value", `{"date_from": …, "date_to": …}`},
		{`{ search(index: "markets", include: [{filter: DATE, field: "end_date", value: {date_from: "soon"}}]) { totalHits } }`, "BAD_USER_INPUT", "include[0].value.date_from", "include[0].value.date_from must be"},
		{`{ frequentValues(index: "markets", field: "tag") { count } }`, "BAD_USER_INPUT", "field", "tags"},
		{`{ frequentValues(index: "markets", field: "tags", first: 500) { count } }`, "BAD_USER_INPUT", "first", "first must be between 1 and 200, got 500"},
		{`{ document(index: "x", id: "m1") { id } }`, "BAD_USER_INPUT", "index", "markets"},
		{`{ recommendations(first: 201) { model } }`, "BAD_USER_INPUT", "first", "first must be between 1 and 200, got 201"},
		{`{ recommendations(first: 2, impressionCount: 3) { model } }`, "BAD_USER_INPUT", "impressionCount", "impressionCount"},
		{`{ recommendations(feedId: "feed_77") { model } }`, "NOT_FOUND", "", "feed_77"},
		{`{ recommendations(filters: 7) { model } }`, "BAD_USER_INPUT", "filters", "filters"},
		{`mutation { createFeedConfig(input: {name: "", endpoint: "home", config: {candidateSource: "markets", candidateSourceType: "index"}}) { feedConfig { version } } }`, "BAD_USER_INPUT", "name", "1 to 200"},
		{`mutation { createFeedConfig(input: {name: "x", endpoint: "home", config: {candidateSource: "trending", candidateSourceType: "index"}}) { feedConfig { version } } }`, "BAD_USER_INPUT", "config.candidateSourceType", "config.candidateSourceType must be source"},
		{`{ recommendations(filters: {include: [{filter: "date", field: "end_date", date_from: "soon"}]}) { model } }`, "BAD_USER_INPUT", "filters.include[0].date_from", `filters.include[0].date_from must be RFC 3339`},
		{`mutation { createFeedConfig(input: {name: "x", endpoint: "home", config: {candidateSource: "markets", candidateSourceType: "index", ranking: {limits_by_field: {every_n: 0}}}}) { feedConfig { version } } }`, "BAD_USER_INPUT", "config.ranking.limits_by_field.every_n", "config.ranking.limits_by_field.every_n must be"},
		{`mutation { createFeedConfig(input: {name: "x", endpoint: "home", config: {candidateSource: "markets", candidateSourceType: "index", filters: {include: [{filter: "date", field: "end_date", date_from: "soon"}]}}}) { feedConfig { version } } }`, "BAD_USER_INPUT", "config.filters.include[0].date_from", "config.filters.include[0].date_from must be RFC 3339"},
		{`mutation { updateFeedConfig(configId: "feed_9", input: {name: "x"}) { feedConfig { version } } }`, "NOT_FOUND", "configId", "feed_9"},
		{`mutation { updateFeedConfig(configId: "polymarket-default", input: {name: "x"}) { feedConfig { version } } }`, "NOT_FOUND", "configId", "polymarket-default"},
		{`mutation { deleteFeedConfig(configId: "feed_9") { configId } }`, "NOT_FOUND", "configId", "feed_9"},
		{`mutation { updateFeedConfig(configId: "feed_9", input: {visibility: null}) { feedConfig { version } } }`, "BAD_USER_INPUT", "visibility", "visibility must not be null"},
		{`mutation { updateFeedConfig(configId: "feed_9", input: {config: null}) { feedConfig { version } } }`, "BAD_USER_INPUT", "config", "config must not be null"},
		{`mutation { updateFeedConfig(configId: "feed_9", input: {config: {candidateSource: null}}) { feedConfig { version } } }`, "BAD_USER_INPUT", "config.candidateSource", "config.candidateSource must not be null"},
	} {
		r := f.as(t, f.CustomerKey, test.query)
		if len(r.Errors) != 1 {
			t.Errorf("%s: %+v", test.query, r)
			continue
		}
		e := r.Errors[0]
		field, _ := e.Extensions["field"].(string)
		if e.Extensions["code"] != test.code || test.field != "" && field != test.field || !strings.Contains(e.Message, test.message) {
			t.Errorf("%s: %+v, want %s of %q with %q", test.query, e, test.code, test.field, test.message)
		}
	}
	off := newFixture(t, nil)
	for _, query := range []string{`{ search(index: "markets") { totalHits } }`, `{ recommendations { model } }`, `mutation { deleteFeedConfig(configId: "feed_1") { configId } }`} {
		if r := off.as(t, off.CustomerKey, query); len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "UNAVAILABLE" {
			t.Errorf("without indexes %s: %+v", query, r)
		}
		if r := f.as(t, f.IngestKey, query); len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "FORBIDDEN" {
			t.Errorf("with a key of scope ingest %s: %+v", query, r)
		}
	}
}

// everyFeedField selects every field of a feed.
const everyFeedField = `configId name description endpoint status visibility version createdAt updatedAt
	config { candidateSource candidateSourceType index filters scoring ranking }`

func TestFeeds(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f := newPlatformFixture(t, db)
		created := pick(data(t, f.post(`mutation { createFeedConfig(input: {name: "Mine", endpoint: "home", config: {candidateSource: "polymarket-items", candidateSourceType: "index",
			filters: {include: [{filter: "term", field: "tags", value: "crypto"}]}}}) { feedConfig { `+everyFeedField+` } } }`, nil)), "createFeedConfig.feedConfig")
		id := pick(created, "configId").(string)
		for path, want := range map[string]any{
			"name": "Mine", "description": "", "status": "ACTIVE", "visibility": "PRIVATE", "version": 1.0, "config.candidateSource": "polymarket-items", "config.candidateSourceType": "index",
			"config.filters": map[string]any{"include": []any{map[string]any{"filter": "term", "field": "tags", "value": "crypto"}}},
		} {
			if diff := cmp.Diff(want, pick(created, path)); diff != "" {
				t.Errorf("%s (-want +got):\n%s", path, diff)
			}
		}
		read := data(t, f.post(`{ feedConfig(configId: "`+id+`") { `+everyFeedField+` } none: feedConfig(configId: "feed_77") { name }
			feedConfigs(visibility: PRIVATE) { `+everyFeedField+` } }`, nil))
		if diff := cmp.Diff(map[string]any{"feedConfig": created, "none": nil, "feedConfigs": []any{created}}, read); diff != "" {
			t.Errorf("read again (-want +got):\n%s", diff)
		}
		f.checkPrivateFeed(t, id)

		wallet := servicetest.Address(smartmoney.Polymarket, 3)
		const item = `model items { itemId score popularScore trendingScore affinityScore interestScore sourceFeed metadata }`
		made := data(t, f.post(`{ recommendations(feedId: "`+id+`", userId: "`+wallet+`", first: 5, metadata: true) { `+item+` }
			narrow: recommendations(feedId: "`+id+`", walletAddress: "`+wallet+`", filters: {exclude: [{filter: "term", field: "item_id", value: "m7"}]}) { `+item+` }
			standard: recommendations(walletAddress: "`+wallet+`", first: 3) { items { sourceFeed } } }`, nil))
		found := map[any]bool{}
		for i, one := range pick(made, "recommendations.items").([]any) {
			found[pick(one, "itemId")] = true
			if pick(one, "sourceFeed") != id || pick(one, "metadata.question") == nil || pick(one, "score") != float64(1-i) {
				t.Errorf("item %d is %v", i, one)
			}
		}
		if !cmp.Equal(found, map[any]bool{"m3": true, "m7": true}) || pick(made, "recommendations.model") != "popularity-v1@0" {
			t.Errorf("recommendations = %v", made["recommendations"])
		}
		if items := pick(made, "narrow.items").([]any); len(items) != 1 || pick(items[0], "itemId") != "m3" || pick(items[0], "metadata") != nil {
			t.Errorf("with a filter of the request: %v", items)
		}
		if items := pick(made, "standard.items").([]any); len(items) != 3 || pick(items[0], "sourceFeed") != "polymarket-default" {
			t.Errorf("without a feed: %v", items)
		}

		changed := pick(data(t, f.post(`mutation { updateFeedConfig(configId: "`+id+`", input: {name: "Ours", visibility: PUBLIC, config: {filters: null}}) { feedConfig { `+everyFeedField+` } } }`, nil)), "updateFeedConfig.feedConfig")
		for path, want := range map[string]any{"name": "Ours", "visibility": "PUBLIC", "version": 2.0, "endpoint": "home", "config.filters": nil, "config.candidateSource": "polymarket-items", "createdAt": pick(created, "createdAt")} {
			if diff := cmp.Diff(want, pick(changed, path)); diff != "" {
				t.Errorf("after a change, %s (-want +got):\n%s", path, diff)
			}
		}
		if r := f.as(t, f.RivalKey, `{ feedConfig(configId: "`+id+`") { name } recommendations(feedId: "`+id+`") { items { itemId } } }`); len(r.Errors) > 0 || pick(r.Data, "feedConfig.name") != "Ours" {
			t.Errorf("a public feed for another customer: %+v", r)
		}
		f.checkNotChanged(t, id)
		if gone := data(t, f.post(`mutation { deleteFeedConfig(configId: "`+id+`") { configId } }`, nil)); pick(gone, "deleteFeedConfig.configId") != id {
			t.Errorf("deleted: %v", gone)
		}
		if left := data(t, f.post(`{ feedConfig(configId: "`+id+`") { name } }`, nil)); left["feedConfig"] != nil {
			t.Errorf("a deleted feed is %v", left)
		}
	})
}

// checkPrivateFeed checks that another customer finds nothing of a private feed.
func (f *fixture) checkPrivateFeed(t *testing.T, id string) {
	t.Helper()
	r := f.as(t, f.RivalKey, `{ feedConfig(configId: "`+id+`") { name } feedConfigs { configId } }`)
	if len(r.Errors) > 0 || r.Data["feedConfig"] != nil {
		t.Errorf("another customer's private feed: %+v", r)
	}
	for _, seen := range pick(r.Data, "feedConfigs").([]any) {
		if pick(seen, "configId") == id {
			t.Errorf("another customer's private feed is listed: %v", seen)
		}
	}
	if r := f.as(t, f.RivalKey, `{ recommendations(feedId: "`+id+`") { model } }`); len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "NOT_FOUND" {
		t.Errorf("recommendations of another customer's private feed: %+v", r)
	}
	f.checkNotChanged(t, id)
}

// checkNotChanged checks that another customer cannot change or delete a feed.
func (f *fixture) checkNotChanged(t *testing.T, id string) {
	t.Helper()
	for _, mutation := range []string{
		`mutation { updateFeedConfig(configId: "` + id + `", input: {name: "Theirs"}) { feedConfig { name } } }`,
		`mutation { deleteFeedConfig(configId: "` + id + `") { configId } }`,
	} {
		if r := f.as(t, f.RivalKey, mutation); len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "NOT_FOUND" {
			t.Errorf("%s by another customer: %+v", mutation, r)
		}
	}
}

// Two customers' results of the same query are not shared: one has signals and feeds that the
// other has not.
func TestSearchesAreNotCachedForOthers(t *testing.T) {
	t.Parallel()
	f := newPlatformFixture(t, testkit.SQLite(t))
	at := time.Now().Add(-time.Hour).UTC().Truncate(time.Millisecond)
	f.Send(t, servicetest.Customer, at, servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, 1, at, 2, 3, 4))
	const query = `{ wallets(first: 1) { totalCount } search(index: "signals") { totalHits hits { id } } }`
	testkit.Eventually(t, "the signal is in the customer's index", func() bool {
		return pick(data(t, f.post(query, nil)), "search.totalHits") == 1.0
	})
	if r := f.as(t, f.RivalKey, query); len(r.Errors) > 0 || pick(r.Data, "search.totalHits") != 0.0 {
		t.Errorf("another customer finds %+v", r)
	}
	if got := data(t, f.post(query, nil)); pick(got, "search.totalHits") != 1.0 {
		t.Errorf("afterwards the customer finds %v", got)
	}
}

func TestPlatformCost(t *testing.T) {
	t.Parallel()
	f := newPlatformFixture(t, testkit.SQLite(t))
	for query, cost := range map[string]string{
		`{ search(index: "markets", first: 200) { totalHits hits { index id score source } } }`:                   "",
		`{ ` + repeat(3, `a%d: search(index: "markets", first: 200) { hits { id source } }`) + ` }`:               "27303",
		`{ ` + repeat(40, `a%d: search(index: "markets", first: 1) { totalHits }`) + ` }`:                         "20080",
		`{ ` + repeat(40, `a%d: frequentValues(index: "markets", field: "tags", first: 1) { count }`) + ` }`:      "20080",
		`{ recommendations(first: 200) { items { itemId score sourceFeed metadata } } }`:                          "",
		`{ ` + repeat(20, `a%d: recommendations(first: 1) { model }`) + ` }`:                                      "20040",
		`mutation { ` + repeat(60, `a%d: deleteFeedConfig(configId: "x") { configId }`) + ` }`:                    "",
		`{ recommendations(first: 200) { items { ` + repeat(3, `a%d: metadata`) + ` } } }`:                        "25801",
		`{ ` + repeat(24, `a%d: feedConfigs { `+everyFeedField+` }`) + ` }`:                                       "20424",
		`{ ` + repeat(5, `a%d: document(index: "markets", id: "m1") { id `+repeat(40, `b%d: source`)+` }`) + ` }`: "",
	} {
		r := f.as(t, f.CustomerKey, query)
		refused := len(r.Errors) > 0 && r.Errors[0].Extensions["code"] == "QUERY_TOO_COMPLEX"
		if want := "the query costs " + cost + ", more than the limit of 20000: ask for fewer fields or smaller pages"; refused != (cost != "") || refused && r.Errors[0].Message != want {
			t.Errorf("%.90s: %+v, want %q", query, r.Errors, cost)
		}
	}
}

// Frequent values and feeds are limited; small searches and documents are not. An operation over
// many feeds has a limit of its own.
func TestPlatformIsLimited(t *testing.T) {
	t.Parallel()
	world := servicetest.New(t)
	world.WithPlatform(t)
	gate := testkit.TightGate(limits.Costly, limits.Lists)
	f := newFixtureOver(t, world, func(o *Options) { o.Gate = gate })
	many := `{ ` + repeat(21, `a%d: feedConfig(configId: "polymarket-default") { name }`) + ` }`
	costly := []string{
		`{ frequentValues(index: "markets", field: "tags") { count } }`, `{ recommendations { model } }`, `{ feedConfigs { name } }`,
		`{ lookup(text: "0x") { wallets { walletAddress } } }`,
	}
	ran := func(key string, queries ...string) {
		t.Helper()
		for _, query := range queries {
			if r := f.as(t, key, query); len(r.Errors) > 0 {
				t.Errorf("%.60s: %+v", query, r.Errors)
			}
		}
	}
	ran(f.CustomerKey, append(costly, many)...)
	for _, class := range []limits.Class{limits.Costly, limits.Lists} {
		done, err := gate.Enter(t.Context(), servicetest.Customer, class)
		if err != nil {
			t.Fatal(err)
		}
		defer done()
	}
	for _, query := range append(costly, many) {
		if r := f.as(t, f.CustomerKey, query); len(r.Errors) != 1 || r.Errors[0].Extensions["code"] != "RATE_LIMITED" || r.Errors[0].Extensions["retryAfter"] != 1.0 {
			t.Errorf("%.60s while another runs: %+v", query, r)
		}
	}
	ran(f.CustomerKey, `{ search(index: "markets") { totalHits } }`, `{ document(index: "markets", id: "m1") { id } }`, `{ feedConfig(configId: "polymarket-default") { name } }`)
	ran(f.RivalKey, append(costly, many)...)
}
