// Package embedding turns texts into vectors whose cosine measures how similar the texts are.
//
// It has two embedders. The built-in one is latent semantic analysis: TF-IDF and a truncated
// singular value decomposition over the texts of an index. It is lexical: it relates words that
// occur in the same texts, knows no word that the index does not have, and knows no meaning beyond
// that. Remote asks any endpoint that speaks OpenAI's /v1/embeddings.
//
// Vectors have Dimensions numbers and length 1, or length 0 for a text without a known word.
// Vectors of embedders with different names must not be compared.
package embedding
