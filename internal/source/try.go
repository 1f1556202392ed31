package source

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
)

// TryKind is a Kind that can ask its provider for less than what a reader asks it first. evm.Kind
// is one, which imports this package.
type TryKind interface {
	Kind
	// Try returns nil if the provider of a source with checked settings answers, and answers what
	// the source needs.
	Try(ctx context.Context, spec Spec) error
}

// Try connects to the provider of a source with checked settings, as a reader does at the first
// start, until it answers, and stores nothing. It returns an error without secrets if the provider
// refuses the source or does not answer before ctx ends. pushed is true for a source whose provider
// sends to the service, of which nothing can be tried.
func (k Kinds) Try(ctx context.Context, d *Definition, spec Spec) (pushed bool, err error) {
	if k.pushed(d.Kind) {
		return true, nil
	}
	spec.Name, spec.Settings, spec.Log = d.Name, d.Settings, slog.New(slog.DiscardHandler)
	err = try(ctx, k[d.Kind], spec)
	if err == nil {
		return false, nil
	}
	return false, errors.New(ErrorText(err))
}

func try(ctx context.Context, kind Kind, spec Spec) error {
	if kind == nil {
		return errors.New("this version of the service does not know the kind")
	}
	if one, ok := kind.(TryKind); ok {
		return one.Try(ctx, spec)
	}
	reader, err := kind.New(spec)
	if err != nil {
		return err
	}
	reading, cancel := context.WithCancel(ctx)
	defer cancel()
	out := &trial{answered: make(chan struct{}, 1), end: cancel}
	err = reader.Run(reading, out)
	select {
	case <-out.answered:
		return nil
	default:
	}
	if err == nil {
		err = errors.New("no answer")
	}
	return err
}

// trial is an Output that stores nothing and ends the reader once its provider has answered.
type trial struct {
	answered chan struct{}
	end      context.CancelFunc
}

var _ Output = (*trial)(nil)

// Position returns nil, as before the first batch.
func (*trial) Position() json.RawMessage { return nil }

// Append counts a batch with content as an answer. One without has the position to start from,
// which may be a reader's own.
func (t *trial) Append(_ context.Context, b *Batch) error {
	if len(b.Events)+len(b.Rejects)+len(b.Skipped) == 0 {
		return nil
	}
	t.Report(Progress{})
	return ErrLeaseLost
}

// Report notes that the provider has answered.
func (t *trial) Report(Progress) {
	select {
	case t.answered <- struct{}{}:
	default:
	}
	t.end()
}
