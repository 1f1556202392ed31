// Package ingest takes events in over HTTP, writes them to the log and hands them
// to the engine. An event is acknowledged when it is durable, never before.
package ingest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/outage"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Log is the part of the database that an Appender needs.
type Log interface {
	Append(ctx context.Context, events []event.Event, now time.Time, records func(*store.Appended) ([]store.IdempotencyRecord, error)) (*store.Appended, error)
	IdempotencyRecords(ctx context.Context, keys []string) (answers map[string]string, err error)
	DropIdempotencyRecords(ctx context.Context, before time.Time) error
	ChainLogs(ctx context.Context) ([smartmoney.ChainCount]store.ChainLog, error)
}

// Enqueue hands just appended events to the engine.
type Enqueue func(*store.Appended)

const (
	groupEvents  = 1 << 14        // events of one transaction, unless a single request has more
	recordsAge   = 48 * time.Hour // a client may repeat a request for this long
	recordsSweep = time.Hour      // how often older idempotency records are dropped

	queueRequests = 64               // that wait to be appended
	queueTimeout  = 10 * time.Second // for a place among them

	// One transaction may take appendTimeout, and appendEvent for each of its events.
	appendTimeout = 8 * time.Second
	appendEvent   = 200 * time.Microsecond
)

// Appender writes requests to the log, those that wait together in one
// transaction, by global offset.
type Appender struct {
	log     Log
	enqueue Enqueue
	now     func() time.Time
	logger  *slog.Logger
	queue   chan *job
	done    chan struct{}
	stop    context.CancelFunc

	counted counters

	// transactions are run with uncut, which outlives stop.
	uncut context.Context //nolint:containedctx // the life of a goroutine, not of a call
	cut   context.CancelFunc
}

// NewAppender makes an appender that Start sets going.
func NewAppender(log Log, enqueue Enqueue, now func() time.Time, logger *slog.Logger) *Appender {
	return &Appender{log: log, enqueue: enqueue, now: now, logger: logger, queue: make(chan *job, queueRequests), done: make(chan struct{})}
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
	client context.Context //nolint:containedctx // ends when nobody waits for the answer any more
	answer *Answer
	err    error
	done   chan struct{}
}

// Start sets the appender going until Stop.
func (a *Appender) Start(ctx context.Context) error {
	lasting := context.WithoutCancel(ctx)
	a.uncut, a.cut = context.WithCancel(lasting)
	running, stop := context.WithCancel(lasting)
	a.stop = stop
	go a.run(running)
	return nil
}

// Stop ends the appender after the transaction that it is in, which is cut when ctx
// ends. Requests that wait are refused.
func (a *Appender) Stop(ctx context.Context) error {
	a.stop()
	defer context.AfterFunc(ctx, a.cut)()
	<-a.done
	a.cut()
	return nil
}

// Append makes a request durable and tells what became of it. When it fails,
// nothing of the request may be taken to be durable, and it may be sent again. A
// database that does not answer is waited for about ten seconds; then the error is
// CodeUnavailable.
func (a *Appender) Append(ctx context.Context, r Request) (*Answer, error) {
	j := &job{Request: r, client: ctx, done: make(chan struct{})}
	timeout := time.NewTimer(queueTimeout)
	defer timeout.Stop()
	select {
	case a.queue <- j:
	case <-a.done:
		return nil, errStopped
	case <-ctx.Done():
		return nil, fmt.Errorf("append: %w", context.Cause(ctx))
	case <-timeout.C:
		return nil, errBusy
	}
	// No longer than the transaction that takes it, or one before it that fails, may.
	select {
	case <-j.done:
		return j.answer, j.err
	case <-a.done:
		return nil, errStopped
	}
}

var errStopped = smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is shutting down: send the request again")

var errBusy = smartmoney.Errorf(smartmoney.CodeUnavailable, "too many requests wait to be stored: send the request again")

// errAway is what clients are told when the database cannot serve. Whether a
// transaction that broke off took effect is not known.
var errAway = smartmoney.Errorf(smartmoney.CodeUnavailable,
	"the database does not answer; none of the request may be taken to be stored: send it again")

func (a *Appender) run(ctx context.Context) {
	defer close(a.done)
	sweep := time.NewTicker(recordsSweep)
	defer sweep.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-sweep.C:
			if err := a.log.DropIdempotencyRecords(ctx, a.now().Add(-recordsAge)); err != nil {
				a.logger.Error("failed to delete expired idempotency records", "error", err)
			}
		case j := <-a.queue:
			a.group(j)
		}
	}
}

