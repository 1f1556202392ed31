// Package importer turns files of foreign formats into events: one adapter per
// format, all behind Adapter. It reads what it is given and nothing else: no
// clock, no network, no database, and it starts no goroutine.
//
// What an adapter promises:
//   - The same bytes with the same Settings give the same items with the same trade
//     ids, so a file can be loaded twice and an interrupted load can be resumed by
//     counting items.
//   - What cannot become an event is reported as a skipped item with its reason,
//     never dropped silently; a file that is not of the format at all is an error.
//   - Trades come out in time order, because the ledger applies events in stream
//     order. That takes a buffer of at most Settings.SortRows rows; a longer file is
//     streamed if it is in time order already and refused if not.
//
// A swap on a decentralised exchange becomes a buy of the token that is no quote
// token, or a sale of it; a swap between two such tokens becomes a sale and a buy;
// a swap between two quote tokens becomes nothing.
package importer
