// Package feed keeps feed configurations and makes for-you feeds from them.
//
// A feed goes through steps in this order: candidates (an index with filters, a named source,
// or another feed), features, scoring, ranking, metadata. Each step is timed. A step that
// fails ends the request with an error that names the feed, the step and the reason.
//
// The package reads markets, wallets, indexes, models and the database through interfaces
// that it declares. It does no I/O of its own and starts no goroutine. Its subpackages have
// the parts that are useful without a feed: ranking, features, stories; facts declares what
// they read.
package feed