// group appends a job together with those that wait behind it.
func (a *Appender) group(first *job) {
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
	ctx, cancel := context.WithTimeout(a.uncut, appendTimeout+time.Duration(events)*appendEvent)
	defer cancel()
	err := a.store(ctx, jobs)
	if err == nil {
		return
	}
	if outage.Is(err) {
		// Those that wait would wait as long, one group after the other.
		jobs = append(jobs, a.waiting()...)
		a.logger.Error("the database does not take events", "error", err, "requests", len(jobs))
		err = errAway
	}
	for _, j := range jobs {
		if j.answered() {
			continue
		}
		j.answer, j.err = nil, err
		close(j.done)
	}
}

// waiting takes the requests that wait at present.
func (a *Appender) waiting() (jobs []*job) {
	for {
		select {
		case j := <-a.queue:
			jobs = append(jobs, j)
		default:
			return jobs
		}
	}
}

// answered reports whether the job's client was told. It is for the appender's
// goroutine.
func (j *job) answered() bool {
	select {
	case <-j.done:
		return true
	default:
		return false
	}
}

// recordTries is how often a group is tried again of which another process answered
// a request meanwhile: the client had sent it there, too.
const recordTries = 3

// store appends jobs and answers them. After an error those not answered yet are not
// stored.
func (a *Appender) store(ctx context.Context, jobs []*job) error {
	for try := 1; ; try++ {
		left, err := a.known(ctx, jobs)
		if err != nil || len(left) == 0 {
			return err
		}
		err = a.write(ctx, left)
		if errors.Is(err, store.ErrKeyInUse) && try < recordTries {
			jobs = left
			continue
		}
		if err != nil {
			return err
		}
		for _, j := range left {
			a.counted.add(j.answer)
			close(j.done)
		}
		return nil
	}
}

// known answers the jobs whose idempotency record is kept, that repeat an earlier one of the
// group, or whose client has left, and gives the rest.
func (a *Appender) known(ctx context.Context, jobs []*job) (rest []*job, err error) {
	var keys []string
	for _, j := range jobs {
		if j.Key != "" {
			keys = append(keys, j.Key)
		}
	}
	var kept map[string]string
	if len(keys) > 0 {
		if kept, err = a.log.IdempotencyRecords(ctx, keys); err != nil {
			return nil, err
		}
	}
	inGroup := map[string]bool{}
	for _, j := range jobs {
		text, found := kept[j.Key]
		switch {
		case j.client.Err() != nil:
			j.err = fmt.Errorf("append: %w", context.Cause(j.client))
		case found && j.Key != "":
			j.answer, j.err = openRecord(text, j.Body)
		case inGroup[j.Key]:
			j.err = smartmoney.Errorf(smartmoney.CodeUnavailable, "a request with the same Idempotency-Key is under way")
		default:
			inGroup[j.Key] = j.Key != ""
			rest = append(rest, j)
			continue
		}
		close(j.done)
	}
	return rest, nil
}

// idempotencyRecord is what is kept of a request that has a key.
type idempotencyRecord struct {
	Body string `json:"body,omitempty"` // Request.Body
	*Answer
}

// openRecord returns the answer kept for a key. It refuses a request that is another
// than the one answered: its events were not taken, and must not seem to be.
func openRecord(text, body string) (*Answer, error) {
	kept := idempotencyRecord{Answer: new(Answer)}
	if err := json.Unmarshal([]byte(text), &kept); err != nil {
		return nil, fmt.Errorf("decode idempotency record: %w", err)
	}
	if kept.Body != "" && kept.Body != body {
		return nil, smartmoney.BadInput("Idempotency-Key", "Idempotency-Key was used for a request with other events: take a new one")
	}
	return kept.Answer, nil
}

// write appends the jobs' events in one transaction and offers them to the engine.
func (a *Appender) write(ctx context.Context, jobs []*job) error {
	events := slices.Clip(jobs[0].Events) // a group that is tried again must find them as they were
	for _, j := range jobs[1:] {
		events = append(events, j.Events...)
	}
	done, err := a.log.Append(ctx, events, a.now(), func(done *store.Appended) ([]store.IdempotencyRecord, error) {
		return settle(jobs, done)
	})
	if err != nil {
		return err
	}
	a.enqueue(done)
	return nil
}

// settle works out each job's answer from what became of all their events, and
// gives the idempotency records to keep.
func settle(jobs []*job, done *store.Appended) ([]store.IdempotencyRecord, error) {
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
	var records []store.IdempotencyRecord
	for _, j := range jobs {
		if j.Key == "" {
			continue
		}
		text, err := json.Marshal(idempotencyRecord{j.Body, j.answer})
		if err != nil {
			return nil, fmt.Errorf("encode answer: %w", err)
		}
		records = append(records, store.IdempotencyRecord{Key: j.Key, Answer: string(text)})
	}
	return records, nil
}
