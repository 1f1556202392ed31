// Package chain tests the source of EVM chains against a real go-ethereum node, with the
// contracts of Uniswap v2, v3 and v4, of Aerodrome and of Slipstream at their addresses on Base.
//
// The tests make swaps, reorganise the chain, restart the source and disturb its provider at
// random. The trades and the ledger must equal those that the tests compute from the receipts of
// the canonical chain with code of their own: nothing here may use internal/source/evm to decide
// what is right.
//
// It is a module of its own, so that a node stays out of the service's dependencies. Run it with
// scripts/with-contracts.sh, which fetches the contracts' packages and compiles those without
// bytecode.
package chain
