package history

import (
	"context"
	"database/sql"

	"smartmoney/internal/enginestate"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

// Write stores what a commit of the engine adds to a chain's past, as part of the commit.
func Write(ctx context.Context, db *sqldb.DB, tx *sql.Tx, chain smartmoney.Chain, h *enginestate.History) error {
	if err := WriteDayStarts(ctx, db, tx, chain, h.DayStarts); err != nil {
		return err
	}
	if err := WriteDays(ctx, db, tx, chain, h.Days); err != nil {
		return err
	}
	if err := WriteClosings(ctx, tx, chain, h.Closings); err != nil {
		return err
	}
	if c := h.Corrected; c != nil {
		return CorrectClosings(ctx, tx, chain, c.Wallets, c.From, c.Closings)
	}
	return nil
}
