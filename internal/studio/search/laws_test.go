package search

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// drawDoc draws a document with dotted names. It has few distinct values, so that filters meet
// and orders have ties.
func drawDoc(t *rapid.T) object {
	doc := object{}
	put := func(name string, v any) {
		if rapid.IntRange(0, 4).Draw(t, name+" is there") > 0 {
			doc[name] = v
		}
	}
	put("group", drawGroup(t))
	put("slug", fmt.Sprintf("slug-%d", rapid.IntRange(0, 50).Draw(t, "slug")))
	put("tags", drawTags(t))
	put("market.question", drawWords(t))
	put("market.volume", drawNumber(t))
	put("rank", drawNumber(t))
	put("prices", rapid.SliceOfN(rapid.SampledFrom(numbers), 1, 3).Draw(t, "prices"))
	put("end", drawDate(t))
	put("active", rapid.Bool().Draw(t, "active"))
	return doc
}

var (
	groups  = []string{"", "a", "b", "Ä", "true", "5"}
	tags    = []string{"sports", "nba", "politics", "crypto", "a", "b"}
	numbers = []float64{-1e300, -2, -1, 0, 0.1, 0.5, 1, 2, 1e9, 1e300, math.MaxFloat64, math.SmallestNonzeroFloat64}
)

func drawGroup(t *rapid.T) string   { return rapid.SampledFrom(groups).Draw(t, "group") }
func drawNumber(t *rapid.T) float64 { return rapid.SampledFrom(numbers).Draw(t, "number") }
func drawTags(t *rapid.T) []string {
	return rapid.SliceOfN(rapid.SampledFrom(tags), 1, 4).Draw(t, "tags")
}
func drawDate(t *rapid.T) time.Time {
	return testNow.Truncate(24 * time.Hour).Add(time.Duration(rapid.IntRange(-10, 10).Draw(t, "half days")) * 12 * time.Hour)
}

func drawWords(t *rapid.T) string {
	return strings.Join(rapid.SliceOfN(rapid.SampledFrom(vocabulary), 0, 4).Draw(t, "words"), " ")
}

// nested turns dotted names into objects, some of the time.
func nested(t *rapid.T, doc object) object {
	fields := object{}
	objects := rapid.Bool().Draw(t, "as objects")
	for name, v := range doc {
		if objects {
			place(fields, name, v)
		} else {
			fields[name] = v
		}
	}
	return fields
}

var fieldKinds = map[string]Kind{
	"item_id": ID, "group": Keyword, "slug": Keyword, "tags": Keywords, "market.question": Text, "market.volume": Number,
	"rank": Number, "prices": Numbers, "end": Date, "active": Bool,
}

func drawField(t *rapid.T, kinds ...Kind) string {
	var fields []string
	for name, kind := range fieldKinds {
		if len(kinds) == 0 || slices.Contains(kinds, kind) {
			fields = append(fields, name)
		}
	}
	slices.Sort(fields)
	return rapid.SampledFrom(fields).Draw(t, "field")
}

// drawValue draws a value of a field as a request has it.
func drawValue(t *rapid.T, field string) any {
	switch fieldKinds[field] {
	case ID:
		return drawID(t)
	case Keyword:
		if field == "slug" {
			return fmt.Sprintf("slug-%d", rapid.IntRange(0, 60).Draw(t, "slug"))
		}
		return drawGroup(t)
	case Keywords:
		return rapid.SampledFrom(append(tags, "unheard")).Draw(t, "tag")
	case Text:
		return drawWords(t)
	case Date:
		return drawDate(t).Format(time.RFC3339Nano)
	case Bool:
		return rapid.Bool().Draw(t, "bool")
	default:
		return drawNumber(t)
	}
}

func drawID(t *rapid.T) string { return fmt.Sprintf("id-%d", rapid.IntRange(0, 80).Draw(t, "id")) }

var anyFilter = []string{"term", "terms", "numeric", "date", "match", "is_null", "not_null", "terms_lookup"}

