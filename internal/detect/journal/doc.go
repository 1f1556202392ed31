// Package journal encodes the records of detection (package detect) into bodies that
// can be kept, and reads them back.
//
// A body holds a run of one chain's records in order and stands for itself: what
// its records share (addresses, symbols, wallets' rows) is written once, where it
// is first met. Every number comes back to the last bit, and a row that two
// trades of a wallet shared when they were written is shared when they are read.
//
// A body begins with a byte that names its format. A body that is damaged gives
// an error over ErrDamaged; reading one never panics and never takes memory out of
// proportion to its size.
//
// The package does no I/O, reads no clock and starts nothing.
package journal
