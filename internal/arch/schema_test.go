package arch_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

// TestSchemaKeepsItsPromises compares schema.graphql with that of the last release, of which
// testdata has a copy: what breaks clients must be named in CHANGELOG.md, under Unreleased, in an
// item that begins with "Breaking:" and has its coordinate in backticks: `Signal.headline`,
// `Query.signals(first:)`, `Chain.BASE`. After CHANGELOG.md has a new version, -update copies
// schema.graphql.
func TestSchemaKeepsItsPromises(t *testing.T) {
	copied := filepath.Join("testdata", "released.graphql")
	now, log := readText(t, filepath.Join("..", "..", "schema.graphql")), readText(t, filepath.Join("..", "..", "CHANGELOG.md"))
	version := regexp.MustCompile(`(?m)^## \[(\d\S*)\]`).FindStringSubmatch(log)[1]
	title := "# The schema of " + version + ", with which TestSchemaKeepsItsPromises compares the present one.\n"
	if !strings.HasPrefix(readText(t, copied), title) {
		if !*update {
			t.Fatalf("%s is not the schema of %s: run go test ./internal/arch -run TestSchemaKeepsItsPromises -update", copied, version)
		}
		if err := os.WriteFile(copied, []byte(title+now), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	_, unreleased, _ := strings.Cut(log, "## [Unreleased]")
	unreleased, _, _ = strings.Cut(unreleased, "\n## ["+version)
	said := announced(unreleased)
	found := broken(parseSchema(t, readText(t, copied)), parseSchema(t, now))
	for _, at := range slices.Sorted(maps.Keys(found)) {
		if !said[at] {
			t.Errorf("%s breaks clients of %s: %s. Deprecate it instead, or say in CHANGELOG.md, under Unreleased: - Breaking: `%s` …", at, version, found[at], at)
		}
	}
}

// TestDeprecationsHaveDates checks that each reason of @deprecated says since when, and until when
// clients may use what it is about: half a year at least.
func TestDeprecationsHaveDates(t *testing.T) {
	reasons := regexp.MustCompile(`@deprecated\b(\(reason: "(.*)"\))?`)
	dated := regexp.MustCompile(`Since (\d{4}-\d\d-\d\d), removed not before (\d{4}-\d\d-\d\d)\.$`)
	for _, found := range reasons.FindAllStringSubmatch(readText(t, filepath.Join("..", "..", "schema.graphql")), -1) {
		dates := dated.FindStringSubmatch(found[2])
		if dates == nil {
			t.Errorf("%q must end with: Since 2026-01-31, removed not before 2026-07-31.", found[2])
			continue
		}
		since, err := time.Parse(time.DateOnly, dates[1])
		until, problem := time.Parse(time.DateOnly, dates[2])
		if err != nil || problem != nil || until.Before(since.AddDate(0, 6, 0)) {
			t.Errorf("%q: %v, %v", found[2], err, problem)
		}
	}
}

func readText(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func parseSchema(t *testing.T, text string) *ast.Schema {
	t.Helper()
	schema, err := gqlparser.LoadSchema(&ast.Source{Name: "schema.graphql", Input: text})
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

// announced returns the coordinates in items of a list that begin with "Breaking:".
func announced(text string) map[string]bool {
	all := map[string]bool{}
	for _, item := range strings.Split(text, "\n- ")[1:] {
		if body, ok := strings.CutPrefix(item, "Breaking:"); ok {
			for _, name := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(body, -1) {
				all[name[1]] = true
			}
		}
	}
	return all
}

// broken returns what of a schema clients may use that another one does not have, or has otherwise:
// what is wrong, by coordinate.
func broken(before, after *ast.Schema) map[string]string {
	found := changes{}
	for name, was := range before.Types {
		is := after.Types[name]
		switch {
		case is == nil:
			found[name] = "it is removed"
			continue
		case is.Kind != was.Kind:
			found[name] = fmt.Sprintf("the %s became a %s", was.Kind, is.Kind)
			continue
		}
		for _, part := range slices.Concat(was.Interfaces, was.Types) {
			if !slices.Contains(is.Interfaces, part) && !slices.Contains(is.Types, part) {
				found[name] = "it has no " + part + " any more"
			}
		}
		for _, value := range was.EnumValues {
			if is.EnumValues.ForName(value.Name) == nil {
				found[name+"."+value.Name] = "it is removed"
			}
		}
		if was.Kind == ast.InputObject {
			found.inputs(name+".%s", inputFields(was), inputFields(is))
		} else {
			found.fields(name, was.Fields, is.Fields)
		}
	}
	for name, was := range before.Directives {
		if is := after.Directives[name]; is == nil {
			found["@"+name] = "it is removed"
		} else {
			found.inputs("@"+name+"(%s:)", was.Arguments, is.Arguments)
		}
	}
	return found
}

type changes map[string]string

func (c changes) fields(name string, before, after ast.FieldList) {
	for _, was := range before {
		at, is := name+"."+was.Name, after.ForName(was.Name)
		switch {
		case is == nil:
			c[at] = "it is removed"
			continue
		case !fits(was.Type, is.Type):
			c[at] = fmt.Sprintf("%s became %s", was.Type, is.Type)
		}
		c.inputs(at+"(%s:)", was.Arguments, is.Arguments)
	}
}

// inputs compares what clients send: arguments, or fields of an input. at is the format of their
// coordinates.
func (c changes) inputs(at string, before, after ast.ArgumentDefinitionList) {
	for _, was := range before {
		at, is := fmt.Sprintf(at, was.Name), after.ForName(was.Name)
		switch {
		case is == nil:
			c[at] = "it is removed"
		case !fits(is.Type, was.Type):
			c[at] = fmt.Sprintf("%s became %s", was.Type, is.Type)
		case was.DefaultValue.String() != is.DefaultValue.String():
			c[at] = fmt.Sprintf("its default %s became %s", was.DefaultValue, is.DefaultValue)
		}
	}
	for _, is := range after {
		if before.ForName(is.Name) == nil && is.Type.NonNull && is.DefaultValue == nil {
			c[fmt.Sprintf(at, is.Name)] = "it is new and required"
		}
	}
}

// inputFields returns the fields of an input as arguments.
func inputFields(d *ast.Definition) (all ast.ArgumentDefinitionList) {
	for _, f := range d.Fields {
		all = append(all, &ast.ArgumentDefinition{Name: f.Name, Type: f.Type, DefaultValue: f.DefaultValue})
	}
	return all
}

// fits reports whether each value of a type may stand where one of another is expected.
func fits(expected, given *ast.Type) bool {
	if expected.NonNull && !given.NonNull || expected.NamedType != given.NamedType {
		return false
	}
	return expected.Elem == nil || fits(expected.Elem, given.Elem)
}

// TestBroken shows which changes of a schema are refused, and which are not.
func TestBroken(t *testing.T) {
	const released = `
		type Query { signals(first: Int! = 20, after: String, chain: Chain): [Signal!]! node: Node }
		interface Node { id: ID! } type Signal implements Node { id: ID! headline: String! rank: Int } type Trade { id: ID! }
		union Event = Signal | Trade enum Chain { BASE SOLANA } input Filter { min: Int chain: Chain! } directive @live(every: Int) on QUERY`
	for change, want := range map[string]string{ // old text → new text: the coordinate
		"":                                       "",
		"rank: Int → ":                           "Signal.rank",
		"rank: Int → rank: Float":                "Signal.rank",
		"headline: String! → headline: String":   "Signal.headline",
		"[Signal!]! → [Signal]!":                 "Query.signals",
		"[Signal!]! → Signal!":                   "Query.signals",
		"after: String → ":                       "Query.signals(after:)",
		"after: String → after: String!":         "Query.signals(after:)",
		"chain: Chain) → chain: String)":         "Query.signals(chain:)",
		"chain: Chain) → chain: Chain, q: Int!)": "Query.signals(q:)",
		"Int! = 20 → Int!":                       "Query.signals(first:)",
		"Int! = 20 → Int! = 50":                  "Query.signals(first:)",
		"BASE SOLANA → BASE":                     "Chain.SOLANA",
		"min: Int → min: Int!":                   "Filter.min",
		"min: Int → ":                            "Filter.min",
		"min: Int → min: Int q: Int!":            "Filter.q",
		"Signal | Trade → Signal":                "Event",
		"Signal implements Node → Signal":        "Signal",
		"input Filter { min: Int chain: Chain! } → scalar Filter": "Filter",
		"@live(every: Int) → @live":                               "@live(every:)",
		"directive @live(every: Int) on QUERY → ":                 "@live",
		"rank: Int → rank: Int! score: Float":                     "",
		"chain: Chain) → chain: Chain, q: Int! = 1)":              "",
		"after: String → after: String, q: Int":                   "",
		"Int! = 20 → Int = 20":                                    "",
		"BASE SOLANA → BASE SOLANA ETHEREUM":                      "",
		"chain: Chain! } → chain: Chain q: Int! = 1 }":            "",
		"Signal | Trade → Signal | Trade | Query":                 "",
		"type Trade { → type New { id: ID! } type Trade {":        "",
		"rank: Int → rank: Int @deprecated(reason: \"x\")":        "",
	} {
		old, next, _ := strings.Cut(change, " → ")
		found := broken(parseSchema(t, released), parseSchema(t, strings.Replace(released, old, next, 1)))
		if got := slices.Sorted(maps.Keys(found)); strings.Join(got, " ") != want {
			t.Errorf("%q breaks %v, want %q: %v", change, got, want, found)
		}
	}
	said := announced("### Changed\n\n- Breaking: `Signal.rank` and\n  `Chain.SOLANA` are removed.\n- `Signal.headline` is shorter.\n")
	if got := slices.Sorted(maps.Keys(said)); strings.Join(got, " ") != "Chain.SOLANA Signal.rank" {
		t.Errorf("announced are %v", got)
	}
}
