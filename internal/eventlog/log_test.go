package eventlog_test

import (
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

func appendEvents(t testing.TB, db *testkit.DB, events []event.Event) *eventlog.Appended {
	t.Helper()
	done, err := db.Append(t.Context(), events, time.Now(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return done
}

func readAll(t testing.TB, db *testkit.DB, chain smartmoney.Chain) eventlog.Segment {
	t.Helper()
	all := eventlog.Segment{First: 1}
	for {
		s, _, err := db.ReadLog(t.Context(), chain, all.Last(), 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		if len(s.Events) == 0 {
			return all
		}
		all.Events, all.Offsets = append(all.Events, s.Events...), append(all.Offsets, s.Offsets...)
	}
}

// mixed interleaves the events of several chains.
func mixed(seed uint64, n int) []event.Event {
	var out []event.Event
	lists := [][]event.Event{
		testkit.Events(seed, smartmoney.Base, n, 40, 10), testkit.Events(seed, smartmoney.Solana, n, 40, 10),
		testkit.Events(seed, smartmoney.Polymarket, n, 40, 10),
	}
	for i := range n {
		for _, l := range lists[:1+(i+int(seed))%3] {
			out = append(out, l[i])
		}
	}
	return out
}

// TestLogKeepsWhatWasAppended appends random stretches, some sent twice, and holds
// the logs to a list made by hand: order, numbers, arrivals and duplicates.
func TestLogKeepsWhatWasAppended(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		seed := uint64(0)
		want := map[smartmoney.Chain][]event.Event{}
		seen := map[string]bool{}
		rapid.Check(t, func(rt *rapid.T) {
			seed++
			events := mixed(seed, rapid.IntRange(1, 300).Draw(rt, "events"))
			for n := rapid.IntRange(0, 5).Draw(rt, "repeats"); n > 0; n-- {
				events = append(events, events[rapid.IntRange(0, len(events)-1).Draw(rt, "repeated")])
			}
			if seed > 1 && rapid.Bool().Draw(rt, "some of the last append again") {
				events = append(events, mixed(seed-1, 20)...)
			}
			var duplicates []int
			for i, e := range events {
				if e.Trade != nil && seen[string(e.Chain)+e.Trade.ID] {
					duplicates = append(duplicates, i)
					continue
				}
				if e.Trade != nil {
					seen[string(e.Chain)+e.Trade.ID] = true
				}
				want[e.Chain] = append(want[e.Chain], e)
			}
			done := appendEvents(t, db, events)
			if diff := cmp.Diff(duplicates, done.Duplicates); diff != "" {
				rt.Fatalf("duplicates differ:\n%s", diff)
			}
		})
		offsets := map[int64]bool{}
		for chain, events := range want {
			got := readAll(t, db, chain)
			if diff := cmp.Diff(events, got.Events); diff != "" {
				t.Errorf("log of %s differs:\n%s", chain, diff)
			}
			for i, a := range got.Offsets {
				if i > 0 && a <= got.Offsets[i-1] || offsets[a] {
					t.Errorf("arrival %d of %s does not rise, or stands twice", a, chain)
				}
				offsets[a] = true
			}
		}
	})
}

func TestReadLogFromAnywhere(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Ethereum
		events := testkit.Events(1, chain, 9000, 100, 20) // more than two segments in one append
		appendEvents(t, db, events)
		for _, after := range []int64{0, 1, 4095, 4096, 4097, 8999, 9000} {
			s, _, err := db.ReadLog(t.Context(), chain, after, 1<<20)
			if err != nil {
				t.Fatal(err)
			}
			if want := events[after:]; len(want)+len(s.Events) > 0 && !reflect.DeepEqual(want, s.Events) {
				t.Errorf("after %d differs:\n%s", after, cmp.Diff(want, s.Events))
			}
			if s.First != after+1 {
				t.Errorf("after %d begins at %d", after, s.First)
			}
		}
	})
}

// A log of markets with long texts is read in parts that are bounded in bytes, without a gap.
func TestReadLogStopsAtBytes(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	market := event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{ItemID: "a", Question: "?", Tags: slices.Repeat([]string{strings.Repeat("t", 240)}, 100)}}
	const parts, inPart = 8, 100 // of 2.5 MB
	for range parts {
		appendEvents(t, db, slices.Repeat([]event.Event{market}, inPart))
	}
	first, more, err := db.ReadLog(t.Context(), smartmoney.Polymarket, 0, 1<<20)
	if err != nil || !more || len(first.Events) != 7*inPart {
		t.Fatalf("%d events, more %v: %v; want %d, after which the log continues", len(first.Events), more, err, 7*inPart)
	}
	rest, more, err := db.ReadLog(t.Context(), smartmoney.Polymarket, first.Last(), 1<<20)
	if err != nil || more || rest.Last() != parts*inPart {
		t.Errorf("up to %d, more %v: %v", rest.Last(), more, err)
	}
}

