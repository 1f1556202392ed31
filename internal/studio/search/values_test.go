package search

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func valuesIndex(t *testing.T) *Index {
	t.Helper()
	ix := newTestIndex(t)
	must(t, ix.Upsert([]Document{
		{ID: "a", Fields: object{"group": "x", "tags": []string{"p", "q", "p"}, "rank": 1.0, "prices": []float64{0.5, 0.5}, "active": true, "end": testNow, "market.question": "q"}},
		{ID: "b", Fields: object{"group": "y", "tags": []string{"q"}, "rank": 1.0, "prices": []float64{0.5, 1}, "active": false}},
		{ID: "c", Fields: object{"group": "y", "tags": []string{"q"}, "rank": 2.0}},
		{ID: "d"},
	}))
	return ix
}

// TestFrequentValues counts fields of every kind.
func TestFrequentValues(t *testing.T) {
	t.Parallel()
	ix := valuesIndex(t)
	for field, want := range map[string]string{
		"group": "[{y 2} {x 1}]", "tags": "[{q 3} {p 1}]", "rank": "[{1 2} {2 1}]", "prices": "[{0.5 2} {1 1}]",
		"active": "[{false 1} {true 1}]", "end": "[{2026-03-01T12:00:00Z 1}]", "market.question": "[{q 1}]", "slug": "[]",
	} {
		got, err := ix.FrequentValues(t.Context(), field, 25)
		must(t, err)
		if text := fmt.Sprint(got); text != want {
			t.Errorf("%s: got %s, want %s", field, text, want)
		}
	}
	if got, err := ix.FrequentValues(t.Context(), "group", 1); err != nil || fmt.Sprint(got) != "[{y 2}]" {
		t.Errorf("got %v, %v", got, err)
	}
}

// TestFrequentValuesRefusals checks the messages of refused requests.
func TestFrequentValuesRefusals(t *testing.T) {
	t.Parallel()
	ix := valuesIndex(t)
	for _, c := range []struct {
		field string
		size  int
		want  string
	}{
		{"group", 0, "size must be between 1 and 10000, got 0"},
		{"group", 10_001, "got 10001"},
		{"gruop", 5, "the closest: group"},
		{"item_id", 5, "every value occurs once"},
	} {
		_, err := ix.FrequentValues(t.Context(), c.field, c.size)
		if message, _ := badInput(t, err); !strings.Contains(message, c.want) {
			t.Errorf("%s, %d: got %q, want %q", c.field, c.size, message, c.want)
		}
	}
}

// TestDocuments reads documents by id.
func TestDocuments(t *testing.T) {
	t.Parallel()
	ix := valuesIndex(t)
	docs, err := ix.Documents([]string{"c", "unknown", "a"}, []string{"group", "rank"})
	must(t, err)
	if text := fmt.Sprint(docs); text != "[{c map[group:y rank:2]} {a map[group:x rank:1]}]" {
		t.Errorf("got %s", text)
	}
	if doc, ok := ix.Get("a"); !ok || doc.At("market.question") != "q" || doc.At("market.none") != nil || doc.At("rank.none") != nil {
		t.Errorf("got %v", doc)
	}
	if _, ok := ix.Get("unknown"); ok {
		t.Error("an unknown document is there")
	}
	_, err = ix.Documents(make([]string, MaxDocuments+1), nil)
	if message, _ := badInput(t, err); !strings.Contains(message, "at most 1000") {
		t.Errorf("got %q", message)
	}
	_, err = ix.Documents([]string{"a"}, []string{"grup"})
	if message, _ := badInput(t, err); !strings.Contains(message, "source_includes") || !strings.Contains(message, "group") {
		t.Errorf("got %q", message)
	}
}

// TestSet finds indexes by name and alias.
func TestSet(t *testing.T) {
	t.Parallel()
	ix := valuesIndex(t)
	set, err := NewSet(ix)
	must(t, err)
	for _, name := range []string{"test-items", "things"} {
		if got, err := set.Index(name); err != nil || got != ix {
			t.Errorf("%s: got %v, %v", name, got, err)
		}
	}
	_, err = set.Index("thing")
	if message, field := badInput(t, err); field != "index" || !strings.Contains(message, `there is no index "thing"; the closest: things`) {
		t.Errorf("got %q about %s", message, field)
	}
	if doc, err := set.Lookup(context.Background(), "things", "unknown"); err != nil || doc.Fields != nil {
		t.Errorf("an unknown document: got %v, %v", doc, err)
	}
	if _, err := NewSet(ix, ix); err == nil {
		t.Error("two indexes of one name are possible")
	}
}

