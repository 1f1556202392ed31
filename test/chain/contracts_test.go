package chain_test

import (
	"encoding/json"
	"math/big"
	"os"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

// contract is a compiled contract.
type contract struct {
	ABI      abi.ABI       `json:"abi"`
	Bytecode hexutil.Bytes `json:"bytecode"` // what creates it, without the constructor's arguments
}

// contracts reads what scripts/with-contracts.sh has prepared, once, by the contracts' names.
var contracts = sync.OnceValues(func() (map[string]*contract, error) {
	text, err := os.ReadFile("node_modules/contracts.json")
	if err != nil {
		return nil, err
	}
	all := map[string]*contract{}
	return all, json.Unmarshal(text, &all)
})

// compiled returns the contract of a name.
func compiled(tb testing.TB, name string) *contract {
	tb.Helper()
	all, err := contracts()
	must(tb, err, "read contracts (run through scripts/with-contracts.sh)")
	if all[name] == nil {
		tb.Fatalf("no contract %s", name)
	}
	return all[name]
}

// create returns what creates the contract with arguments of its constructor.
func (c *contract) create(tb testing.TB, args ...any) []byte {
	tb.Helper()
	packed, err := c.ABI.Pack("", args...)
	must(tb, err, "pack constructor")
	return append(append([]byte{}, c.Bytecode...), packed...)
}

// call returns the data of a call.
func (c *contract) call(tb testing.TB, method string, args ...any) []byte {
	tb.Helper()
	packed, err := c.ABI.Pack(method, args...)
	must(tb, err, "pack %s", method)
	return packed
}

func addr(hex string) common.Address { return common.HexToAddress(hex) }

// units returns a number of whole tokens in the smallest units.
func units(whole int64, decimals int) *big.Int {
	return new(big.Int).Mul(big.NewInt(whole), new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil))
}
