package search

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// include returns a body with one filter.
func include(filter string) string { return `{"index": "test-items", "include": [` + filter + `]}` }

// TestRefusals checks that each mistake is refused by its place and with what would be right.
func TestRefusals(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	for name, c := range map[string]struct {
		kind        QueryKind
		body        string
		field, want string
	}{
		"no JSON":            {FilterAndSort, `hello`, "", "JSON object"},
		"a list":             {FilterAndSort, `[]`, "", "JSON object"},
		"cut":                {FilterAndSort, `{"index": "x"`, "", "bad JSON"},
		"something after":    {FilterAndSort, `{"index": "x"} {}`, "", "bad JSON"},
		"no index":           {FilterAndSort, `{}`, "index", "index is missing"},
		"duplicate key":      {FilterAndSort, `{"index": "test-items", "size": 1, "size": 2}`, "size", "size stands twice"},
		"duplicate in value": {FilterAndSort, include(`{"filter": "date", "field": "end", "value": {"date_to": "2026-01-01", "date_to": "2026-01-01"}}`), "", "date_to stands twice"},
		"size 0":             {FilterAndSort, `{"index": "x", "size": 0}`, "size", "between 1 and 10000, got 0"},
		"size 10001":         {FilterAndSort, `{"index": "x", "size": 10001}`, "size", "got 10001"},
		"half a size":        {FilterAndSort, `{"index": "x", "size": 1.5}`, "size", "got 1.5"},
		"size -1e300":        {FilterAndSort, `{"index": "x", "size": -1e300}`, "size", "between 1 and 10000"},
		"size NaN":           {FilterAndSort, `{"index": "x", "size": NaN}`, "", "bad JSON"},
		"size as text":       {FilterAndSort, `{"index": "x", "size": "ten"}`, "size", "size: a string is not possible here; it is a number"},
		"size 1e999":         {FilterAndSort, `{"index": "x", "size": 1e999}`, "size", "size: a number of this size is not possible here"},
		"filter no object":   {FilterAndSort, include(`5`), "include[0]", "include[0]: a number"},
		"no kind":            {FilterAndSort, include(`{"field": "rank"}`), "include[0].filter", "include[0].filter is missing"},
		"unknown kind":       {FilterAndSort, include(`{"filter": "numerc", "field": "rank"}`), "include[0].filter", "closest: numeric"},
		"geo":                {FilterAndSort, include(`{"filter": "geo", "field": "rank", "value": "geo:1,2"}`), "include[0].filter", "no index holds places"},
		"custom":             {FilterAndSort, include(`{"filter": "custom", "field": "rank"}`), "include[0].filter", "not supported"},
		"group_boost inside": {FilterAndSort, include(`{"filter": "group_boost", "field": "tags"}`), "include[0].filter", "in boost only"},
		"no field":           {FilterAndSort, include(`{"filter": "term", "value": 1}`), "include[0].field", "name a field"},
		"unknown field":      {FilterAndSort, include(`{"filter": "term", "field": "market.volum", "value": 1}`), "include[0].field", `index test-items has no field "market.volum"; the closest: market.volume`},
		"deep field":         {FilterAndSort, include(`{"filter": "term", "field": "a.b.c.d.e.f.g.h.i", "value": 1}`), "include[0].field", "at most 8 parts"},
		"long field":         {FilterAndSort, include(`{"filter": "term", "field": "` + strings.Repeat("a", 129) + `", "value": 1}`), "include[0].field", "at most 128 bytes"},
		"term without value": {FilterAndSort, include(`{"filter": "term", "field": "rank"}`), "include[0].value", "is_null"},
		"term of a list":     {FilterAndSort, include(`{"filter": "term", "field": "rank", "value": [1]}`), "include[0].value", "use terms"},
		"terms of one":       {FilterAndSort, include(`{"filter": "terms", "field": "rank", "value": 1}`), "include[0].value", "use term"},
		"terms of lists":     {FilterAndSort, include(`{"filter": "terms", "field": "rank", "value": [[1]]}`), "include[0].value[0]", "lists of lists"},
		"text for a number":  {FilterAndSort, include(`{"filter": "term", "field": "rank", "value": "NaN"}`), "include[0].value", `holds numbers, got "NaN"`},
		"number for a bool":  {FilterAndSort, include(`{"filter": "terms", "field": "active", "value": [true, 3]}`), "include[0].value[1]", "true or false, got 3"},
		"text for a date":    {FilterAndSort, include(`{"filter": "term", "field": "end", "value": "soon"}`), "include[0].value", "RFC 3339"},
		"numeric on text":    {FilterAndSort, include(`{"filter": "numeric", "field": "group", "operator": ">", "value": 1}`), "include[0].filter", "use term or terms"},
		"numeric on date":    {FilterAndSort, include(`{"filter": "numeric", "field": "end", "operator": ">", "value": 1}`), "include[0].filter", "use date"},
		"numeric in quotes":  {FilterAndSort, include(`{"filter": "numeric", "field": "rank", "operator": ">", "value": "1"}`), "include[0].value", "without quotes"},
		"numeric too large":  {FilterAndSort, include(`{"filter": "numeric", "field": "rank", "operator": ">", "value": 1e999}`), "include[0].value", "1.8e308"},
		"no operator":        {FilterAndSort, include(`{"filter": "numeric", "field": "rank", "value": 1}`), "include[0].operator", ">, >=, <, <=, == or !="},
		"date on number":     {FilterAndSort, include(`{"filter": "date", "field": "rank", "date_from": "2026-01-01"}`), "include[0].filter", "use numeric"},
		"date without ends":  {FilterAndSort, include(`{"filter": "date", "field": "end"}`), "include[0].date_from", "needs date_from or date_to"},
		"bad date":           {FilterAndSort, include(`{"filter": "date", "field": "end", "date_to": "2026-13-01"}`), "include[0].date_to", `got "2026-13-01"`},
		"bad date in value":  {FilterAndSort, include(`{"filter": "date", "field": "end", "value": {"date_from": 5}}`), "include[0].value", "date_from"},
		"days -1":            {FilterAndSort, include(`{"filter": "date", "field": "end", "date_from": "days_ago:-1"}`), "include[0].date_from", "between 0 and 36500"},
		"match of a number":  {FilterAndSort, include(`{"filter": "match", "field": "market.question", "value": 1}`), "include[0].value", "text or a list of texts"},
		"match on number":    {FilterAndSort, include(`{"filter": "match", "field": "rank", "value": "1"}`), "include[0].filter", "use numeric"},
		"long match":         {FilterAndSort, include(`{"filter": "match", "field": "market.question", "value": ["` + strings.Repeat("a ", 1500) + `", "` + strings.Repeat("b ", 1500) + `"]}`), "include[0].value", "at most 4096 bytes"},
		"many texts":         {FilterAndSort, include(`{"filter": "match", "field": "market.question", "value": [` + strings.Repeat(`"a",`, 64) + `"a"]}`), "include[0].value", "at most 64 texts"},
		"lookup index":       {FilterAndSort, include(`{"filter": "terms_lookup", "field": "tags", "lookup_index": "test-item", "value": "a", "path": "tags"}`), "include[0].lookup_index", `include[0].lookup_index: there is no index "test-item"; the closest: test-items`},
		"lookup of none":     {FilterAndSort, include(`{"filter": "terms_lookup", "field": "tags", "value": "a", "path": "tags"}`), "include[0].lookup_index", "name the index"},
		"lookup without id":  {FilterAndSort, include(`{"filter": "terms_lookup", "field": "tags", "lookup_index": "things", "path": "tags"}`), "include[0].value", "id of the document"},
		"lookup inside":      {FilterAndSort, include(`{"filter": "terms_lookup", "field": "tags", "value": {"lookup_index": 5, "value": "a", "path": "tags"}}`), "include[0].value", "lookup_index"},
		"lookup in lookup":   {FilterAndSort, include(`{"filter": "terms_lookup", "field": "tags", "value": {"lookup_index": "things", "value": {"value": "a"}, "path": "tags"}}`), "include[0].value", "id of the document"},
		"lookup no path":     {FilterAndSort, include(`{"filter": "terms_lookup", "field": "tags", "lookup_index": "things", "value": "a"}`), "include[0].path", "name a field"},
		"unknown sort":       {FilterAndSort, `{"index": "test-items", "sort_by": {"field": "rnk"}}`, "sort_by.field", "closest: rank"},
		"sort by a list":     {FilterAndSort, `{"index": "test-items", "sort_by": {"field": "tags"}}`, "sort_by.field", "holds lists"},
		"order":              {FilterAndSort, `{"index": "test-items", "sort_by": {"field": "rank", "order": "up"}}`, "sort_by.order", "asc or desc"},
		"sort by nothing":    {FilterAndSort, `{"index": "test-items", "sort_by": {"order": "asc"}}`, "sort_by.field", "name a field"},
		"two selections":     {FilterAndSort, `{"index": "test-items", "only_ids": true, "select_fields": ["rank"]}`, "select_fields", "only one of"},
		"select unknown":     {FilterAndSort, `{"index": "test-items", "select_fields": ["mrket"]}`, "select_fields", "closest"},
		"text in filters":    {FilterAndSort, `{"index": "test-items", "text": "bitcoin"}`, "text", "for semantic searches"},
		"boost in semantic":  {Semantic, `{"index": "test-items", "text": "bitcoin", "boost": [{"filter": "is_null", "field": "rank"}]}`, "boost", "cosine"},
		"neither":            {Semantic, `{"index": "test-items"}`, "text", "either text or vector"},
		"short text":         {Semantic, `{"index": "test-items", "text": " ab  "}`, "text", "at least 5 characters and at most 8192 bytes, got 2"},
		"short vector":       {Semantic, `{"index": "test-items", "vector": [1, 2]}`, "vector", "768 numbers, got 2"},
		"null in a vector":   {Semantic, `{"index": "test-items", "vector": [` + strings.Repeat("1,", 767) + `null]}`, "vector[767]", "vector[767] must be a number, got null"},
		"text in a vector":   {Semantic, `{"index": "test-items", "vector": ["1"]}`, "vector[0]", "list of 768 numbers"},
		"empty text, vector": {Semantic, `{"index": "test-items", "text": "", "vector": []}`, "text", "either text or vector"},
		"zero vector":        {Semantic, `{"index": "test-items", "vector": [` + strings.Repeat("0,", 767) + `0]}`, "vector", "not all 0"},
		"large vector":       {Semantic, `{"index": "test-items", "vector": [` + strings.Repeat("1e39,", 767) + `0]}`, "vector", "3.4e38"},
		"boost too large":    {Boost, `{"index": "test-items", "boost": [{"filter": "is_null", "field": "rank", "boost": 1e7}]}`, "boost[0].boost", "between -1e+06 and 1e+06"},
		"group n":            {Boost, `{"index": "test-items", "boost": [{"filter": "group_boost", "field": "tags", "lookup_index": "things", "value": "a", "group": "label", "n": 100}]}`, "boost[0].n", "between 1 and 99"},
		"group bounds":       {Boost, `{"index": "test-items", "boost": [{"filter": "group_boost", "field": "tags", "lookup_index": "things", "value": "a", "group": "label", "min_boost": 9}]}`, "boost[0].min_boost", "at most max_boost"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := try(ix, c.kind, c.body)
			message, field := badInput(t, err)
			if !strings.Contains(message, c.want) || (c.field != "" && field != c.field) {
				t.Errorf("got %q about %q, want %q about %q", message, field, c.want, c.field)
			}
		})
	}
}

