package search

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"gonum.org/v1/gonum/blas/blas64"
	"gonum.org/v1/gonum/lapack/lapack64"
	"gonum.org/v1/gonum/mat"
)

// fullRank is the rank up to which nothing is left out. A corpus of more texts has half as many
// dimensions as texts, at most Rank: with as many as texts, words would have only themselves in
// common (docs/studio.md has the measurement).
const fullRank = 64

// The randomised decomposition (Halko, Martinsson and Tropp 2011): oversampling beyond the rank,
// power iterations, and the seed that makes it repeatable.
const (
	oversampling = 16
	iterations   = 2
	seed         = 768
)

// fit fits the analysis to the corpus' sample.
func (ls LSAFitter) fit(ctx context.Context, c corpus) (*LSA, error) {
	l := &LSA{name: fingerprint(c, ls.options), hashes: c.hashes}
	l.number, l.idf = lsaVocabulary(c.sample, ls.options.Terms)
	a := termVector{columns: len(l.idf)}
	for _, text := range c.sample {
		if row := weigh(countTerms(text, l.number), l.idf); len(row) > 0 {
			a.rows = append(a.rows, row)
		}
	}
	basis, err := a.rightSingular(ctx, min(Rank, max(fullRank, len(a.rows)/2)))
	if err != nil || basis == nil {
		return l, err
	}
	_, l.rank = basis.Dims()
	l.basis = make([]float32, 0, a.columns*l.rank)
	for i := range a.columns {
		for _, x := range basis.RawRowView(i) {
			l.basis = append(l.basis, float32(x))
		}
	}
	return l, nil
}

// vocabulary numbers the words that occur in the most texts, and returns for each
// ln((1+texts)/(1+texts with it)) + 1.
func lsaVocabulary(texts []string, most int) (map[string]int32, []float32) {
	in := map[string]int{}
	for _, text := range texts {
		seen := map[string]bool{}
		terms(text, func(term string) {
			if !seen[term] {
				seen[term] = true
				in[strings.Clone(term)]++
			}
		})
	}
	words := make([]string, 0, len(in))
	for word := range in {
		words = append(words, word)
	}
	slices.SortFunc(words, func(a, b string) int { return cmp.Or(cmp.Compare(in[b], in[a]), strings.Compare(a, b)) })
	words = words[:min(len(words), most)]
	number, idf := make(map[string]int32, len(words)), make([]float32, len(words))
	for i, word := range words {
		number[word] = int32(i)
		idf[i] = float32(math.Log(float64(1+len(texts))/float64(1+in[word])) + 1)
	}
	return number, idf
}

// sparse is a matrix with a row for each text and a column for each word.
type termVector struct {
	rows    [][]weightedTerm
	columns int
}

// times returns the product with a dense matrix of a row for each word.
func (t *termVector) times(x *mat.Dense) *mat.Dense {
	_, n := x.Dims()
	y := mat.NewDense(len(t.rows), n, nil)
	for i, row := range t.rows {
		to := y.RawRowView(i)
		for _, e := range row {
			addScaled(to, e.weight, x.RawRowView(int(e.term)))
		}
	}
	return y
}

// transposedTimes returns the product of the transpose with a dense matrix of a row for each
// text.
func (t *termVector) transposedTimes(x *mat.Dense) *mat.Dense {
	_, n := x.Dims()
	y := mat.NewDense(t.columns, n, nil)
	for i, row := range t.rows {
		from := x.RawRowView(i)
		for _, e := range row {
			addScaled(y.RawRowView(int(e.term)), e.weight, from)
		}
	}
	return y
}

func addScaled(to []float64, scale float64, from []float64) {
	for i, x := range from {
		to[i] += scale * x
	}
}

// rightSingular returns the right singular vectors of the largest singular values, at most rank,
// as columns; nil for a matrix without elements. The largest component of each is positive.
func (t *termVector) rightSingular(ctx context.Context, rank int) (*mat.Dense, error) {
	size := min(rank+oversampling, len(t.rows), t.columns)
	if size == 0 {
		return nil, nil //nolint:nilnil // there is nothing to decompose, which is no error
	}
	r := rand.New(rand.NewPCG(seed, 0))
	start := mat.NewDense(t.columns, size, nil)
	for i := range t.columns {
		for j := range size {
			start.Set(i, j, r.NormFloat64())
		}
	}
	left := orthonormal(t.times(start))
	for range iterations {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		left = orthonormal(t.times(orthonormal(t.transposedTimes(left))))
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return signed(leftSingular(t.transposedTimes(left), rank)), nil
}

// orthonormal returns an orthonormal basis of the columns of x, of which there are no more than
// rows, in the place of x.
func orthonormal(x *mat.Dense) *mat.Dense {
	raw := x.RawMatrix()
	factor(raw, func(tau, work []float64) { lapack64.Orgqr(raw, tau, work, len(work)) })
	return x
}

// factor replaces raw by its QR factors and calls f with the scalar factors that Q needs.
func factor(raw blas64.General, f func(tau, work []float64)) {
	tau, size := make([]float64, raw.Cols), make([]float64, 1)
	lapack64.Geqrf(raw, tau, size, -1)
	work := make([]float64, max(int(size[0]), raw.Cols*64))
	lapack64.Geqrf(raw, tau, work, len(work))
	f(tau, work)
}

// leftSingular returns the left singular vectors of the largest singular values of b, at most
// rank, as columns; b is overwritten. It decomposes the small triangle of b's QR factors.
func leftSingular(b *mat.Dense, rank int) *mat.Dense {
	_, n := b.Dims()
	triangle := mat.NewDense(n, n, nil)
	raw := b.RawMatrix()
	factor(raw, func(tau, work []float64) {
		for i := range n {
			for j := i; j < n; j++ {
				triangle.Set(i, j, b.At(i, j))
			}
		}
		lapack64.Orgqr(raw, tau, work, len(work))
	})
	var svd mat.SVD
	if !svd.Factorize(triangle, mat.SVDThin) {
		panic("BUG: a finite matrix has singular values")
	}
	var u, v mat.Dense
	svd.UTo(&u)
	values := svd.Values(nil)
	kept := 0
	for kept < min(rank, n) && values[kept] > 1e-9*values[0] {
		kept++
	}
	v.Mul(b, u.Slice(0, n, 0, kept))
	return &v
}

// signed makes the largest component of each column positive, the first of equal ones.
func signed(v *mat.Dense) *mat.Dense {
	rows, columns := v.Dims()
	for j := range columns {
		largest := 0.0
		for i := range rows {
			if x := v.At(i, j); math.Abs(x) > math.Abs(largest) {
				largest = x
			}
		}
		for i := range rows {
			v.Set(i, j, math.Copysign(1, largest)*v.At(i, j))
		}
	}
	return v
}
