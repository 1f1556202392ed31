// Package evm is the source of swaps of Ethereum and Base, read from any JSON-RPC node: those of
// Uniswap v2, v3 and v4 and their forks, and of Aerodrome.
//
// A reader follows the chain block by block. A block counts as read when its hash continues the
// chain that was read before, and its logs were returned by a node that knows the block. When the
// chain reorganises, the reader finds the last block in common and takes later blocks' trades back
// by a rewind event before it appends those of the new branch. What a wallet swaps in one
// transaction, in pools that known factories call their own, becomes at most one trade of each
// token, or a skip with its reason. The native coin's price points are kept with their blocks, so
// that they are rewound with them.
//
// It must not believe a node: answers are bounded, addresses and hashes are checked, and a node
// that contradicts itself or lags is asked again. It must not believe a contract either: pools and
// tokens are strangers' programs.
package evm
