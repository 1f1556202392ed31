package feed_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestDefaultFeed(t *testing.T) {
	t.Parallel()
	onDatabases(t, func(t *testing.T, w *world) {
		a := w.fetch(t, `{"wallet_address":"`+strings.ToUpper(me[2:])+`","top_k":3,"origin":"x","boost":null,"filters":{"boost":[],"include":[]}}`)
		if len(a.Items) != 3 || a.Model != "popularity-v1@0" {
			t.Fatalf("%d items by %s, want 3 by popularity-v1@0", len(a.Items), a.Model)
		}
		for i, want := range []float64{1, 0.5, 0} {
			if item := a.Items[i]; item.Score != want || item.SourceFeed != feed.DefaultFeed || item.Metadata != nil {
				t.Errorf("item %d is %+v, want the score %v", i, item, want)
			}
		}
		if all := ids(w.fetch(t, `{}`)); strings.Contains(all, "closed1") || len(strings.Fields(all)) != 6 {
			t.Errorf("the open markets are six, got %s", all)
		}
	})
}

// TestScores checks the scores by hand: popularity is ln(1+V)/ln(1+60000), trending 1/(1+e/d) with
// 1000 USD added to both.
func TestScores(t *testing.T) {
	t.Parallel()
	w := newWorld(t, testkit.SQLite(t), markets())
	a := w.fetch(t, `{"user_id":"`+me+`","return_metadata":true,"impression_count":0}`)
	byID := map[string]feed.FeedItem{}
	for _, item := range a.Items {
		byID[item.ItemID] = item
	}
	got := byID["politics2"]
	// V is 30 000 and the week 70 000 USD: 40 000/6 a day before. The only bet is like's, whose
	// items without politics2 are mine, with nearly the same weights.
	if want := math.Log(30_001) / math.Log(60_001); math.Abs(got.PopularScore-want) > 1e-9 {
		t.Errorf("popular_score %v, want %v", got.PopularScore, want)
	}
	if want := 1 / (1 + (40_000.0/6+1000)/31_000); math.Abs(got.TrendingScore-want) > 1e-9 {
		t.Errorf("trending_score %v, want %v", got.TrendingScore, want)
	}
	if got.AffinityScore < 0.99 || got.AffinityScore > 1 || byID["crypto1"].AffinityScore != 0 {
		t.Errorf("affinity_score %v, and %v of crypto1; want nearly 1 and 0", got.AffinityScore, byID["crypto1"].AffinityScore)
	}
	want := map[string]any{
		"item_id": "politics2", "question": "Will politics2 happen?", "tags": []string{"politics"}, "closed": false, "volume_24hr": 30_000.0,
		"user_stories": []feed.UserStory{{
			Type: "bet", UserName: "0x0000…0002", Event: "Will politics2 happen?", Outcome: "Yes", Timestamp: testkit.Noon.Add(4 * time.Minute),
			Side: "buy", USD: 100, Price: 0.5, UserPnl: new(-12.5), UserVolume: new(900.0),
		}},
	}
	ignore := cmpopts.IgnoreMapEntries(func(name string, _ any) bool { return name == "item_id" })
	if diff := cmp.Diff(want, got.Metadata, ignore); diff != "" {
		t.Errorf("metadata (-want +got):\n%s", diff)
	}
	if stranger := w.fetch(t, `{"user_id":"0xff"}`); stranger.Items[0].AffinityScore != 0 || stranger.Items[0].ItemID == "" {
		t.Errorf("a stranger's first item is %+v", stranger.Items[0])
	}
}

