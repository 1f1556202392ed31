package eventlog

import (
	"context"
	"database/sql"
	"encoding/hex"
	"fmt"
	"math"

	"github.com/lib/pq"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// NumberTrades makes every id that a former version entered lead to its trade, as corrections need
// it. It commits piece by piece and may be repeated. MarkCorrectable completes it, once the links
// of the log are written anew.
func (lo *Log) NumberTrades(ctx context.Context) error {
	h, err := checkEnds(ctx, lo.Reader(), math.MaxInt64)
	if err != nil {
		return err
	}
	for i, chain := range smartmoney.Chains() {
		if h.correctable[i] {
			continue
		}
		for after := int64(0); after < h.last[i]; {
			if after, err = lo.numberTrades(ctx, chain, after); err != nil {
				return fmt.Errorf("number the trades of %s: %w", chain, err)
			}
		}
	}
	return nil
}

// MarkCorrectable says of every log that corrections find all that they need in it.
func MarkCorrectable(ctx context.Context, tx *sql.Tx) error {
	if _, err := tx.ExecContext(ctx, "UPDATE log_heads SET correctable = 1"); err != nil {
		return fmt.Errorf("mark the logs as correctable: %w", err)
	}
	return nil
}

// numberTrades numbers the trades of the next segments after an event, and returns the last event
// of them.
func (lo *Log) numberTrades(ctx context.Context, chain smartmoney.Chain, after int64) (int64, error) {
	var ids []tradeID
	last, eventTime := after, int64(0)
	err := sqldb.EachBody(ctx, lo.Reader(), "SELECT first_seq, last_seq, body FROM log_segments WHERE chain = $1 AND first_seq > $2 ORDER BY first_seq LIMIT $3",
		[]any{chain.Index(), after, segmentsAtOnce}, func(rows *sql.Rows) (err error) {
			last, err = scanFills(rows, chain, func(seq int64, f event.Fill) {
				key, _ := f.Key(chain) // an id that was decoded before
				ids = append(ids, tradeID{key: key, seq: seq, at: f.At})
				eventTime = max(eventTime, f.At)
			})
			return err
		})
	if err != nil {
		return 0, err
	}
	tx, err := lo.Writer().BeginTx(ctx, nil)
	if err != nil {
		return 0, err
	}
	defer sqldb.Rollback(tx)
	if lo.Dialect() == sqldb.Postgres {
		err = numberIDs(ctx, tx, ids)
	} else {
		err = lo.recent.number(ctx, tx, ids)
	}
	if err == nil {
		_, err = tx.ExecContext(ctx, "UPDATE log_heads SET event_time = CASE WHEN event_time < $1 THEN $1 ELSE event_time END WHERE chain = $2", eventTime, chain.Index())
	}
	if err != nil {
		return 0, err
	}
	return last, tx.Commit()
}

// numberIDs sets number and time of ids on PostgreSQL.
func numberIDs(ctx context.Context, tx *sql.Tx, ids []tradeID) error {
	for len(ids) > 0 {
		part := ids[:min(len(ids), idsAtOnce)]
		ids = ids[len(part):]
		keys, seqs, times := make([]string, len(part)), make([]int64, len(part)), make([]int64, len(part))
		for i, id := range part {
			keys[i], seqs[i], times[i] = hex.EncodeToString(id.key[:]), id.seq, id.at
		}
		_, err := tx.ExecContext(ctx, `UPDATE trade_ids t SET seq = v.seq, traded_at = v.at
			FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) AS v (id, seq, at) WHERE t.id = v.id AND t.seq IS NULL`,
			pq.Array(keys), pq.Array(seqs), pq.Array(times))
		if err != nil {
			return err
		}
	}
	return nil
}

// number sets number and time of ids in both tables.
func (r *recentIDs) number(ctx context.Context, tx *sql.Tx, ids []tradeID) error {
	for _, table := range recentTables {
		err := eachPrepared(ctx, tx, "UPDATE "+table+" SET seq = ?, traded_at = ? WHERE id = ? AND seq IS NULL", len(ids),
			func(i int) []any { return []any{ids[i].seq, ids[i].at, ids[i].key[:]} })
		if err != nil {
			return err
		}
	}
	return nil
}
