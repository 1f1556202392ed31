package chain_test

import (
	"bufio"
	"encoding/json"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

const blockTime = 2 // seconds

// chain is a node that serves HTTP and websockets on loopback, in a process of its own. Its blocks
// have the transactions and times that the test chooses, and any known block can become its head.
type chain struct {
	tb    testing.TB
	id    *big.Int
	at    struct{ HTTP, WS string } // URLs
	rpc   *rpc.Client
	node  *ethclient.Client
	pause uint64 // seconds between blocks beyond blockTime
}

// nodeBinary builds the node once.
var nodeBinary = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "smartmoney-node")
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "node")
	build := exec.Command("go", "build", "-o", path, "./node")
	build.Stderr = os.Stderr
	return path, build.Run()
})

// startChain starts a node of a chain by its id, whose genesis block has a time (Unix seconds) and
// accounts. It stops with the test.
func startChain(tb testing.TB, chainID int64, at uint64, accounts types.GenesisAlloc) *chain {
	tb.Helper()
	path, err := nodeBinary()
	must(tb, err, "build the node")
	cmd := exec.Command(path)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	must(tb, err, "pipe to the node")
	out, err := cmd.StdoutPipe()
	must(tb, err, "pipe from the node")
	must(tb, cmd.Start(), "start the node")
	tb.Cleanup(func() {
		in.Close() // ends it
		must(tb, cmd.Wait(), "stop the node")
	})

	must(tb, json.NewEncoder(in).Encode(map[string]any{"chainId": chainID, "time": at, "accounts": accounts}), "send the genesis")
	line, err := bufio.NewReader(out).ReadBytes('\n')
	must(tb, err, "read the node's addresses")
	c := &chain{tb: tb, id: big.NewInt(chainID)}
	must(tb, json.Unmarshal(line, &c.at), "decode the node's addresses")
	c.rpc, err = rpc.Dial(c.at.HTTP)
	must(tb, err, "connect to the node")
	tb.Cleanup(c.rpc.Close)
	c.node = ethclient.NewClient(c.rpc)
	return c
}

// http and ws return the node's URLs.
func (c *chain) http() string { return c.at.HTTP }
func (c *chain) ws() string   { return c.at.WS }

// signer signs the chain's transactions.
func (c *chain) signer() types.Signer { return types.LatestSignerForChainID(c.id) }

// head returns the canonical chain's last block.
func (c *chain) head() *types.Block {
	c.tb.Helper()
	block, err := c.node.BlockByNumber(c.tb.Context(), nil)
	must(c.tb, err, "read the head")
	return block
}

// block returns the canonical block of a number.
func (c *chain) block(number uint64) *types.Block {
	c.tb.Helper()
	block, err := c.node.BlockByNumber(c.tb.Context(), new(big.Int).SetUint64(number))
	must(c.tb, err, "read block %d", number)
	return block
}

// receipts returns the receipts of a block.
func (c *chain) receipts(block *types.Block) types.Receipts {
	c.tb.Helper()
	receipts, err := c.node.BlockReceipts(c.tb.Context(), rpc.BlockNumberOrHashWithHash(block.Hash(), false))
	must(c.tb, err, "read receipts of block %d", block.NumberU64())
	return receipts
}

// nonceAt returns the nonce of an account after a block.
func (c *chain) nonceAt(block *types.Block, account common.Address) uint64 {
	c.tb.Helper()
	nonce, err := c.node.NonceAtHash(c.tb.Context(), account, block.Hash())
	must(c.tb, err, "read nonce after block %d", block.NumberU64())
	return nonce
}

// extend makes a block after parent and stores it. The head stays.
func (c *chain) extend(parent *types.Block, txs ...*types.Transaction) *types.Block {
	c.tb.Helper()
	encoded := make([]hexutil.Bytes, len(txs))
	for i, tx := range txs {
		text, err := tx.MarshalBinary()
		must(c.tb, err, "encode transaction")
		encoded[i] = text
	}
	var hash common.Hash
	at := hexutil.Uint64(parent.Time() + blockTime + c.pause)
	must(c.tb, c.rpc.CallContext(c.tb.Context(), &hash, "test_extend", parent.Hash(), at, encoded), "make block %d", parent.NumberU64()+1)
	block, err := c.node.BlockByHash(c.tb.Context(), hash)
	must(c.tb, err, "read block %d", parent.NumberU64()+1)
	return block
}

// setHead makes a stored block the head, and its ancestors canonical.
func (c *chain) setHead(block *types.Block) {
	c.tb.Helper()
	must(c.tb, c.rpc.CallContext(c.tb.Context(), nil, "test_setHead", block.Hash()), "set head to block %d", block.NumberU64())
}

func must(tb testing.TB, err error, format string, args ...any) {
	tb.Helper()
	if err != nil {
		tb.Fatalf(format+": %v", append(args, err)...)
	}
}
