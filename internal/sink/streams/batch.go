package streams

import (
	"context"

	"smartmoney/internal/sink"
)

// Bounds at which a batch is published before it grows further.
const (
	flushMessages  = sink.MaxBatchMessages
	flushPositions = 500
	flushBytes     = sink.MaxBatchBytes
)

// batch collects messages and the positions behind them.
type batch struct {
	out       sink.Output
	messages  []sink.Message
	positions []sink.Position
	size      int // bytes of the bodies
}

func (b *batch) add(m sink.Message) {
	b.messages = append(b.messages, m)
	b.size += len(m.Body)
}

// move adds a position. Every message before it must have been added.
func (b *batch) move(p sink.Position) { b.positions = append(b.positions, p) }

// full reports whether the batch should be published.
func (b *batch) full() bool {
	return len(b.messages) >= flushMessages || len(b.positions) >= flushPositions || b.size >= flushBytes
}

// flush publishes the batch if it is full, or in any case.
func (b *batch) flush(ctx context.Context, anyway bool) error {
	if len(b.messages) == 0 && len(b.positions) == 0 || !anyway && !b.full() {
		return nil
	}
	if err := b.out.Publish(ctx, b.messages, b.positions); err != nil {
		return err
	}
	clear(b.messages)
	b.messages, b.positions, b.size = b.messages[:0], b.positions[:0], 0
	return nil
}