// Fills are those of the trades between two positions, wherever these lie in segments.
func TestFillsOfARange(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Ethereum
		events := testkit.Events(1, chain, 9000, 100, 20)
		appendEvents(t, db, events)
		for _, span := range [][2]int64{{0, 9000}, {0, 1}, {4095, 4097}, {4096, 4096}, {17, 8999}, {9000, 9000}} {
			var want, got []float64
			for _, e := range events[span[0]:span[1]] {
				if e.Trade != nil {
					want = append(want, e.Trade.AmountUSD)
				}
			}
			if err := db.Fills(t.Context(), chain, span[0], span[1], func(f event.Fill) { got = append(got, f.Amount) }); err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(want, got) {
				t.Errorf("%v: %d fills, want %d, or others", span, len(got), len(want))
			}
		}
		if err := db.Fills(t.Context(), chain, 0, 9001, func(event.Fill) {}); err == nil {
			t.Error("a log that ends too soon is taken for whole")
		}
	})
}

// commitLinks commits the links of a chain's whole log, as an engine would, in two
// steps, and returns each wallet's last trade.
func commitLinks(t testing.TB, db *testkit.DB, chain smartmoney.Chain, events []event.Event) map[string]int64 {
	t.Helper()
	last := map[string]int64{}
	links, prices := make([]int64, len(events)), make([]eventlog.PriceLink, len(events))
	newest, latest := map[string]int64{}, map[string]time.Time{}
	for i, e := range events {
		seq := int64(i) + 1
		if e.Trade != nil {
			links[i], last[e.Trade.Wallet] = last[e.Trade.Wallet], seq
		}
		if token, _, at, ok := priceOf(&e); ok {
			prices[i] = eventlog.PriceLink{Before: newest[token], Set: newest[token] == 0 || !at.Before(latest[token])}
			if newest[token] = seq; prices[i].Set {
				latest[token] = at
			}
		}
	}
	half, end := int64(len(events)/2), int64(len(events))
	for _, c := range []*enginestate.ChainCommit{
		{Chain: chain, From: 0, To: half, Links: eventlog.Links{First: 1, Before: links[:half], Prices: prices[:half]}},
		{Chain: chain, From: half, To: end, Links: eventlog.Links{First: half + 1, Before: links[half:], Prices: prices[half:]}},
	} {
		if err := db.CommitState(t.Context(), &enginestate.Commit{Chains: []*enginestate.ChainCommit{c}}); err != nil {
			t.Fatal(err)
		}
	}
	return last
}

func TestWalletTrades(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		events := mixed(2, 9000) // more than a segment, and more than a row of links
		base := appendEvents(t, db, events).Chains[chain.Index()]
		last := commitLinks(t, db, chain, base.Events)
		wallet := testkit.Wallet(chain, 3)
		var want []smartmoney.LoggedTrade
		for i, e := range base.Events {
			if e.Trade != nil && e.Trade.Wallet == wallet {
				want = append([]smartmoney.LoggedTrade{{Trade: *e.Trade, Seq: base.First + int64(i)}}, want...)
			}
		}
		var got []smartmoney.LoggedTrade
		for before := int64(0); ; before = got[len(got)-1].Seq {
			page, err := db.WalletTrades(t.Context(), chain, wallet, eventlog.TradesQuery{Newest: last[wallet], Place: before, Limit: 40})
			if err != nil {
				t.Fatal(err)
			}
			if len(page) == 0 {
				break
			}
			got = append(got, page...)
		}
		if diff := cmp.Diff(want, got); diff != "" || len(want) < 100 {
			t.Errorf("%d trades wanted; they differ:\n%s", len(want), diff)
		}
		if got, err := db.WalletTrades(t.Context(), chain, wallet, eventlog.TradesQuery{Limit: 10}); err != nil || len(got) > 0 {
			t.Errorf("a wallet without a last trade has %d trades, error %v", len(got), err)
		}
		for _, place := range []int64{1 << 60, last[testkit.Wallet(chain, 4)], last[testkit.Wallet(chain, 4)] - 1} {
			for _, back := range []bool{false, true} {
				q := eventlog.TradesQuery{Newest: last[wallet], Place: place, Limit: 10, Back: back}
				if _, err := db.WalletTrades(t.Context(), chain, wallet, q); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
					t.Errorf("%+v, which is no trade of the wallet: error %v", q, err)
				}
			}
		}
	})
}

