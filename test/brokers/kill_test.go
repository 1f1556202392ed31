package brokers

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

const (
	messages = 400
	rounds   = 4 // kills of the process, and restarts of the broker
)

// message returns a message: a trade, and now and then one that is taken back and comes again, one
// that repeats an id, one that is no event. A message that took effect twice, or not at all,
// changes the log or what is counted.
func message(number int) []byte {
	one := testkit.TradeJSON(number)
	switch number % 10 {
	case 3:
		again := testkit.TradeJSON(number - 1)
		retract := event.AppendJSON(nil, &event.Event{Type: event.TypeRetract, Chain: smartmoney.Base, Correction: &event.Correction{ID: testkit.TradeID(number - 1)}})
		return append(append(append(append(one, '\n'), retract...), '\n'), again...)
	case 5:
		return testkit.TradeJSON(number - 1)
	case 7:
		return []byte("no event")
	}
	return one
}

// stored is what a database has of a source.
type stored struct {
	Counts source.Counts
	Log    []event.Event
}

func read(t *testing.T, db *testkit.DB) (s stored) {
	t.Helper()
	all, _, err := db.ListSources(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	s.Counts = all[0].Counts
	for after, more := int64(0), true; more; {
		span, next, err := db.ReadLog(t.Context(), smartmoney.Base, after, 1000)
		if err != nil {
			t.Fatal(err)
		}
		s.Log, more = append(s.Log, span.Events...), next
		after += int64(len(span.Events))
	}
	return s
}

// handled returns how many messages and events a source has counted.
func handled(t *testing.T, db *testkit.DB) (n int64) {
	t.Helper()
	all, _, err := db.ListSources(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	c := all[0].Counts
	for _, events := range c.Events {
		n += events
	}
	for _, skipped := range c.Skipped {
		n += skipped
	}
	return n + c.Duplicates + c.Unknown
}

// TestKilled compares a process that is killed while its broker restarts with one that nothing
// happens to.
func TestKilled(t *testing.T) {
	for kind, start := range map[string]func(*testing.T) server{"kafka": newKafka, "nats": newNATS} {
		for database, url := range map[string]func(testing.TB) string{"sqlite": testkit.MigratedSQLiteURL, "postgres": testkit.MigratedPostgresURL} {
			t.Run(kind+" "+database, func(t *testing.T) { killed(t, kind, start(t), url(t)) })
		}
	}
}

func killed(t *testing.T, kind string, b server, url string) {
	sent := make(chan struct{})
	go func() {
		defer close(sent)
		for i := range messages {
			b.send(i, message(i))
		}
	}()
	db := testkit.Open(t, sqldb.Options{URL: url})
	add(t, db, kind, b.settings())
	p := startProcess(t, url)
	for round := range int64(rounds) {
		least := (round+1)*messages/(rounds+1) + rand.Int64N(messages/10)
		testkit.Eventually(t, "the source reads on", func() bool { return handled(t, db) >= least })
		p.kill()
		b.restart()
		p.start()
	}
	<-sent
	whole := testkit.MigratedSQLiteURL(t)
	undisturbed := testkit.Open(t, sqldb.Options{URL: whole})
	add(t, undisturbed, kind, b.settings())
	startProcess(t, whole)
	const all = messages + 2*messages/10 // events and rejects
	testkit.Eventually(t, "the undisturbed source has read all", func() bool { return handled(t, undisturbed) >= all })
	testkit.Eventually(t, "the source has read all", func() bool { return handled(t, db) >= all })
	want, got := read(t, undisturbed), read(t, db)
	for _, counts := range []*source.Counts{&want.Counts, &got.Counts} {
		for reason := range counts.Since {
			counts.Since[reason] = time.Time{} // each source counted it at its time
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("stored (-undisturbed +killed):\n%s", diff)
	}
	if len(want.Log) == 0 || want.Counts.Duplicates == 0 || want.Counts.Retracted == 0 || len(want.Counts.Skipped) == 0 {
		t.Errorf("the test does not try everything: %+v", want.Counts)
	}
}
