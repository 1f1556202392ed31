package broker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// errCrash is the error of an append that was told to fail.
var errCrash = errors.New("the process was killed")

// sourceOutput is a source.Output whose batches stay in memory. The zero value is ready to use.
type sourceOutput struct {
	mu       sync.Mutex // guards what follows
	position json.RawMessage
	events   []event.Event
	rejects  []source.Reject
	skipped  map[string]int64
	batches  int
	progress source.Progress
	crash    int // how many more appends succeed before one fails; 0: none fails
	changed  chan struct{}
}

var _ source.Output = (*sourceOutput)(nil)

// CrashAfter lets the append after n more fail, n ≥ 1.
func (s *sourceOutput) CrashAfter(n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.crash = n + 1
}

// Position implements source.Output.
func (s *sourceOutput) Position() json.RawMessage {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.position)
}

// Append implements source.Output. It checks the bounds of the batch.
func (s *sourceOutput) Append(ctx context.Context, b *source.Batch) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	size := 0
	for i := range b.Events {
		size += b.Events[i].Size()
	}
	if len(b.Events) > source.MaxBatchEvents || size > source.MaxBatchBytes || len(b.Rejects) > source.MaxRejects ||
		len(b.Position) > source.MaxPosition || !json.Valid(b.Position) {
		return fmt.Errorf("a batch is out of bounds: %d events of %d bytes, %d rejects, position %.100s", len(b.Events), size, len(b.Rejects), b.Position)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.crash > 0 {
		if s.crash--; s.crash == 0 {
			return errCrash
		}
	}
	s.position, s.batches = slices.Clone(b.Position), s.batches+1
	s.events = append(s.events, b.Events...)
	s.rejects = append(s.rejects, b.Rejects...)
	for reason, n := range b.Skipped {
		if s.skipped == nil {
			s.skipped = map[string]int64{}
		}
		s.skipped[reason] += n
	}
	s.wake()
	return nil
}

// Report implements source.Output.
func (s *sourceOutput) Report(p source.Progress) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.progress = p
	s.wake()
}

// wake wakes Await. The caller holds mu.
func (s *sourceOutput) wake() {
	if s.changed != nil {
		close(s.changed)
		s.changed = nil
	}
}

// sourceState is everything that a reader has handed to a sourceOutput.
type sourceState struct {
	Events   []event.Event
	Rejects  []source.Reject
	Skipped  map[string]int64
	Batches  int
	Progress source.Progress
}

// IDs returns the ids of the trades, in their order.
func (s sourceState) IDs() []string {
	var ids []string
	for _, e := range s.Events {
		if e.Trade != nil {
			ids = append(ids, e.Trade.ID)
		}
	}
	return ids
}

// State returns what the output has now.
func (s *sourceOutput) State() sourceState {
	s.mu.Lock()
	defer s.mu.Unlock()
	return sourceState{slices.Clone(s.events), slices.Clone(s.rejects), maps.Clone(s.skipped), s.batches, s.progress}
}

// Await waits until the output has what enough wants, or ctx ends. It reports whether it did.
func (s *sourceOutput) Await(ctx context.Context, enough func(sourceState) bool) bool {
	for {
		s.mu.Lock()
		if s.changed == nil {
			s.changed = make(chan struct{})
		}
		changed := s.changed
		s.mu.Unlock()
		if enough(s.State()) {
			return true
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return false
		}
	}
}

// readerSpec returns what a reader is made from.
func readerSpec(settings string) source.Spec {
	return source.Spec{
		Name: "orders", Settings: json.RawMessage(settings), Log: slog.New(slog.DiscardHandler), Now: time.Now,
		Quotes: importer.DefaultSettings(),
	}
}

// newReader returns a reader of a kind. Check must leave what it returned as it is.
func newReader(t testing.TB, kind source.Kind, settings string) source.Reader {
	t.Helper()
	checked, err := kind.Check(json.RawMessage(settings))
	if err != nil {
		t.Fatal(err)
	}
	again, err := kind.Check(checked)
	if err != nil || string(again) != string(checked) {
		t.Fatalf("Check of %s returned %s, %v", checked, again, err)
	}
	made, err := kind.New(readerSpec(string(checked)))
	if err != nil {
		t.Fatal(err)
	}
	return made
}
