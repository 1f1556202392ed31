// Package streams reads what sinks publish: customers' notification logs, and from the detection journal decisions
// about candidates and the trades of ranked wallets. It turns them into messages with the ids and sequences of package
// sink, the same whenever they are read.
//
// It promises that every customer gets its turn, however much others have to be published, and that its memory does
// not grow with what is to be published. It reads through the readers' connections of the database and writes nothing.
package streams

import (
	"context"
	"log/slog"
	"strconv"
	"sync"
	"time"

	"smartmoney/internal/notifications"
	"smartmoney/internal/outbox"
	"smartmoney/internal/sink"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/wire"
)

// Bounds of the work for one sink.
const (
	pageCustomers = 200  // customers that are looked up at once
	turnEntries   = 50   // entries of a log that are published before the next customer's
	logReads      = 4    // logs that are read at once
	maxWoken      = 4096 // customers of wake-ups that are remembered; beyond it all logs are looked at
)

// Logs reads customers' notification logs, and which of them a sink has to publish.
type Logs interface {
	// LogAfter returns the oldest entries after a sequence, at most limit, with the start and the end of the log.
	LogAfter(ctx context.Context, customerID string, after int64, limit int) (notifications.LogPart, error)
	// SinkBehind returns up to limit customers, without suspended ones, whose logs do not end where a sink has published
	// them, by the ids of their logs from after on.
	SinkBehind(ctx context.Context, sink, after int64, limit int) ([]sink.Customer, error)
	// SinkBehindAmong is SinkBehind for the customers of some ids.
	SinkBehindAmong(ctx context.Context, sink int64, ids []string) ([]sink.Customer, error)
}

// Notifications publishes notification logs. Wake-ups tell it which; a poll covers those that are lost.
type Notifications struct {
	logs Logs
	log  *slog.Logger
	poll time.Duration

	mu   sync.Mutex // guards runs
	runs map[*woken]struct{}
}

var _ sink.Reader = (*Notifications)(nil)

// NewNotifications returns a reader that looks at all logs every poll; 0 is every five seconds.
func NewNotifications(logs Logs, poll time.Duration, log *slog.Logger) *Notifications {
	if poll == 0 {
		poll = 5 * time.Second
	}
	return &Notifications{logs: logs, log: log, poll: poll, runs: map[*woken]struct{}{}}
}

// Wake says which logs have grown. It does not block.
func (n *Notifications) Wake(w notifications.Wake) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for run := range n.runs {
		run.add(w)
	}
}

// woken has the customers whose logs have grown.
type woken struct {
	mu        sync.Mutex // guards what follows
	customers map[string]struct{}
	all       bool
	signal    chan struct{} // capacity 1
}

func (w *woken) add(wake notifications.Wake) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, g := range wake.Grown {
		if len(w.customers) >= maxWoken {
			wake.All = true
			break
		}
		w.customers[g.CustomerID] = struct{}{}
	}
	w.all = w.all || wake.All
	select {
	case w.signal <- struct{}{}:
	default:
	}
}

// take returns up to limit customers that were woken, and whether all were.
func (w *woken) take(limit int) (ids []string, all bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for id := range w.customers {
		if len(ids) == limit {
			break
		}
		ids = append(ids, id)
		delete(w.customers, id)
	}
	all, w.all = w.all, false
	return ids, all
}

// Run implements sink.Reader.
func (n *Notifications) Run(ctx context.Context, s sink.Claimed, out sink.Output) error {
	w := &woken{customers: map[string]struct{}{}, all: true, signal: make(chan struct{}, 1)}
	n.mu.Lock()
	n.runs[w] = struct{}{}
	n.mu.Unlock()
	defer func() {
		n.mu.Lock()
		delete(n.runs, w)
		n.mu.Unlock()
	}()
	tick := time.NewTicker(n.poll)
	defer tick.Stop()
	r := &logReader{Notifications: n, sink: s, out: out, woken: w}
	for {
		more, err := r.serve(ctx)
		if err != nil {
			return err
		}
		if more {
			continue
		}
		out.Idle()
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-w.signal:
		case <-tick.C:
			w.add(notifications.Wake{All: true})
		}
	}
}

// logReader publishes logs for one run of a sink.
type logReader struct {
	*Notifications
	sink  sink.Claimed
	out   sink.Output
	woken *woken
}

// serve publishes a turn of every customer that was woken, or of all. It returns whether there may be more.
func (r *logReader) serve(ctx context.Context) (more bool, err error) {
	ids, all := r.woken.take(pageCustomers)
	if len(ids) > 0 {
		if more, err = r.serveAmong(ctx, ids); err != nil {
			return false, err
		}
	}
	if !all {
		return more || len(ids) == pageCustomers, nil
	}
	swept, err := r.sweep(ctx)
	return more || swept, err
}

