// Package smartmoney is the vocabulary of the service: chains, trades, wallets,
// leaderboard queries, customers, keys and the one error type. It holds data and
// the rules that a value carries by itself; it does no I/O, reads no clock,
// starts no goroutine and imports the standard library only.
package smartmoney
