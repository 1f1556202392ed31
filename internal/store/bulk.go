package store

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	"github.com/lib/pq"
)

// bulkRows bounds the rows of one statement on PostgreSQL, so that no statement
// takes longer than a connection waits for.
const bulkRows = 2000

// bulk is one statement for many rows. On PostgreSQL it reads them from arrays, one
// for each column; on SQLite it is prepared and takes one row at a time.
type bulk struct {
	postgres, sqlite string
}

// run runs the statement for all rows. Each of columns is an []int64, a []float64 or
// a []string, all of the same length.
func (b bulk) run(ctx context.Context, db *DB, tx *sql.Tx, columns ...any) error {
	n := length(columns[0])
	if n == 0 {
		return nil
	}
	args := make([]any, len(columns))
	if db.Dialect() == Postgres {
		for from := 0; from < n; from += bulkRows {
			for i, c := range columns {
				args[i] = pq.Array(part(c, from, min(from+bulkRows, n)))
			}
			if _, err := tx.ExecContext(ctx, b.postgres, args...); err != nil {
				return err
			}
		}
		return nil
	}
	statement, err := tx.PrepareContext(ctx, b.sqlite)
	if err != nil {
		return err
	}
	defer statement.Close()
	for row := range n {
		for i, c := range columns {
			args[i] = value(c, row)
		}
		if _, err := statement.ExecContext(ctx, args...); err != nil {
			return err
		}
	}
	return nil
}

func length(column any) int {
	switch c := column.(type) {
	case []int64:
		return len(c)
	case []float64:
		return len(c)
	case []string:
		return len(c)
	}
	panic(fmt.Sprintf("BUG: a column of %T", column))
}

func part(column any, from, to int) any {
	switch c := column.(type) {
	case []int64:
		return c[from:to]
	case []float64:
		return c[from:to]
	case []string:
		return c[from:to]
	}
	panic(fmt.Sprintf("BUG: a column of %T", column))
}

func value(column any, row int) any {
	switch c := column.(type) {
	case []int64:
		return c[row]
	case []float64:
		return c[row]
	case []string:
		return c[row]
	}
	panic(fmt.Sprintf("BUG: a column of %T", column))
}

// among returns the condition that a column is one of values, which are the
// statement's argument number n. Nil values stand for any.
func (db *DB) among(column string, values []string, n int) (condition string, args []any) {
	if values == nil {
		return "TRUE", nil
	}
	if db.Dialect() == Postgres {
		return fmt.Sprintf("%s = ANY ($%d)", column, n), []any{pq.Array(values)}
	}
	list, err := json.Marshal(values, jsontext.AllowInvalidUTF8(true))
	if err != nil {
		panic("BUG: a list of texts without JSON: " + err.Error())
	}
	return fmt.Sprintf("%s IN (SELECT value FROM json_each($%d))", column, n), []any{string(list)}
}
