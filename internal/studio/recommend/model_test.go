package recommend

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// small is what a training run on a few hundred wallets makes.
func small(t testing.TB) *Model {
	t.Helper()
	trained, _, err := Train(context.Background(), append(planted(1, 200, 5, 10, 12, 0.8), withPrefix("base:", planted(2, 100, 3, 10, 12, 0.8))...))
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
	for _, name := range append(Names(), "") {
		scores, by, err := trained.Scores(ctx, name, history, items)
		if err != nil {
			t.Fatal(err)
		}
		answers, want := EASEName, blend(neutral, 0)
		switch name {
		case PopularityName:
			answers, want = PopularityName, 0
		case DefaultName, "":
			answers = trained.Best()
		}
		if by != fmt.Sprint(answers, "@7") || trained.Version() != 7 {
			t.Errorf("%s: %s", name, by)
		}
		if scores[2] != want || scores[0] != scores[4] || slices.Min(scores) < 0 || slices.Max(scores) > 1 || scores[0] == 0 {
			t.Errorf("%s: %v", name, scores)
		}
	}
	// A history of one chain is neutral on another's items, which are then in order of popularity.
	markets := trained.groups[0].Items
	foreign, _, err := trained.Scores(ctx, EASEName, []Weighted{{"base:m1", 0.5}}, markets)
	if err != nil || slices.Max(foreign) != blend(neutral, 1) || slices.Min(foreign) < blend(neutral, 0) {
		t.Errorf("of another chain: %v, %v", foreign, err)
	}
	// Without a history every model orders by popularity.
	want, _, err := trained.Scores(ctx, PopularityName, nil, markets)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{EASEName, ItemKNNName} {
		if got, _, err := trained.Scores(ctx, name, nil, markets); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s without a history: %v, want %v", name, got, want)
		}
	}
}

func TestScoresRefuses(t *testing.T) {
	m := small(t)
	if _, _, err := m.Scores(context.Background(), "", nil, make([]string, MaxItems+1)); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
		t.Error(err)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if _, _, err := m.Scores(ended, "", nil, []string{"m1"}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestRegistry(t *testing.T) {
	var r Registry
	if _, by, err := r.Current().Scores(t.Context(), "", nil, nil); err != nil || by != "popularity-v1@0" {
		t.Errorf("before the first: %v %v", by, err)
	}
	trained := small(t).WithVersion(2)
	r.Use(trained)
	if _, by, err := r.Current().Scores(t.Context(), RerankName, nil, nil); err != nil || by != "ease-v1@2" {
		t.Errorf("%v %v", by, err)
	}
	_, _, err := r.Current().Scores(t.Context(), "ease-v9"+strings.Repeat("x", 1000), nil, nil)
	if smartmoney.CodeOf(err) != smartmoney.CodeNotFound || !strings.Contains(err.Error(), RerankName) || len(err.Error()) > 400 {
		t.Error(err)
	}
}

func TestCodec(t *testing.T) {
	for name, m := range map[string]*Model{
		"trained": small(t), "popularity": Popularity(planted(1, 20, 2, 3, 5, 0.5)), "nothing": {},
	} {
		b := m.Encode()
		got, err := Decode(b, 3)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !slices.Equal(got.Encode(), b) || got.Version() != 3 || !got.Until().Equal(m.Until()) || got.Best() != m.Best() {
			t.Errorf("%s differs when it is read back", name)
		}
		former := slices.Clone(b)
		former[len(magic)-1] = 1
		for _, b := range [][]byte{nil, b[:len(b)/2], b[:len(b)-1], former} {
			if _, err := Decode(b, 1); !errors.Is(err, ErrUnreadable) {
				t.Fatalf("%s of %d bytes: %v", name, len(b), err)
			}
		}
	}
	part := small(t)
	part.groups[0].Weights = part.groups[0].Weights[1:]
	if _, err := Decode(part.Encode(), 1); !errors.Is(err, ErrUnreadable) {
		t.Errorf("parts that do not fit: %v", err)
	}
}

// TestStaleItemsAreForgotten has a chain whose trades are years older than another's.
func TestStaleItemsAreForgotten(t *testing.T) {
	old := withPrefix("base:", planted(1, 100, 3, 10, 12, 0.5))
	for i := range old {
		old[i].At = old[i].At.Add(-20 * 365 * 24 * time.Hour)
	}
	trained, _, err := Train(context.Background(), append(old, planted(2, 200, 5, 10, 12, 0.8)...))
	if err != nil {
		t.Fatal(err)
	}
	if _, known := trained.places["base:m1"]; known || trained.Items() == 0 {
		t.Errorf("%d items, the old ones among them: %t", trained.Items(), known)
	}
}

func TestItemsAreBounded(t *testing.T) {
	pairs := merged(planted(1, 300, 10, 20, 15, 0.5))
	g, histories := newGroup("", pairs, pairs[0].At, 12)
	if err := g.fit(histories); err != nil {
		t.Fatal(err)
	}
	if len(g.Items) != 12 || len(g.Popularity) != 12 || len(g.Weights) != 144 {
		t.Errorf("%d items", len(g.Items))
	}
}
