package chain_test

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"math"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/evm"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// service is what runs sources in a process: the engine, the appender and the runner, on a database
// that outlives them.
type service struct {
	tb       testing.TB
	db       *testkit.DB
	engine   *engine.Engine
	appender *ingest.Appender
	runner   *source.Runner // nil: no sources run
	chain    smartmoney.Chain
	starts   int
}

// newService returns a service on an empty database. It does not run yet.
func newService(tb testing.TB) *service {
	tb.Helper()
	return newServiceOf(tb, smartmoney.Base)
}

// newServiceOf is newService whose source reads another chain.
func newServiceOf(tb testing.TB, chain smartmoney.Chain) *service {
	tb.Helper()
	return &service{tb: tb, db: testkit.SQLite(tb), chain: chain}
}

// logger writes to stderr if SMARTMONEY_TEST_LOG is set.
func logger() *slog.Logger {
	if os.Getenv("SMARTMONEY_TEST_LOG") == "" {
		return slog.New(slog.DiscardHandler)
	}
	return slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelDebug}))
}

// start runs engine and appender.
func (s *service) start() {
	s.tb.Helper()
	s.starts++
	s.engine = engine.New(engine.Options{Store: s.db})
	s.appender = ingest.NewAppender(s.db, s.engine.Enqueue, time.Now, logger())
	must(s.tb, s.engine.Start(context.Background()), "start engine")
	must(s.tb, s.appender.Start(context.Background()), "start appender")
}

// startSources runs the sources, too.
func (s *service) startSources() {
	s.tb.Helper()
	s.start()
	s.runner = source.NewRunner(source.Options{
		Store: s.db.Connections, Append: s.appender.AppendBatch, Kinds: s.kinds(), Owner: fmt.Sprintf("process %d", s.starts), Log: logger(),
		Now: time.Now, HTTP: http.DefaultClient, Quotes: importer.DefaultSettings(), Tick: 50 * time.Millisecond,
	})
	must(s.tb, s.runner.Start(context.Background()), "start sources")
}

func (s *service) kinds() source.Kinds { return source.NewKinds(evm.New(s.db.DB)) }

// stop ends what was started.
func (s *service) stop() {
	s.tb.Helper()
	if s.runner != nil {
		must(s.tb, s.runner.Stop(context.Background()), "stop sources")
		s.runner = nil
	}
	must(s.tb, s.appender.Stop(context.Background()), "stop appender")
	must(s.tb, s.engine.Stop(context.Background()), "stop engine")
}

// add adds a source of kind evm.
func (s *service) add(settings map[string]any) {
	s.tb.Helper()
	text, err := json.Marshal(settings)
	must(s.tb, err, "encode settings")
	d, err := s.kinds().Check(source.Definition{Name: "chain", Kind: "evm", Settings: text, Origin: source.FromCommand})
	must(s.tb, err, "check settings")
	must(s.tb, s.db.AddSource(context.Background(), d), "add source")
}

// live returns the trades of the log that no correction took back, in the log's order.
func (s *service) live() []smartmoney.Trade {
	s.tb.Helper()
	trades := map[int64]smartmoney.Trade{}
	for after, more := int64(0), true; more; {
		segment, again, err := s.db.ReadLog(context.Background(), s.chain, after, 10_000)
		must(s.tb, err, "read log")
		for i, e := range segment.Events {
			switch {
			case e.Trade != nil:
				trades[segment.First+int64(i)] = *e.Trade
			case e.Correction != nil:
				for _, seq := range e.Correction.Seqs {
					if _, found := trades[seq]; !found {
						s.tb.Fatalf("a correction takes back event %d, which is no live trade", seq)
					}
					delete(trades, seq)
				}
			}
		}
		after, more = segment.Last(), again && len(segment.Events) > 0
	}
	var live []smartmoney.Trade
	for _, seq := range slices.Sorted(func(yield func(int64) bool) {
		for seq := range trades {
			if !yield(seq) {
				return
			}
		}
	}) {
		live = append(live, trades[seq])
	}
	return live
}

// near compares floats up to the last digits, and symbols that the tests do not know not at all.
var near = cmp.Options{
	cmpopts.EquateApprox(1e-9, 0),
	cmp.FilterPath(func(p cmp.Path) bool { return p.Last().String() == ".Symbol" },
		cmp.Comparer(func(a, b string) bool { return a == b || a == rude.symbol || b == rude.symbol })),
}

// sums compares what is added up of many trades: values in USD to a millionth.
var sums = cmp.Options{
	cmpopts.EquateApprox(1e-6, 1e-6),
	cmpopts.SortSlices(func(a, b smartmoney.Position) bool { return a.Token < b.Token }),
	cmpopts.IgnoreFields(smartmoney.Position{}, "Symbol"),
	cmpopts.IgnoreFields(smartmoney.Wallet{}, "LastTradeSeq"), // the log has corrections, too
}

// await waits until the live trades are those of the canonical chain's blocks from first on, in
// order.
func (s *service) await(h *history, first uint64) []smartmoney.Trade {
	s.tb.Helper()
	want := h.reader().trades(first, h.head().NumberU64())
	s.awaitTrades(want, timeout)
	return want
}

