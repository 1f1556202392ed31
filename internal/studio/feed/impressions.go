package feed

import (
	"context"
	"database/sql"
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/impression"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

var insertImpressions = sqldb.InsertRows(impression.Table,
	" ON CONFLICT ("+impression.FieldCustomerID+", "+impression.FieldUserID+", "+impression.FieldItemID+")"+
		" DO UPDATE SET "+impression.FieldAt+" = excluded."+impression.FieldAt,
	sqldb.Col(impression.FieldCustomerID, "text"), sqldb.Col(impression.FieldUserID, "text"), sqldb.Col(impression.FieldItemID, "text"), sqldb.Col(impression.FieldAt, "bigint"))

// trimImpressions deletes all but the newest impressions of a user.
const trimImpressions = "DELETE FROM " + impression.Table + " WHERE " + impression.FieldID + " IN (SELECT " + impression.FieldID +
	" FROM " + impression.Table + " WHERE " + impression.FieldCustomerID + " = $1 AND " + impression.FieldUserID + " = $2" +
	" ORDER BY " + impression.FieldAt + " DESC, " + impression.FieldItemID + " LIMIT 1000000 OFFSET $3)"

// lockUser serialises the writers of one user's impressions, which prevents deadlocks on
// PostgreSQL. Users with the same hash wait for each other, without other effects.
const lockUser = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"

// AddImpressions records that items were shown to a user at a time, and keeps the newest limit
// items of that user. An item that was shown before is updated to the new time.
func (c *Configs) AddImpressions(ctx context.Context, customerID, user string, items []string, at time.Time, limit int) error {
	items = slices.Clone(items)
	slices.Sort(items)
	items = slices.Compact(items)
	if len(items) == 0 {
		return nil
	}
	wrap := func(err error) error {
		return fmt.Errorf("add %d impressions of customer %q: %w", len(items), sqldb.Clip(customerID), err)
	}
	tx, err := c.Writer().BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer sqldb.Rollback(tx)
	if c.Dialect() == sqldb.Postgres {
		if _, err := tx.ExecContext(ctx, lockUser, customerID+" "+user); err != nil {
			return wrap(err)
		}
	}
	n := len(items)
	err = insertImpressions.Run(ctx, c.Dialect(), tx, slices.Repeat([]string{customerID}, n), slices.Repeat([]string{user}, n), items,
		slices.Repeat([]int64{sqldb.Time(at).UnixMicro()}, n))
	if err != nil {
		return wrap(err)
	}
	if _, err := tx.ExecContext(ctx, trimImpressions, customerID, user, limit); err != nil {
		return wrap(err)
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return nil
}

// Impressions returns the items that were shown to a user at or after a time, in no particular
// order.
func (c *Configs) Impressions(ctx context.Context, customerID, user string, since time.Time) ([]smartmoney.Impression, error) {
	rows, err := c.ReadClient().Impression.Query().
		Where(impression.CustomerID(customerID), impression.UserID(user), impression.AtGTE(sqldb.Time(since).UnixMicro())).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read impressions of customer %q: %w", sqldb.Clip(customerID), err)
	}
	all := make([]smartmoney.Impression, len(rows))
	for i, row := range rows {
		all[i] = smartmoney.Impression{Item: row.ItemID, At: sqldb.FromMicro(row.At)}
	}
	return all, nil
}

const (
	// sweepImpressions bounds the impressions that one statement of SweepImpressions deletes, so
	// that other writers never wait long.
	sweepImpressions = 2000
	// sweepStatements bounds the statements of one call that delete impressions of the customer
	// with the most.
	sweepStatements = 50
)

// SweepImpressions deletes some of the impressions before a time, and beyond limit over all
// customers the oldest ones of the customer that has the most, so that nobody's impressions take
// the place of another's. It returns how many; 0: none is left.
func (c *Configs) SweepImpressions(ctx context.Context, before time.Time, limit int) (deleted int, err error) {
	if deleted, _, err = c.deleteImpressions(ctx, sweepImpressions, impression.FieldAt+" < $1", sqldb.Time(before).UnixMicro()); err == nil && deleted == 0 {
		deleted, err = c.sweepLargest(ctx, limit)
	}
	if err != nil {
		return deleted, fmt.Errorf("sweep impressions: %w", err)
	}
	return deleted, nil
}

// deleteImpressions deletes the oldest impressions of a condition, at most some of them. at is the
// time (µs) of the newest one deleted.
func (c *Configs) deleteImpressions(ctx context.Context, most int, condition string, args ...any) (n int, at int64, err error) {
	err = sqldb.EachRow(ctx, c.Writer(), "DELETE FROM "+impression.Table+" WHERE "+impression.FieldID+" IN (SELECT "+impression.FieldID+" FROM "+impression.Table+
		" WHERE "+condition+" ORDER BY "+impression.FieldAt+" LIMIT "+strconv.Itoa(most)+") RETURNING "+impression.FieldAt, args,
		func(rows *sql.Rows) error {
			var one int64
			err := rows.Scan(&one)
			n, at = n+1, max(at, one)
			return err
		})
	return n, at, err
}

// sweepLargest deletes some of the oldest impressions of the customer that has the most, if there
// are more than limit.
func (c *Configs) sweepLargest(ctx context.Context, limit int) (deleted int, err error) {
	customer, surplus, err := c.largest(ctx, limit)
	from := int64(math.MinInt64) // none of the customer's is older
	for i := 0; err == nil && surplus > 0 && i < sweepStatements; i++ {
		var n int
		n, from, err = c.deleteImpressions(ctx, min(surplus, sweepImpressions), impression.FieldCustomerID+" = $1 AND "+impression.FieldAt+" >= $2", customer, from)
		deleted += n
		if surplus -= n; n == 0 {
			break
		}
	}
	return deleted, err
}

// largest returns the customer with the most impressions, and how many of them are to go: those
// beyond limit over all customers, but hardly more than it has beyond the next one. surplus is 0 if
// there are at most limit.
func (c *Configs) largest(ctx context.Context, limit int) (customer string, surplus int, err error) {
	more := false
	err = sqldb.EachRow(ctx, c.Reader(), "SELECT 1 FROM "+impression.Table+" ORDER BY "+impression.FieldAt+" DESC LIMIT 1 OFFSET $1",
		[]any{limit}, func(*sql.Rows) error { more = true; return nil })
	if err != nil || !more {
		return "", 0, err
	}
	all, most, next := 0, 0, 0
	err = sqldb.EachRow(ctx, c.Reader(), "SELECT "+impression.FieldCustomerID+", COUNT(*) FROM "+impression.Table+" GROUP BY "+impression.FieldCustomerID, nil,
		func(rows *sql.Rows) error {
			var id string
			var n int
			if err := rows.Scan(&id, &n); err != nil {
				return err
			}
			if all += n; n > most || n == most && id < customer {
				customer, most, next = id, n, most
			} else {
				next = max(next, n)
			}
			return nil
		})
	return customer, min(all-limit, max(most-next, sweepImpressions)), err
}
