package smartmoney_test

import (
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The wallet of semantics 3.1: it gained 1697 USD of 5050 USD bought, won one of two closed
// positions, and traded nine times.
func ExampleScore() {
	fmt.Printf("%.6f\n", smartmoney.Score(1697, 5050, 1, 2, 9))
	// The same wallet with a loss of 500 USD: its efficiency is 0, not below.
	fmt.Printf("%.6f\n", smartmoney.Score(-500, 5050, 1, 2, 9))
	// Output:
	// 0.325744
	// 0.191329
}

// ScoreParts shows what a score is made of: 0.4 × efficiency + 0.3 × win rate + 0.2 × consistency +
// 0.1 × activity.
func ExampleWallet_ScoreParts() {
	w := smartmoney.Wallet{
		NetPnlUSD: 1697, TotalBuyVolumeUSD: 5050, BuyCount: 5, SellCount: 4, WinningPositions: 1, ClosedPositions: 2,
	}
	parts := w.ScoreParts()
	fmt.Printf("efficiency  %.6f\n", parts.Efficiency)
	fmt.Printf("win rate    %.6f\n", parts.WinRate)
	fmt.Printf("consistency %.6f\n", parts.Consistency)
	fmt.Printf("activity    %.6f\n", parts.Activity)
	// Output:
	// efficiency  0.336040
	// win rate    0.500000
	// consistency 0.040000
	// activity    0.333285
}

// A customer's change of its configuration: nil fields keep their values, and nothing changes if
// one field is out of bounds.
func ExampleConfigUpdate_Apply() {
	current := smartmoney.DefaultConfig("Acme")
	wallets, hours := 5, 12.0
	update := smartmoney.ConfigUpdate{ConvergenceMinWallets: &wallets, CooldownHours: &hours}
	next, err := update.Apply(current)
	fmt.Println(next.ConvergenceMinWallets, next.CooldownHours, next.DisplayName, err)

	wallets, hours = 1, 1000
	_, err = update.Apply(current)
	fmt.Println(err)
	// Output:
	// 5 12 Acme <nil>
	// convergence_min_wallets must be a whole number between 2 and 1000, got 1; cooldown_hours must be a number between 0 and 720, got 1000
}

// NormalAddress returns the form in which addresses are stored and compared.
func ExampleNormalAddress() {
	fmt.Println(smartmoney.NormalAddress(smartmoney.Base, "0x00000000000000000000000000000000000000A1"))
	fmt.Println(smartmoney.NormalAddress(smartmoney.Solana, "0x00000000000000000000000000000000000000A1"))
	// Output:
	// 0x00000000000000000000000000000000000000a1 true
	// 0x00000000000000000000000000000000000000A1 false
}
