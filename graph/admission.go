package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// fieldReads is the approximate number of lists that a field reads from the database or the
// ledger, beyond the published leaderboards; a lookup of one row counts as a list.
var fieldReads = map[string]float64{
	"Wallet.positions":          1,
	"Wallet.trades":             1,
	"Wallet.signals":            walletReads,
	"Query.lookup":              3,
	"Query.trendingTokens":      1,
	"Token.topHolders":          2,
	"Token.topTraders":          2,
	"Signal.priceMinutes":       1,
	"Trader.profile":            0.1,  // one lookup
	"SignalLatency.deliveredAt": 0.05, // a few statements for a page
	"Query.signals":             1,
	"Query.signalStats":         100, // months
	"Query.signalTrackRecord":   100, // likewise
	"Query.decisions":           100, // runs detection
	"Query.simulateConfig":      100, // runs detection over days
	"Query.signal":              1,
	"Query.node":                1, // of a signal, a trade or a webhook
	"Query.config":              1,
	"Query.configVersions":      1,
	"Query.webhook":             1,
	"Query.webhooks":            1,
	"Query.tokenSigner":         1,
	"Query.labels":              1,
	"Query.chains":              2, // where the logs end
	"Query.sources":             1,
	"Query.sourceRejects":       1,
	"Query.usage":               1,
	"Query.customer":            1,
	"Query.customers":           1,
	"Webhook.deliveries":        1,
	// thousands of fields, made without regard to the deadline
	"Query.__schema": freeReads + 1,
	"Query.__type":   freeReads + 1,
	// memory alone, but hundreds of trades a second in each of many executions
	"Subscription.trades": 0.01,
	"Customer.keys":       0.3,
	"Customer.budget":     1,
	"Customer.webhooks":   0.3,
	"Customer.config":     0.1,
	// Searches and feeds enter limits.Costly.
	"Query.recommendations": 1, // impressions
	"Query.feedConfig":      1,
	"Query.feedConfigs":     1,
}

// pageReads is the number of lists that a field beside a page's elements reads, once for the page.
var pageReads = map[string]float64{"SignalConnection.totalCount": 1}

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