// TestAccepted are requests as clients send them.
func TestAccepted(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	must(t, ix.Upsert([]Document{{ID: "a", Fields: object{"rank": 1.0, "active": true, "group": "5", "end": testNow, "tags": []string{"x"}}}}))
	for name, body := range map[string]string{
		"unknown and null fields": `{"index": "test-items", "origin": "web", "feed_type": "x", "boost": null, "size": null, "sort_by": null, "text": null, "select_fields": null}`,
		"number for a keyword":    include(`{"filter": "term", "field": "group", "value": 5}`),
		"text for a bool":         include(`{"filter": "term", "field": "active", "value": "true"}`),
		"date beside":             include(`{"filter": "date", "field": "end", "value": null, "date_from": "days_ago:1", "date_to": "2026-03-01"}`),
		"lookup beside":           include(`{"filter": "terms_lookup", "field": "tags", "lookup_index": "test-items", "value": "a", "path": "tags"}`),
		"lookup inside":           include(`{"filter": "terms_lookup", "field": "tags", "value": {"lookup_index": "test-items", "value": "a", "path": "tags"}}`),
		"empty fields":            `{"index": "test-items", "text": "", "vector": [], "select_fields": [], "include": [], "exclude": [], "boost": []}`,
		"upper-case order":        `{"index": "things", "sort_by": {"field": "rank", "order": "DESC"}}`,
		"only ids":                `{"index": "things", "only_ids": true}`,
	} {
		t.Run(name, func(t *testing.T) {
			if got := ask(t, ix, FilterAndSort, body); got.Total != 1 || got.Hits[0].ID != "a" || (name == "only ids") != (got.Hits[0].Source == nil) {
				t.Errorf("got %+v, want document a", got)
			}
		})
	}
}

