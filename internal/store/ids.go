package store

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"github.com/lib/pq"

	"smartmoney/internal/event"
)

// tradeID is what is kept of a trade's id, with the trade's place among the events
// of an append.
type tradeID struct {
	key   [16]byte
	index int
}

// tradeIDs returns the ids of the trades among the events, in the order of the keys:
// neighbours share the pages of an index. Of trades with one id, the first counts;
// the others come back as repeated.
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

// enterIDs enters the ids of the trades among the events, and gives the indices of
// those that were there already or that came twice, rising.
func (db *DB) enterIDs(ctx context.Context, tx *sql.Tx, events []event.Event, logged int64) ([]int, error) {
	ids, duplicates := tradeIDs(events)
	var known []int
	var err error
	switch {
	case len(ids) == 0:
	case db.Dialect() == Postgres:
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

// PostgreSQL's SQLSTATEs for a repeated key, and for a lock that was waited for too long.
const (
	uniqueViolation  = "23505"
	lockNotAvailable = "55P03"
)

// isPostgres reports whether an error is the server's of a SQLSTATE.
func isPostgres(err error, state string) bool {
	pe, ok := errors.AsType[*pq.Error](err)
	return ok && string(pe.Code) == state
}

// copyIDs enters ids by COPY. COPY cannot pass over a known id: when there is one,
// it is undone, the known ones are looked up, and the rest is copied.
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

// lookUpIDs returns those of the ids that are in the table.
func lookUpIDs(ctx context.Context, tx *sql.Tx, ids []tradeID) (map[[16]byte]bool, error) {
	keys := make([]string, len(ids))
	for i := range ids {
		keys[i] = hex.EncodeToString(ids[i].key[:])
	}
	there := map[[16]byte]bool{}
	err := eachRow(ctx, tx, "SELECT uuid_send(id) FROM trade_ids WHERE id = ANY ($1::uuid[])", []any{pq.Array(keys)},
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
