package recommend

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"
)

// fitting is a group while it is fitted.
type fitting struct {
	*group
	gram *mat.SymDense // for each two items the sum over wallets of the products of their weights
}

// grams returns the Gram matrix of each group.
func (m *matrix) grams(ctx context.Context, groups []*group, places []place) ([]fitting, error) {
	all := make([]fitting, len(groups))
	for i, g := range groups {
		all[i] = fitting{g, mat.NewSymDense(len(g.items), nil)}
	}
	var known []held
	for user, row := range m.rows {
		if user%1024 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		for _, key := range groupsOf(row, places) {
			known = known[:0]
			for _, c := range row {
				if p := places[c.item]; p.number >= 0 && p.group == key {
					known = append(known, held{p.number, c.weight})
				}
			}
			all[key].add(known)
		}
	}
	return all, nil
}

// groupsOf returns the groups that the items of a row are in; nearly always one.
func groupsOf(row []cell, places []place) []int32 {
	var found []int32
	for _, c := range row {
		if p := places[c.item]; p.number >= 0 && !slices.Contains(found, p.group) {
			found = append(found, p.group)
		}
	}
	return found
}

// add adds a wallet's items, in order of their numbers, to the matrix.
func (f fitting) add(known []held) {
	raw := f.gram.RawSymmetric()
	for a, x := range known {
		row := raw.Data[int(x.item)*raw.Stride:]
		for _, y := range known[a:] {
			row[y.item] += x.weight * y.weight
		}
	}
}

// fitEASE sets the coefficients of EASE^R: with P the inverse of the Gram matrix plus lambda on
// its diagonal, those of column j are -P[i,j]/P[j,j], and 0 on the diagonal. lambda is penalty
// times the mean of the Gram matrix's diagonal, so that it suits groups of any size.
func (f fitting) fitEASE(penalty float64) error {
	n := len(f.items)
	mean := mat.Trace(f.gram) / float64(n)
	ridged := mat.NewSymDense(n, nil)
	ridged.CopySym(f.gram)
	for i := range n {
		ridged.SetSym(i, i, ridged.At(i, i)+penalty*mean)
	}
	var factors mat.Cholesky
	if !factors.Factorize(ridged) {
		return fmt.Errorf("fit %s to %d items of group %q: the matrix is not positive definite", EASEName, n, f.key)
	}
	inverse := ridged // which is no longer needed
	if err := factors.InverseTo(inverse); err != nil {
		return fmt.Errorf("fit %s to %d items of group %q: %w", EASEName, n, f.key, err)
	}
	f.weights = make([]float32, n*n)
	for i := range n {
		for j := range n {
			if i != j {
				f.weights[i*n+j] = float32(-inverse.At(i, j) / inverse.At(j, j))
			}
		}
	}
	return nil
}

// fitKNN sets the neighbours of each item: those with the largest cosines of their columns.
func (f fitting) fitKNN(most int) {
	f.near = make([][]neighbour, len(f.items))
	var found []neighbour
	for j := range f.items {
		found = found[:0]
		for i := range f.items {
			if cosine := f.gram.At(i, j) / math.Sqrt(f.gram.At(i, i)*f.gram.At(j, j)); i != j && cosine > 0 {
				found = append(found, neighbour{uint32(i), float32(min(cosine, 1))})
			}
		}
		slices.SortFunc(found, func(a, b neighbour) int {
			return cmp.Or(cmp.Compare(b.cosine, a.cosine), cmp.Compare(a.item, b.item))
		})
		f.near[j] = slices.Clone(found[:min(len(found), most)])
	}
}