func TestCandidates(t *testing.T) {
	t.Parallel()
	onDatabases(t, func(t *testing.T, w *world) {
		byVolume := `,"scoring":{"weights":{"popular":1}}}}`
		filtered := w.create(t, `{"name":"a","config":{"candidate_source":"markets","filters":[{"filter":"terms","field":"tags","value":["sport","crypto"]}]`+byVolume)
		for _, test := range []struct{ name, config, request, want string }{
			{"an index", `{"candidate_source":"polymarket-items","candidate_source_type":"index"`, ``, "sport1 sport2 politics1 politics2 crypto1 crypto2"},
			{"filters", `{"candidate_source":"markets","filters":{"include":[{"filter":"term","field":"tags","value":"sport"}]}`, ``, "sport1 sport2"},
			{"filters of the request are added", `{"candidate_source":"markets","filters":{"exclude":[{"filter":"term","field":"tags","value":"sport"}]}`,
				`,"filters":[{"filter":"numeric","field":"volume_24hr","operator":"<","value":25000}]`, "crypto1 crypto2"},
			{"trending", `{"candidate_source":"trending"`, ``, "sport1 sport2 politics1 politics2 crypto1 crypto2"},
			{"smart buys, not sells and nothing closed", `{"candidate_source":"smart_buys"`, ``, "sport1 politics2 crypto2"},
			{"smart buys that pass filters", `{"candidate_source":"smart_buys","filters":[{"filter":"term","field":"tags","value":"crypto"}]`, ``, "crypto2"},
			{"following", `{"candidate_source":"following"`, ``, "sport1 politics1 politics2"},
			{"another feed, with its filters", `{"candidate_source":"` + filtered + `","candidate_source_type":"feed","filters":[{"filter":"term","field":"tags","value":"crypto"}]`, ``, "crypto1 crypto2"},
			{"ranked by a document's field", `{"candidate_source":"markets","ranking":{"sort":{"method":"sort","params":{"fields":["volume_24hr"],"direction":["asc"]}}}`, ``,
				"crypto2 crypto1 politics2 politics1 sport2 sport1"},
			{"ranked by a feature", `{"candidate_source":"markets","ranking":{"sort":{"method":"sort","params":{"fields":["user_affinity_count","popular_score"]}}}`, ``,
				"sport1 politics1 politics2 crypto1 crypto2 sport2"},
			{"diversity by tags", `{"candidate_source":"markets","ranking":{"diversity":{"method":"fields","params":{"fields":["tags"]}}}`, `,"top_k":4`,
				"sport1 politics1 crypto1 sport2"},
		} {
			id := w.create(t, `{"name":"`+test.name+`","config":`+test.config+byVolume)
			got := w.fetch(t, `{"feed_id":"`+id+`","user_id":"`+me+`"`+test.request+`}`)
			if ids(got) != test.want {
				t.Errorf("%s: %s, want %s", test.name, ids(got), test.want)
			}
			if strings.HasPrefix(test.name, "another") && got.Items[0].SourceFeed != filtered {
				t.Errorf("source_feed is %s, want %s", got.Items[0].SourceFeed, filtered)
			}
		}
	})
}

func TestImpressionsComeLast(t *testing.T) {
	t.Parallel()
	onDatabases(t, func(t *testing.T, w *world) {
		id := w.create(t, `{"name":"a","config":{"candidate_source":"markets","scoring":{"weights":{"popular":1}}}}`)
		check := func(what, user, more, want string) {
			t.Helper()
			if got := ids(w.fetch(t, `{"feed_id":"`+id+`","user_id":"`+user+`"`+more+`}`)); got != want {
				t.Errorf("%s: %s, want %s", what, got, want)
			}
		}
		check("first", "u", `,"top_k":3,"impression_count":2`, "sport1 sport2 politics1")
		check("the first two sank, others rise", "u", `,"top_k":3,"impression_count":3`, "politics1 politics2 crypto1")
		check("all that was seen is last, by score", "u", ``, "crypto2 sport1 sport2 politics1 politics2 crypto1")
		check("another user's feed", "v", `,"top_k":2`, "sport1 sport2")
		check("nobody in particular", "", `,"top_k":2,"impression_count":2`, "sport1 sport2")
		check("nobody in particular again", "", `,"top_k":2`, "sport1 sport2")
		w.clock.Advance(24*time.Hour + time.Minute)
		check("a day later", "u", `,"top_k":2`, "sport1 sport2")
		if _, err := feed.NewConfigs(w.db.DB).SweepImpressions(t.Context(), w.clock.Now().Add(-feed.ImpressionAge), feed.MaxImpressions); err != nil {
			t.Error(err)
		}
		if left, err := feed.NewConfigs(w.db.DB).Impressions(t.Context(), "acme", "u", time.Time{}); err != nil || len(left) != 0 {
			t.Errorf("%d impressions are left, error %v", len(left), err)
		}
	})
}

