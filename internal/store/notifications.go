package store

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"smartmoney/internal/smartmoney"
)

// WalletRef names a wallet.
type WalletRef struct {
	Chain   smartmoney.Chain
	Address string // normalised
}

// NotificationQuery selects entries of a customer's log. Deleted ones are never
// among them. The zero value of a field but CustomerID selects nothing away.
type NotificationQuery struct {
	CustomerID string
	After      int64                         // sequence: only larger ones
	Before     int64                         // sequence: only smaller ones; 0: none
	Since      *time.Time                    // only those sent later
	Chains     []smartmoney.Chain            // empty: any
	Types      []smartmoney.NotificationType // empty: any
	Token      string                        // normalised address; "": any
	Wallet     *WalletRef                    // only signals that this wallet took part in
	Limit      int                           // at most as many; 0: no limit
	Newest     bool                          // the newest Limit of those that match, rather than the oldest
}

// where is a condition on notifications n, signals s and signal contexts c, with its arguments.
type where struct {
	terms []string
	args  []any
}

// add adds a term, whose question marks stand for the arguments.
func (w *where) add(term string, args ...any) {
	for _, arg := range args {
		w.args = append(w.args, arg)
		term = strings.Replace(term, "?", "$"+strconv.Itoa(len(w.args)), 1)
	}
	w.terms = append(w.terms, term)
}

func (w *where) String() string { return strings.Join(w.terms, " AND ") }

// logOf is the number of a customer's log.
const logOf = "(SELECT id FROM customer_logs WHERE customer_id = ?)"

// selected is the query's condition, but for After and Before.
func (q *NotificationQuery) selected() *where {
	w := &where{}
	w.add("n.log_id = "+logOf, q.CustomerID)
	w.add("n.deleted_at IS NULL")
	if q.Since != nil {
		// sent_at rises with the sequence. By the first entry's number the rest is one
		// stretch of the log, which either database reads without looking at others.
		w.add("n.sequence >= (SELECT sequence FROM notifications WHERE log_id = "+logOf+" AND sent_at > ? ORDER BY sent_at LIMIT 1)",
			q.CustomerID, q.Since.UnixMicro())
	}
	if len(q.Chains) > 0 {
		w.add("n.chain IN (" + indices(q.Chains) + ")")
	}
	if len(q.Types) > 0 {
		w.add("n.type IN (" + indices(q.Types) + ")")
	}
	if q.Token != "" {
		w.add("c.token = ?", q.Token)
	}
	if q.Wallet != nil {
		w.add("EXISTS (SELECT 1 FROM scene_wallets w WHERE w.chain = ? AND w.wallet = ? AND w.scene = s.scene AND substr(s.members, w.line + 1, 1) = '1')",
			q.Wallet.Chain.Index(), q.Wallet.Address)
	}
	return w
}

// indices lists the numbers of chains or types.
func indices[T interface{ Index() int }](values []T) string {
	list := make([]string, len(values))
	for i, v := range values {
		list[i] = strconv.Itoa(v.Index())
	}
	return strings.Join(list, ", ")
}

// Notifications returns the entries that a query selects, by rising sequence, whole.
// An unknown customer has none.
func (db *DB) Notifications(ctx context.Context, q NotificationQuery) ([]smartmoney.Notification, error) {
	w, order := q.selected(), "n.sequence"
	if q.After > 0 {
		w.add("n.sequence > ?", q.After)
	}
	if q.Before > 0 {
		w.add("n.sequence < ?", q.Before)
	}
	if q.Newest {
		order += " DESC"
	}
	all, err := db.notifications(ctx, db.Reader(), q.CustomerID, w, order, q.Limit)
	if err != nil {
		return nil, fmt.Errorf("read notifications of customer %q: %w", clip(q.CustomerID), err)
	}
	if q.Newest {
		slices.Reverse(all)
	}
	return all, nil
}

