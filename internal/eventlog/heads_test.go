package eventlog_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// How far the engine is behind is told from the oldest event that it has not processed.
func TestLags(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		first := testkit.Noon
		events := testkit.Events(1, smartmoney.Base, 6000, 40, 10) // more than one segment
		for i, n := range []int{0, 5000} {
			to := []int{5000, 6000}[i]
			if _, err := db.Append(t.Context(), events[n:to], first.Add(time.Duration(i)*time.Minute), nil); err != nil {
				t.Fatal(err)
			}
		}
		all := readAll(t, db, smartmoney.Base)
		appended := all.Last()
		lags := func() [smartmoney.ChainCount]eventlog.Lag {
			t.Helper()
			got, err := db.Lags(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			return got
		}
		if got := lags()[smartmoney.Base.Index()]; got != (eventlog.Lag{Durable: appended, Since: first}) {
			t.Errorf("nothing processed: %+v", got)
		}
		if got := lags()[smartmoney.Solana.Index()]; got != (eventlog.Lag{}) {
			t.Errorf("an empty chain: %+v", got)
		}
		for position, since := range map[int64]time.Time{4999: first, 5000: first.Add(time.Minute), appended: {}} {
			if _, err := db.Writer().ExecContext(t.Context(), "UPDATE engine_state SET position = $1 WHERE chain = 0", position); err != nil {
				t.Fatal(err)
			}
			want := eventlog.Lag{Durable: appended, Processed: position, Since: since}
			if got := lags()[smartmoney.Base.Index()]; got != want {
				t.Errorf("processed to %d: %+v, want %+v", position, got, want)
			}
		}
	})
}
