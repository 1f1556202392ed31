// Package search answers filtered, sorted, boosted and semantic queries over documents that
// it keeps in memory, in columns. It is the search half of the platform's Studio service.
//
// An Index has a Schema, and documents with fields of that schema. ParseQuery turns a
// request's body into a Query and refuses what is malformed; Search checks the query
// against the schema and evaluates it. Every refusal is a *smartmoney.Error that names
// the place in the request, the index, the field and what would be right.
//
// It promises:
//   - A hit is a whole document that matched the query's filters while it was read. A
//     query reads in short slices and writers write in short slices, so neither waits
//     for more than a few milliseconds. A document that changes while a query runs may be
//     left out, or be counted in the total by its values before the change.
//   - The same documents and the same query result in the same hits in the same order.
//   - The cost of a request is bounded before it is evaluated (Limits in limits.go), and the
//     context's deadline ends it.
//
// An Index must not do I/O, read a clock, start a goroutine or depend on markets or wallets.
//
// An Embedder turns texts into vectors whose cosine measures how similar the texts are. The
// built-in one is latent semantic analysis: TF-IDF and a truncated singular value decomposition
// over the texts of an index. It is lexical: it relates words that occur in the same texts, knows
// no word that the index does not have, and knows no meaning beyond that. RemoteEmbedder asks any
// endpoint that speaks OpenAI's /v1/embeddings. Vectors have VectorSize numbers and length 1, or
// length 0 for a text without a known word. Vectors of embedders with different names must not be
// compared.
package search
