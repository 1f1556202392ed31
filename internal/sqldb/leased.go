package sqldb

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"
)

// Leased is a table whose rows processes lease, by the database's clock, with the columns id,
// lease_owner, lease_number, lease_until, leased_at, progress, last_error, error_at and refused_at.
type Leased struct {
	*DB
	Table    string
	Failures string // column to which LeaseReport.Failures is added; "": there is none
}

// LeaseReport is what the holder of a lease has to report of its row.
type LeaseReport struct {
	ID, Lease int64
	Progress  string    // JSON
	Error     string    // the last one; "" leaves the one before
	ErrorAt   time.Time // its time
	Refused   bool      // refused_at is kept or becomes now; else it becomes NULL
	Failures  int64
}

// Time reads the database's time, in microseconds.
func (db *DB) Time(ctx context.Context) (int64, error) {
	var now int64
	if err := db.Reader().QueryRowContext(ctx, "SELECT "+db.Dialect().Clock()).Scan(&now); err != nil {
		return 0, fmt.Errorf("read the database's time: %w", err)
	}
	return now, nil
}

// Claim leases the rows that nobody has and that match a condition with arguments from $1 on, and
// returns their ids.
func (l Leased) Claim(ctx context.Context, owner string, lease time.Duration, condition string, args []any) (ids []int64, err error) {
	free := "SELECT id FROM " + l.Table + " WHERE (lease_until IS NULL OR lease_until <= " + l.Dialect().Clock() + ") AND " + condition
	// This check runs often and mostly finds nothing, so it does not take the writer.
	waiting := false
	if err := EachRow(ctx, l.Reader(), free+" LIMIT 1", args, func(*sql.Rows) error { waiting = true; return nil }); err != nil {
		return nil, fmt.Errorf("look for %s without a lease: %w", l.Table, err)
	}
	if !waiting {
		return nil, nil
	}
	free += " ORDER BY id"
	if l.Dialect() == Postgres {
		free += " FOR UPDATE SKIP LOCKED"
	}
	n := len(args)
	claim := fmt.Sprintf("UPDATE %s SET lease_owner = $%d, lease_number = lease_number + 1, leased_at = %s, lease_until = %s + $%d WHERE id IN (%s) RETURNING id",
		l.Table, n+1, l.Dialect().Clock(), l.Dialect().Clock(), n+2, free)
	err = EachRow(ctx, l.Writer(), claim, append(slices.Clip(args), owner, lease.Microseconds()), func(rows *sql.Rows) error {
		var id int64
		err := rows.Scan(&id)
		ids = append(ids, id)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("lease %s: %w", l.Table, err)
	}
	return ids, nil
}

// Renew extends leases to a lease's length from now, stores the reports, and returns the ids of the
// rows that are another's.
func (l Leased) Renew(ctx context.Context, owner string, lease time.Duration, held []LeaseReport) (lost []int64, err error) {
	lost, err = l.report(ctx, owner, held, fmt.Sprint(l.Dialect().Clock(), " + ", lease.Microseconds()), "lease_owner")
	if err != nil {
		return nil, fmt.Errorf("renew the leases of %d %s: %w", len(held), l.Table, err)
	}
	return lost, nil
}

// Release ends leases and stores the reports. A lost lease is no error.
func (l Leased) Release(ctx context.Context, owner string, held []LeaseReport) error {
	if _, err := l.report(ctx, owner, held, "NULL", "NULL"); err != nil {
		return fmt.Errorf("end the leases of %d %s: %w", len(held), l.Table, err)
	}
	return nil
}

// report stores reports, with the end and the owner of the leases as SQL, and returns the ids of
// the leases that owner does not hold.
func (l Leased) report(ctx context.Context, owner string, held []LeaseReport, until, keeper string) (lost []int64, err error) {
	if len(held) == 0 {
		return nil, nil
	}
	tx, err := l.Writer().BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	defer Rollback(tx)
	update := "UPDATE " + l.Table + " SET lease_until = " + until + ", lease_owner = " + keeper +
		", progress = $4, last_error = COALESCE($5, last_error), error_at = COALESCE($6, error_at), refused_at = CASE WHEN $7 THEN COALESCE(refused_at, " +
		l.Dialect().Clock() + ") END"
	if l.Failures != "" {
		update += ", " + l.Failures + " = " + l.Failures + " + $8"
	}
	update += " WHERE id = $1 AND lease_owner = $2 AND lease_number = $3"
	// In one order, in which other transactions lock these rows, too.
	for _, h := range slices.SortedFunc(slices.Values(held), func(a, b LeaseReport) int { return cmp.Compare(a.ID, b.ID) }) {
		args := []any{h.ID, owner, h.Lease, h.Progress, nil, nil, h.Refused}
		if h.Error != "" {
			args[4], args[5] = h.Error, h.ErrorAt.UnixMicro()
		}
		if l.Failures != "" {
			args = append(args, h.Failures)
		}
		done, err := tx.ExecContext(ctx, update, args...)
		if err != nil {
			return nil, fmt.Errorf("row %d: %w", h.ID, err)
		}
		n, err := done.RowsAffected()
		if err != nil {
			return nil, fmt.Errorf("row %d: %w", h.ID, err)
		}
		if n == 0 {
			lost = append(lost, h.ID)
		}
	}
	return lost, tx.Commit()
}
