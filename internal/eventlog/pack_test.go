package eventlog_test

import (
	"context"
	"fmt"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

const day = 24 * time.Hour

// process says that the engine has processed a chain's log up to an event.
func process(t testing.TB, db *testkit.DB, chain smartmoney.Chain, from, upTo int64) {
	t.Helper()
	err := db.CommitState(t.Context(), &enginestate.Commit{Chains: []*enginestate.ChainCommit{{Chain: chain, From: from, To: upTo}}})
	if err != nil {
		t.Fatal(err)
	}
}

// packAll packs what may be packed, and returns how many rows it replaced.
func packAll(t testing.TB, db *testkit.DB, chain smartmoney.Chain, before time.Time) (replaced int) {
	t.Helper()
	for {
		n, err := db.Pack(t.Context(), chain, before)
		if err != nil {
			t.Fatal(err)
		}
		if n == 0 {
			return replaced
		}
		replaced += n
	}
}

// segmentsOf returns the numbers of events of a chain's segments, and their bytes.
func segmentsOf(t testing.TB, db *testkit.DB, chain smartmoney.Chain) (events []int64, size int) {
	t.Helper()
	rows, err := db.Reader().QueryContext(t.Context(), "SELECT last_seq - first_seq + 1, length(body) FROM log_segments WHERE chain = $1 ORDER BY first_seq", chain.Index())
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var n int64
		var bytes int
		if err := rows.Scan(&n, &bytes); err != nil {
			t.Fatal(err)
		}
		events, size = append(events, n), size+bytes
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return events, size
}

// fillsOf returns the trades of a chain's log.
func fillsOf(t testing.TB, db *testkit.DB, chain smartmoney.Chain, upTo int64) (fills []string) {
	t.Helper()
	err := db.Fills(t.Context(), chain, 0, upTo, func(f event.Fill) {
		fills = append(fills, fmt.Sprintf("%x %d %v", f.ID, f.At, f.Amount))
	})
	if err != nil {
		t.Fatal(err)
	}
	return fills
}

// TestPack holds that packing leaves every answer as it was, joins short segments to long ones, and
// keeps to what is old and processed.
func TestPack(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		for i, n := range []int{1, 5000, 15, 700, 16, 17, 4096, 33, 1, 2000, 9} {
			appendEvents(t, db, testkit.Events(uint64(i+1), chain, n, 40, 10))
		}
		want := readAll(t, db, chain)
		last := want.Last()
		fills := fillsOf(t, db, chain, last)
		before, size := segmentsOf(t, db, chain)
		later := time.Now().Add(time.Minute)
		if n := packAll(t, db, chain, later); n != 0 {
			t.Fatalf("%d segments that the engine has not processed were packed", n)
		}
		process(t, db, chain, 0, last)
		if n := packAll(t, db, chain, time.Now().Add(-time.Minute)); n != 0 {
			t.Fatalf("%d segments that were appended just now were packed", n)
		}
		packAll(t, db, chain, later)
		// The rest would not fill one, and waits for a day.
		events, _ := segmentsOf(t, db, chain)
		if diff := cmp.Diff([]int64{4097 - 4096, 4096, 904 + 15 + 700 + 16 + 17, 4096, 33, 1, 2000, 9}, events); diff != "" {
			t.Errorf("segments (-want +got):\n%s", diff)
		}
		packAll(t, db, chain, later.Add(day))
		events, packed := segmentsOf(t, db, chain)
		if diff := cmp.Diff([]int64{1, 4096, 1652, 4096, 2034, 9}, events); diff != "" {
			t.Errorf("segments after a day (-want +got):\n%s", diff)
		}
		if packed*4 > size*3 {
			t.Errorf("%d bytes of %d segments became %d", size, len(before), packed)
		}
		// Of so much, Diff takes seconds.
		if got := readAll(t, db, chain); !reflect.DeepEqual(want, got) {
			t.Errorf("the log differs: %s", cmp.Diff(want, got))
		}
		if got := fillsOf(t, db, chain, last); !reflect.DeepEqual(fills, got) {
			t.Errorf("the trades differ: %s", cmp.Diff(fills, got))
		}
		checkEvents(t, db, chain, want)
	})
}

