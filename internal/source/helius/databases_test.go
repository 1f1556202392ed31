package helius_test

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// deliveries returns bodies in the order of time: now and then a swap that determines the price of
// SOL, and swaps valued by it.
func deliveries(n int) [][]byte {
	random := rand.New(rand.NewPCG(1, 1))
	bodies := make([][]byte, n)
	for i := range bodies {
		at := int64(1_780_000_000 + 10*i)
		all := []string{swapped(fmt.Sprintf("a%d", i), at+1, 1+random.Float64(), token, 5e6), swapped(fmt.Sprintf("b%d", i), at+2, 2, token, 7e6)}
		if i%5 == 0 {
			all = append(all, poolSwap(pool, fmt.Sprintf("price%d", i), at, 1, float64(100+i)))
		}
		bodies[i] = list(all...)
	}
	return bodies
}

// wanted returns the trades that bodies become one after another.
func wanted(t *testing.T, bodies [][]byte) map[string]smartmoney.Trade {
	t.Helper()
	r, all, position := newReceiver(t, fmt.Sprintf(`{"secret":%q}`, secret)), map[string]smartmoney.Trade{}, json.RawMessage(nil)
	for _, body := range bodies {
		b, err := r.Receive(body, position)
		if err != nil {
			t.Fatal(err)
		}
		position = b.Position
		for i := range b.Events {
			all[b.Events[i].Trade.ID] = *b.Events[i].Trade
		}
	}
	return all
}

// process returns how a process stores a body.
func process(t *testing.T, db *testkit.DB) func(body []byte) error {
	t.Helper()
	log := slog.New(slog.DiscardHandler)
	appender := ingest.NewAppender(db, func(*eventlog.Appended) {}, time.Now, log)
	if err := appender.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { testkit.Stop(t, appender.Stop) })
	pushes := source.NewPushes(source.Options{
		Store: db.Connections, Append: appender.AppendBatch, Kinds: source.NewKinds(helius.Kind{}), Log: log, Now: time.Now, Quotes: importer.DefaultSettings(),
	})
	return func(body []byte) error {
		return pushes.Push(t.Context(), "solana", header(secret), func() ([]byte, error) { return body, nil })
	}
}

func addSource(t *testing.T, db *testkit.DB) {
	t.Helper()
	d, err := source.NewKinds(helius.Kind{}).Check(source.Definition{
		Name: "solana", Kind: "helius", Settings: json.RawMessage(fmt.Sprintf(`{"secret":%q}`, secret)), Origin: source.FromCommand,
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := db.AddSource(t.Context(), d); err != nil {
		t.Fatal(err)
	}
}

// logged returns the trades of Solana in the log. It fails for one that is there twice.
func logged(t *testing.T, db *testkit.DB) map[string]smartmoney.Trade {
	t.Helper()
	log, _, err := db.ReadLog(t.Context(), smartmoney.Solana, 0, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]smartmoney.Trade{}
	for i := range log.Events {
		if log.Events[i].Type != event.TypeTrade {
			t.Errorf("event %+v", log.Events[i])
			continue
		}
		trade := *log.Events[i].Trade
		if _, twice := all[trade.ID]; twice {
			t.Errorf("%s is in the log twice", trade.ID)
		}
		all[trade.ID] = trade
	}
	return all
}

// TestDeliveries delivers bodies one after another to either of two processes, each one to three
// times.
func TestDeliveries(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		addSource(t, db)
		processes := []func([]byte) error{process(t, db), process(t, db)}
		bodies, random := deliveries(30), rand.New(rand.NewPCG(2, 2))
		for _, body := range bodies {
			for range 1 + random.IntN(3) {
				if err := processes[random.IntN(2)](body); err != nil {
					t.Fatal(err)
				}
			}
		}
		if diff := cmp.Diff(wanted(t, bodies), logged(t, db)); diff != "" {
			t.Errorf("trades (-bodies +log):\n%s", diff)
		}
		err := processes[0]([]byte(`{`))
		if smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
			t.Errorf("a broken body: %v", err)
		}
	})
}

// TestDeliveriesAtOnce delivers bodies to two processes at the same time. The first has a price of
// SOL, so that all become trades.
func TestDeliveriesAtOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		addSource(t, db)
		processes := []func([]byte) error{process(t, db), process(t, db)}
		bodies := deliveries(40)
		if err := processes[0](bodies[0]); err != nil {
			t.Fatal(err)
		}
		var all sync.WaitGroup
		for first := range 8 {
			all.Go(func() {
				for i := first; i < 2*len(bodies); i += 8 {
					for try := 0; ; try++ { // Helius tries again, too
						err := processes[(i+try)%2](bodies[i%len(bodies)])
						if err == nil {
							break
						}
						if smartmoney.CodeOf(err) != smartmoney.CodeUnavailable || try == 50 {
							t.Errorf("body %d: %v", i, err)
							return
						}
					}
				}
			})
		}
		all.Wait()
		got := logged(t, db)
		for id := range wanted(t, bodies) {
			if one, ok := got[id]; !ok || one.AmountUSD < 100 {
				t.Errorf("%s: stored %v, %v USD", id, ok, one.AmountUSD)
			}
		}
		if len(got) != 80 {
			t.Errorf("%d trades, want 80", len(got))
		}
	})
}

// TestUnauthorizedIsNotRead refuses a request before its body is read.
func TestUnauthorizedIsNotRead(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	addSource(t, db)
	pushes := source.NewPushes(source.Options{Store: db.Connections, Kinds: source.NewKinds(helius.Kind{}), Log: slog.New(slog.DiscardHandler), Now: time.Now})
	err := pushes.Push(t.Context(), "solana", http.Header{}, func() ([]byte, error) {
		t.Error("the body was read")
		return nil, nil
	})
	if smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated {
		t.Errorf("got %v", err)
	}
}
