package graph

import (
	"context"
	"errors"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/cache"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Run starts an operation of the caller in ctx and hands its results to writer, from other
// goroutines: one result of a query or a mutation, those of a subscription until it is
// stopped. The operation inherits the values of ctx, not its end. The errors say why it
// cannot start, in the form that the caller may see; writer is not called then. A panic is an
// error of the operation, too: others of the same connection go on.
func (h *Handler) Run(ctx context.Context, params *graphql.RawParams, writer fanout.Writer) (running fanout.Running, errs gqlerror.List) {
	defer func() {
		if value := recover(); value != nil {
			running, errs = nil, h.presentAll(ctx, recovered(ctx, value))
		}
	}()
	ctx, err := h.opts.Gate.Request(ctx)
	if err != nil {
		h.answered(ctx, nil, time.Now(), string(smartmoney.CodeOf(err)))
		return nil, h.presentAll(ctx, err)
	}
	if _, errs := h.resolve(ctx, params); errs != nil {
		return nil, errs
	}
	return h.start(ctx, params, "", writer)
}

// start starts an operation like Run. A subscription to the notification log resumes after
// the cursor resume, whatever its arguments are, unless that is "".
func (h *Handler) start(ctx context.Context, params *graphql.RawParams, resume string, writer fanout.Writer) (fanout.Running, gqlerror.List) {
	c, errs := h.validate(ctx, params)
	switch {
	case errs != nil:
		return nil, errs
	case !c.subscribes():
		return c.once(ctx, writer)
	}
	if err := c.charge(ctx); err != nil {
		return nil, h.presentAll(ctx, err)
	}
	return h.subscribe(ctx, c.op, resume, writer)
}

const (
	// pairsPerToken bounds the pairs of fields that validation compares, for each token that a
	// document may have.
	pairsPerToken = 50
	// freePairs is how many pairs of fields are compared without entering limits.Costly: about a
	// millisecond.
	freePairs = 5000
	// freeBytes is the length of a document that cannot have many more pairs: a field and its
	// separator take two bytes.
	freeBytes = 256
	// freeText is the length of a document, in bytes, that is parsed without entering it: a
	// fraction of a millisecond.
	freeText = 1 << 10
	// bytesPerCost is how many bytes of a document above maxSuggesting that was not validated
	// before cost as much as a field.
	bytesPerCost = 8
)

// enterValidation enters limits.Costly if a document takes long to parse or to validate, and
// refuses one that takes too long. Documents that have been validated before, and short ones, need
// none.
func (h *Handler) enterValidation(ctx context.Context, query string, known bool) (done func(), err error) {
	free := func() {}
	if known || len(query) <= freeBytes {
		return free, nil
	}
	done = free
	if len(query) > freeText {
		if done, err = enterClass(ctx, limits.Costly); err != nil {
			return nil, err
		}
	}
	pairs, err := 0, error(nil)
	if doc := h.parse(query); doc != nil { // else the executor refuses it
		pairs, err = pairsOf(doc, pairsPerToken*h.opts.MaxTokens)
	}
	if err != nil {
		done()
		return nil, err
	}
	if pairs > freePairs && len(query) <= freeText {
		return enterClass(ctx, limits.Costly)
	}
	return done, nil
}

// single is a query or a mutation in progress.
type single struct {
	cancel  context.CancelFunc
	stopped atomic.Bool
}

// Stop cancels the operation.
func (s *single) Stop() {
	s.stopped.Store(true)
	s.cancel()
}

// singles are the queries and mutations in progress for streams.
type singles struct {
	mu      sync.Mutex // guards ended, and Add against Wait
	ended   bool
	running sync.WaitGroup
}

// run runs an operation in a goroutine of its own. After stop it runs nothing and returns
// false.
func (s *singles) run(operation func()) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.ended {
		s.running.Go(operation)
	}
	return !s.ended
}

// stop prevents further operations and waits for those in progress.
func (s *singles) stop() {
	s.mu.Lock()
	s.ended = true
	s.mu.Unlock()
	s.running.Wait()
}

// once executes a query or a mutation within Options.Timeout. It ends before the handler's
// Stop returns.
func (c *call) once(ctx context.Context, writer fanout.Writer) (fanout.Running, gqlerror.List) {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	s := &single{cancel: cancel}
	started := c.singles.run(func() {
		defer cancel()
		defer func() {
			if value := recover(); value != nil && !s.stopped.Load() {
				writer.Done(c.presentAll(ctx, recovered(ctx, value)))
			}
		}()
		got, err := c.execute(ctx, carrier{stream: true, encode: encode})
		if err != nil {
			if !s.stopped.Load() {
				writer.Done(c.presentAll(ctx, err))
			}
			return
		}
		if got == nil {
			return
		}
		defer got.reserved.Release()
		if !s.stopped.Load() && handOver(ctx, writer, got.body) && !s.stopped.Load() {
			writer.Done(nil)
		}
	})
	if !started {
		cancel()
		return nil, c.presentAll(ctx, smartmoney.Errorf(smartmoney.CodeUnavailable, "the service is shutting down"))
	}
	return s, nil
}

