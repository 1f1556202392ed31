package broker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// natsSource are the settings of a source.
type natsSource struct {
	settings
	natsAccess
	Stream   string      `json:"stream"`             // its name
	Subjects source.List `json:"subjects,omitempty"` // of the stream's messages, with wildcards, at most 64; all if empty
}

var (
	streamName  = regexp.MustCompile(`^[a-zA-Z0-9_-]{1,255}$`)
	subjectName = regexp.MustCompile(`^[[:graph:]]{1,255}$`)
)

func (n *natsSource) check() error {
	if err := n.settings.check(); err != nil {
		return err
	}
	if err := n.natsAccess.check(); err != nil {
		return err
	}
	if !streamName.MatchString(n.Stream) {
		return smartmoney.BadInput("stream", "stream must be 1 to 255 letters, digits, '_' and '-', got %s", smartmoney.Shown(n.Stream))
	}
	if len(n.Subjects) > maxNames {
		return smartmoney.BadInput("subjects", "subjects must be at most %d, got %d", maxNames, len(n.Subjects))
	}
	for _, subject := range n.Subjects {
		if !subjectName.MatchString(subject) {
			return smartmoney.BadInput("subjects", "subjects must be 1 to 255 ASCII characters without spaces, got %s", smartmoney.Shown(subject))
		}
	}
	return nil
}

// natsReader reads a stream of JetStream in its order, with a consumer of its own that the server
// forgets afterwards. So it cannot read a stream whose retention is a work queue.
type natsReader struct {
	spec     source.Spec
	settings natsSource
	refresh  time.Duration
}

// Bounds of what is fetched.
const (
	pullMessages = 5000     // that the server sends before they are read
	pullBytes    = 16 << 20 // likewise, unless a message may be longer
	pullMost     = 128 << 20
	pullOverhead = 64 << 10 // of a message beside what max_payload bounds
	inboxBytes   = 4 << 20  // handed over at once, unless it is one message
)

// Run implements source.Reader. It ends with the first error of the connection: the next run goes
// on from the position that is stored.
func (n *natsReader) Run(ctx context.Context, out source.Output) error {
	c := &natsConnection{natsReader: n, inbox: make(chan []message, 1)}
	c.reading, c.fail = context.WithCancelCause(ctx)
	defer c.fail(nil)
	var err error
	if c.server, err = n.settings.connect(ctx, c.fail); err != nil {
		return err
	}
	err = run(ctx, out, &n.spec, &n.settings.settings, c)
	c.fail(nil)
	c.close()
	return natsError(err)
}

// natsConnection reads a stream.
type natsConnection struct {
	*natsReader
	server  *nats.Conn
	reading context.Context         // ends with the connection; its cause is the first error
	fail    context.CancelCauseFunc // of reading
	inbox   chan []message          // what receive got and fetch did not take yet
	at      streamPlace

	last atomic.Uint64 // the stream's last sequence number, as the server said last
	// messages of the subjects that were not fetched yet; −1 without subjects, where numbers say it
	pending atomic.Int64

	stream   jetstream.Stream
	consumer jetstream.Consumer
	consume  jetstream.ConsumeContext // nil before it began

	// Of receive.
	delivered uint64 // the consumer's sequence number of the last message
	bytes     int    // in the inbox

	// Of fetch.
	created time.Time
	seen    uint64    // sequence number of the last message
	next    time.Time // when to ask for the end of the stream
}

// streamPlace is where reading of the stream goes on.
type streamPlace struct {
	Created time.Time `json:"created"` // when the stream was made; tells it from a later one of its name
	Next    uint64    `json:"next"`    // sequence number of the first message that is not read, ≥ 1
}

func (nc *natsConnection) position() any { return nc.at }

func (nc *natsConnection) advance(p place) { nc.at.Next = uint64(p.Offset) + 1 }

func (nc *natsConnection) progress() source.Progress {
	read := nc.at.Next - 1
	last := max(nc.last.Load(), read)
	lag := nc.pending.Load()
	if lag < 0 {
		lag = int64(last - read)
	}
	return source.Progress{Position: nc.place(read).String(), Head: nc.place(last).String(), Lag: &lag}
}

func (nc *natsConnection) place(sequence uint64) place {
	return place{nc.settings.Stream, wholeLog, int64(sequence)}
}

