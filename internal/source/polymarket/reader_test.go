package polymarket_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/polymarket"
)

// clock is a time that passes when somebody sleeps.
type clock struct {
	mu    sync.Mutex
	now   time.Time
	slept func(d time.Duration) // called after each sleep
	looks int                   // after which run ends, once all trades have arrived
}

func newClock() *clock { return &clock{now: time.Date(2026, 8, 1, 0, 0, 0, 0, time.UTC), looks: 8} }

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) Sleep(ctx context.Context, d time.Duration) error {
	c.mu.Lock()
	c.now = c.now.Add(d)
	c.mu.Unlock()
	if c.slept != nil {
		c.slept(d)
	}
	return ctx.Err()
}

// log is an output that keeps what is appended in memory. The database's behaviour is tested in
// internal/source.
type log struct {
	position    json.RawMessage
	ids         map[string]int // trades, with how often they were appended
	mappings    map[string]int
	markets     map[string]int
	resolutions map[string]float64
	resolvedAt  time.Time // the latest
	rejects     []source.Reject
	progress    source.Progress
	appended    func() error // before each append
	batches     int
}

func newLog() *log {
	return &log{ids: map[string]int{}, mappings: map[string]int{}, markets: map[string]int{}, resolutions: map[string]float64{}}
}

func (l *log) Position() json.RawMessage { return l.position }

func (l *log) Report(p source.Progress) { l.progress = p }

func (l *log) Append(_ context.Context, b *source.Batch) error {
	if l.appended != nil {
		if err := l.appended(); err != nil {
			return err
		}
	}
	size := 0
	for i := range b.Events {
		e := &b.Events[i]
		size += e.Size()
		switch {
		case e.Trade != nil:
			l.ids[e.Trade.ID]++
		case e.Mapping != nil:
			l.mappings[e.Mapping.Token]++
		case e.Market != nil:
			l.markets[e.Market.ItemID]++
		case e.Resolution != nil:
			l.resolutions[e.Resolution.Token] = e.Resolution.Payout
			if e.Resolution.ResolvedAt.After(l.resolvedAt) {
				l.resolvedAt = e.Resolution.ResolvedAt
			}
		}
	}
	if len(b.Events) > source.MaxBatchEvents || size > source.MaxBatchBytes || len(b.Rejects) > source.MaxRejects || len(b.Position) > source.MaxPosition || !json.Valid(b.Position) {
		return fmt.Errorf("a batch is out of bounds: %d events, %d bytes, %d rejects, position of %d bytes", len(b.Events), size, len(b.Rejects), len(b.Position))
	}
	l.position, l.rejects, l.batches = b.Position, append(l.rejects, b.Rejects...), l.batches+1
	return nil
}

func (l *log) reasons() map[string]int {
	all := map[string]int{}
	for _, one := range l.rejects {
		all[one.Reason]++
	}
	return all
}

func newReader(t *testing.T, c *clock, address string, set map[string]any) source.Reader {
	t.Helper()
	all := map[string]any{"data_url": address, "gamma_url": address, "page_size": 40}
	for k, v := range set {
		all[k] = v
	}
	raw, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	kind := polymarket.Kind{Clock: c}
	checked, err := kind.Check(raw)
	if err != nil {
		t.Fatal(err)
	}
	reader, err := kind.New(source.Spec{Name: "polymarket", Settings: checked, Log: slog.New(slog.DiscardHandler), Now: c.Now, HTTP: http.DefaultClient, Quotes: importer.DefaultSettings()})
	if err != nil {
		t.Fatal(err)
	}
	return reader
}

// expected returns the ids of the trades that are in the API, as a file of all of them has them.
func (a *api) expected(t *testing.T) []string {
	t.Helper()
	a.mu.Lock()
	defer a.mu.Unlock()
	text, err := json.Marshal(a.trades)
	if err != nil {
		t.Fatal(err)
	}
	converter, err := importer.NewConverter("polymarket-trades", importer.DefaultSettings(), nil, a.now)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, item := range converter.Convert(text) {
		for _, e := range item.Events {
			if e.Trade != nil {
				ids = append(ids, e.Trade.ID)
			}
		}
	}
	slices.Sort(ids)
	return ids
}

func (l *log) trades() []string {
	var ids []string
	for id := range l.ids {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// runWithin is the timeout of run. It is far longer than a busy machine needs: only a broken
// program reaches it.
const runWithin = 5 * time.Minute

// run runs readers, each from where the one before stored, until no trade is left to come, and for
// some looks more.
func run(t *testing.T, a *api, c *clock, out *log, address string, set map[string]any) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), runWithin)
	defer cancel()
	quiet := 0
	c.slept = func(d time.Duration) {
		a.mu.Lock()
		defer a.mu.Unlock()
		switch {
		case len(a.waiting) > 0:
			quiet = 0
		case d == 5*time.Second: // the pause between two looks
			quiet++
		}
		if quiet == c.looks {
			cancel()
		}
	}
	defer func() { c.slept = nil }()
	for ctx.Err() == nil {
		err := newReader(t, c, address, set).Run(ctx, out)
		if err != nil && ctx.Err() == nil {
			_ = c.Sleep(ctx, time.Second)
		}
	}
	if t.Context().Err() == nil && errors.Is(ctx.Err(), context.DeadlineExceeded) {
		t.Fatalf("not done within %v: %d trades are stored, %d are to come", runWithin, len(out.ids), len(a.waiting))
	}
}

// TestNothingLostNothingDoubled reads from an API that fails in every way while trades arrive, with
// readers that lose their lease at random moments.
func TestNothingLostNothingDoubled(t *testing.T) {
	t.Parallel()
	for seed := range uint64(8) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			c := newClock()
			a, address := newAPI(t, seed, c.Now)
			a.script(300, 50)
			a.flaky, a.late = float64(seed%4)*0.1, 10
			out, random := newLog(), rand.New(rand.NewPCG(seed, 2))
			out.appended = func() error {
				if random.IntN(10) == 0 {
					return source.ErrLeaseLost
				}
				return nil
			}
			run(t, a, c, out, address, map[string]any{"overlap": "20s"})
			if diff := cmp.Diff(a.expected(t), out.trades()); diff != "" {
				t.Errorf("trades (-API +stored):\n%s", diff)
			}
			if reasons := out.reasons(); len(reasons) > 0 {
				t.Errorf("rejects: %v", reasons)
			}
			for condition := range a.markets {
				traded := slices.ContainsFunc(a.trades, func(t map[string]any) bool { return t["conditionId"] == condition })
				if traded != (out.markets[condition] > 0) {
					t.Errorf("market %s: traded %v, stored %d times", condition, traded, out.markets[condition])
				}
			}
		})
	}
}
