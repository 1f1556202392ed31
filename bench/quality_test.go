package main

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
)

// TestQuestionPairs checks what the bench says about the labelled set, and that every way of
// search finds a question by its own words.
func TestQuestionPairs(t *testing.T) {
	pairs, err := readPairs()
	if err != nil {
		t.Fatal(err)
	}
	topics, seen := map[string]int{}, map[string]bool{}
	for _, p := range pairs {
		if topics[p.topic]++; seen[p.question] || seen[p.asked] {
			t.Errorf("%q or %q occurs twice", p.question, p.asked)
		}
		seen[p.question], seen[p.asked] = true, true
	}
	if len(pairs) != 100 || len(topics) != 20 {
		t.Errorf("%d pairs of %d topics", len(pairs), len(topics))
	}
	for topic, n := range topics {
		if n != 5 {
			t.Errorf("%d questions on %s", n, topic)
		}
	}
	for name, search := range map[string]func() (nearest, error){
		"analysis": func() (nearest, error) { return analysed(t.Context(), pairs) },
		"bm25":     func() (nearest, error) { return bleveBM25(pairs, "en") },
	} {
		find, err := search()
		if err != nil {
			t.Fatal(err)
		}
		for i, p := range pairs {
			if top, err := find(t.Context(), p.question); err != nil || len(top) == 0 || top[0] != i {
				t.Errorf("%s: %q finds %v, %v", name, p.question, top, err)
			}
		}
	}
}

// TestMarketsOfQuality checks what the bench says about the markets.
func TestMarketsOfQuality(t *testing.T) {
	if c := recommend.CountsOf(plantedTastes(4000, 0.6)); c.Items != 500 || c.Wallets < 3900 || c.Trades != 60_000 {
		t.Errorf("tastes planted: %+v", c)
	}
	demo, err := demoTrades(30)
	if err != nil {
		t.Fatal(err)
	}
	if c := recommend.CountsOf(demo); !c.Reaches(recommend.Enough()) {
		t.Errorf("demo: %+v", c)
	}
}
