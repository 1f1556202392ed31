// Package feed keeps feed configurations and makes for-you feeds from them.
//
// A feed goes through steps in this order: candidates (an index with filters, a named source,
// or another feed), features, scoring, ranking, metadata. Each step is timed. A step that
// fails ends the request with an error that names the feed, the step and the reason.
//
// The package reads markets, wallets, indexes, models and the database through interfaces
// that it declares. It does no I/O of its own and starts no goroutine.
//
// Three parts are useful without a feed, too. ComputeFeatures computes features of items for a
// user, Rank orders items by numbers, diversity and limits per field, and a Generator writes
// stories about markets and tokens from templates, which a Rephraser may word anew. Source
// declares the facts that they read.
package feed
