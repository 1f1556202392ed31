package notifications_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// BenchmarkReadingALog reads the end of a log of a thousand entries, and the twenty newest ones.
func BenchmarkReadingALog(b *testing.B) {
	for kind, open := range map[string]func(testing.TB) *testkit.DB{"sqlite": testkit.SQLite, "postgres": testkit.Postgres} {
		b.Run(kind, func(b *testing.B) {
			db := open(b)
			testkit.Customers(b, db, "a")
			var signals []*smartmoney.Signal
			var logged []notifications.Entry
			for i := range 1000 {
				s := testkit.Signal(fmt.Sprint("s", i), smartmoney.WhaleMove, fmt.Sprint("0xt", i), testkit.Noon.Add(time.Duration(i)*time.Second), "0xw0", "0xw1", "0xw2")
				signals, logged = append(signals, s), append(logged, testkit.EntryOf("a", 1, s, int64(i)))
			}
			testkit.Send(b, db, testkit.Noon, signals, logged...)
			b.Run("after", func(b *testing.B) {
				for b.Loop() {
					if part, err := db.LogAfter(b.Context(), "a", 998, 100); err != nil || len(part.Entries) != 2 {
						b.Fatal(len(part.Entries), err)
					}
				}
			})
			b.Run("nothing", func(b *testing.B) {
				for b.Loop() {
					if _, err := db.LogAfter(b.Context(), "a", 1000, 100); err != nil {
						b.Fatal(err)
					}
				}
			})
			b.Run("newest", func(b *testing.B) {
				for b.Loop() {
					if all, err := db.Notifications(b.Context(), notifications.Query{CustomerID: "a", Limit: 20, Newest: true}); err != nil || len(all) != 20 {
						b.Fatal(len(all), err)
					}
				}
			})
		})
	}
}
