package enginestate_test

import (
	"errors"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestJournal(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		all := testkit.CommitJournal(t, db, smartmoney.Solana, 100) // several pages
		testkit.CommitJournal(t, db, smartmoney.Base, 3)
		for _, c := range []struct{ after, upTo int64 }{
			{math.MinInt64, math.MaxInt64}, {0, 1000}, {99, 1000}, {100, 1000}, {200, 1000}, {201, 500}, {0, 10}, {0, 11}, {0, 0},
			{9900, math.MaxInt64}, {10000, math.MaxInt64}, {-1, 330},
		} {
			var want []enginestate.JournalRow
			for _, r := range all {
				if r.ToTime > c.after && r.FirstSeq <= c.upTo {
					want = append(want, r)
				}
			}
			if diff := cmp.Diff(want, testkit.ReadJournal(t, db, smartmoney.Solana, c.after, c.upTo)); diff != "" {
				t.Errorf("after %d up to %d (-want +got):\n%s", c.after, c.upTo, diff)
			}
		}
		stop, n := errors.New("enough"), 0
		err := db.Journal(t.Context(), smartmoney.Solana, 0, math.MaxInt64, func(enginestate.JournalRow) error {
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
		if err := db.Journal(t.Context(), smartmoney.Solana, 0, 100, func(enginestate.JournalRow) error { return nil }); err == nil {
			t.Error("a row that was changed on disk was read")
		}
	})
}

func TestJournalRevision(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		check := func(from [smartmoney.ChainCount]int64, want int64) {
			t.Helper()
			if got, err := db.JournalRevision(t.Context(), from); err != nil || got != want {
				t.Errorf("from %v: revision %d, %v; want %d", from, got, err, want)
			}
		}
		check([smartmoney.ChainCount]int64{}, math.MaxInt64)
		ethereum := testkit.CommitJournal(t, db, smartmoney.Ethereum, 60)
		testkit.CommitJournal(t, db, smartmoney.Base, 20)
		for _, at := range []int64{math.MinInt64, 0, 799, 800, 801, 2000, 2001, 5999, 6000} {
			want := int64(math.MaxInt64)
			for _, r := range ethereum {
				if r.ToTime >= at {
					want = r.ConfigRevision
					break
				}
			}
			check([smartmoney.ChainCount]int64{at, at}, want) // base has the first rows of the same
		}
		check([smartmoney.ChainCount]int64{2001, 1000}, ethereum[9].ConfigRevision)
		check([smartmoney.ChainCount]int64{1000, 2001}, ethereum[9].ConfigRevision)
	})
}

func TestSweepJournal(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		all := testkit.CommitJournal(t, db, smartmoney.Ethereum, 60)
		base := testkit.CommitJournal(t, db, smartmoney.Base, 3)
		before := [smartmoney.ChainCount]int64{1: 5000}
		keptSince := func(want [smartmoney.ChainCount]int64) {
			t.Helper()
			if got, err := db.JournalKeptSince(t.Context()); err != nil || got != want {
				t.Errorf("kept since %v, %v; want %v", got, err, want)
			}
		}
		never := int64(math.MinInt64)
		keptSince([smartmoney.ChainCount]int64{never, never, never, never})
		if err := testkit.Sweep(t.Context(), db, testkit.Noon, before, 0); err != nil {
			t.Fatal(err)
		}
		var want []enginestate.JournalRow
		for _, r := range all {
			if r.ToTime >= 5000 {
				want = append(want, r)
			}
		}
		if diff := cmp.Diff(want, testkit.ReadJournal(t, db, smartmoney.Ethereum, 0, math.MaxInt64)); diff != "" || len(want) > 12 {
			t.Errorf("left (-want +got):\n%s", diff)
		}
		if diff := cmp.Diff(base, testkit.ReadJournal(t, db, smartmoney.Base, 0, math.MaxInt64)); diff != "" {
			t.Errorf("of the other chain (-want +got):\n%s", diff)
		}
		// The rows before 4000 are gone, also if they were to be kept from now on.
		for _, at := range []int64{4000, 5001} {
			if err := testkit.Sweep(t.Context(), db, testkit.Noon, [smartmoney.ChainCount]int64{1: at}, 0); err != nil {
				t.Fatal(err)
			}
			keptSince([smartmoney.ChainCount]int64{never, 5000, never, never})
		}
	})
}
