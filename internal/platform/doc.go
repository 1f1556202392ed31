// Package platform has the use cases of the platform's other services (interface 4.6): search
// over the indexes, features, scoring, ranking, stories, and feeds with their management. It
// joins the packages that do the work, and adds what they have in common: the customer comes
// from the key, costly requests of a customer are limited, and every request has a deadline.
//
// REST and GraphQL reach it through resolvers. It knows neither, except that bodies are JSON in
// the form of interface 13 in both.
package platform
