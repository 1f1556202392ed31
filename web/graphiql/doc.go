// Package graphiql serves GraphiQL, a page to write queries and subscriptions in. All
// that it shows is in the binary: it works offline, and its policy lets the browser
// talk to this server only. The page asks for an API key, which stays in the
// browser's tab; the server gives the page to anybody.
//
// assets is generated from src and the packages of package-lock.json by
// scripts/generate-graphiql.sh, byte for byte the same from the same lock file.
package graphiql
