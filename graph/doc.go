// Package graph serves GraphQL over HTTP as its specification defines: POST, and GET for
// queries. It authenticates requests, bounds their cost before anything runs, executes them
// with the generated code in gen, and responds from the response cache if an equal request
// was answered from the same snapshot. It exposes no internal error: only a
// *smartmoney.Error reaches a caller unchanged.
//
// The package contains no domain rules; those are behind the resolvers.
package graph
