package chain_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// branch collects the transactions of blocks after a block.
type branch struct {
	tb    testing.TB
	chain *chain
	tip   *types.Block
	txs   []*types.Transaction
	nonce map[common.Address]uint64 // next one, of those who sent something since tip
}

// from returns a branch that goes on after a block.
func (c *chain) from(block *types.Block) *branch {
	return &branch{tb: c.tb, chain: c, tip: block, nonce: map[common.Address]uint64{}}
}

// send adds a transaction of a wallet to the next block.
func (b *branch) send(wallet int, to common.Address, wei *big.Int, data []byte) *types.Transaction {
	b.tb.Helper()
	k := key(b.tb, wallet)
	from := crypto.PubkeyToAddress(k.PublicKey)
	nonce, found := b.nonce[from]
	if !found {
		nonce = b.chain.nonceAt(b.tip, from)
	}
	b.nonce[from] = nonce + 1
	tx, err := types.SignNewTx(k, b.chain.signer(), &types.DynamicFeeTx{
		ChainID: b.chain.id, Nonce: nonce, To: &to, Value: wei, Data: data,
		Gas: 8_000_000, GasFeeCap: big.NewInt(20e9), GasTipCap: big.NewInt(1e6),
	})
	must(b.tb, err, "sign transaction of wallet %d", wallet)
	b.txs = append(b.txs, tx)
	return tx
}

// mine makes a block of the transactions, which becomes the branch's tip. The chain's head stays.
func (b *branch) mine() *types.Block {
	b.tb.Helper()
	b.tip = b.chain.extend(b.tip, b.txs...)
	b.txs, b.nonce = nil, map[common.Address]uint64{}
	return b.tip
}

// ok fails the test if a transaction of the tip was reverted.
func (b *branch) ok() {
	b.tb.Helper()
	for i, r := range b.chain.receipts(b.tip) {
		if r.Status != types.ReceiptStatusSuccessful {
			b.tb.Fatalf("transaction %d of block %d was reverted after %d gas", i, b.tip.NumberU64(), r.GasUsed)
		}
	}
}
