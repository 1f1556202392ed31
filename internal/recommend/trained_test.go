package recommend

import (
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"smartmoney/internal/smartmoney"
)

// small is what a training run on a few hundred wallets makes.
func small(t testing.TB) *Trained {
	t.Helper()
	trained, _, err := Train(context.Background(), datasetOf(append(planted(1, 200, 5, 10, 12, 0.8), withPrefix("base:", planted(2, 100, 3, 10, 12, 0.8))...)), DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	return trained
}

func withPrefix(prefix string, trades []Interaction) []Interaction {
	for i := range trades {
		trades[i].User, trades[i].Item = prefix+trades[i].User, prefix+trades[i].Item
	}
	return trades
}

func TestScores(t *testing.T) {
	ctx, trained := context.Background(), small(t).WithVersion(7)
	items := []string{"m0", "base:m1", "unknown", "m3", "m0"}
	history := []Weighted{{"m1", 0.5}, {"m2", 0.4}, {"nobody knows it", 1}, {"base:m2", 0.5}, {"m2", 3}, {"m4", math.NaN()}}
	for _, name := range Names() {
		m, err := trained.Model(name)
		if err != nil {
			t.Fatal(err)
		}
		if m.Version() != 7 || name == RerankName && m.Name() != EASEName || name == DefaultName && m.Name() != trained.Best() {
			t.Errorf("%s: %s", name, Label(m))
		}
		scores, err := m.Scores(ctx, history, items)
		if err != nil {
			t.Fatal(err)
		}
		want := 0.0
		if m.Name() == EASEName {
			want = blend(neutral, 0)
		}
		if scores[2] != want || scores[0] != scores[4] || slices.Min(scores) < 0 || slices.Max(scores) > 1 || scores[0] == 0 {
			t.Errorf("%s: %v", name, scores)
		}
	}
	// A history of one chain is neutral on another's items, which are then in order of popularity.
	ease, _ := trained.Model(EASEName)
	foreign, err := ease.Scores(ctx, []Weighted{{"base:m1", 0.5}}, trained.groups[0].items)
	if err != nil || slices.Max(foreign) != blend(neutral, 1) || slices.Min(foreign) < blend(neutral, 0) {
		t.Errorf("of another chain: %v, %v", foreign, err)
	}
	// Without a history every model orders by popularity.
	popular, _ := trained.Model(PopularityName)
	want, err := popular.Scores(ctx, nil, trained.groups[0].items)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{EASEName, ItemKNNName} {
		m, _ := trained.Model(name)
		if got, err := m.Scores(ctx, nil, trained.groups[0].items); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s without a history: %v, want %v", name, got, want)
		}
	}
}

func TestScoresRefuses(t *testing.T) {
	m, err := small(t).Model("")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Scores(context.Background(), nil, make([]string, MaxItems+1)); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
		t.Error(err)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := m.Scores(ended, nil, []string{"m1"}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestRegistry(t *testing.T) {
	var r Registry
	if m, err := r.Model(""); err != nil || m.Name() != PopularityName || m.Version() != 0 || r.Current() != nil {
		t.Errorf("before the first: %v %v", m, err)
	}
	trained := small(t).WithVersion(2)
	r.Use(trained)
	if m, err := r.Model(RerankName); err != nil || Label(m) != "ease-v1@2" {
		t.Errorf("%v %v", m, err)
	}
	_, err := r.Model("ease-v9" + strings.Repeat("x", 1000))
	if smartmoney.CodeOf(err) != smartmoney.CodeNotFound || !strings.Contains(err.Error(), RerankName) || len(err.Error()) > 400 {
		t.Error(err)
	}
}

func TestCodec(t *testing.T) {
	for name, trained := range map[string]*Trained{
		"trained": small(t), "popularity": Popularity(datasetOf(planted(1, 20, 2, 3, 5, 0.5)), DefaultLimits()), "nothing": {},
	} {
		b := trained.Encode()
		got, err := Decode(b, 3)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !slices.Equal(got.Encode(), b) || got.Version() != 3 || !got.Until().Equal(trained.Until()) || got.Best() != trained.Best() {
			t.Errorf("%s differs when it is read back", name)
		}
		for i := 0; i < len(b); i += max(1, len(b)/50) {
			b[i] ^= 4
			if _, err := Decode(b, 1); !errors.Is(err, ErrCorrupt) {
				t.Fatalf("%s with a flipped bit at %d: %v", name, i, err)
			}
			b[i] ^= 4
		}
	}
}

// TestStaleItemsAreForgotten has a chain whose trades are years older than another's.
func TestStaleItemsAreForgotten(t *testing.T) {
	old := withPrefix("base:", planted(1, 100, 3, 10, 12, 0.5))
	for i := range old {
		old[i].At = old[i].At.Add(-20 * 365 * 24 * time.Hour)
	}
	trained, _, err := Train(context.Background(), datasetOf(append(old, planted(2, 200, 5, 10, 12, 0.8)...)), DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	if _, known := trained.places["base:m1"]; known || trained.Items() == 0 {
		t.Errorf("%d items, the old ones among them: %t", trained.Items(), known)
	}
}

func TestItemsAreBounded(t *testing.T) {
	limits := Limits{Interactions: 10_000, Items: 12, Neighbours: 3}
	trained, report, err := Train(context.Background(), datasetOf(planted(1, 300, 10, 20, 15, 0.5)), limits)
	if err != nil {
		t.Fatal(err)
	}
	if trained.Items() != 12 || report.Items != 12 || len(trained.groups[0].weights) != 144 {
		t.Errorf("%d items", trained.Items())
	}
	for _, near := range trained.groups[0].near {
		if len(near) > 3 {
			t.Errorf("%d neighbours", len(near))
		}
	}
}
