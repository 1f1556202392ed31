package detect_test

import (
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// addresses names the wallets and the token of ExampleDetector by their numbers.
type addresses struct{}

func (addresses) Wallet(number uint32) string                  { return fmt.Sprint("W", number) }
func (addresses) Token(uint32) (address, symbol string)        { return "0xc1", "TOKEN" }
func (addresses) Market(token uint32) *smartmoney.SignalMarket { return nil }

// The buys of semantics 5.1: four wallets of equal rows buy a token, and the third of them raises a
// signal for a customer that wants three within six hours. Whether that customer gets the fourth's,
// too, is decided later: the cooldown holds it back.
func ExampleDetector() {
	config := smartmoney.DefaultConfig("Acme")
	config.MinTrades = 5
	profile := detect.ProfileOf(&config)

	d := detect.New(smartmoney.Base, 200, detect.Keep)
	at := time.Date(2026, 3, 1, 12, 2, 0, 0, time.UTC)
	row := &detect.Row{Trades: 7, Closed: 1, Tokens: 6, BuyVolume: 600, Score: 0.170462}
	for i, buy := range []struct {
		wallet          uint32
		after           time.Duration
		quantity, price float64
	}{
		{1, 0, 1000, 1.00},
		{2, 10 * time.Second, 2000, 1.10},
		{2, 15 * time.Second, 500, 1.20},
		{3, 20 * time.Second, 1000, 1.25},
		{4, 10 * time.Minute, 800, 1.50},
	} {
		traded := at.Add(buy.after).UnixNano()
		candidate := d.Trade(&detect.Trade{
			Seq: int64(i + 1), At: traded, T: traded, Wallet: buy.wallet, Rank: int(buy.wallet), Row: row,
			Price: buy.price, Amount: buy.quantity * buy.price, TokenPrice: buy.price, Volume24h: 50_000, Holders: 400, Ranked: 4,
		})
		types, _ := candidate.Find(&profile, nil)
		if len(types) == 0 {
			fmt.Printf("W%d: nothing\n", buy.wallet)
		}
		for _, typ := range types {
			s := candidate.Signal(&profile, typ, addresses{})
			fmt.Printf("W%d: %s, %s\n", buy.wallet, s.Type, s.Headline)
			fmt.Printf("    %v USD by %d wallets, price %+.2f%%\n", s.Summary.TotalInflowUSD, s.Summary.TraderCount, s.Token.PriceChangePct)
		}
	}
	// Output:
	// W1: nothing
	// W2: nothing
	// W2: nothing
	// W3: convergence_p1, 3 top traders bought $TOKEN in 6 hours
	//     5050 USD by 3 wallets, price +25.00%
	// W4: convergence_p1, 4 top traders bought $TOKEN in 6 hours
	//     6250 USD by 4 wallets, price +50.00%
}
