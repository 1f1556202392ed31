// Package ingest takes events in over HTTP, writes them to the log and hands them
// to the engine. An event is acknowledged when it is durable, never before.
package ingest

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Log is the part of the database that an Appender needs.
type Log interface {
	Append(ctx context.Context, events []event.Event, now time.Time, receipts func(*store.Appended) ([]store.Receipt, error)) (*store.Appended, error)
	Receipt(ctx context.Context, key string) (answer string, found bool, err error)
	DropReceipts(ctx context.Context, before time.Time) error
	Heads(ctx context.Context) ([smartmoney.ChainCount]store.Head, error)
}

// Offer hands just appended events to the engine.
type Offer func(*store.Appended)

const (
	groupEvents   = 1 << 14          // events of one transaction, unless a single request has more
	receiptsKept  = 48 * time.Hour   // a client may repeat a request for this long
	receiptsSweep = time.Hour        // how often older receipts are dropped
	appendTimeout = 60 * time.Second // one transaction
)

// Appender writes requests to the log, those that wait together in one
// transaction, in order of arrival.
type Appender struct {
	log    Log
	offer  Offer
	now    func() time.Time
	logger *slog.Logger
	queue  chan *job
	done   chan struct{}
	stop   context.CancelFunc

	counted counters
}

// NewAppender makes an appender that Start sets going.
func NewAppender(log Log, offer Offer, now func() time.Time, logger *slog.Logger) *Appender {
	return &Appender{log: log, offer: offer, now: now, logger: logger, queue: make(chan *job, 64), done: make(chan struct{})}
}

// Answer is what a request did, as its client is told.
type Answer struct {
	Accepted   int                        `json:"accepted"`   // events durable now
	Duplicates int                        `json:"duplicates"` // trades that the log held, or that the request repeated
	Rejected   []Rejection                `json:"rejected"`
	Cursor     map[smartmoney.Chain]int64 `json:"cursor"` // per chain touched, the position up to which to wait for the effects
}

// Rejection is one event that was refused.
type Rejection struct {
	Line  int    `json:"line"` // from 1
	Error string `json:"error"`
}

// Request is a client's events, in the order in which they are to take effect.
type Request struct {
	Key      string // of the client's choice, unique to the request; "" for none
	Body     string // digest of what was sent, where there is a Key: a repeat has the same
	Events   []event.Event
	Rejected []Rejection
}

type job struct {
	Request
	answer *Answer
	err    error
	done   chan struct{}
}

// Start sets the appender going until Stop.
func (a *Appender) Start(ctx context.Context) error {
	ctx, a.stop = context.WithCancel(context.WithoutCancel(ctx))
	go a.run(ctx)
	return nil
}

// Stop ends the appender after the transaction that it is in. Requests that wait
// are refused.
func (a *Appender) Stop(context.Context) error {
	a.stop()
	<-a.done
	return nil
}

// Append makes a request durable and tells what became of it. When it fails,
// nothing of the request may be taken to be durable, and it may be sent again.
func (a *Appender) Append(ctx context.Context, r Request) (*Answer, error) {
	j := &job{Request: r, done: make(chan struct{})}
	select {
	case a.queue <- j:
	case <-a.done:
		return nil, errStopped
	case <-ctx.Done():
		return nil, fmt.Errorf("append: %w", context.Cause(ctx))
	}
	select {
	case <-j.done:
		return j.answer, j.err
	case <-a.done:
		return nil, errStopped
	}
}

var errStopped = smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is shutting down")

func (a *Appender) run(ctx context.Context) {
	defer close(a.done)
	sweep := time.NewTicker(receiptsSweep)
	defer sweep.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-sweep.C:
			if err := a.log.DropReceipts(ctx, a.now().Add(-receiptsKept)); err != nil {
				a.logger.Error("old receipts stay", "error", err)
			}
		case j := <-a.queue:
			a.group(ctx, j)
		}
	}
}

