// Package feed keeps feed configurations and makes for-you feeds from them.
//
// A feed goes through steps in this order: candidates (an index with filters, a named source,
// or another feed), features, scoring, ranking, metadata. Each step is timed. A step that
// fails ends the request with an error that names the feed, the step and the reason.
//
// Configs stores feed configurations with their versions, and the items that feeds showed to
// each user. The package reads markets, wallets, indexes and models through interfaces that it
// declares. It starts no goroutine.
//
// Three parts are useful without a feed, too. ComputeFeatures computes features of items for a
// user, Rank orders items by numbers, diversity and limits per field, and a Generator writes
// stories about markets and tokens from templates, which a Rephraser may word anew. Source
// declares the facts that they read.
package feed
