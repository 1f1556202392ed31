// Package detect finds the patterns that signals are made of (semantics 4): top
// wallets that buy or sell the same token, and large single buys.
//
// It is fed with records: one per trade that a ranked wallet made, with the
// wallet's row of the effective leaderboard and what is known of the token at that
// moment, and one per refresh of the ranking with the ranks that moved. A record
// holds everything that detection looks at, so whoever has the records can find
// again what a live run found, under any configuration: the engine feeds its
// detectors with the records that it makes and keeps them (the journal), a backtest
// with those that were kept.
//
// A Detector holds one chain's windows. It returns a Candidate for each trade that could
// raise something; what it raises for a customer depends on the customer's Profile.
// Customers with equal detection settings share a profile.
//
// The package does no I/O, reads no clock and starts nothing. A Detector belongs to
// one goroutine.
package detect
