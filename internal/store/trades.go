package store

import (
	"context"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"

	"github.com/lib/pq"

	"smartmoney/internal/event"
)

// uniqueViolation is PostgreSQL's SQLSTATE for a repeated key.
const uniqueViolation = "23505"

// enterTradesSQLite enters the trades among the events into the table of ids, row
// by prepared row, and gives the indices of those that were there already.
func enterTradesSQLite(ctx context.Context, tx *sql.Tx, events []event.Event, last ends) ([]int, error) {
	insert, err := tx.PrepareContext(ctx, "INSERT INTO trades (id, wallet, seq) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
	if err != nil {
		return nil, fmt.Errorf("enter trade ids: %w", err)
	}
	defer insert.Close()
	var duplicates []int
	for i := range events {
		seq := &last[events[i].Chain.Index()]
		if events[i].Type != event.TypeTrade {
			*seq++
			continue
		}
		t := events[i].Trade
		key := event.IDKey(t.Chain, t.ID)
		done, err := insert.ExecContext(ctx, key[:], event.WalletKey(t.Chain, t.Wallet), *seq+1)
		if err != nil {
			return nil, fmt.Errorf("enter trade id %q: %w", t.ID, err)
		}
		if n, err := done.RowsAffected(); err != nil {
			return nil, fmt.Errorf("enter trade id %q: %w", t.ID, err)
		} else if n == 0 {
			duplicates = append(duplicates, i)
			continue
		}
		*seq++
	}
	return duplicates, nil
}

// enterTradesPostgres does the same by COPY. COPY cannot pass over a repeated id:
// when there is one, it is undone, the ids that are there already are looked up,
// and the rest is copied.
func enterTradesPostgres(ctx context.Context, tx *sql.Tx, events []event.Event, last ends) ([]int, error) {
	keys := make([]string, len(events))
	trades := 0
	for i := range events {
		if t := events[i].Trade; t != nil {
			key := event.IDKey(t.Chain, t.ID)
			keys[i] = hex.EncodeToString(key[:])
			trades++
		}
	}
	if trades == 0 {
		return nil, nil
	}
	if _, err := tx.ExecContext(ctx, "SAVEPOINT trades"); err != nil {
		return nil, fmt.Errorf("enter trade ids: %w", err)
	}
	err := copyTrades(ctx, tx, events, keys, nil, last)
	if err == nil {
		return nil, nil
	}
	if pe, ok := errors.AsType[*pq.Error](err); !ok || pe.Code != uniqueViolation {
		return nil, err
	}
	if _, err := tx.ExecContext(ctx, "ROLLBACK TO SAVEPOINT trades"); err != nil {
		return nil, fmt.Errorf("undo repeated trade ids: %w", err)
	}
	duplicates, err := repeated(ctx, tx, keys)
	if err != nil || len(duplicates) == trades {
		return duplicates, err
	}
	return duplicates, copyTrades(ctx, tx, events, keys, duplicates, last)
}

// copyTrades copies the trades among the events, but for the indices in skip,
// which take no sequence number.
func copyTrades(ctx context.Context, tx *sql.Tx, events []event.Event, keys []string, skip []int, last ends) error {
	in, err := tx.PrepareContext(ctx, "COPY trades (id, wallet, seq) FROM STDIN")
	if err != nil {
		return fmt.Errorf("copy trade ids: %w", err)
	}
	err = sendTrades(ctx, in, events, keys, skip, last)
	if err = errors.Join(err, in.Close()); err != nil {
		return fmt.Errorf("copy trade ids: %w", err)
	}
	return nil
}

func sendTrades(ctx context.Context, in *sql.Stmt, events []event.Event, keys []string, skip []int, last ends) error {
	for i := range events {
		if len(skip) > 0 && skip[0] == i {
			skip = skip[1:]
			continue
		}
		seq := &last[events[i].Chain.Index()]
		*seq++
		t := events[i].Trade
		if t == nil {
			continue
		}
		if _, err := in.ExecContext(ctx, keys[i], event.WalletKey(t.Chain, t.Wallet), *seq); err != nil {
			return err
		}
	}
	_, err := in.ExecContext(ctx)
	return err
}

// repeated gives the indices whose key is in the table, or stands earlier in keys.
func repeated(ctx context.Context, tx *sql.Tx, keys []string) ([]int, error) {
	rows, err := tx.QueryContext(ctx, "SELECT replace(id::text, '-', '') FROM trades WHERE id = ANY ($1::uuid[])", pq.Array(present(keys)))
	if err != nil {
		return nil, fmt.Errorf("look up repeated trade ids: %w", err)
	}
	defer rows.Close()
	seen := map[string]bool{}
	for rows.Next() {
		var key string
		if err := rows.Scan(&key); err != nil {
			return nil, fmt.Errorf("look up repeated trade ids: %w", err)
		}
		seen[key] = true
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("look up repeated trade ids: %w", err)
	}
	var duplicates []int
	for i, key := range keys {
		if key == "" {
			continue
		}
		if seen[key] {
			duplicates = append(duplicates, i)
		}
		seen[key] = true
	}
	return duplicates, nil
}

func present(keys []string) []string {
	out := make([]string, 0, len(keys))
	for _, k := range keys {
		if k != "" {
			out = append(out, k)
		}
	}
	return out
}