// close ends the connection and what runs for it.
func (nc *natsConnection) close() {
	if nc.consume != nil {
		nc.consume.Stop()
	}
	if nc.consumer != nil && nc.server.IsConnected() {
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		if err := nc.stream.DeleteConsumer(ctx, nc.consumer.CachedInfo().Name); err != nil {
			nc.spec.Log.Debug("failed to delete the consumer; the server forgets it", "error", err)
		}
	}
	nc.server.Close()
}

func (nc *natsConnection) resume(ctx context.Context, raw json.RawMessage) ([]message, error) {
	asking, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	service, err := jetstream.New(nc.server)
	if err != nil {
		return nil, fmt.Errorf("open JetStream: %w", err)
	}
	name := nc.settings.Stream
	if nc.stream, err = service.Stream(asking, name); err != nil {
		return nil, fmt.Errorf("ask for stream %s: %w", name, err)
	}
	info := nc.stream.CachedInfo()
	lost, since, err := nc.resumeAt(raw, info)
	if err != nil {
		return nil, err
	}
	if nc.consumer, err = nc.stream.CreateConsumer(asking, nc.configuration(since)); err != nil {
		return nil, fmt.Errorf("create a consumer of stream %s: %w", name, err)
	}
	if !since.IsZero() {
		nc.at.Next = nc.consumer.CachedInfo().Delivered.Stream + 1
	}
	nc.seen, nc.created = nc.at.Next-1, info.Created
	nc.note(info, nc.consumer.CachedInfo())
	// Any message that the server has must fit into a pull, else it would send none.
	bytes := int(min(max(pullBytes, nc.server.MaxPayload()+pullOverhead), pullMost))
	nc.consume, err = nc.consumer.Consume(nc.receive,
		jetstream.PullMaxMessagesWithBytesLimit(pullMessages, bytes), jetstream.PullExpiry(nc.refresh),
		jetstream.ConsumeErrHandler(func(_ jetstream.ConsumeContext, err error) { nc.fail(err) }))
	if err != nil {
		return nil, fmt.Errorf("read stream %s: %w", name, err)
	}
	return lost, nil
}

// configuration returns the settings of a consumer that begins at the place, or at a time if it is
// set.
func (nc *natsConnection) configuration(at time.Time) jetstream.ConsumerConfig {
	config := jetstream.ConsumerConfig{
		DeliverPolicy: jetstream.DeliverByStartSequencePolicy, OptStartSeq: nc.at.Next,
		AckPolicy: jetstream.AckNonePolicy, ReplayPolicy: jetstream.ReplayInstantPolicy,
		MemoryStorage: true, Replicas: 1, InactiveThreshold: time.Minute,
	}
	if !at.IsZero() {
		config.DeliverPolicy, config.OptStartSeq, config.OptStartTime = jetstream.DeliverByStartTimePolicy, 0, &at
	}
	if len(nc.settings.Subjects) == 1 {
		config.FilterSubject = nc.settings.Subjects[0]
	} else {
		config.FilterSubjects = nc.settings.Subjects
	}
	return config
}

// note records the end of the stream, and when to ask for it again.
func (nc *natsConnection) note(stream *jetstream.StreamInfo, consumer *jetstream.ConsumerInfo) {
	nc.last.Store(stream.State.LastSeq)
	nc.pending.Store(-1)
	if len(nc.settings.Subjects) > 0 {
		nc.pending.Store(int64(consumer.NumPending))
	}
	nc.next = nc.spec.Now().Add(nc.refresh)
}

// Reasons of rejects for messages of streams that are lost.
const (
	lostStream   = "the stream was made anew"
	lostMessages = "messages were removed before they were read"
	lostTail     = "the stream ends before what was read of it"
)

