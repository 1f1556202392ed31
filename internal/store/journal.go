package store

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"smartmoney/internal/smartmoney"
)

// JournalRow is what detection was fed with in one step of the engine on one chain.
type JournalRow struct {
	Chain                   smartmoney.Chain
	FirstSeq, LastSeq       int64     // of the events of the chain's log that it stands for
	FromTime, ToTime        int64     // the chain's event time, unix ns, at its first and last event; ToTime never falls along a chain
	FirstOffset, LastOffset int64     // of those events
	CommittedAt             time.Time // kept with microseconds
	ConfigRevision          int64     // that the accounts were at
	Body                    []byte
}

func writeJournal(ctx context.Context, tx *sql.Tx, journal []JournalRow) error {
	for i := range journal {
		r := &journal[i]
		_, err := tx.ExecContext(ctx,
			`INSERT INTO detection_journal (chain, first_seq, last_seq, from_time, to_time, first_offset, last_offset, committed_at, config_revision, body)
			 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
			r.Chain.Index(), r.FirstSeq, r.LastSeq, r.FromTime, r.ToTime, r.FirstOffset, r.LastOffset,
			r.CommittedAt.UnixMicro(), r.ConfigRevision, withChecksum(r.Body))
		if err != nil {
			return fmt.Errorf("journal of %s from %d: %w", r.Chain, r.FirstSeq, err)
		}
	}
	return nil
}

// journalPage is how many rows of the journal are read at once. No statement is open while
// the caller works on them, so that a long reading holds nothing up.
const journalPage = 32

// Journal returns a chain's rows of the journal in order: those whose ToTime is later than
// after (unix ns) and whose FirstSeq is at most upToSeq. An error of f ends it and is
// returned as it is.
func (db *DB) Journal(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, f func(JournalRow) error) error {
	from, err := db.journalStart(ctx, chain, after)
	for err == nil && from <= upToSeq {
		var page []JournalRow
		if page, err = db.journalPage(ctx, chain, from, upToSeq); err != nil || len(page) == 0 {
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
		return fmt.Errorf("read the journal of %s: %w", chain, err)
	}
	return nil
}

// journalStart returns the first event of the first row whose ToTime is later than after;
// without one, a number that no event has.
func (db *DB) journalStart(ctx context.Context, chain smartmoney.Chain, after int64) (int64, error) {
	first := int64(1) << 62
	err := eachRow(ctx, db.Reader(),
		"SELECT first_seq FROM detection_journal WHERE chain = $1 AND to_time > $2 ORDER BY to_time, first_seq LIMIT 1",
		[]any{chain.Index(), after}, func(rows *sql.Rows) error { return rows.Scan(&first) })
	return first, err
}

func (db *DB) journalPage(ctx context.Context, chain smartmoney.Chain, from, upToSeq int64) ([]JournalRow, error) {
	var page []JournalRow
	err := eachBody(ctx, db.Reader(),
		`SELECT first_seq, last_seq, from_time, to_time, first_offset, last_offset, committed_at, config_revision, body
		 FROM detection_journal WHERE chain = $1 AND first_seq >= $2 AND first_seq <= $3 ORDER BY first_seq LIMIT $4`,
		[]any{chain.Index(), from, upToSeq, journalPage},
		func(rows *sql.Rows) error {
			r := JournalRow{Chain: chain}
			var at int64
			var checksummed []byte
			err := rows.Scan(&r.FirstSeq, &r.LastSeq, &r.FromTime, &r.ToTime, &r.FirstOffset, &r.LastOffset, &at, &r.ConfigRevision, &checksummed)
			if err != nil {
				return fmt.Errorf("row from %d: %w", r.FirstSeq, err)
			}
			if r.Body, err = unseal(checksummed); err != nil {
				return derivedDamage(err, "row %d of the journal of %s", r.FirstSeq, chain)
			}
			r.CommittedAt = fromMicro(at)
			page = append(page, r)
			return nil
		})
	return page, err
}

// fromMicro is a wall time as bulk tables keep it.
func fromMicro(at int64) time.Time { return time.UnixMicro(at).UTC() }