// TestSchemas refuses schemas that make no sense.
func TestSchemas(t *testing.T) {
	t.Parallel()
	for want, s := range map[string]Schema{
		"needs a name":          {},
		"twice":                 {Index: "a", Fields: []Field{{Name: "x", Kind: Number}, {Name: "x", Kind: Text}}},
		"unknown kind":          {Index: "a", Fields: []Field{{Name: "x", Kind: "geo"}}},
		"both a value and":      {Index: "a", Fields: []Field{{Name: "x.y", Kind: Number}, {Name: "x", Kind: Text}}},
		"empty part":            {Index: "a", Fields: []Field{{Name: "x..y", Kind: Number}}},
		"at most 8 parts":       {Index: "a", Fields: []Field{{Name: "a.b.c.d.e.f.g.h.i", Kind: Number}}},
		"at most 256 are possi": {Index: "a", Fields: make([]Field, MaxFields+1)},
	} {
		if _, err := New(s, time.Now); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
}

// TestMulti parses several searches and checks their kinds.
func TestMulti(t *testing.T) {
	t.Parallel()
	queries, err := ParseMulti([]byte(`{"searches": [{"index": "a"}, {"index": "b", "boost": [{"filter": "is_null", "field": "x"}]}, {"index": "c", "text": "hello"}]}`))
	must(t, err)
	var kinds []string
	for _, q := range queries {
		kinds = append(kinds, q.Index+" "+string(q.Kind))
	}
	if text := strings.Join(kinds, ", "); text != "a filter_and_sort, b boost, c semantic" {
		t.Errorf("got %s", text)
	}
	for body, want := range map[string]string{
		`{}`: "searches must have 1 to 16 elements, got 0",
		`{"searches": [{"index": "a"}, {"index": "b", "size": 0}]}`:                              "searches[1]: size must be",
		`{"searches": [{"index": "a", "include": [{}]}]}`:                                        "searches[0]: include[0].filter is missing",
		`{"searches": [` + strings.TrimSuffix(strings.Repeat(`{"index": "a"},`, 17), ",") + `]}`: "got 17",
		`{"searches": [{"index": 5}]}`:                                                           "searches[0].index: a number",
	} {
		_, err := ParseMulti([]byte(body))
		if message, field := badInput(t, err); !strings.Contains(message, want) || !strings.HasPrefix(field, "searches") {
			t.Errorf("got %q about %s, want %q", message, field, want)
		}
	}
}

// FuzzParseQuery: whatever is sent is refused with a *smartmoney.Error or evaluated.
func FuzzParseQuery(f *testing.F) {
	for _, seed := range []string{
		`{"index": "test-items", "size": 5, "include": [{"filter": "term", "field": "group", "value": "a"}]}`,
		`{"index": "test-items", "exclude": [{"filter": "terms", "field": "rank", "value": [1, "2"]}], "sort_by": {"field": "rank", "order": "desc"}}`,
		`{"index": "test-items", "boost": [{"filter": "group_boost", "field": "tags", "lookup_index": "things", "value": "a", "group": "label", "n": 3}]}`,
		`{"index": "test-items", "include": [{"filter": "date", "field": "end", "value": {"date_from": "days_ago:3"}, "date_to": "2026-01-01"}]}`,
		`{"index": "test-items", "include": [{"filter": "match", "field": "market.question", "value": ["rain", "(.*"]}], "only_ids": true}`,
		`{"index": "test-items", "text": "bitcoin above 100k"}`,
	} {
		f.Add(seed)
	}
	ix, err := New(testSchema(), func() time.Time { return testNow })
	must(f, err)
	must(f, ix.Upsert([]Document{{ID: "a", Fields: object{"group": "a", "rank": 1.0, "tags": []string{"x"}, "end": testNow, "market.question": "rain"}}}))
	f.Fuzz(func(t *testing.T, body string) {
		for _, kind := range []QueryKind{FilterAndSort, Boost, Semantic} {
			q, err := ParseQuery(kind, []byte(body))
			if err != nil {
				badInput(t, err)
				continue
			}
			if q.Vector == nil {
				q.Vector = append(make([]float32, VectorSize-1), 1)
			}
			set, err := NewSet(ix)
			must(t, err)
			if _, err := ix.Search(t.Context(), q, set.Lookup); err != nil {
				badInput(t, err)
			}
		}
	})
}

// A body of several searches may be larger than that of one.
func TestMultiBody(t *testing.T) {
	t.Parallel()
	of := func(bytes int) []byte {
		return []byte(`{"searches": [{"index": "a"}], "unknown": "` + strings.Repeat("x", bytes) + `"}`)
	}
	if _, err := ParseMulti(of(MaxBody)); err != nil {
		t.Error(err)
	}
	if _, err := ParseMulti(of(MaxMultiBody)); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
		t.Errorf("%v, want BAD_USER_INPUT", err)
	}
	if _, err := ParseQuery(FilterAndSort, of(MaxBody)); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
		t.Errorf("%v, want BAD_USER_INPUT", err)
	}
}
