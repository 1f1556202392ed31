// Package rest serves the documented endpoints (interface 4) as JSON over HTTP.
// Each is mapped onto the resolvers that GraphQL uses, so that both give the same
// for the same question: parameters in, wire types out. The package holds no rule of
// the domain. Errors read {"error": …}, those of authentication {"message": …}.
package rest
