package search

import (
	"fmt"
	"testing"
	"time"
)

// timedDocs are documents as a wallet's: 20 numbers, a date, keywords and tags.
func timedDocs(n int) (Schema, []Document) {
	s := Schema{Index: "timed", Fields: []Field{{Name: "id", Kind: ID}, {Name: "chain", Kind: Keyword}, {Name: "address", Kind: Keyword}, {Name: "tags", Kind: Keywords}, {Name: "last", Kind: Date}}}
	for f := range 20 {
		s.Fields = append(s.Fields, Field{Name: fmt.Sprintf("n%d", f), Kind: Number})
	}
	docs := make([]Document, n)
	for i := range docs {
		mixed := uint32(i) * 2654435761
		fields := object{
			"chain": fmt.Sprintf("chain-%d", mixed%4), "address": fmt.Sprintf("0x%040x", i), "last": testNow.Add(-time.Duration(mixed) * time.Millisecond),
			"tags": []string{fmt.Sprintf("tag-%d", mixed%100), fmt.Sprintf("tag-%d", mixed%77)},
		}
		for f := range 20 {
			fields[fmt.Sprintf("n%d", f)] = float64((mixed >> f) % 100_003)
		}
		docs[i] = Document{ID: fmt.Sprintf("chain:0x%040x", i), Fields: fields}
	}
	return s, docs
}

func BenchmarkUpsert(b *testing.B) {
	schema, docs := timedDocs(20_000)
	b.ReportAllocs()
	for b.Loop() {
		ix, err := New(schema, time.Now)
		must(b, err)
		must(b, ix.Upsert(docs))
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(docs)), "ns/doc")
}

func BenchmarkSearch(b *testing.B) {
	schema, docs := timedDocs(200_000)
	ix, err := New(schema, time.Now)
	must(b, err)
	must(b, ix.Upsert(docs))
	for name, body := range map[string]string{
		"three filters":    `{"index": "timed", "sort_by": {"field": "n3", "order": "desc"}, "include": [{"filter": "term", "field": "chain", "value": "chain-1"}, {"filter": "numeric", "field": "n0", "operator": ">", "value": 20000}, {"filter": "numeric", "field": "n1", "operator": "<", "value": 80000}]}`,
		"all by a number":  `{"index": "timed", "only_ids": true, "sort_by": {"field": "n3"}}`,
		"all by id":        `{"index": "timed", "only_ids": true}`,
		"one address":      `{"index": "timed", "include": [{"filter": "term", "field": "address", "value": "0x0000000000000000000000000000000000000100"}]}`,
		"a boost":          `{"index": "timed", "boost": [{"filter": "term", "field": "tags", "value": "tag-5", "boost": 3}, {"filter": "numeric", "field": "n2", "operator": ">", "value": 5000}]}`,
		"10 000 documents": `{"index": "timed", "size": 10000, "sort_by": {"field": "n3", "order": "desc"}}`,
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				ask(b, ix, Boost, body)
			}
		})
	}
}
