package enginestate

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"smartmoney/internal/enginestate"
	"smartmoney/internal/smartmoney"
	stored "smartmoney/internal/store/notifications"
	"smartmoney/internal/store/sqldb"
	"smartmoney/internal/store/webhooks"
)

func writeJournal(ctx context.Context, tx *sql.Tx, journal []enginestate.JournalRow) error {
	for i := range journal {
		r := &journal[i]
		_, err := tx.ExecContext(ctx,
			`INSERT INTO detection_journal (chain, first_seq, last_seq, from_time, to_time, first_offset, last_offset, committed_at, config_revision, body)
			 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
			r.Chain.Index(), r.FirstSeq, r.LastSeq, r.FromTime, r.ToTime, r.FirstOffset, r.LastOffset,
			r.CommittedAt.UnixMicro(), r.ConfigRevision, sqldb.WithChecksum(r.Body))
		if err != nil {
			return fmt.Errorf("journal of %s from %d: %w", r.Chain, r.FirstSeq, err)
		}
	}
	return nil
}

// journalPage is the number of journal rows that are read at once. No statement is open while the
// caller processes them, so a long read blocks nothing.
const journalPage = 32

// Journal calls f for a chain's journal rows in order: those whose ToTime is later than after (unix
// ns) and whose FirstSeq is at most upToSeq. It stops at the first error of f and returns it
// unchanged.
func (db *Store) Journal(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, f func(enginestate.JournalRow) error) error {
	from, err := db.journalStart(ctx, chain, after)
	for err == nil && from <= upToSeq {
		var page []enginestate.JournalRow
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

// journalStart returns FirstSeq of the first row whose ToTime is later than after, or a number
// beyond every event if there is none.
func (db *Store) journalStart(ctx context.Context, chain smartmoney.Chain, after int64) (int64, error) {
	first := int64(1) << 62
	err := sqldb.EachRow(ctx, db.Reader(),
		"SELECT first_seq FROM detection_journal WHERE chain = $1 AND to_time > $2 ORDER BY to_time, first_seq LIMIT 1",
		[]any{chain.Index(), after}, func(rows *sql.Rows) error { return rows.Scan(&first) })
	return first, err
}

func (db *Store) journalPage(ctx context.Context, chain smartmoney.Chain, from, upToSeq int64) ([]enginestate.JournalRow, error) {
	var page []enginestate.JournalRow
	err := sqldb.EachBody(ctx, db.Reader(),
		`SELECT first_seq, last_seq, from_time, to_time, first_offset, last_offset, committed_at, config_revision, body
		 FROM detection_journal WHERE chain = $1 AND first_seq >= $2 AND first_seq <= $3 ORDER BY first_seq LIMIT $4`,
		[]any{chain.Index(), from, upToSeq, journalPage},
		func(rows *sql.Rows) error {
			r := enginestate.JournalRow{Chain: chain}
			var at int64
			var checksummed []byte
			err := rows.Scan(&r.FirstSeq, &r.LastSeq, &r.FromTime, &r.ToTime, &r.FirstOffset, &r.LastOffset, &at, &r.ConfigRevision, &checksummed)
			if err != nil {
				return fmt.Errorf("row from %d: %w", r.FirstSeq, err)
			}
			if r.Body, err = sqldb.Unseal(checksummed); err != nil {
				return derivedDamage(err, "row %d of the journal of %s", r.FirstSeq, chain)
			}
			r.CommittedAt = sqldb.FromMicro(at)
			page = append(page, r)
			return nil
		})
	return page, err
}

// sweepJournal bounds the rows that one transaction of Sweep deletes, so that other writers never
// wait long. A journal row can be large.
const sweepJournal = 16

// Sweep deletes what has passed its retention: journal rows whose ToTime is before a time (unix ns,
// by Chain.Index) and, unless keepNotifications is 0, log entries that were sent more than
// keepNotifications before now, with their webhook deliveries and with signals that no other entry
// refers to. Cooldowns and budgets are computed from the logs, so keepNotifications should exceed
// both the longest cooldown and one day. Sweep works in small transactions; those that committed
// before an error are not undone.
func (db *Store) Sweep(ctx context.Context, now time.Time, before [smartmoney.ChainCount]int64, keepNotifications time.Duration) error {
	for i, chain := range smartmoney.Chains() {
		if err := db.sweepJournal(ctx, i, before[i]); err != nil {
			return fmt.Errorf("sweep the journal of %s: %w", chain, err)
		}
	}
	if keepNotifications == 0 {
		return nil
	}
	if err := db.sweepNotifications(ctx, now.Add(-keepNotifications).UnixMicro()); err != nil {
		return fmt.Errorf("sweep notifications: %w", err)
	}
	return nil
}

func (db *Store) sweepJournal(ctx context.Context, chain int, before int64) error {
	for {
		done, err := db.Writer().ExecContext(ctx,
			`DELETE FROM detection_journal WHERE chain = $1 AND first_seq IN
			 (SELECT first_seq FROM detection_journal WHERE chain = $1 AND to_time < $2 ORDER BY to_time, first_seq LIMIT $3)`,
			chain, before, sweepJournal)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n < sweepJournal {
			return err
		}
	}
}

func (db *Store) sweepNotifications(ctx context.Context, before int64) error {
	for log := int64(0); ; {
		// The search runs on a reader connection.
		old, err := stored.Old(ctx, db.DB, log, before)
		if err != nil || len(old.Logs) == 0 {
			return err
		}
		if err := db.deleteNotifications(ctx, old); err != nil {
			return err
		}
		log = old.Logs[len(old.Logs)-1]
	}
}

func (db *Store) deleteNotifications(ctx context.Context, old *stored.OldEntries) error {
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	// This lock stops commits from referring to a signal between the check and its deletion.
	if err := moveProgress(ctx, tx, 0); err != nil {
		return err
	}
	if err := webhooks.Sweep(ctx, db.DB, tx, old.Logs, old.IDs); err != nil {
		return err
	}
	if err := stored.DeleteOld(ctx, db.DB, tx, old); err != nil {
		return err
	}
	return tx.Commit()
}
