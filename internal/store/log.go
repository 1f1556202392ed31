package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// segmentEvents bounds the events of one row of log_segments, so that reading one
// trade of it back stays cheap.
const segmentEvents = 4096

// IdempotencyRecord is the answer to a request to append, kept by the key that its client
// gave it so that the request sent again gets the same answer and no other effect.
type IdempotencyRecord struct {
	Key    string
	Answer string
}

// Appended says what became of events that were appended.
type Appended struct {
	Chains     [smartmoney.ChainCount]Segment // what went into each chain's log, by Chain.Index
	Duplicates []int                          // indices of trades that the log already held, or that came twice

	// The events took the global offsets from the first to the last, duplicates theirs too.
	FirstOffset, LastOffset int64
}

// Append adds events to their chains' logs in one transaction: when it returns
// they are durable, and no trade id of a chain is in the log twice. Arrival
// numbers rise in the order of events. idempotency records makes what is to be kept in the
// same transaction.
func (db *DB) Append(ctx context.Context, events []event.Event, now time.Time, records func(*Appended) ([]IdempotencyRecord, error)) (*Appended, error) {
	out, err := db.tryAppend(ctx, events, now, records)
	if err != nil && db.Dialect() == Postgres && (ctx.Err() != nil || isPostgres(err, lockNotAvailable)) {
		err = errors.Join(err, db.endFrozenCopies(ctx))
	}
	return out, db.wrote(err)
}

func (db *DB) tryAppend(ctx context.Context, events []event.Event, now time.Time, records func(*Appended) ([]IdempotencyRecord, error)) (*Appended, error) {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return nil, fmt.Errorf("append to log: begin: %w", err)
	}
	defer rollback(tx)
	out, err := db.append(ctx, tx, events, now)
	if err != nil {
		return nil, fmt.Errorf("append %d events to log: %w", len(events), err)
	}
	kept, err := records(out)
	if err != nil {
		return nil, fmt.Errorf("append to log: idempotency records: %w", err)
	}
	if err := db.keepRecords(ctx, tx, kept, now); err != nil {
		return nil, fmt.Errorf("append to log: %d idempotency records: %w", len(kept), err)
	}
	if err := tx.Commit(); err != nil {
		return nil, fmt.Errorf("append to log: commit: %w", err)
	}
	return out, nil
}

// endFrozenCopies ends the sessions of processes that froze in the middle of sending
// trade ids. PostgreSQL's own timeouts do not cover those, and they hold the log.
func (db *DB) endFrozenCopies(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), cancelGrace)
	defer cancel()
	var ended int
	err := db.Reader().QueryRowContext(ctx,
		`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
		 WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active' AND wait_event = 'ClientRead'
		 AND query LIKE 'COPY trade_ids %' AND query_start < clock_timestamp() - $1 * interval '1 millisecond'`,
		db.frozenAfter.Milliseconds()).Scan(&ended)
	if err != nil {
		return fmt.Errorf("end sessions of frozen processes: %w", err)
	}
	if ended > 0 {
		db.log.WarnContext(ctx, "ended sessions of processes that froze while they appended", "sessions", ended)
	}
	return nil
}

// ErrKeyInUse says that the idempotency record of a request was there already, of the same
// request sent before. Nothing was appended.
var ErrKeyInUse = errors.New("a request of the same key was answered meanwhile")

var insertIdempotencyRecords = bulk{
	postgres: `INSERT INTO idempotency_records (key, created_at, response)
		SELECT key, at, response FROM unnest($1::text[], $2::bigint[], $3::text[]) AS v (key, at, response)`,
	sqlite: "INSERT INTO idempotency_records (key, created_at, response) VALUES (?, ?, ?)",
}

// keepRecords enters idempotency records, or gives ErrReceiptKept where one is there already.
func (db *DB) keepRecords(ctx context.Context, tx *sql.Tx, records []IdempotencyRecord, now time.Time) error {
	if len(records) == 0 {
		return nil
	}
	keys, answers := make([]string, len(records)), make([]string, len(records))
	for i, r := range records {
		keys[i], answers[i] = r.Key, r.Answer
	}
	err := insertIdempotencyRecords.run(ctx, db, tx, keys, slices.Repeat([]int64{now.UnixNano()}, len(keys)), answers)
	if isPostgres(err, uniqueViolation) { // on SQLite there is one process
		return ErrKeyInUse
	}
	return err
}

// IdempotencyRecords returns the answers that are kept for requests' keys, by key.
func (db *DB) IdempotencyRecords(ctx context.Context, keys []string) (map[string]string, error) {
	answers, err := db.keyRecords(ctx, db.Reader(), keys)
	if err != nil {
		return nil, fmt.Errorf("look up %d idempotency records: %w", len(keys), err)
	}
	return answers, nil
}

