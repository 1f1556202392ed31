package store

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"smartmoney/internal/smartmoney"
)

// ChainLog is how far a chain's log goes, and how far the engine got in it.
type ChainLog struct {
	Durable     int64     // last event of the log
	Processed   int64     // last event whose effects are committed
	LastEventAt time.Time // largest traded_at that is processed, UTC; zero before the first trade
}

// ChainLogs returns every chain's head, by Chain.Index.
func (db *DB) ChainLogs(ctx context.Context) (logs [smartmoney.ChainCount]ChainLog, err error) {
	err = db.eachHead(ctx, "s.event_time", func(chain int, durable, processed int64, at time.Time) {
		logs[chain] = ChainLog{Durable: durable, Processed: processed, LastEventAt: at}
	})
	return logs, err
}

// Lag is how far the engine is behind a chain's log.
type Lag struct {
	Durable   int64     // last event of the log
	Processed int64     // last event whose effects are committed
	Since     time.Time // when the oldest event that is not processed was appended, UTC; zero where all are
}

// Lags returns every chain's lag, by Chain.Index. It reads one row of the log for each
// chain that is behind.
func (db *DB) Lags(ctx context.Context) (lags [smartmoney.ChainCount]Lag, err error) {
	const since = `CASE WHEN h.last_seq > s.position THEN
		(SELECT g.appended_at FROM log_segments g WHERE g.chain = h.chain AND g.first_seq <= s.position + 1
		 ORDER BY g.first_seq DESC LIMIT 1) END`
	err = db.eachHead(ctx, since, func(chain int, durable, processed int64, at time.Time) {
		lags[chain] = Lag{Durable: durable, Processed: processed, Since: at}
	})
	return lags, err
}

// eachHead calls f for every chain, by Chain.Index, with the last event of its log, the
// last one processed, and the time that an expression over log_heads h and engine_state s
// gives in unix ns: UTC, zero for 0 and for null.
func (db *DB) eachHead(ctx context.Context, expression string, f func(chain int, durable, processed int64, at time.Time)) error {
	query := "SELECT h.chain, h.last_seq, s.position, " + expression + " FROM log_heads h JOIN engine_state s ON s.chain = h.chain"
	err := eachRow(ctx, db.Reader(), query, nil, func(rows *sql.Rows) error {
		var chain int
		var durable, processed int64
		var ns sql.NullInt64
		if err := rows.Scan(&chain, &durable, &processed, &ns); err != nil {
			return err
		}
		var at time.Time
		if ns.Int64 != 0 {
			at = time.Unix(0, ns.Int64).UTC()
		}
		f(chain, durable, processed, at)
		return nil
	})
	if err != nil {
		return fmt.Errorf("read how far the logs and the engine are: %w", err)
	}
	return nil
}
