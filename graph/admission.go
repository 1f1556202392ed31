package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// walletReads is the number of lists that the signals of a wallet, or of a token, count as: with
// many of them, but few of the customer's, the whole log is read. Each such list enters
// limits.Lists.
const walletReads = freeReads + 1

// freeReads is how many lists an operation may read without entering limits.Lists: enough for a
// page about one wallet, or a leaderboard with the positions of its first wallets.
const freeReads = 20

// freeFields is how many fields a response may have without entering limits.Costly: one or two
// milliseconds, or a page of 100 wallets.
const freeFields = 2000

// The names under which limits stores the reads, the fields and the cost of an operation, and
// Handler.operation the cost of a long document.
const (
	statReads  = "reads"
	statFields = "fields"
	statCost   = "cost"
	statText   = "text"
)

// enterReads blocks until the operation may run. Operations that read few lists and have few fields
// do not wait. It returns the errors of enterClass.
func enterReads(ctx context.Context, op *graphql.OperationContext) (leave func(), err error) {
	if reads, _ := op.Stats.GetExtension(statReads).(float64); reads > freeReads {
		return enterClass(ctx, limits.Lists)
	}
	leave = func() {}
	if fields, _ := op.Stats.GetExtension(statFields).(float64); fields > freeFields {
		leavePart, err := enterClass(ctx, limits.Costly)
		if err != nil {
			return nil, err
		}
		leavePart() // the request keeps its place, for its searches, too
	}
	return leave, nil
}

// enterClass enters a class. It returns RATE_LIMITED, the deadline's error, or the error of ctx.
func enterClass(ctx context.Context, c limits.Class) (leave func(), err error) {
	leave, err = limits.Enter(ctx, c)
	if err != nil {
		if late := deadlineError(ctx); late != nil {
			return nil, late
		}
		return nil, err
	}
	return leave, nil
}

// enterEvent blocks until an event of the subscription in ctx may run: an event that was refused
// would be lost to its client. Events that read nothing do not wait. It returns an error only when
// ctx has ended.
func enterEvent(ctx context.Context) (leave func(), err error) {
	if reads, _ := graphql.GetOperationContext(ctx).Stats.GetExtension(statReads).(float64); reads == 0 {
		return func() {}, nil
	}
	return limits.Enter(ctx, limits.Events)
}
