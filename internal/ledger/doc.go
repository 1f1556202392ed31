// Package ledger keeps one chain's positions, wallet totals, token prices and
// markets (semantics 2). It is pure: it does no I/O, reads no clock and starts no
// goroutine; the same events in the same order give the same ledger, to the last
// bit, however they were batched.
//
// Wallets, tokens and positions are numbered densely in order of first
// appearance and kept in flat slices without pointers. A wallet's positions form
// a ring in order of creation, a token's a list, so that a changed price reaches
// the wallets that hold the token.
//
// A ledger records what changed since its last change record (AppendChanges) and writes itself page
// by page (AppendPage), which is how an engine persists it; Loader and ApplyChanges read both back.
package ledger
