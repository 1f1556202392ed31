// Package ingest accepts events over HTTP, appends them to the event log and enqueues
// them for the engine. It acknowledges an event once it is durable, never before.
package ingest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"golang.org/x/sync/semaphore"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Log is the part of eventlog.Log that appends. Tests hold its appends up and count them.
type Log interface {
	Append(ctx context.Context, events []event.Event, now time.Time, keep func(*eventlog.Appended) (eventlog.Kept, error)) (*eventlog.Appended, error)
	IdempotencyRecords(ctx context.Context, keys []string) (answers map[string]string, err error)
	ChainLogs(ctx context.Context) ([smartmoney.ChainCount]eventlog.ChainLog, error)
}

// Enqueue enqueues newly appended events for the engine.
type Enqueue func(*eventlog.Appended)

const (
	maxTxEvents = 1 << 14 // events of one transaction, unless a single request has more

	queueRequests = 64               // capacity of the queue
	queueTimeout  = 10 * time.Second // longest wait for room in the queue

	// The timeout of a transaction is appendTimeout plus appendEvent per event.
	appendTimeout = 8 * time.Second
	appendEvent   = 200 * time.Microsecond
)

// Appender appends requests to the event log, in the order of the queue. It writes the
// requests that are queued at the same time in one transaction.
type Appender struct {
	log     Log
	enqueue Enqueue
	now     func() time.Time
	logger  *slog.Logger
	queue   chan *job
	done    chan struct{}
	stop    context.CancelFunc

	// Watch ends transactions while the database does not answer; nil: none. It is set before
	// Start.
	Watch *outage.Watch

	// Traced is called after each transaction with the contexts of the requests whose events it
	// appended, the global offsets of the first and the last event, and when it began and ended. It
	// must not block; nil: not called. It is set before Start.
	Traced func(requests []context.Context, first, last int64, began, ended time.Time)

	metrics metrics
	batches *semaphore.Weighted // memory of the batches of sources

	// txCtx is the context of transactions, which outlives stop.
	txCtx    context.Context //nolint:containedctx // the life of a goroutine, not of a call
	cancelTx context.CancelFunc
}

// NewAppender returns an appender. Call Start to run it.
func NewAppender(log Log, enqueue Enqueue, now func() time.Time, logger *slog.Logger) *Appender {
	return &Appender{
		log: log, enqueue: enqueue, now: now, logger: logger, batches: semaphore.NewWeighted(batchMemory),
		metrics: newMetrics(), queue: make(chan *job, queueRequests), done: make(chan struct{}),
	}
}

// Answer is the response to a request. A correction that takes trades back is counted by them, not
// among the accepted events.
type Answer struct {
	Accepted   int                        `json:"accepted"`   // events that are durable now
	Duplicates int                        `json:"duplicates"` // trades whose id is live, or repeated within the request
	Retracted  int                        `json:"retracted"`  // trades that corrections took back
	Unknown    int                        `json:"unknown"`    // corrections that found no live trade; they have no effect
	Rejected   []Rejection                `json:"rejected"`
	Cursor     map[smartmoney.Chain]int64 `json:"cursor"` // per chain of the request, the sequence number to wait for to see its effects
}

// Rejection is one refused event.
type Rejection struct {
	Line  int    `json:"line"` // from 1
	Error string `json:"error"`

	reason string // one of few, for the counts
}

// Request has a client's events in the order in which they take effect.
type Request struct {
	Key      string // idempotency key with the client's id; "" for none
	Body     string // digest of the body if there is a Key; equal for a repeat of the request
	Events   []event.Event
	Lines    []int // of Events, from 1; nil: they have none
	Rejected []Rejection
}

type job struct {
	Request
	batch  *batch          // of a source; nil for a client's request
	client context.Context //nolint:containedctx // ends when the client disconnects
	answer *Answer
	err    error
	done   chan struct{}
}

// Start starts the appender. It runs until Stop.
func (a *Appender) Start(ctx context.Context) error {
	lasting := context.WithoutCancel(ctx)
	a.txCtx, a.cancelTx = context.WithCancel(lasting)
	running, stop := context.WithCancel(lasting)
	a.stop = stop
	go a.run(running)
	return nil
}

