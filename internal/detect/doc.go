// Package detect finds the patterns that signals are made of (semantics 4): top
// wallets that buy or sell the same token, and large single buys.
//
// Its input is records: one per trade of a ranked wallet, with the wallet's row of the effective
// leaderboard and the state of the token at that moment, and one per refresh of the leaderboard
// with the ranks that changed. A record has everything that detection looks at, so the records are
// enough to find again what a live run found, under any configuration: the engine passes the
// records that it makes to its detectors and keeps them (the journal), a backtest passes on those
// that were kept.
//
// A Detector has one chain's windows. It returns a Candidate for each trade that may raise a
// signal; which signals it raises for a customer depends on the customer's Profile. Customers with
// equal detection settings share a profile.
//
// The package does no I/O, reads no clock and starts no goroutine. A Detector belongs to one
// goroutine.
package detect
