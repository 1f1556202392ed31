package eventlog

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/lib/pq"

	"smartmoney/internal/event"
	"smartmoney/internal/store/sqldb"
)

// tradeID is the stored form of a trade's id, with the trade's index in the append.
type tradeID struct {
	key   [16]byte
	index int
}

// tradeIDs returns the ids of the trades among the events, ordered by key, so that neighbours share
// pages of the index. Of several trades with one id the first counts; the indices of the others are
// returned as repeated.
func tradeIDs(events []event.Event) (ids []tradeID, repeated []int) {
	for i := range events {
		if t := events[i].Trade; t != nil {
			ids = append(ids, tradeID{event.IDKey(t.Chain, t.ID), i})
		}
	}
	slices.SortFunc(ids, func(a, b tradeID) int {
		return cmp.Or(bytes.Compare(a.key[:], b.key[:]), cmp.Compare(a.index, b.index))
	})
	once := ids[:0]
	for _, id := range ids {
		if len(once) > 0 && once[len(once)-1].key == id.key {
			repeated = append(repeated, id.index)
			continue
		}
		once = append(once, id)
	}
	return once, repeated
}

// enterIDs inserts the ids of the trades among the events, and returns the indices, rising, of
// trades whose ids are known already or repeated in events.
func (db *Log) enterIDs(ctx context.Context, tx *sql.Tx, events []event.Event, logged int64) ([]int, error) {
	ids, duplicates := tradeIDs(events)
	var known []int
	var err error
	switch {
	case len(ids) == 0:
	case db.Dialect() == sqldb.Postgres:
		known, err = copyIDs(ctx, tx, ids)
	default:
		known, err = db.recent.enter(ctx, tx, ids, logged)
	}
	if err != nil {
		return nil, err
	}
	duplicates = append(duplicates, known...)
	slices.Sort(duplicates)
	return duplicates, nil
}

// PostgreSQL's SQLSTATEs for a duplicate key and for a lock timeout.
const (
	uniqueViolation  = "23505"
	lockNotAvailable = "55P03"
)

// isPostgres reports whether err is a PostgreSQL error with the given SQLSTATE.
func isPostgres(err error, state string) bool {
	pe, ok := errors.AsType[*pq.Error](err)
	return ok && string(pe.Code) == state
}

