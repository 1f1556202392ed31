package live

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// Listen calls wake for changes by other processes until ctx ends or it fails.
type Listen func(ctx context.Context, wake func(notifications.Wake)) error

// Bus passes wake-ups on to its subscribers. It is safe for concurrent use.
//
// A wake-up names logs and numbers only. It may be lost: readers get the content from the log, and
// poll slowly besides.
type Bus struct {
	listen      Listen
	log         *slog.Logger
	subscribers []func(notifications.Wake) // not changed after Start

	ctx    context.Context // canceled by Stop
	cancel context.CancelFunc
	all    sync.WaitGroup
}

// NewBus returns a bus without subscribers. Without listen it carries the changes of this
// process only. log receives failures to listen, which are retried.
func NewBus(listen Listen, log *slog.Logger) *Bus {
	b := &Bus{listen: listen, log: log}
	b.ctx, b.cancel = context.WithCancel(context.Background())
	return b
}

// Subscribe calls f at every wake-up, from any goroutine. f must not block. Subscribe must
// not be called after Start or Wake.
func (b *Bus) Subscribe(f func(notifications.Wake)) { b.subscribers = append(b.subscribers, f) }

// Wake passes a wake-up on. It does not block.
func (b *Bus) Wake(w notifications.Wake) {
	for _, f := range b.subscribers {
		f(w)
	}
}

// Delivered wakes for notifications that this process has committed.
func (b *Bus) Delivered(entries []notifications.Entry) { b.Wake(WakeOf(entries)) }

// Retracted wakes for retractions that this process has committed.
func (b *Bus) Retracted(retractions []notify.Retraction) { b.Wake(WakeOfRetractions(retractions)) }

// WakeOfRetractions returns the wake-up for retractions that were committed, without those that
// were not added to a log.
func WakeOfRetractions(retractions []notify.Retraction) notifications.Wake {
	last := map[string]int64{}
	for i := range retractions {
		r := &retractions[i]
		last[r.CustomerID] = max(last[r.CustomerID], r.Sequence)
	}
	return grown(last)
}

// WakeOf returns the wake-up for notifications that were committed.
func WakeOf(entries []notifications.Entry) notifications.Wake {
	last := make(map[string]int64, len(entries))
	for i := range entries {
		n := &entries[i]
		last[n.CustomerID] = max(last[n.CustomerID], n.Sequence)
	}
	return grown(last)
}

// grown returns the wake-up for logs by the numbers of their newest entries, by customer.
func grown(last map[string]int64) notifications.Wake {
	w := notifications.Wake{Grown: make([]notifications.Grown, 0, len(last))}
	for id, sequence := range last {
		if sequence > 0 {
			w.Grown = append(w.Grown, notifications.Grown{CustomerID: id, Last: sequence})
		}
	}
	return w
}

// Start begins to listen.
func (b *Bus) Start(context.Context) error {
	if b.listen != nil {
		b.all.Go(b.run)
	}
	return nil
}

// Stop ends listening for good.
func (b *Bus) Stop(context.Context) error {
	b.cancel()
	b.all.Wait()
	return nil
}

// run listens again after every failure.
func (b *Bus) run() {
	policy := retry.Policy{First: 50 * time.Millisecond, Most: 5 * time.Second}
	policy.Keep(b.ctx, func(working func()) error {
		return b.listen(b.ctx, func(w notifications.Wake) {
			working()
			b.Wake(w)
		})
	}, func(err error) {
		b.log.Error("listening for changed notification logs failed, falling back to polling", "error", err)
	})
}