func drawFilter(t *rapid.T) object {
	f := object{"filter": rapid.SampledFrom(anyFilter).Draw(t, "filter")}
	switch f["filter"] {
	case "term":
		f["field"] = drawField(t)
		f["value"] = drawValue(t, f["field"].(string))
	case "terms":
		field := drawField(t)
		f["field"] = field
		f["value"] = rapid.SliceOfN(rapid.Custom(func(t *rapid.T) any { return drawValue(t, field) }), 0, 80).Draw(t, "values")
	case "numeric":
		f["field"], f["value"] = drawField(t, Number, Numbers), drawNumber(t)
		f["operator"] = rapid.SampledFrom([]string{">", ">=", "<", "<=", "==", "!="}).Draw(t, "operator")
	case "date":
		drawDates(t, f)
	case "match":
		f["field"] = drawField(t, Text, Keyword, Keywords)
		drawMatch(t, f)
	case "terms_lookup":
		f["field"] = drawField(t)
		f["lookup_index"], f["value"], f["path"] = rapid.SampledFrom([]string{"test-items", "things"}).Draw(t, "index"), drawID(t), f["field"]
		if f["path"] == "item_id" {
			f["path"] = "slug"
		}
	default:
		f["field"] = drawField(t)
	}
	return f
}

func drawDates(t *rapid.T, f object) {
	f["field"] = "end"
	bounds := f
	if rapid.Bool().Draw(t, "inside value") {
		bounds = object{}
		f["value"] = bounds
	}
	which := rapid.IntRange(1, 3).Draw(t, "bounds")
	bound := rapid.Custom(func(t *rapid.T) string {
		switch rapid.IntRange(0, 2).Draw(t, "form") {
		case 0:
			return fmt.Sprintf("days_ago:%d", rapid.IntRange(0, 9).Draw(t, "days"))
		case 1:
			return drawDate(t).Format(time.DateOnly)
		default:
			return drawDate(t).Format(time.RFC3339)
		}
	})
	if which&1 != 0 {
		bounds["date_from"] = bound.Draw(t, "from")
	}
	if which&2 != 0 {
		bounds["date_to"] = bound.Draw(t, "to")
	}
}

func drawMatch(t *rapid.T, f object) {
	one := rapid.Custom(func(t *rapid.T) string {
		if f["field"] == "market.question" {
			return drawWords(t)
		}
		return rapid.SampledFrom(append(tags, groups...)).Draw(t, "value")
	})
	if rapid.Bool().Draw(t, "a list") {
		f["value"] = rapid.SliceOfN(one, 1, 3).Draw(t, "texts")
		return
	}
	f["value"] = one.Draw(t, "text")
}

func drawBoost(t *rapid.T) object {
	if rapid.IntRange(0, 3).Draw(t, "group boost") == 0 {
		return object{
			"filter": "group_boost", "field": "tags", "lookup_index": "test-items", "value": drawID(t), "group": "label",
			"min_boost": 1.0, "max_boost": 3.0, "n": rapid.IntRange(1, 3).Draw(t, "n"),
		}
	}
	f := drawFilter(t)
	if rapid.Bool().Draw(t, "with boost") {
		f["boost"] = rapid.SampledFrom([]float64{-2, 0, 0.5, 1, 4}).Draw(t, "boost")
	}
	return f
}

// drawBody draws a request without what it selects.
func drawBody(t *rapid.T) object {
	filters := rapid.SliceOfN(rapid.Custom(drawFilter), 0, 3)
	body := object{
		"index": "test-items", "size": rapid.SampledFrom([]int{1, 3, 1000}).Draw(t, "size"),
		"include": filters.Draw(t, "include"), "exclude": filters.Draw(t, "exclude"),
		"boost": rapid.SliceOfN(rapid.Custom(drawBoost), 0, 4).Draw(t, "boost"),
	}
	if rapid.Bool().Draw(t, "sorted") {
		field := drawField(t, ID, Keyword, Text, Number, Date, Bool)
		body["sort_by"] = object{"field": field, "order": rapid.SampledFrom([]string{"asc", "desc"}).Draw(t, "order")}
	}
	return body
}

