package nats

import (
	"context"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

const (
	requestTimeout = 10 * time.Second

	// refreshInterval is how often the end of the stream is asked for.
	refreshInterval = 10 * time.Second
)

// New implements source.Kind.
func (Kind) New(spec source.Spec) (source.Reader, error) {
	s := &Settings{}
	if err := broker.Read(spec.Settings, s); err != nil {
		return nil, err //nolint:wrapcheck // names the setting
	}
	return &reader{spec: spec, settings: s, refresh: refreshInterval}, nil
}

type reader struct {
	spec     source.Spec
	settings *Settings
	refresh  time.Duration
}

// Run implements source.Reader. It ends with the first error of the connection: the next run goes on from the
// position that is stored, with a consumer of its own.
func (r *reader) Run(ctx context.Context, out source.Output) error {
	reading, cancel := context.WithCancel(ctx)
	c := &connection{reader: r, reading: reading, received: newInbox(), failed: make(chan error, 1), head: &head{}}
	server, err := r.settings.Connect(ctx,
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { c.fail(err) }),
		nats.ClosedHandler(func(*nats.Conn) { c.fail(nats.ErrConnectionClosed) }))
	if err != nil {
		cancel()
		return err
	}
	c.server = server
	err = broker.Run(ctx, out, &r.spec, &r.settings.Settings, c)
	cancel()
	c.close()
	return Refusal(err)
}

// configuration returns the settings of a consumer that begins at a sequence number, or at a time if it is set.
func (r *reader) configuration(sequence uint64, at time.Time) jetstream.ConsumerConfig {
	c := jetstream.ConsumerConfig{
		DeliverPolicy: jetstream.DeliverByStartSequencePolicy, OptStartSeq: sequence,
		AckPolicy: jetstream.AckNonePolicy, ReplayPolicy: jetstream.ReplayInstantPolicy,
		MemoryStorage: true, Replicas: 1, InactiveThreshold: time.Minute,
	}
	if !at.IsZero() {
		c.DeliverPolicy, c.OptStartSeq, c.OptStartTime = jetstream.DeliverByStartTimePolicy, 0, &at
	}
	if len(r.settings.Subjects) == 1 {
		c.FilterSubject = r.settings.Subjects[0]
	} else {
		c.FilterSubjects = r.settings.Subjects
	}
	return c
}