func TestForYouRefuses(t *testing.T) {
	t.Parallel()
	onDatabases(t, func(t *testing.T, w *world) {
		inactive := w.create(t, `{"name":"a","status":"inactive","config":{"candidate_source":"markets"}}`)
		private := w.create(t, `{"name":"a","config":{"candidate_source":"markets"}}`)
		ask := func(customer string, r feed.Request) error {
			_, err := w.ForYou(t.Context(), customer, r)
			return err
		}
		wantError(t, ask("acme", feed.Request{FeedID: inactive, TopK: 1}), smartmoney.CodeBadInput, "feed_id", "feed_id must be an active feed, "+inactive+" is inactive")
		wantError(t, ask("other", feed.Request{FeedID: private, TopK: 1}), smartmoney.CodeNotFound, "feed_id", "feed not found: "+private)
		wantError(t, ask("acme", feed.Request{FeedID: "feed_999", TopK: 1}), smartmoney.CodeNotFound, "feed_id", "feed not found: feed_999")
		r, err := feed.NewRequest(feed.Request{FeedID: private, TopK: 1}, "", []byte(`[{"filter":"term","field":"nowhere","value":1}]`))
		if err != nil {
			t.Fatal(err)
		}
		err = ask("acme", r)
		if e, ok := err.(*smartmoney.Error); !ok || e.Code != smartmoney.CodeBadInput || !strings.HasPrefix(e.Message, "feed "+private+" failed in the step candidates: filters.include[0]") {
			t.Errorf("got %v", err)
		}
		base := w.create(t, `{"name":"base","config":{"candidate_source":"markets"}}`)
		on := w.create(t, `{"name":"on it","config":{"candidate_source":"`+base+`"}}`)
		if err := w.DeleteFeed(t.Context(), "acme", base); err != nil {
			t.Fatal(err)
		}
		wantError(t, ask("acme", feed.Request{FeedID: on, TopK: 1}), smartmoney.CodeBadInput, "config.candidate_source",
			"feed "+on+" failed in the step candidates: config.candidate_source must be a feed that its owner sees: feed not found: "+base)
		ctx, cancel := context.WithDeadline(t.Context(), time.Unix(0, 0))
		defer cancel()
		if _, err = w.ForYou(ctx, "acme", feed.Request{FeedID: feed.DefaultFeed, TopK: 1}); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("got %v, want one that the deadline caused", err)
		}
		wantError(t, err, smartmoney.CodeUnavailable, "", "feed polymarket-default failed in the step candidates: the time of the request is over")
	})
}

// TestFailureNamesTheStep checks that a failure of the database says where, and hides why.
func TestFailureNamesTheStep(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	w := newWorld(t, db, markets())
	if _, err := db.Writer().Exec("DROP TABLE impressions"); err != nil {
		t.Fatal(err)
	}
	_, err := w.ForYou(t.Context(), "acme", feed.Request{FeedID: feed.DefaultFeed, User: "u", TopK: 1})
	if cause := errors.Unwrap(err); cause == nil || !strings.Contains(cause.Error(), "no such table: impressions") {
		t.Errorf("%v hides its cause from the log", err)
	}
	wantError(t, err, smartmoney.CodeInternal, "", "feed polymarket-default failed in the step ranking: internal error")
	for _, step := range feed.Steps() {
		runs, failed := 0, 0
		switch step {
		case feed.StepCandidates, feed.StepFeatures, feed.StepScoring:
			runs = 1
		case feed.StepRanking:
			failed = 1
		}
		wantSteps(t, w, step, runs, failed)
	}
}

func TestStepsAreTimed(t *testing.T) {
	t.Parallel()
	w := newWorld(t, testkit.SQLite(t), markets())
	w.fetch(t, `{"user_id":"u"}`)
	for _, step := range feed.Steps() {
		wantSteps(t, w, step, 1, 0)
		if line := w.log.String(); !strings.Contains(line, string(step)+"_ms=") || strings.Count(line, "\n") != 1 {
			t.Errorf("the log lacks the step %s: %s", step, line)
		}
	}
}

