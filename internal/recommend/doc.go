// Package recommend learns from the trades of wallets which markets and tokens a wallet may
// trade next. It has three models, all trained on the same interactions:
//
//   - ease-v1, the linear autoencoder EASE^R in closed form (Steck 2019);
//   - item-knn-v1, items that the same wallets trade, by cosine;
//   - popularity-v1, the items that most wallets trade.
//
// Train fits them, Evaluate measures them on later trades than those they were fitted to, and
// a Registry has the models in use. A wallet trades on one chain, so each chain's items are a
// group of their own: no model relates items of two groups.
//
// A model is a function of its interactions alone: their order does not matter, and time
// comes from them, never from a clock. Memory and work are bounded by Limits, whatever the log
// holds. The package does no I/O and starts no goroutine.
package recommend
