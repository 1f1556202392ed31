package docs

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// Every page is embedded, but those for readers of the code.
func TestPagesAreWhole(t *testing.T) {
	forDevelopers := []string{"ARCHITECTURE.md", "benchmarks.md", "tables.md"}
	var want, got []string
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".md") && !slices.Contains(forDevelopers, e.Name()) {
			want = append(want, e.Name())
		}
	}
	for _, p := range Pages() {
		got = append(got, p.Name)
		if p.Title == "" || strings.Contains(p.Title, "#") || p.About == "" {
			t.Errorf("%s has the title %q and is about %q", p.Name, p.Title, p.About)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("embedded are %v, want %v", got, want)
	}
}

func TestSections(t *testing.T) {
	page := "# Page\n\n## 1. One\na\n### 1.1 Part\nb\n## Without a number\n\n## 2. Two\nc\n"
	var got []string
	for _, s := range Sections(page) {
		got = append(got, s.Number+"|"+s.Title+"|"+s.Text)
	}
	want := []string{"1|One|## 1. One\na\n### 1.1 Part\nb\n## Without a number\n", "1.1|Part|### 1.1 Part\nb\n## Without a number\n", "2|Two|## 2. Two\nc\n"}
	if !slices.Equal(got, want) {
		t.Errorf("sections %q, want %q", got, want)
	}
	if n := len(Sections(Semantics())); n < 15 {
		t.Errorf("the semantics have %d sections", n)
	}
}

// llms.txt has the form of llmstxt.org: a heading, a quote, lists of links; llms-full.txt all texts.
func TestLLMs(t *testing.T) {
	index, full := LLMs(), LLMsFull()
	if !strings.HasPrefix(index, "# smartmoney\n\n> ") {
		t.Errorf("llms.txt begins %q", index[:20])
	}
	for _, p := range Pages() {
		if !strings.Contains(index, "- ["+p.Title+"](docs/"+p.Name+"): ") || !strings.Contains(full, p.Text) {
			t.Errorf("%s is missing", p.Name)
		}
	}
}
