package graph

import (
	"regexp"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/ast"
)

// Validator messages about common mistakes, to which hint adds.
var (
	unknownField    = regexp.MustCompile(`^Cannot query field "(\w+)" on type "(\w+)"\.$`)
	unknownArgument = regexp.MustCompile(`^Unknown argument "(\w+)" on field "(\w+)\.(\w+)"\.(.*)$`)
	badEnum         = regexp.MustCompile(`^(?:Value ".*" does not exist in|Enum) "\[?(\w+)[!\]]*"(?: enum| cannot).*$`)
)

// pageWords maps other APIs' names for list arguments to ours.
var pageWords = map[string]string{
	"limit": "first", "count": "first", "size": "first", "pageSize": "first", "take": "first", "top": "first", "n": "first",
	"cursor": "after", "offset": "after", "skip": "after", "page": "after", "startAfter": "after",
}

// maxListedFields is how many fields of a type a message lists.
const maxListedFields = 16

// hint returns advice to append to a message of the validator, "" for none.
func hint(schema *ast.Schema, message string) string {
	if found := unknownField.FindStringSubmatch(message); found != nil {
		return fieldHint(schema, found[1], found[2])
	}
	if found := unknownArgument.FindStringSubmatch(message); found != nil {
		return argumentHint(schema, found[1], found[2], found[3], found[4] != "")
	}
	if found := badEnum.FindStringSubmatch(message); found != nil {
		if def := schema.Types[found[1]]; def != nil && def.Kind == ast.Enum {
			return " Its values, written without quotes, are " + enumNames(def) + "."
		}
	}
	return ""
}

func fieldHint(schema *ast.Schema, name, typ string) string {
	def := schema.Types[typ]
	if def == nil {
		return ""
	}
	var like, all []string
	for _, field := range def.Fields {
		if strings.HasPrefix(field.Name, "__") {
			continue
		}
		all = append(all, field.Name)
		a, b := strings.ToLower(field.Name), strings.ToLower(name)
		if len(b) > 2 && (strings.Contains(a, b) || strings.Contains(b, a)) {
			like = append(like, `"`+field.Name+`"`)
		}
	}
	for _, root := range []*ast.Definition{schema.Query, schema.Mutation, schema.Subscription} {
		if root != def && root != nil && root.Fields.ForName(name) != nil {
			return ` It is a field of type "` + root.Name + `".` + listed(all)
		}
	}
	if len(like) > 0 && len(like) <= 3 {
		return " Did you mean " + strings.Join(like, " or ") + "?"
	}
	return listed(all)
}

func listed(fields []string) string {
	if len(fields) > maxListedFields {
		return " Its fields are in /schema.graphql."
	}
	return " Its fields are " + strings.Join(fields, ", ") + "."
}

func argumentHint(schema *ast.Schema, name, typ, field string, suggested bool) string {
	def := schema.Types[typ]
	if def == nil || def.Fields.ForName(field) == nil {
		return ""
	}
	var all []string
	for _, argument := range def.Fields.ForName(field).Arguments {
		all = append(all, argument.Name)
	}
	switch word := pageWords[name]; {
	case suggested:
		return ""
	case word != "" && slices.Contains(all, word):
		return ` Did you mean "` + word + `"?`
	case len(all) == 0:
		return " It has no arguments."
	}
	return " Its arguments are " + strings.Join(all, ", ") + "."
}
