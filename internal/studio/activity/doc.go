// Package activity keeps what search and feeds need of trades: volumes of the last hour,
// day, week and month, earlier prices, the last bets on a market, and which wallet trades
// what. It also keeps the descriptions of markets, which the ledger does not use.
//
// A State is a function of the event log alone: it applies the events of each chain in
// the order of their sequence numbers, and time is the event time T of the chain. The
// same log results in the same State, in every process. Its memory is bounded per market,
// token and wallet (docs/indexes.md has the figures). The package does no I/O, reads no
// clock and starts no goroutine, except in Tail.
//
// A Tail applies the event log to a State: every chain from its first event on, then new events.
// It shares only the database with the engine, and its share of one core is bounded while it reads
// history. A State is not stored: reading the log again takes seconds per million events
// (docs/indexes.md), and descriptions of markets can be anywhere in it.
package activity
