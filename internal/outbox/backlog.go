package outbox

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookdelivery"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
)

// MaxBacklog bounds the deliveries of each kind that Backlog counts.
const MaxBacklog = 100_000

// Backlog counts the pending deliveries to webhooks and sinks, over all processes.
type Backlog struct {
	First    int // deliveries without an attempt; MaxBacklog: at least as many
	Again    int // deliveries that wait for another attempt, likewise
	Disabled int // endpoints that the service or a customer switched off after failures
	// SinkFailing is the time since which a customer's deliveries to a sink fail, the earliest;
	// nil: none fails.
	SinkFailing *time.Time
}

// Overdue returns the time since the oldest due delivery became due, 0 if none is due.
func (o *Outbox) Overdue(ctx context.Context) (time.Duration, error) {
	next, err := o.NextWebhook(ctx)
	if err != nil || next == nil {
		return 0, err
	}
	return max(time.Since(*next), 0), nil
}

// Backlog counts the pending deliveries, by the index of each kind, and the disabled endpoints. Do
// not call it often.
func (o *Outbox) Backlog(ctx context.Context) (b Backlog, err error) {
	counted := func(attempts string) string {
		return fmt.Sprintf("(SELECT count(*) FROM (SELECT 1 FROM %s WHERE %s = 0 AND %s %s LIMIT %d) c)",
			webhookdelivery.Table, webhookdelivery.FieldState, webhookdelivery.FieldAttempts, attempts, MaxBacklog)
	}
	var failing *int64
	err = o.Reader().QueryRowContext(ctx, "SELECT "+counted("= 0")+", "+counted("> 0")+
		", (SELECT count(*) FROM "+webhookendpoint.Table+" WHERE "+webhookendpoint.FieldDisabledAt+" IS NOT NULL), (SELECT min(e."+endpointFailing+
		") FROM "+endpoints+" e JOIN "+logTable+" l ON l."+logCustomer+" = e."+endpointCustomer+" WHERE e."+endpointSink+" IS NOT NULL AND "+unsuspended+")").
		Scan(&b.First, &b.Again, &b.Disabled, &failing)
	b.SinkFailing = microOrNil(failing)
	if err != nil {
		return Backlog{}, fmt.Errorf("count what webhooks have to do: %w", err)
	}
	return b, nil
}
