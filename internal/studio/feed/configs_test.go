package feed_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

func TestCreateAndUpdate(t *testing.T) {
	t.Parallel()
	onDatabases(t, func(t *testing.T, w *world) {
		ctx := t.Context()
		made, err := w.CreateFeed(ctx, "acme", "key", []byte(`{"name":" Mine ","endpoint":"for-you","status":"active","visibility":"public","origin":"x",
			"config":{"candidate_source":"polymarket-items","candidate_source_type":"index","filters":[{"filter":"term","field":"tags","value":"sport"}],"scoring":{"model":"popularity-v1"}}}`))
		if err != nil {
			t.Fatal(err)
		}
		want := smartmoney.FeedSettings{Name: "Mine", Endpoint: "for-you", Status: smartmoney.FeedActive, Visibility: smartmoney.FeedPublic, Config: smartmoney.FeedRecipe{
			CandidateSource: "polymarket-items", CandidateSourceType: "index",
			Filters: json.RawMessage(`[{"filter":"term","field":"tags","value":"sport"}]`), Scoring: json.RawMessage(`{"model":"popularity-v1"}`),
		}}
		if diff := cmp.Diff(want, made.FeedSettings); diff != "" || made.Version != 1 {
			t.Errorf("version %d (-want +got):\n%s", made.Version, diff)
		}
		changed, err := w.UpdateFeed(ctx, "acme", "key", made.ID, []byte(`{"description":"d","config":{"filters":null,"ranking":{ "sort" : null }}}`))
		want.Description, want.Config.Filters, want.Config.Ranking = "d", nil, json.RawMessage(`{"sort":null}`)
		if diff := cmp.Diff(want, changed.FeedSettings); err != nil || diff != "" || changed.Version != 2 {
			t.Errorf("error %v, version %d (-want +got):\n%s", err, changed.Version, diff)
		}
		changed, err = w.UpdateFeed(ctx, "acme", "key", made.ID, []byte(`{"config":{"candidate_source":"smart_buys"}}`))
		if err != nil || changed.Config.CandidateSourceType != "source" || changed.Config.Scoring == nil {
			t.Errorf("error %v, a new source keeps the rest and has its own type: %+v", err, changed.Config)
		}
		for body, field := range map[string]string{
			`{"name":null}`: "name", `{"endpoint":null}`: "endpoint", `{"status":null}`: "status", `{"visibility":null}`: "visibility", `{"config":null}`: "config",
			`{"config":{"candidate_source":null}}`: "config.candidate_source", `{"config":{"candidate_source_type":null}}`: "config.candidate_source_type",
		} {
			_, err := w.UpdateFeed(ctx, "acme", "key", made.ID, []byte(body))
			wantError(t, err, smartmoney.CodeBadInput, field, field+" must not be null: leave it out to keep its value")
		}
		_, err = w.UpdateFeed(ctx, "acme", "key", made.ID, []byte(`{"visibility":"private","visibility":"public"}`))
		wantError(t, err, smartmoney.CodeBadInput, "visibility", "visibility stands twice in its object")
		if changed, err = w.UpdateFeed(ctx, "acme", "key", made.ID, []byte(`{"description":null,"config":{"index":null}}`)); err != nil || changed.Description != "" {
			t.Errorf("error %v, the description that was removed is %q", err, changed.Description)
		}
		_, err = w.UpdateFeed(ctx, "other", "key", made.ID, []byte(`{"name":"stolen"}`))
		wantError(t, err, smartmoney.CodeNotFound, "config_id", "feed "+made.ID+" belongs to another: copy it to change it")
		wantError(t, w.DeleteFeed(ctx, "acme", feed.DefaultFeed), smartmoney.CodeNotFound, "config_id", "feed polymarket-default belongs to another: copy it to change it")
		_, err = w.UpdateFeed(ctx, "acme", "key", "feed_77", []byte(`{}`))
		wantError(t, err, smartmoney.CodeNotFound, "config_id", "feed not found: feed_77")
		feeds, err := w.Feeds.Feeds(ctx, "other", "")
		if err != nil || len(feeds) != 2 || feeds[0].ID != made.ID || feeds[1].ID != feed.DefaultFeed {
			t.Errorf("error %v, other sees %+v", err, feeds)
		}
		if feeds, err := w.Feeds.Feeds(ctx, "other", "private"); err != nil || len(feeds) != 0 {
			t.Errorf("error %v, other has private feeds %+v", err, feeds)
		}
		_, err = w.Feeds.Feeds(ctx, "other", "hidden")
		wantError(t, err, smartmoney.CodeBadInput, "visibility", `visibility must be one of private, template, public, got "hidden"`)
	})
}

