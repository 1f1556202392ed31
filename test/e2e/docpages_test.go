package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// shown is a command, a GraphQL document or settings that a document shows.
type shown struct {
	kind shownKind
	page string // the document's path
	text string // a command without its comment
}

type shownKind int

const (
	shownCommand shownKind = iota
	shownGraphQL
	shownSettings
)

var (
	// commandLine begins a command. A line with another program is no command to these tests:
	// extend it.
	commandLine = regexp.MustCompile(`^(\$ )?(smartmoney|\./bin/smartmoney|\./curl/\S+|curl|make|go|git|cd|cp|head|printf|echo|touch|export \w+=\S+|docker|kubectl|systemctl|npm|node|` +
		`psql|pg_\w+|createdb|scripts/\S+|post|\w+=\S+ \S+|[A-Z_]+=\S+)( |$)`)
	graphqlLine  = regexp.MustCompile(`^(\{ \w|\{$|(query|mutation|subscription)\b)`)
	settingsLine = regexp.MustCompile(`^[a-z][a-z-]*:( +(\S+|\{.*))?$`)
	commentary   = regexp.MustCompile(`(?m)\s{2,}#.*$`)
	codeSpan     = regexp.MustCompile("`([^`]+)`")
)

// documents returns the texts of README.md, SECURITY.md, CONTRIBUTING.md, docs/, examples/ and the
// console, by path. What decisions in docs/adr show may be past.
func documents(t *testing.T) map[string]string {
	t.Helper()
	pages := map[string]string{}
	for _, pattern := range []string{"*.md", "docs/*.md", "examples/README.md", "bench/README.md", "deploy/*.md", "web/*/README.md"} {
		found, err := filepath.Glob(filepath.Join(tree(t), pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range found {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			name, err := filepath.Rel(tree(t), path)
			if err != nil {
				t.Fatal(err)
			}
			pages[filepath.ToSlash(name)] = string(text)
		}
	}
	delete(pages, "CHANGELOG.md") // it tells of the past, too
	if len(pages) < 20 {
		t.Fatalf("%d documents: this test looks at the wrong place", len(pages))
	}
	return pages
}

// blocksOf returns the indented and fenced blocks of a document, without their indentation, and the
// rest of it.
func blocksOf(text string) (blocks [][]string, prose string) {
	var block, rest []string
	fenced := false
	end := func() {
		if len(block) > 0 {
			blocks, block = append(blocks, block), nil
		}
	}
	for line := range strings.SplitSeq(text, "\n") {
		code, indented := strings.CutPrefix(line, "    ")
		switch {
		case strings.HasPrefix(line, "```"):
			end()
			fenced = !fenced
		case fenced && line != "":
			block = append(block, line)
		case indented:
			block = append(block, code)
		default:
			end()
			rest = append(rest, line)
		}
	}
	end()
	return blocks, strings.Join(rest, "\n")
}

// shownIn returns what a document shows: in blocks, and commands of smartmoney and curl also within
// its sentences.
func shownIn(page, text string) (all []shown) {
	text = strings.ReplaceAll(text, "smartmoneyctl ", "smartmoney ") // which it runs
	blocks, prose := blocksOf(text)
	for _, block := range blocks {
		if settingsLine.MatchString(block[0]) {
			all = append(all, shown{shownSettings, page, strings.Join(block, "\n") + "\n"})
			continue
		}
		all = append(all, statements(page, block)...)
	}
	for _, span := range codeSpan.FindAllStringSubmatch(prose, -1) {
		command := strings.Join(strings.Fields(span[1]), " ")
		if command == strings.Join(strings.Split(span[1], "\n"), " ") && (strings.HasPrefix(command, "smartmoney ") || strings.HasPrefix(command, "curl ")) {
			all = append(all, shown{shownCommand, page, command})
		}
	}
	return all
}

// statements splits a block into commands and GraphQL documents. A line with more indentation goes
// on with the one before, as do a closing brace and a fragment.
func statements(page string, block []string) (all []shown) {
	goesOn := false // the line before belongs to a statement
	for _, line := range block {
		last := len(all) - 1
		switch {
		case goesOn && (strings.HasPrefix(line, " ") || strings.HasPrefix(line, "}") || strings.HasPrefix(line, "fragment ")):
			all[last].text += "\n" + line
		case graphqlLine.MatchString(line):
			all, goesOn = append(all, shown{shownGraphQL, page, line}), true
		case commandLine.MatchString(line):
			all, goesOn = append(all, shown{shownCommand, page, strings.TrimPrefix(line, "$ ")}), true
		default:
			goesOn = false
		}
	}
	for i := range all {
		if all[i].kind == shownCommand {
			all[i].text = strings.TrimSpace(commentary.ReplaceAllString(all[i].text, ""))
		}
	}
	return all
}

// everythingShown returns what all documents show, each once.
func everythingShown(t *testing.T) (all []shown) {
	t.Helper()
	pages := documents(t)
	seen := map[string]bool{}
	names := []string{}
	for name := range pages {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		for _, s := range shownIn(name, pages[name]) {
			if !seen[s.text] {
				seen[s.text] = true
				all = append(all, s)
			}
		}
	}
	return all
}

func TestShownIn(t *testing.T) {
	text := "Text `smartmoney key\nlist`.\n\n    smartmoney serve \\\n      --demo   # why\n    { a {\n      b } }\n\n```\ncurl x\n```\n\n    key: {a: 1}\n"
	want := []shown{
		{shownCommand, "p", "smartmoney serve \\\n  --demo"}, {shownGraphQL, "p", "{ a {\n  b } }"}, {shownCommand, "p", "curl x"},
		{shownSettings, "p", "key: {a: 1}\n"}, {shownCommand, "p", "smartmoney key list"},
	}
	if got := shownIn("p", text); !slices.Equal(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}