// TestSelectFields selects fields and objects.
func TestSelectFields(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	must(t, ix.Upsert([]Document{{ID: "a", Fields: object{"rank": 1.0, "group": "g", "market": object{"question": "q", "volume": 2.0}}}}))
	for names, want := range map[string]string{
		`["rank"]`: "map[rank:1]", `["market"]`: "map[market:map[question:q volume:2]]", `["market.volume", "item_id"]`: "map[item_id:a market:map[volume:2]]", `["tags"]`: "map[]",
		`[]`: "map[group:g item_id:a market:map[question:q volume:2] rank:1]",
	} {
		got := ask(t, ix, FilterAndSort, `{"index": "test-items", "select_fields": `+names+`}`)
		if text := fmt.Sprint(got.Hits[0].Source); text != want {
			t.Errorf("%s: got %s, want %s", names, text, want)
		}
	}
}

// TestHostile checks that oversized requests are refused.
func TestHostile(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	many := func(one string, n int) string { return strings.TrimSuffix(strings.Repeat(one+",", n), ",") }
	filter := `{"filter": "not_null", "field": "rank"}`
	for name, c := range map[string]struct{ body, want string }{
		"10 000 filters":   {include(many(filter, 10_000)), "at most 256 filters, got 10000"},
		"700 000 filters":  {include(many("{}", 690_000)), "at most 256 filters, got 690000"},
		"a million terms":  {include(`{"filter": "terms", "field": "rank", "value": [` + many("1", 1_000_000) + `]}`), "at most 10000 elements, got 1000000"},
		"257 in all":       {`{"index": "test-items", "include": [` + many(filter, 128) + `], "exclude": [` + many(filter, 129) + `]}`, "got 257"},
		"10 001 terms":     {include(`{"filter": "terms", "field": "rank", "value": [` + many("1", 10_001) + `]}`), "at most 10000 elements, got 10001"},
		"terms in all":     {include(many(`{"filter": "terms", "field": "rank", "value": [`+many("1", 6000)+`]}`, 2)), "at most 10000 terms in all"},
		"a 1 MB vector":    {`{"index": "test-items", "vector": [` + many("1", 500_000) + `]}`, "semantic"},
		"select 10 000":    {`{"index": "test-items", "select_fields": [` + many(`"rank"`, 10_000) + `]}`, "at most 256 names, got 10000"},
		"a 3 MB body":      {`{"index": "` + strings.Repeat("a", 3<<20) + `"}`, "at most 2097152 bytes"},
		"deep value":       {include(`{"filter": "term", "field": "rank", "value": ` + strings.Repeat("[", 9000) + strings.Repeat("]", 9000) + `}`), "use terms"},
		"deeper value":     {include(`{"filter": "term", "field": "rank", "value": ` + strings.Repeat("[", 100_000)), "bad JSON"},
		"long term":        {include(`{"filter": "term", "field": "group", "value": "` + strings.Repeat("a", 5000) + `"}`), "at most 4096 bytes"},
		"long number":      {include(`{"filter": "term", "field": "rank", "value": ` + strings.Repeat("1", 5000) + `}`), "at most 64 characters"},
		"bad UTF-8":        {include("{\"filter\": \"term\", \"field\": \"group\", \"value\": \"\xff\"}"), "bad JSON"},
		"a million dots":   {include(`{"filter": "term", "field": "` + strings.Repeat(".", 1_000_000) + `", "value": 1}`), "at most 128 bytes"},
		"long unknown key": {`{"index": "test-items", "` + strings.Repeat("x", 100_000) + `": {"a": 1, "a": 2}}`, "stands twice"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := try(ix, FilterAndSort, c.body)
			message, _ := badInput(t, err)
			if !strings.Contains(message, c.want) || len(message) > 600 {
				t.Errorf("got %.700q, want %q", message, c.want)
			}
		})
	}
}

