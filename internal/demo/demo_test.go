package demo_test

import (
	"context"
	"log/slog"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/demo"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const (
	seed   = 1
	day    = 24 * time.Hour
	warmUp = 3 * day
)

// service is an engine with an appender and a demo, as serve --demo runs them, on a clock.
type service struct {
	t        *testing.T
	db       *testkit.DB
	clock    *testkit.Clock
	engine   *engine.Engine
	appender *ingest.Appender
	demo     *demo.Demo
}

// serve starts a service and waits until the market's past is loaded.
func serve(t *testing.T, db *testkit.DB, clock *testkit.Clock, past time.Duration) *service {
	t.Helper()
	log := slog.New(slog.DiscardHandler)
	s := &service{t: t, db: db, clock: clock}
	s.engine = engine.New(engine.Options{
		Store: db, TopWallets: 50, WarmUp: warmUp, OpenGainLimit: 1, SignalMinVolume: 1000, HistoryUntil: clock.Now(), HistoryWallets: 20_000, Now: clock.Now, Logger: log,
	})
	s.appender = ingest.NewAppender(db, s.engine.Enqueue, clock.Now, log)
	s.demo = demo.New(demo.Options{Events: db.Log, State: db.Store, Appender: s.appender, Seed: seed, Past: past, Now: clock.Now, Logger: log})
	for _, start := range []func(context.Context) error{s.engine.Start, s.appender.Start, s.demo.Start} {
		if err := start(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	began := time.Now()
	testkit.EventuallyWithin(t, 10*time.Minute, "the past is loaded", func() bool {
		select {
		case <-s.demo.Loaded():
			return true
		default:
			return false
		}
	})
	t.Logf("loaded after %s", time.Since(began).Round(10*time.Millisecond))
	return s
}

func (s *service) stop() {
	s.t.Helper()
	testkit.Stop(s.t, s.demo.Stop)
	testkit.Stop(s.t, s.appender.Stop)
	testkit.Stop(s.t, s.engine.Stop)
}

// await waits until the engine has processed a market up to the present.
func (s *service) await(events []event.Event) {
	s.t.Helper()
	var last time.Time
	for _, e := range events {
		if e.Trade != nil && !e.Trade.TradedAt.After(s.clock.Now()) {
			last = e.Trade.TradedAt
		}
	}
	testkit.EventuallyWithin(s.t, 2*time.Minute, "the engine has processed the present", func() bool {
		logs, err := s.db.ChainLogs(s.t.Context())
		if err != nil {
			s.t.Fatal(err)
		}
		reached := false
		for _, l := range logs {
			if l.Processed < l.Durable {
				return false
			}
			reached = reached || !l.LastEventAt.Before(last)
		}
		return reached
	})
}

// sent returns what the demo's customer was sent.
func (s *service) sent() (all []notifications.SentOutcome) {
	s.t.Helper()
	err := s.db.EachOutcome(s.t.Context(), notifications.Query{CustomerID: demo.CustomerID}, func(o *notifications.SentOutcome) { all = append(all, *o) })
	if err != nil {
		s.t.Fatal(err)
	}
	return all
}

// TestDemo runs the demo on real databases: its past, 26 hours in which nothing is lost and nothing
// grows but the log, and a restart after a pause.
func TestDemo(t *testing.T) {
	began := time.Date(2026, 11, 28, 9, 17, 3, 0, time.UTC)
	past := time.Duration(max(scale.Of(33), 12)) * day
	testkit.Clocked(t, began, func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		if _, err := demo.Key(t.Context(), db.Registry, t.TempDir(), seed); err != nil {
			t.Fatal(err)
		}
		market := marketOf(t, began.Add(-past), began.Add(30*time.Hour))
		s := serve(t, db, clock, past)
		before := s.sent()
		daily := checkPast(t, before, began.Add(-past+warmUp), began)
		checkGrades(t, before, began)
		checkRetracted(t, db, began)
		checkYesterday(t, db, began)

		size, heap := s.size(), live()
		for range 26 {
			clock.Advance(time.Hour)
			s.await(market)
		}
		after := s.sent()
		for i, was := range before {
			if is := after[i]; is.SignalID != was.SignalID || is.SentAt != was.SentAt {
				t.Fatalf("signal %d was %s, sent at %s, and is %s, sent at %s", i, was.SignalID, was.SentAt, is.SignalID, is.SentAt)
			}
		}
		if n := float64(len(after)-len(before)) * 24 / 26; n < 0.6*daily || n > 1.5*daily {
			t.Errorf("%.0f signals a day in 26 hours, %.0f before them", n, daily)
		}
		checkGrades(t, after, clock.Now())
		grown, kept := s.size()-size, live()
		t.Logf("26 hours: %d signals, the database grew by %d KB of %d KB, the heap from %d to %d KB", len(after)-len(before), grown>>10, size>>10, heap>>10, kept>>10)
		most := int64(8 << 20)
		if db.Dialect() == sqldb.Postgres {
			most = 40 << 20 // with the former rows that vacuum has not removed yet
		}
		if grown > most || kept > heap*3/2 {
			t.Errorf("in 26 hours the database grew by %d bytes to %d, the heap from %d to %d", grown, size+grown, heap, kept)
		}

		s.stop()
		clock.Advance(3 * time.Hour)
		s = serve(t, db, clock, past)
		s.await(market)
		checkPast(t, s.sent(), began.Add(-past+warmUp), clock.Now())
		s.stop()
		checkLog(t, db, market, clock.Now())
	})
}

// marketOf returns the events that the demo is to send.
func marketOf(t *testing.T, from, to time.Time) (all []event.Event) {
	t.Helper()
	err := sim.New(sim.Options{Seed: seed, Start: from}).History(to, func(e event.Event) error { all = append(all, e); return nil })
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func (s *service) size() int64 {
	s.t.Helper()
	size, err := s.db.DatabaseSize(s.t.Context())
	if err != nil {
		s.t.Fatal(err)
	}
	return size.Bytes
}

// live returns the bytes of the heap in use.
func live() uint64 {
	var stats runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

// checkPast checks that signals of every type were sent on each day, at the times of their events,
// and returns how many on average.
func checkPast(t *testing.T, sent []notifications.SentOutcome, from, to time.Time) (daily float64) {
	t.Helper()
	days, types := make([]int, to.Sub(from)/day), map[smartmoney.NotificationType]int{}
	retracted := 0
	for _, o := range sent {
		if late := o.SentAt.Sub(o.Timestamp); late < -time.Microsecond || late > time.Hour {
			t.Fatalf("signal %s of %s was sent at %s", o.SignalID, o.Timestamp, o.SentAt)
		}
		if i := int(o.Timestamp.Sub(from) / day); i >= 0 && i < len(days) {
			days[i]++
		}
		types[o.Type]++
		if o.Retracted {
			retracted++
		}
	}
	t.Logf("signals by day: %v, by type: %v, retracted %d", days, types, retracted)
	for i, n := range days[min(len(days), 1):] { // the first leaderboards are of wallets that have traded little
		if n < 60 || n > 150 {
			t.Errorf("%d signals on day %d, want 60 to 150", n, i+1)
		}
	}
	for _, typ := range smartmoney.NotificationTypes() {
		if types[typ] < len(days) {
			t.Errorf("%d signals of %s in %d days, want one a day", types[typ], typ, len(days))
		}
	}
	if retracted == 0 {
		t.Error("no signal was retracted")
	}
	return float64(len(sent)) / (float64(to.Sub(from)) / float64(day))
}

// checkGrades checks that every signal that is old enough is graded, and that of each horizon some
// won and some lost.
func checkGrades(t *testing.T, sent []notifications.SentOutcome, now time.Time) {
	t.Helper()
	var wins, losses [4]int
	for _, o := range sent {
		for h, price := range []*float64{o.Outcome.Price1h, o.Outcome.Price6h, o.Outcome.Price24h, o.Outcome.SettledPayout} {
			hours := []time.Duration{1, 6, 24, 24 * 365}[h]
			switch {
			case price == nil && o.Timestamp.Add(hours*time.Hour+20*time.Minute).Before(now):
				t.Fatalf("signal %s of %s has no price after %d hours", o.SignalID, o.Timestamp, hours)
			case price == nil:
			case (*price > o.PriceUSD) == (o.Type != smartmoney.SellSignal):
				wins[h]++
			default:
				losses[h]++
			}
		}
	}
	t.Logf("after 1, 6 and 24 hours and settled: wins %v, losses %v", wins, losses)
	for h := range wins {
		if rate := float64(wins[h]) / float64(wins[h]+losses[h]); !(rate > 0.4 && rate < 0.75) {
			t.Errorf("horizon %d: %d wins and %d losses, want 40 to 75 percent of wins", h, wins[h], losses[h])
		}
	}
}

// checkRetracted checks that signals of the past were retracted when it happened.
func checkRetracted(t *testing.T, db *testkit.DB, now time.Time) {
	t.Helper()
	all, err := db.Notifications(t.Context(), notifications.Query{CustomerID: demo.CustomerID})
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range all {
		if at := n.RetractedAt; at != nil && (at.Before(n.SentAt) || at.Sub(n.SentAt) > time.Hour || at.After(now)) {
			t.Errorf("signal %s, sent at %s, was retracted at %s", n.Signal.ID, n.SentAt, at)
		}
	}
}

// checkYesterday checks that the day before has a signal that gained and one that lost.
func checkYesterday(t *testing.T, db *testkit.DB, now time.Time) {
	t.Helper()
	text, err := demo.Yesterday(t.Context(), db.Logs, now)
	if err != nil || !yesterday.MatchString(text) {
		t.Errorf("yesterday: %v\n%s", err, text)
	}
	if text, err := demo.Yesterday(t.Context(), db.Logs, now.AddDate(-1, 0, 0)); text != "" || err != nil {
		t.Errorf("a year before: %v\n%s", err, text)
	}
}

var yesterday = regexp.MustCompile(`^Of \d+ signals of yesterday \d+ are graded after 6 hours: \d+ were right.\nBest: .+: \+\d+\.\d %\nWorst: .+: -\d+\.\d %\n$`)

// checkLog checks that the log has each trade of the market as often as the market: there are no
// holes and no doubles.
func checkLog(t *testing.T, db *testkit.DB, market []event.Event, now time.Time) {
	t.Helper()
	for _, c := range smartmoney.Chains() {
		want, got := map[string]int{}, map[string]int{}
		for _, e := range market {
			if e.Trade != nil && e.Chain == c && !e.Trade.TradedAt.After(now) {
				want[e.Trade.ID]++
			}
		}
		for after := int64(0); ; {
			part, more, err := db.ReadLog(t.Context(), c, after, 4096)
			if err != nil {
				t.Fatal(err)
			}
			for i := range part.Events {
				if trade := part.Events[i].Trade; trade != nil {
					got[trade.ID]++
				}
			}
			if after = part.Last(); !more {
				break
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("trades of %s (-market +log):\n%s", c, diff)
		}
	}
}

// Check rejects a database with other data, or with another market of the demo, and accepts the
// demo's own.
func TestCheck(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		if err := demo.Check(t.Context(), db.Registry, db.Log, seed); err != nil {
			t.Errorf("an empty database: %v", err)
		}
		events := testkit.Events(1, smartmoney.Base, 3, 2, 2)
		if _, err := db.Append(t.Context(), events, time.Now(), nil); err != nil {
			t.Fatal(err)
		}
		refused(t, db, seed, "a log with events", "is in use")
		create(t, db, "Demo", func(c smartmoney.Config) smartmoney.Config { c.DailyBudget = 150; return c })
		refused(t, db, seed, "a customer of the demo's id that somebody made", "is in use")
	})
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		if _, err := demo.Key(t.Context(), db.Registry, t.TempDir(), seed); err != nil {
			t.Fatal(err)
		}
		change := func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
			c.DisplayName, c.DailyBudget, c.MinWinRate = "Mine", 10, 0.7
			return c, nil
		}
		if _, err := db.ChangeConfig(t.Context(), demo.CustomerID, "", change); err != nil {
			t.Fatal(err)
		}
		if err := demo.Check(t.Context(), db.Registry, db.Log, seed); err != nil {
			t.Errorf("the demo's own, whose configuration somebody changed: %v", err)
		}
		refused(t, db, seed+1, "another seed", "another --demo-seed")
	})
}