// checkEvents compares single events with those of the whole log.
func checkEvents(t testing.TB, db *testkit.DB, chain smartmoney.Chain, want eventlog.Segment) {
	t.Helper()
	var seqs []int64
	for seq := int64(1); seq <= want.Last(); seq += 1 + seq%37 {
		seqs = append(seqs, seq)
	}
	got, err := eventlog.EventsAt(db.Log, t.Context(), chain, seqs)
	if err != nil {
		t.Fatal(err)
	}
	for i, seq := range seqs {
		if diff := cmp.Diff(want.Events[seq-1], got[i]); diff != "" {
			t.Fatalf("event %d: %s", seq, diff)
		}
	}
}

// TestPackBesideReaders holds that a read of single events does not fail while segments are packed.
func TestPackBesideReaders(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		for i := range 200 {
			appendEvents(t, db, testkit.Events(uint64(i+1), chain, 40, 10, 5))
		}
		want := readAll(t, db, chain)
		process(t, db, chain, 0, want.Last())
		ctx, stop := context.WithCancel(t.Context())
		var readers sync.WaitGroup
		for r := range int64(3) {
			readers.Go(func() {
				for n := r; ctx.Err() == nil; n++ {
					seqs := []int64{1 + n*13%want.Last(), 1 + n*1013%want.Last(), 1 + n*7%want.Last()}
					got, err := eventlog.EventsAt(db.Log, t.Context(), chain, seqs)
					if err != nil {
						t.Error(err)
						return
					}
					for i, seq := range seqs {
						if diff := cmp.Diff(want.Events[seq-1], got[i]); diff != "" {
							t.Errorf("event %d: %s", seq, diff)
							return
						}
					}
				}
			})
		}
		if n := packAll(t, db, chain, time.Now().Add(time.Minute).Add(day)); n < 190 {
			t.Errorf("only %d segments were packed", n)
		}
		stop()
		readers.Wait()
	})
}

// TestDamagedPack flips bits of a packed segment: a read of the whole fails and names the segment,
// one of a single event fails or gives the event.
func TestDamagedPack(t *testing.T) {
	t.Parallel()
	db, chain := testkit.SQLite(t), smartmoney.Base
	appendEvents(t, db, testkit.Events(1, chain, 300, 10, 5))
	appendEvents(t, db, testkit.Events(2, chain, 1, 10, 5))
	want := readAll(t, db, chain)
	process(t, db, chain, 0, want.Last())
	packAll(t, db, chain, time.Now().Add(time.Minute).Add(day))
	var good []byte
	if err := db.Reader().QueryRow("SELECT body FROM log_segments WHERE first_seq = 1").Scan(&good); err != nil {
		t.Fatal(err)
	}
	failed := 0
	for i := 0; i < len(good); i += 97 {
		body := append([]byte(nil), good...)
		body[i] ^= 1 << (i % 8)
		if _, err := db.Writer().Exec("UPDATE log_segments SET body = $1 WHERE first_seq = 1", body); err != nil {
			t.Fatal(err)
		}
		if _, _, err := db.ReadLog(t.Context(), chain, 0, 1000); err == nil || !strings.Contains(err.Error(), "segment 1 ") {
			t.Fatalf("byte %d: the whole segment reads with %v", i, err)
		}
		got, err := eventlog.EventsAt(db.Log, t.Context(), chain, []int64{150})
		if err != nil {
			failed++
		} else if diff := cmp.Diff(want.Events[149], got[0]); diff != "" {
			t.Fatalf("byte %d: %s", i, diff)
		}
	}
	if all := len(good)/97 + 1; failed < all/10 || failed > all/2 {
		t.Errorf("%d of %d flips are noticed by the read of one event", failed, all)
	}
}
