package store

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"smartmoney/ent/gen/webhookattempt"
	"smartmoney/ent/gen/webhookdelivery"
	"smartmoney/ent/gen/webhookendpoint"
	"smartmoney/ent/rowid"
)

// deliveryColumns are those of a new delivery, in the order of newDeliveries.
var deliveryColumns = []column{
	col(webhookdelivery.FieldID, "bigint"), col(webhookdelivery.FieldLogID, "integer"), col(webhookdelivery.FieldSequence, "bigint"),
	col(webhookdelivery.FieldState, "smallint"), col(webhookdelivery.FieldAttempts, "integer"), col(webhookdelivery.FieldNextAt, "bigint"),
	col(webhookdelivery.FieldCreatedAt, "bigint"),
}

// newDeliveries is deliveries that wait for their first attempt, by column.
func newDeliveries(logs, sequences []int64, now int64) []any {
	ids, none, at := make([]int64, len(logs)), make([]int64, len(logs)), slices.Repeat([]int64{now}, len(logs))
	for i := range logs {
		ids[i] = rowid.ID(logs[i], sequences[i])
	}
	return []any{ids, logs, sequences, none, none, at, at}
}

var insertDeliveries = insertRows(webhookdelivery.Table, "", deliveryColumns...)

// wakeEndpoints writes every row, also one that is due already: whoever returns a lease
// and has not seen the new deliveries waits for it.
var wakeEndpoints = bulk{
	postgres: "UPDATE " + webhookendpoint.Table + " e SET " + webhookendpoint.FieldNextAt + " = LEAST(e." + webhookendpoint.FieldNextAt +
		", v.at) FROM unnest($1::integer[], $2::bigint[]) AS v (id, at) WHERE e." + webhookendpoint.FieldID + " = v.id",
	sqlite: "UPDATE " + webhookendpoint.Table + " SET " + webhookendpoint.FieldNextAt + " = CASE WHEN " + webhookendpoint.FieldNextAt + " < ?2 THEN " +
		webhookendpoint.FieldNextAt + " ELSE ?2 END WHERE " + webhookendpoint.FieldID + " = ?1",
}

// writeOutbox puts the notices of customers whose webhook is on on their way. The
// customers' rows are locked. Endpoints' rows come last: workers wait for those.
func (db *DB) writeOutbox(ctx context.Context, tx *sql.Tx, logged []Entry, logs map[string]*customerLog, now time.Time) error {
	var logIDs, sequences []int64
	for i := range logged {
		if l := logs[logged[i].CustomerID]; l.webhook {
			logIDs, sequences = append(logIDs, l.id), append(sequences, logged[i].Sequence)
		}
	}
	if len(logIDs) == 0 {
		return nil
	}
	if err := insertDeliveries.run(ctx, db, tx, newDeliveries(logIDs, sequences, now.UnixMicro())...); err != nil {
		return fmt.Errorf("put %d notifications on their way to webhooks: %w", len(logIDs), err)
	}
	endpoints := slices.Compact(slices.Sorted(slices.Values(logIDs)))
	if err := wakeEndpoints.run(ctx, db, tx, endpoints, slices.Repeat([]int64{now.UnixMicro()}, len(endpoints))); err != nil {
		return fmt.Errorf("wake %d webhooks: %w", len(endpoints), err)
	}
	return nil
}

var (
	deleteDeliveries = deleteRows(webhookdelivery.Table, col(webhookdelivery.FieldID, "bigint"))
	deleteAttempts   = deleteRows(webhookattempt.Table, col(webhookattempt.FieldDeliveryID, "bigint"))
)

// sweepOutbox deletes the deliveries of entries that are deleted, with their attempts.
// They are kept as long as the entries are, and no longer.
func (db *DB) sweepOutbox(ctx context.Context, tx *sql.Tx, old *entries) error {
	with, err := db.lockEndpoints(ctx, tx, old.logs)
	if err != nil {
		return fmt.Errorf("lock webhooks: %w", err)
	}
	var ids []int64
	for i, log := range old.logs {
		if with[log] {
			ids = append(ids, old.ids[i])
		}
	}
	if len(ids) == 0 {
		return nil
	}
	if err := deleteAttempts.run(ctx, db, tx, ids); err != nil {
		return fmt.Errorf("delete the attempts at %d deliveries: %w", len(ids), err)
	}
	if err := deleteDeliveries.run(ctx, db, tx, ids); err != nil {
		return fmt.Errorf("delete %d deliveries: %w", len(ids), err)
	}
	return nil
}

// lockEndpoints locks the endpoints of logs, in their order, and tells which have one.
func (db *DB) lockEndpoints(ctx context.Context, tx *sql.Tx, logs []int64) (map[int64]bool, error) {
	with := map[int64]bool{}
	const of = "SELECT " + endpointID + " FROM " + endpoints + " e WHERE " + endpointID
	err := eachRow(ctx, tx, of+" IN ("+numbers(logs)+") ORDER BY "+endpointID+db.rowLock("e"), nil,
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
