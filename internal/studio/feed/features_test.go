package feed_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// weighing returns the USD whose weight at the latest event is w.
func weighing(w float64) float64 { return math.Expm1(w) }

const (
	featuresMe = "0x00000000000000000000000000000000000000aa"
	alike      = "0x00000000000000000000000000000000000000bb"
	other      = "0x00000000000000000000000000000000000000cc"
)

// small is a world in which I traded a (weight 2, tags x and y, vector east) and b (weight 1, tag
// y, vector north). alike traded a and c, other only c.
func small() *Facts {
	count := func(n int) *int { return &n }
	now := testkit.Noon
	w := &Facts{Items: map[string][]feed.Item{feed.Markets: {
		{ID: "a", Tags: []string{"x", "y"}, Vector: []float32{1, 0}},
		{ID: "b", Tags: []string{"y"}, Vector: []float32{0, 1}},
		{ID: "c", Tags: []string{"y", "z"}, Vector: []float32{0.6, 0.8}, Trades24h: count(3), PriceChanges: count(2)},
		{ID: "bare"},
	}}}
	w.Add(feed.Markets, "a", alike, "buy", weighing(3), 0.5, now)
	w.Add(feed.Markets, "a", featuresMe, "buy", weighing(2), 0.5, now)
	w.Add(feed.Markets, "b", featuresMe, "sell", weighing(1), 0.5, now)
	w.Add(feed.Markets, "c", alike, "buy", weighing(4), 0.25, now)
	w.Add(feed.Markets, "c", other, "sell", weighing(1), 0.5, now)
	return w
}

func compute(t rapid.TB, source feed.Source, r *feed.FeaturesRequest) *feed.FeaturesResult {
	t.Helper()
	result, err := feed.ComputeFeatures(context.Background(), source, r)
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// A request past its deadline computes no further items.
func TestComputeStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	r := &feed.FeaturesRequest{User: feed.Ref{Index: "wallets", ID: featuresMe}, Items: []feed.Ref{{Index: feed.Markets, ID: "a"}}}
	if got, err := feed.ComputeFeatures(ctx, small(), r); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, %v, want the context's error", got, err)
	}
}

