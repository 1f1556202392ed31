package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"smartmoney/internal/smartmoney"
)

// ErrConflict says that another engine has moved the position of a chain.
var ErrConflict = errors.New("another engine has committed this chain")

// ChangeRecord is what changed in a chain's state up to a log position.
type ChangeRecord struct {
	Seq  int64
	Body []byte
}

// StatePage is a part of a chain's state, whole, at a log position.
type StatePage struct {
	Page int32
	Seq  int64
	Body []byte
}

// ChainCommit is one step of the engine on one chain.
type ChainCommit struct {
	Chain         smartmoney.Chain
	From, To      int64          // log positions before and after
	ChangeRecords []ChangeRecord // what changed, the last one's Seq being To
	Pages         []StatePage    // pages written anew
	NeededFrom    int64          // change records up to this position are in pages by now
	Links         Links          // of every event from From + 1 to To
	EventTime     int64          // the chain's event time, unix ns
	Meta          []byte         // what the engine needs to resume
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

func writeState(ctx context.Context, tx *sql.Tx, c *ChainCommit) error {
	chain := c.Chain.Index()
	for _, d := range c.ChangeRecords {
		_, err := tx.ExecContext(ctx, "INSERT INTO change_records (chain, seq, body) VALUES ($1, $2, $3)", chain, d.Seq, withChecksum(d.Body))
		if err != nil {
			return fmt.Errorf("change record %d: %w", d.Seq, err)
		}
	}
	for _, p := range c.Pages {
		_, err := tx.ExecContext(ctx,
			`INSERT INTO state_pages (chain, page, seq, body) VALUES ($1, $2, $3, $4)
			 ON CONFLICT (chain, page) DO UPDATE SET seq = excluded.seq, body = excluded.body`, chain, p.Page, p.Seq, withChecksum(p.Body))
		if err != nil {
			return fmt.Errorf("page %d: %w", p.Page, err)
		}
	}
	if err := writeLinks(ctx, tx, c.Chain, c.Links); err != nil {
		return err
	}
	if c.NeededFrom > 0 {
		if _, err := tx.ExecContext(ctx, "DELETE FROM change_records WHERE chain = $1 AND seq <= $2", chain, c.NeededFrom); err != nil {
			return fmt.Errorf("delete deltas up to %d: %w", c.NeededFrom, err)
		}
	}
	return nil
}

// State is where the engine got to on a chain, as LoadState finds it.
type State struct {
	Position  int64
	EventTime int64  // the chain's, unix ns
	Meta      []byte // empty before the first commit
}

// LoadState reads a chain's state as of one moment: first begin with where the
// engine got to, which names the last change record wanted, then every page, then the
// change records up to that one in order.
func (db *DB) LoadState(ctx context.Context, chain smartmoney.Chain,
	begin func(State) (upTo int64, err error), page func(StatePage) error, record func(ChangeRecord) error,
) error {
	tx, err := db.snapshot(ctx)
	if err != nil {
		return fmt.Errorf("load state of %s: %w", chain, err)
	}
	defer rollback(tx)
	var s State
	err = tx.QueryRowContext(ctx, "SELECT position, event_time, meta FROM engine_state WHERE chain = $1", chain.Index()).
		Scan(&s.Position, &s.EventTime, &s.Meta)
	if err != nil {
		return fmt.Errorf("load state of %s: %w", chain, err)
	}
	upTo, err := begin(s)
	if err != nil {
		return derivedDamage(err, "engine_state of %s", chain)
	}
	err = eachBody(ctx, tx, "SELECT page, seq, body FROM state_pages WHERE chain = $1 ORDER BY page", []any{chain.Index()},
		func(rows *sql.Rows) error {
			var p StatePage
			var checksummed []byte
			err := rows.Scan(&p.Page, &p.Seq, &checksummed)
			if err != nil {
				return fmt.Errorf("page %d: %w", p.Page, err)
			}
			p.Body, err = unseal(checksummed)
			if err == nil && p.Seq > upTo {
				err = fmt.Errorf("it is of position %d, later than %d", p.Seq, upTo)
			}
			if err == nil {
				err = page(p)
			}
			if err != nil {
				return derivedDamage(err, "page %d of state_pages of %s", p.Page, chain)
			}
			return nil
		})
	if err != nil {
		return fmt.Errorf("load state pages of %s: %w", chain, err)
	}
	if err := eachChangeRecord(ctx, tx, chain, 0, upTo, record); err != nil {
		return fmt.Errorf("load state deltas of %s: %w", chain, err)
	}
	return nil
}

// ChangeRecords returns the change records after a position, in order. Those right after it may be
// gone, being in pages by now; each tells in its body where it begins.
func (db *DB) ChangeRecords(ctx context.Context, chain smartmoney.Chain, after int64, record func(ChangeRecord) error) error {
	if err := eachChangeRecord(ctx, db.Reader(), chain, after, 1<<62, record); err != nil {
		return fmt.Errorf("read state deltas of %s after %d: %w", chain, after, err)
	}
	return nil
}

type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

type preparer interface {
	PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
}

func eachChangeRecord(ctx context.Context, q preparer, chain smartmoney.Chain, after, upTo int64, record func(ChangeRecord) error) error {
	return eachBody(ctx, q, "SELECT seq, body FROM change_records WHERE chain = $1 AND seq > $2 AND seq <= $3 ORDER BY seq",
		[]any{chain.Index(), after, upTo},
		func(rows *sql.Rows) error {
			var d ChangeRecord
			var checksummed []byte
			err := rows.Scan(&d.Seq, &checksummed)
			if err != nil {
				return fmt.Errorf("changes up to %d: %w", d.Seq, err)
			}
			if d.Body, err = unseal(checksummed); err != nil {
				return derivedDamage(err, "row %d of change_records of %s", d.Seq, chain)
			}
			return record(d)
		})
}

// eachBody is eachRow for rows that hold much: the driver of PostgreSQL lets the results
// of a prepared statement alone come as they are, and any other's in hexadecimal text.
// It costs one more exchange with the server.
func eachBody(ctx context.Context, q preparer, query string, args []any, f func(*sql.Rows) error) error {
	statement, err := q.PrepareContext(ctx, query)
	if err != nil {
		return err
	}
	defer statement.Close()
	rows, err := statement.QueryContext(ctx, args...)
	return each(rows, err, f)
}

func eachRow(ctx context.Context, q querier, query string, args []any, f func(*sql.Rows) error) error {
	rows, err := q.QueryContext(ctx, query, args...)
	return each(rows, err, f)
}

func each(rows *sql.Rows, err error, f func(*sql.Rows) error) error {
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := f(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}
