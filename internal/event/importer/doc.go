// Package importer turns files of foreign formats into events, with one Adapter per
// format. It reads only its input: no clock, no network, no database. It starts no
// goroutine.
//
// An adapter guarantees:
//   - The same bytes with the same Settings result in the same items with the same
//     trade ids. A file can be loaded twice, and an interrupted load can be resumed by
//     counting items.
//   - A record that cannot become an event is emitted as a skipped item with its
//     reason, never dropped silently. A file of another format is an error.
//   - Trades are emitted in time order, because the ledger applies events in stream
//     order. Sorting buffers at most Settings.SortRows rows; a longer file is streamed
//     if it is already in time order, and refused otherwise.
//
// A swap on a DEX becomes a buy or a sale of the token that is not a quote token. A
// swap of two such tokens becomes a sale and a buy; a swap of two quote tokens is
// skipped.
package importer