// resumeAt sets the place where reading goes on. It returns what is lost before, and a time if
// reading begins there instead.
func (nc *natsConnection) resumeAt(raw json.RawMessage, info *jetstream.StreamInfo) (lost []message, since time.Time, err error) {
	first, last := max(info.State.FirstSeq, 1), info.State.LastSeq
	nc.at = streamPlace{Created: info.Created, Next: first}
	if raw == nil {
		behindLatest, since, err := nc.settings.start(nc.spec.Now())
		if behindLatest {
			nc.at.Next = last + 1
		}
		return nil, since, err
	}
	var was streamPlace
	if err := json.Unmarshal(raw, &was); err != nil {
		return nil, since, fmt.Errorf("read the source's sequence number: %w", err)
	}
	if was.Next < 1 {
		return nil, since, fmt.Errorf("the source's sequence number is %d, want 1 or more", was.Next)
	}
	read := was.Next - 1
	switch {
	case !was.Created.Equal(info.Created):
		lost = nc.lose(first-1, lostStream, fmt.Sprintf("the stream that was read up to message %d was made at %s, this one at %s", read,
			was.Created.Format(time.RFC3339Nano), info.Created.Format(time.RFC3339Nano)))
	case was.Next < first: // with subjects, some or all of these messages may be of others
		lost = nc.lose(first-1, lostMessages, fmt.Sprintf("messages %d to %d", was.Next, first-1))
	case was.Next > last+1:
		lost = nc.lose(first-1, lostTail, fmt.Sprintf("the stream has messages %d to %d, and was read up to %d; reading it again", first, last, read))
	default:
		nc.at.Next = was.Next
	}
	return lost, since, nil
}

// lose returns and logs what is lost up to a sequence number.
func (nc *natsConnection) lose(to uint64, reason, detail string) []message {
	nc.spec.Log.Warn("messages of the stream are lost, going on at the earliest", "what", reason, "detail", detail)
	m := missing(nc.place(to).String(), reason, detail)
	m.place = nc.place(to)
	return []message{m}
}

// receive takes a message from the server. It is called by one goroutine, the only one that sends
// to the inbox. While the inbox has no room for the message, it lets the server wait: at most
// fetchMessages of inboxBytes, or one, are in there.
func (nc *natsConnection) receive(m jetstream.Msg) {
	about, err := m.Metadata()
	if err != nil {
		nc.fail(fmt.Errorf("read a message: %w", err))
		return
	}
	if about.Sequence.Consumer != nc.delivered+1 {
		nc.fail(errors.New("the server left out messages"))
		return
	}
	nc.delivered++
	var held []message
	select {
	case held = <-nc.inbox:
	default:
		nc.bytes = 0 // fetch took them
	}
	if n := len(held); n >= fetchMessages || n > 0 && nc.bytes+len(m.Data()) > inboxBytes {
		nc.inbox <- held
		held, nc.bytes = nil, 0
	}
	nc.bytes += len(m.Data())
	next := message{place: nc.place(about.Sequence.Stream), body: m.Data(), at: about.Timestamp}
	select {
	case nc.inbox <- append(held, next):
	case <-nc.reading.Done():
	}
}

func (nc *natsConnection) fetch(ctx context.Context) ([]message, error) {
	now := nc.spec.Now()
	if !now.Before(nc.next) {
		if err := nc.findEnd(ctx); err != nil {
			return nil, err
		}
		now = nc.spec.Now()
	}
	timeout := time.NewTimer(nc.next.Sub(now))
	defer timeout.Stop()
	var received []message
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-nc.reading.Done():
		return nil, fmt.Errorf("read stream %s: %w", nc.settings.Stream, context.Cause(nc.reading))
	case <-timeout.C:
		return nil, nil
	case received = <-nc.inbox:
	}
	messages := make([]message, 0, len(received))
	for _, m := range received {
		// With subjects the numbers of other messages are between.
		if at := uint64(m.place.Offset); at > nc.seen+1 && len(nc.settings.Subjects) == 0 {
			messages = append(messages, nc.lose(at-1, lostMessages, fmt.Sprintf("messages %d to %d", nc.seen+1, at-1))...)
		}
		nc.seen = uint64(m.place.Offset)
		messages = append(messages, m)
	}
	return messages, nil
}

// findEnd asks for the end of the stream. It returns an error if the stream was made anew: the next
// run finds what is lost.
func (nc *natsConnection) findEnd(ctx context.Context) error {
	asking, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	stream, err := nc.stream.Info(asking)
	if err != nil {
		return fmt.Errorf("ask for stream %s: %w", nc.settings.Stream, err)
	}
	consumer, err := nc.consumer.Info(asking)
	if err != nil {
		return fmt.Errorf("ask for the consumer of stream %s: %w", nc.settings.Stream, err)
	}
	nc.note(stream, consumer)
	if !stream.Created.Equal(nc.created) {
		return fmt.Errorf("stream %s was made anew", nc.settings.Stream)
	}
	return nil
}
