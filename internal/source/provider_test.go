package source_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// provider is a kind whose sources read the same list of messages, which grows. Its position is how
// many were read.
type provider struct {
	mu    sync.Mutex // guards what follows
	log   []event.Event
	more  chan struct{} // closed when log grows
	reads int           // runs of readers
	batch int           // messages of a batch at most
	fault func() error  // called before and after each batch of a reader; nil: never fails
}

func newProvider(messages ...event.Event) *provider {
	return &provider{log: messages, more: make(chan struct{}), batch: 7}
}

func (p *provider) add(messages ...event.Event) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.log = append(p.log, messages...)
	close(p.more)
	p.more = make(chan struct{})
}

// from returns the messages behind a position, and what is closed when there are more.
func (p *provider) from(position int) ([]event.Event, chan struct{}) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.log[position:min(len(p.log), position+p.batch)], p.more
}

func (p *provider) fail() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.fault == nil {
		return nil
	}
	return p.fault()
}

func (p *provider) runs() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.reads
}

func (p *provider) Name() string { return "list" }

func (p *provider) Check(settings json.RawMessage) (json.RawMessage, error) {
	s := struct {
		MaxSilence string `json:"max_silence"`
	}{"1m"}
	if err := source.ReadSettings(settings, &s); err != nil {
		return nil, err
	}
	return json.Marshal(s)
}

func (p *provider) New(source.Spec) (source.Reader, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.reads++
	return p, nil
}

func (p *provider) Run(ctx context.Context, out source.Output) error {
	at := 0
	if out.Position() != nil {
		if err := json.Unmarshal(out.Position(), &at); err != nil {
			return err
		}
	}
	for ctx.Err() == nil {
		messages, more := p.from(at)
		if err := p.fail(); err != nil {
			return err
		}
		if len(messages) == 0 {
			out.Report(source.Progress{Position: fmt.Sprint(at), Lag: new(int64(0))})
			select {
			case <-ctx.Done():
			case <-more:
			}
			continue
		}
		at += len(messages)
		if err := out.Append(ctx, &source.Batch{Events: messages, Position: json.RawMessage(fmt.Sprint(at))}); err != nil {
			if ctx.Err() != nil {
				return nil
			}
			return err
		}
		if err := p.fail(); err != nil {
			return err
		}
	}
	return nil
}

// flaky is a log whose database goes away: before an append, or after it, so that its caller does
// not know.
type flaky struct {
	append source.Append
	mu     sync.Mutex // guards random
	random *rand.Rand
	odds   float64
}

var errAway = smartmoney.Errorf(smartmoney.CodeUnavailable, "the database does not respond")

func (f *flaky) away() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.random.Float64() < f.odds
}

func (f *flaky) AppendBatch(ctx context.Context, events []event.Event, held int, move func([]eventlog.Effect) (eventlog.SourceMove, error)) error {
	if f.away() {
		return errAway
	}
	err := f.append(ctx, events, held, move)
	if f.away() {
		return errAway
	}
	return err
}

// process is a process of a fleet that reads sources.
type process struct {
	*source.Runner
	appender *ingest.Appender
}

// start starts a process on a database, which ends with the test.
func start(t testing.TB, db *testkit.DB, owner string, change func(*source.Options), kinds ...source.Kind) *process {
	t.Helper()
	p := &process{appender: appender(t, db)}
	o := source.Options{
		Store: db.Connections, Append: p.appender.AppendBatch, Kinds: source.NewKinds(kinds...), Owner: owner, Log: slog.New(slog.DiscardHandler), Now: time.Now,
		Tick: 5 * time.Millisecond, Pause: 20 * time.Millisecond, Again: 20 * time.Millisecond,
	}
	if change != nil {
		change(&o)
	}
	p.Runner = source.NewRunner(o)
	if err := p.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	stop := sync.OnceFunc(func() {
		testkit.Stop(t, p.Stop)
	})
	t.Cleanup(stop)
	return p
}

// appender returns an appender that runs until the test ends.
func appender(t testing.TB, db *testkit.DB) *ingest.Appender {
	t.Helper()
	a := ingest.NewAppender(db, func(*eventlog.Appended) {}, time.Now, slog.New(slog.DiscardHandler))
	if err := a.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { testkit.Stop(t, a.Stop) })
	return a
}

func trades(seed uint64, n int) (out []event.Event) {
	for _, e := range testkit.Events(seed, smartmoney.Base, 2*n+20, 50, 10) {
		if e.Type == event.TypeTrade && len(out) < n {
			out = append(out, e)
		}
	}
	return out[:n:n]
}

// wire returns events as lines.
func wire(events []event.Event) string {
	var b bytes.Buffer
	for i := range events {
		b.Write(event.AppendJSON(nil, &events[i]))
		b.WriteByte('\n')
	}
	return b.String()
}

// logged returns the log of a chain.
func logged(t testing.TB, db *testkit.DB, chain smartmoney.Chain) []event.Event {
	t.Helper()
	log, _, err := db.ReadLog(t.Context(), chain, 0, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	return log.Events
}

func add(t testing.TB, db *testkit.DB, kinds source.Kinds, name, kind, settings string) {
	t.Helper()
	d, err := kinds.Check(source.Definition{Name: name, Kind: kind, Settings: json.RawMessage(settings), Origin: source.FromCommand})
	if err == nil {
		err = db.AddSource(t.Context(), d)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func status(t testing.TB, db *testkit.DB, kinds source.Kinds, name string) source.Status {
	t.Helper()
	all, err := kinds.Statuses(t.Context(), db.ListSources)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		if s.Name == name {
			return s
		}
	}
	t.Fatalf("there is no source %s", name)
	return source.Status{}
}
