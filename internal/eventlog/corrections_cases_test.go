package eventlog_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// TestCorrectionCases appends requests one after the other and says what becomes of each event.
func TestCorrectionCases(t *testing.T) {
	t.Parallel()
	const day = 24 * 60
	cases := map[string][]struct {
		event event.Event
		want  string
	}{
		"an id twice":               {{tradeAt("a", 0, -1), "accepted"}, {retract("a"), "[1]"}, {retract("a"), "unknown"}},
		"an unknown id":             {{tradeAt("a", 0, -1), "accepted"}, {retract("b"), "unknown"}},
		"sent again":                {{tradeAt("a", 0, -1), "accepted"}, {retract("a"), "[1]"}, {tradeAt("a", 0, -1), "accepted"}, {tradeAt("a", 0, -1), "duplicate"}, {retract("a"), "[3]"}},
		"a rewind without blocks":   {{tradeAt("a", 0, -1), "accepted"}, {rewind(0), "unknown"}, {retract("a"), "[1]"}},
		"the block itself stands":   {{tradeAt("a", 0, 7), "accepted"}, {tradeAt("b", 0, 8), "accepted"}, {rewind(7), "[2]"}, {rewind(7), "unknown"}, {rewind(6), "[1]"}},
		"included again":            {{tradeAt("a", 0, 7), "accepted"}, {rewind(6), "[1]"}, {tradeAt("a", 0, 7), "accepted"}, {rewind(6), "[3]"}},
		"retracted, then rewound":   {{tradeAt("a", 0, 7), "accepted"}, {tradeAt("b", 0, 7), "accepted"}, {retract("a"), "[1]"}, {rewind(0), "[2]"}},
		"at the horizon":            {{tradeAt("a", 0, 1), "accepted"}, {tradeAt("b", 7*day, 2), "accepted"}, {retract("a"), "[1]"}},
		"beyond the horizon":        {{tradeAt("a", 0, 1), "accepted"}, {tradeAt("b", 7*day+1, 2), "accepted"}, {retract("a"), "rejected"}, {rewind(0), "rejected"}, {rewind(1), "[2]"}, {retract("a"), "rejected"}},
		"a late trade":              {{tradeAt("b", 8*day, 2), "accepted"}, {tradeAt("a", 0, 3), "accepted"}, {rewind(2), "rejected"}, {rewind(3), "unknown"}, {tradeAt("a", 9*day, 3), "duplicate"}},
		"event time stays":          {{tradeAt("a", 0, 1), "accepted"}, {tradeAt("b", 9*day, 2), "accepted"}, {retract("b"), "[2]"}, {retract("a"), "rejected"}},
		"genesis":                   {{tradeAt("a", 0, 0), "accepted"}, {rewind(0), "unknown"}},
		"a rewind of another chain": {{tradeAt("a", 0, 5), "accepted"}, {event.Event{Type: event.TypeRewind, Chain: smartmoney.Solana, Correction: &event.Correction{}}, "unknown"}},
	}
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for name, steps := range cases {
			for _, together := range []bool{true, false} {
				resetLog(t, db)
				var events []event.Event
				var want, got []string
				for _, s := range steps {
					events, want = append(events, s.event), append(want, s.want)
				}
				for rest := events; len(rest) > 0; {
					n := 1
					if together {
						n = len(rest)
					}
					got = append(got, resultsOf(appendEvents(t, db, rest[:n]), n)...)
					rest = rest[n:]
				}
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("%s, together %v: %s", name, together, diff)
				}
			}
		}
	})
}

