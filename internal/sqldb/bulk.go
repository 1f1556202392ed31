package sqldb

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	entsql "entgo.io/ent/dialect/sql"
	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	"github.com/lib/pq"
)

// bulkRows bounds the rows of one statement on PostgreSQL, which keeps statements shorter than a
// connection's timeout.
const bulkRows = 2000

// Bulk is a statement over many rows. On PostgreSQL it reads them from arrays, one per column; on
// SQLite it is prepared once and run for each row.
type Bulk struct {
	Postgres, SQLite string
}

// Run runs the statement for all rows. Each of columns is an []int64, a []float64,
// a []string or a [][]byte, all of the same length.
func (b Bulk) Run(ctx context.Context, dialect Dialect, tx *sql.Tx, columns ...any) error {
	n := length(columns[0])
	if n == 0 {
		return nil
	}
	args := make([]any, len(columns))
	if dialect == Postgres {
		for from := 0; from < n; from += bulkRows {
			for i, c := range columns {
				args[i] = pq.Array(part(c, from, min(from+bulkRows, n)))
			}
			if _, err := tx.ExecContext(ctx, b.Postgres, args...); err != nil {
				return err
			}
		}
		return nil
	}
	statement, err := tx.PrepareContext(ctx, b.SQLite)
	if err != nil {
		return err
	}
	defer statement.Close()
	for row := range n {
		for i, c := range columns {
			args[i] = value(c, row)
		}
		if _, err := ExecRow(ctx, statement, args...); err != nil {
			return err
		}
	}
	return nil
}

// ExecRow runs a statement of a transaction that takes microseconds on SQLite, unless ctx has ended.
// It does not interrupt the statement when ctx ends: the driver starts a goroutine for each that it
// may have to interrupt, which takes as long as writing a row.
func ExecRow(ctx context.Context, statement *sql.Stmt, args ...any) (sql.Result, error) {
	if err := context.Cause(ctx); err != nil {
		return nil, err
	}
	return statement.ExecContext(context.WithoutCancel(ctx), args...)
}

// Column is a column of a bulk statement, with the PostgreSQL type of its values.
type Column struct {
	name, kind string
	nullable   bool // -1 stands for NULL
}

// Col returns a column that is never NULL.
func Col(name, kind string) Column { return Column{name: name, kind: kind} }

// Nullable returns a column in which -1 stands for NULL.
func Nullable(name, kind string) Column { return Column{name: name, kind: kind, nullable: true} }

// of returns the SQL of the stored value, given an expression for the argument.
func (c Column) of(expression string) string {
	if c.nullable {
		return "NULLIF(" + expression + ", -1)"
	}
	return expression
}

// array returns the SQL of argument n as an array of the column's values.
func (c Column) array(n int) string { return fmt.Sprintf("$%d::%s[]", n, c.kind) }

// rowsOf returns the SQL of the arguments as a relation v with these columns.
func rowsOf(columns []Column) string {
	arrays := make([]string, len(columns))
	for i, c := range columns {
		arrays[i] = c.array(i + 1)
	}
	return "unnest(" + strings.Join(arrays, ", ") + ") AS v (" + strings.Join(namesOf(columns), ", ") + ")"
}

func namesOf(columns []Column) []string {
	names := make([]string, len(columns))
	for i, c := range columns {
		names[i] = c.name
	}
	return names
}

// InsertRows returns a statement that inserts rows; Run takes the columns in this order. conflict
// is the ON CONFLICT clause, or empty.
func InsertRows(table, conflict string, columns ...Column) Bulk {
	into := "INSERT INTO " + table + " (" + strings.Join(namesOf(columns), ", ") + ") "
	ofRows, ofArgs := make([]string, len(columns)), make([]string, len(columns))
	for i, c := range columns {
		ofRows[i], ofArgs[i] = c.of("v."+c.name), c.of(fmt.Sprintf("?%d", i+1))
	}
	return Bulk{
		Postgres: into + "SELECT " + strings.Join(ofRows, ", ") + " FROM " + rowsOf(columns) + conflict,
		SQLite:   into + "VALUES (" + strings.Join(ofArgs, ", ") + ")" + conflict,
	}
}