// TestIDsStayUnique appends far more trades than move at once, in an order that has
// nothing to do with their ids, and then all of them again.
func TestIDsStayUnique(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		thousand := scale.Part(db.Dialect() == sqldb.Postgres, 1000) // SQLite alone moves ids
		events := testkit.Events(8, smartmoney.Solana, 30*thousand, 100, 20)
		for from := 0; from < len(events); from += 7 * thousand {
			if done := appendEvents(t, db, events[from:min(from+7*thousand, len(events))]); len(done.Duplicates) > 0 {
				t.Fatalf("%d duplicates from %d on, want none", len(done.Duplicates), from)
			}
		}
		trades := 0
		for from := 0; from < len(events); from += 9 * thousand {
			part := events[from:min(from+9*thousand, len(events))]
			for i := range part {
				if part[i].Trade != nil {
					trades++
				}
			}
			trades -= len(appendEvents(t, db, part).Duplicates)
		}
		if trades != 0 {
			t.Errorf("%d trades were taken twice", trades)
		}
	})
}

// TestDamageIsNoticed flips one bit of a kept piece.
func TestDamageIsNoticed(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		appendEvents(t, db, testkit.Events(1, chain, 50, 10, 5))
		var body []byte
		if err := db.Reader().QueryRow("SELECT body FROM log_segments").Scan(&body); err != nil {
			t.Fatal(err)
		}
		body[len(body)/2] ^= 1
		if _, err := db.Writer().Exec("UPDATE log_segments SET body = $1", body); err != nil {
			t.Fatal(err)
		}
		if _, _, err := db.ReadLog(t.Context(), chain, 0, 1<<20); err == nil || !strings.Contains(err.Error(), "checksum") {
			t.Errorf("error %v, want one about the checksum", err)
		}
	})
}

func TestCommitIsCompareAndSwap(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		commit := func(from, to int64, body string) error {
			return db.CommitState(t.Context(), &enginestate.Commit{Chains: []*enginestate.ChainCommit{{
				Chain: smartmoney.Base, From: from, To: to, Meta: []byte("{}"), EventTime: to,
				ChangeRecords: []enginestate.ChangeRecord{{Seq: to, Body: []byte(body)}},
				Pages:         []enginestate.Page{{Page: 7, Seq: to, Body: []byte("page " + body)}},
			}}})
		}
		if err := commit(0, 5, "first"); err != nil {
			t.Fatal(err)
		}
		if err := commit(0, 6, "rival"); err == nil || !strings.Contains(err.Error(), enginestate.ErrConflict.Error()) {
			t.Errorf("a rival's commit: %v, want %v", err, enginestate.ErrConflict)
		}
		if err := commit(5, 9, "second"); err != nil {
			t.Fatal(err)
		}
		var got []string
		err := db.LoadState(t.Context(), smartmoney.Base,
			func(s eventlog.EngineState) (int64, error) {
				if s.Position != 9 {
					t.Errorf("position %d, want 9", s.Position)
				}
				return math.MaxInt64, nil
			},
			func(p enginestate.Page) error { got = append(got, string(p.Body)); return nil },
			func(d enginestate.ChangeRecord) error { got = append(got, string(d.Body)); return nil })
		if diff := cmp.Diff([]string{"page second", "first", "second"}, got); err != nil || diff != "" {
			t.Errorf("error %v, state differs:\n%s", err, diff)
		}
	})
}

func TestOneLease(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		first, err := db.Lead(t.Context())
		if err != nil || first == nil {
			t.Fatalf("first lease %v, error %v", first, err)
		}
		if second, err := db.Lead(t.Context()); err != nil || second != nil {
			t.Errorf("second lease %v, error %v; want none", second, err)
		}
		if err := first.Release(t.Context()); err != nil {
			t.Fatal(err)
		}
		again, err := db.Lead(t.Context())
		if err != nil || again == nil {
			t.Fatalf("lease after release %v, error %v", again, err)
		}
		if err := again.Release(t.Context()); err != nil {
			t.Error(err)
		}
	})
}

// priceOf returns the price that an event states of a token (semantics 2), and false if it
// states none.
func priceOf(e *event.Event) (token string, price float64, at time.Time, ok bool) {
	switch {
	case e.Trade != nil:
		return e.Trade.Token, e.Trade.PriceUSD, e.Trade.TradedAt, true
	case e.Token != nil && e.Token.PriceUSD != nil:
		return e.Token.Token, *e.Token.PriceUSD, e.Token.UpdatedAt, true
	case e.Resolution != nil:
		return e.Resolution.Token, e.Resolution.Payout, e.Resolution.ResolvedAt, true
	default:
		return "", 0, time.Time{}, false
	}
}
