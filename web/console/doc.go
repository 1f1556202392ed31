// Package console serves the console, the page at /: what the service knows, in a browser.
// Everything is embedded: it works offline, and its policy allows the browser to connect to this
// server only. The page prompts for an API key, which stays in the browser's tab; the page itself
// needs no key.
//
// scripts/generate-console.sh generates the types of the API and assets from src, schema.graphql
// and the packages of package-lock.json, reproducibly for the same lock file.
package console
