package fanout

import (
	"context"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Result is one result of an operation. It is shared by all who get it and must not
// be changed.
type Result struct {
	Body   []byte // JSON of the execution result: {"data": …} with errors where there are any
	Cursor string // for the argument after of a subscription that goes on behind this result; "" where there is none
	Number int64  // rises from result to result of a subscription
}

// Writer takes the results of one operation. Its methods are called by one goroutine at
// a time, and never after Done. Next and Done never block: a writer that cannot keep up
// takes no more, and ends itself by calling Stop of its Running, which it may do from
// within Next. One that panics is stopped and told Done; the others go on.
type Writer interface {
	// Next takes a result.
	Next(*Result)
	// Done reports that no result follows. Without errors the operation is complete; errors
	// are those of a subscription that could not begin or go on.
	Done(gqlerror.List)
	// Room waits until the writer has taken in most of what it got, where results of the
	// past are sent as fast as it reads them. It gives an error when ctx ends or the writer
	// is gone.
	Room(ctx context.Context) error
}

// Running is an operation under way.
type Running interface {
	// Stop ends it and never blocks. Nothing new is handed to its writer once Stop has
	// returned; a call of Next or Done that was under way may end after it. It may be
	// called again.
	Stop()
}
