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

// shown are real indexes without a catalog.
type shown map[string]*search.Index

func (s shown) Shown(name string) (*search.Index, error) {
	if ix := s[name]; ix != nil {
		return ix, nil
	}
	return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "index %s is not filled", name)
}

// TestVectorsFollowTexts checks that new and changed documents get the vectors of their texts.
func TestVectorsFollowTexts(t *testing.T) {
	t.Parallel()
	schema := search.Schema{Index: studio.Markets, Fields: []search.Field{
		{Name: "question", Kind: search.Text}, {Name: "description", Kind: search.Text}, {Name: "tags", Kind: search.Keywords}, {Name: "volume_num", Kind: search.Number},
	}}
	ix, err := search.New(schema, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	write := func(id string, fields map[string]any) {
		t.Helper()
		if err := ix.Merge([]search.Document{{ID: id, Fields: fields}}); err != nil {
			t.Fatal(err)
		}
	}
	for id, question := range map[string]string{"a": "rain on sunday", "b": "rain on monday", "c": "price of bitcoin", "d": "price of gold"} {
		write(id, map[string]any{"question": question, "tags": []string{"x"}})
	}
	v := studio.NewVectors(studio.VectorsOptions{
		Shown: shown{studio.Markets: ix}.Shown, Fitter: search.NewLSAFitter(search.DefaultLSAOptions()), Pause: time.Millisecond,
	})
	if _, err := v.Embed(t.Context(), studio.Markets, "rain"); smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
		t.Errorf("before the first vectors: %v", err)
	}
	if err := v.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := v.Stop(t.Context()); err != nil {
			t.Error(err)
		}
	}()
	testkit.Eventually(t, "all documents have vectors", func() bool {
		return !slices.ContainsFunc([]string{"a", "b", "c", "d"}, func(id string) bool { return ix.Vector(id) == nil })
	})
	if slices.Equal(ix.Vector("c"), ix.Vector("a")) {
		t.Error("different texts have the same vector")
	}
	write("c", map[string]any{"question": "rain on sunday"})
	testkit.Eventually(t, "a changed text has another vector", func() bool { return slices.Equal(ix.Vector("c"), ix.Vector("a")) })
	write("e", map[string]any{"question": "rain on monday", "tags": []string{"x"}})
	testkit.Eventually(t, "a new document has a vector", func() bool { return slices.Equal(ix.Vector("e"), ix.Vector("b")) && ix.Vector("e") != nil })
	if found, err := v.Embed(t.Context(), studio.Markets, "rain on sunday"); err != nil || len(found) == 0 {
		t.Errorf("Embed: %d numbers, error %v", len(found), err)
	}
	if _, err := v.Embed(t.Context(), "wallet-users", "rain on sunday"); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
		t.Errorf("an index without vectors: %v", err)
	}
}