func TestFeedConfigRefuses(t *testing.T) {
	t.Parallel()
	onDatabases(t, func(t *testing.T, w *world) {
		config := func(c string) string { return `{"name":"x","config":` + c + `}` }
		hidden, err := w.CreateFeed(t.Context(), "other", "", []byte(config(`{"candidate_source":"markets"}`)))
		if err != nil {
			t.Fatal(err)
		}
		for _, test := range []struct{ name, body, field, message string }{
			{"no name", `{"config":{"candidate_source":"markets"}}`, "name", "name is required: 1 to 200 characters"},
			{"long name", `{"name":"` + strings.Repeat("é", 201) + `"}`, "name", "name must have at most 200 characters, got 201"},
			{"control characters", `{"name":"a\u0000"}`, "name", "name must have no control characters"},
			{"name is no text", `{"name":{}}`, "name", "name must be a string, got {}"},
			{"given twice", `{"name":"x","visibility":"private","visibility":"public"}`, "visibility", "visibility stands twice in its object"},
			{"status", `{"name":"x","status":"on"}`, "status", `status must be one of active, inactive, got "on"`},
			{"visibility", `{"name":"x","visibility":"all"}`, "visibility", `visibility must be one of private, template, public, got "all"`},
			{"no config", `{"name":"x"}`, "config.candidate_source", "config.candidate_source is required: an index (polymarket-items, token-items), a named source (trending, smart_buys, following) or a feed's id"},
			{"config is no object", config(`"markets"`), "config", `config must be a JSON object, got "markets"`},
			{"source", config(`{"candidate_source":"wallets"}`), "config.candidate_source", `config.candidate_source must be an index (polymarket-items, token-items), a named source (trending, smart_buys, following) or a feed's id, got "wallets"`},
			{"type", config(`{"candidate_source":"trending","candidate_source_type":"index"}`), "config.candidate_source_type", `config.candidate_source_type must be source, as candidate_source is "trending", got index`},
			{"unknown type", config(`{"candidate_source":"trending","candidate_source_type":"query"}`), "config.candidate_source_type", `config.candidate_source_type must be one of index, source, feed, got "query"`},
			{"boost", config(`{"candidate_source":"markets","filters":{"boost":[{"filter":"term"}]}}`), "config.filters.boost", "config.filters.boost is not possible in a feed, which has scores of its own: set scoring.weights of the feed instead"},
			{"boost is no list", config(`{"candidate_source":"markets","filters":{"boost":3}}`), "config.filters.boost", "config.filters.boost is not possible in a feed, which has scores of its own: set scoring.weights of the feed instead"},
			{"index of a source", config(`{"candidate_source":"trending","index":"signals"}`), "config.index", `config.index must be polymarket-items or token-items, got "signals"`},
			{"another's private feed", config(`{"candidate_source":"` + hidden.ID + `"}`), "config.candidate_source", "config.candidate_source must be a feed that its owner sees: feed not found: " + hidden.ID},
			{"model", config(`{"candidate_source":"markets","scoring":{"model":"best"}}`), "config.scoring.model", `config.scoring.model: there is no model "best": the models are default, ease-v1, item-knn-v1, polymarket-rerank-v1, popularity-v1`},
			{"weights", config(`{"candidate_source":"markets","scoring":{"weights":{"popular":-1}}}`), "config.scoring.weights.popular", "config.scoring.weights.popular must be a number from 0 to 1000, got -1"},
			{"no weight", config(`{"candidate_source":"markets","scoring":{"weights":{"popular":0}}}`), "config.scoring.weights", "config.scoring.weights must have a number above 0 for one of popular, trending, affinity, interest"},
			{"ranking", config(`{"candidate_source":"markets","ranking":{"limits_by_field":{"every_n":1}}}`), "config.ranking.limits_by_field.every_n", "config.ranking.limits_by_field.every_n must be an integer from 2 to 1000, got 1"},
			{"filters", config(`{"candidate_source":"markets","filters":5}`), "config.filters", "config.filters must be an object with include and exclude or an array of filters, got 5"},
			{"too large", config(`"` + strings.Repeat("x", feed.MaxConfigBody) + `"`), "", fmt.Sprintf("the body must have at most %d bytes, got %d", feed.MaxConfigBody, feed.MaxConfigBody+24)},
		} {
			t.Run(test.name, func(t *testing.T) {
				_, err := w.CreateFeed(t.Context(), "acme", "", []byte(test.body))
				wantError(t, err, smartmoney.CodeBadInput, test.field, test.message)
			})
		}
		_, err = w.CreateFeed(t.Context(), "acme", "", []byte(config(`{"candidate_source":"markets","filters":[{"filter":"term","field":"tag","value":"x"}]}`)))
		if e, ok := err.(*smartmoney.Error); !ok || !strings.HasPrefix(e.Field, "config.filters.include[0]") || !strings.Contains(e.Message, "tags") {
			t.Errorf("an unknown field gets %v, which does not say which and what is near", err)
		}
		if feeds, err := feed.NewConfigs(w.db.DB).Feeds(t.Context(), "acme", "", 10); err != nil || len(feeds) != 0 {
			t.Errorf("%d feeds after refusals, error %v", len(feeds), err)
		}
	})
}