// wantSteps checks how often a step ran and failed.
func wantSteps(t *testing.T, w *world, step feed.Step, runs, failed int) {
	t.Helper()
	testkit.WantMetrics(t, w.Collectors(),
		fmt.Sprintf(`smartmoney_feed_steps_total{outcome="made",step=%q} %d`, step, runs),
		fmt.Sprintf(`smartmoney_feed_steps_total{outcome="failed",step=%q} %d`, step, failed))
}

func TestParseRequest(t *testing.T) {
	t.Parallel()
	r, err := feed.ParseRequest([]byte(`{"feed_id":"feed_7","wallet_address":" 0xAB ","top_k":500,"impression_count":500,"return_metadata":true,"feed_type":1}`), "")
	if err != nil || r.FeedID != "feed_7" || r.User != "0xab" || r.TopK != 500 || r.ImpressionCount != 500 || !r.ReturnMetadata {
		t.Errorf("error %v, request %+v", err, r)
	}
	r, err = feed.ParseRequest([]byte(`{"user_id":"base:0xAB","wallet_address":"x"}`), "the-default")
	if err != nil || r.FeedID != "the-default" || r.User != "base:0xab" || r.TopK != 25 || r.ImpressionCount != 0 {
		t.Errorf("error %v, request %+v", err, r)
	}
	for _, test := range []struct{ body, field, message string }{
		{`{}`, "feed_id", "The feed_id parameter is required"},
		{`{"feed_id":null}`, "feed_id", "The feed_id parameter is required"},
		{`{"feed_id":"f","top_k":0}`, "top_k", "top_k must be an integer from 1 to 500, got 0"},
		{`{"feed_id":"f","top_k":501}`, "top_k", "top_k must be an integer from 1 to 500, got 501"},
		{`{"feed_id":"f","top_k":"5"}`, "top_k", `top_k must be an integer from 1 to 500, got "5"`},
		{`{"feed_id":"f","top_k":5,"impression_count":6}`, "impression_count", "impression_count must be an integer from 0 to 5, got 6"},
		{`{"feed_id":"f","return_metadata":"yes"}`, "return_metadata", `return_metadata must be true or false, got "yes"`},
		{`{"feed_id":"f","user_id":"a\u0000b"}`, "user_id", "user_id must have no control characters"},
		{`{"feed_id":"f","user_id":"` + strings.Repeat("x", 201) + `"}`, "user_id", "user_id must have at most 200 characters, got 201"},
		{`{"feed_id":"f","filters":7}`, "filters", "filters must be an object with include and exclude or an array of filters, got 7"},
		{`{"feed_id":"f","filters":[` + strings.Repeat(`{},`, 256) + `{}]}`, "filters.include", "filters.include must have 0 to 256 elements, got 257"},
		{`{"feed_id":"f","filters":["` + strings.Repeat("x", 300_000) + `"]}`, "filters", "filters must have at most 262144 bytes, got 300004"},
		{"{\"feed_id\":\"\xff\"}", "", "the body must be UTF-8"},
		{`{"feed_id":"f","feed_id":"g"}`, "feed_id", "feed_id stands twice in its object"},
		{`{"feed_id":"f","filters":[{"filter":"term","field":"a","value":1,"value":2}]}`, "filters[0].value", "filters[0].value stands twice in its object"},
		{`null`, "", "the body must be a JSON object, got null"},
		{strings.Repeat(" ", feed.MaxRequestBody+1), "", "the body must have at most 524288 bytes, got 524289"},
	} {
		_, err := feed.ParseRequest([]byte(test.body), "")
		wantError(t, err, smartmoney.CodeBadInput, test.field, test.message)
	}
}

// TestLongFeed checks the largest feed over more candidates than are considered.
func TestLongFeed(t *testing.T) {
	t.Parallel()
	big := &Facts{Items: map[string][]feed.Item{}}
	for i := range 3000 {
		big.Items[feed.Markets] = append(big.Items[feed.Markets], feed.Item{ID: fmt.Sprintf("m%04d", i), Volume24h: new(float64(i)), Vector: []float32{1, 0}})
	}
	w := newWorld(t, testkit.SQLite(t), big)
	a := w.fetch(t, `{"top_k":500}`)
	if len(a.Items) != 500 || a.Items[0].Score != 1 || a.Items[499].Score != 0 {
		t.Errorf("%d items", len(a.Items))
	}
}
