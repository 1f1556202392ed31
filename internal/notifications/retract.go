package notifications

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signal"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signalcontext"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// retractRows bounds the tokens, signals or entries that one statement about retractions names.
const retractRows = 1000

// RaisedFrom returns the signals of a chain that were raised from any of some trades, by their
// sequence numbers in the chain's log, with the notifications of them that stand: those that are
// neither deleted nor retracted. A signal that trades raised which came again after they were taken
// back is listed once for each list of trades, with the notifications that these raised. tokens are
// the trades' tokens; signals with a timestamp before notBefore, unix ns, are left out, and so are
// those of a version that did not keep their trades. Signals without such a notification are left
// out.
func (l *Logs) RaisedFrom(ctx context.Context, chain smartmoney.Chain, seqs []int64, tokens []string, notBefore int64) ([]notify.Raised, error) {
	tokens = slices.Compact(slices.Sorted(slices.Values(tokens)))
	taken := make(map[int64]bool, len(seqs))
	for _, seq := range seqs {
		taken[seq] = true
	}
	var all []raisedSignal
	for some := range slices.Chunk(tokens, retractRows) {
		found, err := l.raisedOn(ctx, chain, some, notBefore, taken)
		if err != nil {
			return nil, fmt.Errorf("read the signals of %d tokens of %s: %w", len(some), chain, err)
		}
		all = append(all, found...)
	}
	var stand []notify.Raised
	for some := range slices.Chunk(all, retractRows) {
		if err := l.readSent(ctx, some); err != nil {
			return nil, fmt.Errorf("read the notifications of %d signals of %s: %w", len(some), chain, err)
		}
		for i := range some {
			if len(some[i].Sent) > 0 {
				stand = append(stand, some[i].Raised)
			}
		}
	}
	return stand, nil
}

// raisedSignal is a signal with the trades that raised some of its notifications.
type raisedSignal struct {
	notify.Raised
	// Notification.raised_from of these notifications; "": they have none, the trades are the
	// signal's
	again string
}

// raisedOn reads the signals of tokens that were raised from trades, by id, without their
// notifications.
func (l *Logs) raisedOn(ctx context.Context, chain smartmoney.Chain, tokens []string, notBefore int64, taken map[int64]bool) ([]raisedSignal, error) {
	hint, hintAgain := "", ""
	if l.Dialect() == sqldb.SQLite { // it would rather read every signal of the chain by time
		hint, hintAgain = " INDEXED BY signalcontext_chain_token_timestamp", " INDEXED BY notifications_raised_again"
	}
	among, args := l.Among("c."+signalcontext.FieldToken, tokens, 3)
	from := " FROM " + signalcontext.Table + " c" + hint + " JOIN " + signal.Table + " s ON s." + signal.FieldContextID + " = c." + signalcontext.FieldID
	where := " WHERE c." + signalcontext.FieldChain + " = $1 AND c." + signalcontext.FieldTimestamp + " >= $2 AND " + among
	query := "SELECT s." + signal.FieldID + " AS id, s." + signal.FieldRaisedFrom + " AS trades, 0 AS again" + from + where +
		" AND s." + signal.FieldRaisedFrom + " IS NOT NULL" +
		" UNION SELECT s." + signal.FieldID + ", n." + notification.FieldRaisedFrom + ", 1" + from +
		" JOIN " + notification.Table + " n" + hintAgain + " ON n." + notification.FieldSignalID + " = s." + signal.FieldID + where +
		" AND n." + notification.FieldRaisedFrom + " IS NOT NULL ORDER BY id, again, trades"
	var all []raisedSignal
	err := sqldb.EachRow(ctx, l.Reader(), query, append([]any{chain.Index(), notBefore}, args...), func(rows *sql.Rows) error {
		var id string
		var from []byte
		var again bool
		if err := rows.Scan(&id, &from, &again); err != nil {
			return err
		}
		trades, err := smartmoney.RaisedFrom(from).Trades()
		if err != nil {
			return fmt.Errorf("signal %s: %w", id, err)
		}
		if anyOf(trades, taken) {
			r := raisedSignal{Raised: notify.Raised{SignalID: id, Trades: trades}}
			if again {
				r.again = string(from)
			}
			all = append(all, r)
		}
		return nil
	})
	return all, err
}

func anyOf(trades [][]int64, taken map[int64]bool) bool {
	for _, of := range trades {
		for _, seq := range of {
			if taken[seq] {
				return true
			}
		}
	}
	return false
}

// readSent fills in the notifications of signals that stand.
func (l *Logs) readSent(ctx context.Context, raised []raisedSignal) error {
	type key struct{ id, again string }
	ids, by := make([]string, len(raised)), make(map[key]*notify.Raised, len(raised))
	for i := range raised {
		ids[i], by[key{raised[i].SignalID, raised[i].again}] = raised[i].SignalID, &raised[i].Raised
	}
	among, args := l.Among("n."+notification.FieldSignalID, slices.Compact(ids), 1)
	query := "SELECT n." + notification.FieldSignalID + ", n." + notification.FieldRaisedFrom + ", n." + notification.FieldType +
		", l." + notificationlog.FieldCustomerID + ", n." + notification.FieldSequence + ", n." + notification.FieldLeastWallets +
		" FROM " + notification.Table + " n JOIN " + notificationlog.Table + " l ON l." + notificationlog.FieldID + " = n." + notification.FieldLogID +
		" WHERE " + among + " AND n." + notification.FieldLeastWallets + " IS NOT NULL AND " + standsCondition + " ORDER BY n." + notification.FieldID
	return sqldb.EachRow(ctx, l.Reader(), query, args, func(rows *sql.Rows) error {
		var id string
		var again []byte
		var kind int
		var sent notify.RaisedSent
		if err := rows.Scan(&id, &again, &kind, &sent.CustomerID, &sent.Sequence, &sent.LeastWallets); err != nil {
			return err
		}
		if r := by[key{id, string(again)}]; r != nil {
			r.Type = smartmoney.NotificationTypes()[kind]
			r.Sent = append(r.Sent, sent)
		}
		return nil
	})
}

