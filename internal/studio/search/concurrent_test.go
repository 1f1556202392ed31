package search

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// TestReadersBesideAWriter changes documents while queries run. Every document always has
// equal numbers in two fields and its number in its tags, so that a hit that is half of one
// state and half of another shows, as does one that does not meet the filters.
func TestReadersBesideAWriter(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	const docs = 2*chunkRows + 100
	names, rows := make([]string, docs), make([]uint32, docs)
	for i := range names {
		names[i] = fmt.Sprintf("id-%d", i)
	}
	must(t, ix.Upsert(consistent(names, 0)))
	ctx, stop := context.WithCancel(t.Context())
	var writer, readers sync.WaitGroup
	writer.Go(func() {
		for round := 1; ctx.Err() == nil; round++ {
			ix.Rows(names, rows)
			numbers := make([]float64, docs)
			for i := range numbers {
				numbers[i] = float64((round + i) % 10)
			}
			must(t, ix.SetNumbers([]string{"rank", "market.volume"}, rows, [][]float64{numbers, numbers}))
			must(t, ix.Upsert(consistent(names[:500], round)))
			ix.Delete(names[round%docs], names[(round+1)%docs])
			must(t, ix.Merge(consistent([]string{names[round%docs], names[(round+1)%docs]}, round)))
		}
	})
	for k := range 3 {
		readers.Go(func() {
			for range scale.Of(60) {
				askConsistent(t, ix, float64(3*k))
			}
		})
	}
	readers.Wait()
	stop()
	writer.Wait()
}

func consistent(names []string, round int) []Document {
	docs := make([]Document, len(names))
	for i, id := range names {
		v := float64((round + i) % 10)
		docs[i] = Document{ID: id, Fields: object{
			"rank": v, "market.volume": v, "tags": []string{"odd", "even"}[round%2 : round%2+1], "group": []string{"odd", "even"}[round%2],
			"market.question": []string{"odd words", "even words"}[round%2],
		}}
	}
	return docs
}

func askConsistent(t *testing.T, ix *Index, rank float64) {
	result, err := try(ix, FilterAndSort, object{
		"index": "test-items", "size": 300, "sort_by": object{"field": "rank", "order": "desc"},
		"include": []object{
			{"filter": "numeric", "field": "rank", "operator": ">=", "value": rank},
			{"filter": "match", "field": "market.question", "value": "even"},
		},
	})
	if err != nil {
		t.Error(err)
		return
	}
	before, seen := 10.0, map[string]bool{}
	for _, hit := range result.Hits {
		v := hit.Source["rank"].(float64)
		volume := hit.Source["market"].(object)["volume"]
		group, tag := hit.Source["group"], hit.Source["tags"].([]string)[0]
		switch {
		case volume != v, group != tag, group != "even":
			t.Errorf("hit %s is half of two states, or does not match: %v", hit.ID, hit.Source)
		case v < rank, v > before:
			t.Errorf("hit %s with rank %g does not stand where it belongs, after %g", hit.ID, v, before)
		case seen[hit.ID]:
			t.Errorf("hit %s twice", hit.ID)
		}
		before, seen[hit.ID] = v, true
	}
	if result.Total < len(result.Hits) {
		t.Errorf("total %d with %d hits", result.Total, len(result.Hits))
	}
}

// TestDeadline ends a query whose context is over.
func TestDeadline(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	must(t, ix.Upsert(consistent([]string{"a"}, 0)))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	q, err := ParseQuery(FilterAndSort, []byte(`{"index": "test-items"}`))
	must(t, err)
	if _, err := ix.Search(ctx, q, nil); err != context.Canceled {
		t.Errorf("got %v, want %v", err, context.Canceled)
	}
	if _, err := ix.FrequentValues(ctx, "rank", 5); err != context.Canceled {
		t.Errorf("got %v, want %v", err, context.Canceled)
	}
}
