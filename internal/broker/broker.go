// Package broker reads events from Kafka and NATS JetStream, and publishes notifications to them.
//
// As kinds of sources it promises that every record of every message takes effect once, as events
// or as a reject, in the order in which messages were fetched: the place in the broker's log where
// the next batch begins is stored with the events, and reading goes on there. Messages that the
// broker removed before they were read, and logs that were made anew, become rejects with the
// numbers, and reading goes on at the earliest message. The next messages are decoded while a batch
// is stored; at most two batches, one message and what is fetched next are in memory. A Publisher
// returns when the broker has stored a message durably.
//
// A source must not write to the broker: it joins no consumer group, commits no offsets,
// acknowledges nothing, and takes no messages away from other consumers.
package broker

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime/debug"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// Kinds returns the kinds of sources: kafka and nats.
func Kinds() []source.Kind {
	return []source.Kind{
		kind{"kafka", func(spec source.Spec) (source.Reader, checked) {
			r := &kafkaReader{spec: spec, refresh: refreshInterval, unpacked: kafkaUnpacked}
			return r, &r.settings
		}},
		kind{"nats", func(spec source.Spec) (source.Reader, checked) {
			r := &natsReader{spec: spec, refresh: refreshInterval}
			return r, &r.settings
		}},
	}
}

const (
	requestTimeout  = 10 * time.Second // of requests to a broker that fetch nothing, with retries
	refreshInterval = 10 * time.Second // between questions for new partitions and the ends of logs
	fetchMessages   = 10_000           // handed over at once
)

// kind makes the readers of a broker.
type kind struct {
	name string
	make func(source.Spec) (source.Reader, checked) // the second are its settings, to be read into
}

// Name implements source.Kind.
func (k kind) Name() string { return k.name }

// Check implements source.Kind.
func (k kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	_, s := k.make(source.Spec{})
	if err := read(raw, s); err != nil {
		return nil, err
	}
	completed, err := json.Marshal(s)
	if err != nil {
		return nil, fmt.Errorf("encode settings: %w", err)
	}
	return completed, nil
}

// New implements source.Kind.
func (k kind) New(spec source.Spec) (source.Reader, error) {
	r, s := k.make(spec)
	return r, read(spec.Settings, s)
}

// connection reads a broker. fetch is called in another goroutine than what is below it.
type connection interface {
	// resume prepares reading at a position that was stored, or for the first time if it is nil. It
	// returns what is lost in between.
	resume(ctx context.Context, at json.RawMessage) ([]message, error)
	// fetch waits for the next messages, each partition's in their order; nobody changes them any
	// more. It returns every few seconds, without messages if there are none. It returns an error
	// if the broker cannot be read any more, and when ctx has ended.
	fetch(ctx context.Context) ([]message, error)

	// advance moves the position behind a message. Messages of a partition come in their order.
	advance(p place)
	// position returns the position to store.
	position() any
	// progress says how far the position is.
	progress() source.Progress
}

// run reads a broker until ctx ends, as source.Reader says.
func run(ctx context.Context, out source.Output, spec *source.Spec, s *settings, c connection) error {
	at, err := readPosition(out.Position())
	if err != nil {
		return err
	}
	d, err := newDecoder(s.Format, s.importer(&spec.Quotes), at.Prices, spec.Now)
	if err != nil {
		return err
	}
	lost, err := c.resume(ctx, at.At)
	if err != nil {
		return unlessOver(ctx, err)
	}
	b := newBatcher(d, c, at)
	// so that the next start goes on here, even if no message comes before it
	b.moved = at.At == nil
	b.add(lost)
	group, running := errgroup.WithContext(ctx)
	p := &pipeline{out: out, from: c, batcher: b, fetched: make(chan []message), group: group}
	p.begin(func() error { return p.fetch(running) })
	p.begin(func() error { return p.collect(running) })
	return unlessOver(ctx, group.Wait())
}

// unlessOver returns err, or nil if ctx has ended, as the reader was told to stop.
func unlessOver(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// pipeline runs the tasks of a source: fetching, decoding and storing, each in a goroutine.
type pipeline struct {
	out     source.Output
	from    connection
	batcher *batcher // of collect
	fetched chan []message
	group   *errgroup.Group
}

// begin runs a task. A panic, which in a goroutine would end the process, is its error.
func (p *pipeline) begin(task func() error) {
	p.group.Go(func() (err error) {
		defer func() {
			if reason := recover(); reason != nil {
				err = fmt.Errorf("panic: %v\n%s", reason, debug.Stack())
			}
		}()
		return task()
	})
}

// fetch fetches until an error.
func (p *pipeline) fetch(ctx context.Context) error {
	for {
		messages, err := p.from.fetch(ctx)
		if err != nil {
			return err
		}
		select {
		case p.fetched <- messages:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// collect decodes what is fetched and stores a batch whenever none is being stored, so that batches
// grow with the load.
func (p *pipeline) collect(ctx context.Context) error {
	var storing chan struct{} // closed when the batch is stored
	for {
		if storing == nil && p.batcher.moved {
			progress := p.from.progress()
			batch, err := p.batcher.take()
			if err != nil {
				return err
			}
			stored := make(chan struct{})
			storing = stored
			p.begin(func() error {
				if err := p.out.Append(ctx, batch); err != nil {
					return err
				}
				p.out.Report(progress)
				close(stored)
				return nil
			})
		}
		fetched := p.fetched
		if len(p.batcher.queue) > 0 { // messages wait for room in the next batch
			fetched = nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case messages := <-fetched:
			p.batcher.add(messages)
			if !p.batcher.moved {
				p.out.Report(p.from.progress())
			}
		case <-storing:
			storing = nil
		}
	}
}
