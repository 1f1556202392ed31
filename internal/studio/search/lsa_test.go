package search

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/mat"
	"pgregory.net/rapid"
)

// texts returns n generated questions about few topics.
func texts(n int) []string {
	r := rand.New(rand.NewPCG(uint64(n), 1))
	who, what := []string{"Ada", "Béla", "Chow", "Dunya"}, []string{"win the cup", "lead the polls", "reach orbit", "cut rates"}
	all := make([]string, n)
	for i := range all {
		all[i] = fmt.Sprintf("Will %s %s in %d?", who[r.IntN(4)], what[r.IntN(4)], 1000+i)
	}
	return all
}

func fit(t testing.TB, o LSAOptions, before Embedder, all []string) *LSA {
	t.Helper()
	e, err := NewLSAFitter(o).Fit(context.Background(), before, slices.Values(all))
	if err != nil {
		t.Fatal(err)
	}
	return e.(*LSA)
}

func embed(t testing.TB, e Embedder, all ...string) [][]float32 {
	t.Helper()
	vectors, err := e.Embed(context.Background(), all)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range vectors {
		if length := lsaCosine(v, v); len(v) != VectorSize || length != 0 && math.Abs(length-1) > 1e-5 {
			t.Fatalf("a vector of %d numbers and length %v", len(v), length)
		}
	}
	return vectors
}

func lsaCosine(a, b []float32) float64 {
	sum := 0.0
	for i := range a {
		sum += float64(a[i]) * float64(b[i])
	}
	return sum
}

// TestEqualsTheDenseDecomposition compares cosines with those of an exact singular value
// decomposition of the same matrix.
func TestEqualsTheDenseDecomposition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching(`[a-e]{1,2}x`)
		all := rapid.SliceOfNDistinct(rapid.Custom(func(t *rapid.T) string {
			return strings.Join(rapid.SliceOfN(word, 1, 6).Draw(t, "words"), " ")
		}), 2, 25, rapid.ID).Draw(t, "texts")
		e, err := NewLSAFitter(DefaultLSAOptions()).Fit(context.Background(), nil, slices.Values(all))
		if err != nil {
			t.Fatal(err)
		}
		l := e.(*LSA)
		a := mat.NewDense(len(all), l.Terms(), nil)
		for i, text := range all {
			for _, e := range weigh(countTerms(text, l.number), l.idf) {
				a.Set(i, int(e.term), e.weight)
			}
		}
		var svd mat.SVD
		var v, projected mat.Dense
		if !svd.Factorize(a, mat.SVDThin) {
			t.Fatal("no decomposition")
		}
		svd.VTo(&v)
		projected.Mul(a, &v)
		vectors, err := l.Embed(context.Background(), all)
		if err != nil {
			t.Fatal(err)
		}
		for i := range all {
			for j := range all {
				x, y := projected.RowView(i), projected.RowView(j)
				want := mat.Dot(x, y) / mat.Norm(x, 2) / mat.Norm(y, 2)
				if got := lsaCosine(vectors[i], vectors[j]); math.Abs(got-want) > 1e-5 {
					t.Fatalf("cosine of %q and %q is %v, want %v", all[i], all[j], got, want)
				}
			}
		}
	})
}

// TestTruncates checks, with more words than dimensions, that the analysis keeps what texts have
// in common and uses the first dimensions only.
func TestTruncates(t *testing.T) {
	all := texts(600)
	l := fit(t, DefaultLSAOptions(), nil, all)
	if l.rank != Rank || l.Terms() < 600 {
		t.Fatalf("rank %d of %d words", l.rank, l.Terms())
	}
	v := embed(t, l, "ADA wins the Cup", "Will Ada win the cup in 1003?", "will bela's polls lead", "Will Chow cut rates in 1004?")
	if slices.ContainsFunc(v[0][Rank:], func(x float32) bool { return x != 0 }) {
		t.Error("dimensions beyond the rank are used")
	}
	if near, far := lsaCosine(v[0], v[1]), lsaCosine(v[0], v[3]); near < 0.4 || near < far+0.3 {
		t.Errorf("cosine %v of alike texts, %v of others", near, far)
	}
}

func TestRankFollowsTheTexts(t *testing.T) {
	for n, want := range map[int]int{40: 40, 100: 64, 300: 150} {
		if l := fit(t, DefaultLSAOptions(), nil, texts(n)); l.rank != want {
			t.Errorf("%d texts: rank %d, want %d", n, l.rank, want)
		}
	}
}