// TestRewindTooLarge checks that a rewind of too many trades takes none back, those of the same
// request before it included, that a smaller one takes all of its own, and that the rest can
// follow. Blocks come in any order, so that trades of early ones are dropped again while the log is
// read.
func TestRewindTooLarge(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const perBlock, most = 600, 2000
		eventlog.TakeBackAtMost(db.Log, most)
		for _, block := range []int64{3, 1, 5, 2, 4} {
			events := make([]event.Event, perBlock)
			for i := range events {
				events[i] = tradeAt(fmt.Sprint(block, "-", i), 0, block)
			}
			appendEvents(t, db, events)
		}
		base := smartmoney.Base.Index()
		done := appendEvents(t, db, []event.Event{rewind(0), tradeAt("more", 0, 9), rewind(1), rewind(2), rewind(0)})
		var rejected []int
		for _, r := range done.Rejected {
			if rejected = append(rejected, r.Index); !strings.Contains(r.Err.Error(), fmt.Sprint("at most ", most)) {
				t.Error(r.Err)
			}
		}
		if !slices.Equal(rejected, []int{0, 2, 4}) || len(done.Chains[base].Events) != 2 {
			t.Fatalf("rejected %v, %d events entered", rejected, len(done.Chains[base].Events))
		}
		taken := done.Chains[base].Events[1].Correction.Seqs
		rest := appendEvents(t, db, []event.Event{rewind(0)}).Chains[base].Events[0].Correction.Seqs
		if len(taken) != 3*perBlock+1 || len(rest) != 2*perBlock {
			t.Errorf("took back %d and %d trades", len(taken), len(rest))
		}
	})
}

// TestRewindNamesWhatIsBeyond: a trade beyond the horizon with a block that is too large keeps
// every rewind from its chain. The refusal names it, wherever it is from, and a longer horizon
// takes it back.
func TestRewindNamesWhatIsBeyond(t *testing.T) {
	t.Parallel()
	const day = 24 * 60
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		refusal := func(done *eventlog.Appended) string {
			t.Helper()
			if len(done.Rejected) == 0 {
				t.Fatalf("not refused: %+v", done)
			}
			return done.Rejected[len(done.Rejected)-1].Err.Error()
		}
		together := refusal(appendEvents(t, db, []event.Event{tradeAt("a \"wrong\" block", 0, 1<<62), tradeAt("b", 9*day, 5), rewind(4), rewind(4)}))
		apart := refusal(appendEvents(t, db, []event.Event{rewind(4)}))
		for _, text := range []string{together, apart} {
			if !strings.Contains(text, `the trade "a \"wrong\" block" of `) || !strings.Contains(text, fmt.Sprint("block ", int64(1<<62))) {
				t.Errorf("the refusal is %s", text)
			}
		}
		db.RetractionHorizon = 10 * day * time.Minute
		if got := resultsOf(appendEvents(t, db, []event.Event{retract("a \"wrong\" block"), rewind(4)}), 2); !slices.Equal(got, []string{"[1]", "[2]"}) {
			t.Errorf("with a longer horizon: %v", got)
		}
	})
}

// TestRewindsNameEachTradeBeyond: each rewind of a request is refused for the trade that has the
// latest block of those beyond the horizon by then.
func TestRewindsNameEachTradeBeyond(t *testing.T) {
	t.Parallel()
	const day, n = 24 * 60, 40
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		var aging, rewinds []event.Event
		for i := range n {
			aging = append(aging, tradeAt(fmt.Sprint("aging-", i), i, int64(10+i)))
			rewinds = append(rewinds, tradeAt(fmt.Sprint("new-", i), 7*day+i+1, 1), rewind(0))
		}
		appendEvents(t, db, aging)
		rejected := appendEvents(t, db, rewinds).Rejected
		if len(rejected) != n {
			t.Fatalf("%d rewinds are refused, want %d", len(rejected), n)
		}
		for i, r := range rejected {
			if !strings.HasPrefix(r.Err.Error(), fmt.Sprintf(`the trade "aging-%d" of `, i)) {
				t.Errorf("rewind %d: %v", i, r.Err)
			}
		}
	})
}

