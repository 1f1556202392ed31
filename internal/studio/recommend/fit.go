package recommend

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"gonum.org/v1/gonum/mat"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	// maxItems is the number of items of a group in a model: those with the largest sums of
	// weights. The time of training grows with its cube, memory with its square.
	maxItems = 1000
	// leastSum is the least sum of weights of an item in a model. An item below it was not traded
	// for years.
	leastSum = 1e-6
	// penalty is that of EASE: lambda is it times the mean of the Gram matrix's diagonal, so that
	// it suits groups of any size.
	penalty = 3
)

// Popularity returns a model with the popularity only, for use before there is enough to train
// with.
func Popularity(interactions []Interaction) *Model {
	m, _ := popularityOf(merged(interactions))
	return m
}

// Train evaluates EASE on the newest fifth of the interactions, then fits it to all of them. It
// returns a BAD_USER_INPUT error if there is less than Enough to learn from, and the error of ctx
// if that ends first.
func Train(ctx context.Context, interactions []Interaction) (*Model, *Report, error) {
	pairs := merged(interactions)
	counts, least := countsOf(pairs), Enough()
	if !counts.Reaches(least) {
		return nil, nil, smartmoney.BadInput("trades",
			"training needs at least %d trades in %d items by %d wallets with two items or more; there are %d in %d items by %d",
			least.Trades, least.Items, least.Wallets, counts.Trades, counts.Items, counts.Wallets)
	}
	report, err := evaluate(ctx, pairs)
	if err != nil {
		return nil, nil, err
	}
	m, err := fit(ctx, pairs)
	if err != nil {
		return nil, nil, err
	}
	m.best = report.Best
	return m, report, nil
}

// fit returns a model that is fitted to merged interactions.
func fit(ctx context.Context, pairs []Interaction) (*Model, error) {
	m, rows := popularityOf(pairs)
	for i, g := range m.groups {
		if err := ctx.Err(); err != nil {
			return nil, fmt.Errorf("fit a model to %d interactions: %w", len(pairs), err)
		}
		if err := g.fit(rows[i]); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// popularityOf returns a model with the popularity only, of merged interactions, and for each
// group the histories of its wallets.
func popularityOf(pairs []Interaction) (m *Model, rows [][][]held) {
	m = &Model{}
	parts := map[string][]Interaction{}
	for _, one := range pairs {
		key := groupOf(one.Item)
		parts[key] = append(parts[key], one)
		if one.At.After(m.until) {
			m.until = one.At
		}
	}
	for _, key := range slices.Sorted(maps.Keys(parts)) {
		if g, histories := newGroup(key, parts[key], m.until, maxItems); g != nil {
			m.groups, rows = append(m.groups, g), append(rows, histories)
		}
	}
	m.index()
	return m, rows
}

// groupOf returns the group of an item: its chain, or "" for a market.
func groupOf(item string) string {
	chain, _, found := strings.Cut(item, ":")
	if !found || !smartmoney.Chain(chain).Valid() {
		return ""
	}
	return chain
}

// newGroup returns the group of some merged interactions with at most most items, not yet fitted,
// and the history of each wallet as at now, in order of the items. It returns nil if no item was
// traded of late.
func newGroup(key string, pairs []Interaction, now time.Time, most int) (*group, [][]held) {
	sums, weights := map[string]float64{}, make([]float64, len(pairs))
	for i, one := range pairs {
		weights[i] = Weight(now.Sub(one.At), one.Count, one.USD)
		sums[one.Item] += weights[i]
	}
	maps.DeleteFunc(sums, func(_ string, sum float64) bool { return sum < leastSum })
	if len(sums) == 0 {
		return nil, nil
	}
	items := slices.SortedFunc(maps.Keys(sums), func(a, b string) int {
		return cmp.Or(cmp.Compare(sums[b], sums[a]), cmp.Compare(a, b))
	})
	top := sums[items[0]]
	g := &group{Key: key, Items: slices.Clone(items[:min(len(items), most)])}
	slices.Sort(g.Items)
	numbers := map[string]int32{}
	for i, item := range g.Items {
		numbers[item] = int32(i)
		g.Popularity = append(g.Popularity, float32(sums[item]/top))
	}
	var histories [][]held
	for i, one := range pairs {
		if i == 0 || pairs[i-1].User != one.User {
			histories = append(histories, nil)
		}
		if number, known := numbers[one.Item]; known {
			last := &histories[len(histories)-1]
			*last = append(*last, held{number, weights[i]})
		}
	}
	return g, histories
}

// fit sets the coefficients of EASE^R: with P the inverse of the histories' Gram matrix plus
// lambda on its diagonal, those of column j are -P[i,j]/P[j,j], and 0 on the diagonal.
func (g *group) fit(histories [][]held) error {
	n := len(g.Items)
	gram := mat.NewSymDense(n, nil)
	raw := gram.RawSymmetric()
	for _, history := range histories {
		for a, x := range history {
			row := raw.Data[int(x.item)*raw.Stride:]
			for _, y := range history[a:] {
				row[y.item] += x.weight * y.weight
			}
		}
	}
	lambda := penalty * mat.Trace(gram) / float64(n)
	for i := range n {
		gram.SetSym(i, i, gram.At(i, i)+lambda)
	}
	var factors mat.Cholesky
	if !factors.Factorize(gram) {
		return fmt.Errorf("fit %s to %d items of group %q: the matrix is not positive definite", EASEName, n, g.Key)
	}
	inverse := gram // which is no longer needed
	if err := factors.InverseTo(inverse); err != nil {
		return fmt.Errorf("fit %s to %d items of group %q: %w", EASEName, n, g.Key, err)
	}
	g.Weights = make([]float32, n*n)
	for i := range n {
		for j := range n {
			if i != j {
				g.Weights[i*n+j] = float32(-inverse.At(i, j) / inverse.At(j, j))
			}
		}
	}
	return nil
}
