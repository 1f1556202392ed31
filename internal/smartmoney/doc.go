// Package smartmoney defines the service's domain types: chains, trades, wallets,
// leaderboard queries, customers, keys and the one error type, with the rules that a
// single value obeys. It does no I/O, reads no clock, starts no goroutine and imports
// the standard library only.
package smartmoney
