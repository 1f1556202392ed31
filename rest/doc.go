// Package rest serves the documented endpoints (interface 4) as JSON over HTTP. Each endpoint
// maps parameters to the resolvers that GraphQL uses and encodes their result, so that both
// interfaces return the same data. The package contains no domain rules. The body of an error
// is {"error": …}, for authentication errors {"message": …}.
package rest
