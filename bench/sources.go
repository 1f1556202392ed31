package main

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/broker"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/evm"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// perMessage are the numbers of events of a message that sources are measured with.
var perMessage = [...]int{1, 100}

// sourcesAim is the least rate of a source, as a share of that of POST /ingest/events.
const sourcesAim = 0.8

// measureSources measures events from a broker to the committed ledger, beside the same number of
// events that are POSTed. Each pass has events of its own, since all go into one database.
func measureSources(ctx context.Context, s *settings, t *table) (err error) {
	d := &databases{s: s}
	if d.server, err = newServer(s); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.server.Close()) }()
	to := &target{dialect: sqldb.Postgres, world: &world{wallets: s.known, dist: s.dist}}
	if err := d.preload(ctx, to); err != nil {
		return err
	}
	rates := map[string][]float64{}
	for range s.rounds {
		b, err := d.nextBodies(to)
		if err != nil {
			return err
		}
		if err := errors.Join(d.pass(ctx, to, b, len(to.rates)), b.remove()); err != nil {
			return err
		}
		for _, kind := range []string{"kafka", "nats", "evm"} {
			for _, n := range perMessageOf(kind) {
				what := sourceName(kind, n)
				rate, err := d.sourcePass(ctx, to, kind, n)
				if err != nil {
					return fmt.Errorf("%s: %w", what, err)
				}
				rates[what] = append(rates[what], rate)
				say("round %d: %s: %s trades/s", len(rates[what]), what, number(rate))
			}
		}
	}
	t.plain("POST /ingest/events on "+to.name(), median(to.rates), "trades/s")
	for _, kind := range []string{"kafka", "nats"} {
		for _, n := range perMessage {
			what := sourceName(kind, n)
			t.ratio(what, rates[what], "trades/s", "POST /ingest/events", to.rates, sourcesAim)
		}
	}
	what := sourceName("evm", 1) // without an aim: a chain has a hundred swaps a second
	t.within(what, rates[what], "trades/s", "POST /ingest/events", to.rates, 0)
	return nil
}

// perMessageOf returns the numbers of events of a message that a kind is measured with.
func perMessageOf(kind string) []int {
	if kind == "evm" {
		return perMessage[:1]
	}
	return perMessage[:]
}

func sourceName(kind string, perMessage int) string {
	if kind == "evm" {
		return fmt.Sprintf("source evm on postgres, %d swaps a block", blockSwaps)
	}
	return fmt.Sprintf("source %s on postgres, %s a message", kind, counted(perMessage))
}

// nextBodies writes the next trades of a target's world.
func (d *databases) nextBodies(to *target) (*bodies, error) {
	return writeBodies(d.s.dir, fmt.Sprintf("sources-%d", to.next), func(f func(*smartmoney.Trade) error) error {
		return to.world.pass(to.next, d.s.trades, f)
	})
}

// bodiesOf writes the trades of a pass for a kind, and returns how many trades of the world they
// took.
func (d *databases) bodiesOf(to *target, kind string) (b *bodies, used int, err error) {
	if kind == "evm" {
		return d.baseBodies(to)
	}
	b, err = d.nextBodies(to)
	return b, d.s.trades, err
}

// sourcePass fills a broker, and measures from the start of the source until all is processed:
// trades/s.
func (d *databases) sourcePass(ctx context.Context, to *target, kind string, perMessage int) (rate float64, err error) {
	b, used, err := d.bodiesOf(to, kind)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, b.remove()) }()
	filled, err := startBroker(ctx, d.s, kind, b, perMessage)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, filled.end()) }()
	a, err := d.start(ctx, to)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, a.stop()) }()
	logs, err := a.db.Events.ChainLogs(ctx)
	if err != nil {
		return 0, err
	}
	job := &ingestJob{URL: a.front.URL(), Key: a.ingestKey, Target: map[smartmoney.Chain]int64{}}
	for i, chain := range smartmoney.Chains() {
		job.Target[chain] = logs[i].Durable + b.trades[i]
	}
	if err := d.server.settle(ctx); err != nil {
		return 0, err
	}
	stop, err := d.s.profile(fmt.Sprintf("source-%s-%d", kind, perMessage))
	if err != nil {
		return 0, err
	}
	took, err := a.readSource(ctx, kind, filled.settings, job)
	to.next += used
	return float64(d.s.trades) / took, errors.Join(err, stop())
}

// readSource adds a source, runs it until the job's target is reached, and removes it. It returns
// the seconds from the start of the runner.
func (a *app) readSource(ctx context.Context, kind string, settings json.RawMessage, job *ingestJob) (took float64, err error) {
	kinds := source.NewKinds(append(broker.Kinds(), evm.New(a.db.DB))...)
	d, err := kinds.Check(source.Definition{Name: "bench-" + kind, Kind: kind, Settings: settings, Origin: source.FromCommand})
	if err != nil {
		return 0, err
	}
	if err := a.db.Sources.AddSource(ctx, d); err != nil {
		return 0, err
	}
	runner := source.NewRunner(source.Options{
		Store: a.db.Sources, Append: a.appender.AppendBatch, Kinds: kinds, Owner: rand.Text(), Log: slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})),
		Now: time.Now, HTTP: &http.Client{}, Quotes: importer.DefaultSettings(),
	})
	began := time.Now()
	if err := runner.Start(ctx); err != nil {
		return 0, err
	}
	err = awaitTarget(ctx, job)
	took = time.Since(began).Seconds()
	err = errors.Join(err, runner.Stop(context.WithoutCancel(ctx)))
	all, _, listed := a.db.Sources.ListSources(ctx)
	for _, stored := range all {
		if stored.LastError != "" {
			err = errors.Join(err, fmt.Errorf("the source failed: %s", stored.LastError))
		}
	}
	return took, errors.Join(err, listed, a.db.Sources.RemoveSource(ctx, d.Name))
}