// TestRegularExpressions: characters of regular expressions have no special meaning.
func TestRegularExpressions(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	must(t, ix.Upsert([]Document{{ID: "a", Fields: object{"market.question": "Will (a+)+$ happen?", "group": ".*"}}, {ID: "b", Fields: object{"market.question": "other", "group": "x"}}}))
	for filter, want := range map[string]int{
		`{"filter": "match", "field": "market.question", "value": "(.*)+"}`:           0,
		`{"filter": "match", "field": "market.question", "value": "^happen.*$"}`:      1,
		`{"filter": "match", "field": "market.question", "value": "\u0000 \\\" * ?"}`: 0,
		`{"filter": "term", "field": "group", "value": ".*"}`:                         1,
		`{"filter": "match", "field": "group", "value": ".*"}`:                        1,
	} {
		if got := ask(t, ix, FilterAndSort, include(filter)); got.Total != want {
			t.Errorf("%s: %d found, want %d", filter, got.Total, want)
		}
	}
}

// TestCost refuses a query that would read too much, before it reads.
func TestCost(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	ix.used = 5_000_000
	body := include(strings.TrimSuffix(strings.Repeat(`{"filter": "not_null", "field": "rank"},`, 200), ","))
	q, err := ParseQuery(FilterAndSort, []byte(body))
	must(t, err)
	if cost := ix.Cost(q); cost != 5_000_000*201 {
		t.Errorf("cost %d, want %d", cost, 5_000_000*201)
	}
	if _, err := ix.Search(context.Background(), q, nil); smartmoney.CodeOf(err) != smartmoney.CodeTooComplex || !strings.Contains(err.Error(), "test-items") {
		t.Errorf("got %v, want QUERY_TOO_COMPLEX about test-items", err)
	}
}

