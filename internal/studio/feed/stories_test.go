package feed_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

const (
	storiesMe   = "0x00000000000000000000000000000000000000aa"
	storiesLike = "0x00000000000000000000000000000000000000bb"
)

// market is a world with each type of story: I traded "rates" and like traded it and "inflation".
func market() *Facts {
	now := testkit.Noon
	w := &Facts{Items: map[string][]feed.Item{
		feed.Markets: {
			{ID: "1", Title: "Will rates fall in 2031?", Slug: "rates", Tags: []string{"economy", "fed"}, Price: new(0.62), Volume24h: new(5000.0)},
			{ID: "2", Title: "Will inflation rise?", Slug: "inflation", Tags: []string{"economy"}, Price: new(0.3), Change24h: new(-0.12), Volume24h: new(4000.0)},
			{ID: "3", Title: "Will it rain?", Tags: []string{"weather"}, CreatedAt: now.Add(-90 * time.Minute), Volume24h: new(12.0)},
			{ID: "4", Tags: []string{"economy"}, Volume24h: new(9.0)}, // no title: never told
		},
		feed.Tokens: {
			{ID: "base:0x1", Kind: feed.Token, Title: "MEOW", Chain: "base", Price: new(0.000012345), Change24h: new(35.25), Volume24h: new(1e6)},
		},
	}}
	w.Add(feed.Markets, "1", storiesLike, "buy", 500, 0.6, now.Add(-3*time.Hour))
	w.Add(feed.Markets, "1", storiesMe, "buy", 1000, 0.5, now.Add(-2*time.Hour))
	w.Add(feed.Markets, "1", storiesMe, "buy", 250, 0.5, now.Add(-2*time.Hour))
	w.Add(feed.Markets, "2", storiesLike, "sell", 2500, 0.35, now)
	w.Add(feed.Tokens, "base:0x1", "base:"+storiesMe, "buy", 3, 0.00001, now)
	return w
}

func tell(t *testing.T, g *feed.Generator, r feed.StoriesRequest) []feed.Story {
	t.Helper()
	if r.Engine == "" {
		r.Engine = feed.PolymarketEngine
	}
	if r.NumStories == 0 {
		r.NumStories = 25
	}
	all, err := g.Generate(t.Context(), &r)
	if err != nil {
		t.Fatal(err)
	}
	return g.Rephrase(t.Context(), all)
}

// lines are stories as lines of type, item, title and body.
func lines(all []feed.Story) (out []string) {
	for _, s := range all {
		out = append(out, fmt.Sprintf("%s %s | %s | %s", s.Type, s.MarketID, s.Title, s.Body))
	}
	return out
}

