package fanout

import (
	"context"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Result is one result of an operation. All subscribers share it, so it must not be
// modified.
type Result struct {
	Body []byte // JSON of the execution result: {"data": …}, with errors if there are any
	// value of the argument after that resumes the subscription behind this result; "" if there is
	// none
	Cursor string
	Number int64 // rises from result to result of a subscription
}

// Writer receives the results of one operation. Its methods are called by one goroutine at
// a time, and never after Done. Next and Done never block: a writer that cannot keep up
// drops what follows and ends itself by calling Stop of its Running, which it may do from
// within Next. A writer that panics is stopped and its Done is called; other writers are
// not affected.
type Writer interface {
	// Next receives a result.
	Next(*Result)
	// Done reports that no result follows. Without errors the operation is complete; errors
	// explain why a subscription could not start or continue.
	Done(gqlerror.List)
	// WaitWritable blocks until Reserve would succeed. It returns an error when ctx ends or the
	// writer has ended.
	WaitWritable(ctx context.Context) error
	// Reserve reserves the queue for the next result of this writer and reports whether it could:
	// not unless most of the queue is written and no other writer of the connection has it. A
	// result that it was reserved for is accepted whatever its size. It paces results of the past
	// to the speed of their reader, one at a time. Reserve never blocks. The reservation ends with
	// Next, Done or Release, or when the subscriber stops.
	Reserve() bool
	// Release ends a reservation, if there is one. It may be called after Done.
	Release()
}

// Running is an operation in progress.
type Running interface {
	// Stop ends the operation and never blocks. No further result is handed to the writer
	// once Stop has returned, but a call of Next or Done in progress may return after it.
	// Stop may be called more than once.
	Stop()
}