// change applies a random write to the index and to the reference.
func change(t *rapid.T, ix *Index, ref reference) {
	switch rapid.IntRange(0, 5).Draw(t, "write") {
	case 0:
		id := drawID(t)
		ix.Delete(id, "id-unknown")
		delete(ref, id)
	case 1:
		setNumbers(t, ix, ref)
	case 2:
		id, doc := drawID(t), drawDoc(t)
		fields := nested(t, doc)
		if rapid.Bool().Draw(t, "remove") {
			name := drawField(t, Keyword, Keywords, Date, Numbers, Bool)
			fields[name], doc[name] = nil, nil
		}
		must(t, ix.Merge([]Document{{ID: id, Fields: fields}}))
		if ref[id] == nil {
			ref[id] = object{}
		}
		maps.Copy(ref[id], doc)
		maps.DeleteFunc(ref[id], func(_ string, v any) bool { return v == nil })
	default:
		var docs []Document
		for range rapid.IntRange(1, 40).Draw(t, "documents") {
			id, doc := drawID(t), drawDoc(t)
			docs = append(docs, Document{ID: id, Fields: nested(t, doc)})
			ref[id] = doc
		}
		must(t, ix.Upsert(docs))
	}
}

func setNumbers(t *rapid.T, ix *Index, ref reference) {
	names := []string{drawID(t), drawID(t), "id-unknown"}
	rows := make([]uint32, len(names))
	ix.Rows(names, rows)
	values := [][]float64{{drawNumber(t), drawNumber(t), 1}, {math.NaN(), drawNumber(t), 1}}
	must(t, ix.SetNumbers([]string{"rank", "market.volume"}, rows, values))
	for i, id := range names {
		if ref[id] == nil {
			continue
		}
		for f, name := range []string{"rank", "market.volume"} {
			if ref[id][name] = values[f][i]; math.IsNaN(values[f][i]) {
				delete(ref[id], name)
			}
		}
	}
}

// labelled adds the fields that group_boost reads.
func labelled() Schema {
	s := testSchema()
	for k := 1; k <= 3; k++ {
		s.Fields = append(s.Fields, Field{Name: fmt.Sprintf("label_%02d", k), Kind: Keyword})
	}
	return s
}

// TestSameAsBruteForce compares the index with the reference: same hits, same order, same
// scores, same total, same documents, after random writes.
func TestSameAsBruteForce(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		ix, err := New(labelled(), func() time.Time { return testNow })
		must(t, err)
		ref := reference{}
		for range rapid.IntRange(1, 6).Draw(t, "writes") {
			change(t, ix, ref)
		}
		for id, doc := range ref {
			for k := 1; k <= 3; k++ {
				doc[fmt.Sprintf("label_%02d", k)] = tags[(len(id)+k)%len(tags)]
			}
			must(t, ix.Merge([]Document{{ID: id, Fields: doc}}))
		}
		if ix.Len() != len(ref) {
			t.Fatalf("the index has %d documents, want %d", ix.Len(), len(ref))
		}
		for range 8 {
			body := drawBody(t)
			compareSearch(t, ix, ref, body)
		}
	})
}

func compareSearch(t *rapid.T, ix *Index, ref reference, body object) {
	got := ask(t, ix, Boost, body)
	want := ref.search(body)
	if got.Total != len(want) {
		t.Fatalf("total %d, want %d for %s", got.Total, len(want), encoded(body))
	}
	want = want[:min(len(want), body["size"].(int))]
	if len(got.Hits) != len(want) {
		t.Fatalf("%d hits, want %d for %s", len(got.Hits), len(want), encoded(body))
	}
	best := math.Inf(-1)
	for i, w := range want {
		hit := got.Hits[i]
		if hit.ID != w.id || math.Abs(hit.Score-w.score) > 1e-12 {
			t.Fatalf("hit %d is %s with %g, want %s with %g for %s", i, hit.ID, hit.Score, w.id, w.score, encoded(body))
		}
		best = max(best, hit.Score)
		source := object{"item_id": w.id}
		for name, v := range ref[w.id] {
			place(source, name, v)
		}
		if !reflect.DeepEqual(hit.Source, source) {
			t.Fatalf("document %s is %v, want %v", w.id, hit.Source, source)
		}
	}
	if len(want) > 0 && got.MaxScore != best {
		t.Fatalf("max_score %g, want %g", got.MaxScore, best)
	}
}

func encoded(body object) string {
	text, _ := json.Marshal(body)
	return string(text)
}
