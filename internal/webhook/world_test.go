package webhook_test

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	mathrand "math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// world is a real database with customers and senders.
type world struct {
	testing.TB
	url string
	db  *testkit.DB
	now func() time.Time
	log testkit.Buffer // of the senders
}

// worlds runs a test in a world on each kind of database, side by side: they mostly wait.
func worlds(t *testing.T, run func(w *world)) {
	t.Helper()
	eachKind(t, func(t *testing.T, url string) { run(newWorld(t, url, time.Now)) })
}

func eachKind(t *testing.T, run func(t *testing.T, url string)) {
	t.Helper()
	for kind, url := range map[string]func(testing.TB) string{"sqlite": testkit.MigratedSQLiteURL, "postgres": testkit.MigratedPostgresURL} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			run(t, url(t))
		})
	}
}

func newWorld(t testing.TB, url string, now func() time.Time) *world {
	t.Helper()
	w := &world{TB: t, url: url, now: now}
	w.db = w.open()
	return w
}

// open opens the database again, as another process does.
func (w *world) open() *testkit.DB {
	w.Helper()
	return testkit.Open(w, sqldb.Options{URL: w.url, Now: w.now})
}

func (w *world) check(err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
}

// hook creates a customer with a webhook at an address and a secret.
func (w *world) hook(id, url string) {
	w.Helper()
	_, err := w.db.CreateCustomer(w.Context(), id, id)
	w.check(err)
	w.set(id, url)
}

// set sets the address of a customer's webhook.
func (w *world) set(id, url string) {
	w.Helper()
	_, _, err := w.db.ChangeConfigWebhook(w.Context(), id, "", outbox.Setting{Again: true, Secret: secret},
		func(c smartmoney.Config, _ bool) (smartmoney.Config, error) { c.WebhookURL = url; return c, nil })
	w.check(err)
}

// send commits n signals to a customer's log in one batch, as the engine does; the first one
// is about token number from.
func (w *world) send(id string, from, n int) {
	w.Helper()
	w.sendAll([]string{id}, from, n)
}

// sendAll commits n signals to the logs of several customers in one batch.
func (w *world) sendAll(ids []string, from, n int) {
	w.Helper()
	customers, _, err := w.db.ChangedCustomers(w.Context(), 0)
	w.check(err)
	step := &enginestate.Commit{Now: w.now()}
	for i := range n {
		s := servicetest.Signal(smartmoney.Polymarket, smartmoney.PMConvergenceP1, from+i, noon, 1, 2)
		step.Signals = append(step.Signals, notifications.SignalBody{Signal: s})
		for _, a := range customers {
			if !slices.Contains(ids, a.CustomerID) {
				continue
			}
			step.Notifications = append(step.Notifications, notifications.Entry{
				CustomerID: a.CustomerID, LogVersion: a.LogVersion, SignalID: s.ID, Type: s.Type, Chain: s.Chain,
				Token: s.Token.Address, Timestamp: s.Timestamp.UnixNano(), Decision: smartmoney.Delivered{ConfigVersion: 1, DailyUsed: 1, DailyBudget: 30, TypeUsed: 1},
			})
		}
	}
	w.check(w.db.CommitState(w.Context(), step))
}

// spied is a database that counts reads and fails on request.
type spied struct {
	*outbox.Outbox
	looks atomic.Int64 // calls of NextWebhook
	fails atomic.Int64 // number of calls that will fail; negative: all
}

var errBroken = errors.New("the database is broken")

func (s *spied) fail() error {
	for {
		left := s.fails.Load()
		if left == 0 {
			return nil
		}
		if left < 0 || s.fails.CompareAndSwap(left, left-1) {
			return errBroken
		}
	}
}

func (s *spied) NextWebhook(ctx context.Context, sink ...string) (*time.Time, error) {
	if err := s.fail(); err != nil {
		return nil, err
	}
	at, err := s.Outbox.NextWebhook(ctx, sink...)
	s.looks.Add(1)
	return at, err
}

func (s *spied) LeaseWebhooks(ctx context.Context, owner string, now time.Time, lease time.Duration, slots outbox.Slots, secret func() (string, error)) ([]*outbox.Lease, error) {
	if err := s.fail(); err != nil {
		return nil, err
	}
	return s.Outbox.LeaseWebhooks(ctx, owner, now, lease, slots, secret)
}

func (s *spied) DueDeliveries(ctx context.Context, l *outbox.Lease, now time.Time, limit int) ([]outbox.DueDelivery, error) {
	if err := s.fail(); err != nil {
		return nil, err
	}
	return s.Outbox.DueDeliveries(ctx, l, now, limit)
}

func (s *spied) RenewWebhook(ctx context.Context, l *outbox.Lease, until time.Time) error {
	if err := s.fail(); err != nil {
		return err
	}
	return s.Outbox.RenewWebhook(ctx, l, until)
}

func (s *spied) RecordAttempt(ctx context.Context, l *outbox.Lease, d *outbox.DueDelivery, r outbox.AttemptResult) error {
	if err := s.fail(); err != nil {
		return err
	}
	return s.Outbox.RecordAttempt(ctx, l, d, r)
}

func (s *spied) ReleaseWebhook(ctx context.Context, l *outbox.Lease) error {
	if err := s.fail(); err != nil {
		return err
	}
	return s.Outbox.ReleaseWebhook(ctx, l)
}

// sender is a running sender with its view of the database.
type sender struct {
	*webhook.Sender
	spy *spied
}

// start starts a sender with its own database handle; change modifies its options.
func (w *world) start(owner string, client webhook.ClientOptions, change ...func(*webhook.Options)) *sender {
	w.Helper()
	s := &sender{spy: &spied{Outbox: w.open().Outbox}}
	client.Now = w.now
	o := webhook.Options{
		Store: s.spy, Transport: webhook.NewClient(client), Owner: owner, Now: w.now, Random: mathrand.Float64, Secrets: rand.Reader,
		Logger: slog.New(slog.NewTextHandler(&w.log, nil)), Poll: 20 * time.Millisecond,
	}
	for _, c := range change {
		c(&o)
	}
	s.Sender = webhook.NewSender(o)
	w.check(s.Start(context.Background()))
	w.Cleanup(func() { testkit.Stop(w, s.Stop) })
	return s
}

// until waits until is returns true.
func (w *world) until(what string, is func() bool) {
	w.Helper()
	testkit.Eventually(w, what, is)
}

// deliveries returns a customer's deliveries, oldest first.
func (w *world) deliveries(id string) []*smartmoney.WebhookDelivery {
	w.Helper()
	all, err := w.db.WebhookDeliveries(w.Context(), id, 0, 0, 10_000)
	w.check(err)
	for i, j := 0, len(all)-1; i < j; i, j = i+1, j-1 {
		all[i], all[j] = all[j], all[i]
	}
	return all
}

// delivered waits until n deliveries of a customer have succeeded.
func (w *world) delivered(id string, n int) {
	w.Helper()
	w.until(fmt.Sprintf("%d deliveries to %s", n, id), func() bool {
		got := 0
		for _, d := range w.deliveries(id) {
			if d.State == smartmoney.DeliveryDelivered {
				got++
			}
		}
		return got == n
	})
}

// looked waits until the sender looks for due deliveries again.
func (w *world) looked(s *sender) {
	w.Helper()
	from := s.spy.looks.Load()
	s.Wake()
	w.until("the sender looks", func() bool { return s.spy.looks.Load() >= from+2 })
}