func (db *DB) keyRecords(ctx context.Context, q querier, keys []string) (map[string]string, error) {
	answers := map[string]string{}
	condition, args := db.among("key", keys, 1)
	err := eachRow(ctx, q, "SELECT key, response FROM idempotency_records WHERE "+condition, args, func(rows *sql.Rows) error {
		var key, answer string
		err := rows.Scan(&key, &answer)
		answers[key] = answer
		return err
	})
	return answers, err
}

// DropIdempotencyRecords forgets the idempotency records made before a time.
func (db *DB) DropIdempotencyRecords(ctx context.Context, before time.Time) error {
	if _, err := db.Writer().ExecContext(ctx, "DELETE FROM idempotency_records WHERE created_at < $1", before.UnixNano()); err != nil {
		return fmt.Errorf("delete old idempotency records: %w", err)
	}
	return nil
}

// ends is the last sequence number of each chain's log.
type ends [smartmoney.ChainCount]int64

func (db *DB) append(ctx context.Context, tx *sql.Tx, events []event.Event, now time.Time) (*Appended, error) {
	arrived, last, err := db.lockLog(ctx, tx)
	if err != nil {
		return nil, err
	}
	duplicates, err := db.enterIDs(ctx, tx, events, arrived)
	if err != nil {
		return nil, err
	}
	out := split(events, duplicates, arrived, last)
	for i := range out.Chains {
		if err := appendSegments(ctx, tx, smartmoney.Chains()[i], out.Chains[i], now); err != nil {
			return nil, err
		}
	}
	_, err = tx.ExecContext(ctx, db.moveOffsets(), arrived+int64(len(events)))
	return out, err
}

// moveOffsets returns the statement that stores the last global offset. On PostgreSQL it
// also notifies the leader at commit, unless this process leads: its engine gets its own
// appends from memory, and a transaction that notifies holds a server-wide lock while it
// commits.
func (db *DB) moveOffsets() string {
	move := "UPDATE global_offset SET last = $1 WHERE id = 0"
	if db.Dialect() == Postgres && !db.leads.Load() {
		move += " RETURNING pg_notify('" + appendChannel + "', '')"
	}
	return move
}

// lockLog keeps other appends waiting until the transaction ends, and gives where
// the logs end.
func (db *DB) lockLog(ctx context.Context, tx *sql.Tx) (arrived int64, last ends, err error) {
	lock := "SELECT last FROM global_offset WHERE id = 0"
	if db.Dialect() == Postgres {
		lock += " FOR UPDATE"
	}
	if err := tx.QueryRowContext(ctx, lock).Scan(&arrived); err != nil {
		return 0, last, fmt.Errorf("lock the log: %w", err)
	}
	last, err = checkEnds(ctx, tx, arrived)
	return arrived, last, err
}

// split sorts the events that are not repeated by chain and numbers them.
func split(events []event.Event, duplicates []int, arrived int64, last ends) *Appended {
	out := &Appended{Duplicates: duplicates, FirstOffset: arrived + 1, LastOffset: arrived + int64(len(events))}
	for i := range out.Chains {
		out.Chains[i].First = last[i] + 1
	}
	for i := range events {
		if len(duplicates) > 0 && duplicates[0] == i {
			duplicates = duplicates[1:]
			continue
		}
		s := &out.Chains[events[i].Chain.Index()]
		s.Events = append(s.Events, events[i])
		s.Offsets = append(s.Offsets, arrived+int64(i)+1)
	}
	return out
}

func appendSegments(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, s Segment, now time.Time) error {
	if len(s.Events) == 0 {
		return nil
	}
	for from := 0; from < len(s.Events); from += segmentEvents {
		to := min(from+segmentEvents, len(s.Events))
		part := Segment{First: s.First + int64(from), Events: s.Events[from:to], Offsets: s.Offsets[from:to]}
		_, err := tx.ExecContext(ctx,
			"INSERT INTO log_segments (chain, first_seq, last_seq, first_offset, appended_at, body) VALUES ($1, $2, $3, $4, $5, $6)",
			chain.Index(), part.First, part.Last(), part.Offsets[0], now.UnixNano(), encodeSegment(&part))
		if err != nil {
			return fmt.Errorf("insert segment %d of %s: %w", part.First, chain, err)
		}
	}
	if _, err := tx.ExecContext(ctx, "UPDATE log_heads SET last_seq = $1 WHERE chain = $2", s.Last(), chain.Index()); err != nil {
		return fmt.Errorf("move head of %s: %w", chain, err)
	}
	return nil
}

// rollback ends a transaction that was not committed; after a commit it does nothing.
func rollback(tx *sql.Tx) {
	_ = tx.Rollback() // fails after Commit, and on a broken connection, which undoes the transaction itself
}