// TestCostOfHits: what is rendered costs, too, so that an answer with many fields is as costly as a
// search in many documents.
func TestCostOfHits(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	const documents = 400
	var docs []Document
	for i := range documents {
		docs = append(docs, Document{ID: fmt.Sprint("d", i), Fields: map[string]any{"rank": float64(i)}})
	}
	must(t, ix.Upsert(docs))
	fields := len(ix.schema.Fields)
	for body, want := range map[string]int{
		`{"size": 10000, "only_ids": true}`:         documents,
		`{"size": 10000}`:                           documents * (1 + fields),
		`{"size": 5}`:                               5 * (1 + fields),
		`{"size": 5, "select_fields": ["rank"]}`:    5 * 2,
		`{"size": 5, "include_vector": true}`:       5 * (1 + fields + VectorSize),
		`{"size": 5, "select_fields": ["no such"]}`: 0,
	} {
		q, err := ParseQuery(FilterAndSort, []byte(strings.Replace(body, "{", `{"index": "test-items", `, 1)))
		must(t, err)
		if got := ix.Cost(q); got != documents+int64(renderCost*want) {
			t.Errorf("%s costs %d, want %d", body, got, documents+renderCost*want)
		}
	}
}

// TestBadDocuments: each is refused with id and field, those before it are stored.
func TestBadDocuments(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		doc  Document
		want string
	}{
		"no id":           {Document{}, "1 to 256 bytes"},
		"long id":         {Document{ID: strings.Repeat("a", 257)}, "1 to 256 bytes"},
		"unknown field":   {Document{ID: "bad", Fields: object{"market": object{"unknown": 1.0}}}, `document "bad" of index test-items: no field "market.unknown"`},
		"wrong kind":      {Document{ID: "bad", Fields: object{"rank": 1}}, "field rank holds a int, which a field of kind number cannot"},
		"NaN":             {Document{ID: "bad", Fields: object{"rank": math.NaN()}}, "field rank is NaN"},
		"Inf in a list":   {Document{ID: "bad", Fields: object{"prices": []float64{1, math.Inf(1)}}}, "field prices is +Inf"},
		"long text":       {Document{ID: "bad", Fields: object{"group": strings.Repeat("a", MaxValueBytes+1)}}, "at most 32768"},
		"long list":       {Document{ID: "bad", Fields: object{"tags": make([]string, MaxList+1)}}, "at most 256"},
		"year 10000":      {Document{ID: "bad", Fields: object{"end": testNow.AddDate(9000, 0, 0)}}, "years 0 to 9999"},
		"another's id":    {Document{ID: "bad", Fields: object{"item_id": "good"}}, "must equal the id"},
		"the field twice": {Document{ID: "bad", Fields: object{"market.volume": 1.0, "market": object{"volume": 2.0}}}, "twice"},
	} {
		t.Run(name, func(t *testing.T) {
			ix := newTestIndex(t)
			err := ix.Upsert([]Document{{ID: "good", Fields: object{"item_id": "good"}}, c.doc, {ID: "after"}})
			if message, _ := badInput(t, err); !strings.Contains(message, c.want) {
				t.Errorf("got %q, want %q", message, c.want)
			}
			if _, ok := ix.Get("good"); !ok || ix.Len() != 1 {
				t.Errorf("%d documents are stored, want the one before", ix.Len())
			}
		})
	}
}

