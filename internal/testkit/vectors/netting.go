package vectors

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// NettingCase is the logs of one transaction and its trades.
type NettingCase struct {
	Name   string            `json:"name"`
	Quotes map[string]string `json:"quotes"`     // stable or native, by token
	Native float64           `json:"native_usd"` // price of the chain's coin, USD; 0 if unknown
	Tx     string            `json:"tx"`
	From   string            `json:"from"` // its sender
	Logs   []NettingLog      `json:"logs"`

	Trades  []NettingTrade   `json:"-"` // in order
	Skipped map[string]int64 `json:"-"` // by reason
}

// NettingLog is a swap, the end of an account's user operation, or a removal of a pool's liquidity.
type NettingLog struct {
	Index            int64       `json:"index"`
	Pool             string      `json:"pool"`
	Sold             NettingSide `json:"sold"`   // went into the pool
	Bought           NettingSide `json:"bought"` // came out of it
	UserOperation    string      `json:"user_operation"`
	LiquidityRemoved string      `json:"liquidity_removed"`
}

// NettingSide is one side of a swap.
type NettingSide struct {
	Token    string `json:"token"`
	Units    string `json:"units"` // the token's smallest
	Decimals int    `json:"decimals"`
}

// NettingTrade is a trade with the fields of trade events.
type NettingTrade struct {
	ID       string  `json:"id"`
	Wallet   string  `json:"wallet"`
	Side     string  `json:"side"`
	Token    string  `json:"token"`
	Quantity float64 `json:"quantity"`
	Amount   float64 `json:"amount_usd"`
	Price    float64 `json:"price_usd"`
}

// Netting returns the cases of how a transaction's swaps are netted.
func Netting(tb testing.TB) []NettingCase {
	tb.Helper()
	read := func(name string, into any) {
		raw, err := os.ReadFile(filepath.Join(projectRoot(tb), "internal", "testkit", "vectors", "netting", name))
		if err == nil {
			err = json.Unmarshal(raw, into)
		}
		if err != nil {
			tb.Fatal(err)
		}
	}
	var cases []NettingCase
	var expected []struct {
		Trades  []NettingTrade   `json:"trades"`
		Skipped map[string]int64 `json:"skipped"`
	}
	read("cases.json", &cases)
	read("expected.json", &expected)
	if len(cases) == 0 || len(cases) != len(expected) {
		tb.Fatalf("%d cases of netting, %d results", len(cases), len(expected))
	}
	for i := range cases {
		cases[i].Trades, cases[i].Skipped = expected[i].Trades, expected[i].Skipped
	}
	return cases
}
