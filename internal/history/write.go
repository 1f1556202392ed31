package history

import (
	"context"
	"database/sql"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Added is what a commit adds to the past of a chain's wallets (semantics 8).
type Added struct {
	DayStarts []smartmoney.DayStart // of days of event time that began
	// that are over, or that a correction changed: an empty one is deleted
	Days      []smartmoney.WalletDay
	Closings  []smartmoney.Closing          // by event and wallet's number
	Corrected *smartmoney.CorrectedClosings // nil unless the commit applies a correction
}

// SnapshotRows are some rows of the snapshot that is kept of a chain's leaderboard when a UTC day
// of event time is over (semantics 8): those of its parts from Part on that earlier commits did not
// write. The last parts are written first, so that a snapshot is complete when it has part 0.
type SnapshotRows struct {
	Chain   smartmoney.Chain
	Day     int32               // the day that was over, in days since 1970 UTC
	Part    int                 // the first of the parts, see smartmoney.SnapshotPart
	Written int                 // rows of the snapshot that earlier commits wrote
	Rows    []smartmoney.Wallet // with their ranks
}

// Write stores what a commit of the engine up to a sequence number adds to a chain's past, as part
// of the commit.
func Write(ctx context.Context, db *sqldb.DB, tx *sql.Tx, chain smartmoney.Chain, to int64, a *Added) error {
	if err := writeDayStarts(ctx, db, tx, chain, a.DayStarts); err != nil {
		return err
	}
	if err := writeDays(ctx, db, tx, chain, a.Days); err != nil {
		return err
	}
	if err := writeClosings(ctx, tx, chain, a.Closings); err != nil {
		return err
	}
	if a.Corrected == nil {
		return nil
	}
	return correctClosings(ctx, db, tx, chain, to, a.Corrected)
}
