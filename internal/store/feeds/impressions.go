package feeds

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"smartmoney/ent/gen/impression"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
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
func (db *Configs) AddImpressions(ctx context.Context, customerID, user string, items []string, at time.Time, limit int) error {
	items = slices.Clone(items)
	slices.Sort(items)
	items = slices.Compact(items)
	if len(items) == 0 {
		return nil
	}
	wrap := func(err error) error {
		return fmt.Errorf("add %d impressions of customer %q: %w", len(items), sqldb.Clip(customerID), err)
	}
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer sqldb.Rollback(tx)
	if db.Dialect() == sqldb.Postgres {
		if _, err := tx.ExecContext(ctx, lockUser, customerID+" "+user); err != nil {
			return wrap(err)
		}
	}
	n := len(items)
	err = insertImpressions.Run(ctx, db.Dialect(), tx, slices.Repeat([]string{customerID}, n), slices.Repeat([]string{user}, n), items,
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
func (db *Configs) Impressions(ctx context.Context, customerID, user string, since time.Time) ([]smartmoney.Impression, error) {
	rows, err := db.ReadClient().Impression.Query().
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

// sweepImpressions bounds the impressions that one call of SweepImpressions deletes, so that
// other writers never wait long.
const sweepImpressions = 2000

// SweepImpressions deletes some of the impressions before a time, and of the oldest ones beyond limit over all
// customers, and returns how many; 0: none is left.
func (db *Configs) SweepImpressions(ctx context.Context, before time.Time, limit int) (deleted int, err error) {
	until := sqldb.Time(before).UnixMicro()
	oldest, err := db.excessImpressions(ctx, limit)
	if err != nil {
		return 0, fmt.Errorf("count impressions: %w", err)
	}
	until = max(until, oldest)
	done, err := db.Writer().ExecContext(ctx, "DELETE FROM "+impression.Table+" WHERE "+impression.FieldID+" IN (SELECT "+impression.FieldID+
		" FROM "+impression.Table+" WHERE "+impression.FieldAt+" < $1 ORDER BY "+impression.FieldAt+" LIMIT $2)", until, sweepImpressions)
	var n int64
	if err == nil {
		n, err = done.RowsAffected()
	}
	if err != nil {
		return 0, fmt.Errorf("sweep impressions: %w", err)
	}
	return int(n), nil
}

// excessImpressions returns the time (µs) before which all impressions exceed limit, 0 if there are
// at most limit.
func (db *Configs) excessImpressions(ctx context.Context, limit int) (at int64, err error) {
	err = sqldb.EachRow(ctx, db.Reader(), "SELECT "+impression.FieldAt+" FROM "+impression.Table+" ORDER BY "+impression.FieldAt+" DESC LIMIT 1 OFFSET $1",
		[]any{limit}, func(rows *sql.Rows) error { return rows.Scan(&at) })
	return at, err
}
