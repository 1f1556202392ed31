package main

import (
	"cmp"
	"context"
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/mapping"
	index "github.com/blevesearch/bleve_index_api"

	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// questionPairs has 100 lines: topic, question of a market, a reader's words for it.
//
//go:embed testdata/questions.tsv
var questionPairs string

// questionPair is one line of questionPairs.
type questionPair struct{ topic, question, asked string }

// readPairs returns the pairs. Each topic has five.
func readPairs() ([]questionPair, error) {
	var pairs []questionPair
	for line := range strings.Lines(questionPairs) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fields) != 3 {
			return nil, fmt.Errorf("questions.tsv: %q is no topic, question and text", line)
		}
		pairs = append(pairs, questionPair{fields[0], fields[1], fields[2]})
	}
	return pairs, nil
}

// nearest returns the indices of the questions that a text finds, best first, at most 5.
type nearest func(ctx context.Context, text string) ([]int, error)

// measureTexts measures which of the 100 questions a reader's words find: the share of the
// first five that have the topic, and how often the question itself is among them.
func measureTexts(ctx context.Context, t *table) error {
	pairs, err := readPairs()
	if err != nil {
		return err
	}
	for _, way := range []struct {
		name string
		make func(context.Context, []questionPair) (nearest, error)
	}{
		{"latent semantic analysis (built-in)", analysed},
		{"BM25 (Bleve, English)", func(_ context.Context, p []questionPair) (nearest, error) { return bleveBM25(p, "en") }},
		{"BM25 (Bleve, no stemming)", func(_ context.Context, p []questionPair) (nearest, error) { return bleveBM25(p, "standard") }},
	} {
		say("quality: questions by %s", way.name)
		find, err := way.make(ctx, pairs)
		if err != nil {
			return fmt.Errorf("%s: %w", way.name, err)
		}
		precision, found := make([]float64, len(pairs)), make([]float64, len(pairs))
		began := time.Now()
		for i, pair := range pairs {
			top, err := find(ctx, pair.asked)
			if err != nil {
				return fmt.Errorf("%s: %w", way.name, err)
			}
			for _, n := range top {
				if pairs[n].topic == pair.topic {
					precision[i] += 1.0 / 5
				}
			}
			if slices.Contains(top, i) {
				found[i] = 1
			}
		}
		p, f := recommend.NewInterval(precision), recommend.NewInterval(found)
		t.plain("precision@5 of the topic, "+way.name, p.Mean, between(p))
		t.plain("the question among the first 5, "+way.name, f.Mean, between(f))
		t.note("%s: 100 texts in %s.", way.name, time.Since(began).Round(10*time.Microsecond))
	}
	return nil
}

// analysed searches with the built-in embedder, fitted to the questions.
func analysed(ctx context.Context, pairs []questionPair) (nearest, error) {
	questions := make([]string, len(pairs))
	for i, p := range pairs {
		questions[i] = p.question
	}
	e, err := search.NewLSAFitter(search.DefaultLSAOptions()).Fit(ctx, nil, slices.Values(questions))
	if err != nil {
		return nil, err
	}
	vectors, err := e.Embed(ctx, questions)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, text string) ([]int, error) {
		asked, err := e.Embed(ctx, []string{text})
		if err != nil {
			return nil, err
		}
		cosines, order := make([]float64, len(vectors)), make([]int, 0, len(vectors))
		for i, v := range vectors {
			for k, x := range v {
				cosines[i] += float64(x) * float64(asked[0][k])
			}
			if cosines[i] > 0 {
				order = append(order, i)
			}
		}
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(cosines[b], cosines[a]) })
		return order[:min(len(order), 5)], nil
	}, nil
}

// bleveBM25 searches an index of Bleve in memory, scored by BM25.
func bleveBM25(pairs []questionPair, analyzer string) (nearest, error) {
	m := mapping.NewIndexMapping()
	m.DefaultAnalyzer, m.ScoringModel = analyzer, index.BM25Scoring
	ix, err := bleve.NewMemOnly(m)
	if err != nil {
		return nil, err
	}
	for i, p := range pairs {
		if err := ix.Index(strconv.Itoa(i), map[string]any{"question": p.question}); err != nil {
			return nil, err
		}
	}
	return func(ctx context.Context, text string) ([]int, error) {
		query := bleve.NewMatchQuery(text)
		query.SetField("question")
		result, err := ix.SearchInContext(ctx, bleve.NewSearchRequestOptions(query, 5, 0, false))
		if err != nil {
			return nil, err
		}
		top := make([]int, len(result.Hits))
		for i, hit := range result.Hits {
			if top[i], err = strconv.Atoi(hit.ID); err != nil {
				return nil, err
			}
		}
		return top, nil
	}, nil
}