// UpdateRows returns a statement that updates columns of the row with a key; Run takes the key
// first.
func UpdateRows(table string, key Column, columns ...Column) Bulk {
	var fromRows, fromArgs []string
	for i, c := range columns {
		fromRows = append(fromRows, c.name+" = v."+c.name)
		fromArgs = append(fromArgs, fmt.Sprintf("%s = ?%d", c.name, i+2))
	}
	return Bulk{
		Postgres: "UPDATE " + table + " t SET " + strings.Join(fromRows, ", ") + " FROM " + rowsOf(append([]Column{key}, columns...)) +
			" WHERE t." + key.name + " = v." + key.name,
		SQLite: "UPDATE " + table + " SET " + strings.Join(fromArgs, ", ") + " WHERE " + key.name + " = ?1",
	}
}

// DeleteRows returns a statement that deletes the rows with the columns' values.
func DeleteRows(table string, columns ...Column) Bulk {
	var ofRows, ofArgs []string
	for i, c := range columns {
		ofRows = append(ofRows, "t."+c.name+" = v."+c.name)
		ofArgs = append(ofArgs, fmt.Sprintf("%s = ?%d", c.name, i+1))
	}
	return Bulk{
		Postgres: "DELETE FROM " + table + " t USING " + rowsOf(columns) + " WHERE " + strings.Join(ofRows, " AND "),
		SQLite:   "DELETE FROM " + table + " WHERE " + strings.Join(ofArgs, " AND "),
	}
}

func length(column any) int {
	switch c := column.(type) {
	case []int64:
		return len(c)
	case []float64:
		return len(c)
	case []string:
		return len(c)
	case [][]byte:
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
	case [][]byte:
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
	case [][]byte:
		return c[row]
	}
	panic(fmt.Sprintf("BUG: a column of %T", column))
}

// Among returns the condition that a column is one of values, which are the statement's argument
// number n. Nil values match everything.
func (db *DB) Among(column string, values []string, n int) (condition string, args []any) {
	if values == nil {
		return "TRUE", nil
	}
	before, after, list := listOf(string(db.Dialect()), values)
	return fmt.Sprintf("%s%s$%d%s", column, before, n, after), []any{list}
}

// AmongNumbers is Among for a column of numbers, of which there is at least one value.
func (db *DB) AmongNumbers(column string, values []int64, n int) (condition string, arg any) {
	before, after, list := listOf(string(db.Dialect()), values)
	return fmt.Sprintf("%s%s$%d%s", column, before, n, after), list
}

// AmongAll is Among as a predicate of the generated client, without the case of nil. The client's
// own In uses one argument per value, and both databases accept only some ten thousand.
func AmongAll(column string, values []string) func(*entsql.Selector) {
	return func(s *entsql.Selector) { s.Where(AmongValues(s.Dialect(), s.C(column), values)) }
}

// AmongValues returns the condition that a column is one of values.
func AmongValues(dialect, column string, values []string) *entsql.Predicate {
	before, after, list := listOf(dialect, values)
	return entsql.P(func(b *entsql.Builder) { b.Ident(column).WriteString(before).Arg(list).WriteString(after) })
}

// listOf returns values as one argument, with the SQL before and after it that compares with each
// of them.
func listOf[T string | int64](dialect string, values []T) (before, after string, list any) {
	if dialect == string(Postgres) {
		return " = ANY (", ")", pq.Array(values)
	}
	text, err := json.Marshal(values, jsontext.AllowInvalidUTF8(true))
	if err != nil {
		panic("BUG: a list of texts without JSON: " + err.Error())
	}
	return " IN (SELECT value FROM json_each(", "))", string(text)
}
