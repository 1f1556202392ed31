package store

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"smartmoney/internal/smartmoney"
)

// Lag is how far the engine is behind a chain's log.
type Lag struct {
	Durable   int64     // last event of the log
	Processed int64     // last event whose effects are committed
	Since     time.Time // when the oldest event that is not processed was appended, UTC; zero where all are
}

// Lags gives every chain's lag, by Chain.Index. It reads one row of the log for each
// chain that is behind.
func (db *DB) Lags(ctx context.Context) ([smartmoney.ChainCount]Lag, error) {
	var lags [smartmoney.ChainCount]Lag
	rows, err := db.Reader().QueryContext(ctx,
		`SELECT h.chain, h.last_seq, s.position, CASE WHEN h.last_seq > s.position THEN
			(SELECT g.appended_at FROM log_segments g WHERE g.chain = h.chain AND g.first_seq <= s.position + 1
			 ORDER BY g.first_seq DESC LIMIT 1) END
		 FROM log_heads h JOIN engine_state s ON s.chain = h.chain`)
	if err != nil {
		return lags, fmt.Errorf("read how far the engine is behind: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var chain int
		var l Lag
		var since sql.NullInt64
		if err := rows.Scan(&chain, &l.Durable, &l.Processed, &since); err != nil {
			return lags, fmt.Errorf("read how far the engine is behind: %w", err)
		}
		if since.Valid {
			l.Since = time.Unix(0, since.Int64).UTC()
		}
		lags[chain] = l
	}
	return lags, rows.Err()
}