// TestAppendsOfTwoProcesses checks that processes that take the same trades back and send them
// again at once take each back as often as it was accepted, less the one that is live in the end.
func TestAppendsOfTwoProcesses(t *testing.T) {
	t.Parallel()
	one, two := testkit.Shared(t)
	var lock sync.Mutex
	accepted, taken := map[string]int{}, map[string]int{}
	var running sync.WaitGroup
	for p, db := range []*testkit.DB{one, two} {
		running.Go(func() {
			for n := range 30 {
				id := fmt.Sprint((n + p) % 5)
				events := []event.Event{tradeAt(id, n, int64(n)), retract(id), tradeAt(id, n, int64(n))}
				done, err := db.Append(t.Context(), events, time.Now(), nil)
				if err != nil {
					t.Error(err)
					return
				}
				lock.Lock()
				accepted[id] += 2 - len(done.Duplicates)
				taken[id] += 1 - len(done.Unknown)
				lock.Unlock()
			}
		})
	}
	running.Wait()
	for id, n := range accepted {
		if taken[id] != n-1 {
			t.Errorf("trade %s was accepted %d times and taken back %d times", id, n, taken[id])
		}
	}
	log := readAll(t, one, smartmoney.Base)
	var dead []int64
	for i := range log.Events {
		if c := log.Events[i].Correction; c != nil {
			dead = append(dead, c.Seqs...)
		}
	}
	slices.Sort(dead)
	if twice := slices.Compact(slices.Clone(dead)); len(twice) != len(dead) {
		t.Errorf("trades were taken back twice: %v", dead)
	}
}

// TestMovedIDs checks that ids lead to their trades after they moved on to the large table.
func TestMovedIDs(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		var events []event.Event
		eighth := scale.Part(db.Dialect() == sqldb.Postgres, 5000) // SQLite alone moves ids
		for i := range 8 * eighth {
			events = append(events, tradeAt(fmt.Sprint("t", i), 0, -1))
		}
		appendEvents(t, db, events[:4*eighth])
		// duplicates between new ones
		appendEvents(t, db, slices.Concat(events[2*eighth:6*eighth], events[3*eighth:]))
		if db.Dialect() == sqldb.SQLite {
			var moved int
			err := db.Reader().QueryRowContext(t.Context(), "SELECT count(*) FROM trade_ids WHERE seq > 0 AND traded_at > 0").Scan(&moved)
			if err != nil || moved == 0 {
				t.Fatalf("%d ids moved, error %v", moved, err)
			}
		}
		var corrections []event.Event
		for i := 0; i < len(events); i += 7 {
			corrections = append(corrections, retract(events[i].Trade.ID))
		}
		done := appendEvents(t, db, corrections)
		for i, e := range done.Chains[smartmoney.Base.Index()].Events {
			if want := []int64{int64(7*i) + 1}; !slices.Equal(e.Correction.Seqs, want) {
				t.Fatalf("%s took back %v, want %v", e.Correction.ID, e.Correction.Seqs, want)
			}
		}
		if again := appendEvents(t, db, events); len(again.Duplicates) != len(events)-len(corrections) {
			t.Errorf("%d duplicates, want all but %d", len(again.Duplicates), len(corrections))
		}
	})
}

// TestResolvedBefore: what another append changed after corrections were resolved counts.
func TestResolvedBefore(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		appendEvents(t, db, []event.Event{tradeAt("a", 0, 1), tradeAt("b", 0, 2), tradeAt("c", 0, 3)})
		all := []event.Event{retract("a"), rewind(2), tradeAt("b", 0, 2)}
		done, err := eventlog.AppendBetween(t.Context(), db.Log, all, func() {
			appendEvents(t, db, []event.Event{retract("a"), retract("b"), tradeAt("d", 0, 4)})
		})
		if err != nil {
			t.Fatal(err)
		}
		var got [][]int64
		for _, e := range done.Chains[smartmoney.Base.Index()].Events {
			if e.Correction != nil {
				got = append(got, e.Correction.Seqs)
			}
		}
		if diff := cmp.Diff([][]int64{{3, 6}}, got); diff != "" || !slices.Equal(done.Unknown, []int{0}) || len(done.Duplicates) > 0 {
			t.Errorf("taken back %v, unknown %v, duplicates %v", got, done.Unknown, done.Duplicates)
		}
	})
}
