package store

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"smartmoney/ent/gen/notification"
	"smartmoney/ent/gen/signalcontext"
	"smartmoney/internal/smartmoney"
)

// ResetNotifications deletes the entries of a customer's log whose sent_at or
// timestamp lies on the present UTC day: they are in no list and count towards no
// budget or cooldown any more. Their numbers stay used. It gives how many there
// were and when it was. An unknown customer is a NOT_FOUND error.
func (db *DB) ResetNotifications(ctx context.Context, customerID string) (deleted int, at time.Time, err error) {
	wrap := func(err error) (int, time.Time, error) {
		return 0, time.Time{}, fmt.Errorf("reset the notifications of customer %q: %w", clip(customerID), err)
	}
	tx, log, err := db.beginLocked(ctx, customerID)
	if err != nil {
		return 0, time.Time{}, err
	}
	defer rollback(tx)
	// Only the time after the lock is sure to be later than that of every entry.
	at = db.timestamp()
	if deleted, err = db.deleteDay(ctx, tx, log.id, at); err != nil {
		return wrap(err)
	}
	revision, err := nextConfigRevision(ctx, tx)
	if err == nil {
		err = db.entIn(tx).NotificationLog.UpdateOneID(log.id).AddVersion(1).SetConfigRevision(revision).Exec(ctx)
	}
	if err == nil {
		err = db.notify(ctx, tx, Grown{CustomerID: customerID})
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return wrap(err)
	}
	return deleted, at, nil
}

func (db *DB) deleteDay(ctx context.Context, tx *sql.Tx, log int64, at time.Time) (int, error) {
	const usPerDay = nsPerDay / 1000
	var reached int64
	if err := tx.QueryRowContext(ctx, "SELECT global_offset FROM engine_progress WHERE id = 0").Scan(&reached); err != nil {
		return 0, err
	}
	begin := at.Truncate(24 * time.Hour)
	day := notification.Or(
		notification.And(notification.LogID(log), notification.SentAtGTE(begin.UnixMicro()), notification.SentAtLT(begin.UnixMicro()+usPerDay)),
		notification.And(notification.LogID(log), notification.TimestampGTE(begin.UnixNano()), notification.TimestampLT(begin.UnixNano()+nsPerDay)))
	return db.entIn(tx).Notification.Update().Where(day, notification.DeletedAtIsNil()).
		SetDeletedAt(at.UnixMicro()).SetDeletedOffset(reached).Save(ctx)
}

// SentNotification is an entry of a customer's log, with or without its being deleted.
type SentNotification struct {
	Sequence      int64
	SignalID      string
	Type          smartmoney.NotificationType
	Chain         smartmoney.Chain
	Token         string
	Timestamp     int64 // unix ns
	GlobalOffset  int64 // global offset of the trade that raised it
	SentAt        time.Time
	DeletedAt     *time.Time // nil: not deleted
	DeletedOffset int64      // global offset that the engine had reached when it was deleted; 0: not deleted
	Decision      smartmoney.Delivered
}

// sentRow is an entry of a log with its token.
type sentRow struct {
	Sequence      int64  `sql:"sequence"`
	SignalID      string `sql:"signal_id"`
	Type          int    `sql:"type"`
	Chain         int    `sql:"chain"`
	Token         string `sql:"token"`
	Timestamp     int64  `sql:"timestamp"`
	GlobalOffset  int64  `sql:"global_offset"`
	SentAt        int64  `sql:"sent_at"`
	DeletedAt     *int64 `sql:"deleted_at"`
	DeletedOffset int64  `sql:"deleted_offset"`
	ConfigVersion int64  `sql:"config_version"`
	DailyUsed     int    `sql:"daily_used"`
	DailyBudget   int    `sql:"daily_budget"`
	TypeUsed      int    `sql:"type_used"`
	TypeLimit     *int   `sql:"type_limit"`
}

// SentNotifications returns the entries of a customer's log whose timestamp or sent_at,
// whichever is later, is at or after since, by sequence; deleted ones too.
func (db *DB) SentNotifications(ctx context.Context, customerID string, since time.Time) ([]SentNotification, error) {
	rows, err := db.sentRows(ctx, customerID, since)
	if err != nil {
		return nil, fmt.Errorf("read what was sent to customer %q: %w", clip(customerID), err)
	}
	all := make([]SentNotification, len(rows))
	for i := range rows {
		all[i] = rows[i].notification()
	}
	return all, nil
}

func (db *DB) sentRows(ctx context.Context, customerID string, since time.Time) (rows []sentRow, err error) {
	log, err := db.logID(ctx, customerID)
	if err != nil {
		return nil, err
	}
	err = db.entRead.Notification.Query().
		Where(notification.Or(
			notification.And(notification.LogID(log), notification.SentAtGTE(since.Add(time.Microsecond-1).UnixMicro())),
			notification.And(notification.LogID(log), notification.TimestampGTE(smartmoney.UnixNano(since))))).
		Order(notification.ByID()).
		Modify(func(s *entsql.Selector) {
			contexts := joinContexts(s)
			s.Select(s.Columns(notification.FieldSequence, notification.FieldSignalID, notification.FieldType, notification.FieldChain,
				notification.FieldTimestamp, notification.FieldGlobalOffset, notification.FieldSentAt, notification.FieldDeletedAt,
				notification.FieldDeletedOffset, notification.FieldConfigVersion, notification.FieldDailyUsed, notification.FieldDailyBudget,
				notification.FieldTypeUsed, notification.FieldTypeLimit)...).AppendSelect(contexts.C(signalcontext.FieldToken))
		}).Scan(ctx, &rows)
	return rows, err
}

func (r *sentRow) notification() SentNotification {
	e := SentNotification{
		Sequence: r.Sequence, SignalID: r.SignalID, Type: smartmoney.NotificationTypes()[r.Type], Chain: smartmoney.Chains()[r.Chain],
		Token: r.Token, Timestamp: r.Timestamp, GlobalOffset: r.GlobalOffset, SentAt: fromMicro(r.SentAt), DeletedOffset: r.DeletedOffset,
		Decision: smartmoney.Delivered{
			ConfigVersion: r.ConfigVersion, DailyUsed: r.DailyUsed, DailyBudget: r.DailyBudget, TypeUsed: r.TypeUsed, TypeLimit: r.TypeLimit,
		},
	}
	if r.DeletedAt != nil {
		e.DeletedAt = new(fromMicro(*r.DeletedAt))
	}
	return e
}
