package store

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"

	"smartmoney/internal/smartmoney"
)

// LastNumber tells where a customer's log begins and ends, all of one moment.
type LastNumber struct {
	CustomerID string
	Last       int64 // highest number that an entry ever had; 0 before the first one
	Oldest     int64 // lowest number still kept, entries that a reset deleted included; Last + 1 where none is
	Version    int64 // rises with each reset of the log and each change of the configuration
}

// lastNumbers reads customer_logs l. The oldest entry is the first one of the primary key.
const lastNumbers = `SELECT l.customer_id, l.last_sequence, l.version,
		COALESCE((SELECT min(n.sequence) FROM notifications n WHERE n.log_id = l.id), l.last_sequence + 1) AS oldest
	FROM customer_logs l WHERE `

// LastNumbers tells where the logs of customers end, in no order. Unknown ones lack.
func (db *DB) LastNumbers(ctx context.Context, customerIDs []string) ([]LastNumber, error) {
	if len(customerIDs) == 0 {
		return nil, nil
	}
	condition, args := db.among("l.customer_id", customerIDs, 1)
	ends := make([]LastNumber, 0, len(customerIDs))
	err := eachRow(ctx, db.Reader(), lastNumbers+condition, args, func(rows *sql.Rows) error {
		var e LastNumber
		err := rows.Scan(&e.CustomerID, &e.Last, &e.Version, &e.Oldest)
		ends = append(ends, e)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read where the logs of %d customers end: %w", len(customerIDs), err)
	}
	return ends, nil
}

// LogPart is a part of a customer's log with where the log ended then.
type LogPart struct {
	LastNumber
	Entries []smartmoney.Notification // rising
}

// logAfter reads the end of the log of customer $1 beside each of its entries, or beside
// nothing where there is none: as one statement it sees one moment, and goes to the
// server once. The limit of the one row keeps its oldest entry from being looked for
// again beside every entry.
const logAfter = `SELECT l.last_sequence, l.version, l.oldest,
		COALESCE(e.sequence, 0), COALESCE(e.sent_at, 0), COALESCE(e.config_version, 0), COALESCE(e.daily_used, 0),
		COALESCE(e.daily_budget, 0), COALESCE(e.type_used, 0), e.type_limit, COALESCE(e.id, ''), COALESCE(e.body, ''),
		COALESCE(e.members, ''), COALESCE(e.traders, ''), e.price_1h, e.price_6h, e.price_24h, e.settled
	FROM (` + lastNumbers + `l.customer_id = $1 LIMIT 1) l LEFT JOIN (%s) e ON TRUE ORDER BY e.sequence`

// LogAfter returns the oldest entries after a number, at most limit, and where the log
// begins and ends, as of one moment: what is neither among the entries nor before
// Oldest was deleted. An unknown customer is a NOT_FOUND error.
func (db *DB) LogAfter(ctx context.Context, customerID string, after int64, limit int) (LogPart, error) {
	w := (&NotificationQuery{CustomerID: customerID}).selected() // whose first argument is the customer
	w.add("n.sequence > ?", after)
	part := LogPart{}
	query := fmt.Sprintf(logAfter, selectNotifications(w, "n.sequence", limit))
	err := eachRow(ctx, db.Reader(), query, w.args, func(rows *sql.Rows) error {
		part.CustomerID = customerID
		n, err := scanNotification(rows, customerID, &part.Last, &part.Version, &part.Oldest)
		if n.Signal != nil {
			part.Entries = append(part.Entries, n)
		}
		return err
	})
	if err != nil {
		return LogPart{}, fmt.Errorf("read the log of customer %q after %d: %w", clip(customerID), after, err)
	}
	if part.CustomerID == "" {
		return LogPart{}, customerNotFound(customerID)
	}
	return part, nil
}

// Wake says whose logs have changed. It only wakes: what changed is in the logs.
type Wake struct {
	Grown []Grown // customers whose logs changed
	All   bool    // any log may have changed
}

// Grown is a log that changed.
type Grown struct {
	CustomerID string
	Last       int64 // number of the newest entry; 0: look whatever you have
}

// wakeChannel is what processes listen to on PostgreSQL for customers' logs. A notification's text has a
// line for each log, "customer number", or is wakeAll.
const (
	wakeChannel = "smartmoney_log"
	wakeAll     = "*"
)

// Bounds of the notifications of one transaction: PostgreSQL refuses a text of 8000
// bytes, and keeps all that wait in one queue of the server.
const (
	wakeBytes = 7000
	wakeTexts = 16
)

// notify wakes whoever listens, once the transaction is committed.
func (db *DB) notify(ctx context.Context, tx *sql.Tx, logs ...Grown) error {
	if db.Dialect() != Postgres {
		return nil
	}
	for _, text := range wakeTextsOf(logs) {
		if _, err := tx.ExecContext(ctx, "SELECT pg_notify($1, $2)", wakeChannel, text); err != nil {
			return fmt.Errorf("notify of %d logs: %w", len(logs), err)
		}
	}
	return nil
}

func wakeTextsOf(logs []Grown) []string {
	var texts []string
	var b strings.Builder
	for _, l := range logs {
		line := l.CustomerID + " " + strconv.FormatInt(l.Last, 10) + "\n"
		if b.Len()+len(line) > wakeBytes {
			texts = append(texts, b.String())
			b.Reset()
		}
		b.WriteString(line)
	}
	if b.Len() > 0 {
		texts = append(texts, b.String())
	}
	if len(texts) > wakeTexts {
		return []string{wakeAll}
	}
	return texts
}

// parseWake reads a notification. One that is none of ours may mean anything.
func parseWake(text string) Wake {
	all := Wake{All: true}
	var w Wake
	for line := range strings.Lines(text) {
		id, number, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		last, err := strconv.ParseInt(number, 10, 64)
		if !ok || err != nil {
			return all
		}
		w.Grown = append(w.Grown, Grown{CustomerID: id, Last: last})
	}
	if len(w.Grown) == 0 {
		return all
	}
	return w
}
