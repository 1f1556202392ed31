// Package webhook delivers the signals of customers' notification logs at least once: to their
// receivers over HTTP, signed by the Standard Webhooks scheme, the first attempts of a customer in
// the order of the log, and to public addresses only unless the operator allows others; and to
// sinks, the operator's brokers, every customer's signals in the order of the log.
//
// A Client makes single attempts over HTTP, a Broker makes them at Kafka or NATS JetStream. A
// Sender leases due deliveries from the database and sends them, beside any number of other senders
// on the same database. The package does not decide who receives what: that is decided before a
// notification is in the log.
package webhook

import (
	"cmp"
	"context"
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// Store is the part of outbox.Outbox that a Sender uses. Due deliveries are stored there, so that any
// sender can take over from a dead one. Tests let each of its calls fail.
type Store interface {
	NextWebhook(ctx context.Context, sink ...string) (*time.Time, error)
	JoinSink(ctx context.Context, name string, fromNow bool) error
	LeaseWebhooks(ctx context.Context, owner string, now time.Time, lease time.Duration, slots outbox.Slots,
		newSecret func() (string, error)) ([]*outbox.Lease, error)
	DueDeliveries(ctx context.Context, lease *outbox.Lease, now time.Time, limit int) ([]outbox.DueDelivery, error)
	RenewWebhook(ctx context.Context, lease *outbox.Lease, until time.Time) error
	RecordAttempt(ctx context.Context, lease *outbox.Lease, due *outbox.DueDelivery, result outbox.AttemptResult) error
	FailingSince(ctx context.Context, lease *outbox.Lease, last time.Time, quiet time.Duration) (time.Time, error)
	ReleaseWebhook(ctx context.Context, lease *outbox.Lease) error
}

// Transport sends messages to the endpoints of one sender. It is safe for concurrent use.
type Transport interface {
	// Post makes one attempt, within the deadline of ctx and a time limit of its own. Every failure
	// of the receiver is a result; the error says that ctx ended, and that the receiver may have
	// the message.
	Post(ctx context.Context, m Message) (Result, error)
	// Close ends its connections, within seconds. No call of Post is running or follows.
	Close()
}

var (
	_ Transport = (*Client)(nil)
	_ Transport = Broker{}
)

// Options configures a Sender.
type Options struct {
	Store     Store
	Transport Transport // Stop closes it
	Owner     string    // name of this sender, unique on the database

	Sink    string // the sink that it delivers to; "": customers' webhooks
	FromNow bool   // of a sink without endpoints: it begins with the entries to come

	Links Links // of messages in chats

	Metrics *Metrics         // shared by the senders of a process; nil: its own
	Workers int              // endpoints served concurrently; 0: 256
	Now     func() time.Time // nil: time.Now
	Random  func() float64   // jitter in [0, 1); safe for concurrent use
	Secrets io.Reader        // source of secrets: crypto/rand.Reader
	Logger  *slog.Logger

	// Attempted is called after each attempt, with what was sent and its result. It must not block,
	// keep or change them. Nil: not called.
	Attempted func(*outbox.DueDelivery, *Result)

	// Lease is how long an endpoint stays leased after this sender dies; 0: 60 s. It must be
	// more than twice the client's timeout of an attempt.
	Lease time.Duration
	// Poll is how long deliveries scheduled by other processes may go unnoticed; 0: 1 s. Customers
	// join a sink within five times of it.
	Poll time.Duration
	// Pause is that after the first failure of a sink, of which up to half is left out, doubled up
	// to a minute; 0: 2 s.
	Pause time.Duration
	// Grace is how long Stop lets running attempts finish; 0: 5 s.
	Grace time.Duration
}

func (o *Options) setDefaults() {
	o.Workers, o.Lease = cmp.Or(o.Workers, 256), cmp.Or(o.Lease, time.Minute)
	o.Poll, o.Pause, o.Grace = cmp.Or(o.Poll, time.Second), cmp.Or(o.Pause, 2*time.Second), cmp.Or(o.Grace, 5*time.Second)
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Metrics == nil {
		o.Metrics = NewMetrics()
	}
}

// Sender sends due deliveries. One goroutine leases endpoints. Each leased endpoint has one
// goroutine while it has deliveries due, so that its deliveries are sent one by one and a
// receiver that hangs blocks one worker only.
type Sender struct {
	Options
	wake  chan struct{} // deliveries may be due, or a worker is free
	slots chan struct{} // one for each running worker
	// workers at failing endpoints: at most half, so that others find a free one
	failing atomic.Int32
	broken  atomic.Bool // the last use of the database failed
	pauses  *pauses     // of a sink
	// when to look for customers without an endpoint of the sink; used by dispatch
	joinAt time.Time

	// stopping ends when Stop begins. sending, the context of attempts and database calls,
	// ends when they are cut short.
	stopping, sending context.Context //nolint:containedctx // the lives of goroutines, not of a call
	stop, cut         context.CancelFunc
	// keeping ends shortly after Stop's context: results are stored until then.
	keeping context.Context //nolint:containedctx // likewise
	forgo   context.CancelFunc
	running sync.WaitGroup
}

// NewSender returns a sender. Start starts it.
func NewSender(o Options) *Sender {
	o.setDefaults()
	return &Sender{
		Options: o, wake: make(chan struct{}, 1), slots: o.Metrics.slots(o.Workers),
		pauses: newPauses(o.Pause),
	}
}

// lastWrites is how long Stop still releases leases after its context has ended; otherwise
// another sender would have to wait for them to expire.
const lastWrites = time.Second

// Start starts the sender. It never fails.
func (s *Sender) Start(ctx context.Context) error {
	lasting := context.WithoutCancel(ctx)
	s.keeping, s.forgo = context.WithCancel(lasting)
	s.sending, s.cut = context.WithCancel(s.keeping)
	s.stopping, s.stop = context.WithCancel(s.sending)
	s.running.Go(s.dispatch)
	return nil
}

// Stop starts no further attempt, lets running ones finish within the grace or until ctx
// ends, then cuts them short, and releases all leases. The next sender repeats attempts that
// were cut short.
func (s *Sender) Stop(ctx context.Context) error {
	s.stop()
	grace := time.AfterFunc(s.Grace, s.cut)
	defer grace.Stop()
	defer context.AfterFunc(ctx, func() {
		s.cut()
		time.AfterFunc(lastWrites, s.forgo)
	})()
	s.running.Wait()
	s.forgo()
	s.Transport.Close()
	return nil
}

// Wake makes the sender look for due deliveries. It does not block.
func (s *Sender) Wake() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// dispatch leases endpoints and starts a worker for each, until the sender stops.
func (s *Sender) dispatch() {
	for s.stopping.Err() == nil {
		wait := s.Poll // a finished worker ends the wait
		if len(s.slots) == cap(s.slots) {
			s.wait(wait)
			continue
		}
		s.retry(s.stopping, retry.Forever, func(ctx context.Context) (err error) {
			wait, err = s.lease(ctx)
			return err
		})
		s.wait(wait)
	}
}

// wait waits for d, a wake-up or the end of the sender.
func (s *Sender) wait(d time.Duration) {
	if d <= 0 {
		return
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-s.wake:
	case <-timer.C:
	case <-s.stopping.Done():
	}
}

// lease leases endpoints for the free workers and starts these. It returns how long to wait
// before the next call.
func (s *Sender) lease(ctx context.Context) (wait time.Duration, err error) {
	if s.Sink != "" {
		if wait, err := s.prepare(ctx); wait > 0 || err != nil {
			return wait, err
		}
	}
	next, err := s.Store.NextWebhook(ctx, s.Sink)
	if err != nil {
		return 0, err
	}
	now := s.Now()
	if next == nil || next.After(now) {
		if next == nil || next.Sub(now) > s.Poll {
			return s.Poll, nil
		}
		return next.Sub(now), nil
	}
	slots := outbox.Slots{
		Sink:    s.Sink,
		Free:    min(cap(s.slots)-len(s.slots), leaseAtOnce), // only this goroutine fills slots
		Failing: max((cap(s.slots)+1)/2-int(s.failing.Load()), 0),
	}
	leases, err := s.Store.LeaseWebhooks(ctx, s.Owner, now, s.Lease, slots, s.newSecret)
	if err != nil {
		return 0, err
	}
	for _, l := range leases {
		s.slots <- struct{}{}
		failing := int32(0)
		if l.FailingSince != nil {
			failing = 1
		}
		s.failing.Add(failing)
		s.running.Go(func() {
			defer s.Wake() // it or an endpoint without a worker may have more deliveries
			defer func() {
				s.failing.Add(-failing)
				<-s.slots
			}()
			s.serve(l)
		})
	}
	if len(leases) == 0 {
		return s.Poll, nil // another sender was quicker
	}
	return 0, nil
}

// leaseAtOnce is the largest number of endpoints leased in one transaction.
const leaseAtOnce = 256

func (s *Sender) newSecret() (string, error) { return NewSecret(s.Secrets) }
