package raced_test

import (
	"fmt"
	"math"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// longName is different for each i and 200 bytes long, so that a few thousand fill
// several chunks of an arena.
func longName(i int) string { return fmt.Sprintf("%0200d", i) }

// TestNamesAreReadWhileTheyGrow reads names, and views of them, while their owner adds names.
func TestNamesAreReadWhileTheyGrow(t *testing.T) {
	names := ledger.New(smartmoney.Base).Wallets
	const n = 20_000
	views := make(chan ledger.NameView, 1)
	var readers sync.WaitGroup
	readers.Go(func() {
		for v := range views {
			for i := v.Len() - 1; i >= 0; i -= 97 {
				if got := v.String(uint32(i)); got != longName(i) {
					t.Errorf("name %d of a view of %d is %q", i, v.Len(), got)
					return
				}
			}
		}
	})
	done := make(chan struct{})
	for r := range 2 {
		readers.Go(func() {
			for i := r; ; i = (i + 7919) % n {
				select {
				case <-done:
					return
				default:
				}
				if number, ok := names.Lookup(longName(i)); ok && number != uint32(i) {
					t.Errorf("Lookup(%d) = %d", i, number)
					return
				}
			}
		})
	}
	for i := range n {
		names.Add(longName(i))
		if i%500 == 499 {
			views <- names.View()
		}
	}
	close(views)
	close(done)
	readers.Wait()
}

// TestViewIsReadMeanwhile reads while the owner applies and publishes: each answer is one
// that was published. The wallet buys in every token in turn, one more unit in each round.
func TestViewIsReadMeanwhile(t *testing.T) {
	const tokens, rounds = 200, 40
	chainLedger := ledger.New(smartmoney.Base)
	v, wallet := chainLedger.View(), testkit.Wallet(smartmoney.Base, 0)
	done := make(chan struct{})
	var readers sync.WaitGroup
	for range 3 {
		readers.Go(func() {
			for ended := false; !ended; {
				select {
				case <-done:
					ended = true
				default:
				}
				p := v.Positions(wallet, ledger.PositionQuery{Index: -1, Limit: math.MaxInt})
				for _, one := range p.Positions {
					if one.Quantity != p.Positions[0].Quantity {
						t.Errorf("%v and %v units at once", p.Positions[0].Quantity, one.Quantity)
						return
					}
				}
				if n := len(p.Positions); n != 0 && n != tokens || n != p.Total {
					t.Errorf("%d positions of %d", n, p.Total)
					return
				}
				v.TokenState(testkit.Token(smartmoney.Base, tokens/2))
				v.OpenPositions(wallet, []string{testkit.Token(smartmoney.Base, 7)})
			}
		})
	}
	for range rounds {
		for token := range tokens {
			e := testkit.Buy(smartmoney.Base, 0, token, time.Unix(1, 0))
			e.Trade.Quantity = 1
			chainLedger.Apply(&e, 1)
		}
		chainLedger.AppendChanges(nil, 0)
		chainLedger.Publish()
	}
	close(done)
	readers.Wait()
}
