package broker

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime/debug"

	"golang.org/x/sync/errgroup"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// Connection reads a broker.
type Connection interface {
	// Resume prepares reading behind a cursor that MarshalJSON returned, or for the first time if at is nil. It
	// returns the cursor where reading begins, and what is lost between the two.
	Resume(ctx context.Context, at json.RawMessage) (Cursor, []Message, error)
	// Fetch waits for the next messages, each partition's in their order; nobody changes them any more. It returns
	// every few seconds, without messages if there are none. It returns an error if the broker cannot be read any
	// more, and when ctx has ended. It is called in another goroutine than the cursor's methods.
	Fetch(ctx context.Context) ([]Message, error)
}

// Run reads a broker until ctx ends, as source.Reader says.
func Run(ctx context.Context, out source.Output, spec *source.Spec, s *Settings, c Connection) error {
	at, err := readPosition(out.Position())
	if err != nil {
		return err
	}
	d, err := newDecoder(s.Format, s.importer(&spec.Quotes), at.Prices, spec.Now)
	if err != nil {
		return err
	}
	cursor, lost, err := c.Resume(ctx, at.At)
	if err != nil {
		return unlessOver(ctx, err)
	}
	b := newBatcher(d, cursor, at)
	b.moved = at.At == nil // so that the next start goes on here, even if no message comes before it
	b.add(lost)
	p := &pipeline{out: out, from: c, batcher: b, fetched: make(chan []Message), idle: make(chan struct{}), ready: make(chan taken)}
	group, running := errgroup.WithContext(ctx)
	for _, task := range []func(context.Context) error{p.fetchAll, p.collect, p.store} {
		group.Go(func() error { return guard(running, task) })
	}
	return unlessOver(ctx, group.Wait())
}

// unlessOver returns err, or nil if ctx has ended.
func unlessOver(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil //nolint:nilerr // the reader was told to stop
	}
	return err
}

// guard turns a panic, which in a goroutine would end the process, into an error.
func guard(ctx context.Context, task func(context.Context) error) (err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("panic: %v\n%s", reason, debug.Stack())
		}
	}()
	return task(ctx)
}

// pipeline runs the tasks of a source: fetching, decoding and storing, each in a goroutine.
type pipeline struct {
	out     source.Output
	from    Connection
	batcher *batcher // of collect
	fetched chan []Message
	idle    chan struct{} // store is ready for a batch
	ready   chan taken
}

// taken is a batch with the progress that it makes.
type taken struct {
	batch    *source.Batch
	progress source.Progress
}

// fetchAll fetches until an error.
func (p *pipeline) fetchAll(ctx context.Context) error {
	for {
		messages, err := p.from.Fetch(ctx)
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

// collect decodes what is fetched and hands over a batch whenever store is idle, so that batches grow with the load.
func (p *pipeline) collect(ctx context.Context) error {
	for {
		fetched, idle := p.fetched, p.idle
		if p.batcher.full() {
			fetched = nil
		}
		if p.batcher.empty() {
			idle = nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case messages := <-fetched:
			p.batcher.add(messages)
			if p.batcher.empty() {
				p.out.Report(p.batcher.cursor.Progress())
			}
		case <-idle:
			progress := p.batcher.cursor.Progress()
			batch, err := p.batcher.take()
			if err != nil {
				return err
			}
			select {
			case p.ready <- taken{batch, progress}:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
	}
}

// store stores one batch after the other.
func (p *pipeline) store(ctx context.Context) error {
	for {
		select {
		case p.idle <- struct{}{}:
		case <-ctx.Done():
			return ctx.Err()
		}
		select {
		case next := <-p.ready:
			if err := p.out.Append(ctx, next.batch); err != nil {
				return err
			}
			p.out.Report(next.progress)
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// importer returns the service's settings of importers with those of the source.
func (s *Settings) importer(service *importer.Settings) importer.Settings {
	own := *service
	if own.SortRows == 0 {
		own.SortRows = importer.DefaultSortRows
	}
	own.Chain = smartmoney.Chain(s.Chain)
	if s.NativePrice > 0 {
		own.NativeUSD = map[smartmoney.Chain]float64{s.priced(): s.NativePrice}
	}
	return own
}
