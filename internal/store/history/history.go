package history

import (
	"context"
	"database/sql"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/store/sqldb"
)

// Write stores what a commit of the engine adds to a chain's past, as part of the commit.
func Write(ctx context.Context, db *sqldb.DB, tx *sql.Tx, c *enginestate.ChainCommit) error {
	chain, h := c.Chain, &c.History
	if err := WriteDayStarts(ctx, db, tx, chain, h.DayStarts); err != nil {
		return err
	}
	if err := WriteDays(ctx, db, tx, chain, h.Days); err != nil {
		return err
	}
	if err := WriteClosings(ctx, tx, chain, h.Closings); err != nil {
		return err
	}
	if h.Corrected == nil {
		return nil
	}
	return CorrectClosings(ctx, db, tx, chain, c.To, h.Corrected)
}