// Stop stops the appender after its current transaction, which it cancels when ctx ends.
// Queued requests fail with CodeUnavailable.
func (a *Appender) Stop(ctx context.Context) error {
	a.stop()
	defer context.AfterFunc(ctx, a.cancelTx)()
	<-a.done
	a.cancelTx()
	return nil
}

// Append makes a request durable and returns its result. After an error the caller must
// not assume that any event is durable, and may repeat the request. If the database does
// not respond for about ten seconds the error is CodeUnavailable. Append is safe for
// concurrent use.
func (a *Appender) Append(ctx context.Context, r Request) (*Answer, error) {
	return a.append(ctx, &job{Request: r, client: ctx, done: make(chan struct{})})
}

// append enqueues a job and waits for its answer.
func (a *Appender) append(ctx context.Context, j *job) (*Answer, error) {
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
	// Bounded by the timeout of the job's transaction, or of an earlier one that fails.
	select {
	case <-j.done:
		return j.answer, j.err
	case <-a.done:
		return nil, errStopped
	}
}

var errStopped = smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is shutting down; retry the request")

var errBusy = smartmoney.Errorf(smartmoney.CodeUnavailable, "too many requests are waiting to be stored; retry the request")

// databaseDown returns the error for clients while the database is unavailable, by the reason of an
// outage. It is unknown whether an interrupted transaction was committed.
func databaseDown(err error) *smartmoney.Error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "%s; do not assume that any event was stored; retry the request", outage.Reason(err))
}

func (a *Appender) run(ctx context.Context) {
	defer close(a.done)
	for {
		select {
		case <-ctx.Done():
			return
		case j := <-a.queue:
			a.appendQueued(j)
		}
	}
}

// appendQueued appends a job and the jobs queued behind it in one transaction.
func (a *Appender) appendQueued(first *job) {
	jobs, events := []*job{first}, len(first.Events)
	for events < maxTxEvents {
		select {
		case j := <-a.queue:
			jobs, events = append(jobs, j), events+len(j.Events)
			continue
		default:
		}
		break
	}
	ctx, cancel := context.WithTimeout(a.txCtx, appendTimeout+time.Duration(events)*appendEvent)
	defer cancel()
	ctx, unlimit := a.Watch.Limit(ctx)
	defer unlimit()
	err := outage.Cause(ctx, a.store(ctx, jobs))
	if err == nil {
		return
	}
	if outage.Is(err) {
		// The queued requests would run into the same timeout one transaction after another.
		jobs = append(jobs, a.queued()...)
		a.logger.Error("database unavailable, refusing the queued ingest requests", "error", err, "requests", len(jobs))
		err = databaseDown(err)
	}
	for _, j := range jobs {
		if j.answered() {
			continue
		}
		j.answer, j.err = nil, err
		close(j.done)
	}
}

// queued removes and returns all jobs in the queue.
func (a *Appender) queued() (jobs []*job) {
	for {
		select {
		case j := <-a.queue:
			jobs = append(jobs, j)
		default:
			return jobs
		}
	}
}

// answered reports whether the job has its answer. Only the appender's goroutine may call
// it.
func (j *job) answered() bool {
	select {
	case <-j.done:
		return true
	default:
		return false
	}
}

// keyTries bounds the attempts to append jobs while other processes answer requests with
// the same keys: a client may send a request to two processes.
const keyTries = 3

// store appends jobs and answers them. After an error the jobs without an answer are not
// stored.
func (a *Appender) store(ctx context.Context, jobs []*job) error {
	for tries := 1; ; {
		left, err := a.answerKnown(ctx, jobs)
		if err != nil || len(left) == 0 {
			return err
		}
		err = a.write(ctx, left)
		if errors.Is(err, eventlog.ErrKeyInUse) && tries < keyTries {
			jobs, tries = left, tries+1
			continue
		}
		if stale, ok := errors.AsType[*eventlog.StaleMoveError](err); ok {
			if jobs = answerStale(left, stale); len(jobs) < len(left) {
				continue
			}
		}
		if refused, ok := errors.AsType[*refusedMove](err); ok {
			if jobs = answerRefused(left, refused); len(jobs) == 0 {
				return nil
			}
			continue
		}
		if err != nil {
			return err
		}
		for _, j := range left {
			a.metrics.answered(j)
			close(j.done)
		}
		return nil
	}
}

