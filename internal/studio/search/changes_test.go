package search

import "testing"

// TestTextChanges checks that changes of texts are counted, and nothing else.
func TestTextChanges(t *testing.T) {
	t.Parallel()
	ix := newTestIndex(t)
	fields := []string{"market.question", "tags", "group", "rank", "item_id", "none"}
	counted := uint64(0)
	for _, step := range []struct {
		name  string
		write func() error
		more  uint64
	}{
		{"a document", func() error {
			return ix.Upsert([]Document{{ID: "a", Fields: object{"rank": 1.0, "group": "g", "tags": []string{"x"}, "market": object{"question": "q"}}}})
		}, 3},
		{"the same again", func() error {
			return ix.Merge([]Document{{ID: "a", Fields: object{"rank": 2.0, "group": "g", "tags": []string{"x"}, "market": object{"question": "q"}}}})
		}, 0},
		{"numbers", func() error { return ix.SetNumbers([]string{"rank"}, []uint32{0}, [][]float64{{3}}) }, 0},
		{"another text", func() error {
			return ix.Merge([]Document{{ID: "a", Fields: object{"market": object{"question": "r"}}}})
		}, 1},
		{"a list", func() error { return ix.Merge([]Document{{ID: "a", Fields: object{"tags": []string{"x", "y"}}}}) }, 1},
		{"a removed text", func() error { return ix.Merge([]Document{{ID: "a", Fields: object{"group": nil}}}) }, 1},
		{"a document without texts", func() error { return ix.Upsert([]Document{{ID: "b", Fields: object{"rank": 1.0}}}) }, 0},
		{"another field", func() error { return ix.Merge([]Document{{ID: "b", Fields: object{"active": true}}}) }, 0},
		{"a deleted document", func() error { ix.Delete("a", "b", "c"); return nil }, 2},
	} {
		if err := step.write(); err != nil {
			t.Fatalf("%s: %v", step.name, err)
		}
		if counted += step.more; ix.TextChanges(fields) != counted {
			t.Fatalf("%s: %d changes, want %d", step.name, ix.TextChanges(fields), counted)
		}
	}
	if n := ix.TextChanges([]string{"tags"}); n != 3 {
		t.Errorf("%d changes of the tags, want 3", n)
	}
}
