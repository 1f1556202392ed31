package importer_test

import (
	"bufio"
	"fmt"
	"math/big"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// swaps is a file of Dune's table dex.trades.
const swaps = `block_time,token_a_symbol,token_b_symbol,token_a_amount,token_b_amount,project,category,usd_amount,trader_a
2023-03-01T10:00:05+00:00,ALFA,WETH,100,2,Uni,DEX,3000,\x1111111111111111111111111111111111111111
2023-03-01T10:00:01+00:00,USDC,BETA,500,25,Sushi,DEX,500,\x2222222222222222222222222222222222222222
2023-03-01T10:00:07+00:00,USDC,WETH,1500,1,Uni,DEX,1500,\x2222222222222222222222222222222222222222
`

// Guess returns the format, New returns its adapter. A swap against a quote token becomes a buy or
// a sale of the other token, in time order; a record that is neither is skipped with the reason.
func ExampleNew() {
	format := importer.Guess(bufio.NewReaderSize(strings.NewReader(swaps), importer.GuessSize))
	adapter, err := importer.New(format, importer.DefaultSettings())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(adapter.Name())
	err = adapter.Convert(strings.NewReader(swaps), func(item importer.Item) error {
		if item.Skip != "" {
			fmt.Printf("line %d: skipped, %s\n", item.Line, item.Skip)
		}
		for _, e := range item.Events {
			t := e.Trade
			fmt.Printf("line %d: %s of %v %s for %v USD at %s\n", item.Line, t.Side, t.Quantity, t.Symbol, t.AmountUSD, t.TradedAt.Format(time.TimeOnly))
		}
		return nil
	})
	fmt.Println(err)
	// Output:
	// dune-dex-trades
	// line 3: sell of 25 BETA for 500 USD at 10:00:01
	// line 2: buy of 100 ALFA for 3000 USD at 10:00:05
	// line 4: skipped, both sides are quote tokens
	// <nil>
}

// A pricer carries the price of a chain's coin from transaction to transaction. The first one, of
// 0.5 ETH, has no value in USD yet; the second one exchanges ETH for a stablecoin and tells the
// coin's price; the third one, which is the first one again, has a value by it.
func ExamplePricer() {
	const usdc, weth, alfa = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913", "0x4200000000000000000000000000000000000006", "0x00000000000000000000000000000000000000c1"
	const wallet = "0x00000000000000000000000000000000000000a1"
	p := importer.NewPricer(importer.DefaultSettings(), nil, nil)
	half := importer.SwapLeg{Token: weth, Units: big.NewInt(5e17), Decimals: 18}
	buy := importer.Act{
		Chain: smartmoney.Base, TxHash: "0xab", Sender: wallet, Wallet: wallet, At: time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC),
		Swaps: []importer.Swap{{Sold: half, Bought: importer.SwapLeg{Token: alfa, Units: big.NewInt(100)}}},
	}
	events, skips := p.Net(&buy)
	fmt.Println(len(events), skips)

	point, ok := p.Learn(buy.Chain, buy.At, []importer.Swap{{Sold: half, Bought: importer.SwapLeg{Token: usdc, Units: big.NewInt(1500e6), Decimals: 6}}})
	fmt.Println(point.PriceUSD, ok)

	events, _ = p.Net(&buy)
	fmt.Println(events[0].Trade.ID, events[0].Trade.Side, events[0].Trade.AmountUSD, events[0].Trade.PriceUSD)
	// Output:
	// 0 [no USD value]
	// 3000 true
	// 0xab:0x00000000000000000000000000000000000000c1 buy 1500 15
}