// Notification returns the entry of a signal in a customer's log, nil where there is
// none or it was deleted.
func (db *DB) Notification(ctx context.Context, customerID, signalID string) (*smartmoney.Notification, error) {
	q := NotificationQuery{CustomerID: customerID}
	w := q.selected()
	w.add("n.signal_id = ?", signalID)
	found, err := db.notifications(ctx, db.Reader(), customerID, w, "n.sequence DESC", 1)
	if err != nil {
		return nil, fmt.Errorf("read the notification of signal %q to customer %q: %w", clip(signalID), clip(customerID), err)
	}
	if len(found) == 0 {
		return nil, nil
	}
	return &found[0], nil
}

func (db *DB) notifications(ctx context.Context, from querier, customerID string, w *where, order string, limit int) ([]smartmoney.Notification, error) {
	all := []smartmoney.Notification{}
	err := eachRow(ctx, from, selectNotifications(w, order, limit), w.args, func(rows *sql.Rows) error {
		n, err := scanNotification(rows, customerID)
		all = append(all, n)
		return err
	})
	return all, err
}

// selectNotifications reads what scanNotification scans; no limit where limit is 0.
func selectNotifications(w *where, order string, limit int) string {
	query := `SELECT n.sequence, n.sent_at, n.config_version, n.daily_used, n.daily_budget, n.type_used, n.type_limit,
			s.id, s.body, s.members, c.traders, c.price_1h, c.price_6h, c.price_24h, c.settled
		FROM notifications n JOIN signals s ON s.id = n.signal_id JOIN scenes c ON c.id = s.scene
		WHERE ` + w.String() + " ORDER BY " + order
	if limit > 0 {
		query += " LIMIT " + strconv.Itoa(limit)
	}
	return query
}

// scanNotification scans an entry, whose columns come behind those of before. One without an
// id is none.
func scanNotification(rows *sql.Rows, customerID string, before ...any) (smartmoney.Notification, error) {
	n := smartmoney.Notification{CustomerID: customerID}
	d, o := &n.Decision, &n.Outcome
	var sent int64
	var id, body, members, traders string
	err := rows.Scan(append(before, &n.Sequence, &sent, &d.ConfigVersion, &d.DailyUsed, &d.DailyBudget, &d.TypeUsed, &d.TypeLimit,
		&id, &body, &members, &traders, &o.Price1h, &o.Price6h, &o.Price24h, &o.SettledPayout)...)
	if err == nil && id != "" {
		n.Signal, err = decodeSignal(id, body, members, traders)
	}
	if err != nil {
		return n, fmt.Errorf("entry %d: %w", n.Sequence, err)
	}
	n.SentAt = fromMicro(sent)
	return n, nil
}

// CountNotifications counts the entries that a query selects, whatever its After,
// Before and Limit say.
func (db *DB) CountNotifications(ctx context.Context, q NotificationQuery) (n int, err error) {
	w, from := q.selected(), "notifications n"
	if q.Token != "" || q.Wallet != nil {
		from += " JOIN signals s ON s.id = n.signal_id JOIN scenes c ON c.id = s.scene"
	}
	err = db.Reader().QueryRowContext(ctx, "SELECT count(*) FROM "+from+" WHERE "+w.String(), w.args...).Scan(&n)
	if err != nil {
		return 0, fmt.Errorf("count notifications of customer %q: %w", clip(q.CustomerID), err)
	}
	return n, nil
}

// LastSequence returns the highest number that an entry of a customer's log ever had,
// deleted ones included; 0 before the first one and for an unknown customer.
func (db *DB) LastSequence(ctx context.Context, customerID string) (last int64, err error) {
	err = eachRow(ctx, db.Reader(), "SELECT last_sequence FROM customer_logs WHERE customer_id = $1", []any{customerID},
		func(rows *sql.Rows) error { return rows.Scan(&last) })
	if err != nil {
		return 0, fmt.Errorf("read where the log of customer %q ends: %w", clip(customerID), err)
	}
	return last, nil
}
