package sinks

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"smartmoney/ent/gen/customer"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/gen/sink"
	"smartmoney/ent/gen/sinkposition"
	live "smartmoney/internal/sink"
	"smartmoney/internal/store/sqldb"
)

var upsertPositions = sqldb.InsertRows(sinkposition.Table,
	" ON CONFLICT ("+sinkposition.FieldSinkID+", "+sinkposition.FieldStream+", "+sinkposition.FieldKey+") DO UPDATE SET "+
		sinkposition.FieldReached+" = excluded."+sinkposition.FieldReached+", "+sinkposition.FieldSequence+" = excluded."+sinkposition.FieldSequence,
	sqldb.Col(sinkposition.FieldSinkID, "bigint"), sqldb.Col(sinkposition.FieldStream, "smallint"), sqldb.Col(sinkposition.FieldKey, "bigint"),
	sqldb.Col(sinkposition.FieldReached, "bigint"), sqldb.Col(sinkposition.FieldSequence, "bigint"))

// MoveSink stores positions, at most one of a key, and counts the messages. It returns live.ErrLeaseLost if another process has the
// lease, and then nothing is stored.
func (db *Positions) MoveSink(ctx context.Context, m live.Move) error {
	if err := db.move(ctx, m); err != nil {
		return fmt.Errorf("store %d positions of the sink %d: %w", len(m.Positions), m.ID, err)
	}
	return nil
}

func (db *Positions) move(ctx context.Context, m live.Move) error {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	count := fmt.Sprintf("UPDATE %[1]s SET %[2]s = %[2]s + $3, %[3]s = CASE WHEN $3 > 0 THEN %[4]s ELSE %[3]s END WHERE %[5]s = $1 AND %[6]s = $2 AND %[7]s IS NOT NULL",
		sink.Table, sink.FieldPublished, sink.FieldPublishedAt, db.Dialect().Clock(), sink.FieldID, sink.FieldLeaseNumber, sink.FieldLeaseOwner)
	done, err := tx.ExecContext(ctx, count, m.ID, m.Lease, int64(m.Messages))
	if err != nil {
		return err
	}
	n, err := done.RowsAffected()
	if err != nil {
		return err
	}
	if n == 0 {
		return live.ErrLeaseLost
	}
	ids, streams, keys := make([]int64, len(m.Positions)), make([]int64, len(m.Positions)), make([]int64, len(m.Positions))
	reached, sequences := make([]int64, len(m.Positions)), make([]int64, len(m.Positions))
	for i, p := range m.Positions {
		ids[i], streams[i], keys[i], reached[i], sequences[i] = m.ID, int64(m.Stream.Index()), p.Key, p.Reached, p.Sequence
	}
	if err := upsertPositions.Run(ctx, db.Dialect(), tx, ids, streams, keys, reached, sequences); err != nil {
		return err
	}
	return tx.Commit()
}

// unsuspended is the condition that the customer of a log l is not suspended. Deleted customers stay suspended.
const unsuspended = "l." + notificationlog.FieldCustomerID + " NOT IN (SELECT c." + customer.FieldID + " FROM " + customer.Table +
	" c WHERE c." + customer.FieldSuspendedAt + " IS NOT NULL)"

// customers selects the logs of customers that are not suspended, with the position of a sink, $1, in a stream, $2.
const customers = "SELECT l." + notificationlog.FieldID + ", l." + notificationlog.FieldCustomerID + ", l." + notificationlog.FieldLastSequence +
	", COALESCE(p." + sinkposition.FieldReached + ", 0), COALESCE(p." + sinkposition.FieldSequence + ", 0) FROM " + notificationlog.Table +
	" l LEFT JOIN " + sinkposition.Table + " p ON p." + sinkposition.FieldSinkID + " = $1 AND p." + sinkposition.FieldStream + " = $2 AND p." +
	sinkposition.FieldKey + " = l." + notificationlog.FieldID + " WHERE " + unsuspended + " AND "

// SinkBehind returns up to limit customers, without suspended ones, whose logs do not end where a sink has published
// them, by the ids of their logs from after on.
func (db *Positions) SinkBehind(ctx context.Context, id, after int64, limit int) ([]live.Customer, error) {
	condition := "l." + notificationlog.FieldID + " > $3 AND l." + notificationlog.FieldLastSequence + " <> COALESCE(p." + sinkposition.FieldReached + ", 0)"
	return db.customers(ctx, condition, limit, id, live.Notifications.Index(), after)
}

// SinkBehindAmong is SinkBehind for the customers of some ids.
func (db *Positions) SinkBehindAmong(ctx context.Context, id int64, ids []string) ([]live.Customer, error) {
	among, args := db.Among("l."+notificationlog.FieldCustomerID, ids, 3)
	condition := among + " AND l." + notificationlog.FieldLastSequence + " <> COALESCE(p." + sinkposition.FieldReached + ", 0)"
	return db.customers(ctx, condition, len(ids), append([]any{id, live.Notifications.Index()}, args...)...)
}

// SinkConfigured returns up to limit customers, without suspended ones, who have a configuration, with where a sink is
// in their decisions, by the ids of their logs from after on.
func (db *Positions) SinkConfigured(ctx context.Context, id, after int64, limit int) ([]live.Customer, error) {
	condition := "l." + notificationlog.FieldID + " > $3 AND l." + notificationlog.FieldConfigVersion + " > 0"
	return db.customers(ctx, condition, limit, id, live.Decisions.Index(), after)
}

func (db *Positions) customers(ctx context.Context, condition string, limit int, args ...any) (all []live.Customer, err error) {
	query := customers + condition + fmt.Sprintf(" ORDER BY l.%s LIMIT %d", notificationlog.FieldID, limit)
	err = sqldb.EachRow(ctx, db.Reader(), query, args, func(rows *sql.Rows) error {
		var c live.Customer
		err := rows.Scan(&c.Key, &c.ID, &c.Last, &c.Reached, &c.Sequence)
		all = append(all, c)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("look for customers of the sink %d: %w", args[0], err)
	}
	return all, nil
}

// SinkPositions returns the positions of a sink in a stream, by key.
func (db *Positions) SinkPositions(ctx context.Context, id int64, s live.Stream) (all []live.Position, err error) {
	rows, err := db.ReadClient().SinkPosition.Query().Where(sinkposition.SinkID(id), sinkposition.Stream(s.Index())).Order(sinkposition.ByKey()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read where the sink %d is in %s: %w", id, s, err)
	}
	for _, row := range rows {
		all = append(all, live.Position{Key: row.Key, Reached: row.Reached, Sequence: row.Sequence})
	}
	return all, nil
}

// SinkLags returns how many notifications and retractions each sink that publishes them has to publish, without those of
// suspended customers, by name.
func (db *Positions) SinkLags(ctx context.Context) (map[string]int64, error) {
	all := map[string]int64{}
	err := sqldb.EachRow(ctx, db.Reader(), lagged, nil, func(rows *sql.Rows) error {
		var name, streams string
		var lag int64
		if err := rows.Scan(&name, &streams, &lag); err != nil {
			return err
		}
		if slices.Contains(streamsOf(streams), live.Notifications) {
			all[name] = lag
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("count what sinks have to publish: %w", err)
	}
	return all, nil
}
