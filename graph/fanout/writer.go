package fanout

import (
	"context"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Result is one result of an operation. All subscribers share it, so it must not be
// modified.
type Result struct {
	Body   []byte // JSON of the execution result: {"data": …}, with errors if there are any
	Cursor string // value of the argument after that resumes the subscription behind this result; "" if there is none
	Number int64  // rises from result to result of a subscription
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
	// Room blocks until the writer has written most of its queue. It paces results of the
	// past to the speed of their reader. It returns an error when ctx ends or the writer has
	// ended.
	Room(ctx context.Context) error
}

// Running is an operation in progress.
type Running interface {
	// Stop ends the operation and never blocks. No further result is handed to the writer
	// once Stop has returned, but a call of Next or Done in progress may return after it.
	// Stop may be called more than once.
	Stop()
}
