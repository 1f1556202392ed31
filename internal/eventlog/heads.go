package eventlog

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"math"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// ChainLogs returns every chain's head, by Chain.Index.
func (lo *Log) ChainLogs(ctx context.Context) (logs [smartmoney.ChainCount]ChainLog, err error) {
	err = lo.eachHead(ctx, "NULL", func(chain int, durable int64, s *EngineState, _ time.Time) {
		logs[chain] = ChainLog{Durable: durable, Processed: s.Position}
		if s.EventTime != 0 {
			logs[chain].LastEventAt = instantOf(s.EventTime)
		}
	})
	return logs, err
}

// Lags returns every chain's lag, by Chain.Index. It reads one row of the log for each
// chain that is behind.
func (lo *Log) Lags(ctx context.Context) (lags [smartmoney.ChainCount]Lag, err error) {
	const since = `CASE WHEN h.last_seq > s.position THEN
		(SELECT g.appended_at FROM log_segments g WHERE g.chain = h.chain AND g.first_seq <= s.position + 1
		 ORDER BY g.first_seq DESC LIMIT 1) END`
	err = lo.eachHead(ctx, since, func(chain int, durable int64, s *EngineState, at time.Time) {
		lags[chain] = Lag{Durable: durable, Processed: s.Position, Since: at}
	})
	return lags, err
}

// eachHead calls f for every chain, by Chain.Index, with the last event of its log, the engine's
// state, and the time that an SQL expression over log_heads h and engine_state s evaluates to in
// unix ns. The time is UTC, and zero for 0 and NULL.
func (lo *Log) eachHead(ctx context.Context, expression string, f func(chain int, durable int64, s *EngineState, at time.Time)) error {
	query := "SELECT h.chain, h.last_seq, s.position, s.event_time, s.meta, " + expression + " FROM log_heads h JOIN engine_state s ON s.chain = h.chain"
	err := sqldb.EachRow(ctx, lo.Reader(), query, nil, func(rows *sql.Rows) error {
		var chain int
		var durable int64
		var s EngineState
		var ns sql.NullInt64
		if err := rows.Scan(&chain, &durable, &s.Position, &s.EventTime, &s.Meta, &ns); err != nil {
			return err
		}
		if _, err := verifyState(chain, &s); err != nil {
			return err
		}
		var at time.Time
		if ns.Int64 != 0 {
			at = instantOf(ns.Int64)
		}
		f(chain, durable, &s, at)
		return nil
	})
	if err != nil {
		return fmt.Errorf("read how far the logs and the engine are: %w", err)
	}
	return nil
}

// logDamage reports damage in a row of the log.
func logDamage(err error, row string, args ...any) error {
	return &Damage{Row: fmt.Sprintf(row, args...), Log: true, Err: err}
}

// lastSegments selects, by chain, where the log ends according to its head and
// according to its last segment, and the least global offset of that last event; what
// corrections need to know of it; and how far the engine has processed all logs. It runs while the
// log is locked, and two look-ups of the last segment are planned faster than a join with it.
const lastSegments = `SELECT h.chain, h.event_time, h.correctable, h.last_seq,
	COALESCE((SELECT s.last_seq FROM log_segments s WHERE s.chain = h.chain ORDER BY s.first_seq DESC LIMIT 1), 0),
	COALESCE((SELECT s.first_offset + s.last_seq - s.first_seq FROM log_segments s WHERE s.chain = h.chain ORDER BY s.first_seq DESC LIMIT 1), 0),
	z.before, COALESCE(z.block, -1), (SELECT p.global_offset FROM engine_progress p WHERE p.id = 0)
	FROM log_heads h JOIN log_horizons z ON z.chain = h.chain`

