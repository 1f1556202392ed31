package store

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

var insertDeliveries = bulk{
	postgres: `INSERT INTO webhook_deliveries (log_id, sequence, state, attempts, next_at, created_at)
		SELECT log_id, sequence, 0, 0, at, at FROM unnest($1::integer[], $2::bigint[], $3::bigint[]) AS v (log_id, sequence, at)`,
	sqlite: "INSERT INTO webhook_deliveries (log_id, sequence, state, attempts, next_at, created_at) VALUES (?1, ?2, 0, 0, ?3, ?3)",
}

// wakeEndpoints writes every row, also one that is due already: who gives a lease back
// and has not seen the new deliveries waits for it.
var wakeEndpoints = bulk{
	postgres: `UPDATE webhook_endpoints e SET next_at = LEAST(e.next_at, v.at)
		FROM unnest($1::integer[], $2::bigint[]) AS v (log_id, at) WHERE e.log_id = v.log_id`,
	sqlite: "UPDATE webhook_endpoints SET next_at = CASE WHEN next_at < ?2 THEN next_at ELSE ?2 END WHERE log_id = ?1",
}

// writeOutbox puts the notices of customers whose webhook is on on their way. The
// customers' rows are locked. Endpoints' rows come last: workers wait for those.
func (db *DB) writeOutbox(ctx context.Context, tx *sql.Tx, logged []Entry, logs map[string]*customerLog, now time.Time) error {
	var logIDs, sequences, at, endpoints []int64
	for i := range logged {
		if l := logs[logged[i].CustomerID]; l.webhook != 0 {
			logIDs, sequences = append(logIDs, l.id), append(sequences, logged[i].Sequence)
		}
	}
	if len(logIDs) == 0 {
		return nil
	}
	at = slices.Repeat([]int64{now.UnixMicro()}, len(logIDs))
	if err := insertDeliveries.run(ctx, db, tx, logIDs, sequences, at); err != nil {
		return fmt.Errorf("put %d notifications on their way to webhooks: %w", len(logIDs), err)
	}
	endpoints = slices.Compact(slices.Sorted(slices.Values(logIDs)))
	if err := wakeEndpoints.run(ctx, db, tx, endpoints, at[:len(endpoints)]); err != nil {
		return fmt.Errorf("wake %d webhooks: %w", len(endpoints), err)
	}
	return nil
}

var (
	deleteDeliveries = bulk{
		postgres: `DELETE FROM webhook_deliveries d USING unnest($1::integer[], $2::bigint[]) AS v (log_id, sequence)
			WHERE d.log_id = v.log_id AND d.sequence = v.sequence`,
		sqlite: "DELETE FROM webhook_deliveries WHERE log_id = ? AND sequence = ?",
	}
	deleteAttempts = bulk{
		postgres: `DELETE FROM webhook_attempts a USING unnest($1::integer[], $2::bigint[]) AS v (log_id, sequence)
			WHERE a.log_id = v.log_id AND a.sequence = v.sequence`,
		sqlite: "DELETE FROM webhook_attempts WHERE log_id = ? AND sequence = ?",
	}
)

// sweepOutbox deletes the deliveries of entries that are deleted, with their attempts.
// They are kept as long as the entries are, and no longer.
func (db *DB) sweepOutbox(ctx context.Context, tx *sql.Tx, old *entries) error {
	with, err := db.lockEndpoints(ctx, tx, old.logs)
	if err != nil {
		return fmt.Errorf("lock webhooks: %w", err)
	}
	var logs, sequences []int64
	for i, log := range old.logs {
		if with[log] {
			logs, sequences = append(logs, log), append(sequences, old.sequences[i])
		}
	}
	if len(logs) == 0 {
		return nil
	}
	if err := deleteAttempts.run(ctx, db, tx, logs, sequences); err != nil {
		return fmt.Errorf("delete the attempts at %d deliveries: %w", len(logs), err)
	}
	if err := deleteDeliveries.run(ctx, db, tx, logs, sequences); err != nil {
		return fmt.Errorf("delete %d deliveries: %w", len(logs), err)
	}
	return nil
}

// lockEndpoints locks the endpoints of logs, in their order, and tells which have one.
func (db *DB) lockEndpoints(ctx context.Context, tx *sql.Tx, logs []int64) (map[int64]bool, error) {
	with := map[int64]bool{}
	err := eachRow(ctx, tx, "SELECT e.log_id FROM webhook_endpoints e WHERE e.log_id IN ("+numbers(logs)+") ORDER BY e.log_id"+db.rowLock("e"), nil,
		func(rows *sql.Rows) error {
			var log int64
			err := rows.Scan(&log)
			with[log] = true
			return err
		})
	return with, err
}

// numbers lists some numbers, each once; there is one at least.
func numbers(values []int64) string {
	values = slices.Compact(slices.Sorted(slices.Values(values)))
	list := make([]string, len(values))
	for i, v := range values {
		list[i] = strconv.FormatInt(v, 10)
	}
	return strings.Join(list, ", ")
}
