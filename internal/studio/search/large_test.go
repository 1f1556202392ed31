package search

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// large returns an index of several chunks, with more distinct values than have postings.
func large(t *testing.T) (*Index, reference) {
	t.Helper()
	ix, ref := newTestIndex(t), reference{}
	random := rand.New(rand.NewPCG(1, 2))
	docs := make([]Document, chunkRows+2000)
	for i := range docs {
		doc := object{
			"group": groups[random.IntN(len(groups))], "slug": fmt.Sprintf("slug-%d", random.IntN(2*maxPostings)),
			"tags": []string{tags[random.IntN(4)], fmt.Sprintf("tag-%d", random.IntN(300))}, "rank": float64(random.IntN(1000)),
			"market.question": vocabulary[random.IntN(len(vocabulary))], "market.volume": random.NormFloat64(),
		}
		if i%3 == 0 {
			delete(doc, "rank")
		}
		docs[i] = Document{ID: fmt.Sprintf("id-%06d", random.IntN(1e6)), Fields: maps.Clone(doc)}
		ref[docs[i].ID] = doc
	}
	must(t, ix.Upsert(docs))
	return ix, ref
}

// TestLarge compares an index of several chunks with the reference.
func TestLarge(t *testing.T) {
	t.Parallel()
	ix, ref := large(t)
	many := func(prefix string, n int) []any {
		values := make([]any, n)
		for i := range values {
			values[i] = fmt.Sprintf("%s-%d", prefix, 2*i)
		}
		return values
	}
	for name, filters := range map[string][]object{
		"one of many":      {{"filter": "term", "field": "slug", "value": "slug-7"}},
		"some of many":     {{"filter": "terms", "field": "slug", "value": many("slug", 500)}},
		"many elements":    {{"filter": "terms", "field": "tags", "value": many("tag", 2*maxUnion)}},
		"some elements":    {{"filter": "terms", "field": "tags", "value": many("tag", 5)}, {"filter": "numeric", "field": "rank", "operator": "<", "value": 500.0}},
		"few left":         {{"filter": "term", "field": "slug", "value": "slug-9"}, {"filter": "numeric", "field": "market.volume", "operator": ">", "value": 0.0}, {"filter": "not_null", "field": "rank"}},
		"word and numbers": {{"filter": "match", "field": "market.question", "value": "raining elections"}, {"filter": "is_null", "field": "rank"}},
		"nothing":          nil,
	} {
		for _, place := range []string{"include", "exclude", "boost"} {
			for _, field := range []string{"rank", "slug", ""} {
				body := object{"index": "test-items", "size": 100, place: filters}
				if field != "" {
					body["sort_by"] = object{"field": field, "order": "desc"}
				}
				t.Run(name+"/"+place+"/"+field, func(t *testing.T) { comparePage(t, ix, ref, body) })
			}
		}
	}
}

func comparePage(t *testing.T, ix *Index, ref reference, body object) {
	got, want := ask(t, ix, Boost, body), ref.search(body)
	if got.Total != len(want) {
		t.Fatalf("total %d, want %d", got.Total, len(want))
	}
	want = want[:min(len(want), body["size"].(int))]
	if len(got.Hits) != len(want) {
		t.Fatalf("%d hits, want %d", len(got.Hits), len(want))
	}
	for i, w := range want {
		if got.Hits[i].ID != w.id || math.Abs(got.Hits[i].Score-w.score) > 1e-12 {
			t.Fatalf("hit %d is %s with %g, want %s with %g", i, got.Hits[i].ID, got.Hits[i].Score, w.id, w.score)
		}
	}
}