// copyIDs inserts ids by COPY. COPY cannot skip a known id: if there is one, the COPY is rolled
// back, the known ids are looked up, and the rest is copied.
func copyIDs(ctx context.Context, tx *sql.Tx, ids []tradeID) (known []int, err error) {
	if _, err := tx.ExecContext(ctx, "SAVEPOINT ids"); err != nil {
		return nil, fmt.Errorf("enter trade ids: %w", err)
	}
	err = sendIDs(ctx, tx, ids)
	if err == nil {
		return nil, nil
	}
	if !isPostgres(err, uniqueViolation) {
		return nil, err
	}
	if _, err := tx.ExecContext(ctx, "ROLLBACK TO SAVEPOINT ids"); err != nil {
		return nil, fmt.Errorf("undo repeated trade ids: %w", err)
	}
	there, err := lookUpIDs(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	rest := make([]tradeID, 0, len(ids))
	for _, id := range ids {
		if there[id.key] {
			known = append(known, id.index)
		} else {
			rest = append(rest, id)
		}
	}
	if len(rest) == 0 {
		return known, nil
	}
	return known, sendIDs(ctx, tx, rest)
}

func sendIDs(ctx context.Context, tx *sql.Tx, ids []tradeID) (err error) {
	in, err := tx.PrepareContext(ctx, "COPY trade_ids (id) FROM STDIN")
	if err != nil {
		return fmt.Errorf("copy trade ids: %w", err)
	}
	defer func() { err = errors.Join(err, in.Close()) }()
	for i := range ids {
		if _, err := in.ExecContext(ctx, hex.EncodeToString(ids[i].key[:])); err != nil {
			return fmt.Errorf("copy trade ids: %w", err)
		}
	}
	if _, err := in.ExecContext(ctx); err != nil {
		return fmt.Errorf("copy trade ids: %w", err)
	}
	return nil
}

// lookUpIDs returns those of the ids that the table holds.
func lookUpIDs(ctx context.Context, tx *sql.Tx, ids []tradeID) (map[[16]byte]bool, error) {
	keys := make([]string, len(ids))
	for i := range ids {
		keys[i] = hex.EncodeToString(ids[i].key[:])
	}
	there := map[[16]byte]bool{}
	err := sqldb.EachRow(ctx, tx, "SELECT uuid_send(id) FROM trade_ids WHERE id = ANY ($1::uuid[])", []any{pq.Array(keys)},
		func(rows *sql.Rows) error {
			var key []byte
			if err := rows.Scan(&key); err != nil {
				return err
			}
			there[[16]byte(key)] = true
			return nil
		})
	if err != nil {
		return nil, fmt.Errorf("look up repeated trade ids: %w", err)
	}
	return there, nil
}

// recentIDs inserts trade ids on SQLite. Ids are random, so inserting them straight into one large
// index would write a page for almost every trade. They go into a small table first,
// trade_ids_recent, and move to trade_ids in slices of their value range: the ids of a slice fall
// on neighbouring pages, so each page takes many of them.
type recentIDs struct {
	mu      sync.Mutex // guards the fields below
	entered int        // ids inserted since the last move
	next    int        // the slice to move next
}

const (
	moveEvery   = 8192    // ids inserted per slice that moves
	fewSlices   = 64      // slices of the value range while the log is short
	manySlices  = 256     // the maximum
	perSlice    = 250_000 // ids per slice in the large table before the range is cut finer
	firstValues = 256     // an id's first byte decides its slice
)

// enter inserts ids and returns the indices of the known ones. logged is the length of the logs.
func (r *recentIDs) enter(ctx context.Context, tx *sql.Tx, ids []tradeID, logged int64) (known []int, err error) {
	insert, err := tx.PrepareContext(ctx,
		`INSERT INTO trade_ids_recent (id) SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM trade_ids WHERE id = ?1) ON CONFLICT DO NOTHING`)
	if err != nil {
		return nil, fmt.Errorf("enter trade ids: %w", err)
	}
	defer insert.Close()
	for i := range ids {
		done, err := insert.ExecContext(ctx, ids[i].key[:])
		if err != nil {
			return nil, fmt.Errorf("enter trade ids: %w", err)
		}
		n, err := done.RowsAffected()
		if err != nil {
			return nil, fmt.Errorf("enter trade ids: %w", err)
		}
		if n == 0 {
			known = append(known, ids[i].index)
		}
	}
	return known, r.move(ctx, tx, len(ids), logged)
}

// move moves as many slices as are due to the large table. If the transaction fails, they move
// later.
func (r *recentIDs) move(ctx context.Context, tx *sql.Tx, entered int, logged int64) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	slices := int(min(max(logged/perSlice, fewSlices), manySlices))
	for r.entered += entered; r.entered >= moveEvery; r.entered -= moveEvery {
		r.next = (r.next + 1) % slices
		from, to := []byte{byte(r.next * firstValues / slices)}, []byte{byte((r.next + 1) * firstValues / slices)}
		if r.next == slices-1 {
			to = bytes.Repeat([]byte{0xff}, len(tradeID{}.key)+1) // greater than every id
		}
		_, err := tx.ExecContext(ctx, "INSERT INTO trade_ids (id) SELECT id FROM trade_ids_recent WHERE id >= ? AND id < ?", from, to)
		if err == nil {
			_, err = tx.ExecContext(ctx, "DELETE FROM trade_ids_recent WHERE id >= ? AND id < ?", from, to)
		}
		if err != nil {
			return fmt.Errorf("move trade ids: %w", err)
		}
	}
	return nil
}
