// Package demo runs the simulated market of package sim on a service: it creates a customer with a
// key, and sends the market's events through the ordinary ingest path, beginning with its past on a
// new database. It deletes nothing.
package demo

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
)

// Past is how much of the market serve --demo loads into a new database: 30 days of signals after
// three of warm-up.
const Past = 33 * 24 * time.Hour

// Options configures a Demo. Every field is required.
type Options struct {
	Events   *eventlog.Log
	Appender *ingest.Appender
	Seed     uint64
	Past     time.Duration // how much of the market a new database gets
	Now      func() time.Time
	Logger   *slog.Logger
}

// Demo sends the market's events while it runs.
type Demo struct {
	o       Options
	loaded  chan struct{}
	stop    context.CancelFunc
	running sync.WaitGroup
}

// New returns a demo. Start starts it.
func New(o Options) *Demo { return &Demo{o: o, loaded: make(chan struct{})} }

// Loaded returns a channel that is closed when the engine has processed the market's past.
func (d *Demo) Loaded() <-chan struct{} { return d.loaded }

// Start starts sending events, until Stop.
func (d *Demo) Start(ctx context.Context) error {
	ctx, d.stop = context.WithCancel(context.WithoutCancel(ctx))
	d.running.Go(func() {
		if err := d.run(ctx); err != nil && ctx.Err() == nil {
			d.o.Logger.Error("demo market failed, no more events", "error", err)
		}
	})
	return nil
}

// Stop stops sending and waits for the goroutine.
func (d *Demo) Stop(context.Context) error {
	d.stop()
	d.running.Wait()
	return nil
}

// run sends the market from where the log ends.
func (d *Demo) run(ctx context.Context) error {
	last, err := d.processed(ctx)
	if err != nil {
		return err
	}
	// The events of the last millisecond may be there in part; trades are recognised by their ids.
	from := last.Add(-time.Millisecond)
	if last.IsZero() {
		from = d.o.Now().Add(-d.o.Past)
		d.o.Logger.InfoContext(ctx, "loading the past of the demo market", "days", int(d.o.Past/(24*time.Hour)))
	}
	var awaited error
	options := sim.FeedOptions{Now: d.o.Now, OnRetry: d.retried, OnPresent: func() {
		if _, awaited = d.processed(ctx); awaited == nil {
			close(d.loaded)
		}
	}}
	if err := sim.Feed(ctx, sim.New(sim.Options{Seed: d.o.Seed, Start: from}), options, d.send); err != nil {
		return err
	}
	return awaited
}

// poll is how often the engine's progress is read while it is awaited.
const poll = 20 * time.Millisecond

// processed waits until the engine has processed the log, and returns the newest event time; zero
// if the log is empty. Only then the engine's event time says how far the log goes.
func (d *Demo) processed(ctx context.Context) (last time.Time, err error) {
	for {
		logs, err := d.o.Events.ChainLogs(ctx)
		if err != nil {
			return last, err
		}
		behind := false
		for _, l := range logs {
			behind = behind || l.Processed < l.Durable
			if l.LastEventAt.After(last) {
				last = l.LastEventAt
			}
		}
		if !behind {
			return last, nil
		}
		if err := retry.Sleep(ctx, poll); err != nil {
			return last, err
		}
	}
}

func (d *Demo) retried(err error, wait time.Duration) {
	d.o.Logger.Warn("demo market failed to send events, retrying", "error", err, "wait", wait)
}

func (d *Demo) send(ctx context.Context, events []event.Event) error {
	_, err := d.o.Appender.Append(ctx, ingest.Request{Events: events})
	return err
}
