package recommend

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"gonum.org/v1/gonum/mat"
	"pgregory.net/rapid"
)

var start = time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)

// drawn returns up to a few hundred interactions of few wallets and items, of two groups.
func drawn(t *rapid.T) []Interaction {
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Interaction {
		item := fmt.Sprint(rapid.IntRange(0, 9).Draw(t, "item"))
		if rapid.Bool().Draw(t, "token") {
			item = "base:" + item
		}
		return Interaction{
			User: fmt.Sprint(rapid.IntRange(0, 15).Draw(t, "user")), Item: item,
			At:  start.Add(time.Duration(rapid.IntRange(0, 90*24*60).Draw(t, "minute")) * time.Minute),
			USD: rapid.Float64Range(0.01, 100).Draw(t, "usd"), Count: rapid.IntRange(0, 3).Draw(t, "count"),
		}
	}), 1, 200).Draw(t, "interactions")
}

func datasetOf(interactions []Interaction) *Dataset {
	d := NewDataset(DefaultLimits())
	for _, one := range interactions {
		d.Add(one)
	}
	return d
}

// brute is the matrix of weights by the formulas of the documentation.
func brute(interactions []Interaction, items []string) *mat.Dense {
	var now time.Time
	users := map[string][]Interaction{}
	for _, one := range interactions {
		users[one.User] = append(users[one.User], one)
		if one.At.After(now) {
			now = one.At
		}
	}
	x := mat.NewDense(len(users), len(items), nil)
	row := 0
	for _, trades := range users {
		for j, item := range items {
			n, usd, latest := 0.0, 0.0, time.Time{}
			for _, one := range trades {
				if one.Item == item {
					n += float64(max(one.Count, 1))
					usd += one.USD
					if one.At.After(latest) {
						latest = one.At
					}
				}
			}
			if n > 0 {
				x.Set(row, j, math.Pow(2, -now.Sub(latest).Hours()/(14*24))*n/(1+n)*math.Min(usd, 1))
			}
		}
		row++
	}
	return x
}

// TestEASEIsTheTextbooks compares the coefficients with the closed form, computed from the
// interactions by dense matrices and another inversion.
func TestEASEIsTheTextbooks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		interactions := drawn(t)
		penalty := rapid.SampledFrom(penalties[:]).Draw(t, "penalty")
		f := datasetOf(interactions).frame()
		fitted, err := f.fit(context.Background(), f.entries, DefaultLimits())
		if err != nil {
			t.Fatal(err)
		}
		for _, one := range fitted {
			if err := one.fitEASE(penalty); err != nil {
				t.Fatal(err)
			}
			want := textbook(t, brute(interactions, one.items), penalty)
			for i := range one.items {
				for j := range one.items {
					if got := float64(one.weights[i*len(one.items)+j]); math.Abs(got-want.At(i, j)) > 1e-5*(1+math.Abs(got)) {
						t.Fatalf("coefficient %d, %d is %v, want %v", i, j, got, want.At(i, j))
					}
				}
			}
		}
	})
}

// textbook returns I - P·diag(1/diag P) with P the inverse of XᵀX + λI.
func textbook(t *rapid.T, x *mat.Dense, penalty float64) *mat.Dense {
	_, n := x.Dims()
	var p, b mat.Dense
	p.Mul(x.T(), x)
	lambda := penalty * mat.Trace(&p) / float64(n)
	for i := range n {
		p.Set(i, i, p.At(i, i)+lambda)
	}
	if err := p.Inverse(&p); err != nil {
		t.Fatal(err)
	}
	scale := mat.NewDiagDense(n, nil)
	for i := range n {
		scale.SetDiag(i, 1/p.At(i, i))
	}
	b.Mul(&p, scale)
	b.Scale(-1, &b)
	for i := range n {
		b.Set(i, i, 0)
	}
	return &b
}

// TestKNNIsTheCosine compares the neighbours with the cosines of columns, and popularity with
// their sums.
func TestKNNIsTheCosine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		interactions := drawn(t)
		f := datasetOf(interactions).frame()
		fitted, err := f.fit(context.Background(), f.entries, DefaultLimits())
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range fitted {
			x := brute(interactions, g.items)
			sums := make([]float64, len(g.items))
			for j := range g.items {
				sums[j] = mat.Sum(x.ColView(j))
			}
			for j := range g.items {
				if want := sums[j] / slices.Max(sums); math.Abs(float64(g.popularity[j])-want) > 1e-6 {
					t.Fatalf("popularity %v, want %v", g.popularity[j], want)
				}
				for _, n := range g.near[j] {
					a, b := x.ColView(int(n.item)), x.ColView(j)
					if want := mat.Dot(a, b) / mat.Norm(a, 2) / mat.Norm(b, 2); math.Abs(float64(n.cosine)-want) > 1e-6 {
						t.Fatalf("cosine of %d, %d is %v, want %v", n.item, j, n.cosine, want)
					}
				}
			}
		}
	})
}

