package engine

import (
	"fmt"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// BenchmarkRetraction takes back trades of a wallet with so many of them, spread over a log of so
// many events. The processor time is the whole process's, SQLite's included.
func BenchmarkRetraction(b *testing.B) {
	for _, length := range []int{50_000, 400_000} {
		wallets := []int{10, 1000, 10_000}
		db := testkit.SQLite(b)
		corrected := make(chan committedCorrections, 1)
		e, _ := run(b, Options{Store: db, corrected: func(c committedCorrections) { corrected <- c }})
		ids := logOf(b, length, wallets, func(part []event.Event) { await(b, e, smartmoney.Base, appendAll(b, db, e, smartmoney.Base, part)) })
		for w, trades := range wallets {
			b.Run(fmt.Sprintf("of %d in a log of %d", trades, length), func(b *testing.B) {
				began, done := processorTime(b), 0
				for b.Loop() {
					id := ids[w][len(ids[w])/2]
					ids[w] = append(ids[w][:len(ids[w])/2], ids[w][len(ids[w])/2+1:]...)
					appendAll(b, db, e, smartmoney.Base, []event.Event{{Type: event.TypeRetract, Chain: smartmoney.Base, Correction: &event.Correction{ID: id}}})
					if c := <-corrected; c.trades != 1 {
						b.Fatalf("%+v", c)
					}
					done++
				}
				b.ReportMetric(float64((processorTime(b)-began).Microseconds())/1e3/float64(done), "cpu-ms/op")
			})
		}
	}
}

// BenchmarkDecisionWait has a customer wait for a signal of one chain while a correction of another
// is computed: one trade of a wallet with so many, or a rewind of so many trades. It reports how
// long the signal took from its trade's append, and how long the chain's ledger did.
func BenchmarkDecisionWait(b *testing.B) {
	const length, other = 400_000, smartmoney.Solana
	db := testkit.SQLite(b)
	db.RetractionHorizon = 1000 * 24 * time.Hour
	config := smartmoney.DefaultConfig("waits")
	config.MinTrades, config.MinClosedPositions, config.MinTokensTraded, config.WhaleMinTradeUSD, config.CooldownHours = 0, 0, 0, 1, 0
	config.PerTypeLimits, config.DailyBudget = nil, 60_000
	createCustomers(b, db, &vectors.Set{Customers: []vectors.Customer{{Name: "waits", Config: config}}})
	delivered := make(chan time.Time, 1)
	o := inOrderOptions(db)
	o.Delivered = func(list []notifications.Entry) {
		if list[0].Chain == other {
			delivered <- time.Now()
		}
	}
	e, _ := run(b, o)
	wallets, block, at := []int{1000, 10_000, 200_000}, int64(0), start
	ids := logOf(b, length, wallets, func(part []event.Event) {
		for i := range part {
			if part[i].Trade != nil {
				block++
				part[i].Trade.Block, part[i].Trade.HasBlock = block, true
			}
		}
		await(b, e, smartmoney.Base, appendAll(b, db, e, smartmoney.Base, part))
	})
	appendAll(b, db, e, other, []event.Event{testkit.Buy(other, 1, 1, at)}) // so as to have a rank
	measure := func(name string, correction func() event.Event) {
		b.Run(name, func(b *testing.B) {
			var decided, applied time.Duration
			for b.Loop() {
				appendAll(b, db, e, smartmoney.Base, []event.Event{correction()})
				at = at.Add(2 * time.Minute)
				began := time.Now()
				position := appendAll(b, db, e, other, []event.Event{testkit.Buy(other, 1, 1, at)})
				for e.chains[other.Index()].committed.Load() < position {
					time.Sleep(time.Millisecond)
				}
				applied += time.Since(began)
				decided += (<-delivered).Sub(began)
			}
			b.ReportMetric(float64(decided.Microseconds())/1e3/float64(b.N), "decision-ms/op")
			b.ReportMetric(float64(applied.Microseconds())/1e3/float64(b.N), "ledger-ms/op")
		})
	}
	for w, trades := range wallets {
		measure(fmt.Sprintf("of %d", trades), func() event.Event {
			id := ids[w][len(ids[w])/2]
			ids[w] = append(ids[w][:len(ids[w])/2], ids[w][len(ids[w])/2+1:]...)
			return event.Event{Type: event.TypeRetract, Chain: smartmoney.Base, Correction: &event.Correction{ID: id}}
		})
	}
	measure("rewind of 10000", func() event.Event {
		block -= 10_000
		return event.Event{Type: event.TypeRewind, Chain: smartmoney.Base, Correction: &event.Correction{Block: block}}
	})
}

// logOf sends events, some of which are trades of some wallets, each with a number of them, evenly
// spread. It returns the ids of these.
func logOf(b *testing.B, length int, wallets []int, send func([]event.Event)) [][]string {
	b.Helper()
	const part = 10_000
	ids := make([][]string, len(wallets))
	for from := 0; from < length; from += part {
		events := testkit.Events(uint64(from+1), smartmoney.Base, part, 5000, 500)
		for i := range events {
			t := events[i].Trade
			if t == nil {
				continue
			}
			for w, trades := range wallets {
				if len(ids[w]) < trades*(from+i)/length {
					t.Wallet = testkit.Wallet(smartmoney.Base, 1_000_000+w)
					ids[w] = append(ids[w], t.ID)
					break
				}
			}
		}
		send(events)
	}
	return ids
}

func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
