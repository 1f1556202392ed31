package search

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// testNow is the present of test indexes.
var testNow = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

// testSchema has a field of every kind.
func testSchema() Schema {
	return Schema{Index: "test-items", Alias: "things", Fields: []Field{
		{Name: "item_id", Kind: ID},
		{Name: "group", Kind: Keyword},
		{Name: "slug", Kind: Keyword},
		{Name: "tags", Kind: Keywords},
		{Name: "market.question", Kind: Text},
		{Name: "market.volume", Kind: Number},
		{Name: "rank", Kind: Number},
		{Name: "prices", Kind: Numbers},
		{Name: "end", Kind: Date},
		{Name: "active", Kind: Bool},
	}}
}

func newTestIndex(t tester) *Index {
	t.Helper()
	ix, err := New(testSchema(), func() time.Time { return testNow })
	if err != nil {
		t.Fatal(err)
	}
	return ix
}

func must(t tester, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// ask evaluates a body.
func ask(t tester, ix *Index, kind QueryKind, body any) *Result {
	t.Helper()
	result, err := try(ix, kind, body)
	if err != nil {
		t.Fatalf("%v: %v", body, err)
	}
	return result
}

// try evaluates a body: a JSON text or a value to encode. The index is its own lookup.
func try(ix *Index, kind QueryKind, body any) (*Result, error) {
	text, ok := body.(string)
	if !ok {
		encoded, err := json.Marshal(body)
		if err != nil {
			return nil, err
		}
		text = string(encoded)
	}
	q, err := ParseQuery(kind, []byte(text))
	if err != nil {
		return nil, err
	}
	set, err := NewSet(ix)
	if err != nil {
		return nil, err
	}
	return ix.Search(context.Background(), q, set.Lookup)
}

// badInput returns the message and field of a CodeBadInput error.
func badInput(t tester, err error) (message, field string) {
	t.Helper()
	e, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || e.Code != smartmoney.CodeBadInput {
		t.Fatalf("got error %v (%T), want one of CodeBadInput", err, err)
	}
	return e.Message, e.Field
}

// tester is what *testing.T, *testing.B and *rapid.T have in common.
type tester interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}