// serveAmong publishes a turn of some customers. Those who have more are woken again.
func (r *logReader) serveAmong(ctx context.Context, ids []string) (more bool, err error) {
	behind, err := r.logs.SinkBehindAmong(ctx, r.sink.ID, ids)
	if err != nil {
		return false, err
	}
	return r.turn(ctx, behind)
}

// sweep publishes a turn of every customer that is behind, and between pages of them of those that were woken
// meanwhile.
func (r *logReader) sweep(ctx context.Context) (more bool, err error) {
	for after := int64(0); ; {
		page, err := r.logs.SinkBehind(ctx, r.sink.ID, after, pageCustomers)
		if err != nil || len(page) == 0 {
			return more, err
		}
		left, err := r.turn(ctx, page)
		if err != nil {
			return false, err
		}
		more = more || left
		after = page[len(page)-1].Key
		if ids, all := r.woken.take(pageCustomers); len(ids) > 0 || all {
			more = more || all
			if all {
				r.woken.add(notifications.Wake{All: true})
			}
			if left, err = r.serveAmong(ctx, ids); err != nil {
				return false, err
			}
			more = more || left
		}
	}
}

// turn publishes up to turnEntries of each customer, and returns whether some have more, who are woken again.
func (r *logReader) turn(ctx context.Context, customers []sink.Customer) (more bool, err error) {
	b := &batch{out: r.out}
	for len(customers) > 0 {
		n := min(len(customers), logReads)
		parts, err := r.read(ctx, customers[:n])
		if err != nil {
			return false, err
		}
		for i := range n {
			left := r.append(b, &customers[i], &parts[i])
			if left {
				more = true
				r.woken.add(notifications.Wake{Grown: []notifications.Grown{{CustomerID: customers[i].ID}}})
			}
		}
		if err := b.flush(ctx, false); err != nil {
			return false, err
		}
		customers = customers[n:]
	}
	return more, b.flush(ctx, true)
}

// read reads a turn of some customers' logs at once.
func (r *logReader) read(ctx context.Context, customers []sink.Customer) ([]notifications.LogPart, error) {
	parts, errs := make([]notifications.LogPart, len(customers)), make([]error, len(customers))
	var all sync.WaitGroup
	for i := range customers {
		c := &customers[i]
		if c.Reached > c.Last { // of another log: only a database that was put together by hand has it
			r.log.Warn("a notification log ends before what was published of it, publishing it from its beginning",
				"sink", r.sink.Name, "customer", c.ID, "published", c.Reached, "end", c.Last)
			c.Reached, c.Sequence = 0, 0
		}
		all.Go(func() { parts[i], errs[i] = r.logs.LogAfter(ctx, c.ID, c.Reached, turnEntries) })
	}
	all.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return parts, nil
}

// append adds a part of a customer's log to a batch, and returns whether there is more.
func (r *logReader) append(b *batch, c *sink.Customer, part *notifications.LogPart) (more bool) {
	if c.Reached > 0 && part.Oldest > c.Reached+1 {
		r.log.Warn("notifications expired before they were published", "sink", r.sink.Name, "customer", c.ID, "from", c.Reached+1, "to", part.Oldest-1)
		c.Sequence = part.Oldest - 1 // a consumer sees the gap
	}
	upTo := part.Last
	if len(part.Entries) == turnEntries {
		upTo = part.Entries[turnEntries-1].Sequence
	}
	for i := range part.Entries {
		e := &part.Entries[i]
		b.add(entryMessage(e, c.ID, c.Sequence))
		c.Sequence = e.Sequence
	}
	c.Reached = upTo
	b.move(c.Position)
	return upTo < part.Last
}

// entryMessage returns the message of an entry of a customer's log; previous is the sequence of the one before.
func entryMessage(e *smartmoney.Notification, customer string, previous int64) sink.Message {
	m := sink.Message{
		Stream: sink.Notifications, Key: customer, ID: outbox.MessageID(customer, e.Sequence, e.Signal.ID), Sequence: e.Sequence,
		Previous: previous, Type: "signal", Body: wire.AppendEntry(nil, e),
	}
	if e.Retraction != nil {
		m.Type = "signal.retracted"
	}
	if len(m.Body) > sink.MaxBody {
		m.Body = []byte(`{"signal_id":` + string(wire.AppendString(nil, e.Signal.ID)) + `,"notification_type":` +
			string(wire.AppendString(nil, string(e.Signal.Type))) + `,"truncated":true,"sequence":` + strconv.FormatInt(e.Sequence, 10) + `}`)
	}
	return m
}
