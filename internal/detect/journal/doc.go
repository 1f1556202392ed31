// Package journal encodes the records of detection (package detect) into bodies that
// can be kept, and reads them back.
//
// A body holds a run of one chain's records in order and depends on no other body. What
// its records share (addresses, symbols, wallets' rows) is written once, at its first
// use. Numbers are read back bit for bit. A row that two trades of a wallet share when
// they are written is shared when they are read.
//
// A body begins with a byte that names its format. Reading a damaged body returns an
// error that wraps ErrDamaged. It never panics, and the memory that it takes is
// proportional to the size of the body.
//
// The package does no I/O, reads no clock and starts nothing.
package journal
