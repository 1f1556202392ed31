package raced_test

import (
	"fmt"
	"log/slog"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// corrected returns random events with corrections among them: retractions of trades of any age,
// some of them unknown or twice, trades that come again, and rewinds.
func corrected(seed uint64, chain smartmoney.Chain, n, wallets, tokens int) (out []event.Event) {
	r, block := rand.New(rand.NewPCG(seed, 7)), int64(1)
	retract := func(id string) event.Event {
		return event.Event{Type: event.TypeRetract, Chain: chain, Correction: &event.Correction{ID: id}}
	}
	for i, e := range testkit.Events(seed, chain, n, wallets, tokens) {
		if e.Trade != nil {
			block += int64(r.IntN(2))
			e.Trade.Block, e.Trade.HasBlock = block, r.IntN(5) > 0
			e.Trade.OffMarket = r.IntN(9) == 0 && chain.DEX()
		}
		out = append(out, e)
		switch roll := r.IntN(40); {
		case roll < 2:
			out = append(out, retract(fmt.Sprintf("%d-%s-%d", seed, chain, r.IntN(i+5))))
		case roll == 2 && e.Trade != nil:
			again := *e.Trade
			again.PriceUSD, again.AmountUSD = again.PriceUSD/2, again.AmountUSD/2
			out = append(out, retract(e.Trade.ID), event.Event{Type: event.TypeTrade, Chain: chain, Trade: &again})
		case roll == 3 && i < n-10:
			out = append(out, event.Event{Type: event.TypeRewind, Chain: chain, Correction: &event.Correction{Block: max(0, block-int64(r.IntN(30)))}})
		}
	}
	return out
}

// liveState returns the state of a chain's log without the trades that were taken back, and the
// position of the whole log.
func liveState(t *testing.T, db *testkit.DB, chain smartmoney.Chain) (*activity.State, int64) {
	t.Helper()
	var live []event.Event
	dead, err := db.Retracted(t.Context(), chain, 0, math.MaxInt64, math.MaxInt64)
	if err != nil {
		t.Fatal(err)
	}
	position := int64(0)
	for more := true; more; {
		span, again, err := db.ReadLog(t.Context(), chain, position, 4096)
		if err != nil {
			t.Fatal(err)
		}
		for i := range span.Events {
			if _, gone := slices.BinarySearch(dead, span.First+int64(i)); !gone {
				live = append(live, span.Events[i])
			}
		}
		position, more = span.Last(), again
	}
	state := activity.New()
	if err := state.Apply(chain, 1, live); err != nil {
		t.Fatal(err)
	}
	return state, position
}

// follow starts a tail that ends with the test.
func follow(t *testing.T, db activity.Log) (*activity.State, *activity.Tail) {
	t.Helper()
	state := activity.New()
	one := activity.NewTail(activity.TailOptions{Log: db, State: state, Poll: 20 * time.Millisecond, Logger: slog.New(slog.NewTextHandler(t.Output(), nil))})
	if err := one.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		testkit.Stop(t, one.Stop)
	})
	return state, one
}

// TestTakesBack checks that after corrections a tail which follows a log, one whose reads fail now
// and then, and one that starts at the end have the state of the same log without the trades taken
// back. The log grows from check to check, so that corrections meet tails in any state.
func TestTakesBack(t *testing.T) { // ChecksOf is for tests that run alone
	scale.ChecksOf(t, 12)
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const wallets, tokens = 8, 80
		chains := []smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket}
		followed, first := follow(t, db)
		flaked, _ := follow(t, &flaky{DB: db})
		testkit.Eventually(t, "the tail follows", first.CaughtUp)
		servicetest.On(t, db)
		check := func(chain smartmoney.Chain, tails map[string]*activity.State) {
			t.Helper()
			want, position := liveState(t, db, chain)
			for name, got := range tails {
				testkit.Eventually(t, name+" has reached the end of the log", func() bool { return got.Position(chain) == position })
				if got.Trades(chain) != want.Trades(chain) {
					t.Errorf("%s, %s: %d trades, want %d", name, chain, got.Trades(chain), want.Trades(chain))
				}
				if diff := cmp.Diff(facts(want, chain, wallets, tokens), facts(got, chain, wallets, tokens), near); diff != "" {
					t.Errorf("%s, %s (-want +got):\n%s", name, chain, diff)
				}
			}
		}
		for i, chain := range chains {
			appendAll(t, db, corrected(uint64(i), chain, 400, wallets, tokens))
		}
		scale.Check(t, db.Dialect() == sqldb.Postgres, func(rt *rapid.T) {
			chain := rapid.SampledFrom(chains).Draw(rt, "chain")
			events := corrected(rapid.Uint64Min(10).Draw(rt, "seed"), chain, rapid.IntRange(30, 400).Draw(rt, "events"), wallets, tokens)
			for len(events) > 0 {
				n := rapid.IntRange(1, len(events)).Draw(rt, "append")
				appendAll(t, db, events[:n])
				events = events[n:]
			}
			if check(chain, map[string]*activity.State{"followed": followed, "flaky": flaked}); t.Failed() {
				rt.FailNow()
			}
		})
		restarted, _ := follow(t, db)
		taken := 0
		for _, chain := range chains {
			check(chain, map[string]*activity.State{"followed": followed, "flaky": flaked, "restarted": restarted})
			dead, err := db.Retracted(t.Context(), chain, 0, math.MaxInt64, math.MaxInt64)
			if err != nil {
				t.Fatal(err)
			}
			taken += len(dead)
		}
		if taken < 20 {
			t.Errorf("%d trades were taken back, which proves little", taken)
		}
	})
}

// near leaves out that tokens and wallets stay known, and since when.
var near = cmp.Options{
	cmpopts.EquateApprox(1e-9, 1e-12), cmpopts.EquateEmpty(),
	cmpopts.IgnoreFields(activity.Token{}, "FirstSeen", "Chain", "Address"), cmpopts.IgnoreFields(activity.Wallet{}, "Chain", "Address"),
}

// shown holds everything that a state shows of a chain.
type shown struct {
	Tokens  []activity.Token
	Wallets []activity.Wallet
	Traded  [][]activity.Interaction
	Bets    [][]activity.Bet
	Smart   map[string]activity.Smart
}

func facts(s *activity.State, chain smartmoney.Chain, wallets, tokens int) (out shown) {
	var names []string
	for i := range wallets {
		names = append(names, testkit.Wallet(chain, i))
		w, _ := s.Wallet(chain, names[i])
		out.Wallets = append(out.Wallets, w)
		traded := s.History(chain, names[i])
		slices.SortStableFunc(traded, func(a, b activity.Interaction) int { return b.At.Compare(a.At) })
		out.Traded = append(out.Traded, traded)
	}
	for i := range tokens {
		token, _ := s.Token(chain, testkit.Token(chain, i))
		out.Tokens = append(out.Tokens, token)
		out.Bets = append(out.Bets, s.TokenBets(chain, testkit.Token(chain, i), 100))
	}
	out.Smart = map[string]activity.Smart{}
	numbers := s.Smart(chain, names[:4])
	for number, sum := range numbers {
		out.Smart[s.Tokens(chain, []uint32{number})[0].Address] = sum
	}
	return out
}
