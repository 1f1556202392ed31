package studio_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

var update = flag.Bool("update", false, "write the fields into docs/indexes.md")

// TestFields checks that every index can be made, that every field is described, and that
// docs/indexes.md lists the fields as they are.
func TestFields(t *testing.T) {
	t.Parallel()
	const file, mark = "../../docs/indexes.md", "<!-- fields -->\n"
	var list strings.Builder
	for _, schema := range studio.Schemas() {
		if _, err := search.New(schema, time.Now); err != nil {
			t.Error(err)
		}
		fmt.Fprintf(&list, "\n### %s\n\n| field | kind | what |\n|---|---|---|\n", schema.Index)
		for _, f := range schema.Fields {
			if f.Doc == "" {
				t.Errorf("field %s of %s has no description", f.Name, schema.Index)
			}
			fmt.Fprintf(&list, "| `%s` | %s | %s |\n", f.Name, f.Kind, f.Doc)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	head, found, ok := strings.Cut(string(text), mark)
	if !ok {
		t.Fatalf("%s has no line %q", file, mark)
	}
	if *update {
		if err := os.WriteFile(file, []byte(head+mark+list.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	} else if found != list.String() {
		t.Errorf("%s does not list the fields as they are: run this test with -update", file)
	}
}
