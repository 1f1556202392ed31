// Package recommend learns from what wallets traded which markets and tokens a wallet may trade
// next. It has one trained model, ease-v1: the linear autoencoder EASE^R in closed form (Steck
// 2019). Beside it is popularity-v1, the items that most wallets trade: EASE is measured against
// it, and it answers by default where EASE is not better.
//
// Train fits both, Evaluate measures both on later trades than those they were fitted to, and a
// Registry has the model in use. A wallet trades on one chain, so each chain's items are a group
// of their own: the model relates no items of two groups.
//
// A model is a function of its interactions alone: their order does not matter, and time comes
// from them, never from a clock. Memory and work are bounded by MaxInteractions and the number of
// items of a group. The package does no I/O and starts no goroutine.
package recommend
