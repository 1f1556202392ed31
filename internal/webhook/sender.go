package webhook

import (
	"context"
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"smartmoney/internal/lifecycle"
	"smartmoney/internal/retry"
	"smartmoney/internal/store"
)

// Store is the part of the database that a Sender works on. What is due lies there,
// so that any sender can take over from one that died.
type Store interface {
	// NextWebhook returns the time from which LeaseWebhooks has something to give, as
	// things stand; nil when nothing waits.
	NextWebhook(ctx context.Context) (*time.Time, error)
	// LeaseWebhooks returns endpoints that have something due at now, as many as there are
	// slots for, for the owner alone until now + lease. newSecret makes the secret of one
	// without.
	LeaseWebhooks(ctx context.Context, owner string, now time.Time, lease time.Duration, slots store.WebhookSlots,
		newSecret func() (string, error)) ([]*store.WebhookLease, error)
	// DueDeliveries returns what a leased endpoint is to be sent now, at most limit: no
	// first attempt before that of an earlier entry.
	DueDeliveries(ctx context.Context, lease *store.WebhookLease, now time.Time, limit int) ([]store.DueDelivery, error)
	// RenewWebhook makes a lease last until a time, where less than half of it is left,
	// and brings its secrets up to date. Its error is store.ErrLeaseLost where it is
	// another's.
	RenewWebhook(ctx context.Context, lease *store.WebhookLease, until time.Time) error
	// RecordAttempt keeps what became of an attempt, and what follows for the delivery
	// and the endpoint. Its error is store.ErrLeaseLost where the lease is another's.
	RecordAttempt(ctx context.Context, lease *store.WebhookLease, due *store.DueDelivery, result store.AttemptResult) error
	// FailingSince returns since when every attempt has failed without a longer pause
	// between two of them than quiet, the one at last included, and keeps it.
	FailingSince(ctx context.Context, lease *store.WebhookLease, last time.Time, quiet time.Duration) (time.Time, error)
	// ReleaseWebhook returns a lease back.
	ReleaseWebhook(ctx context.Context, lease *store.WebhookLease) error
}

var (
	_ Store             = (*store.DB)(nil)
	_ lifecycle.Service = (*Sender)(nil)
)

// Options are a sender's parts and settings.
type Options struct {
	Store  Store
	Client *Client // Stop closes it
	Owner  string  // this sender's name among all on the database, unlike any other's

	Workers int              // endpoints that are sent to at a time; 0: 256
	Now     func() time.Time // nil: time.Now
	Random  func() float64   // 0 up to 1, from any goroutine: the jitter
	Secrets io.Reader        // what secrets are made of: crypto/rand.Reader
	Logger  *slog.Logger

	// Lease is how long an endpoint stays taken when this sender dies; 0: 60 s. It must
	// be more than twice the time that the client gives an attempt.
	Lease time.Duration
	// Poll is how long what others put on its way may lie unseen; 0: 1 s.
	Poll time.Duration
	// Grace is how long Stop lets attempts go on; 0: 5 s.
	Grace time.Duration
}

func (o *Options) resolve() {
	if o.Workers == 0 {
		o.Workers = 256
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Lease == 0 {
		o.Lease = time.Minute
	}
	if o.Poll == 0 {
		o.Poll = time.Second
	}
	if o.Grace == 0 {
		o.Grace = 5 * time.Second
	}
}

// Sender sends what is due. One goroutine leases endpoints; each leased endpoint has
// one goroutine while it has something due, so that its deliveries go out one after
// the other and a receiver that hangs costs one worker, whatever waits for it.
type Sender struct {
	Options
	wake     chan struct{} // something may be due, or a worker is free
	slots    chan struct{} // one for each worker that runs
	failing  atomic.Int32  // of them, those at endpoints that fail: at most half, so that others find one
	failures failures

	delivered, failed atomic.Uint64 // attempts

	// stopping ends when Stop begins; sending, which attempts and the database are asked
	// with, when they are cut.
	stopping, sending context.Context //nolint:containedctx // the lives of goroutines, not of a call
	stop, cut         context.CancelFunc
	// keeping ends soon after Stop's context does: what is known is kept no longer.
	keeping context.Context //nolint:containedctx // likewise
	forgo   context.CancelFunc
	running sync.WaitGroup
}

// NewSender makes a sender that Start sets going.
func NewSender(o Options) *Sender {
	o.resolve()
	return &Sender{Options: o, wake: make(chan struct{}, 1), slots: make(chan struct{}, o.Workers), failures: failures{log: o.Logger}}
}

// lastWrites is for how long a Stop whose context has ended still lets leases be given
// back: another sender would wait for them to expire.
const lastWrites = time.Second

// Start sets the sender going until Stop. It never fails.
func (s *Sender) Start(ctx context.Context) error {
	lasting := context.WithoutCancel(ctx)
	s.keeping, s.forgo = context.WithCancel(lasting)
	s.sending, s.cut = context.WithCancel(s.keeping)
	s.stopping, s.stop = context.WithCancel(s.sending)
	s.running.Go(s.dispatch)
	return nil
}

// Stop begins no further attempt, lets those under way end within the grace or until
// ctx ends, cuts them then, and gives back what is leased. What was cut is sent again,
// by this sender's successor.
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
	s.Client.Close()
	return nil
}

// Wake makes the sender look for what is due. It does not block.
func (s *Sender) Wake() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// dispatch leases endpoints and gives each a goroutine, until the sender stops.
func (s *Sender) dispatch() {
	for s.stopping.Err() == nil {
		wait := s.Poll // or until a worker ends
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

// wait waits for a time, until the sender is woken or until it stops.
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

// lease takes what is due and there is a worker for, and gives how long to wait for
// more.
func (s *Sender) lease(ctx context.Context) (wait time.Duration, err error) {
	next, err := s.Store.NextWebhook(ctx)
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
	slots := store.WebhookSlots{
		Free:    min(cap(s.slots)-len(s.slots), leaseAtOnce), // only this goroutine fills them
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
			defer s.Wake() // there may be more for it, or for those that found no worker
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

// leaseAtOnce bounds the endpoints of one transaction.
const leaseAtOnce = 256

func (s *Sender) newSecret() (string, error) { return NewSecret(s.Secrets) }
