package search_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

func TestAll(t *testing.T) {
	t.Parallel()
	ix, err := search.New(search.Schema{Index: "x", Fields: []search.Field{{Name: "a", Kind: search.Number}, {Name: "b", Kind: search.Keyword}}}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for i := range 1000 {
		id := fmt.Sprint("id", i)
		if err := ix.Upsert([]search.Document{{ID: id, Fields: map[string]any{"a": float64(i), "b": "x"}}}); err != nil {
			t.Fatal(err)
		}
		if i%7 != 0 {
			want = append(want, fmt.Sprint(id, float64(i)))
		}
	}
	for i := 0; i < 1000; i += 7 {
		ix.Delete(fmt.Sprint("id", i))
	}
	all, err := ix.All([]string{"a"})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for d := range all {
		if len(d.Fields) != 1 {
			t.Fatalf("%v has other fields than were asked for", d)
		}
		got = append(got, fmt.Sprint(d.ID, d.Fields["a"]))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%d documents, want %d", len(got), len(want))
	}
	n := 0
	for range all {
		if n++; n == 3 {
			break
		}
	}
	if _, err := ix.All([]string{"none"}); err == nil {
		t.Error("an unknown field was accepted")
	}
}
