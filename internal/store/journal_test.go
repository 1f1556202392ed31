package store_test

import (
	"errors"
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// journalOf commits n rows of ten events each to a chain's journal; event time stands
// still in every third row.
func journalOf(t testing.TB, db *store.DB, chain smartmoney.Chain, n int) (rows []store.JournalRow) {
	t.Helper()
	for i := int64(0); i < int64(n); i++ {
		rows = append(rows, store.JournalRow{
			Chain: chain, FirstSeq: i*10 + 1, LastSeq: i*10 + 10, FromTime: 100 * i, ToTime: 100 * (i + 1 - (i+1)%3/2),
			FirstOffset: i*50 + 1, LastOffset: i*50 + 48, CommittedAt: startUTC.Add(time.Duration(i) * time.Second),
			ConfigRevision: i / 4, Body: fmt.Append(nil, "row ", i, "\x00"),
		})
		if err := db.CommitState(t.Context(), &store.Commit{Journal: rows[i:]}); err != nil {
			t.Fatal(err)
		}
	}
	return rows
}

func readJournal(t testing.TB, db *store.DB, chain smartmoney.Chain, after, upTo int64) (rows []store.JournalRow) {
	t.Helper()
	err := db.Journal(t.Context(), chain, after, upTo, func(r store.JournalRow) error { rows = append(rows, r); return nil })
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func TestJournal(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		all := journalOf(t, db, smartmoney.Solana, 100) // several pages
		journalOf(t, db, smartmoney.Base, 3)
		for _, c := range []struct{ after, upTo int64 }{
			{math.MinInt64, math.MaxInt64}, {0, 1000}, {99, 1000}, {100, 1000}, {200, 1000}, {201, 500}, {0, 10}, {0, 11}, {0, 0},
			{9900, math.MaxInt64}, {10000, math.MaxInt64}, {-1, 330},
		} {
			var want []store.JournalRow
			for _, r := range all {
				if r.ToTime > c.after && r.FirstSeq <= c.upTo {
					want = append(want, r)
				}
			}
			if diff := cmp.Diff(want, readJournal(t, db, smartmoney.Solana, c.after, c.upTo)); diff != "" {
				t.Errorf("after %d up to %d (-want +got):\n%s", c.after, c.upTo, diff)
			}
		}
		stop, n := errors.New("enough"), 0
		err := db.Journal(t.Context(), smartmoney.Solana, 0, math.MaxInt64, func(store.JournalRow) error {
			if n++; n == 40 {
				return stop
			}
			return nil
		})
		if !errors.Is(err, stop) || n != 40 {
			t.Errorf("after %d rows: %v; want the reader's own error after 40", n, err)
		}
		if _, err := db.Writer().Exec("UPDATE detection_journal SET body = $1 WHERE chain = 2 AND first_seq = 21", []byte("row 2, changed")); err != nil {
			t.Fatal(err)
		}
		if err := db.Journal(t.Context(), smartmoney.Solana, 0, 100, func(store.JournalRow) error { return nil }); err == nil {
			t.Error("a row that was changed on disk was read")
		}
	})
}

func TestSweepJournal(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		all := journalOf(t, db, smartmoney.Ethereum, 60)
		base := journalOf(t, db, smartmoney.Base, 3)
		before := [smartmoney.ChainCount]int64{1: 5000}
		if err := db.Sweep(t.Context(), noon, before, 0); err != nil {
			t.Fatal(err)
		}
		var want []store.JournalRow
		for _, r := range all {
			if r.ToTime >= 5000 {
				want = append(want, r)
			}
		}
		if diff := cmp.Diff(want, readJournal(t, db, smartmoney.Ethereum, 0, math.MaxInt64)); diff != "" || len(want) > 12 {
			t.Errorf("left (-want +got):\n%s", diff)
		}
		if diff := cmp.Diff(base, readJournal(t, db, smartmoney.Base, 0, math.MaxInt64)); diff != "" {
			t.Errorf("of the other chain (-want +got):\n%s", diff)
		}
	})
}
