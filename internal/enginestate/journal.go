package enginestate

import (
	"context"
	"database/sql"
	"fmt"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

func writeJournal(ctx context.Context, tx *sql.Tx, journal []JournalRow) error {
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
func (st *Store) Journal(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, f func(JournalRow) error) error {
	from, err := st.journalStart(ctx, chain, after)
	if err != nil {
		return fmt.Errorf("read the journal of %s: %w", chain, err)
	}
	return st.journalFrom(ctx, chain, from, upToSeq, f)
}

// journalFrom calls f for the rows whose FirstSeq is in a range.
func (st *Store) journalFrom(ctx context.Context, chain smartmoney.Chain, from, upToSeq int64, f func(JournalRow) error) (err error) {
	for from <= upToSeq {
		var page []JournalRow
		if page, err = st.journalPage(ctx, chain, from, upToSeq); err != nil || len(page) == 0 {
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

// JournalRevision returns the configuration revision of the oldest journal row that reaches an
// event time of its chain (unix ns, by Chain.Index); math.MaxInt64 if there is none.
func (st *Store) JournalRevision(ctx context.Context, from [smartmoney.ChainCount]int64) (revision int64, err error) {
	revision = math.MaxInt64
	for i, at := range from {
		err := sqldb.EachRow(ctx, st.Reader(),
			"SELECT config_revision FROM detection_journal WHERE chain = $1 AND to_time >= $2 ORDER BY to_time, first_seq LIMIT 1",
			[]any{i, at}, func(rows *sql.Rows) error {
				var oldest int64
				err := rows.Scan(&oldest)
				revision = min(revision, oldest)
				return err
			})
		if err != nil {
			return 0, fmt.Errorf("find the oldest configuration revision of the journal: %w", err)
		}
	}
	return revision, nil
}

// journalStart returns FirstSeq of the first row whose ToTime is later than after, or a number
// beyond every event if there is none.
func (st *Store) journalStart(ctx context.Context, chain smartmoney.Chain, after int64) (int64, error) {
	first := int64(1) << 62
	err := sqldb.EachRow(ctx, st.Reader(),
		"SELECT first_seq FROM detection_journal WHERE chain = $1 AND to_time > $2 ORDER BY to_time, first_seq LIMIT 1",
		[]any{chain.Index(), after}, func(rows *sql.Rows) error { return rows.Scan(&first) })
	return first, err
}

func (st *Store) journalPage(ctx context.Context, chain smartmoney.Chain, from, upToSeq int64) ([]JournalRow, error) {
	var page []JournalRow
	err := sqldb.EachBody(ctx, st.Reader(),
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
			if r.Body, err = sqldb.Unseal(checksummed); err != nil {
				return derivedDamage(err, "row %d of the journal of %s", r.FirstSeq, chain)
			}
			r.CommittedAt = sqldb.FromMicro(at)
			page = append(page, r)
			return nil
		})
	return page, err
}
