package recommend

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestPlantedTastesAreFound trains on wallets with tastes and on wallets without any.
func TestPlantedTastesAreFound(t *testing.T) {
	ctx := context.Background()
	trained, report, err := Train(ctx, planted(1, 400, 10, 20, 15, 0.8))
	if err != nil {
		t.Fatal(err)
	}
	if trained.Best() == PopularityName || report.Models[0].Name != PopularityName || report.Wallets < 200 {
		t.Fatalf("best is %s: %+v", trained.Best(), report)
	}
	for _, m := range report.Models[1:] {
		if m.Lead.Low <= 0 {
			t.Errorf("%s does not lead popularity: %+v", m.Name, m)
		}
	}
	for seed := range 2 { // what no wallet prefers nobody can foretell
		report, err := Evaluate(ctx, planted(uint64(seed), 300, 10, 20, 15, 0))
		if err != nil {
			t.Fatal(err)
		}
		if report.Models[1].Lead.Low > 0 {
			t.Errorf("EASE leads where there is no taste: %+v", report.Models)
		}
	}
}

func TestTooFewTrades(t *testing.T) {
	for name, trades := range map[string][]Interaction{
		"none": nil, "few": planted(1, 400, 10, 20, 2, 0.5), "few wallets": planted(1, 40, 10, 20, 50, 0.5), "few items": planted(1, 400, 1, 9, 15, 0.5),
	} {
		_, _, err := Train(context.Background(), trades)
		if smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
			t.Errorf("%s: %v", name, err)
		}
		m := Popularity(trades)
		if _, by, err := m.Scores(context.Background(), EASEName, nil, nil); err != nil || by != "popularity-v1@0" || m.Best() != PopularityName {
			t.Errorf("%s: answered by %s, %v", name, by, err)
		}
	}
}

func TestTrainingEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, _, err := Train(ctx, planted(1, 400, 10, 20, 15, 0.8)); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestQuality(t *testing.T) {
	ideal := 1 + 1/math.Log2(3)
	for _, test := range []struct {
		name              string
		ranking, relevant []int32
		recall, ndcg      float64
	}{
		{"both first", []int32{4, 7, 1}, []int32{7, 4}, 1, 1},
		{"one third", []int32{1, 2, 7}, []int32{7, 4}, 0.5, 0.5 / ideal},
		{"none", []int32{1, 2}, []int32{7}, 0, 0},
	} {
		recall, ndcg := quality(test.ranking, test.relevant)
		if math.Abs(recall-test.recall) > 1e-12 || math.Abs(ndcg-test.ndcg) > 1e-12 {
			t.Errorf("%s: %v %v, want %v %v", test.name, recall, ndcg, test.recall, test.ndcg)
		}
	}
}

// TestBestIsTheSortedTop compares with sorting everything.
func TestBestIsTheSortedTop(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		scores, order := make([]float64, r.IntN(60)), []int32(nil)
		for i := range scores {
			if scores[i] = float64(r.IntN(20)); r.IntN(5) == 0 {
				scores[i] = math.Inf(-1)
			} else {
				order = append(order, int32(i))
			}
		}
		slices.SortStableFunc(order, func(a, b int32) int { return int(scores[b] - scores[a]) })
		if want := order[:min(len(order), Depth)]; !slices.Equal(best(scores), want) {
			t.Fatalf("%v of %v, want %v", best(scores), scores, want)
		}
	}
}

// TestIntervalsCover checks that about 95 of 100 intervals hold the true mean, and that they
// are repeatable.
func TestIntervalsCover(t *testing.T) {
	r, held := rand.New(rand.NewPCG(3, 4)), 0
	for range 100 {
		values := make([]float64, 100)
		for i := range values {
			values[i] = r.NormFloat64()
		}
		one := NewInterval(values)
		if one != NewInterval(values) || one.Low > one.Mean || one.Mean > one.High {
			t.Fatalf("%+v", one)
		}
		if one.Low <= 0 && 0 <= one.High {
			held++
		}
	}
	if held < 85 || held == 100 {
		t.Errorf("%d of 100 intervals hold the mean", held)
	}
	if (NewInterval(nil) != Interval{}) {
		t.Error("of nothing")
	}
}

// TestSplitIsInTime checks that the predicted trades are later than those to which models are
// fitted.
func TestSplitIsInTime(t *testing.T) {
	trades := planted(1, 400, 10, 20, 15, 0.8)
	report, err := Evaluate(context.Background(), trades)
	if err != nil {
		t.Fatal(err)
	}
	pairs, later := merged(trades), 0
	for _, one := range pairs {
		if !one.At.Before(report.SplitAt) {
			later++
		}
	}
	if want := len(pairs) - len(pairs)*4/5; later != want { // no two trades are of one time
		t.Errorf("%d of %d interactions are since %v, want %d", later, len(pairs), report.SplitAt, want)
	}
	same := make([]Interaction, 10)
	for i := range same {
		same[i].At = start
	}
	if at := splitAt(same); !at.After(start) {
		t.Errorf("trades of one time are parted at %v", at)
	}
}
