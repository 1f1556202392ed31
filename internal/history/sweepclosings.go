package history

import (
	"context"
	"database/sql"
	"encoding/binary"
	"fmt"
	"math"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// sweepClosingsRows is how many rows one transaction of SweepClosings deletes of each table at
// most; a row of closings has some 15 kB.
const sweepClosingsRows = 100

// SweepClosings deletes some rows of positions that closed before a day of event time, by
// Chain.Index, in days since 1970, the oldest first, and returns how many; 0: none is left. A row
// is deleted when all that it has are old, so a few old ones stay.
func (db *Days) SweepClosings(ctx context.Context, before [smartmoney.ChainCount]int32) (deleted int, err error) {
	for i, chain := range smartmoney.Chains() {
		n, err := db.sweepClosings(ctx, i, before[i])
		if err != nil {
			return deleted, fmt.Errorf("sweep closings of %s before day %d: %w", chain, before[i], err)
		}
		deleted += n
	}
	return deleted, nil
}

// sweepClosings deletes rows of a chain. The search runs on a reader connection: nobody else
// changes rows so old, except corrections and rebuilds, which write them anew, to be swept later.
func (db *Days) sweepClosings(ctx context.Context, chain int, day int32) (deleted int, err error) {
	end, err := db.closingsEnd(ctx, chain, day)
	if err != nil {
		return 0, err
	}
	old, err := db.oldCorrected(ctx, chain, min(end.event, end.first.seq))
	if err != nil || end.first == end.kept && len(old) == 0 {
		return 0, err
	}
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return 0, err
	}
	defer sqldb.Rollback(tx)
	if end.first != end.kept { // else there may be none, and newer ones meanwhile
		deleted, err = affected(tx.ExecContext(ctx, deleteClosings, chain, end.kept.seq, end.kept.wallet, sweepClosingsRows))
	}
	for i := 0; err == nil && i < len(old); i++ {
		var n int
		n, err = affected(tx.ExecContext(ctx, deleteCorrectedRow, chain, old[i].wallet, old[i].seq, old[i].body))
		deleted += n
	}
	if err == nil {
		err = sqldb.MoveKeptSince(ctx, tx, sqldb.KeptClosings, chain, int64(day)*int64(24*time.Hour))
	}
	if err != nil {
		return 0, err
	}
	return deleted, tx.Commit()
}

const (
	deleteClosings = `DELETE FROM closings WHERE chain = $1 AND (first_seq, first_wallet) IN (SELECT first_seq, first_wallet FROM closings
		WHERE chain = $1 AND (first_seq, first_wallet) < ($2, $3) ORDER BY first_seq, first_wallet LIMIT $4)`
	// A correction meanwhile may have made the row anew, so that it must stay: its body is another
	// then.
	deleteCorrectedRow = "DELETE FROM corrected_closings WHERE chain = $1 AND wallet = $2 AND first_seq = $3 AND body = $4"
)

// affected returns the number of rows that a statement deleted.
func affected(done sql.Result, err error) (int, error) {
	if err != nil {
		return 0, err
	}
	n, err := done.RowsAffected()
	return int(n), err
}

// closingKey is where a row of closings, or of corrected ones, begins.
type closingKey struct{ seq, wallet int64 }

// closingsEnd says up to where a chain's closings are old.
type closingsEnd struct {
	event int64      // the first one of the days that are kept; 0: none is known
	first closingKey // of the first row that is there
	kept  closingKey // of the first row that stays: the last one that begins before event, or first
}

