package nats

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

// Bounds of what is fetched.
const (
	pullMessages  = 5000     // that the server sends before they are read
	pullBytes     = 16 << 20 // likewise, unless a message may be longer
	pullMost      = 128 << 20
	pullOverhead  = 64 << 10 // of a message beside what max_payload bounds
	fetchMessages = 10_000   // handed over at once
	fetchBytes    = 4 << 20  // likewise, unless it is one message
)

// connection reads a stream.
type connection struct {
	reader   *reader
	server   *nats.Conn
	reading  context.Context //nolint:containedctx // the life of the consumer, not of a call
	received *inbox
	failed   chan error // the first error
	head     *head

	stream   jetstream.Stream
	consumer jetstream.Consumer
	consume  jetstream.ConsumeContext // nil before it began

	// Of the server's callback.
	delivered uint64 // the consumer's sequence number of the last message

	// Of Fetch.
	created time.Time
	seen    uint64    // sequence number of the last message
	next    time.Time // when to ask for the end of the stream
}

var _ broker.Connection = (*connection)(nil)

// fail records the first error of the connection.
func (c *connection) fail(err error) {
	select {
	case c.failed <- err:
	default:
	}
}

// close ends the connection and what runs for it.
func (c *connection) close() {
	if c.consume != nil {
		c.consume.Stop()
	}
	if c.consumer != nil && c.server.IsConnected() {
		c.forget()
	}
	c.server.Close()
}

// forget deletes the consumer, which the server would forget a minute later.
func (c *connection) forget() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if err := c.stream.DeleteConsumer(ctx, c.consumer.CachedInfo().Name); err != nil {
		c.reader.spec.Log.Debug("failed to delete the consumer; the server forgets it", "error", err)
	}
}

// Resume implements broker.Connection.
func (c *connection) Resume(ctx context.Context, at json.RawMessage) (broker.Cursor, []broker.Message, error) {
	before, err := readCursor(at)
	if err != nil {
		return nil, nil, err
	}
	asking, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	service, err := jetstream.New(c.server)
	if err != nil {
		return nil, nil, fmt.Errorf("open JetStream: %w", err)
	}
	name := c.reader.settings.Stream
	if c.stream, err = service.Stream(asking, name); err != nil {
		return nil, nil, fmt.Errorf("ask for stream %s: %w", name, err)
	}
	info := c.stream.CachedInfo()
	cursor, lost, since, err := c.resume(before, info)
	if err != nil {
		return nil, nil, err
	}
	if c.consumer, err = c.stream.CreateConsumer(asking, c.reader.configuration(cursor.Next, since)); err != nil {
		return nil, nil, fmt.Errorf("create a consumer of stream %s: %w", name, err)
	}
	if !since.IsZero() {
		cursor.Next = c.consumer.CachedInfo().Delivered.Stream + 1
	}
	c.seen, c.created = cursor.Next-1, cursor.Created
	c.note(info, c.consumer.CachedInfo())
	c.next = c.reader.spec.Now().Add(c.reader.refresh)
	c.consume, err = c.consumer.Consume(c.receive,
		jetstream.PullMaxMessagesWithBytesLimit(pullMessages, c.pullBytes()), jetstream.PullExpiry(c.reader.refresh),
		jetstream.ConsumeErrHandler(func(_ jetstream.ConsumeContext, err error) { c.fail(err) }))
	if err != nil {
		return nil, nil, fmt.Errorf("read stream %s: %w", name, err)
	}
	return cursor, lost, nil
}

// pullBytes returns how many bytes the server sends before they are read. Any message that it has must fit, else it
// would send none.
func (c *connection) pullBytes() int {
	return int(min(max(pullBytes, c.server.MaxPayload()+pullOverhead), pullMost))
}

// note records the end of the stream.
func (c *connection) note(stream *jetstream.StreamInfo, consumer *jetstream.ConsumerInfo) {
	c.head.last.Store(stream.State.LastSeq)
	c.head.pending.Store(unknown)
	if len(c.reader.settings.Subjects) > 0 {
		c.head.pending.Store(int64(consumer.NumPending))
	}
}

// Reasons of rejects for messages that are lost.
const (
	lostRecreated = "the stream was made anew"
	lostRemoved   = "messages were removed before they were read"
	lostEnd       = "the stream ends before what was read of it"
)