// checkEnds returns where the chains' logs end. It compares the numbers that say so
// with each other, since they have no checksum: heads with the last segments, and
// arrived, the last global offset, with both and with what the engine has processed.
func checkEnds(ctx context.Context, q sqldb.Querier, arrived int64) (h heads, err error) {
	least, err := readEnds(ctx, q, &h, func(_ int, damage error) error { return damage })
	if err != nil {
		return h, fmt.Errorf("read log heads: %w", err)
	}
	h.arrived = arrived
	return h, checkArrived(arrived, least)
}

// readEnds reads where the chains' logs end, and returns the least that the last global offset may
// be. It calls wrong for each chain whose head differs from its last segment, and goes on if that
// returns nil.
func readEnds(ctx context.Context, q sqldb.Querier, h *heads, wrong func(chain int, damage error) error) (least int64, err error) {
	err = sqldb.EachRow(ctx, q, lastSegments, nil, func(rows *sql.Rows) error {
		var chain int
		var eventTime, head, end, offset, dropped, processed int64
		var correctable bool
		var before sql.NullInt64
		if err := rows.Scan(&chain, &eventTime, &correctable, &head, &end, &offset, &before, &dropped, &processed); err != nil {
			return err
		}
		if h.before[chain], h.dropped[chain] = math.MinInt64, dropped; before.Valid {
			h.before[chain] = before.Int64
		}
		h.last[chain], h.eventTime[chain], h.correctable[chain] = head, eventTime, correctable
		least = max(least, offset, processed)
		if head == end {
			return nil
		}
		return wrong(chain, headDamage(chain, "it ends at %d, its last segment at %d", head, end))
	})
	return least, err
}

// newerThanLog is what is wrong with a head whose largest traded_at is earlier than the engine's.
const newerThanLog = "its newest trade is of %s, the engine is at %s"

// headDamage reports damage in the head of a chain's log.
func headDamage(chain int, what string, args ...any) error {
	return logDamage(fmt.Errorf(what, args...), "the head of the log of %s", smartmoney.Chains()[chain])
}

// CheckEnds calls wrong, as of one moment, with the damage of each number without a checksum that
// says where the logs end: the heads of chains that differ from the last segment or from what the
// engine has processed, and, last, of every chain, the last global offset.
func CheckEnds(ctx context.Context, db *sqldb.DB, wrong func(chain smartmoney.Chain, damage error)) error {
	tx, err := db.Snapshot(ctx)
	if err != nil {
		return fmt.Errorf("check where the logs end: %w", err)
	}
	defer sqldb.Rollback(tx)
	var h heads
	least, err := readEnds(ctx, tx, &h, func(chain int, damage error) error {
		wrong(smartmoney.Chains()[chain], damage)
		return nil
	})
	if err == nil {
		err = tx.QueryRowContext(ctx, readArrived).Scan(&h.arrived)
	}
	if err == nil {
		err = EachRow(ctx, tx, func(chain int, s *EngineState) {
			checksummed, err := verifyState(chain, s)
			if err == nil && checksummed && h.correctable[chain] && s.EventTime > h.eventTime[chain] {
				wrong(smartmoney.Chains()[chain], headDamage(chain, newerThanLog, instantOf(h.eventTime[chain]), instantOf(s.EventTime)))
			}
		})
	}
	if err != nil {
		return fmt.Errorf("check where the logs end: %w", err)
	}
	if damage := checkArrived(h.arrived, least); damage != nil {
		for _, chain := range smartmoney.Chains() {
			wrong(chain, damage)
		}
	}
	return nil
}

// CheckEnds returns the first damage of the numbers that say where a chain's log ends.
func (lo *Log) CheckEnds(ctx context.Context, chain smartmoney.Chain) (damage error) {
	err := CheckEnds(ctx, lo.DB, func(of smartmoney.Chain, found error) {
		if of == chain && damage == nil {
			damage = found
		}
	})
	return cmp.Or(damage, err)
}

// checkArrived returns an error if the last global offset is below one that was assigned already.
func checkArrived(arrived, least int64) error {
	if arrived < least {
		return logDamage(fmt.Errorf("it is %d, but %d was given", arrived, least), "global_offset.last")
	}
	return nil
}
