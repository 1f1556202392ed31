package eventlog

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/ent/gen/source"
	"github.com/smartmoneyhq/smartmoney/ent/gen/sourcereject"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// MaxRejects is the number of rejects that are kept of a source: the last ones.
const MaxRejects = 1000

// move sets the position of source $1 under lease $2 after position $3.
const move = "UPDATE " + source.Table + " SET " + source.FieldPositionNumber + " = " + source.FieldPositionNumber + " + 1, " + source.FieldPosition + " = $4, " +
	source.FieldCounts + " = $5, " + source.FieldLastEventAt + " = $6, " + source.FieldRejectNumber + " = $7, " + source.FieldHeardAt + " = $8 WHERE " +
	source.FieldID + " = $1 AND " + source.FieldLeaseNumber + " = $2 AND " + source.FieldPositionNumber + " = $3"

var insertRejects = sqldb.InsertRows(sourcereject.Table, "", sqldb.Col(sourcereject.FieldID, "bigint"), sqldb.Col(sourcereject.FieldAt, "bigint"),
	sqldb.Col(sourcereject.FieldRef, "text"), sqldb.Col(sourcereject.FieldReason, "text"), sqldb.Col(sourcereject.FieldDetail, "text"),
	sqldb.Col(sourcereject.FieldSample, "bytea"))

// moveSources moves sources within the transaction that appends their events, and keeps their
// rejects. It returns an *StaleMoveError for the first source whose writer has lost it; the
// transaction must then be rolled back.
func (lo *Log) moveSources(ctx context.Context, tx *sql.Tx, moves []SourceMove) error {
	if len(moves) == 0 {
		return nil
	}
	var at int64
	if err := tx.QueryRowContext(ctx, "SELECT "+lo.Dialect().Clock()).Scan(&at); err != nil {
		return fmt.Errorf("read the database's time: %w", err)
	}
	order := make([]int, len(moves))
	for i := range order {
		order[i] = i
	}
	// In one order, in which holders of leases report, too.
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(moves[a].Source, moves[b].Source) })
	for _, i := range order {
		moved, err := lo.moveOne(ctx, tx, &moves[i], at)
		if err == nil && !moved {
			err = &StaleMoveError{Source: moves[i].Source, Index: i}
		}
		if err != nil {
			return fmt.Errorf("move source %d: %w", moves[i].Source, err)
		}
	}
	return nil
}

// moveOne moves a source. It returns false if the source has another lease or position.
func (lo *Log) moveOne(ctx context.Context, tx *sql.Tx, m *SourceMove, at int64) (bool, error) {
	var newest any
	if !m.LastEventAt.IsZero() {
		newest = m.LastEventAt.UnixMicro()
	}
	done, err := tx.ExecContext(ctx, move, m.Source, m.Lease, m.Number, sqldb.WithChecksum(slices.Clone(m.Position)), string(m.Counts), newest, m.LastReject, at)
	if err != nil {
		return false, err
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return false, err
	}
	return true, lo.keepRejects(ctx, tx, m, at)
}

// keepRejects stores the last rejects of a move and deletes those beyond MaxRejects.
func (lo *Log) keepRejects(ctx context.Context, tx *sql.Tx, m *SourceMove, at int64) error {
	kept := m.Rejects[max(0, len(m.Rejects)-MaxRejects):]
	if len(kept) == 0 {
		return nil
	}
	n := len(kept)
	ids, ats, samples := make([]int64, n), slices.Repeat([]int64{at}, n), make([][]byte, n)
	refs, reasons, details := make([]string, n), make([]string, n), make([]string, n)
	for i, r := range kept {
		ids[i] = sqldb.RowID(m.Source, m.LastReject-int64(n-1-i))
		refs[i], reasons[i], details[i], samples[i] = r.Ref, r.Reason, r.Detail, append([]byte{}, r.Sample...)
	}
	if err := insertRejects.Run(ctx, lo.Dialect(), tx, ids, ats, refs, reasons, details, samples); err != nil {
		return fmt.Errorf("keep %d rejects: %w", n, err)
	}
	_, err := tx.ExecContext(ctx, "DELETE FROM "+sourcereject.Table+" WHERE "+sourcereject.FieldID+" >= $1 AND "+sourcereject.FieldID+" <= $2",
		sqldb.RowID(m.Source, 0), sqldb.RowID(m.Source, m.LastReject-MaxRejects))
	if err != nil {
		return fmt.Errorf("delete old rejects: %w", err)
	}
	return nil
}