// TestRowsAreReused replaces every document again and again: neither memory nor what is found
// may grow.
func TestRowsAreReused(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	var first int64
	for round := range 20 {
		docs := make([]Document, 3000)
		for i := range docs {
			text := fmt.Sprintf("%d-%d", round, i)
			docs[i] = Document{ID: text, Fields: object{
				"slug": "slug " + text, "group": "g" + text, "tags": []string{"a", "tag " + text}, "market.question": "word" + text,
				"rank": float64(i), "prices": []float64{float64(round), float64(i)}, "end": testNow,
			}}
		}
		must(t, ix.Upsert(docs))
		if round > 0 {
			old := make([]string, len(docs))
			for i := range old {
				old[i] = fmt.Sprintf("%d-%d", round-1, i)
			}
			ix.Delete(old...)
		}
		got := ask(t, ix, FilterAndSort, object{"index": "test-items", "include": []object{{"filter": "term", "field": "tags", "value": "a"}}})
		if got.Total != len(docs) || ix.Len() != len(docs) {
			t.Fatalf("round %d: %d found of %d, want %d", round, got.Total, ix.Len(), len(docs))
		}
		if round == 1 {
			first = ix.Bytes()
		}
	}
	if now := ix.Bytes(); now > first*5/4 {
		t.Errorf("the index takes %d bytes, %d after the second round", now, first)
	}
	ix.Delete(slices.Collect(maps.Keys(ix.rows))...)
	for i, col := range ix.columns {
		if text, ok := col.(*textColumn); ok && len(text.words) > 0 {
			t.Errorf("words are left of %s: %v", ix.schema.Fields[i].Name, text.words)
		}
		for row := range ix.used {
			if col != nil && col.value(row) != nil {
				t.Fatalf("row %d still has %s", row, ix.schema.Fields[i].Name)
			}
		}
	}
}

// TestSemantic compares cosines with a plain computation, with and without filters.
func TestSemantic(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	random := rand.New(rand.NewPCG(3, 4))
	n := scale.Of(2 * chunkRows)
	names, list := make([]string, n), make([][]float32, n)
	docs := make([]Document, n)
	for i := range docs {
		docs[i] = Document{ID: fmt.Sprintf("id-%05d", i), Fields: object{"rank": float64(i % 10), "end": testNow.Add(time.Duration(i) * time.Hour)}}
		names[i] = docs[i].ID
		if i%7 != 0 {
			list[i] = randomVector(random, 1+random.IntN(VectorSize))
		}
	}
	must(t, ix.Upsert(docs))
	must(t, ix.SetVectors(names, list))
	for _, max := range []int{10, 5, 0} {
		query := randomVector(random, VectorSize)
		got := ask(t, ix, Semantic, object{"index": "things", "size": 50, "vector": query, "include_vector": true,
			"include": []object{{"filter": "numeric", "field": "rank", "operator": "<", "value": float64(max)}}})
		var want []refHit
		for i, v := range list {
			if v != nil && i%10 < max {
				want = append(want, refHit{id: names[i], score: cosine(v, query)})
			}
		}
		if got.Total != len(want) {
			t.Fatalf("total %d, want %d", got.Total, len(want))
		}
		slices.SortFunc(want, func(a, b refHit) int {
			if a.score > b.score {
				return -1
			}
			return 1
		})
		for i, hit := range got.Hits {
			if math.Abs(hit.Score-want[i].score) > 1e-5 {
				t.Fatalf("hit %d has %g, want %g", i, hit.Score, want[i].score)
			}
			if length := cosineLength(hit.Vector); len(hit.Vector) != VectorSize || math.Abs(length-1) > 1e-5 {
				t.Fatalf("hit %d has a vector of %d numbers and length %g", i, len(hit.Vector), length)
			}
		}
	}
	must(t, ix.SetVectors(names, make([][]float32, n)))
	if got := ask(t, ix, Semantic, object{"index": "things", "vector": list[1]}); got.Total != 0 {
		t.Errorf("%d found after all vectors are gone", got.Total)
	}
}

func randomVector(random *rand.Rand, n int) []float32 {
	v := make([]float32, VectorSize)
	for i := range n {
		v[i] = float32(random.NormFloat64() * 3)
	}
	return v
}

func cosine(a, b []float32) float64 {
	dot := 0.0
	for i := range a {
		dot += float64(a[i]) * float64(b[i])
	}
	return dot / cosineLength(a) / cosineLength(b)
}

func cosineLength(v []float32) float64 {
	sum := 0.0
	for _, x := range v {
		sum += float64(x) * float64(x)
	}
	return math.Sqrt(sum)
}
