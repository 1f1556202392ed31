package studio_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/limitstest"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// Search runs a search from its body.
func (w *world) Search(ctx context.Context, kind search.QueryKind, body []byte) (*studio.SearchAnswer, error) {
	query, err := search.ParseQuery(kind, body)
	if err != nil {
		return nil, err
	}
	return w.Service.Search(ctx, query)
}

// ForYou makes a feed from the body of a request.
func (w *world) ForYou(ctx context.Context, defaultFeed string, body []byte) (*feed.Answer, error) {
	request, err := feed.ParseRequest(body, defaultFeed)
	if err != nil {
		return nil, err
	}
	return w.Service.ForYou(ctx, request)
}

// CreateFeed adds a feed from its body.
func (w *world) CreateFeed(ctx context.Context, body []byte) (*smartmoney.FeedConfig, error) {
	made, err := feed.ParseNew(body)
	if err != nil {
		return nil, err
	}
	return w.Service.CreateFeed(ctx, made)
}

// UpdateFeed changes a feed by a body.
func (w *world) UpdateFeed(ctx context.Context, id string, body []byte) (*smartmoney.FeedConfig, error) {
	change, err := feed.ParseChange(body)
	if err != nil {
		return nil, err
	}
	return w.Service.UpdateFeed(ctx, id, change)
}

