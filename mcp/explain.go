package mcp

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/formatter"

	"github.com/smartmoneyhq/smartmoney/docs"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of explain_metric.
const (
	maxFieldName = 100 // characters
	maxSections  = 2
	maxFound     = 12 // definitions
)

// explanation is the result of explain_metric.
type explanation struct {
	Field       string       `json:"field"`
	Definitions []meaning    `json:"definitions"` // of the fields of that name
	Semantics   []docSection `json:"semantics"`   // that name it most, the first first
}

// meaning is the description of a field in the schema.
type meaning struct {
	Field       string `json:"field"` // with its type, such as Wallet.traderScore
	Type        string `json:"type"`
	Description string `json:"description"`
}

// docSection is a section of the semantics.
type docSection struct {
	Section string `json:"section"` // its number
	Title   string `json:"title"`
	Text    string `json:"text"`
}

// explainMetric returns the tool that says how a number is made.
func explainMetric(schema *ast.Schema) *Tool {
	arguments := object()
	arguments.Properties["field"] = &jsonschema.Schema{
		Type: "string", Description: "Name of a field or of a setting, such as traderScore, trader_score or Wallet.traderScore; at most 100 characters.",
	}
	arguments.PropertyOrder, arguments.Required = []string{"field"}, []string{"field"}
	sections := docs.Sections(docs.Semantics())
	return &Tool{
		Name: "explain_metric", Title: "How a number is made",
		Description: "What a field of the other tools means: its definition in the schema, and the sections of the semantics that say how it is computed.",
		Arguments:   arguments,
		local:       func(given map[string]string) (any, error) { return explain(schema, sections, given["field"]) },
	}
}

// explain returns what is known of a field. It returns BAD_USER_INPUT without a name or for one that
// is too long, and NOT_FOUND for one that nothing has.
func explain(schema *ast.Schema, sections []docs.Section, name string) (*explanation, error) {
	if n := len([]rune(name)); n < 1 || n > maxFieldName {
		return nil, smartmoney.BadInput("field", "field must have 1 to %d characters, got %d", maxFieldName, n)
	}
	parent, field, qualified := strings.Cut(name, ".")
	if !qualified {
		parent, field = "", name
	}
	out := explanation{Field: field, Definitions: meanings(schema, parent, plain(field)), Semantics: sectionsOn(sections, plain(field))}
	if len(out.Definitions) == 0 && (qualified || len(out.Semantics) == 0) {
		return nil, smartmoney.Errorf(smartmoney.CodeNotFound, "no field is called %s: the results of the tools and the resource %s have the names", smartmoney.Shown(name), schemaURI)
	}
	return &out, nil
}

// plain returns a name as it is compared: trader_score and traderScore are one.
func plain(name string) string { return strings.ToLower(strings.ReplaceAll(name, "_", "")) }

// meanings returns the fields of a plain name, of one type or of all, by the names of their types.
func meanings(schema *ast.Schema, parent, field string) []meaning {
	found := []meaning{}
	for _, def := range schema.Types {
		if def.BuiltIn || parent != "" && !strings.EqualFold(def.Name, parent) {
			continue
		}
		for _, f := range def.Fields {
			if plain(f.Name) == field {
				found = append(found, meaning{Field: def.Name + "." + f.Name, Type: f.Type.String(), Description: f.Description})
			}
		}
	}
	slices.SortFunc(found, func(a, b meaning) int { return cmp.Compare(a.Field, b.Field) })
	return found[:min(len(found), maxFound)]
}

// word matches a name within a text.
var word = regexp.MustCompile(`[A-Za-z][A-Za-z0-9_]*`)

// sectionsOn returns the sections that have a plain name most often in proportion to their length.
func sectionsOn(sections []docs.Section, field string) []docSection {
	type ranked struct {
		docSection
		share float64
	}
	var found []ranked
	for _, s := range sections {
		words, hits := word.FindAllString(s.Text, -1), 0
		for _, w := range words {
			if plain(w) == field {
				hits++
			}
		}
		if hits > 0 {
			found = append(found, ranked{docSection{s.Number, s.Title, s.Text}, float64(hits) / float64(len(words))})
		}
	}
	slices.SortStableFunc(found, func(a, b ranked) int { return cmp.Compare(b.share, a.share) })
	out := []docSection{}
	for _, r := range found[:min(len(found), maxSections)] {
		out = append(out, r.docSection)
	}
	return out
}

// typeText returns the definition of a type in the schema language.
func typeText(def *ast.Definition) string {
	var out strings.Builder
	formatter.NewFormatter(&out, formatter.WithIndent("  ")).FormatSchemaDocument(&ast.SchemaDocument{Definitions: ast.DefinitionList{def}})
	return out.String()
}
