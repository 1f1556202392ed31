package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// segmentEvents bounds the events of one row of log_segments, so that reading one
// trade of it back stays cheap.
const segmentEvents = 4096

// segmentFormat leads every segment's body.
const segmentFormat = 1

// Batch is one chain's events to append, in stream order.
type Batch struct {
	Chain  smartmoney.Chain
	Events []event.Event
}

// Appended says what became of a batch.
type Appended struct {
	First      int64         // sequence number of the first event appended
	Last       int64         // of the last one; the log's last where nothing was appended
	Events     []event.Event // those appended, numbered First, First+1, …
	Duplicates []int         // indices in the batch of trades that the log, or the batch, already held
}

// Receipt is the answer to a request to append, kept by the key that its client
// gave it so that the request sent again gets the same answer and no other effect.
type Receipt struct {
	Key    string
	Answer string
}

// Append adds events to the log in one transaction: when it returns they are
// durable, and no trade id of a chain is in the log twice. Batches must be of
// different chains, in the order of Chain.Index. receipts makes what is to be kept
// in the same transaction.
func (db *DB) Append(ctx context.Context, batches []Batch, now time.Time, receipts func([]Appended) ([]Receipt, error)) ([]Appended, error) {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return nil, fmt.Errorf("append to log: begin: %w", err)
	}
	defer rollback(tx)
	out := make([]Appended, len(batches))
	for i := range batches {
		if out[i], err = db.appendChain(ctx, tx, &batches[i], now); err != nil {
			return nil, fmt.Errorf("append %d events of %s to log: %w", len(batches[i].Events), batches[i].Chain, err)
		}
	}
	kept, err := receipts(out)
	if err != nil {
		return nil, fmt.Errorf("append to log: receipts: %w", err)
	}
	for _, r := range kept {
		_, err := tx.ExecContext(ctx, "INSERT INTO ingest_requests (key, created_at, response) VALUES ($1, $2, $3)",
			r.Key, now.UnixNano(), r.Answer)
		if err != nil {
			return nil, fmt.Errorf("append to log: receipt %q: %w", r.Key, err)
		}
	}
	if err := tx.Commit(); err != nil {
		return nil, fmt.Errorf("append to log: commit: %w", err)
	}
	return out, nil
}

// Receipt gives the answer kept for a request's key.
func (db *DB) Receipt(ctx context.Context, key string) (answer string, found bool, err error) {
	err = db.Reader().QueryRowContext(ctx, "SELECT response FROM ingest_requests WHERE key = $1", key).Scan(&answer)
	if errors.Is(err, sql.ErrNoRows) {
		return "", false, nil
	}
	if err != nil {
		return "", false, fmt.Errorf("look up receipt %q: %w", key, err)
	}
	return answer, true, nil
}

// DropReceipts forgets the receipts made before a time.
func (db *DB) DropReceipts(ctx context.Context, before time.Time) error {
	if _, err := db.Writer().ExecContext(ctx, "DELETE FROM ingest_requests WHERE created_at < $1", before.UnixNano()); err != nil {
		return fmt.Errorf("drop old receipts: %w", err)
	}
	return nil
}

func (db *DB) appendChain(ctx context.Context, tx *sql.Tx, b *Batch, now time.Time) (Appended, error) {
	var last int64
	lock := "SELECT last_seq FROM log_heads WHERE chain = $1"
	if db.Dialect() == Postgres {
		lock += " FOR UPDATE"
	}
	if err := tx.QueryRowContext(ctx, lock, b.Chain.Index()).Scan(&last); err != nil {
		return Appended{}, fmt.Errorf("lock head: %w", err)
	}
	enter := enterTradesSQLite
	if db.Dialect() == Postgres {
		enter = enterTradesPostgres
	}
	duplicates, err := enter(ctx, tx, b, last)
	if err != nil {
		return Appended{}, err
	}
	kept := without(b.Events, duplicates)
	out := Appended{First: last + 1, Last: last + int64(len(kept)), Events: kept, Duplicates: duplicates}
	if len(kept) == 0 {
		return out, nil
	}
	if err := insertSegments(ctx, tx, b.Chain, last, kept, now); err != nil {
		return Appended{}, err
	}
	_, err = tx.ExecContext(ctx, "UPDATE log_heads SET last_seq = $1 WHERE chain = $2", out.Last, b.Chain.Index())
	return out, err
}

func insertSegments(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, last int64, events []event.Event, now time.Time) error {
	var body []byte
	for len(events) > 0 {
		part := events[:min(len(events), segmentEvents)]
		events = events[len(part):]
		body = append(body[:0], segmentFormat)
		for i := range part {
			body = event.AppendBinary(body, &part[i])
		}
		_, err := tx.ExecContext(ctx,
			"INSERT INTO log_segments (chain, first_seq, last_seq, appended_at, body) VALUES ($1, $2, $3, $4, $5)",
			chain.Index(), last+1, last+int64(len(part)), now.UnixNano(), body)
		if err != nil {
			return fmt.Errorf("insert segment %d: %w", last+1, err)
		}
		last += int64(len(part))
	}
	return nil
}

// without gives the events whose indices are not listed.
func without(events []event.Event, indices []int) []event.Event {
	if len(indices) == 0 {
		return events
	}
	kept := make([]event.Event, 0, len(events)-len(indices))
	for i := range events {
		if len(indices) > 0 && indices[0] == i {
			indices = indices[1:]
			continue
		}
		kept = append(kept, events[i])
	}
	return kept
}

// rollback ends a transaction that was not committed; after a commit it does nothing.
func rollback(tx *sql.Tx) {
	_ = tx.Rollback() // fails after Commit, and on a broken connection, which undoes the transaction itself
}

// Head is where a chain's log and its engine are.
type Head struct {
	Durable     int64     // last event of the log
	Processed   int64     // last event whose effects are committed
	LastEventAt time.Time // event time of the engine: the largest traded_at; zero before the first trade
}

// Heads gives every chain's head, by Chain.Index.
func (db *DB) Heads(ctx context.Context) ([smartmoney.ChainCount]Head, error) {
	var heads [smartmoney.ChainCount]Head
	rows, err := db.Reader().QueryContext(ctx,
		`SELECT h.chain, h.last_seq, s.position, s.event_time
		 FROM log_heads h JOIN engine_state s ON s.chain = h.chain`)
	if err != nil {
		return heads, fmt.Errorf("read log heads: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var chain int
		var h Head
		var at int64
		if err := rows.Scan(&chain, &h.Durable, &h.Processed, &at); err != nil {
			return heads, fmt.Errorf("read log heads: %w", err)
		}
		if at != 0 {
			h.LastEventAt = time.Unix(0, at).UTC()
		}
		heads[chain] = h
	}
	return heads, rows.Err()
}
