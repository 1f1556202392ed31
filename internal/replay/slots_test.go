package replay_test

import (
	"context"
	"errors"
	"runtime"
	"sync/atomic"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestShortScansDoNotWaitForLongOnes: a scan that begins while others fill the slots ends before
// them.
func TestShortScansDoNotWaitForLongOnes(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const rows = 300
		w := &world{TB: t, db: db}
		for minute := range rows {
			w.batch(1, buy(smartmoney.Base, 0, 0, minute))
		}
		slots, visited, ended := replay.NewSlots(1), atomic.Int64{}, make(chan int64, 1)
		short := func() {
			last := everything()
			last.After[smartmoney.Base.Index()] = testkit.Minutes(rows - 3).UnixNano()
			if err := slots.Scan(t.Context(), db, last, func(*replay.Cursor, *detect.Candidate) error { return nil }); err != nil {
				t.Error(err)
			}
			ended <- visited.Load()
		}
		err := slots.Scan(t.Context(), db, everything(), func(*replay.Cursor, *detect.Candidate) error {
			if visited.Add(1) == 1 {
				go short()
			}
			runtime.Gosched() // so that it begins to wait
			return nil
		})
		if at := <-ended; err != nil || visited.Load() != rows || at == rows {
			t.Errorf("%v; the short scan ended when the long one had visited %d of %d candidates", err, at, visited.Load())
		}
	})
}

// TestAWaitingScanEndsWithItsContext, and leaves its slot to others.
func TestAWaitingScanEndsWithItsContext(t *testing.T) {
	t.Parallel()
	w := &world{TB: t, db: testkit.SQLite(t)}
	for minute := range 3 {
		w.batch(1, buy(smartmoney.Base, 0, 0, minute))
	}
	slots := replay.NewSlots(1)
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	none := func(*replay.Cursor, *detect.Candidate) error { return nil }
	for range 10 { // more than scans may begin
		err := slots.Scan(t.Context(), w.db, everything(), func(*replay.Cursor, *detect.Candidate) error {
			if err := slots.Scan(gone, w.db, everything(), none); !errors.Is(err, context.Canceled) {
				t.Errorf("while another runs: %v", err)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