// resume returns where reading goes on, what is lost before, and a time if reading begins there instead.
func (c *connection) resume(before *cursor, info *jetstream.StreamInfo) (next *cursor, messages []broker.Message, since time.Time, err error) {
	first := max(info.State.FirstSeq, 1)
	next = &cursor{Created: info.Created, Next: first, stream: info.Config.Name, head: c.head}
	if before == nil {
		start, err := c.reader.settings.Start(c.reader.spec.Now())
		if start.Latest {
			next.Next = info.State.LastSeq + 1
		}
		return next, nil, start.At, err //nolint:wrapcheck // names the setting
	}
	next.Next = before.Next
	read := before.Next - 1
	switch {
	case !before.Created.Equal(info.Created):
		next.Next = first
		messages = c.lose(first-1, lostRecreated, fmt.Sprintf("the stream that was read up to message %d was made at %s, this one at %s", read,
			before.Created.Format(time.RFC3339Nano), info.Created.Format(time.RFC3339Nano)))
	case before.Next < first: // with subjects, some or all of these messages may be of others
		next.Next = first
		messages = c.lose(first-1, lostRemoved, fmt.Sprintf("messages %d to %d", before.Next, first-1))
	case before.Next > info.State.LastSeq+1:
		next.Next = first
		messages = c.lose(first-1, lostEnd, fmt.Sprintf("the stream has messages %d to %d, and was read up to %d; reading it again", first, info.State.LastSeq, read))
	}
	return next, messages, time.Time{}, nil
}

// lose returns and logs what is lost up to a sequence number.
func (c *connection) lose(to uint64, reason, detail string) []broker.Message {
	c.reader.spec.Log.Warn("messages of the stream are lost, going on at the earliest", "what", reason, "detail", detail)
	place := broker.Place{Log: c.reader.settings.Stream, Partition: broker.WholeLog, Offset: int64(to)}
	return []broker.Message{{Place: place, Lost: &source.Reject{Ref: place.String(), Reason: reason, Detail: detail, Lost: true}}}
}

var errOutOfOrder = errors.New("the server left out messages")

// receive takes a message from the server. While Fetch has no room, it lets the server wait.
func (c *connection) receive(m jetstream.Msg) {
	about, err := m.Metadata()
	if err != nil {
		c.fail(fmt.Errorf("read a message: %w", err))
		return
	}
	if about.Sequence.Consumer != c.delivered+1 {
		c.fail(errOutOfOrder)
		return
	}
	c.delivered++
	place := broker.Place{Log: c.reader.settings.Stream, Partition: broker.WholeLog, Offset: int64(about.Sequence.Stream)}
	c.received.put(c.reading, broker.Message{Place: place, Body: m.Data(), At: about.Timestamp})
}

// Fetch implements broker.Connection.
func (c *connection) Fetch(ctx context.Context) ([]broker.Message, error) {
	now := c.reader.spec.Now()
	if !now.Before(c.next) {
		if err := c.refresh(ctx); err != nil {
			return nil, err
		}
		now = c.reader.spec.Now()
	}
	timeout := time.NewTimer(c.next.Sub(now))
	defer timeout.Stop()
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case err := <-c.failed:
		return nil, fmt.Errorf("read stream %s: %w", c.reader.settings.Stream, err)
	case <-timeout.C:
		return nil, nil
	case <-c.received.ready:
	}
	received := c.received.take()
	messages := make([]broker.Message, 0, len(received))
	for _, m := range received {
		messages = c.append(messages, m)
	}
	return messages, nil
}

// append adds a message, and what is lost before it. With subjects the numbers of other messages are between.
func (c *connection) append(messages []broker.Message, m broker.Message) []broker.Message {
	sequence := uint64(m.Place.Offset)
	if sequence > c.seen+1 && len(c.reader.settings.Subjects) == 0 {
		messages = append(messages, c.lose(sequence-1, lostRemoved, fmt.Sprintf("messages %d to %d", c.seen+1, sequence-1))...)
	}
	c.seen = sequence
	return append(messages, m)
}

// refresh asks for the end of the stream. It returns an error if the stream was made anew: the next run finds what is
// lost.
func (c *connection) refresh(ctx context.Context) error {
	asking, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	stream, err := c.stream.Info(asking)
	if err != nil {
		return fmt.Errorf("ask for stream %s: %w", c.reader.settings.Stream, err)
	}
	consumer, err := c.consumer.Info(asking)
	if err != nil {
		return fmt.Errorf("ask for the consumer of stream %s: %w", c.reader.settings.Stream, err)
	}
	c.note(stream, consumer)
	c.next = c.reader.spec.Now().Add(c.reader.refresh)
	if !stream.Created.Equal(c.created) {
		return fmt.Errorf("stream %s was made anew", c.reader.settings.Stream)
	}
	return nil
}