// TestCheckEarlier checks that databases of the demos of earlier releases are recognised, and not
// gone on with.
func TestCheckEarlier(t *testing.T) {
	earlier := func(c smartmoney.Config) smartmoney.Config {
		c.DailyBudget, c.PerTypeLimits, c.CooldownHours, c.MinWinRate = 200, nil, 0.4, 0.6
		return c
	}
	for _, name := range []string{"Demo", "Demo of simulated trades"} {
		testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
			create(t, db, name, earlier)
			refused(t, db, seed, name, "an earlier release's demo")
			if owns, err := demo.Owns(t.Context(), db.Registry); err != nil || !owns {
				t.Errorf("%s: owned %v, error %v", name, owns, err)
			}
		})
	}
}

// create creates the customer with the demo's id.
func create(t *testing.T, db *testkit.DB, name string, config func(smartmoney.Config) smartmoney.Config) {
	t.Helper()
	if _, err := db.CreateCustomer(t.Context(), name, demo.CustomerID); err != nil {
		t.Fatal(err)
	}
	change := func(c smartmoney.Config, _ bool) (smartmoney.Config, error) { return config(c), nil }
	if _, err := db.ChangeConfig(t.Context(), demo.CustomerID, "", change); err != nil {
		t.Fatal(err)
	}
}

// refused checks that Check refuses a database.
func refused(t *testing.T, db *testkit.DB, seed uint64, what, why string) {
	t.Helper()
	err := demo.Check(t.Context(), db.Registry, db.Log, seed)
	if smartmoney.CodeOf(err) != smartmoney.CodeBadInput || !strings.Contains(err.Error(), why) || !strings.Contains(err.Error(), "--data-dir") {
		t.Errorf("%s: %v", what, err)
	}
}
