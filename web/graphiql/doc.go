// Package graphiql serves GraphiQL, a page for writing queries and subscriptions. All of its
// assets are embedded: it works offline, and its policy allows the browser to connect to this
// server only. The page prompts for an API key, which stays in the browser's tab; the page
// itself needs no key.
//
// scripts/generate-graphiql.sh generates assets from src and the packages of
// package-lock.json, reproducibly for the same lock file.
package graphiql
