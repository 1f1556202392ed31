package chain_test

import (
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// TestMarket checks the harness: pools are where they are on Base, most swaps succeed, every kind
// of pool trades, branches share transactions, and what the reader says of a swap is what the
// tokens' transfers say.
func TestMarket(t *testing.T) {
	t.Parallel()
	h := newHistory(t, uint64(time.Now().Add(-time.Hour).Unix()), 7)
	there := 0
	for _, p := range h.pools {
		if pricePools[p.at] {
			there++
		}
	}
	if there != 3 {
		t.Errorf("%d of 3 price pools have their address on Base", there)
	}
	h.grow(30)
	old := map[common.Hash]uint64{}
	for n := h.head().NumberU64() - 19; n <= h.head().NumberU64(); n++ {
		for _, tx := range h.block(n).Transactions() {
			old[tx.Hash()] = n
		}
	}
	h.reorganise(20, 1)
	h.grow(10)

	failed, sent, again, moved := 0, 0, 0, 0
	swaps := map[poolKind]int{}
	x := h.reader()
	for n := uint64(3); n <= h.head().NumberU64(); n++ {
		block := h.block(n)
		for i, r := range h.receipts(block) {
			sent++
			if r.Status != types.ReceiptStatusSuccessful {
				failed++
			}
			if before, found := old[r.TxHash]; found {
				again++
				if before != n {
					moved++
				}
			}
			for _, l := range r.Logs {
				if p, paid0, paid1 := x.swap(l); p != nil {
					swaps[p.kind]++
					checkTransfers(t, h, p, block.Transactions()[i], r, paid0, paid1)
				}
			}
		}
	}
	t.Logf("%d transactions, %d reverted, %d in both branches of which %d moved; swaps by kind of pool: %v", sent, failed, again, moved, swaps)
	if failed == 0 || failed > sent/5 || again < 5 || moved < 2 {
		t.Errorf("of %d transactions %d were reverted, %d were in both branches, %d moved", sent, failed, again, moved)
	}
	for kind := v2; kind <= slipstream; kind++ {
		if swaps[kind] == 0 {
			t.Errorf("no swap in a pool of kind %d", kind)
		}
	}
	if trades := x.trades(0, h.head().NumberU64()); len(trades) < sent/4 || len(x.skipped) != 3 || x.moved < len(trades)/2 {
		t.Errorf("%d trades of %d transactions, %d as transfers say, skipped %v", len(trades), sent, x.moved, x.skipped)
	}
}

// checkTransfers compares a swap with the transfers of the pool's tokens in the same transaction,
// if it is the only swap there: what the pool got of the one token, and what it paid of the other.
func checkTransfers(t *testing.T, h *history, p *pool, tx *types.Transaction, r *types.Receipt, paid0, paid1 *big.Int) {
	t.Helper()
	transfer := crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	home, swaps := p.at, 0
	if p.kind == v4 {
		home = managerV4
	}
	got := map[common.Address]*big.Int{p.a.at: new(big.Int), p.b.at: new(big.Int)}
	for _, l := range r.Logs {
		if _, is := swapTopics[l.Topics[0]]; is {
			swaps++
		}
		if l.Topics[0] != transfer || got[l.Address] == nil {
			continue
		}
		if common.BytesToAddress(l.Topics[1].Bytes()) == home {
			got[l.Address].Sub(got[l.Address], new(big.Int).SetBytes(l.Data))
		}
		if common.BytesToAddress(l.Topics[2].Bytes()) == home {
			got[l.Address].Add(got[l.Address], new(big.Int).SetBytes(l.Data))
		}
	}
	if swaps > 1 {
		return
	}
	for i, paid := range []*big.Int{paid0, paid1} {
		token := []*token{p.a, p.b}[i]
		// Coins make no logs, Aerodrome moves its fee on, and of a taxed token less arrives than
		// the pool paid.
		if token == ether || p.kind == volatile || p.kind == stable || token == taxd {
			continue
		}
		if got[token.at].Cmp(paid) != 0 {
			t.Errorf("swap of %s in %s/%s: the event says %s of %s, the transfers %s", tx.Hash(), p.a.symbol, p.b.symbol, paid, token.symbol, got[token.at])
		}
	}
}
