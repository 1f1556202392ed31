package evm

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Kind makes readers of EVM nodes.
type Kind struct{ store *Facts }

var (
	_ source.SoleKind = Kind{}
	_ source.TryKind  = Kind{}
)

// New returns the kind. Its readers keep what they learn of pools and tokens in the database.
func New(db *sqldb.DB) Kind { return Kind{store: NewFacts(db)} }

// Name implements source.Kind.
func (Kind) Name() string { return "evm" }

// Check implements source.Kind. Settings says what the settings are.
func (Kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	s, err := parse(raw)
	if err != nil {
		return nil, err
	}
	return json.Marshal(s)
}

// Sole implements source.SoleKind. A reorganisation takes back the trades of a chain, whoever
// stored them, and only the source that noticed it reads them again.
func (Kind) Sole(raw json.RawMessage) (string, error) {
	s, err := parse(raw)
	if err != nil {
		return "", err
	}
	return "the chain " + string(s.Chain), nil
}

// New implements source.Kind.
func (k Kind) New(spec source.Spec) (source.Reader, error) {
	s, err := parse(spec.Settings)
	if err != nil {
		return nil, err
	}
	urls, err := s.urls()
	if err != nil {
		return nil, err
	}
	t, err := s.trusted()
	if err != nil {
		return nil, err
	}
	quotes, err := s.quotes(spec.Quotes)
	if err != nil {
		return nil, err
	}
	entryPoints, err := s.entryPoints()
	if err != nil {
		return nil, err
	}
	settlements, relayers, err := s.tradingForOthers()
	if err != nil {
		return nil, err
	}
	c := newClient(s, urls, spec.HTTP)
	b := newRegistry(k.store, c, t, s, spec.Now)
	return &reader{
		settings: s, log: spec.Log, now: spec.Now, client: c, registry: b, span: s.BlockRange,
		convert: &converter{chain: s.Chain, quotes: quotes, registry: b, entryPoints: entryPoints, settlements: settlements, relayers: relayers},
		prices:  newPricer(s.Chain, quotes),
	}, nil
}

// Try implements source.TryKind: it asks for the newest block, which needs a node of the right
// chain. A reader would store what it learns of pools and tokens.
func (k Kind) Try(ctx context.Context, spec source.Spec) error {
	made, err := k.New(spec)
	if err != nil {
		return err
	}
	r := made.(*reader) //nolint:forcetypeassert // New makes no other
	defer r.client.close()
	_, err = r.client.head(ctx)
	return err
}

// reader reads a chain. Run may be called once.
type reader struct {
	settings *Settings
	log      *slog.Logger
	now      func() time.Time
	client   *client
	registry *registry
	convert  *converter
	prices   *pricer
	writer   *writer

	done *position // what was handed to the writer
	// blocks after it, in order, that wait for the first price of the native coin
	held  []*swapBlock
	swaps int // in held
	// the native coin's price is the first one, which a block told that follows
	early bool
	// of the native coin that the block being emitted makes; nil if none
	point  *smartmoney.PricePoint
	rewind bool   // trades after done are in the log and must be taken back
	span   int    // blocks of a range at present
	good   int    // ranges that were read at this span
	behind int    // looks at a head on another branch that is not higher than done
	idle   int    // looks at a head that is not new
	doubts int    // reads in a row that answers which do not fit together ended
	absent int    // reads in a row that ended at a block whose logs the node lacks
	head   header // as seen last

	absentAt time.Time // of the first of those reads
	missing  string    // the logs that the source waits for after absences of those reads; "": none
}

// Run implements source.Reader.
func (r *reader) Run(ctx context.Context, out source.Output) error {
	defer r.client.close()
	r.writer = &writer{out: out, most: batchEvents}
	err := r.run(ctx, out)
	if failed := r.writer.wait(); err == nil || ctx.Err() != nil && failed != nil {
		err = failed
	}
	if ctx.Err() != nil {
		return nil
	}
	return err
}

func (r *reader) run(ctx context.Context, out source.Output) error {
	if err := r.resume(ctx, out.Position()); err != nil {
		return err
	}
	r.registry.report = func(waiting string) {
		p := r.progress()
		p.Waiting = waiting
		out.Report(p)
	}
	for {
		more, err := r.step(ctx)
		if err != nil {
			return err
		}
		out.Report(r.progress())
		if more {
			continue
		}
		if err := r.writer.wait(); err != nil {
			return err
		}
		if !r.pause(ctx) {
			return nil
		}
	}
}

// pause waits for a new head, or for the time to ask for one. It returns false when ctx ends.
func (r *reader) pause(ctx context.Context) bool {
	wait := time.Duration(r.settings.Poll)
	if r.client.announces() {
		wait *= 5 // a node that announces heads may stop doing so without ending the connection
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-r.client.heads:
	case <-timer.C:
	}
	return ctx.Err() == nil
}

func (r *reader) progress() source.Progress {
	p := source.Progress{Position: fmt.Sprintf("block %d", r.tip().Number), Head: fmt.Sprintf("block %d", r.head.number())}
	lag := max(0, r.head.number()-r.tip().Number)
	p.Lag = &lag
	p.Missing, p.LeftOut = r.missing, r.done.mostLeft()
	if len(r.held) > 0 {
		p.Waiting = fmt.Sprintf("no price of the chain's coin yet, %d blocks wait for one", len(r.held))
	}
	return p
}
