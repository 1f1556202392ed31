package resolvers

import "github.com/99designs/gqlgen/graphql"

// entities returns what find returns for each representation of a gateway: nil for what is unknown. An
// error is that of its object alone.
func entities[R comparable, V any](representations []R, find func(R) (V, error)) ([]V, error) {
	found, errs := each(representations, find)
	return found, graphql.BatchErrorList(errs)
}
