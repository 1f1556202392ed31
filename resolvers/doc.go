// Package resolvers contains one resolver per field of the schema that is not plain: it reads
// the arguments, makes one call and returns. REST uses the same resolvers. The package knows
// no transport and contains no domain rules.
package resolvers