// handOver hands the only result of an operation to its writer, once its reader has room. It counts
// like one over HTTP until then, a large one until most of it is written. handOver returns false if
// ctx or the writer has ended before.
func handOver(ctx context.Context, writer fanout.Writer, body []byte) bool {
	if reserveQueue(ctx, writer) != nil {
		return false
	}
	writer.Next(&fanout.Result{Body: body})
	if len(body) > httpapi.SmallAnswer {
		// Not until ctx ends: a client that stops its operation must still read what is queued.
		_ = writer.WaitWritable(context.WithoutCancel(ctx))
	}
	return true
}

// reserveQueue blocks until the writer's queue is reserved for its next result. It returns an error
// when ctx or the writer has ended.
func reserveQueue(ctx context.Context, writer fanout.Writer) error {
	for !writer.Reserve() {
		if err := writer.WaitWritable(ctx); err != nil {
			return err
		}
	}
	return nil
}

func lateError(timeout time.Duration) error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable,
		"the operation did not finish within %v: request less at a time, or try again", timeout)
}

// deadlineError returns the error of an operation whose deadline has passed, else nil.
func deadlineError(ctx context.Context) error {
	if late, ok := errors.AsType[*smartmoney.Error](context.Cause(ctx)); ok {
		return late
	}
	return nil
}

// queryCache caches parsed and validated documents by their text, up to a number of bytes.
type queryCache struct {
	documents    *cache.Cache[*ast.QueryDocument]
	hits, misses *atomic.Uint64 // of Get
}

// parsedFactor is the approximate memory of a parsed document per byte of its text.
const parsedFactor = 40

func newQueryCache(maxBytes int) queryCache {
	return queryCache{cache.New(cache.Options[*ast.QueryDocument]{
		Bytes: int64(maxBytes),
		Size:  func(text string, _ *ast.QueryDocument) int { return parsedFactor*len(text) + 512 },
	}), new(atomic.Uint64), new(atomic.Uint64)}
}

// Get returns the document of a text, for the executor.
func (q queryCache) Get(_ context.Context, text string) (*ast.QueryDocument, bool) {
	doc, ok := q.documents.Get(text)
	if ok {
		q.hits.Add(1)
	} else {
		q.misses.Add(1)
	}
	return doc, ok
}

// peek returns the document of a text without counting a hit or a miss.
func (q queryCache) peek(text string) (*ast.QueryDocument, bool) {
	return q.documents.Get(text)
}

// Add caches a document.
func (q queryCache) Add(_ context.Context, text string, doc *ast.QueryDocument) {
	q.documents.Set(text, doc)
}

// Admit authenticates the caller of a request to another interface and counts the request. The
// context that it returns is for Answer. It returns the errors of authentication, and RATE_LIMITED.
func (h *Handler) Admit(ctx context.Context, authorization string) (context.Context, error) {
	ctx, _, err := h.authenticate(ctx, authorization)
	if err != nil {
		return nil, err
	}
	return h.opts.Gate.Request(ctx)
}

// Answer runs the query of a POST body for a caller that Admit has let in, through the same steps as
// a POST, and returns the response as JSON, with its errors. Of a caller that may run registered
// documents only, the query must be one that is registered under its SHA-256. The caller of Answer
// reserves what it sends of the response. A panic is an internal error of the response.
func (h *Handler) Answer(ctx context.Context, body []byte) (response []byte) {
	refused := func(errs gqlerror.List) []byte {
		return append(append([]byte(`{"errors":`), encodeErrors(errs)...), '}')
	}
	defer func() {
		if value := recover(); value != nil {
			response = refused(h.presentAll(ctx, recovered(ctx, value)))
		}
	}()
	params, wrong := decodePost(body)
	if wrong != nil {
		return refused(h.presentAll(ctx, wrong.err))
	}
	began := time.Now()
	if err := h.trusted.permit(ctx, params.Query); err != nil {
		return refused(h.untrusted(ctx, began, err))
	}
	c, errs := h.validate(ctx, params)
	if errs != nil {
		return refused(errs)
	}
	if c.subscribes() {
		return refused(h.presentAll(ctx, onlyAsEvents().err))
	}
	got, err := c.execute(ctx, carrier{stream: true, encode: encode, free: math.MaxInt})
	if err != nil {
		return refused(h.presentAll(ctx, err))
	}
	if got == nil { // the caller has gone
		return refused(h.presentAll(ctx, context.Cause(ctx)))
	}
	return got.body
}
