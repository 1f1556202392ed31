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
			USD: rapid.Float64Range(0.01, 100).Draw(t, "usd"), Count: rapid.IntRange(1, 3).Draw(t, "count"),
		}
	}), 1, 200).Draw(t, "interactions")
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
					n += float64(one.Count)
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
		m, err := fit(context.Background(), merged(interactions))
		if err != nil {
			t.Fatal(err)
		}
		for _, one := range m.groups {
			want := textbook(t, brute(interactions, one.Items))
			for i := range one.Items {
				for j := range one.Items {
					if got := float64(one.Weights[i*len(one.Items)+j]); math.Abs(got-want.At(i, j)) > 1e-5*(1+math.Abs(got)) {
						t.Fatalf("coefficient %d, %d is %v, want %v", i, j, got, want.At(i, j))
					}
				}
			}
		}
	})
}

// textbook returns I - P·diag(1/diag P) with P the inverse of XᵀX + λI.
func textbook(t *rapid.T, x *mat.Dense) *mat.Dense {
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

// TestPopularityIsTheSum compares the popularity with the sums of columns.
func TestPopularityIsTheSum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		interactions := drawn(t)
		for _, g := range Popularity(interactions).groups {
			x := brute(interactions, g.Items)
			sums := make([]float64, len(g.Items))
			for j := range g.Items {
				sums[j] = mat.Sum(x.ColView(j))
			}
			for j := range g.Items {
				if want := sums[j] / slices.Max(sums); math.Abs(float64(g.Popularity[j])-want) > 1e-6 {
					t.Fatalf("popularity %v, want %v", g.Popularity[j], want)
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
		bytes := func(interactions []Interaction) []byte {
			m, err := fit(context.Background(), merged(interactions))
			if err != nil {
				t.Fatal(err)
			}
			return m.Encode()
		}
		a, b := bytes(one), bytes(other)
		if !slices.Equal(a, b) {
			t.Fatal("the order of trades changes the model")
		}
	})
}

// TestWeightDecays checks that a weight is halved by a half-life, rises with trades, and is 0 to 1.
func TestWeightDecays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, one := range drawn(t) {
			age := start.Add(100 * 24 * time.Hour).Sub(one.At)
			w := Weight(age, one.Count, one.USD)
			if !(w > 0 && w < 1) || Weight(age, one.Count+1, one.USD) <= w {
				t.Fatalf("the weight of %+v is %v", one, w)
			}
			if older := Weight(age+HalfLife, one.Count, one.USD); math.Abs(older-w/2) > 1e-12 {
				t.Fatalf("%v becomes %v after a half-life", w, older)
			}
		}
	})
	for _, test := range []struct {
		name   string
		age    time.Duration
		trades int
		usd    float64
		want   float64
	}{
		{"one trade now", 0, 1, 50, 0.5},
		{"three trades now", 0, 3, 50, 0.75},
		{"one trade two half-lives ago", 2 * HalfLife, 1, 50, 0.125},
		{"dust", 0, 1, 0.1, 0.05},
		{"a trade later than now", -time.Hour, 1, 50, 0.5},
	} {
		if got := Weight(test.age, test.trades, test.usd); math.Abs(got-test.want) > 1e-12 {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

// TestNewestIsBounded checks that the newest interactions are kept, of as many as come.
func TestNewestIsBounded(t *testing.T) {
	const most = 100
	for _, n := range []int{0, 1, most, most + 1, 2 * most, 50*most + 7} {
		got := newest(func(yield func(Interaction) bool) {
			for _, i := range rand.New(rand.NewPCG(1, uint64(n))).Perm(n) {
				if !yield(Interaction{User: fmt.Sprint(i), At: start.Add(time.Duration(i) * time.Hour)}) {
					return
				}
			}
		}, most)
		for _, one := range got {
			if one.At.Before(start.Add(time.Duration(n-most) * time.Hour)) {
				t.Errorf("of %d, that of %v is kept", n, one.At)
			}
		}
		if len(got) != min(n, most) || cap(got) > 4*most {
			t.Errorf("of %d, %d are kept in the memory of %d", n, len(got), cap(got))
		}
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
			User: fmt.Sprintf("w%d", wallet), Item: fmt.Sprintf("m%d", item), USD: 10, Count: 1,
			At: start.Add(time.Duration(i) * (30 * 24 * time.Hour / time.Duration(len(trades)))),
		}
	}
	return trades
}
