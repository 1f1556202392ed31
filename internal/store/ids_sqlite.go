package store

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"sync"
)

// recentIDs enters trade ids on SQLite. Ids are random, so entering them straight
// into one large index would write a page of it for almost every trade. They go
// into a small table first, trade_ids_recent, and move on to trade_ids in slices
// of their value range: a slice's ids fall on neighbouring pages, each of which
// then takes many of them.
type recentIDs struct {
	mu      sync.Mutex // guards what follows
	entered int        // ids entered that no move has been made for yet
	next    int        // the slice to move next
}

const (
	moveEvery   = 8192    // ids entered for one slice moved
	fewSlices   = 64      // slices of the value range while the log is short
	manySlices  = 256     // and at most
	perSlice    = 250_000 // ids of the large table that a slice may span before there are more of them
	firstValues = 256     // values of an id's first byte, by which slices are cut
)

// enter enters ids and gives the indices of those that were there already. logged
// is the length of the logs.
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

// move moves as many slices as are due on to the large table. When the transaction
// fails, the slices are simply moved later.
func (r *recentIDs) move(ctx context.Context, tx *sql.Tx, entered int, logged int64) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	slices := int(min(max(logged/perSlice, fewSlices), manySlices))
	for r.entered += entered; r.entered >= moveEvery; r.entered -= moveEvery {
		r.next = (r.next + 1) % slices
		from, to := []byte{byte(r.next * firstValues / slices)}, []byte{byte((r.next + 1) * firstValues / slices)}
		if r.next == slices-1 {
			to = bytes.Repeat([]byte{0xff}, len(tradeID{}.key)+1) // after every id
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
