// Package e2e tests the real binary from outside. It builds the binary once, runs it with its own
// directory and database, sends it requests and signals, and kills it. It checks what a user sees:
// answers, exit statuses and output. Its exported part starts the same for test/browser.
package e2e
