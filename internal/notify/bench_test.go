package notify_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// distinctConfig returns settings that no two customers share.
func distinctConfig(i int) smartmoney.Config {
	c := smartmoney.DefaultConfig("")
	c.MinTrades = i % 7
	c.MinTokensTraded, c.MinClosedPositions = 0, 0
	c.ConvergenceMinWallets = 2 + i%4
	c.ConvergenceWindowHours = 1 + float64(i)/5000
	c.WhaleMinTradeUSD = 50_000 + float64(i)
	return c
}

// spentLog is a log with the entries that a benchmark sets.
type spentLog struct {
	last []notify.LastSent
	days []notify.DayCount
}

func (s *spentLog) LastSent(context.Context, []string, [smartmoney.ChainCount]int64) ([]notify.LastSent, error) {
	return s.last, nil
}

func (s *spentLog) SentOn(context.Context, []string, int64) ([]notify.DayCount, error) {
	return s.days, nil
}

// crowdedDecider returns a decider with customers of distinct settings.
func crowdedDecider(b *testing.B, customers int, log notify.Log) *notify.Decider {
	decider := notify.NewDecider(notify.Options{TopWallets: 200, Log: log})
	var all []notify.Customer
	for i := range customers {
		all = append(all, notify.Customer{CustomerID: fmt.Sprint(i), ConfigVersion: 1, Config: distinctConfig(i)})
	}
	if err := decider.Restore(b.Context(), all, [smartmoney.ChainCount]int64{}, tokenNumber); err != nil {
		b.Fatal(err)
	}
	return decider
}

// window returns a detector whose window of token 1 has buys by ten wallets.
func window() (*detect.Detector, detect.Trade) {
	d := detect.New(smartmoney.Base, 200, 0)
	t := detect.Trade{
		At: noon.UnixNano(), T: noon.UnixNano(), Token: 1, Price: 1, Amount: 1000, TokenPrice: 1,
		Row: &detect.Row{Trades: 100, Closed: 10, Winning: 5, Tokens: 10, BuyVolume: 1e5, Score: 0.5},
	}
	for i := range 10 {
		t.Seq, t.Wallet, t.Rank = int64(i)+1, uint32(i), i+1
		given := t
		d.Trade(&given)
	}
	return d, t
}

func consider(b *testing.B, decider *notify.Decider, o *detect.Candidate, customers int) {
	b.ReportAllocs()
	for b.Loop() {
		if err := decider.Consider(b.Context(), o, names{}, noon); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(customers), "ns/customer")
}

// BenchmarkSmartTrade measures a smart trade that converges, with all customers in one
// of the states that a customer can be in.
func BenchmarkSmartTrade(b *testing.B) {
	for _, state := range []string{"budget used up", "cooling", "not its chain", "too few wallets", "type off"} {
		for _, customers := range []int{1, 100, 10_000} {
			b.Run(fmt.Sprintf("%s/%d", state, customers), func(b *testing.B) {
				d, t := window()
				decider := benchDecider(b, state, customers)
				consider(b, decider, d.Trade(&t), customers)
				if n := len(decider.Pending()); n > 0 {
					b.Fatalf("%d notifications, want none", n)
				}
			})
		}
	}
}

// benchDecider returns a decider whose customers are in a state.
func benchDecider(b *testing.B, state string, customers int) *notify.Decider {
	log := &spentLog{}
	decider := crowdedDecider(b, customers, log)
	var all []notify.Customer
	for i := range customers {
		c := distinctConfig(i)
		switch state {
		case "budget used up":
			log.days = append(log.days, notify.DayCount{CustomerID: fmt.Sprint(i), Type: smartmoney.SellSignal, Count: 200})
		case "cooling":
			log.last = append(log.last, notify.LastSent{CustomerID: fmt.Sprint(i), Chain: smartmoney.Base, Token: "t1", Timestamp: noon.Add(-time.Hour).UnixNano()})
		case "not its chain":
			c.Chains = []smartmoney.Chain{smartmoney.Solana}
		case "too few wallets":
			c.ConvergenceMinWallets = 100
		case "type off":
			c.SignalTypes = []smartmoney.NotificationType{smartmoney.SellSignal}
		}
		all = append(all, notify.Customer{CustomerID: fmt.Sprint(i), ConfigVersion: 2, Config: c})
	}
	if err := decider.Restore(b.Context(), all, [smartmoney.ChainCount]int64{noon.UnixNano()}, tokenNumber); err != nil {
		b.Fatal(err)
	}
	return decider
}

// BenchmarkDeliveries measures a smart trade that is delivered to every customer, each
// with a profile of its own.
func BenchmarkDeliveries(b *testing.B) {
	for _, customers := range []int{1, 100, 10_000} {
		b.Run(fmt.Sprint(customers), func(b *testing.B) {
			d, t := window()
			decider := crowdedDecider(b, customers, nil)
			b.ReportAllocs()
			for b.Loop() {
				t.Token++ // no cooldown
				t.T += detect.Day
				t.At = t.T
				for i := range 10 {
					given := t
					given.Wallet, given.Rank, given.Seq = uint32(i), i+1, int64(i)
					d.Trade(&given)
				}
				given := t
				if err := decider.Consider(b.Context(), d.Trade(&given), names{}, noon); err != nil {
					b.Fatal(err)
				}
				if n := len(decider.Pending()); n != customers {
					b.Fatalf("%d notifications of %d customers", n, customers)
				}
				decider.Done([smartmoney.ChainCount]int64{t.T, t.T, t.T, t.T})
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(customers), "ns/customer")
		})
	}
}

// BenchmarkTradeOutsideTheTop measures a buy by a wallet outside the top that matches no
// customer. Its cost must not depend on the number of customers.
func BenchmarkTradeOutsideTheTop(b *testing.B) {
	for _, customers := range []int{1, 10_000} {
		b.Run(fmt.Sprint(customers), func(b *testing.B) {
			d, t := window()
			t.Rank, t.Wallet = 5000, 5000
			consider(b, crowdedDecider(b, customers, nil), d.Trade(&t), 1)
		})
	}
}