// TestCallers checks that every use case requires a key of a customer and indexes.
func TestCallers(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	var off *studio.Service
	for name, call := range map[string]func(s *studio.Service, ctx context.Context) error{
		"search": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Search(ctx, &search.Query{Kind: search.FilterAndSort, Index: "markets", Size: 1})
			return err
		},
		"searches": func(s *studio.Service, ctx context.Context) error {
			_, err := s.SearchMany(ctx, []byte(`{"searches":[{"index":"markets"}]}`))
			return err
		},
		"document": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Document(ctx, "markets", "m1")
			return err
		},
		"documents": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Documents(ctx, []byte(`{"index":"markets","ids":["m1"]}`))
			return err
		},
		"values": func(s *studio.Service, ctx context.Context) error {
			_, err := s.FrequentValues(ctx, "markets", "tags", 5)
			return err
		},
		"fields": func(s *studio.Service, ctx context.Context) error { _, err := s.Fields(ctx, "markets"); return err },
		"trends": func(s *studio.Service, ctx context.Context) error {
			_, _, err := s.Trends(ctx, smartmoney.Base, 24, 200, 20)
			return err
		},
		"series": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Series(ctx, smartmoney.Base, "0x", activity.Flow, false, nil)
			return err
		},
		"names": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Find(ctx, smartmoney.Base, "ab", 10)
			return err
		},
		"features": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Features(ctx, []byte(`{"user":{"index":"polymarket-wallets","id":"u"},"items":[{"index":"markets","id":"m1"}]}`))
			return err
		},
		"score": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Score(ctx, "default", []byte(`{"user_id":"u","item_ids":["m1"]}`))
			return err
		},
		"rank": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Rank(ctx, []byte(`{"items":[{"item_id":"m1"}]}`))
			return err
		},
		"stories": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Stories(ctx, []byte(`{"engine":"polymarket_v1","params":{"wallet":"u"}}`))
			return err
		},
		"for you": func(s *studio.Service, ctx context.Context) error {
			_, err := s.ForYou(ctx, feed.Request{FeedID: feed.DefaultFeed, TopK: 1})
			return err
		},
		"feeds": func(s *studio.Service, ctx context.Context) error { _, err := s.Feeds(ctx, ""); return err },
		"feed": func(s *studio.Service, ctx context.Context) error {
			_, err := s.Feed(ctx, feed.DefaultFeed)
			return err
		},
		"create": func(s *studio.Service, ctx context.Context) error {
			_, err := s.CreateFeed(ctx, feed.Change{Name: new("x"), Config: feed.RecipeChange{CandidateSource: new("markets")}})
			return err
		},
	} {
		wantError(t, name+" without a key", call(w.Service, t.Context()), smartmoney.CodeUnauthenticated, "", "")
		ingest := auth.WithPrincipal(t.Context(), auth.Principal{CustomerID: servicetest.Customer, Scope: smartmoney.ScopeIngest})
		wantError(t, name+" with a key of ingest", call(w.Service, ingest), smartmoney.CodeForbidden, "", "")
		wantError(t, name+" without indexes", call(off, as(t, servicetest.Customer)), smartmoney.CodeUnavailable, "", "switched off")
		if err := call(w.Service, as(t, servicetest.Customer)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A lookup past its deadline compares no further names.
func TestFindStops(t *testing.T) {
	t.Parallel()
	world := servicetest.New(t)
	world.WithPlatform(t)
	ctx, cancel := context.WithCancel(as(t, servicetest.Customer))
	cancel()
	if found, err := world.Platform.Find(ctx, smartmoney.Base, "0x", 10); !errors.Is(err, context.Canceled) || len(found.Wallets) > 0 {
		t.Errorf("got %v, %v, want the context's error", found, err)
	}
}

// Whatever searches what all tokens did, or renders many documents, is limited; prices and few
// documents do not.
func TestCostlyIsLimited(t *testing.T) {
	t.Parallel()
	world := servicetest.New(t)
	gate := limitstest.Tight(limits.Costly)
	world.WithPlatform(t)
	ctx := gate.With(as(t, servicetest.Customer))
	series := func(metric activity.Metric) func() error {
		return func() error {
			_, err := world.Platform.Series(ctx, smartmoney.Base, servicetest.Token(smartmoney.Base, 1), metric, false, nil)
			return err
		}
	}
	documents := func(n int) func() error {
		ids := strings.TrimSuffix(strings.Repeat(`"m1",`, n), ",")
		return func() error {
			_, err := world.Platform.Documents(ctx, []byte(`{"index":"markets","ids":[`+ids+`]}`))
			return err
		}
	}
	costly := map[string]func() error{
		"flow": series(activity.Flow), "volume": series(activity.Volume), "trades": series(activity.Trades), "many documents": documents(21),
	}
	for name, call := range costly {
		if err := call(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	done, err := gate.Enter(t.Context(), servicetest.Customer, limits.Costly)
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	for name, call := range costly {
		wantError(t, name+" while another runs", call(), smartmoney.CodeRateLimited, "", "too many searches, feeds and large requests at a time")
	}
	for name, call := range map[string]func() error{"price": series(activity.Price), "documents": documents(20)} {
		if err := call(); err != nil {
			t.Errorf("%s while another runs: %v", name, err)
		}
	}
}

func TestSearches(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ctx := as(t, servicetest.Customer)
	ids := func(a *studio.SearchAnswer) (all []string) {
		for _, hit := range a.Hits {
			all = append(all, hit.ID)
		}
		return all
	}
	for _, c := range []struct {
		name string
		kind search.QueryKind
		body string
		want []string
	}{
		{"a filter", search.FilterAndSort, `{"index":"markets","include":[{"filter":"term","field":"tags","value":"sports"}],"sort_by":{"field":"item_id"}}`, []string{"m1", "m5"}},
		{"another document", search.FilterAndSort, `{"index":"markets","include":[{"filter":"terms_lookup","field":"tags","lookup_index":"markets","value":"m2","path":"tags"}],"exclude":[{"filter":"terms","field":"item_id","value":["m0","m1","m3","m4","m5"]}],"sort_by":{"field":"item_id"}}`, []string{"m2", "m6", "m7"}},
		{"a boost", search.Boost, `{"index":"markets","size":1,"boost":[{"filter":"term","field":"item_id","value":"m4"}]}`, []string{"m4"}},
		{"a text in common with nothing", search.Semantic, `{"index":"markets","text":"qqqqqqq"}`, nil},
	} {
		found, err := w.Search(ctx, c.kind, []byte(c.body))
		if err != nil || found.Hits == nil || !slices.Equal(ids(found), c.want) {
			t.Errorf("%s: %v, error %v; want %v", c.name, found, err, c.want)
		}
	}
	byText, err := w.Search(ctx, search.Semantic, []byte(`{"index":"markets","size":2,"text":"the weather office"}`))
	if got := ids(byText); err != nil || len(got) != 2 || !slices.Contains(got, "m0") || !slices.Contains(got, "m4") {
		t.Errorf("a text finds %v, error %v; want m0 and m4", got, err)
	}
	_, err = w.SearchMany(ctx, []byte(`{"searches":[{"index":"markets"},{"index":"markets","sort_by":{"field":"no"}}]}`))
	wantError(t, "the second search", err, smartmoney.CodeBadInput, "searches[1].sort_by.field", "no")
	_, err = w.Search(ctx, search.FilterAndSort, []byte(`{"index":"market"}`))
	wantError(t, "an unknown index", err, smartmoney.CodeBadInput, "index", "markets")
}

func TestDocuments(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ctx := as(t, servicetest.Customer)
	one, err := w.Document(ctx, "markets", "m3")
	if err != nil || one.Index != "polymarket-items" || one.ID != "m3" || one.Source["slug"] != "crypto-3" {
		t.Errorf("a document: %v, error %v", one, err)
	}
	_, err = w.Document(ctx, "markets", "m99")
	wantError(t, "an unknown document", err, smartmoney.CodeNotFound, "id", `polymarket-items has no document "m99"`)
	some, err := w.Documents(ctx, []byte(`{"index":"markets","ids":["m1",7,"m2"],"source_includes":["slug"]}`))
	if err != nil || len(some) != 2 || cmp.Diff(map[string]any{"slug": "sports-1"}, some["m1"].Source) != "" {
		t.Errorf("documents: %v, error %v", some, err)
	}
	for body, want := range map[string]struct{ field, text string }{
		`{"index":"markets","ids":[]}`:                  {"ids", "1 to 1000 elements, got 0"},
		`{"index":"markets","ids":["m1",null,{}]}`:      {"ids[2]", "ids[2] must not be an object"},
		`{"index":"markets","ids":["m1"],"ids":["m2"]}`: {"", `the field "ids" twice`},
		`{"index":"markets","ids":["m1"]`:               {"", "not valid JSON at byte 31"},
		`[]`:                                            {"", "must be a JSON object, got an array"},
		`{"index":"markets","ids":["m1"],"source_includes":["nope"]}`: {"source_includes", "nope"},
	} {
		_, err := w.Documents(ctx, []byte(body))
		wantError(t, body, err, smartmoney.CodeBadInput, want.field, want.text)
	}
	values, err := w.FrequentValues(ctx, "markets", "tags", 1)
	if err != nil || cmp.Diff([]search.ValueCount{{ID: "test", Count: servicetest.Markets}}, values) != "" {
		t.Errorf("values: %v, error %v", values, err)
	}
	_, err = w.FrequentValues(ctx, "markets", "tags", 0)
	wantError(t, "no values", err, smartmoney.CodeBadInput, "size", "between 1 and 10000, got 0")
}

func TestScores(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ctx := as(t, servicetest.Customer)
	wallet := servicetest.Address(smartmoney.Polymarket, 3)
	scores, err := w.Score(ctx, "default", []byte(`{"user_id":"`+wallet+`","item_ids":["m1",12,"m2"]}`))
	if err != nil || len(scores.Items) != 3 || !strings.Contains(scores.Model, "@") {
		t.Fatalf("scores: %+v, error %v", scores, err)
	}
	if !slices.IsSortedFunc(scores.Items, func(a, b studio.ScoredItem) int {
		if a.Score == b.Score {
			return 0
		}
		return map[bool]int{true: -1, false: 1}[a.Score > b.Score]
	}) || !slices.ContainsFunc(scores.Items, func(i studio.ScoredItem) bool { return i.ID == "12" }) {
		t.Errorf("scores: %+v", scores.Items)
	}
	for body, want := range map[string]struct{ field, text string }{
		`{"item_ids":["m1"]}`:                  {"user_id", "1 to 256 bytes, got 0"},
		`{"user_id":"u","item_ids":[]}`:        {"item_ids", "1 to 10000 elements, got 0"},
		`{"user_id":"u","item_ids":["m1",""]}`: {"item_ids[1]", "1 to 256 bytes, got 0"},
		`{"user_id":"u","item_ids":["7",7]}`:   {"item_ids[1]", "occurs before"},
		`{"user_id":["u"],"item_ids":["m1"]}`:  {"user_id", "must not be an array"},
	} {
		_, err := w.Score(ctx, "default", []byte(body))
		wantError(t, body, err, smartmoney.CodeBadInput, want.field, want.text)
	}
	_, err = w.Score(ctx, "gpt", []byte(`{"user_id":"u","item_ids":["m1"]}`))
	wantError(t, "an unknown model", err, smartmoney.CodeNotFound, "model", "ease-v1")
}

// TestFeedsOfCustomers checks that a feed is filtered, and that others cannot see it.
func TestFeedsOfCustomers(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	mine, others := as(t, servicetest.Customer), as(t, servicetest.Rival)
	made, err := w.CreateFeed(mine, []byte(`{"name":"x","config":{"candidate_source":"markets","filters":{"include":[{"filter":"term","field":"tags","value":"sports"}]}}}`))
	if err != nil {
		t.Fatal(err)
	}
	answer, err := w.ForYou(mine, "", []byte(`{"feed_id":"`+made.ID+`","filters":[{"filter":"term","field":"item_id","value":"m5"}]}`))
	if err != nil || len(answer.Items) != 1 || answer.Items[0].ItemID != "m5" || answer.Items[0].SourceFeed != made.ID {
		t.Errorf("the feed has %+v, error %v", answer, err)
	}
	_, err = w.ForYou(others, "", []byte(`{"feed_id":"`+made.ID+`"}`))
	wantError(t, "another's feed", err, smartmoney.CodeNotFound, "feed_id", made.ID)
	_, err = w.UpdateFeed(others, made.ID, []byte(`{"name":"y"}`))
	wantError(t, "a change of another's feed", err, smartmoney.CodeNotFound, "config_id", made.ID)
	_, err = w.CreateFeed(mine, []byte(`{"name":"x","config":{"candidate_source":"markets","filters":{"include":[{"filter":"numeric","field":"tags","operator":">","value":1}]}}}`))
	wantError(t, "a filter that does not fit", err, smartmoney.CodeBadInput, "config.filters.include[0].filter", "tags")
	changed, err := w.UpdateFeed(mine, made.ID, []byte(`{"visibility":"public"}`))
	if err != nil || changed.Version != 2 {
		t.Fatalf("the change: %+v, error %v", changed, err)
	}
	if all, err := w.Feeds(others, "public"); err != nil || len(all) != 2 || all[0].ID != made.ID {
		t.Errorf("others see %+v, error %v", all, err)
	}
	if err := w.DeleteFeed(mine, made.ID); err != nil {
		t.Fatal(err)
	}
	_, err = w.Feed(mine, made.ID)
	wantError(t, "a deleted feed", err, smartmoney.CodeNotFound, "config_id", made.ID)
}
