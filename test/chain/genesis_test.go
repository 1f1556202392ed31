package chain_test

import (
	"crypto/ecdsa"
	"fmt"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/holiman/uint256"
)

// genesis prepares the accounts of a genesis block. It runs each contract's constructor at the
// address where the contract is to be, so that contracts have the addresses that they have on the
// network.
type genesis struct {
	tb       testing.TB
	state    *state.StateDB
	accounts types.GenesisAlloc
	chainID  int64
}

func newGenesis(tb testing.TB, chainID int64) *genesis {
	tb.Helper()
	db, err := state.New(types.EmptyRootHash, state.NewDatabaseForTesting())
	must(tb, err, "create state")
	return &genesis{tb: tb, state: db, accounts: types.GenesisAlloc{}, chainID: chainID}
}

// run calls an address and keeps what the call stores.
func (g *genesis) run(from, to common.Address, value *big.Int, data []byte) []byte {
	g.tb.Helper()
	onOpcode := func(_ uint64, op byte, _, _ uint64, scope tracing.OpContext, _ []byte, _ int, _ error) {
		stack := scope.StackData()
		if vm.OpCode(op) != vm.SSTORE || len(stack) < 2 {
			return
		}
		account := g.accounts[scope.Address()]
		if account.Storage == nil {
			account.Storage = map[common.Hash]common.Hash{}
		}
		account.Storage[stack[len(stack)-1].Bytes32()] = stack[len(stack)-2].Bytes32()
		g.accounts[scope.Address()] = account
	}
	config := *params.AllDevChainProtocolChanges
	config.ChainID = big.NewInt(g.chainID)
	result, _, err := runtime.Call(to, data, &runtime.Config{
		ChainConfig: &config, Origin: from, State: g.state, Value: value, Time: 1,
		EVMConfig: vm.Config{Tracer: &tracing.Hooks{OnOpcode: onOpcode}},
	})
	must(g.tb, err, "call %s", to)
	return result
}

// place creates a contract at an address.
func (g *genesis) place(at common.Address, name string, args ...any) {
	g.tb.Helper()
	g.state.SetCode(at, compiled(g.tb, name).create(g.tb, args...), tracing.CodeChangeUnspecified)
	code := g.run(deployer, at, nil, nil)
	g.state.SetCode(at, code, tracing.CodeChangeUnspecified)
	account := g.accounts[at]
	account.Code, account.Nonce, account.Balance = code, 1, new(big.Int)
	g.accounts[at] = account
}

// fund sets the balance of an account in wei.
func (g *genesis) fund(at common.Address, wei *big.Int) {
	g.state.SetBalance(at, uint256.MustFromBig(wei), tracing.BalanceChangeUnspecified)
	g.accounts[at] = types.Account{Balance: wei}
}

// build returns the accounts with their balances.
func (g *genesis) build() types.GenesisAlloc {
	for at, account := range g.accounts {
		account.Balance = g.state.GetBalance(at).ToBig()
		g.accounts[at] = account
	}
	return g.accounts
}

// key returns the private key of a test's wallet; wallet 0 is the deployer.
func key(tb testing.TB, wallet int) *ecdsa.PrivateKey {
	tb.Helper()
	k, err := crypto.ToECDSA(crypto.Keccak256(fmt.Appendf(nil, "smartmoney test wallet %d", wallet)))
	must(tb, err, "key of wallet %d", wallet)
	return k
}
