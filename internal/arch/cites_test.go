package arch_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// cite matches a citation of sections of a page, such as "semantics 2 and 3".
var cite = regexp.MustCompile(`(?i)\b(semantics|interface)(?:'s)?\s+(\d+(?:\.\d+)*(?:(?:,|\s+and|\s+or|\s+to|,\s+and)\s+\d+(?:\.\d+)*)*)`)

var (
	section = regexp.MustCompile(`\d+(?:\.\d+)*`)
	heading = regexp.MustCompile(`(?m)^#{2,3} (\d+(?:\.\d+)*)\.? `)
)

// sections returns the section numbers of a page's headings.
func sections(page string) (all []string) {
	for _, found := range heading.FindAllStringSubmatch(page, -1) {
		all = append(all, found[1])
	}
	return all
}

// astray returns the number of sections that a text cites, and the citations of sections
// that their page does not have.
func astray(text string, pages map[string][]string) (cited int, wrong []string) {
	for _, found := range cite.FindAllStringSubmatch(text, -1) {
		name := strings.ToLower(found[1])
		for _, number := range section.FindAllString(found[2], -1) {
			if cited++; !slices.Contains(pages[name], number) {
				wrong = append(wrong, name+" "+number)
			}
		}
	}
	return cited, wrong
}

// comments returns the comments of a Go file, each joined into one line.
func comments(t *testing.T, path string) string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	texts := make([]string, len(file.Comments))
	for i, group := range file.Comments {
		texts[i] = joined(group)
	}
	return strings.Join(texts, "\n\n")
}

func joined(group *ast.CommentGroup) string { return strings.Join(strings.Fields(group.Text()), " ") }

// TestCitesNameSections checks that docs/semantics.md and docs/api.md have the
// sections that comments, the schema and the documents cite as "semantics 3" or
// "interface 2.6".
func TestCitesNameSections(t *testing.T) {
	root := filepath.Join("..", "..")
	pages := map[string][]string{}
	for name, file := range map[string]string{"semantics": "semantics.md", "interface": "api.md"} {
		text, err := os.ReadFile(filepath.Join(root, "docs", file))
		if err != nil {
			t.Fatal(err)
		}
		pages[name] = sections(string(text))
	}
	total := 0
	eachFile(t, func(path string) error {
		text := ""
		switch filepath.Ext(path) {
		case ".go":
			text = comments(t, path)
		case ".graphql", ".md":
			content, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			text = string(content)
		default:
			return nil
		}
		cited, wrong := astray(text, pages)
		if total += cited; len(wrong) > 0 {
			t.Errorf("%s cites %s, which docs/ does not have", strings.TrimPrefix(path, root+string(filepath.Separator)), strings.Join(wrong, ", "))
		}
		return nil
	})
	if total < 50 {
		t.Errorf("found only %d citations: the test does not read the files", total)
	}
}

func TestAstray(t *testing.T) {
	pages := map[string][]string{
		"semantics": sections("# Semantics\n## 1. Events\n\n## 2. Ledger\n### 2.1 Worked example\ntext ## 9. no\n"),
		"interface": sections("## 4. REST\n### 4.1 GET /a\n"),
	}
	for text, want := range map[string][]string{
		"(semantics 1)":                           nil,
		"Semantics 2 and 2.1; interface 4, 4.1":   nil,
		"semantics 9":                             {"semantics 9"},
		"(interface 4.1 and 4.2), in interface 5": {"interface 4.2", "interface 5"},
		"semantics 1,\n2 and 3":                   {"semantics 3"},
		"an interface of 3 methods":               nil,
	} {
		if _, got := astray(text, pages); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
