package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"

	"github.com/smartmoneyhq/smartmoney/graph"
)

// TestDocsGraphQL validates the GraphQL documents that documents show against the schema.
func TestDocsGraphQL(t *testing.T) {
	schema, err := gqlparser.LoadSchema(&ast.Source{Name: "schema.graphql", Input: graph.SDL()})
	if err != nil {
		t.Fatal(err)
	}
	inCommand := regexp.MustCompile(`(?s)'\{"query": "(.*)"\}'`)
	n := 0
	for _, s := range everythingShown(t) {
		text := s.text
		if s.kind == shownCommand {
			found := inCommand.FindStringSubmatch(text)
			if found == nil {
				continue
			}
			text = strings.ReplaceAll(found[1], `\"`, `"`)
		}
		if s.kind == shownSettings {
			continue
		}
		n++
		if _, err := gqlparser.LoadQueryWithRules(schema, text, rules.NewDefaultRules()); err != nil {
			t.Errorf("%s: %v\n%s", s.page, err, text)
		}
	}
	if n < 25 {
		t.Errorf("%d documents: this test looks at the wrong place", n)
	}
}

// TestDocsSettings checks with doctor, which reads settings as serve does, the settings files that
// documents show, and with the help of all commands the flags that their sentences name. A variable
// that no command reads is warned of.
func TestDocsSettings(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	files := 0
	for _, shown := range everythingShown(t) {
		if shown.kind != shownSettings {
			continue
		}
		files++
		text := strings.ReplaceAll(shown.text, "0x…", "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913")
		text = strings.ReplaceAll(text, "file:/run/secrets/kafka", "env:KAFKA_PASSWORD")
		path := filepath.Join(s.dir, "smartmoney.yaml")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		cmd := s.command("doctor", "--settings", path, "--addr", "127.0.0.1:0")
		cmd.Env = append(cmd.Env, "RPC_URL=https://127.0.0.1:9", "KAFKA_PASSWORD=none")
		cmd.Env = append(cmd.Env, "HTTPS_PROXY=http://127.0.0.1:9") // no provider is asked
		if got := s.finish(cmd); !strings.Contains(got.stdout, "ok    settings ") {
			t.Errorf("%s: status %d\n%s%s\n%s", shown.page, got.status, got.stdout, got.stderr, text)
		}
	}
	if files < 4 {
		t.Errorf("%d settings files: this test looks at the wrong place", files)
	}

	flags, variables := namedInDocuments(t)
	help := helpOfAll(s, nil)
	for _, flag := range flags {
		if !strings.Contains(help, " "+flag+" ") {
			t.Errorf("a document names %s, which no command has", flag)
		}
	}
	version := s.command("version")
	version.Env = append(version.Env, variables...)
	if got := s.finish(version); got.status != 0 || got.stderr != "" {
		t.Errorf("variables that documents name: status %d, %s", got.status, got.stderr)
	}
}

// otherFlags are flags of other programs, and variables of other programs than smartmoney, that
// documents name.
var otherFlags = []string{"--version", "SMARTMONEY_TEST_POSTGRES", "SMARTMONEY_TEST_CHROMIUM", "SMARTMONEY_TEST_FULL"}

// namedInDocuments returns the flags of smartmoney that stand alone in code spans of documents, and
// the variables that documents name, each with a value.
func namedInDocuments(t *testing.T) (flags, variables []string) {
	t.Helper()
	flag, variable := regexp.MustCompile("`(--[a-z][a-z-]*)[^`]*`"), regexp.MustCompile(`\bSMARTMONEY_[A-Z0-9_]+`)
	for name, text := range documents(t) {
		if name == "bench/README.md" {
			continue // its flags are the bench's
		}
		for _, found := range flag.FindAllStringSubmatch(text, -1) {
			if !slices.Contains(otherFlags, found[1]) {
				flags = append(flags, found[1])
			}
		}
		for _, found := range variable.FindAllString(text, -1) {
			if !slices.Contains(otherFlags, found) {
				variables = append(variables, found+"=")
			}
		}
	}
	if len(flags) < 50 || len(variables) < 5 {
		t.Fatalf("documents name %d flags and %d variables: this test looks at the wrong place", len(flags), len(variables))
	}
	return flags, variables
}

// helpOfAll returns the help of a command and of those below it.
func helpOfAll(s *site, path []string) string {
	s.t.Helper()
	help := s.must(append(slices.Clone(path), "--help")...)
	_, list, found := strings.Cut(help, "\nCommands:\n")
	if !found {
		return help + " \n"
	}
	list, _, _ = strings.Cut(list, "\n\n")
	for line := range strings.SplitSeq(list, "\n") {
		if name := strings.Fields(line)[0]; name != "help" && name != "completion" {
			help += helpOfAll(s, append(slices.Clone(path), name))
		}
	}
	return help
}
