package chain_test

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// history makes a chain's history at random: blocks of swaps and reorganisations.
type history struct {
	*market
	r *rand.Rand
}

// grow adds blocks of up to ten transactions.
func (h *history) grow(blocks int) {
	h.tb.Helper()
	b := h.from(h.head())
	for range blocks {
		h.fill(b, nil)
		h.setHead(b.tip)
	}
}

// fill makes a branch's next block of new transactions between some that were in another block.
func (h *history) fill(b *branch, again []*types.Transaction) {
	for range h.r.IntN(10) {
		for len(again) > 0 && h.r.IntN(2) == 0 {
			b.resend(again[0])
			again = again[1:]
		}
		h.act(b, h.r, 1+h.r.IntN(wallets))
	}
	for _, tx := range again {
		b.resend(tx)
	}
	b.mine()
}

// resend adds a transaction of another branch, unless its sender has sent another one in its place.
func (b *branch) resend(tx *types.Transaction) {
	b.tb.Helper()
	from, err := types.Sender(b.chain.signer(), tx)
	must(b.tb, err, "sender of %s", tx.Hash())
	nonce, found := b.nonce[from]
	if !found {
		nonce = b.chain.nonceAt(b.tip, from)
	}
	if tx.Nonce() == nonce {
		b.nonce[from] = nonce + 1
		b.txs = append(b.txs, tx)
	}
}

// reorganise replaces the last depth blocks by a branch that is longer by a number of blocks, which
// may be negative. About half of the transactions are in both, at other places. The head moves
// once, to the branch's tip.
func (h *history) reorganise(depth, longer int) {
	h.tb.Helper()
	head := h.head().NumberU64()
	var dropped []*types.Transaction
	for n := head - uint64(depth) + 1; n <= head; n++ {
		for _, tx := range h.block(n).Transactions() {
			if h.r.IntN(2) == 0 {
				dropped = append(dropped, tx)
			}
		}
	}
	b := h.from(h.block(head - uint64(depth)))
	blocks := max(depth+longer, 1)
	for i := range blocks {
		n := len(dropped) / (blocks - i)
		h.fill(b, dropped[:n])
		dropped = dropped[n:]
	}
	h.setHead(b.tip)
}

// swapPrice makes a block whose only swap tells the native coin's price.
func (h *history) swapPrice() {
	h.tb.Helper()
	for _, p := range h.pools {
		if pricePools[p.at] && p.kind == v3 {
			b := h.from(h.head())
			b.send(1, dealer, nil, compiled(h.tb, "Dealer").call(h.tb, "sellRange", p.at, h.network.quotes[0].at, h.network.quotes[0].unit(500)))
			h.setHead(b.mine())
			b.ok()
			return
		}
	}
	h.tb.Fatal("no pool tells the price")
}

// newHistory starts a market at a time (Unix seconds) with a first swap that tells the native
// coin's price.
func newHistory(tb testing.TB, at uint64, seed uint64) *history {
	tb.Helper()
	return newHistoryOn(tb, &onBase, at, seed)
}

// newHistoryOn is newHistory on any network.
func newHistoryOn(tb testing.TB, on *network, at uint64, seed uint64) *history {
	tb.Helper()
	h := &history{newMarket(tb, on, at), random(seed)}
	h.swapPrice()
	return h
}

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// ethFor returns the data of a purchase with coins from the v2 router.
func (h *history) ethFor(t *token, wallet int) []byte {
	return compiled(h.tb, "UniswapV2Router02").call(h.tb, "swapExactETHForTokens",
		new(big.Int), []common.Address{wethAt, t.at}, addrOf(h.tb, wallet), never)
}
