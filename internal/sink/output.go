package sink

import (
	"context"
	"errors"
	"fmt"
	"time"

	"smartmoney/internal/retry"
	"smartmoney/internal/source"
)

// How long a position is tried to be stored while the database does not respond. After that the sink fails, and its
// messages are published again.
var storing = retry.Policy{
	First: 100 * time.Millisecond, Most: 5 * time.Second, For: 30 * time.Second,
	Final: func(err error) bool { return errors.Is(err, ErrLeaseLost) },
}

// output is the Output of one stream of a run.
type output struct {
	run       *run
	stream    Stream
	publisher Publisher
	turn      chan struct{} // holds a token while the publisher is used; shared by the streams
}

var _ Output = (*output)(nil)

// Idle implements Output.
func (o *output) Idle() { o.run.ok() }

// Publish implements Output.
func (o *output) Publish(ctx context.Context, messages []Message, positions []Position) error {
	for rest := messages; len(rest) > 0; {
		n, err := batch(rest, o.run.most())
		if err != nil {
			return err
		}
		if err := o.send(ctx, rest[:n]); err != nil {
			return err
		}
		o.run.ok()
		rest = rest[n:]
	}
	if len(positions) == 0 {
		return nil
	}
	m := Move{ID: o.run.claim.ID, Lease: o.run.claim.Lease, Stream: o.stream, Positions: positions, Messages: len(messages)}
	if err := storing.Do(ctx, func() error { return o.run.options.Store.MoveSink(ctx, m) }); err != nil {
		return err
	}
	o.run.moved()
	return nil
}

// send publishes a batch in its turn.
func (o *output) send(ctx context.Context, messages []Message) error {
	select {
	case o.turn <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	defer func() { <-o.turn }()
	sending, cancel := context.WithTimeout(ctx, o.run.options.Timeout)
	defer cancel()
	err := o.publisher.Publish(sending, messages)
	if _, refused := errors.AsType[*source.RefusedError](err); err == nil || refused {
		return err
	}
	if sending.Err() != nil && ctx.Err() == nil {
		o.run.tooMany(len(messages))
		err = fmt.Errorf("the broker did not store %d messages within %s: %w", len(messages), o.run.options.Timeout, err)
	}
	return err
}

// batch returns how many of the messages are the first batch, at most most.
func batch(messages []Message, most int) (int, error) {
	size := 0
	for i := range messages {
		n := len(messages[i].Body)
		if n > MaxBody {
			return 0, fmt.Errorf("a message has at most %d bytes, %s has %d", MaxBody, messages[i].ID, n)
		}
		if i == most || i > 0 && size+n > MaxBatchBytes {
			return i, nil
		}
		size += n
	}
	return len(messages), nil
}
