package search

import (
	"cmp"
	"context"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"iter"
	"math"
	"slices"
)

// Rank is the largest number of dimensions that latent semantic analysis uses, the first of the
// Dimensions of its vectors; the others are 0.
const Rank = 256

// LSAOptions bound the work of fitting.
type LSAOptions struct {
	Texts int // fitted to: of more, a sample that depends on the texts alone
	Terms int // known: those in the most texts
}

// DefaultLSAOptions returns what the service uses.
func DefaultLSAOptions() LSAOptions { return LSAOptions{Texts: 10_000, Terms: 10_000} }

// refitShare is the part of an index's texts that may be new, changed or gone before the
// analysis is fitted again.
const refitShare = 0.1

// maxRemembered bounds the texts whose hashes are kept for that.
const maxRemembered = 1 << 20

// LSAFitter fits latent semantic analysis to the texts of an index.
type LSAFitter struct{ options LSAOptions }

var _ Fitter = LSAFitter{}

// NewLSAFitter returns a fitter with the given bounds, each of which must be above 0.
func NewLSAFitter(o LSAOptions) LSAFitter { return LSAFitter{o} }

// Fit returns before if it was fitted by an LSAFitter to nearly the same texts: fewer than a
// tenth were added or removed since; a changed text counts as both. Otherwise it fits again, which
// takes seconds for the largest corpus. Equal texts count once, and their order does not matter.
func (ls LSAFitter) Fit(ctx context.Context, before Embedder, texts iter.Seq[string]) (Embedder, error) {
	corpus := newCorpus(texts, ls.options.Texts)
	if old, ok := before.(*LSA); ok && old.serves(corpus.hashes) {
		return old, nil
	}
	fitted, err := ls.fit(ctx, corpus)
	if err != nil {
		return nil, fmt.Errorf("fit latent semantic analysis to %d texts: %w", len(corpus.sample), err)
	}
	return fitted, nil
}

// corpus is the texts of an index.
type corpus struct {
	hashes []uint64 // of all of them, in order, each once
	sample []string // those with the least hashes, in order of these
}

func hashOf(text string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(text))
	return h.Sum64()
}

func newCorpus(texts iter.Seq[string], most int) corpus {
	type hashed struct {
		hash uint64
		text string
	}
	var c corpus
	var sample []hashed
	trim := func() {
		slices.SortFunc(sample, func(a, b hashed) int { return cmp.Compare(a.hash, b.hash) })
		sample = slices.CompactFunc(sample, func(a, b hashed) bool { return a.hash == b.hash })
		clear(sample[min(len(sample), most):])
		sample = sample[:min(len(sample), most)]
	}
	for text := range texts {
		one := hashed{hashOf(text), text}
		c.hashes = append(c.hashes, one.hash)
		if sample = append(sample, one); len(sample) >= 2*most {
			trim()
		}
		if len(c.hashes) >= 2*maxRemembered {
			c.compact()
		}
	}
	trim()
	c.compact()
	for _, one := range sample {
		c.sample = append(c.sample, one.text)
	}
	return c
}

// compact sorts the hashes and keeps each once, the least maxRemembered.
func (c *corpus) compact() {
	slices.Sort(c.hashes)
	c.hashes = slices.Compact(c.hashes)
	c.hashes = slices.Clip(c.hashes[:min(len(c.hashes), maxRemembered)])
}

// LSA embeds texts by latent semantic analysis. It is immutable.
type LSA struct {
	name   string
	hashes []uint64 // of the texts of the index that it was fitted for
	number map[string]int32
	idf    []float32
	rank   int
	basis  []float32 // of each term its row of the right singular vectors, rank numbers
}

var _ Embedder = (*LSA)(nil)

// Name returns the analysis with a fingerprint of the texts that it was fitted to.
func (l *LSA) Name() string { return l.name }

// Terms returns the size of the vocabulary.
func (l *LSA) Terms() int { return len(l.idf) }

// serves reports whether the texts with these hashes are nearly those to which it was fitted.
func (l *LSA) serves(hashes []uint64) bool {
	changed := 0
	for i, j := 0, 0; i < len(hashes) || j < len(l.hashes); {
		switch {
		case j == len(l.hashes) || i < len(hashes) && hashes[i] < l.hashes[j]:
			i++
			changed++
		case i == len(hashes) || hashes[i] > l.hashes[j]:
			j++
			changed++
		default:
			i++
			j++
		}
	}
	return float64(changed) < refitShare*float64(len(l.hashes)) || changed == 0
}

// Embed returns the vectors of texts. It fails only with the error of ctx.
func (l *LSA) Embed(ctx context.Context, texts []string) ([][]float32, error) {
	vectors := make([][]float32, len(texts))
	for i, text := range texts {
		if i%256 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		vectors[i] = l.embed(text)
	}
	return vectors, nil
}

// embed returns the sum of the rows of a text's words, each times its TF-IDF, at length 1.
func (l *LSA) embed(text string) []float32 {
	v := make([]float32, VectorSize)
	for _, e := range weigh(countTerms(text, l.number), l.idf) {
		row := l.basis[int(e.term)*l.rank : (int(e.term)+1)*l.rank]
		for k, x := range row {
			v[k] += float32(e.weight) * x
		}
	}
	normalise(v)
	return v
}

// element is a word of a text with its TF-IDF.
type weightedTerm struct {
	term   int32
	weight float64
}

// countTerms returns how often each known word occurs in a text.
func countTerms(text string, number map[string]int32) map[int32]int {
	counts := map[int32]int{}
	terms(text, func(term string) {
		if i, known := number[term]; known {
			counts[i]++
		}
	})
	return counts
}

// weigh returns (1 + ln count)·idf of each word, scaled to length 1, in order of the words.
func weigh(counts map[int32]int, idf []float32) []weightedTerm {
	row, sum := make([]weightedTerm, 0, len(counts)), 0.0
	for term, count := range counts {
		w := (1 + math.Log(float64(count))) * float64(idf[term])
		row = append(row, weightedTerm{term, w})
	}
	slices.SortFunc(row, func(a, b weightedTerm) int { return int(a.term - b.term) })
	for _, e := range row {
		sum += e.weight * e.weight
	}
	for i := range row {
		row[i].weight /= math.Sqrt(sum)
	}
	return row
}

// fingerprint identifies what an analysis was fitted to.
func fingerprint(c corpus, o LSAOptions) string {
	h := fnv.New64a()
	for _, text := range c.sample {
		binary.Write(h, binary.LittleEndian, hashOf(text)) //nolint:errcheck // a hash returns none
	}
	return fmt.Sprintf("lsa-%d-%d-%016x", Rank, o.Terms, h.Sum64())
}
