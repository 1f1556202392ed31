package studio_test

import (
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// A text is like no document of an index that has none, however often one asks; with the first
// document it is compared.
func TestTextsOfAnEmptyIndex(t *testing.T) {
	ix, err := search.New(search.Schema{Index: studio.Markets, Fields: []search.Field{
		{Name: "question", Kind: search.Text}, {Name: "description", Kind: search.Text}, {Name: "tags", Kind: search.Keywords},
	}}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	v := studio.NewVectors(studio.VectorsOptions{
		Shown: shown{studio.Markets: ix}.Shown, Fitter: search.NewLSAFitter(search.DefaultLSAOptions()), Pause: time.Millisecond,
	})
	if err := v.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := v.Stop(t.Context()); err != nil {
			t.Error(err)
		}
	}()
	testkit.Eventually(t, "the index is known to be empty", func() bool {
		found, err := v.Embed(t.Context(), studio.Markets, "rain")
		return err == nil && search.IsZero(found)
	})
	if _, err := v.Embed(t.Context(), studio.Tokens, "rain"); smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
		t.Errorf("an index that is not filled yet: %v", err)
	}
	for id, question := range map[string]string{"a": "rain on sunday", "b": "rain on monday", "c": "price of gold"} {
		if err := ix.Merge([]search.Document{{ID: id, Fields: map[string]any{"question": question}}}); err != nil {
			t.Fatal(err)
		}
	}
	testkit.Eventually(t, "texts are compared with the documents", func() bool {
		found, err := v.Embed(t.Context(), studio.Markets, "rain on sunday")
		return err == nil && !search.IsZero(found) && !slices.ContainsFunc([]string{"a", "b", "c"}, func(id string) bool { return ix.Vector(id) == nil })
	})
}