// TestFeedsThatLeadBack checks that a feed cannot be its own candidates, over however many feeds.
func TestFeedsThatLeadBack(t *testing.T) {
	t.Parallel()
	onDatabases(t, func(t *testing.T, w *world) {
		on := func(source string) string { return `{"name":"x","config":{"candidate_source":"` + source + `"}}` }
		a := w.create(t, on("markets"))
		b := w.create(t, on(a))
		c := w.create(t, on(b))
		update := func(id, source string) error {
			_, err := w.UpdateFeed(t.Context(), "acme", "", id, []byte(`{"config":{"candidate_source":"`+source+`"}}`))
			return err
		}
		const field = "config.candidate_source"
		wantError(t, update(a, a), smartmoney.CodeBadInput, field, field+" must not lead back to a feed: "+a+" → "+a)
		wantError(t, update(a, c), smartmoney.CodeBadInput, field, field+" must not lead back to a feed: "+a+" → "+c+" → "+b+" → "+a)
		d := w.create(t, on(c))
		_, err := w.CreateFeed(t.Context(), "acme", "", []byte(on(d)))
		if e, ok := err.(*smartmoney.Error); !ok || e.Field != field || !strings.HasPrefix(e.Message, field+" must lead to an index or a named source within 4 feeds") {
			t.Errorf("a chain of five gets %v", err)
		}
		// Fetching refuses a chain that leads back, however it came to be.
		_, err = feed.NewConfigs(w.db.DB).ChangeFeed(t.Context(), "acme", "", a, func(s smartmoney.FeedSettings, _ func(customerID, id string) (smartmoney.FeedConfig, error)) (smartmoney.FeedSettings, error) {
			s.Config = smartmoney.FeedRecipe{CandidateSource: b, CandidateSourceType: "feed"}
			return s, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		_, err = w.ForYou(t.Context(), "acme", feed.Request{FeedID: a, TopK: 1})
		wantError(t, err, smartmoney.CodeBadInput, field, "feed "+a+" failed in the step candidates: "+field+" must not lead back to a feed: "+a+" → "+b+" → "+a)
	})
}

// TestConcurrentUpdatesLeadNowhereBack checks that of concurrent updates that together lead back to
// a feed, also of different customers, at least one is refused.
func TestConcurrentUpdatesLeadNowhereBack(t *testing.T) {
	t.Parallel()
	onDatabases(t, func(t *testing.T, w *world) {
		const public = `{"name":"x","visibility":"public","config":{"candidate_source":"markets"}}`
		customers, ids := []string{"acme", "other", "acme"}, make([]string, 3)
		refused := 0
		for range 10 {
			for i, customer := range customers {
				made, err := w.CreateFeed(t.Context(), customer, "", []byte(public))
				if err != nil {
					t.Fatal(err)
				}
				ids[i] = made.ID
			}
			var all sync.WaitGroup
			errs := make([]error, len(ids))
			for i, customer := range customers {
				all.Go(func() {
					body := `{"config":{"candidate_source":"` + ids[(i+1)%len(ids)] + `"}}`
					_, errs[i] = w.UpdateFeed(t.Context(), customer, "", ids[i], []byte(body))
				})
			}
			all.Wait()
			for i, err := range errs {
				if err != nil {
					refused++
					if e, ok := err.(*smartmoney.Error); !ok || e.Field != "config.candidate_source" || !strings.Contains(e.Message, "must not lead back to a feed") {
						t.Errorf("update %d: %v", i, err)
					}
				}
			}
			if _, err := w.ForYou(t.Context(), "acme", feed.Request{FeedID: ids[0], TopK: 1}); err != nil {
				t.Errorf("after the updates: %v, of which %v", err, errs)
			}
		}
		if refused < 10 {
			t.Errorf("%d updates were refused, want one of each round", refused)
		}
	})
}

// TestConcurrentUpdates checks that no change is lost and that each creates a version.
func TestConcurrentUpdates(t *testing.T) {
	t.Parallel()
	onDatabases(t, func(t *testing.T, w *world) {
		id := w.create(t, `{"name":"x","config":{"candidate_source":"markets"}}`)
		bodies := []string{`{"name":"n"}`, `{"description":"d"}`, `{"visibility":"public"}`, `{"config":{"scoring":{"model":"ease-v1"}}}`, `{"config":{"ranking":{"sort":null}}}`}
		var all sync.WaitGroup
		for _, body := range bodies {
			all.Go(func() {
				if _, err := w.UpdateFeed(t.Context(), "acme", "", id, []byte(body)); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		got, err := w.Feed(t.Context(), "acme", id)
		want := smartmoney.FeedSettings{Name: "n", Description: "d", Endpoint: "for-you", Status: "active", Visibility: "public", Config: smartmoney.FeedRecipe{
			CandidateSource: "markets", CandidateSourceType: "index", Scoring: json.RawMessage(`{"model":"ease-v1"}`), Ranking: json.RawMessage(`{"sort":null}`),
		}}
		if diff := cmp.Diff(want, got.FeedSettings); err != nil || diff != "" || got.Version != int64(1+len(bodies)) {
			t.Errorf("error %v, version %d (-want +got):\n%s", err, got.Version, diff)
		}
	})
}