// closingsEnd returns up to where a chain's closings lie before a day. Without any rows their keys
// are beyond every event.
func (db *Days) closingsEnd(ctx context.Context, chain int, day int32) (end closingsEnd, err error) {
	end.first = closingKey{seq: math.MaxInt64}
	if end.event, err = db.firstEvent(ctx, chain, day); err != nil {
		return end, err
	}
	const rows = "SELECT first_seq, first_wallet FROM closings WHERE chain = $1"
	scan := func(to *closingKey) func(*sql.Rows) error {
		return func(rows *sql.Rows) error { return rows.Scan(&to.seq, &to.wallet) }
	}
	err = sqldb.EachRow(ctx, db.Reader(), rows+" ORDER BY first_seq, first_wallet LIMIT 1", []any{chain}, scan(&end.first))
	if end.kept = end.first; err == nil {
		err = sqldb.EachRow(ctx, db.Reader(), rows+" AND first_seq < $2 ORDER BY first_seq DESC, first_wallet DESC LIMIT 1",
			[]any{chain, end.event}, scan(&end.kept))
	}
	return end, err
}

// correctedRow is a row of corrected closings as it is stored.
type correctedRow struct {
	closingKey
	body []byte // with its checksum
}

// oldCorrected returns the oldest rows of a chain's corrected closings that are about events before
// one alone, some at a time. What they hide must be gone, so the event is not after the first row
// of closings. A wallet's row ends where its next one begins, so that its rows go in their order.
func (db *Days) oldCorrected(ctx context.Context, chain int, seq int64) (old []correctedRow, err error) {
	err = sqldb.EachBody(ctx, db.Reader(), `SELECT c.first_seq, c.wallet, c.body, (SELECT min(n.first_seq) FROM corrected_closings n
		WHERE n.chain = c.chain AND n.wallet = c.wallet AND n.first_seq > c.first_seq)
		FROM corrected_closings c WHERE c.chain = $1 AND c.first_seq < $2 ORDER BY c.first_seq, c.wallet LIMIT $3`,
		[]any{chain, seq, sweepClosingsRows}, func(rows *sql.Rows) error {
			var c correctedRow
			var next sql.NullInt64
			if err := rows.Scan(&c.seq, &c.wallet, &c.body, &next); err != nil {
				return err
			}
			body, err := sqldb.Unseal(c.body)
			if err == nil && len(body) < 8 {
				err = errCutOff
			}
			if err != nil {
				return fmt.Errorf("corrected closings of wallet %d from %d: %w", c.wallet, c.seq, err)
			}
			if upTo := int64(binary.LittleEndian.Uint64(body)); upTo < seq || next.Valid && next.Int64 <= seq {
				old = append(old, c)
			}
			return nil
		})
	return old, err
}

// ClosingsKeptSince returns the event time before which positions that a chain's wallets closed
// were deleted; the zero time if none was.
func (db *Days) ClosingsKeptSince(ctx context.Context, chain smartmoney.Chain) (time.Time, error) {
	before, err := sqldb.KeptSince(ctx, db.DB, sqldb.KeptClosings)
	if at := before[chain.Index()]; err == nil && at != math.MinInt64 {
		return time.Unix(0, at).UTC(), nil
	}
	return time.Time{}, err
}

// ClosingsFrom returns the first event of a chain from which on no closed position was deleted by
// its age; 0: none was.
func (db *Days) ClosingsFrom(ctx context.Context, chain smartmoney.Chain) (seq int64, err error) {
	before, err := sqldb.KeptSince(ctx, db.DB, sqldb.KeptClosings)
	if at := before[chain.Index()]; err == nil && at != math.MinInt64 {
		seq, err = db.firstEvent(ctx, chain.Index(), int32(at/int64(24*time.Hour)))
	}
	if err != nil {
		return 0, fmt.Errorf("find since when closings of %s are kept: %w", chain, err)
	}
	return seq, nil
}

// firstEvent returns the first event of a chain on a day or later, 0 if there is none.
func (db *Days) firstEvent(ctx context.Context, chain int, day int32) (int64, error) {
	var seq sql.NullInt64
	err := db.Reader().QueryRowContext(ctx, "SELECT min(seq) FROM day_starts WHERE chain = $1 AND day >= $2", chain, day).Scan(&seq)
	return seq.Int64, err
}
