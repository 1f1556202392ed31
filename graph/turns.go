package graph

import (
	"context"
	"fmt"
	"runtime"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"smartmoney/internal/auth"
	"smartmoney/internal/turns"
)

// fieldReads is what fields read beyond the published leaderboards: about how many
// lists of the database or of the ledger.
var fieldReads = map[string]float64{
	"Wallet.positions":     1,
	"Wallet.trades":        1,
	"Wallet.signals":       1,
	"Trader.profile":       0.1, // one look-up
	"Query.signals":        1,
	"Query.signalStats":    100, // months
	"Query.decisions":      100, // detection is run again
	"Query.simulateConfig": 100, // over days
}

// freeReads is how many such lists an operation may read without taking a turn: what a
// page about one wallet, or a leaderboard with its first wallets' positions, needs.
const freeReads = 20

// The bounds of one customer's operations that read more.
const (
	maxDearWaiting = 64
	maxDearWait    = 10 * time.Second
)

// newTurns makes the turns of operations that read much. One customer's take up to a
// quarter of the processors.
func newTurns() *turns.Turns {
	return turns.New(turns.Options{
		Running: max(1, runtime.GOMAXPROCS(0)/4), Waiting: maxDearWaiting, Wait: maxDearWait, What: "queries over many lists",
	})
}

const statReads = "reads" // under this name limits leaves what an operation reads

// takeTurn waits until the operation may run; done ends its turn. Operations that read
// little do not wait. The error is RATE_LIMITED, or what ended ctx.
func (h *Handler) takeTurn(ctx context.Context, op *graphql.OperationContext) (done func(), err error) {
	if reads, _ := op.Stats.GetExtension(statReads).(float64); reads <= freeReads {
		return func() {}, nil
	}
	who, _ := auth.From(ctx)
	done, err = h.turns.Take(ctx, who.CustomerID)
	if err != nil {
		if late := tooLate(ctx); late != nil {
			return nil, late
		}
		return nil, fmt.Errorf("turn of an operation: %w", err)
	}
	return done, nil
}
