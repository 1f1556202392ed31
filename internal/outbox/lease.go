package outbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/ent/gen/configversion"
	"github.com/smartmoneyhq/smartmoney/ent/gen/customer"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookendpoint"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// free is the condition that an endpoint is due and not leased at time $1, and that its customer is
// not suspended.
const free = endpointNext + " <= $1 AND (" + leaseUntil + " IS NULL OR " + leaseUntil + " <= $1) AND " + webhookendpoint.FieldCustomerID +
	" NOT IN (SELECT " + customer.FieldID + " FROM " + customer.Table + " WHERE " + customer.FieldSuspendedAt + " IS NOT NULL)"

// ofSink returns the condition that an endpoint is one of a sink, or of a webhook with "", and its
// argument, which has a number.
func ofSink(sink string, number int) (condition string, args []any) {
	if sink == "" {
		return endpointSink + " IS NULL", nil
	}
	return endpointSink + " = $" + strconv.Itoa(number), []any{sink}
}

// LeaseWebhooks leases endpoints to an owner until now + lease: endpoints with something due at now
// that no worker holds, up to the number of slots, those waiting longest first. Failing endpoints
// take at most half of the slots, rounded up. An endpoint without a secret gets one from newSecret.
func (o *Outbox) LeaseWebhooks(ctx context.Context, owner string, now time.Time, lease time.Duration, slots Slots,
	newSecret func() (string, error),
) ([]*Lease, error) {
	done, err := o.forWebhooks(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	// This check runs often and mostly finds nothing, so it does not take the writer.
	var waiting bool
	of, args := ofSink(slots.Sink, 2)
	err = sqldb.EachRow(ctx, o.Reader(), "SELECT 1 FROM "+endpoints+" WHERE "+free+" AND "+of+" LIMIT 1", append([]any{now.UnixMicro()}, args...),
		func(*sql.Rows) error { waiting = true; return nil })
	if err != nil {
		return nil, fmt.Errorf("look for webhooks that wait: %w", err)
	}
	if !waiting || slots.Free < 1 {
		return nil, nil
	}
	tx, err := o.Writer().BeginTx(ctx, nil)
	if err != nil {
		return nil, fmt.Errorf("lease webhooks: begin: %w", err)
	}
	defer sqldb.Rollback(tx)
	leases, err := o.leaseIn(ctx, tx, now, slots)
	if err != nil {
		return nil, fmt.Errorf("choose webhooks to lease: %w", err)
	}
	if len(leases) == 0 {
		return nil, nil
	}
	for _, l := range leases {
		l.Owner, l.From, l.Until, l.Length, l.Number = owner, now, sqldb.Time(now.Add(lease)), lease, l.Number+1
		if len(l.Secrets) > 0 {
			continue
		}
		secret, err := newSecret()
		if err != nil {
			return nil, fmt.Errorf("make the secret of the webhook of customer %q: %w", l.CustomerID, err)
		}
		l.Secrets = []string{secret}
	}
	if err := o.writeLeases(ctx, tx, leases); err != nil {
		return nil, fmt.Errorf("lease %d webhooks: %w", len(leases), err)
	}
	if err := tx.Commit(); err != nil {
		return nil, fmt.Errorf("lease %d webhooks: %w", len(leases), err)
	}
	return leases, nil
}

// leaseIn locks the endpoints to lease and reads them, each with its previous lease.
func (o *Outbox) leaseIn(ctx context.Context, tx *sql.Tx, now time.Time, slots Slots) ([]*Lease, error) {
	ids, err := o.freeEndpoints(ctx, tx, now, slots.Sink, endpointFailing+" IS NOT NULL", min(slots.Failing, (slots.Free+1)/2))
	if err != nil {
		return nil, err
	}
	well, err := o.freeEndpoints(ctx, tx, now, slots.Sink, endpointFailing+" IS NULL", slots.Free-len(ids))
	ids = append(ids, well...)
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	// Read under the lock, so that no address changes in between.
	leases, err := readLeases(ctx, tx, ids, now)
	slices.SortFunc(leases, func(a, b *Lease) int { return slices.Index(ids, a.EndpointID) - slices.Index(ids, b.EndpointID) })
	return leases, err
}

// leasedEndpoints selects endpoints by the ids appended to it, with their customers' current
// configurations, which hold the addresses of the first ones.
const leasedEndpoints = "SELECT e." + endpointID + ", l." + notificationlog.FieldID + ", e." + endpointCustomer + ", e." + endpointURL + ", e." + endpointSecret + ", e." + endpointPrevious +
	", e." + endpointUntil + ", e." + endpointFailing + ", e." + leaseNumber + ", e." + endpointSink + ", e." + webhookendpoint.FieldFormat + ", v." + configversion.FieldConfig + " FROM " + endpoints + " e JOIN " +
	notificationlog.Table + " l ON l." + notificationlog.FieldCustomerID + " = e." + endpointCustomer + " LEFT JOIN " + configversion.Table + " v ON v." +
	configversion.FieldCustomerID + " = l." + notificationlog.FieldCustomerID + " AND v." + configversion.FieldVersion + " = l." +
	notificationlog.FieldConfigVersion + " WHERE e." + endpointID

// readLeases reads endpoints with their addresses, each with its previous lease.
func readLeases(ctx context.Context, tx *sql.Tx, ids []int64, now time.Time) (leases []*Lease, err error) {
	err = sqldb.EachRow(ctx, tx, leasedEndpoints+" IN ("+numbers(ids)+")", nil, func(rows *sql.Rows) error {
		l := &Lease{}
		var s endpointSecrets
		var failing *int64
		var own, sink *string
		var config []byte
		var format int
		if err := rows.Scan(&l.EndpointID, &l.LogID, &l.CustomerID, &own, &s.present, &s.previous, &s.until, &failing, &l.Number, &sink, &format, &config); err != nil {
			return err
		}
		l.Secrets, l.FailingSince, l.Format = s.valid(now), microOrNil(failing), formatOf(format)
		leases = append(leases, l)
		if sink != nil {
			l.Sink = *sink
			return nil
		}
		if own != nil {
			l.URL = *own
		}
		if own != nil || config == nil {
			return nil
		}
		var address struct {
			URL string `json:"webhook_url"`
		}
		if err := json.Unmarshal(config, &address); err != nil {
			return fmt.Errorf("decode the configuration of customer %q: %w", l.CustomerID, err)
		}
		l.URL = address.URL
		return nil
	})
	return leases, err
}

// freeEndpoints locks the free endpoints of webhooks or a sink that match a condition, those
// waiting longest first, and returns their ids.
func (o *Outbox) freeEndpoints(ctx context.Context, tx *sql.Tx, now time.Time, sink, condition string, limit int) (ids []int64, err error) {
	if limit < 1 {
		return nil, nil
	}
	const columns, order = "SELECT " + endpointID + " FROM " + endpoints + " e WHERE ", " ORDER BY " + endpointNext + ", " + endpointID + " LIMIT $2"
	of, args := ofSink(sink, 3)
	query := columns + free + " AND " + of + " AND " + condition + order
	if o.Dialect() == sqldb.Postgres {
		query += " FOR UPDATE OF e SKIP LOCKED"
	}
	err = sqldb.EachRow(ctx, tx, query, append([]any{now.UnixMicro(), limit}, args...), func(rows *sql.Rows) error {
		var id int64
		err := rows.Scan(&id)
		ids = append(ids, id)
		return err
	})
	return ids, err
}

var writeLeases = sqldb.UpdateRows(endpoints, sqldb.Col(endpointID, "integer"),
	sqldb.Col(leaseOwner, "text"), sqldb.Col(leaseNumber, "bigint"), sqldb.Col(leaseUntil, "bigint"), sqldb.Col(endpointSecret, "text"))

func (o *Outbox) writeLeases(ctx context.Context, tx *sql.Tx, leases []*Lease) error {
	var owners, secrets []string
	var numbers, untils, ids []int64
	for _, l := range leases {
		owners, secrets = append(owners, l.Owner), append(secrets, l.Secrets[0])
		numbers, untils, ids = append(numbers, l.Number), append(untils, l.Until.UnixMicro()), append(ids, l.EndpointID)
	}
	return writeLeases.Run(ctx, o.Dialect(), tx, ids, owners, numbers, untils, secrets)
}

// leased is the condition that an endpoint is leased as in arguments $1 to $3.
const leased = endpointID + " = $1 AND " + leaseOwner + " = $2 AND " + leaseNumber + " = $3"

// RenewWebhook extends a lease to until, one lease's length from now, and updates its secrets. It
// writes only if less than half of the lease is left. It returns ErrLeaseLost if no further attempt
// may be made.
func (o *Outbox) RenewWebhook(ctx context.Context, lease *Lease, until time.Time) error {
	done, err := o.forWebhooks(ctx)
	if err != nil {
		return err
	}
	defer done()
	const columns = endpointSecret + ", " + endpointPrevious + ", " + endpointUntil + ", " + endpointFailing
	query, from, args := "SELECT "+columns+" FROM "+endpoints+" WHERE "+leased, o.Reader(), []any{lease.EndpointID, lease.Owner, lease.Number}
	writes := until.Sub(lease.Until) > lease.Length/2
	if writes {
		query, from = "UPDATE "+endpoints+" SET "+leaseUntil+" = $4 WHERE "+leased+" RETURNING "+columns, o.Writer()
		args = append(args, until.UnixMicro())
	}
	held := false
	var s endpointSecrets
	var failing *int64
	err = sqldb.EachRow(ctx, from, query, args, func(rows *sql.Rows) error {
		held = true
		return rows.Scan(&s.present, &s.previous, &s.until, &failing)
	})
	if err != nil {
		return fmt.Errorf("renew the lease of the webhook of customer %q: %w", lease.CustomerID, err)
	}
	if !held {
		return ErrLeaseLost
	}
	lease.Secrets, lease.FailingSince = s.valid(until.Add(-lease.Length)), microOrNil(failing)
	if writes {
		lease.Until = sqldb.Time(until)
	}
	return nil
}

// ReleaseWebhook releases a lease. The endpoint then waits for its next delivery, behind endpoints
// that waited while it was leased, and for the end of lease.Pause. Releasing a lost lease is not an
// error.
func (o *Outbox) ReleaseWebhook(ctx context.Context, lease *Lease) error {
	done, err := o.forWebhooks(ctx)
	if err != nil {
		return err
	}
	defer done()
	if err := o.release(ctx, lease); err != nil && !errors.Is(err, ErrLeaseLost) {
		return fmt.Errorf("release the lease of the webhook of customer %q: %w", lease.CustomerID, err)
	}
	return nil
}

func (o *Outbox) release(ctx context.Context, lease *Lease) error {
	return o.whileLeased(ctx, lease, func(tx *sql.Tx) error {
		var pause *int64
		if !lease.Pause.IsZero() {
			pause = new(lease.Pause.UnixMicro())
		}
		// Read under the lock: it sees the deliveries of every writer that the lock waited for.
		_, err := tx.ExecContext(ctx, o.releaseStatement(lease.Sink), lease.EndpointID, lease.From.UnixMicro(), pause)
		return err
	})
}

// whileLeased runs f in a transaction that locks the row of a leased endpoint, and commits it
// unless f returns an error. It returns ErrLeaseLost if the lease is no longer held.
func (o *Outbox) whileLeased(ctx context.Context, lease *Lease, f func(tx *sql.Tx) error) error {
	tx, err := o.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	if err := o.lockLease(ctx, tx, lease); err != nil {
		return err
	}
	if err := f(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// releaseStatement returns the statement that ends the lease of endpoint $1 at time $2, after which
// the endpoint waits for the first of its deliveries, which of a sink is the one that failed, and
// for the time $3 unless that is NULL.
func (o *Outbox) releaseStatement(sink string) string {
	const earliest = "SELECT * FROM (SELECT " + deliveryNext + " FROM " + deliveries
	const pending = " WHERE " + deliveryEndpoint + " = $1 AND " + deliveryState + " = 0 AND " + deliveryAttempts
	first := earliest + firstIndex(o.DB) + pending + " = 0 ORDER BY " + deliverySequence + " LIMIT 1) f"
	again := earliest + pending + " > 0 ORDER BY " + deliveryNext + " LIMIT 1) a"
	waiting := first + " UNION ALL " + again
	if sink != "" {
		waiting = "SELECT COALESCE((" + again + "), (" + first + ")) AS " + deliveryNext
	}
	return "UPDATE " + endpoints + " SET " + leaseOwner + " = NULL, " + leaseUntil + " = $3, " + endpointNext +
		" = (SELECT CASE WHEN min(w." + deliveryNext + ") < $2 THEN $2 ELSE min(w." + deliveryNext + ") END FROM (" + waiting + ") w)" +
		" WHERE " + endpointID + " = $1"
}

// lockLease locks the row of a leased endpoint, or returns ErrLeaseLost.
func (o *Outbox) lockLease(ctx context.Context, tx *sql.Tx, lease *Lease) error {
	held := false
	err := sqldb.EachRow(ctx, tx, "SELECT 1 FROM "+endpoints+" e WHERE "+leased+rowLock(o.DB, "e"), []any{lease.EndpointID, lease.Owner, lease.Number},
		func(*sql.Rows) error { held = true; return nil })
	if err == nil && !held {
		return ErrLeaseLost
	}
	return err
}

// NextWebhook returns when LeaseWebhooks will next find an endpoint: the time of the earliest
// delivery of an endpoint without a lease, or the end of a lease. It returns nil if nothing is
// pending. It looks at the endpoints of a sink, of webhooks with "", or of all without an argument.
func (o *Outbox) NextWebhook(ctx context.Context, sink ...string) (*time.Time, error) {
	done, err := o.forWebhooks(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	of, args := "TRUE", []any(nil)
	if len(sink) > 0 {
		of, args = ofSink(sink[0], 1)
	}
	waiting := "SELECT * FROM (SELECT " + endpointNext + " AS at FROM " + endpoints + " WHERE " + endpointNext + " IS NOT NULL AND " +
		leaseUntil + " IS NULL AND " + of + " ORDER BY " + endpointNext + " LIMIT 1) f"
	leasedNow := "SELECT CASE WHEN " + leaseUntil + " < " + endpointNext + " THEN " + endpointNext + " ELSE " + leaseUntil + " END AS at FROM " +
		endpoints + " WHERE " + leaseUntil + " IS NOT NULL AND " + endpointNext + " IS NOT NULL AND " + of
	var next *int64
	err = o.Reader().QueryRowContext(ctx, "SELECT min(t.at) FROM ("+waiting+" UNION ALL "+leasedNow+") t", args...).Scan(&next)
	if err != nil {
		return nil, fmt.Errorf("read when a webhook has something due: %w", err)
	}
	return microOrNil(next), nil
}
