// Package mcp serves the Model Context Protocol: tools that an agent calls, and the schema and the
// semantics as resources. Each tool but explain_metric is one GraphQL document, which runs through
// the steps of a GraphQL request: its numbers, scopes, costs, limits and errors are those of GraphQL.
//
// The tools, their descriptions and their schemas are made of this package and schema.graphql when
// the process starts. Texts from chains are only ever values in the JSON of a result, of a bounded
// length.
package mcp