// group appends a job together with those that wait behind it.
func (a *Appender) group(ctx context.Context, first *job) {
	jobs, events := []*job{first}, len(first.Events)
	for events < groupEvents {
		select {
		case j := <-a.queue:
			jobs, events = append(jobs, j), events+len(j.Events)
			continue
		default:
		}
		break
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), appendTimeout) // Stop lets it end
	defer cancel()
	jobs = a.known(ctx, jobs)
	if len(jobs) == 0 {
		return
	}
	err := a.write(ctx, jobs)
	for _, j := range jobs {
		if err != nil {
			j.answer, j.err = nil, err
		} else {
			a.counted.add(j.answer)
		}
		close(j.done)
	}
}

// known answers the jobs whose receipt is kept, or that repeat an earlier one of
// the group, and gives the rest.
func (a *Appender) known(ctx context.Context, jobs []*job) []*job {
	rest := make([]*job, 0, len(jobs))
	inGroup := map[string]bool{}
	for _, j := range jobs {
		if j.Key == "" {
			rest = append(rest, j)
			continue
		}
		text, found, err := a.log.Receipt(ctx, j.Key)
		switch {
		case err != nil:
			j.err = err
		case found:
			j.answer, j.err = openReceipt(text, j.Body)
		case inGroup[j.Key]:
			j.err = smartmoney.Errorf(smartmoney.CodeUnavailable, "a request with the same Idempotency-Key is under way")
		default:
			inGroup[j.Key] = true
			rest = append(rest, j)
			continue
		}
		close(j.done)
	}
	return rest
}

// receipt is what is kept of a request that has a key.
type receipt struct {
	Body string `json:"body,omitempty"` // Request.Body
	*Answer
}

// openReceipt gives the answer kept for a key. It refuses a request that is another
// than the one answered: its events were not taken, and must not seem to be.
func openReceipt(text, body string) (*Answer, error) {
	kept := receipt{Answer: new(Answer)}
	if err := json.Unmarshal([]byte(text), &kept); err != nil {
		return nil, fmt.Errorf("decode receipt: %w", err)
	}
	if kept.Body != "" && kept.Body != body {
		return nil, smartmoney.BadInput("Idempotency-Key", "Idempotency-Key was used for a request with other events: take a new one")
	}
	return kept.Answer, nil
}

// write appends the jobs' events in one transaction and offers them to the engine.
func (a *Appender) write(ctx context.Context, jobs []*job) error {
	events := jobs[0].Events
	for _, j := range jobs[1:] {
		events = append(events, j.Events...)
	}
	done, err := a.log.Append(ctx, events, a.now(), func(done *store.Appended) ([]store.Receipt, error) {
		return settle(jobs, done)
	})
	if err != nil {
		return err
	}
	a.offer(done)
	return nil
}

// settle works out each job's answer from what became of all their events, and
// gives the receipts to keep.
func settle(jobs []*job, done *store.Appended) ([]store.Receipt, error) {
	var last [smartmoney.ChainCount]int64
	for i := range last {
		last[i] = done.Chains[i].First - 1
	}
	duplicates, at := done.Duplicates, 0
	for _, j := range jobs {
		j.answer = &Answer{Rejected: j.Rejected, Cursor: map[smartmoney.Chain]int64{}}
		if j.answer.Rejected == nil {
			j.answer.Rejected = []Rejection{}
		}
		for i := range j.Events {
			chain := j.Events[i].Chain
			if len(duplicates) > 0 && duplicates[0] == at+i {
				duplicates = duplicates[1:]
				j.answer.Duplicates++
			} else {
				last[chain.Index()]++
				j.answer.Accepted++
			}
			j.answer.Cursor[chain] = last[chain.Index()]
		}
		at += len(j.Events)
	}
	var receipts []store.Receipt
	for _, j := range jobs {
		if j.Key == "" {
			continue
		}
		text, err := json.Marshal(receipt{j.Body, j.answer})
		if err != nil {
			return nil, fmt.Errorf("encode answer: %w", err)
		}
		receipts = append(receipts, store.Receipt{Key: j.Key, Answer: string(text)})
	}
	return receipts, nil
}