// TestManyConditions refuses group boosts that are too many together.
func TestManyConditions(t *testing.T) {
	t.Parallel()
	s, labels := Schema{Index: "test-items", Fields: []Field{{Name: "tags", Kind: Keywords}}}, object{}
	for k := 1; k <= MaxGroup; k++ {
		name := fmt.Sprintf("label_%02d", k)
		s.Fields = append(s.Fields, Field{Name: name, Kind: Keyword})
		labels[name] = name
	}
	ix, err := New(s, func() time.Time { return testNow })
	must(t, err)
	must(t, ix.Upsert([]Document{{ID: "a", Fields: labels}, {ID: "b", Fields: object{"tags": []string{"label_01", "label_99"}}}}))
	boost := object{"filter": "group_boost", "field": "tags", "lookup_index": "test-items", "value": "a", "group": "label", "n": MaxGroup}
	body := func(n int) object { return object{"index": "test-items", "boost": slices.Repeat([]object{boost}, n)} }
	if got := ask(t, ix, Boost, body(10)); got.Hits[0].ID != "b" || got.MaxScore != 60 {
		t.Errorf("got %+v, want b with 10 times 5 and 1", got)
	}
	_, err = try(ix, Boost, body(11))
	if message, field := badInput(t, err); field != "boost[10]" || !strings.Contains(message, "more than 1024 conditions") {
		t.Errorf("got %q about %s", message, field)
	}
}
