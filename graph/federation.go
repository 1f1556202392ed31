package graph

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/plugin/federation/fedruntime"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/scalar"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The field by which a gateway asks for objects that other graphs name, and its argument.
const (
	entitiesField           = "_entities"
	representationsArgument = "representations"
)

// federation checks the representations of objects that a gateway asks for: their number, and that
// each has the key of its type. The generated code checks no number, and its errors name no field.
// The resolvers check the values of keys, for each object apart.
type federation struct {
	coercion
	keys map[string]ast.FieldList // of each type, the fields of its key
}

var (
	_ graphql.HandlerExtension        = federation{}
	_ graphql.OperationContextMutator = federation{}
	_ graphql.FieldInterceptor        = federation{}
)

func newFederation(schema *ast.Schema) federation {
	keys := map[string]ast.FieldList{}
	for _, def := range schema.PossibleTypes["_Entity"] {
		for name := range strings.FieldsSeq(def.Directives.ForName("key").Arguments.ForName("fields").Value.Raw) {
			keys[def.Name] = append(keys[def.Name], def.Fields.ForName(name))
		}
	}
	return federation{coercion{schema}, keys}
}

// ExtensionName returns the name of the extension.
func (federation) ExtensionName() string { return "Federation" }

// MutateOperationContext checks the operation.
func (f federation) MutateOperationContext(_ context.Context, op *graphql.OperationContext) *gqlerror.Error {
	if op.Operation.Operation != ast.Query {
		return nil
	}
	for _, field := range graphql.CollectFields(op, op.Operation.SelectionSet, []string{"Query"}) {
		if field.Name != entitiesField {
			continue
		}
		if err := f.check(graphql.CoerceList(field.ArgumentMap(op.Variables)[representationsArgument])); err != nil {
			return &gqlerror.Error{Err: err}
		}
	}
	return nil
}

// InterceptField lets other graphs have Relay's PageInfo, too, in the text of the schema that a gateway
// composes: schema.graphql, which has no directives of a gateway, cannot say so, nor can an extension.
func (federation) InterceptField(ctx context.Context, next graphql.Resolver) (any, error) {
	res, err := next(ctx)
	if service, ok := res.(fedruntime.Service); ok {
		service.SDL = strings.Replace(service.SDL, "type PageInfo {", "type PageInfo @shareable {", 1)
		return service, err
	}
	return res, err
}

func (f federation) check(all []any) error {
	if len(all) > smartmoney.MaxRankLimit {
		return smartmoney.BadInput(representationsArgument, "%s must list at most %d objects, got %d",
			representationsArgument, smartmoney.MaxRankLimit, len(all))
	}
	for i, given := range all {
		if err := f.one(given, fmt.Sprintf("%s[%d]", representationsArgument, i)); err != nil {
			return err
		}
	}
	return nil
}

func (f federation) one(given any, path string) error {
	object, _ := given.(map[string]any)
	name, _ := object["__typename"].(string)
	key, ok := f.keys[name]
	if !ok {
		return smartmoney.BadInput(path, "%s must have a __typename of %s, got %s", path,
			strings.Join(slices.Sorted(maps.Keys(f.keys)), ", "), scalar.Shown(object["__typename"]))
	}
	for _, field := range key {
		at := path + "." + field.Name
		if object[field.Name] == nil {
			return smartmoney.BadInput(at, "%s is missing: it is in the key of %s", at, name)
		}
		if _, err := f.coerce(field.Type, object[field.Name], at); err != nil {
			return err
		}
	}
	return nil
}
