package evm

import (
	"context"
	"encoding/json"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// Bounds of a batch, within those of package source: what one more log adds still fits.
const (
	batchEvents  = source.MaxBatchEvents - 16
	batchBytes   = source.MaxBatchBytes - 64<<10
	batchRejects = source.MaxRejects - 16
	// enough is the number of events after which a batch ends with its block.
	enough = 2000
)

// writer collects batches and appends them, one at a time, while the next one is collected. It is
// not safe for concurrent use.
type writer struct {
	out     source.Output
	most    int // events of a batch, batchEvents but in tests
	batch   source.Batch
	bytes   int
	pending chan error // the result of the append that runs; nil if none does
}

// add adds the trades of a log, or its reject.
func (w *writer) add(events []event.Event, reject *source.Reject) {
	for i := range events {
		w.bytes += events[i].Size()
	}
	w.batch.Events = append(w.batch.Events, events...)
	switch {
	case reject == nil:
	case worthKeeping(reject.Reason):
		reject.Lost, reject.Noise = isLoss(reject.Reason), !isLoss(reject.Reason)
		w.batch.Rejects = append(w.batch.Rejects, *reject)
	case isLoss(reject.Reason):
		if w.batch.Lost == nil {
			w.batch.Lost = map[string]int64{}
		}
		w.batch.Lost[reject.Reason]++
	default:
		if w.batch.Skipped == nil {
			w.batch.Skipped = map[string]int64{}
		}
		w.batch.Skipped[reject.Reason]++
	}
}

// full reports whether the batch must be appended before more is added.
func (w *writer) full() bool {
	return len(w.batch.Events) >= w.most || w.bytes >= batchBytes || len(w.batch.Rejects) >= batchRejects
}

// large reports whether the batch is worth a transaction.
func (w *writer) large() bool {
	return len(w.batch.Events) >= enough || w.bytes >= batchBytes/2 || len(w.batch.Rejects) >= batchRejects/2
}

// flush begins to append what was collected, with the position after it. It returns the error of
// the append before.
func (w *writer) flush(ctx context.Context, position json.RawMessage, at time.Time) error {
	if err := w.wait(); err != nil {
		return err
	}
	batch := w.batch
	batch.Position, batch.At = position, at
	w.batch, w.bytes = source.Batch{}, 0
	pending := make(chan error, 1)
	w.pending = pending
	go func() { pending <- w.out.Append(ctx, &batch) }()
	return nil
}

// wait waits for the append that runs, and returns its error.
func (w *writer) wait() error {
	if w.pending == nil {
		return nil
	}
	err := <-w.pending
	w.pending = nil
	return err
}
