// Package graph serves GraphQL over HTTP by its specification: POST, and GET for
// queries. It authenticates, bounds what a request may cost before anything runs,
// executes by the generated code in gen, and answers from ready bytes when the same
// question was answered from the same snapshot. It lets nothing internal out: only
// *smartmoney.Error reaches a caller as it is.
//
// It holds no rule of the domain; those are behind the resolvers.
package graph