func (s *service) awaitTrades(want []smartmoney.Trade, within time.Duration) {
	s.tb.Helper()
	end := time.Now().Add(within)
	for pause := 5 * time.Millisecond; ; pause = min(2*pause, 100*time.Millisecond) {
		difference := cmp.Diff(want, s.live(), near)
		if difference == "" {
			return
		}
		if time.Now().After(end) {
			s.tb.Fatalf("%d live trades, want %d (-want +got):\n%s\nsource: %s", len(s.live()), len(want), head(difference, 4000), s.status())
		}
		time.Sleep(pause)
	}
}

// awaitContains waits until the live trades have all of these, and possibly more.
func (s *service) awaitContains(want []smartmoney.Trade) {
	s.tb.Helper()
	testkit.Eventually(s.tb, "the trades", func() bool {
		live := map[string]smartmoney.Trade{}
		for _, t := range s.live() {
			live[t.ID] = t
		}
		for _, t := range want {
			if got, found := live[t.ID]; !found || !cmp.Equal(t, got, near) {
				return false
			}
		}
		return true
	})
}

// awaitError waits until the source fails with an error that has a text in it.
func (s *service) awaitError(text string) {
	s.tb.Helper()
	testkit.Eventually(s.tb, "an error of the source: "+text, func() bool {
		all, _, err := s.db.ListSources(context.Background())
		must(s.tb, err, "list sources")
		return all[0].LastError != "" && strings.Contains(all[0].LastError, text)
	})
}

// awaitWaiting waits until the source says that it waits for something.
func (s *service) awaitWaiting(text string) {
	s.tb.Helper()
	testkit.EventuallyWithin(s.tb, timeout, "the source waits: "+text, func() bool {
		all, _, err := s.db.ListSources(context.Background())
		must(s.tb, err, "list sources")
		return strings.Contains(all[0].Progress.Waiting, text)
	})
}

// skipped returns how many swaps the source skipped for a reason.
func (s *service) skipped(reason string) int64 {
	s.tb.Helper()
	all, _, err := s.db.ListSources(context.Background())
	must(s.tb, err, "list sources")
	return all[0].Counts.Skipped[reason]
}

// corrections returns the number of corrections in the log.
func (s *service) corrections() int {
	s.tb.Helper()
	n := 0
	for after, more := int64(0), true; more; {
		segment, again, err := s.db.ReadLog(context.Background(), s.chain, after, 10_000)
		must(s.tb, err, "read log")
		for _, e := range segment.Events {
			if e.Correction != nil {
				n++
			}
		}
		after, more = segment.Last(), again && len(segment.Events) > 0
	}
	return n
}

func head(text string, most int) string { return text[:min(len(text), most)] }

// status shows the source as operators see it.
func (s *service) status() string {
	all, _, err := s.db.ListSources(context.Background())
	must(s.tb, err, "list sources")
	text, err := json.MarshalIndent(all, "", " ")
	must(s.tb, err, "encode sources")
	return string(text)
}

// ledgerState is what the ledger shows.
type ledgerState struct {
	Wallets   map[string]smartmoney.Wallet
	Positions map[string][]smartmoney.Position
}

// ledger waits until the engine has applied the log, and reads its ledger.
func (s *service) ledger() ledgerState {
	s.tb.Helper()
	ctx := context.Background()
	var snapshot *rank.Snapshot
	testkit.Eventually(s.tb, "the leaderboard of the whole log", func() bool {
		logs, err := s.db.ChainLogs(ctx)
		must(s.tb, err, "read positions")
		snapshot, err = s.engine.Snapshot(ctx, s.chain)
		must(s.tb, err, "read leaderboard")
		return snapshot.Position() == logs[s.chain.Index()].Durable
	})
	b := ledgerState{map[string]smartmoney.Wallet{}, map[string][]smartmoney.Position{}}
	everyone := smartmoney.Filter{MaxBuyVol: math.MaxFloat64}
	for _, w := range snapshot.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: everyone, Limit: 1000}).Wallets {
		b.Wallets[w.Address] = w
	}
	for i := range wallets + 1 {
		wallet := lower(addrOf(s.tb, i))
		pages, err := s.engine.Positions(ctx, s.chain, []string{wallet}, ledger.PositionQuery{Index: -1, Limit: 1000})
		must(s.tb, err, "read positions of %s", wallet)
		if len(pages[0].Positions) > 0 {
			b.Positions[wallet] = pages[0].Positions
		}
	}
	return b
}

// checkLedger compares the ledger with that of a service which was sent the trades and nothing
// else.
func (s *service) checkLedger(trades []smartmoney.Trade) {
	s.tb.Helper()
	reference := newServiceOf(s.tb, s.chain)
	reference.start()
	events := make([]event.Event, len(trades))
	for i := range trades {
		events[i] = event.Event{Type: event.TypeTrade, Chain: s.chain, Trade: &trades[i]}
	}
	answer, err := reference.appender.Append(context.Background(), ingest.Request{Events: events})
	must(s.tb, err, "append the expected trades")
	if answer.Accepted != len(trades) {
		s.tb.Fatalf("%d of %d expected trades were accepted", answer.Accepted, len(trades))
	}
	want, got := reference.ledger(), s.ledger()
	if len(want.Wallets) < 10 || len(want.Positions) < 10 {
		s.tb.Fatalf("only %d wallets and positions of %d", len(want.Wallets), len(want.Positions))
	}
	if difference := cmp.Diff(want, got, sums); difference != "" {
		s.tb.Errorf("the ledger differs from that of the canonical chain's trades (-want +got):\n%s", head(difference, 4000))
	}
	reference.stop()
}
