package service_test

import (
	"math"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	past "github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// BenchmarkAftermath reads what 20 000 wallets did on 30 days, on ten of which each was active, and
// 300 000 positions that closed on them.
func BenchmarkAftermath(b *testing.B) {
	for name, db := range map[string]*testkit.DB{"sqlite": testkit.SQLite(b), "postgres": testkit.Postgres(b)} {
		const wallets, first = 20_000, 20_000
		addresses, numbers := make([]string, wallets), make([]uint32, wallets)
		for i := range wallets {
			addresses[i], numbers[i] = testkit.Wallet(judged, i), uint32(i)
		}
		seq := int64(0)
		for day := range 30 {
			h := past.Added{}
			for i := day % 3; i < wallets; i += 3 {
				h.Days = append(h.Days, smartmoney.WalletDay{Chain: judged, Wallet: addresses[i], Day: first + day, BuyCount: 3, RealizedPnlUSD: 1.5, ClosedPositions: 1})
			}
			for range 10_000 {
				seq++
				h.Closings = append(h.Closings, smartmoney.Closing{Seq: seq, Wallet: uint32(seq % (3 * wallets)), Quantity: 5, Cost: 7, Profit: 1})
			}
			c := &enginestate.ChainCommit{Chain: judged, History: h, Meta: []byte("{}")}
			if err := db.CommitState(b.Context(), &enginestate.Commit{Now: on(1), Chains: []*enginestate.ChainCommit{c}}); err != nil {
				b.Fatal(err)
			}
		}
		b.Run(name+"/days", func(b *testing.B) {
			for b.Loop() {
				n := 0
				err := db.EachDaysOf(b.Context(), judged, addresses, first, first+29, func(_ string, did smartmoney.DaysSum) { n += did.Trades })
				if err != nil || n != 3*10*wallets {
					b.Fatal(n, err)
				}
			}
		})
		b.Run(name+"/closings", func(b *testing.B) {
			for b.Loop() {
				n := 0
				err := db.EachClosing(b.Context(), judged, numbers, 1, math.MaxInt64, 1<<20, func(*smartmoney.Closing) { n++ })
				if err != nil || n == 0 {
					b.Fatal(n, err)
				}
			}
		})
	}
}

// BenchmarkAftermathAtItsBounds reads the most that one question may: 20 000 wallets, active on
// each of 90 days, and 2 000 000 positions that closed on them; and who earned most in one of 10
// tokens that these were in.
func BenchmarkAftermathAtItsBounds(b *testing.B) {
	for name, db := range map[string]*testkit.DB{"sqlite": testkit.SQLite(b), "postgres": testkit.Postgres(b)} {
		const wallets, first, days = 20_000, 20_000, 90
		addresses, numbers := make([]string, wallets), make([]uint32, wallets)
		for i := range wallets {
			addresses[i], numbers[i] = testkit.Wallet(judged, i), uint32(i)
		}
		seq := int64(0)
		for day := range days {
			h := past.Added{}
			for i := range wallets {
				h.Days = append(h.Days, smartmoney.WalletDay{Chain: judged, Wallet: addresses[i], Day: first + day, BuyCount: 3, RealizedPnlUSD: 1.5, ClosedPositions: 1})
			}
			for range 2_000_000 / days {
				seq++
				h.Closings = append(h.Closings, smartmoney.Closing{Seq: seq, Wallet: uint32(seq % wallets), Token: uint32(seq % 10), Quantity: 5, Cost: 7, Profit: 1})
			}
			c := &enginestate.ChainCommit{Chain: judged, History: h, Meta: []byte("{}")}
			if err := db.CommitState(b.Context(), &enginestate.Commit{Now: on(1), Chains: []*enginestate.ChainCommit{c}}); err != nil {
				b.Fatal(err)
			}
		}
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				n := 0
				err := db.EachDaysOf(b.Context(), judged, addresses, first, first+days-1, func(_ string, did smartmoney.DaysSum) { n += did.Trades })
				if err != nil || n != 3*days*wallets {
					b.Fatal(n, err)
				}
				n = 0
				err = db.EachClosing(b.Context(), judged, numbers, 1, math.MaxInt64, 2_000_000, func(*smartmoney.Closing) { n++ })
				if err != nil || int64(n) != seq {
					b.Fatal(n, err)
				}
			}
		})
		b.Run(name+"/token", func(b *testing.B) {
			for b.Loop() {
				n := 0
				err := db.EachTokenClosing(b.Context(), judged, 7, 1, 2_000_000, func(*smartmoney.Closing) { n++ })
				if err != nil || int64(n) != seq/10 {
					b.Fatal(n, err)
				}
			}
		})
	}
}
