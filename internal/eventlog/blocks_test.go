package eventlog_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestEventsAt holds that single events of segments of any length, of both formats,
// are those of a read of the whole log.
func TestEventsAt(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		for i, n := range []int{1, 5000, 15, 16, 17, 33, 1, 700} {
			appendEvents(t, db, testkit.Events(uint64(i+1), chain, n, 40, 10))
		}
		all := readAll(t, db, chain)
		// What was written before there were blocks reads the same.
		if err := eventlog.RewriteWhole(t.Context(), db.Log, chain, 2); err != nil {
			t.Fatal(err)
		}
		rapid.Check(t, func(rt *rapid.T) {
			seqs := rapid.SliceOfN(rapid.Int64Range(1, all.Last()), 1, 60).Draw(rt, "seqs")
			got, err := eventlog.EventsAt(db.Log, t.Context(), chain, seqs)
			if err != nil {
				rt.Fatal(err)
			}
			for i, seq := range seqs {
				if diff := cmp.Diff(all.Events[seq-1], got[i]); diff != "" {
					rt.Fatalf("event %d: %s", seq, diff)
				}
			}
		})
		for _, seq := range []int64{0, -1, all.Last() + 1, 1 << 60} {
			if _, err := eventlog.EventsAt(db.Log, t.Context(), chain, []int64{1, seq}); err == nil {
				t.Errorf("event %d is found", seq)
			}
		}
	})
}

// TestTradeReadsItsBlock holds what one trade of a full segment costs: its block and
// the table, neither more bytes nor more events.
func TestTradeReadsItsBlock(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		appendEvents(t, db, testkit.Events(1, chain, 4096, 40, 10))
		bytes, events, err := eventlog.CostOfEvents(t.Context(), db.Log, chain, []int64{2000})
		if err != nil || bytes > 6<<10 || events > 16 {
			t.Errorf("one event costs %d bytes and %d events, %v", bytes, events, err)
		}
	})
}

// TestDamagedBlock flips each bit that a read of one event depends on: the read fails,
// and reads of other blocks of the segment do not.
func TestDamagedBlock(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		appendEvents(t, db, testkit.Events(1, chain, 100, 10, 5))
		var good []byte
		if err := db.Reader().QueryRow("SELECT body FROM log_segments").Scan(&good); err != nil {
			t.Fatal(err)
		}
		failed := map[int64]int{}
		for i := 0; i < len(good); i += 29 {
			body := append([]byte(nil), good...)
			body[i] ^= 1 << (i % 8)
			if _, err := db.Writer().Exec("UPDATE log_segments SET body = $1", body); err != nil {
				t.Fatal(err)
			}
			for _, seq := range []int64{1, 50, 100} {
				_, err := eventlog.EventsAt(db.Log, t.Context(), chain, []int64{seq})
				if err != nil {
					failed[seq]++
				}
				if err != nil && !strings.Contains(err.Error(), "checksum") && !strings.Contains(err.Error(), "damaged") && !strings.Contains(err.Error(), "format") {
					t.Errorf("byte %d, event %d: %v", i, seq, err)
				}
			}
			if _, _, err := db.ReadLog(t.Context(), chain, 0, 1000); err == nil {
				t.Errorf("byte %d: the whole segment still reads", i)
			}
		}
		all := len(good)/29 + 1
		for seq, n := range failed {
			if n < all/50 || n > all/2 {
				t.Errorf("event %d: %d of %d flips are noticed", seq, n, all)
			}
		}
		if len(failed) != 3 {
			t.Errorf("flips are noticed for %v", failed)
		}
	})
}

// TestWalletTradesBothWays holds that pages from either end, of any size, make the same list.
func TestWalletTradesBothWays(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		base := appendEvents(t, db, mixed(3, 6000)).Chains[chain.Index()]
		last := commitLinks(t, db, chain, base.Events)
		wallet := testkit.Wallet(chain, 3)
		page := func(q eventlog.TradesQuery) []smartmoney.LoggedTrade {
			q.Newest = last[wallet]
			list, err := db.WalletTrades(t.Context(), chain, wallet, q)
			if err != nil {
				t.Fatal(err)
			}
			return list
		}
		for _, size := range []int{20, 33, 100, 200} {
			var forward, back []smartmoney.LoggedTrade
			for place := int64(0); ; place = forward[len(forward)-1].Seq {
				list := page(eventlog.TradesQuery{Place: place, Limit: size})
				if forward = append(forward, list...); len(list) < size {
					break
				}
			}
			for place := int64(0); ; place = back[0].Seq {
				list := page(eventlog.TradesQuery{Place: place, Limit: size, Back: true})
				if back = append(list, back...); len(list) < size {
					break
				}
			}
			if diff := cmp.Diff(forward, back); diff != "" || len(forward) < 100 {
				t.Fatalf("%d trades; the ways differ: %s", len(forward), diff)
			}
		}
	})
}
