package store

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"smartmoney/internal/smartmoney"
)

// TapeRow is what detection was fed with in one step of the engine on one chain.
type TapeRow struct {
	Chain                     smartmoney.Chain
	FirstSeq, LastSeq         int64     // of the events of the chain's log that it stands for
	FromTime, ToTime          int64     // the chain's event time, unix ns, at its first and last event; ToTime never falls along a chain
	FirstArrival, LastArrival int64     // of those events
	CommittedAt               time.Time // kept with microseconds
	Epoch                     int64     // that the accounts were at
	Body                      []byte
}

func writeTape(ctx context.Context, tx *sql.Tx, tape []TapeRow) error {
	for i := range tape {
		r := &tape[i]
		_, err := tx.ExecContext(ctx,
			`INSERT INTO tape (chain, first_seq, last_seq, from_time, to_time, first_arrival, last_arrival, committed_at, epoch, body)
			 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
			r.Chain.Index(), r.FirstSeq, r.LastSeq, r.FromTime, r.ToTime, r.FirstArrival, r.LastArrival,
			r.CommittedAt.UnixMicro(), r.Epoch, seal(r.Body))
		if err != nil {
			return fmt.Errorf("tape of %s from %d: %w", r.Chain, r.FirstSeq, err)
		}
	}
	return nil
}

// tapePage is how many rows of the tape are read at once. No statement is open while
// the caller works on them, so that a long reading holds nothing up.
const tapePage = 32

// Tape gives a chain's rows of the tape in order: those whose ToTime is later than
// after (unix ns) and whose FirstSeq is at most upToSeq. An error of f ends it and is
// returned as it is.
func (db *DB) Tape(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, f func(TapeRow) error) error {
	from, err := db.tapeStart(ctx, chain, after)
	for err == nil && from <= upToSeq {
		var page []TapeRow
		if page, err = db.tapePage(ctx, chain, from, upToSeq); err != nil || len(page) == 0 {
			break
		}
		for _, r := range page {
			if err := f(r); err != nil {
				return err
			}
		}
		from = page[len(page)-1].FirstSeq + 1
	}
	if err != nil {
		return fmt.Errorf("read the tape of %s: %w", chain, err)
	}
	return nil
}

// tapeStart gives the first event of the first row whose ToTime is later than after;
// without one, a number that no event has.
func (db *DB) tapeStart(ctx context.Context, chain smartmoney.Chain, after int64) (int64, error) {
	first := int64(1) << 62
	err := eachRow(ctx, db.Reader(),
		"SELECT first_seq FROM tape WHERE chain = $1 AND to_time > $2 ORDER BY to_time, first_seq LIMIT 1",
		[]any{chain.Index(), after}, func(rows *sql.Rows) error { return rows.Scan(&first) })
	return first, err
}

func (db *DB) tapePage(ctx context.Context, chain smartmoney.Chain, from, upToSeq int64) ([]TapeRow, error) {
	var page []TapeRow
	err := eachBody(ctx, db.Reader(),
		`SELECT first_seq, last_seq, from_time, to_time, first_arrival, last_arrival, committed_at, epoch, body
		 FROM tape WHERE chain = $1 AND first_seq >= $2 AND first_seq <= $3 ORDER BY first_seq LIMIT $4`,
		[]any{chain.Index(), from, upToSeq, tapePage},
		func(rows *sql.Rows) error {
			r := TapeRow{Chain: chain}
			var at int64
			var sealed []byte
			err := rows.Scan(&r.FirstSeq, &r.LastSeq, &r.FromTime, &r.ToTime, &r.FirstArrival, &r.LastArrival, &at, &r.Epoch, &sealed)
			if err != nil {
				return fmt.Errorf("row from %d: %w", r.FirstSeq, err)
			}
			if r.Body, err = unseal(sealed); err != nil {
				return derivedDamage(err, "row %d of tape of %s", r.FirstSeq, chain)
			}
			r.CommittedAt = fromMicro(at)
			page = append(page, r)
			return nil
		})
	return page, err
}

// fromMicro is a wall time as bulk tables keep it.
func fromMicro(at int64) time.Time { return time.UnixMicro(at).UTC() }
