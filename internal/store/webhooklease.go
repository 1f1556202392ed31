package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/gen/webhookendpoint"
)

// WebhookLease is the right of one worker to send to an endpoint. RenewWebhook and
// RecordAttempt bring it up to date; it belongs to one goroutine.
type WebhookLease struct {
	LogID        int64
	CustomerID   string
	URL          string
	Secrets      []string   // the present one first, then the one before while it is valid
	FailingSince *time.Time // first failed attempt since the last success; nil: none has failed
	Owner        string
	Until        time.Time

	number int64 // the endpoint's lease_number
	from   time.Time
	length time.Duration
}

// free is the condition that an endpoint waits for a worker at time $1.
const free = endpointNext + " <= $1 AND (" + leaseUntil + " IS NULL OR " + leaseUntil + " <= $1)"

// WebhookSlots is how many endpoints a sender has workers for.
type WebhookSlots struct {
	Free    int // in all
	Failing int // of them, for endpoints whose last attempt failed: the others do not wait for these
}

// LeaseWebhooks returns endpoints that have something due at now and that no other
// worker holds, as many as there are slots for: failing ones for at most half of them,
// rounded up, and of either kind those first that have waited longest. They are the
// owner's until now + lease. An endpoint without a secret gets one from newSecret.
func (db *DB) LeaseWebhooks(ctx context.Context, owner string, now time.Time, lease time.Duration, slots WebhookSlots,
	newSecret func() (string, error),
) ([]*WebhookLease, error) {
	done, err := db.forWebhooks(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	// It is asked often, and mostly there is nothing; that takes no writer.
	var waiting bool
	err = eachRow(ctx, db.Reader(), "SELECT 1 FROM "+endpoints+" WHERE "+free+" LIMIT 1", []any{now.UnixMicro()},
		func(*sql.Rows) error { waiting = true; return nil })
	if err != nil {
		return nil, fmt.Errorf("look for webhooks that wait: %w", err)
	}
	if !waiting || slots.Free < 1 {
		return nil, nil
	}
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return nil, fmt.Errorf("lease webhooks: begin: %w", err)
	}
	defer rollback(tx)
	leases, err := db.leaseIn(ctx, tx, now, slots)
	if err != nil {
		return nil, fmt.Errorf("choose webhooks to lease: %w", err)
	}
	if len(leases) == 0 {
		return nil, nil
	}
	for _, l := range leases {
		l.Owner, l.from, l.Until, l.length, l.number = owner, now, dbTime(now.Add(lease)), lease, l.number+1
		if len(l.Secrets) > 0 {
			continue
		}
		secret, err := newSecret()
		if err != nil {
			return nil, fmt.Errorf("make the secret of the webhook of customer %q: %w", l.CustomerID, err)
		}
		l.Secrets = []string{secret}
	}
	if err := db.writeLeases(ctx, tx, leases); err != nil {
		return nil, fmt.Errorf("lease %d webhooks: %w", len(leases), err)
	}
	if err := tx.Commit(); err != nil {
		return nil, fmt.Errorf("lease %d webhooks: %w", len(leases), err)
	}
	return leases, nil
}

// leaseIn locks endpoints to be leased and reads them, each with its present lease.
func (db *DB) leaseIn(ctx context.Context, tx *sql.Tx, now time.Time, slots WebhookSlots) ([]*WebhookLease, error) {
	ids, err := db.freeEndpoints(ctx, tx, now, endpointFailing+" IS NOT NULL", min(slots.Failing, (slots.Free+1)/2))
	if err != nil {
		return nil, err
	}
	well, err := db.freeEndpoints(ctx, tx, now, endpointFailing+" IS NULL", slots.Free-len(ids))
	ids = append(ids, well...)
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	// Read after they are locked: no change of an address comes in between.
	rows, err := db.entIn(tx).WebhookEndpoint.Query().Where(webhookendpoint.IDIn(ids...)).All(ctx)
	if err != nil {
		return nil, err
	}
	urls, err := db.webhookURLs(ctx, tx, rows)
	if err != nil {
		return nil, err
	}
	leases := make([]*WebhookLease, len(rows))
	for i, e := range rows {
		s := secretsOf(e)
		leases[i] = &WebhookLease{
			LogID: e.ID, CustomerID: e.CustomerID, URL: urls[e.CustomerID], Secrets: s.valid(now), FailingSince: microOrNil(e.FailingSince), number: e.LeaseNumber,
		}
	}
	slices.SortFunc(leases, func(a, b *WebhookLease) int { return slices.Index(ids, a.LogID) - slices.Index(ids, b.LogID) })
	return leases, nil
}

