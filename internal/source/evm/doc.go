// Package evm is the source of swaps of Ethereum and Base, read from any JSON-RPC node: those of Uniswap v2, v3 and v4
// and their forks, and of Aerodrome.
//
// A reader follows the chain block by block. A block counts as read when its hash continues the chain that was read
// before, and its logs were returned by a node that knows the block. When the chain reorganises, the reader finds the
// last block in common and takes later blocks' trades back by a rewind event before it appends those of the new branch.
// Every log of a pool that a known factory calls its own becomes a trade of the transaction's sender, or a skip with its
// reason. The native coin's price is kept with every block, so that it is rewound with them.
//
// It must not believe a node: answers are bounded, addresses and hashes are checked, and a node that contradicts itself
// or lags is asked again. It must not believe a contract either: pools and tokens are strangers' programs.
package evm