func TestDoesNotDependOnOrder(t *testing.T) {
	all := texts(300)
	one := fit(t, LSAOptions{Texts: 100, Terms: 80}, nil, all)
	other := slices.Clone(all)
	rand.New(rand.NewPCG(5, 5)).Shuffle(len(other), func(i, j int) { other[i], other[j] = other[j], other[i] })
	two := fit(t, LSAOptions{Texts: 100, Terms: 80}, nil, append(other, all...)) // and each twice
	if one.Name() != two.Name() || !slices.Equal(one.basis, two.basis) || one.Terms() != 80 {
		t.Errorf("%s with %d words and %s with %d", one.Name(), one.Terms(), two.Name(), two.Terms())
	}
	if third := fit(t, LSAOptions{Texts: 100, Terms: 80}, nil, all[1:200]); third.Name() == one.Name() {
		t.Error("another corpus has the same name")
	}
}

func TestRefits(t *testing.T) {
	all := texts(220)
	l := fit(t, DefaultLSAOptions(), nil, all[:200])
	for _, test := range []struct {
		name string
		now  []string
		same bool
	}{
		{"unchanged", all[:200], true},
		{"19 of 200 more", all[:219], true},
		{"20 of 200 more", all[:220], false},
		{"19 of 200 gone", all[19:200], true},
		{"20 of 200 gone", all[20:200], false},
		{"10 others", append(slices.Clone(all[10:200]), all[200:210]...), false},
		{"empty", nil, false},
	} {
		if got := fit(t, DefaultLSAOptions(), l, test.now); (got == l) != test.same {
			t.Errorf("%s: fitted again %t", test.name, got != l)
		}
	}
	if got := fit(t, DefaultLSAOptions(), &RemoteEmbedder{}, all); got == nil || got.Terms() == 0 {
		t.Error("after another embedder nothing was fitted")
	}
}

func TestEmptyCorpus(t *testing.T) {
	for name, all := range map[string][]string{"nothing": nil, "no words": {"", "?!", "…"}} {
		l := fit(t, DefaultLSAOptions(), nil, all)
		if v := embed(t, l, "Will it?", ""); lsaCosine(v[0], v[0]) != 0 || lsaCosine(v[1], v[1]) != 0 {
			t.Errorf("%s: a vector that is not 0", name)
		}
		if fit(t, DefaultLSAOptions(), l, all) != l {
			t.Errorf("%s: fitted again", name)
		}
	}
}

func TestEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := NewLSAFitter(DefaultLSAOptions()).Fit(ctx, nil, slices.Values(texts(50))); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := fit(t, DefaultLSAOptions(), nil, texts(10)).Embed(ctx, texts(1)); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestTerms(t *testing.T) {
	for text, want := range map[string]string{
		"Will Médecins Sans Frontières win?":      "will medecin san frontiere win",
		"Sudan’s cities' ETH-USD, 5m; bus class":  "sudan city eth usd 5m bus class",
		"Chow Hang‑tung (Ⅳ)":                      "chow hang tung iv",
		"":                                        "",
		strings.Repeat("a", 65) + " short":        "short",
		strings.Repeat("b ", maxText/2) + "never": strings.TrimSpace(strings.Repeat("b ", maxText/2)),
	} {
		var got []string
		terms(text, func(term string) { got = append(got, term) })
		if strings.Join(got, " ") != want {
			t.Errorf("%.40q: %.60q, want %.60q", text, strings.Join(got, " "), want)
		}
	}
}

func FuzzEmbed(f *testing.F) {
	l := fit(f, DefaultLSAOptions(), nil, texts(40))
	f.Add("Will Ada win the cup?")
	f.Add("é\xff\u0301’ \x00")
	f.Fuzz(func(t *testing.T, text string) { embed(t, l, text) })
}

// BenchmarkFit fits to the largest corpus that the service uses.
func BenchmarkFit(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	words := rand.NewZipf(r, 1.1, 10, 20_000)
	all := make([]string, 10_000)
	for i := range all {
		for range 12 {
			all[i] += fmt.Sprintf("w%d ", words.Uint64())
		}
	}
	for b.Loop() {
		fit(b, DefaultLSAOptions(), nil, all)
	}
}
