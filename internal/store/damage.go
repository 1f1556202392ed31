package store

import (
	"context"
	"database/sql"
	"fmt"

	"smartmoney/internal/smartmoney"
)

// Damage is the error of a row that does not say what was written to it. Its text is
// safe to show to an operator: it names the row and what to do.
type Damage struct {
	Row string // table, chain and place
	Log bool   // the row belongs to the log, which a rebuild needs and does not repair
	err error
}

// Error names the row and says what to do.
func (d *Damage) Error() string {
	todo := "stop the service, run `smartmoney rebuild`, which makes the state anew from the log, and start it again"
	if d.Log {
		todo = "restore a backup of the database"
	}
	return fmt.Sprintf("%s is damaged (%v): %s", d.Row, d.err, todo)
}

// Unwrap returns what is wrong with the row.
func (d *Damage) Unwrap() error { return d.err }

// derivedDamage is the damage of a row that follows from the log.
func derivedDamage(err error, row string, args ...any) error {
	return &Damage{Row: fmt.Sprintf(row, args...), err: err}
}

// logDamage is the damage of a row of the log.
func logDamage(err error, row string, args ...any) error {
	return &Damage{Row: fmt.Sprintf(row, args...), Log: true, err: err}
}

// lastSegments selects, by chain, where the log ends according to its head and
// according to its last segment, and the least number by which that last event arrived.
const lastSegments = `SELECT h.chain, h.last_seq, COALESCE(s.last_seq, 0), COALESCE(s.first_offset + s.last_seq - s.first_seq, 0)
	FROM log_heads h LEFT JOIN log_segments s ON s.chain = h.chain
	AND s.first_seq = (SELECT max(l.first_seq) FROM log_segments l WHERE l.chain = h.chain)`

// checkEnds returns where the chains' logs end. It compares the numbers that say so
// with each other, since they have no checksum: heads with the last segments, and
// arrived, the last global offset, with both and with what the engine has processed.
func checkEnds(ctx context.Context, q rowQuerier, arrived int64) (last ends, err error) {
	var processed int64
	if err := q.QueryRowContext(ctx, "SELECT global_offset FROM engine_progress WHERE id = 0").Scan(&processed); err != nil {
		return last, fmt.Errorf("read the engine's progress: %w", err)
	}
	least := processed
	err = eachRow(ctx, q, lastSegments, nil, func(rows *sql.Rows) error {
		var chain int
		var head, end, offset int64
		if err := rows.Scan(&chain, &head, &end, &offset); err != nil {
			return err
		}
		if head != end {
			return logDamage(fmt.Errorf("it ends at %d, its last segment at %d", head, end),
				"the head of the log of %s", smartmoney.Chains()[chain])
		}
		last[chain], least = head, max(least, offset)
		return nil
	})
	if err != nil {
		return last, fmt.Errorf("read log heads: %w", err)
	}
	return last, checkArrived(arrived, least)
}

// checkArrived holds the last global offset to one that was given before.
func checkArrived(arrived, least int64) error {
	if arrived < least {
		return logDamage(fmt.Errorf("it is %d, but %d was given", arrived, least), "global_offset.last")
	}
	return nil
}

// rowQuerier is a pool or a transaction.
type rowQuerier interface {
	querier
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}
