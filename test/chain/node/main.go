// Command node is a go-ethereum node on loopback for the tests of test/chain. Beside what a node
// serves it has the namespace test, by which a test makes blocks and chooses the chain's head.
//
// It reads a genesis from its standard input, prints its addresses as a line of JSON, and runs
// until its input ends. It is a process of its own, so that the tests' race detector judges the
// source alone: a node shares its metrics with any other in its process.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/eth"
	"github.com/ethereum/go-ethereum/eth/ethconfig"
	"github.com/ethereum/go-ethereum/eth/filters"
	"github.com/ethereum/go-ethereum/miner"
	"github.com/ethereum/go-ethereum/node"
	"github.com/ethereum/go-ethereum/p2p"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"
)

const gasLimit = 400_000_000 // of a block, as on Base

// genesis is what a test chooses of a chain's first block.
type genesis struct {
	ChainID  int64              `json:"chainId"`
	Time     uint64             `json:"time"` // Unix seconds
	Accounts types.GenesisAlloc `json:"accounts"`
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "node:", err)
		os.Exit(1)
	}
}

// run serves the chain of the genesis in the input's first value, until the input ends.
func run(in io.Reader, out io.Writer) error {
	input := bufio.NewReader(in)
	decoder := json.NewDecoder(input)
	var first genesis
	if err := decoder.Decode(&first); err != nil {
		return fmt.Errorf("read genesis: %w", err)
	}
	stack, err := start(first)
	if err != nil {
		return err
	}
	if err := json.NewEncoder(out).Encode(map[string]string{"http": stack.HTTPEndpoint(), "ws": stack.WSEndpoint()}); err != nil {
		return errors.Join(fmt.Errorf("print addresses: %w", err), stack.Close())
	}
	_, err = io.Copy(io.Discard, input)
	return errors.Join(err, stack.Close())
}

// start starts a node without peers, whose database is in memory.
func start(first genesis) (*node.Node, error) {
	config := *params.AllDevChainProtocolChanges
	config.ChainID = big.NewInt(first.ChainID)
	for address, account := range core.SystemContractAllocs() {
		first.Accounts[address] = account
	}

	nodeConfig := node.DefaultConfig
	nodeConfig.DataDir = ""
	nodeConfig.P2P = p2p.Config{NoDiscovery: true}
	nodeConfig.HTTPHost, nodeConfig.HTTPPort, nodeConfig.HTTPModules = "127.0.0.1", 0, []string{"eth", "test"}
	nodeConfig.WSHost, nodeConfig.WSPort, nodeConfig.WSModules = "127.0.0.1", 0, []string{"eth"}

	ethConfig := ethconfig.Defaults
	ethConfig.Genesis = &core.Genesis{Config: &config, Timestamp: first.Time, GasLimit: gasLimit, Alloc: first.Accounts}
	ethConfig.SyncMode = ethconfig.FullSync
	ethConfig.Miner.GasCeil = gasLimit
	ethConfig.LogNoHistory = true // no index: the few blocks are searched

	stack, err := node.New(&nodeConfig)
	if err != nil {
		return nil, fmt.Errorf("create node: %w", err)
	}
	backend, err := eth.New(stack, &ethConfig)
	if err != nil {
		return nil, fmt.Errorf("create backend: %w", err)
	}
	logs := filters.NewFilterSystem(backend.APIBackend, filters.Config{})
	stack.RegisterAPIs([]rpc.API{
		{Namespace: "eth", Service: filters.NewFilterAPI(logs)},
		{Namespace: "test", Service: &blocks{backend}},
	})
	if err := stack.Start(); err != nil {
		return nil, fmt.Errorf("start node: %w", err)
	}
	return stack, nil
}

// blocks makes blocks. Its exported methods are the namespace test.
type blocks struct {
	node *eth.Ethereum
}

// Extend makes a block of transactions (encoded as in eth_sendRawTransaction) after a block, with a
// time in Unix seconds, stores it and returns its hash. The head stays.
func (b *blocks) Extend(ctx context.Context, parent common.Hash, time hexutil.Uint64, encoded []hexutil.Bytes) (common.Hash, error) {
	txs := make([]*types.Transaction, len(encoded))
	for i, text := range encoded {
		txs[i] = new(types.Transaction)
		if err := txs[i].UnmarshalBinary(text); err != nil {
			return common.Hash{}, fmt.Errorf("decode transaction %d: %w", i, err)
		}
	}
	args := &miner.BuildPayloadArgs{
		Parent:      parent,
		Timestamp:   uint64(time),
		Random:      common.BytesToHash(parent.Bytes()),
		Withdrawals: types.Withdrawals{},
		BeaconRoot:  new(common.Hash),
	}
	// the pool of transactions is never asked
	block, _, err := b.node.Miner().BuildTestingPayload(args, txs, len(txs) == 0, nil)
	if err != nil {
		return common.Hash{}, fmt.Errorf("build block: %w", err)
	}
	if len(block.Transactions()) != len(txs) {
		return common.Hash{}, fmt.Errorf("block %d has %d of %d transactions", block.NumberU64(), len(block.Transactions()), len(txs))
	}
	if _, err := b.node.BlockChain().InsertBlockWithoutSetHead(ctx, block, false); err != nil {
		return common.Hash{}, fmt.Errorf("insert block: %w", err)
	}
	return block.Hash(), nil
}

// SetHead makes a stored block the head, and its ancestors canonical.
func (b *blocks) SetHead(hash common.Hash) error {
	block := b.node.BlockChain().GetBlockByHash(hash)
	if block == nil {
		return fmt.Errorf("no block %s", hash)
	}
	_, err := b.node.BlockChain().SetCanonical(block)
	return err
}
