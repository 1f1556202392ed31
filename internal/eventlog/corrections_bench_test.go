package eventlog_test

import (
	"fmt"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// BenchmarkRetractions appends the retractions of 10 000 trades, in one append as one request makes
// it: on SQLite every other writer waits for it.
func BenchmarkRetractions(b *testing.B) {
	for name, db := range map[string]*testkit.DB{"sqlite": testkit.SQLite(b), "postgres": testkit.Postgres(b)} {
		b.Run(name, func(b *testing.B) {
			const n = 10_000
			block := int64(0)
			for b.Loop() {
				b.StopTimer()
				trades, back := make([]event.Event, n), make([]event.Event, n)
				for i := range trades {
					block++
					id := fmt.Sprint(name, block)
					trades[i], back[i] = tradeAt(id, 0, block), retract(id)
				}
				appendEvents(b, db, trades)
				b.StartTimer()
				appendEvents(b, db, back)
			}
		})
	}
}