// standsCondition is the condition that an entry n is a signal that is neither deleted nor
// retracted.
const standsCondition = "n." + notification.FieldDeletedAt + " IS NULL AND n." + notification.FieldRetractedAt + " IS NULL AND n." + notification.FieldRetracts + " IS NULL"

// retract numbers the retractions of notifications that stand, enters them into their customers'
// logs after everything else, and notes them on the notifications. Of the others the number is 0: a
// reset or the sweep deleted the notification since the retraction was decided on. The logs are
// locked.
func (b *Batch) retract(ctx context.Context, db *sqldb.DB, tx *sql.Tx, logs map[string]*CustomerLog, now time.Time) error {
	retractions := b.Retractions
	stands, err := readStands(ctx, tx, retractions, logs)
	if err != nil {
		return fmt.Errorf("look for %d notifications: %w", len(retractions), err)
	}
	var ids, sequences, times, retracted []int64
	var reasons []string
	for i := range retractions {
		r := &retractions[i]
		r.Sequence, r.SentAt = 0, time.Time{}
		l := logs[r.CustomerID]
		if l == nil {
			continue
		}
		chain, ok := stands[sqldb.RowID(l.ID, r.Retracts)]
		if !ok {
			continue
		}
		r.Chain = chain
		at := l.next(b.sent(r.EventTime, now))
		r.Sequence, r.SentAt = l.Sequence, sqldb.FromMicro(at)
		delete(stands, sqldb.RowID(l.ID, r.Retracts)) // one notification is retracted once
		ids, sequences, times = append(ids, sqldb.RowID(l.ID, r.Sequence)), append(sequences, r.Sequence), append(times, at)
		retracted, reasons = append(retracted, sqldb.RowID(l.ID, r.Retracts)), append(reasons, r.Reason)
	}
	if err := insertRetractions.Run(ctx, db.Dialect(), tx, ids, sequences, times, retracted, reasons); err != nil {
		return fmt.Errorf("insert %d retractions: %w", len(ids), err)
	}
	if err := noteRetracted.Run(ctx, db.Dialect(), tx, retracted, times); err != nil {
		return fmt.Errorf("note %d retractions: %w", len(ids), err)
	}
	return nil
}

// readStands returns which of the notifications stand, by id, with their chains.
func readStands(ctx context.Context, tx *sql.Tx, retractions []notify.Retraction, logs map[string]*CustomerLog) (map[int64]smartmoney.Chain, error) {
	stands := make(map[int64]smartmoney.Chain, len(retractions))
	for some := range slices.Chunk(retractions, retractRows) {
		var ids []string
		for i := range some {
			if l := logs[some[i].CustomerID]; l != nil {
				ids = append(ids, strconv.FormatInt(sqldb.RowID(l.ID, some[i].Retracts), 10))
			}
		}
		if len(ids) == 0 {
			continue
		}
		query := "SELECT n." + notification.FieldID + ", n." + notification.FieldChain + " FROM " + notification.Table + " n WHERE n." + notification.FieldID +
			" IN (" + strings.Join(ids, ",") + ") AND " + standsCondition
		err := sqldb.EachRow(ctx, tx, query, nil, func(rows *sql.Rows) error {
			var id int64
			var chain int
			err := rows.Scan(&id, &chain)
			if err == nil && (chain < 0 || chain >= smartmoney.ChainCount) {
				err = fmt.Errorf("notification %d has the unknown chain %d", id, chain)
			}
			if err == nil {
				stands[id] = smartmoney.Chains()[chain]
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return stands, nil
}

// copiedColumns are those that a retraction has of its notification.
var copiedColumns = []string{
	notification.FieldLogID, notification.FieldTimestamp, notification.FieldGlobalOffset, notification.FieldConfigVersion,
	notification.FieldDailyUsed, notification.FieldDailyBudget, notification.FieldTypeUsed, notification.FieldTypeLimit,
	notification.FieldChain, notification.FieldType, notification.FieldSignalID,
}

// insertRetractions takes ids, sequences, times, the ids of the notifications, and reasons.
var insertRetractions = func() sqldb.Bulk {
	own := []string{notification.FieldID, notification.FieldSequence, notification.FieldSentAt, notification.FieldReason, notification.FieldRetracts}
	into := "INSERT INTO " + notification.Table + " (" + strings.Join(slices.Concat(own, copiedColumns), ", ") + ") SELECT "
	copied := ", n." + notification.FieldSequence + ", n." + strings.Join(copiedColumns, ", n.") + " FROM " + notification.Table + " n"
	return sqldb.Bulk{
		Postgres: into + "v.id, v.sequence, v.sent_at, v.reason" + copied +
			" JOIN unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) AS v (id, sequence, sent_at, retracted, reason)" +
			" ON n." + notification.FieldID + " = v.retracted",
		SQLite: into + "?1, ?2, ?3, ?5" + copied + " WHERE n." + notification.FieldID + " = ?4",
	}
}()

var noteRetracted = sqldb.UpdateRows(notification.Table, sqldb.Col(notification.FieldID, "bigint"), sqldb.Col(notification.FieldRetractedAt, "bigint"))