// webhookURLs returns the addresses in the configurations of the endpoints' customers.
func (db *DB) webhookURLs(ctx context.Context, tx *sql.Tx, of []*gen.WebhookEndpoint) (map[string]string, error) {
	customers := make([]string, len(of))
	for i, e := range of {
		customers[i] = e.CustomerID
	}
	accounts, err := readAccounts(ctx, db.entIn(tx), notificationlog.CustomerIDIn(customers...))
	urls := make(map[string]string, len(accounts))
	for i := range accounts {
		urls[accounts[i].CustomerID] = accounts[i].WebhookURL
	}
	return urls, err
}

// freeEndpoints locks endpoints that wait for a worker and for which a condition holds,
// those that have waited longest, and gives their logs.
func (db *DB) freeEndpoints(ctx context.Context, tx *sql.Tx, now time.Time, condition string, limit int) (ids []int64, err error) {
	if limit < 1 {
		return nil, nil
	}
	const columns, order = "SELECT " + endpointID + " FROM " + endpoints + " e WHERE ", " ORDER BY " + endpointNext + ", " + endpointID + " LIMIT $2"
	query := columns + free + " AND " + condition + order
	if db.Dialect() == Postgres {
		query += " FOR UPDATE OF e SKIP LOCKED"
	}
	err = eachRow(ctx, tx, query, []any{now.UnixMicro(), limit}, func(rows *sql.Rows) error {
		var id int64
		err := rows.Scan(&id)
		ids = append(ids, id)
		return err
	})
	return ids, err
}

var writeLeases = updateRows(endpoints, col(endpointID, "integer"),
	col(leaseOwner, "text"), col(leaseNumber, "bigint"), col(leaseUntil, "bigint"), col(endpointSecret, "text"))

func (db *DB) writeLeases(ctx context.Context, tx *sql.Tx, leases []*WebhookLease) error {
	var owners, secrets []string
	var numbers, untils, ids []int64
	for _, l := range leases {
		owners, secrets = append(owners, l.Owner), append(secrets, l.Secrets[0])
		numbers, untils, ids = append(numbers, l.number), append(untils, l.Until.UnixMicro()), append(ids, l.LogID)
	}
	return writeLeases.run(ctx, db, tx, ids, owners, numbers, untils, secrets)
}

// leased is the condition that an endpoint is leased as arguments $1 to $3 say.
const leased = endpointID + " = $1 AND " + leaseOwner + " = $2 AND " + leaseNumber + " = $3"

// RenewWebhook makes a lease last until then, which is a lease's length from now, and
// brings its secrets up to date. It writes only where less than half of the lease is
// left. ErrLeaseLost means that no attempt may be made any more.
func (db *DB) RenewWebhook(ctx context.Context, lease *WebhookLease, until time.Time) error {
	done, err := db.forWebhooks(ctx)
	if err != nil {
		return err
	}
	defer done()
	const columns = endpointSecret + ", " + endpointPrevious + ", " + endpointUntil + ", " + endpointFailing
	query, from, args := "SELECT "+columns+" FROM "+endpoints+" WHERE "+leased, db.Reader(), []any{lease.LogID, lease.Owner, lease.number}
	writes := until.Sub(lease.Until) > lease.length/2
	if writes {
		query, from = "UPDATE "+endpoints+" SET "+leaseUntil+" = $4 WHERE "+leased+" RETURNING "+columns, db.Writer()
		args = append(args, until.UnixMicro())
	}
	held := false
	var s endpointSecrets
	var failing *int64
	err = eachRow(ctx, from, query, args, func(rows *sql.Rows) error {
		held = true
		return rows.Scan(&s.present, &s.previous, &s.until, &failing)
	})
	if err != nil {
		return fmt.Errorf("renew the lease of the webhook of customer %q: %w", lease.CustomerID, err)
	}
	if !held {
		return ErrLeaseLost
	}
	lease.Secrets, lease.FailingSince = s.valid(until.Add(-lease.length)), microOrNil(failing)
	if writes {
		lease.Until = dbTime(until)
	}
	return nil
}