func TestHandWorked(t *testing.T) {
	got := compute(t, small(), &feed.FeaturesRequest{
		User:  feed.Ref{Index: "polymarket-wallets", ID: strings.ToUpper(featuresMe[2:])},
		Items: []feed.Ref{{Index: "markets", ID: "c"}},
	})
	if _, known := got.Features["markets"]["c"]["topic_similarity"]; known {
		t.Error("an id without 0x is another wallet, and has no topics")
	}
	got = compute(t, small(), &feed.FeaturesRequest{
		User:  feed.Ref{Index: "polymarket-wallets", ID: "0X" + strings.ToUpper(featuresMe[2:])},
		Items: []feed.Ref{{Index: "markets", ID: "c"}, {Index: feed.Markets, ID: "a"}, {Index: "markets", ID: "nowhere"}, {Index: "markets", ID: "bare"}},
	})
	// The mean of the vectors is (2, 1)/√5. Tags weigh x 2, y 3. alike has a 3 and c 4; without c
	// its cosine with a 2, b 1 is 2·3/(√5·3) = 2/√5; other has nothing but c.
	fuzzy, topical, affinity := (0.6*2+0.8)/math.Sqrt(5), 3/(math.Sqrt(13)*math.Sqrt2), 2/math.Sqrt(5)
	usd := affinity * weighing(4) / (weighing(4) + weighing(1))
	want := feed.Features{
		"found": true, "original_rank": 1, "sem_sim_closest": 0.8, "sem_sim_fuzzy": fuzzy, "topic_similarity": topical,
		"num_bets": 3, "num_price_changes": 2, "user_affinity_avg": affinity / 2, "user_affinity_usdc": usd, "user_affinity_count": 1,
		"cluster_1": 0.6, "cluster_2": 0.0, // y has 3/5 of the weight; c has no x
		"bets": []feed.ShownBet{
			{UserPseudonym: "0x0000…00cc", Side: "sell", Outcome: "Yes", USD: weighing(1), Price: 0.5, Timestamp: testkit.Noon},
			{UserPseudonym: "0x0000…00bb", Side: "buy", Outcome: "Yes", USD: weighing(4), Price: 0.25, Timestamp: testkit.Noon},
		},
	}
	near := cmpopts.EquateApprox(0, 1e-6) // vectors are float32
	if diff := cmp.Diff(want, got.Features["markets"]["c"], near); diff != "" {
		t.Errorf("c (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(feed.FeatureScores{"topic_score": (fuzzy + topical) / 2, "user_affinity_score": usd}, got.Scores["markets"]["c"], near); diff != "" {
		t.Errorf("scores of c (-want +got):\n%s", diff)
	}
	// a itself is not compared with a: the closest is b, at a right angle.
	if a := got.Features[feed.Markets]["a"]; a["sem_sim_closest"] != 0.0 || a["original_rank"] != 2 {
		t.Errorf("a: %v", a)
	}
	if diff := cmp.Diff(feed.Features{"found": false, "original_rank": 3}, got.Features["markets"]["nowhere"]); diff != "" {
		t.Errorf("nowhere (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(feed.Features{"found": true, "original_rank": 4, "cluster_1": 0.0, "cluster_2": 0.0, "bets": []feed.ShownBet{}}, got.Features["markets"]["bare"]); diff != "" {
		t.Errorf("what is not known is absent (-want +got):\n%s", diff)
	}
	if got.HitRate != 0.75 || got.ItemEmbedRate != 0.5 {
		t.Errorf("hit rate %v, embed rate %v; want 0.75 and 0.5", got.HitRate, got.ItemEmbedRate)
	}
}

func TestWeightHalves(t *testing.T) {
	now := testkit.Noon
	for age, want := range map[time.Duration]float64{-time.Hour: 2, 0: 2, feed.TasteHalfLife: 1, 2 * feed.TasteHalfLife: 0.5} {
		if got := feed.TasteWeight(feed.Interaction{USD: weighing(2), At: now.Add(-age)}, now); math.Abs(got-want) > 1e-12 {
			t.Errorf("age %v: %v, want %v", age, got, want)
		}
	}
}

// TestOfAStranger checks that features of the user are absent without a history.
func TestOfAStranger(t *testing.T) {
	w := small()
	item, _ := w.Item(feed.Markets, "c")
	for _, wallet := range []string{"", "0xdd"} {
		v := feed.NewUser(w, feed.Markets, wallet).Of(&item)
		if v.SemSimClosest != nil || v.SemSimFuzzy != nil || v.TopicSimilarity != nil || v.AffinityAvg != nil || v.AffinityCount != nil || v.Clusters != nil || v.TopicScore() != nil {
			t.Errorf("%q has %+v", wallet, v)
		}
		if len(v.Bets) != 2 || *v.NumBets != 3 {
			t.Errorf("%q lacks the bets of others: %+v", wallet, v)
		}
	}
}

// TestNumbersAreRates checks on random worlds that every number but counts is 0 to 1, that a
// result has only known names and is JSON, and that it repeats.
func TestNumbersAreRates(t *testing.T) {
	counts := map[string]bool{"original_rank": true, "num_bets": true, "num_price_changes": true, "user_affinity_count": true}
	names := map[string]bool{}
	for _, name := range feed.FeatureNames() {
		names[name] = true
	}
	rapid.Check(t, func(t *rapid.T) {
		w, r := drawWorld(t), &feed.FeaturesRequest{User: feed.Ref{Index: "wallets", ID: "w0"}}
		for _, item := range w.Items[feed.Markets] {
			r.Items = append(r.Items, feed.Ref{Index: feed.Markets, ID: item.ID})
		}
		got := compute(t, w, r)
		for id, all := range got.Features[feed.Markets] {
			for name, value := range all {
				if !names[name] {
					t.Fatalf("%s has %s, which Names lacks", id, name)
				}
				if x, ok := value.(float64); ok && !counts[name] && !(x >= 0 && x <= 1) {
					t.Fatalf("%s of %s is %v", name, id, x)
				}
			}
		}
		first, err := json.Marshal(got)
		if err != nil {
			t.Fatal(err)
		}
		if again, _ := json.Marshal(compute(t, w, r)); string(again) != string(first) {
			t.Fatalf("first %s\nthen %s", first, again)
		}
	})
}

func drawWorld(t *rapid.T) *Facts {
	w := &Facts{Items: map[string][]feed.Item{}}
	for i := range rapid.IntRange(1, 8).Draw(t, "items") {
		item := feed.Item{ID: fmt.Sprint("i", i), Tags: rapid.SliceOfN(rapid.SampledFrom([]string{"p", "q", "r"}), 0, 3).Draw(t, "tags")}
		if rapid.Bool().Draw(t, "embedded") {
			angle := rapid.Float64Range(0, 7).Draw(t, "angle")
			item.Vector = []float32{float32(math.Cos(angle)), float32(math.Sin(angle))}
		}
		w.Items[feed.Markets] = append(w.Items[feed.Markets], item)
	}
	for range rapid.IntRange(0, 40).Draw(t, "trades") {
		w.Add(feed.Markets, fmt.Sprint("i", rapid.IntRange(0, 9).Draw(t, "item")), fmt.Sprint("w", rapid.IntRange(0, 4).Draw(t, "wallet")), "buy",
			rapid.SampledFrom([]float64{0, 1e-9, 1, 1e6, math.MaxFloat64}).Draw(t, "usd"), 0.5, testkit.Noon.Add(time.Duration(rapid.IntRange(0, 1e6).Draw(t, "seconds"))*time.Second))
	}
	return w
}

func TestParseFeatures(t *testing.T) {
	r, err := feed.ParseFeatures([]byte(`{"user":{"index":"wallets","id":"base:0x1"},"items":[{"index":"tokens","id":"base:0x2","x":1}],"origin":null}`))
	want := &feed.FeaturesRequest{User: feed.Ref{Index: "wallets", ID: "base:0x1"}, Items: []feed.Ref{{Index: "tokens", ID: "base:0x2"}}}
	if diff := cmp.Diff(want, r); err != nil || diff != "" {
		t.Errorf("error %v, request (-want +got):\n%s", err, diff)
	}
	item := `{"index":"markets","id":"1"}`
	for _, test := range []struct{ body, field, message string }{
		{`{"items":[` + item + `]}`, "user", "user is required: an object with index and id"},
		{`{"user":"me","items":[` + item + `]}`, "user", `user must be a JSON object, got "me"`},
		{`{"user":{"index":"signals","id":"1"},"items":[` + item + `]}`, "user.index", `user.index must be one of polymarket-wallets, wallet-users, wallets, got "signals"`},
		{`{"user":{"index":"wallets"},"items":[` + item + `]}`, "user.id", "user.id is required: a string of 1 to 200 characters"},
		{`{"user":{"index":"wallets","id":"1"},"items":[]}`, "items", "items must have 1 to 1000 elements, got 0"},
		{`{"user":{"index":"wallets","id":"1"},"items":[` + strings.Repeat(item+",", 1000) + item + `]}`, "items", "items must have 1 to 1000 elements, got 1001"},
		{`{"user":{"index":"wallets","id":"1"},"items":[{"index":"items","id":"1"}]}`, "items[0].index", `items[0].index must be one of polymarket-items, markets, token-items, tokens, got "items"`},
		{`{"user":{"index":"wallets","id":"1"},"items":[{"index":"markets","id":{}}]}`, "items[0].id", "items[0].id must be a string, got {}"},
		{strings.Repeat(" ", feed.MaxFeaturesBody+1), "", "the body must have at most 1048576 bytes, got 1048577"},
	} {
		_, err := feed.ParseFeatures([]byte(test.body))
		e, ok := err.(*smartmoney.Error)
		if !ok || e.Code != smartmoney.CodeBadInput || e.Field != test.field || e.Message != test.message {
			t.Errorf("got %v, want %s: %s", err, test.field, test.message)
		}
	}
}
