package engine

import (
	"bytes"
	"encoding/json"
	"flag"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// takeOverWrite writes dumps of databases with this version's tables, log, state and history, and
// what they answer, for the next release. It needs pg_dump and sqlite3:
//
//	go test ./internal/engine -run TestTakesOverHistory -take-over-write
var takeOverWrite = flag.Bool("take-over-write", false, "write the databases that TestTakesOverHistory takes over, with the tables of this version")

const takenOver = smartmoney.Polymarket

// takeOverLog returns the events of the database that is taken over, the same at every call.
func takeOverLog() *stream {
	s := &stream{chain: takenOver}
	for _, e := range daysOfTrade(rand.New(rand.NewPCG(31, 2)), takenOver, 160, true) {
		switch e.Type {
		case event.TypeRetract:
			s.retract(e.Correction.ID)
		case event.TypeRewind:
			s.rewind(e.Correction.Block)
		default:
			s.add(e)
		}
	}
	return s
}

// takeOverFilter ranks every wallet that traded.
var takeOverFilter = map[smartmoney.Chain]smartmoney.Filter{takenOver: {MinTrades: 1, MaxBuyVol: math.MaxFloat64}}

// TestTakesOverHistory: an engine goes on where one of an earlier release stopped. What that wrote
// of past days is answered as it was, its trades can be taken back, and what the engine adds fits
// to it.
func TestTakesOverHistory(t *testing.T) {
	t.Parallel()
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		dump := "testdata/history.sqlite.sql"
		if strings.HasPrefix(o.URL, "postgres") {
			dump = "testdata/history.postgres.sql"
		}
		s := takeOverLog()
		if !*takeOverWrite {
			testkit.Restore(t, o.URL, dump)
		}
		db := testkit.Open(t, o)
		if err := db.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		rules, since, err := Rules(t.Context(), db)
		if want := map[bool]int{true: smartmoney.RulesVersion, false: 1}[*takeOverWrite]; err != nil || rules != want || !since.IsZero() {
			t.Errorf("before the start the state follows rules %d since %v, %v; want %d", rules, since, err, want)
		}
		began := time.Now().Truncate(time.Microsecond)
		options := Options{Store: db, Poll: quick, HistoryWallets: 12, dayRows: 5, Filters: takeOverFilter}
		e, stop := run(t, options)
		if *takeOverWrite {
			appendSlowly(t, db, takenOver, s.sent, 40, e)
			s.check(t, e)
			awaitSnapshots(t, e)
			awaitDays(t, e, takenOver)
			stop()
			writeFile(t, dump, testkit.Dump(t, o.URL))
			writeFile(t, "testdata/history.json", pastOf(t, db, s))
			return
		}
		s.check(t, e)
		if rules, since, err = Rules(t.Context(), db); err != nil || rules != smartmoney.RulesVersion || since.Before(began) || since.After(time.Now()) {
			t.Errorf("after the start the state follows rules %d since %v, %v; want those of this version since it", rules, since, err)
		}
		want, err := os.ReadFile("testdata/history.json")
		if err != nil {
			t.Fatal(err)
		}
		got := strings.ReplaceAll(string(pastOf(t, db, s)), `,"Span":""`, "") // a field that the release before did not have
		if diff := gocmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
			t.Errorf("the past (-before +now):\n%s", diff)
		}
		goOnAfterTakeOver(t, db, e, s)
	})
}

// goOnAfterTakeOver takes a trade of before back and adds days.
func goOnAfterTakeOver(t *testing.T, db *testkit.DB, e *Engine, s *stream) {
	t.Helper()
	n, newest := len(s.sent), time.Time{}
	var last *smartmoney.Trade
	for i := range s.log {
		if trade := s.log[i].Trade; trade != nil && !s.gone[i] {
			last = trade
			if trade.TradedAt.After(newest) {
				newest = trade.TradedAt
			}
		}
	}
	s.retract(last.ID)
	for i := range 40 {
		buy := testkit.Buy(takenOver, i%5, i%3, newest.Add(time.Duration(i)*4*time.Hour))
		if i%4 == 3 {
			buy.Trade.Side, buy.Trade.Quantity = smartmoney.Sell, 5*buy.Trade.Quantity
			buy.Trade.AmountUSD = buy.Trade.Quantity * buy.Trade.PriceUSD
		}
		s.add(buy)
	}
	appendSlowly(t, db, takenOver, s.sent[n:], 15, e)
	s.check(t, e)
	awaitDays(t, e, takenOver)
	checkHistory(t, db, e, takenOver)
}

// pastOf returns what a database has of past days, a line for each wallet and each snapshot.
func pastOf(t *testing.T, db *testkit.DB, s *stream) []byte {
	t.Helper()
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	add := func(what string, v any, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		if err := enc.Encode(map[string]any{what: v}); err != nil {
			t.Fatal(err)
		}
	}
	starts, err := db.DayStarts(t.Context(), takenOver, math.MaxInt64)
	add("days begin", starts, err)
	if len(starts) < 4 {
		t.Fatalf("the log has %d days", len(starts))
	}
	for _, start := range starts {
		rows, err := db.LeaderboardSnapshot(t.Context(), takenOver, int32(start.Day))
		add("snapshot", rows, err)
	}
	seen := map[string]bool{}
	for i := range s.log {
		trade := s.log[i].Trade
		if trade == nil || seen[trade.Wallet] {
			continue
		}
		seen[trade.Wallet] = true
		days, err := db.WalletDays(t.Context(), takenOver, trade.Wallet, 0)
		add("days of "+trade.Wallet, days, err)
		ranks, err := db.RankDays(t.Context(), takenOver, trade.Wallet, 0, 100)
		add("ranks of "+trade.Wallet, ranks, err)
	}
	var closings []smartmoney.Closing
	err = db.EachClosing(t.Context(), takenOver, numbersUpTo(100), 0, math.MaxInt64, math.MaxInt32, func(c *smartmoney.Closing) { closings = append(closings, *c) })
	add("closings", len(closings), err)
	dead, err := db.Retracted(t.Context(), takenOver, 0, math.MaxInt64, math.MaxInt64)
	add("taken back", dead, err)
	if len(closings) == 0 || len(dead) == 0 {
		t.Fatalf("%d closings and %d trades taken back prove nothing", len(closings), len(dead))
	}
	return out.Bytes()
}

func numbersUpTo(n uint32) (list []uint32) {
	for i := range n {
		list = append(list, i)
	}
	return list
}

func writeFile(t *testing.T, name string, text []byte) {
	t.Helper()
	if err := os.WriteFile(name, text, 0o600); err != nil {
		t.Fatal(err)
	}
}
