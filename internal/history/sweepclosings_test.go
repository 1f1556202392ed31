package history_test

import (
	"cmp"
	"math"
	"slices"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestSweepClosings: whatever events, corrections and sweeps come after each other, each wallet's
// closings from the first event of the day on are those of a model, and what is before ends
// somewhere, without a gap and without an error.
func TestSweepClosings(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		c := &commits{T: t, db: db}
		rapid.Check(t, func(rt *rapid.T) {
			for _, table := range []string{"closings", "corrected_closings", "day_starts", "kept_since"} {
				if _, err := db.Writer().ExecContext(t.Context(), "DELETE FROM "+table); err != nil {
					t.Fatal(err)
				}
			}
			const wallets = 4
			m := &closed{seq: c.position, wallet: map[uint32][]smartmoney.Closing{}, former: map[uint32][]int64{}}
			c.moveTo(rt, m, history.Added{Closings: m.events(rt, wallets)})
			swept := int64(0)
			for day := range int32(rapid.IntRange(1, 6).Draw(rt, "days")) {
				for range rapid.IntRange(1, 3).Draw(rt, "commits") {
					if rapid.Bool().Draw(rt, "events or a correction") {
						c.moveTo(rt, m, history.Added{Closings: m.events(rt, wallets)})
					} else {
						c.moveTo(rt, m, history.Added{Corrected: m.correct(rt, wallets)})
					}
				}
				starts := smartmoney.DayStart{Day: 2 * day, Seq: m.seq + 1}
				c.moveTo(rt, m, history.Added{DayStarts: []smartmoney.DayStart{starts}, Closings: m.events(rt, wallets)})
				if rapid.Bool().Draw(rt, "sweep") {
					swept = starts.Seq
					sweepClosings(rt, t, db, 2*day-1) // no event is of that day
				}
				m.checkSwept(rt, t, db, wallets, swept)
			}
			// When events after every correction are old, no correction is left.
			m.seq++
			c.moveTo(rt, m, history.Added{Closings: []smartmoney.Closing{m.closing(rt, 0, m.seq)}})
			m.seq++
			c.moveTo(rt, m, history.Added{DayStarts: []smartmoney.DayStart{{Day: 100, Seq: m.seq}}})
			sweepClosings(rt, t, db, 100)
			if rows, corrected := testkit.Count(t, db, "closings"), testkit.Count(t, db, "corrected_closings"); rows != 1 || corrected != 0 {
				rt.Fatalf("%d rows of closings and %d of corrected ones are left, want the last one", rows, corrected)
			}
		})
	})
}

func sweepClosings(rt *rapid.T, t *testing.T, db *testkit.DB, day int32) {
	before := [smartmoney.ChainCount]int32{}
	before[chain.Index()] = day
	total := 0
	for calls, deleted := 0, -1; deleted != 0; calls++ {
		var err error
		if deleted, err = db.SweepClosings(t.Context(), before); err != nil || calls > 100 {
			rt.Fatalf("call %d deleted %d rows, error %v", calls, deleted, err)
		}
		total += deleted
	}
	kept, err := db.ClosingsKeptSince(t.Context(), chain)
	if want := smartmoney.DayTime(int(day)); err != nil || total > 0 && !kept.Equal(want) || kept.After(want) {
		rt.Fatalf("after %d rows were deleted, closings are kept since %v, %v; want %v", total, kept, err, want)
	}
	if other, err := db.ClosingsKeptSince(t.Context(), smartmoney.Solana); err != nil || !other.Equal(time.Time{}) {
		rt.Fatalf("of another chain since %v, %v", other, err)
	}
}

// checkSwept checks that the closings by events from one on are all there.
func (cl *closed) checkSwept(rt *rapid.T, t *testing.T, db *testkit.DB, wallets uint32, from int64) {
	var all []smartmoney.Closing
	for w := range wallets {
		want := slices.Clone(cl.wallet[w])
		slices.Reverse(want)
		least := 0
		for _, c := range want {
			if c.Seq >= from {
				all = append(all, c)
				least++
			}
		}
		got, err := db.Closings(t.Context(), chain, smartmoney.ClosingsQuery{Wallet: w, Newest: cl.last(w), Limit: len(want) + 1})
		if err != nil || len(got) < least || len(got) > len(want) {
			rt.Fatalf("%d closings of wallet %d, %v; want %d to %d", len(got), w, err, least, len(want))
		}
		if diff := gocmp.Diff(want[:len(got)], got, cmpopts.EquateEmpty()); diff != "" {
			rt.Fatalf("closings of wallet %d (-want +got):\n%s", w, diff)
		}
		if n := len(got); n < len(want) && n > 0 { // the page after the last one that is there
			page, err := db.Closings(t.Context(), chain, smartmoney.ClosingsQuery{Wallet: w, Newest: cl.last(w), After: got[n-1].Seq, Limit: 1})
			if err != nil || len(page) > 0 {
				rt.Fatalf("after the oldest closing of wallet %d: %v, %v", w, page, err)
			}
		}
	}
	var got []smartmoney.Closing
	err := db.EachClosing(t.Context(), chain, []uint32{0, 1, 2, 3}, from, cl.seq+1, math.MaxInt32, func(c *smartmoney.Closing) { got = append(got, *c) })
	for _, list := range [][]smartmoney.Closing{all, got} {
		slices.SortFunc(list, func(a, b smartmoney.Closing) int {
			return cmp.Or(cmp.Compare(a.Wallet, b.Wallet), cmp.Compare(a.Seq, b.Seq))
		})
	}
	if diff := gocmp.Diff(all, got, cmpopts.EquateEmpty()); diff != "" || err != nil {
		rt.Fatalf("closings by events from %d on, %v (-want +got):\n%s", from, err, diff)
	}
}