// answerKnown answers the jobs that have an idempotency record, that repeat the key of an
// earlier one of jobs, or whose client has disconnected. It returns the rest.
func (a *Appender) answerKnown(ctx context.Context, jobs []*job) (rest []*job, err error) {
	var keys []string
	for _, j := range jobs {
		if j.Key != "" {
			keys = append(keys, j.Key)
		}
	}
	var records map[string]string
	if len(keys) > 0 {
		if records, err = a.log.IdempotencyRecords(ctx, keys); err != nil {
			return nil, err
		}
	}
	inProgress := map[string]bool{}
	for _, j := range jobs {
		text, found := records[j.Key]
		switch {
		case j.client.Err() != nil:
			j.err = fmt.Errorf("append: %w", context.Cause(j.client))
		case found && j.Key != "":
			j.answer, j.err = openRecord(text, j.Body)
		case inProgress[j.Key]:
			j.err = smartmoney.Errorf(smartmoney.CodeUnavailable, "a request with the same Idempotency-Key is in progress")
		default:
			inProgress[j.Key] = j.Key != ""
			rest = append(rest, j)
			continue
		}
		close(j.done)
	}
	return rest, nil
}

// idempotencyRecord is the stored record of a request with a key.
type idempotencyRecord struct {
	Body string `json:"body,omitempty"` // Request.Body
	*Answer
}

// openRecord returns the recorded answer of a key. It returns an error if body differs
// from the recorded request's: that request's answer must not acknowledge other events.
func openRecord(text, body string) (*Answer, error) {
	record := idempotencyRecord{Answer: new(Answer)}
	if err := json.Unmarshal([]byte(text), &record); err != nil {
		return nil, fmt.Errorf("decode idempotency record: %w", err)
	}
	if record.Body != "" && record.Body != body {
		return nil, smartmoney.BadInput("Idempotency-Key", "Idempotency-Key was already used for a request with other events; use a new key")
	}
	return record.Answer, nil
}

// write appends the jobs' events in one transaction and enqueues them for the engine.
func (a *Appender) write(ctx context.Context, jobs []*job) error {
	events := slices.Clip(jobs[0].Events) // a retry needs the first job's events unchanged
	for _, j := range jobs[1:] {
		events = append(events, j.Events...)
	}
	began := a.now()
	done, err := a.log.Append(ctx, events, began, func(done *eventlog.Appended) (eventlog.Kept, error) {
		return answerJobs(jobs, done)
	})
	if err != nil {
		return err
	}
	if a.Traced != nil {
		requests := make([]context.Context, len(jobs))
		for i, j := range jobs {
			requests[i] = j.client
		}
		a.Traced(requests, done.FirstOffset, done.LastOffset, began, a.now())
	}
	a.enqueue(done)
	return nil
}

// answerJobs sets each job's answer from the result of appending all their events. It
// returns what to store with them.
func answerJobs(jobs []*job, done *eventlog.Appended) (kept eventlog.Kept, err error) {
	r := newResults(done)
	for _, j := range jobs {
		if j.batch == nil {
			j.answer = r.answer(&j.Request, nil)
			continue
		}
		j.batch.effects = j.batch.effects[:0]
		j.answer = r.answer(&j.Request, &j.batch.effects)
		move, err := j.batch.move(j.batch.effects)
		if err != nil {
			return eventlog.Kept{}, &refusedMove{j, err}
		}
		kept.Moves = append(kept.Moves, move)
	}
	for _, j := range jobs {
		if j.Key == "" {
			continue
		}
		text, err := json.Marshal(idempotencyRecord{j.Body, j.answer})
		if err != nil {
			return eventlog.Kept{}, fmt.Errorf("encode answer: %w", err)
		}
		kept.Records = append(kept.Records, eventlog.IdempotencyRecord{Key: j.Key, Answer: string(text)})
	}
	return kept, nil
}
