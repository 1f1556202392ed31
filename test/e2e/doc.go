// Package e2e drives the real binary from outside: it is built once, run as a
// process with its own directory and database, asked over HTTP, sent signals and
// killed. It looks at what a user sees: answers, exit statuses and output.
package e2e