// TestOrderDoesNotMatter trains on the same trades in two orders.
func TestOrderDoesNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one := drawn(t)
		other := rapid.Permutation(one).Draw(t, "order")
		fit := func(interactions []Interaction) []byte {
			f := datasetOf(interactions).frame()
			fitted, err := f.fit(context.Background(), f.entries, DefaultLimits())
			if err != nil {
				t.Fatal(err)
			}
			made := &Trained{until: f.until(), best: EASEName}
			for _, g := range fitted {
				if err := g.fitEASE(1); err != nil {
					t.Fatal(err)
				}
				made.groups = append(made.groups, g.group)
			}
			return made.Encode()
		}
		a, b := fit(one), fit(other)
		if !slices.Equal(a, b) {
			t.Fatal("the order of trades changes the model")
		}
	})
}

// TestWeightsDecay checks that a weight is halved by a half-life, rises with trades, is 0 to 1
// and does not depend on the order of trades.
func TestWeightsDecay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		interactions := drawn(t)
		now := start.Add(100 * 24 * time.Hour)
		history := Weights(interactions, now)
		if !slices.Equal(history, Weights(rapid.Permutation(interactions).Draw(t, "order"), now)) {
			t.Fatal("the order of trades changes the history")
		}
		older := map[string]float64{}
		for _, w := range Weights(interactions, now.Add(HalfLife)) {
			older[w.Item] = w.Weight
		}
		for i, w := range history {
			if !(w.Weight > 0 && w.Weight < 1) || i > 0 && w.Weight > history[i-1].Weight {
				t.Fatalf("weights %v are not falling from below 1 to above 0", history)
			}
			if math.Abs(older[w.Item]-w.Weight/2) > 1e-12 {
				t.Fatalf("%v becomes %v after a half-life", w.Weight, older[w.Item])
			}
		}
	})
	for _, test := range []struct {
		name string
		one  Interaction
		want float64
	}{
		{"one trade now", Interaction{At: start, USD: 50}, 0.5},
		{"three trades now", Interaction{At: start, USD: 50, Count: 3}, 0.75},
		{"one trade two half-lives ago", Interaction{At: start.Add(-2 * HalfLife), USD: 50}, 0.125},
		{"dust", Interaction{At: start, USD: 0.1}, 0.05},
		{"a trade later than now", Interaction{At: start.Add(time.Hour), USD: 50}, 0.5},
	} {
		if got := Weights([]Interaction{test.one}, start); math.Abs(got[0].Weight-test.want) > 1e-12 {
			t.Errorf("%s: %v, want %v", test.name, got[0].Weight, test.want)
		}
	}
}

// TestDatasetIsBounded checks that memory is bounded while new names keep arriving.
func TestDatasetIsBounded(t *testing.T) {
	const most = 100
	d := NewDataset(Limits{Interactions: most})
	for i := range 50 * most {
		d.Add(Interaction{User: fmt.Sprint(i), Item: fmt.Sprint(-i), At: start.Add(time.Duration(i) * time.Hour), USD: 1})
		if len(d.entries) > 2*most || len(d.users.texts) > 2*most || len(d.items.of) > 2*most {
			t.Fatalf("after %d: %d entries, %d users, %d items", i, len(d.entries), len(d.users.texts), len(d.items.of))
		}
	}
	counts := d.Counts()
	if counts.Trades != most || d.Total() != 50*most {
		t.Errorf("%+v of %d", counts, d.Total())
	}
	if f := d.frame(); f.entries[0].at != start.Add(49*most*time.Hour).UnixNano() {
		t.Errorf("the oldest kept is of %v", time.Unix(0, f.entries[0].at).UTC())
	}
	for range 10 * most { // a bot in one market takes one place
		d.Add(Interaction{User: "bot", Item: "m", At: start.Add(50 * most * time.Hour), USD: 1})
	}
	if counts := d.Counts(); len(d.entries) != most || counts.Trades != most-1+10*most {
		t.Errorf("%d entries, %+v", len(d.entries), counts)
	}
}

// planted returns the trades of wallets, each of which prefers two of the topics and some
// popular items.
func planted(seed uint64, wallets, topics, perTopic, each int, share float64) []Interaction {
	r := rand.New(rand.NewPCG(seed, 0))
	items := topics * perTopic
	popular, order := rand.NewZipf(r, 1.2, 5, uint64(items-1)), r.Perm(items)
	likes := make([][2]int, wallets)
	for i := range likes {
		likes[i] = [2]int{r.IntN(topics), r.IntN(topics)}
	}
	trades := make([]Interaction, wallets*each)
	for i := range trades {
		wallet, item := r.IntN(wallets), order[popular.Uint64()]
		if r.Float64() < share {
			item = likes[wallet][r.IntN(2)]*perTopic + int(float64(perTopic)*r.Float64()*r.Float64())
		}
		trades[i] = Interaction{
			User: fmt.Sprintf("w%d", wallet), Item: fmt.Sprintf("m%d", item), USD: 10,
			At: start.Add(time.Duration(i) * (30 * 24 * time.Hour / time.Duration(len(trades)))),
		}
	}
	return trades
}