func TestStories(t *testing.T) {
	g := feed.NewGenerator(market(), nil)
	want := []string{
		"user_bets 1 | Your bets: Will rates fall in 2031? | You traded $1,250 in 2 trades. The price is $0.62.",
		"relevant_bets 2 | Wallets like yours bet: Will inflation rise? | 1 wallet with a history like yours traded $2,500. The price is $0.30.",
		"price_change 2 | Price fell: Will inflation rise? | It fell by $0.12 to $0.30 in a day.",
		"new_market 3 | New market: Will it rain? | It was first seen 1 hour ago. $12 was traded in a day.",
		"bet 2 | 0x0000…00bb sold $2,500 of Yes on Will inflation rise? | The price was $0.35, just now.",
		"relevant_market 2 | Will inflation rise? | You trade economy. The price is $0.30.",
		"bet 1 | 0x0000…00bb bought $500 of Yes on Will rates fall in 2031? | The price was $0.60, 3 hours ago.",
	}
	all := tell(t, g, feed.StoriesRequest{Wallet: " 0X" + strings.ToUpper(storiesMe[2:]), NewMarketHours: 24})
	if diff := cmp.Diff(want, lines(all)); diff != "" {
		t.Errorf("stories (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(want[:3], lines(tell(t, g, feed.StoriesRequest{Wallet: storiesMe, NewMarketHours: 24, NumStories: 3}))); diff != "" {
		t.Errorf("three stories (-want +got):\n%s", diff)
	}
	first, err := json.Marshal(all[0])
	wantJSON := `{"type":"user_bets","title":"Your bets: Will rates fall in 2031?","body":"You traded $1,250 in 2 trades. The price is $0.62.",` +
		`"market_id":"1","question":"Will rates fall in 2031?","slug":"rates","metadata":{"price":0.62,"side":"buy","timestamp":"2031-03-03T10:00:00Z","trades":2,"usdc":1250}}`
	if err != nil || string(first) != wantJSON {
		t.Errorf("error %v, JSON %s\nwant %s", err, first, wantJSON)
	}
}

func TestStoriesOfNobody(t *testing.T) {
	kinds := map[string]bool{}
	for _, s := range tell(t, feed.NewGenerator(market(), nil), feed.StoriesRequest{NewMarketHours: 1}) {
		kinds[s.Type] = true
	}
	if diff := cmp.Diff(map[string]bool{"price_change": true, "bet": true}, kinds); diff != "" {
		t.Errorf("types without a wallet and within an hour (-want +got):\n%s", diff)
	}
	if all := tell(t, feed.NewGenerator(&Facts{}, nil), feed.StoriesRequest{Wallet: storiesMe}); all == nil || len(all) != 0 {
		t.Errorf("an empty world has the stories %v, want an empty list", all)
	}
}

func TestTokenStories(t *testing.T) {
	want := []string{
		"user_bets base:0x1 | Your trades in MEOW | You traded $3.00 in 1 trade. The price is $0.0000123.",
		"price_change base:0x1 | Price rose: MEOW | It rose by 35.2% to $0.0000123 in a day.",
	}
	got := lines(tell(t, feed.NewGenerator(market(), nil), feed.StoriesRequest{Engine: feed.TokenEngine, Wallet: "base:" + storiesMe, NewMarketHours: 24}))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("stories (-want +got):\n%s", diff)
	}
}

func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := feed.NewGenerator(market(), nil).Generate(ctx, &feed.StoriesRequest{Engine: feed.PolymarketEngine, NumStories: 1}); err == nil {
		t.Error("a canceled request has no error")
	}
}

func TestParseStories(t *testing.T) {
	r, err := feed.ParseStories([]byte(`{"engine":"token_items_v1","params":{"wallet":"w","num_stories":100,"new_market_hours":0.5,"x":1}}`))
	if diff := cmp.Diff(&feed.StoriesRequest{Engine: "token_items_v1", Wallet: "w", NumStories: 100, NewMarketHours: 0.5}, r); err != nil || diff != "" {
		t.Errorf("error %v (-want +got):\n%s", err, diff)
	}
	r, err = feed.ParseStories([]byte(`{"engine":"polymarket_v1"}`))
	if diff := cmp.Diff(&feed.StoriesRequest{Engine: "polymarket_v1", NumStories: 25, NewMarketHours: 24}, r); err != nil || diff != "" {
		t.Errorf("error %v (-want +got):\n%s", err, diff)
	}
	for _, test := range []struct{ body, field, message string }{
		{`{}`, "engine", `engine must be one of polymarket_v1, token_items_v1, got ""`},
		{`{"engine":"gpt"}`, "engine", `engine must be one of polymarket_v1, token_items_v1, got "gpt"`},
		{`{"engine":"polymarket_v1","params":[]}`, "params", "params must be a JSON object, got []"},
		{`{"engine":"polymarket_v1","params":{"num_stories":101}}`, "params.num_stories", "params.num_stories must be an integer from 1 to 100, got 101"},
		{`{"engine":"polymarket_v1","params":{"num_stories":1.5}}`, "params.num_stories", "params.num_stories must be an integer from 1 to 100, got 1.5"},
		{`{"engine":"polymarket_v1","params":{"new_market_hours":-1}}`, "params.new_market_hours", "params.new_market_hours must be a number from 0 to 720, got -1"},
		{`{"engine":"polymarket_v1","params":{"wallet":"a\u0007"}}`, "params.wallet", "params.wallet must have no control characters"},
		{strings.Repeat(" ", feed.MaxStoriesBody+1), "", "the body must have at most 65536 bytes, got 65537"},
	} {
		_, err := feed.ParseStories([]byte(test.body))
		e, ok := err.(*smartmoney.Error)
		if !ok || e.Code != smartmoney.CodeBadInput || e.Field != test.field || e.Message != test.message {
			t.Errorf("got %v, want %s: %s", err, test.field, test.message)
		}
	}
}