// ReleaseWebhook releases a lease: the endpoint waits for its next delivery, behind
// those that waited while it was leased. A lease that is lost is none to give back,
// and no error.
func (db *DB) ReleaseWebhook(ctx context.Context, lease *WebhookLease) error {
	done, err := db.forWebhooks(ctx)
	if err != nil {
		return err
	}
	defer done()
	if err := db.release(ctx, lease); err != nil && !errors.Is(err, ErrLeaseLost) {
		return fmt.Errorf("give back the lease of the webhook of customer %q: %w", lease.CustomerID, err)
	}
	return nil
}

func (db *DB) release(ctx context.Context, lease *WebhookLease) error {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer rollback(tx)
	if err := db.lockLease(ctx, tx, lease); err != nil {
		return err
	}
	// Read after the lock: it sees every delivery whose writer was waited for.
	_, err = tx.ExecContext(ctx, db.releaseStatement(), lease.LogID, lease.from.UnixMicro())
	if err != nil {
		return err
	}
	return tx.Commit()
}

// releaseStatement ends the lease of endpoint $1 at the time $2: the endpoint waits for the first of its deliveries.
func (db *DB) releaseStatement() string {
	const earliest = "SELECT * FROM (SELECT " + deliveryNext + " FROM " + deliveries
	const pending = " WHERE " + deliveryLog + " = $1 AND " + deliveryState + " = 0 AND " + deliveryAttempts
	first := earliest + db.firstIndex() + pending + " = 0 ORDER BY " + deliverySequence + " LIMIT 1) f"
	again := earliest + pending + " > 0 ORDER BY " + deliveryNext + " LIMIT 1) a"
	return "UPDATE " + endpoints + " SET " + leaseOwner + " = NULL, " + leaseUntil + " = NULL, " + endpointNext +
		" = (SELECT CASE WHEN min(w." + deliveryNext + ") < $2 THEN $2 ELSE min(w." + deliveryNext + ") END FROM (" + first + " UNION ALL " + again + ") w)" +
		" WHERE " + endpointID + " = $1"
}

// lockLease locks the row of a leased endpoint, or gives ErrLeaseLost.
func (db *DB) lockLease(ctx context.Context, tx *sql.Tx, lease *WebhookLease) error {
	held := false
	err := eachRow(ctx, tx, "SELECT 1 FROM "+endpoints+" e WHERE "+leased+db.rowLock("e"), []any{lease.LogID, lease.Owner, lease.number},
		func(*sql.Rows) error { held = true; return nil })
	if err == nil && !held {
		return ErrLeaseLost
	}
	return err
}

// NextWebhook returns the time from which LeaseWebhooks has something to give, as
// things stand: the earliest delivery of an endpoint that is not leased, or the end
// of a lease; nil when nothing waits.
func (db *DB) NextWebhook(ctx context.Context) (*time.Time, error) {
	done, err := db.forWebhooks(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	const waiting = "SELECT * FROM (SELECT " + endpointNext + " AS at FROM " + endpoints + " WHERE " + endpointNext + " IS NOT NULL AND " +
		leaseUntil + " IS NULL ORDER BY " + endpointNext + " LIMIT 1) f"
	const leasedNow = "SELECT CASE WHEN " + leaseUntil + " < " + endpointNext + " THEN " + endpointNext + " ELSE " + leaseUntil + " END AS at FROM " +
		endpoints + " WHERE " + leaseUntil + " IS NOT NULL AND " + endpointNext + " IS NOT NULL"
	var next *int64
	err = db.Reader().QueryRowContext(ctx, "SELECT min(t.at) FROM ("+waiting+" UNION ALL "+leasedNow+") t").Scan(&next)
	if err != nil {
		return nil, fmt.Errorf("read when a webhook has something due: %w", err)
	}
	return microOrNil(next), nil
}
