// Package resolvers holds one resolver per field of the schema that is not plain:
// it reads the arguments, makes one call and returns. REST answers through the same
// resolvers. The package knows no transport and holds no rule of the domain.
package resolvers
