// Package studio has the use cases of search over the indexes, features, scoring, ranking,
// stories, and feeds with their management (interface 4.6). It joins the packages that do the
// work, and adds what they have in common: the customer comes from the key, costly requests of a
// customer take turns, and every request has a deadline.
//
// A Catalog builds the documents of the search indexes from the engine's snapshots, the activity
// and the notification logs, and keeps them fresh: a committed change shows within two seconds, in
// leaders and followers. A document holds known facts. A field without data is absent, never
// invented. The fields, with units and formulas, are in fields.go; docs/indexes.md lists them.
//
// REST and GraphQL reach it through resolvers. It knows neither, except that bodies are JSON in
// the form of interface 13 in both.
package studio
