package enginestate

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// derivedDamage reports damage in a row that can be rebuilt from the log.
func derivedDamage(err error, row string, args ...any) error {
	return &eventlog.Damage{Row: fmt.Sprintf(row, args...), Err: err}
}

func movePosition(ctx context.Context, tx *sql.Tx, c *ChainCommit) error {
	done, err := tx.ExecContext(ctx, "UPDATE engine_state SET position = $1, meta = $2, event_time = $3 WHERE chain = $4 AND position = $5",
		c.To, c.Meta, c.EventTime, c.Chain.Index(), c.From)
	if err != nil {
		return err
	}
	n, err := done.RowsAffected()
	if err == nil && n != 1 {
		return ErrConflict
	}
	return err
}

func writeState(ctx context.Context, db *sqldb.DB, tx *sql.Tx, c *ChainCommit) error {
	chain := c.Chain.Index()
	for _, d := range c.ChangeRecords {
		_, err := tx.ExecContext(ctx, "INSERT INTO change_records (chain, seq, body) VALUES ($1, $2, $3)", chain, d.Seq, sqldb.WithChecksum(d.Body))
		if err != nil {
			return fmt.Errorf("change record %d: %w", d.Seq, err)
		}
	}
	for _, p := range c.Pages {
		_, err := tx.ExecContext(ctx,
			`INSERT INTO state_pages (chain, page, seq, body) VALUES ($1, $2, $3, $4)
			 ON CONFLICT (chain, page) DO UPDATE SET seq = excluded.seq, body = excluded.body`, chain, p.Page, p.Seq, sqldb.WithChecksum(p.Body))
		if err != nil {
			return fmt.Errorf("page %d: %w", p.Page, err)
		}
	}
	if err := eventlog.WriteLinks(ctx, tx, c.Chain, c.Links); err != nil {
		return err
	}
	if err := history.Write(ctx, db, tx, c.Chain, c.To, &c.History); err != nil {
		return err
	}
	if c.NeededFrom > 0 {
		if _, err := tx.ExecContext(ctx, "DELETE FROM change_records WHERE chain = $1 AND seq <= $2", chain, c.NeededFrom); err != nil {
			return fmt.Errorf("delete deltas up to %d: %w", c.NeededFrom, err)
		}
	}
	return nil
}

// LoadState reads a chain's state from one snapshot of the database: it calls begin with the
// engine's position, which names the last change record to read, then passes on every page, then
// the change records up to that one in order. The body of a page is valid until page returns. What
// these calls refuse is an *eventlog.Damage of its row.
func (st *Store) LoadState(ctx context.Context, chain smartmoney.Chain,
	begin func(eventlog.EngineState) (upTo int64, err error), page func(Page) error, record func(ChangeRecord) error,
) error {
	tx, err := st.Snapshot(ctx)
	if err != nil {
		return fmt.Errorf("load state of %s: %w", chain, err)
	}
	defer sqldb.Rollback(tx)
	var s eventlog.EngineState
	err = tx.QueryRowContext(ctx, "SELECT position, event_time, meta FROM engine_state WHERE chain = $1", chain.Index()).
		Scan(&s.Position, &s.EventTime, &s.Meta)
	if err != nil {
		return fmt.Errorf("load state of %s: %w", chain, err)
	}
	upTo, err := begin(s)
	if err != nil {
		return derivedDamage(err, "engine_state of %s", chain)
	}
	if err := eachPage(ctx, tx, chain, upTo, page); err != nil {
		return fmt.Errorf("load state pages of %s: %w", chain, err)
	}
	err = eachChangeRecord(ctx, tx, chain, 0, upTo, func(d ChangeRecord) error {
		if err := record(d); err != nil {
			return derivedDamage(err, "row %d of change_records of %s", d.Seq, chain)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("load state deltas of %s: %w", chain, err)
	}
	return nil
}

// pagesAhead is how many pages are read while another one is worked on. A page has 256 things of a
// ledger.
const pagesAhead = 4

// eachPage calls page for the pages of a chain's state, in order, while it reads the next ones.
// Those of a position after upTo are an error.
func eachPage(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, upTo int64, page func(Page) error) error {
	damage := func(err error, p Page) error {
		return derivedDamage(err, "page %d of state_pages of %s", p.Page, chain)
	}
	pages, ended := make(chan Page, pagesAhead), make(chan struct{})
	bodies := make(chan []byte, pagesAhead+2) // to be used again; two more are read and worked on
	var failed error                          // valid once ended is closed
	go func() {
		defer close(ended)
		for p := range pages {
			if err := page(p); err != nil {
				failed = damage(err, p)
				return
			}
			bodies <- p.Body
		}
	}()
	err := sqldb.EachBody(ctx, tx, "SELECT page, seq, body FROM state_pages WHERE chain = $1 ORDER BY page", []any{chain.Index()},
		func(rows *sql.Rows) error {
			var p Page
			var checksummed sql.RawBytes
			if err := rows.Scan(&p.Page, &p.Seq, &checksummed); err != nil {
				return fmt.Errorf("page %d: %w", p.Page, err)
			}
			body, err := sqldb.Unseal(checksummed)
			if err == nil && p.Seq > upTo {
				err = fmt.Errorf("it is of position %d, later than %d", p.Seq, upTo)
			}
			if err != nil {
				return damage(err, p)
			}
			select {
			case p.Body = <-bodies:
			default:
			}
			p.Body = append(p.Body[:0], body...)
			select {
			case pages <- p:
				return nil
			case <-ended: // it does not end before all pages are there, but for an error
				return failed
			}
		})
	close(pages)
	<-ended
	return cmp.Or(failed, err)
}

// ChangeRecords returns the change records after a position, in order. The first ones may be
// missing if they are merged into pages already; the body of each record contains the position that
// it starts from.
func (st *Store) ChangeRecords(ctx context.Context, chain smartmoney.Chain, after int64, record func(ChangeRecord) error) error {
	if err := eachChangeRecord(ctx, st.LoopReader(), chain, after, 1<<62, record); err != nil {
		return fmt.Errorf("read state deltas of %s after %d: %w", chain, after, err)
	}
	return nil
}

func eachChangeRecord(ctx context.Context, q sqldb.Querier, chain smartmoney.Chain, after, upTo int64, record func(ChangeRecord) error) error {
	return sqldb.EachBody(ctx, q, "SELECT seq, body FROM change_records WHERE chain = $1 AND seq > $2 AND seq <= $3 ORDER BY seq",
		[]any{chain.Index(), after, upTo},
		func(rows *sql.Rows) error {
			var d ChangeRecord
			var checksummed []byte
			err := rows.Scan(&d.Seq, &checksummed)
			if err != nil {
				return fmt.Errorf("changes up to %d: %w", d.Seq, err)
			}
			if d.Body, err = sqldb.Unseal(checksummed); err != nil {
				return derivedDamage(err, "row %d of change_records of %s", d.Seq, chain)
			}
			return record(d)
		})
}
