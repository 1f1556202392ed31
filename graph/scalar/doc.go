// Package scalar maps GraphQL's scalars and its Node interface to Go. Numbers, strings and
// times are written by internal/wire, so that every interface formats them the same way. An
// invalid input value is an *InputError.
package scalar
