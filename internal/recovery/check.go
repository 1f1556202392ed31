package recovery

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// checked is a table of whose rows one column ends with a checksum.
type checked struct {
	name   string
	keys   []string // its primary key, of integers, except the last one where text is set
	column string
	text   bool
}

func checkedTables() []checked {
	return []checked{
		{name: "log_segments", keys: []string{"chain", "first_seq"}, column: "body"},
		{name: "trade_links", keys: []string{"chain", "first_seq"}, column: "body"},
		{name: "state_pages", keys: []string{"chain", "page"}, column: "body"},
		{name: "change_records", keys: []string{"chain", "seq"}, column: "body"},
		{name: "detection_journal", keys: []string{"chain", "first_seq"}, column: "body"},
		{name: "closings", keys: []string{"chain", "first_seq", "first_wallet"}, column: "body"},
		{name: "corrected_closings", keys: []string{"chain", "wallet", "first_seq"}, column: "body"},
		{name: "leaderboard_parts", keys: []string{"chain", "part", "day"}, column: "body"},
		{name: "wallet_bases", keys: []string{"chain", "wallet"}, column: "body", text: true},
		{name: "token_bases", keys: []string{"chain", "token"}, column: "body", text: true},
		{name: "kept_events", keys: []string{"chain", "kind", "key"}, column: "body", text: true},
		{name: "sources", keys: []string{"id"}, column: "position"},
		{name: "models", keys: []string{"id"}, column: "body"},
	}
}

// checkPage is how many rows one statement reads, so that none stays open for long beside a running
// service.
const checkPage = 64

// Wrong is a row whose checksum does not fit, or a part of the database that cannot be read.
type Wrong struct {
	Row string // table and key; or the table, or "the database file"
	Err error
}

// CheckState verifies a chain's row of engine_state, whose checksum the engine knows how to
// compute. It returns what is wrong with it.
type CheckState func(smartmoney.Chain, eventlog.EngineState) error

// Check reads every value that has a checksum, and where the logs end, of a database of SQLite also
// the structure of its file, and calls wrong for each that is not what was written. It goes on
// after each, and returns how many rows it read. It may run beside a service.
func Check(ctx context.Context, db *sqldb.DB, state CheckState, wrong func(Wrong)) (rows int64, err error) {
	if db.Dialect() == sqldb.SQLite {
		if err := checkFile(ctx, db, wrong); err != nil {
			return 0, err
		}
	}
	check := func(table string, read func() (int64, error)) error {
		n, err := read()
		rows += n
		if err != nil && ctx.Err() == nil { // of this table: a damaged page of SQLite's, for one
			wrong(Wrong{Row: table, Err: err})
		}
		return ctx.Err()
	}
	if err := check("engine_state", func() (int64, error) { return checkState(ctx, db, state, wrong) }); err != nil {
		return rows, err
	}
	if err := check("log_heads", func() (int64, error) { return smartmoney.ChainCount, checkEnds(ctx, db, wrong) }); err != nil {
		return rows, err
	}
	for _, t := range checkedTables() {
		if err := check(t.name, func() (int64, error) { return t.check(ctx, db, wrong) }); err != nil {
			return rows, err
		}
	}
	return rows, nil
}

// checkEnds compares the numbers that say where the logs end, which have no checksum, with each
// other.
func checkEnds(ctx context.Context, db *sqldb.DB, wrong func(Wrong)) error {
	told := map[string]bool{} // what is of every chain is told once
	return eventlog.CheckEnds(ctx, db, func(_ smartmoney.Chain, err error) {
		if damage, ok := errors.AsType[*eventlog.Damage](err); ok && !told[damage.Row] {
			told[damage.Row] = true
			wrong(Wrong{Row: damage.Row, Err: damage.Err})
		}
	})
}

// checkState reads engine_state, which has a row for each chain.
func checkState(ctx context.Context, db *sqldb.DB, state CheckState, wrong func(Wrong)) (n int64, err error) {
	err = eventlog.EachRow(ctx, db.Reader(), func(chain int, row *eventlog.EngineState) {
		n++
		if chain < 0 || chain >= smartmoney.ChainCount {
			wrong(Wrong{Row: fmt.Sprintf("row of engine_state with chain %d", chain), Err: errors.New("there is no such chain")})
		} else if of := smartmoney.Chains()[chain]; state(of, *row) != nil {
			wrong(Wrong{Row: "row of engine_state with chain " + string(of), Err: state(of, *row)})
		}
	})
	return n, err
}

// mostOfFile bounds what is told of the structure of a file.
const mostOfFile = 100

func checkFile(ctx context.Context, db *sqldb.DB, wrong func(Wrong)) error {
	err := sqldb.EachRow(ctx, db.Reader(), fmt.Sprintf("PRAGMA integrity_check(%d)", mostOfFile), nil, func(rows *sql.Rows) error {
		var text string
		if err := rows.Scan(&text); err != nil {
			return err
		}
		if text != "ok" {
			wrong(Wrong{Row: "the database file", Err: fmt.Errorf("%s", strings.TrimSpace(text))})
		}
		return nil
	})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		wrong(Wrong{Row: "the database file", Err: err})
	}
	return nil
}

// check reads a table in the order of its key.
func (c *checked) check(ctx context.Context, db *sqldb.DB, wrong func(Wrong)) (n int64, err error) {
	keys := strings.Join(c.keys, ", ")
	query := "SELECT " + keys + ", " + c.column + " FROM " + c.name + " WHERE " + c.column + " IS NOT NULL"
	page := fmt.Sprintf(" ORDER BY %s LIMIT %d", keys, checkPage)
	from := ""
	var after []any
	for {
		read := 0
		at := c.key()
		err := sqldb.EachBody(ctx, db.Reader(), query+from+page, after, func(rows *sql.Rows) error {
			var body sql.RawBytes
			if err := rows.Scan(append(slices.Clone(at), &body)...); err != nil {
				return err
			}
			read++
			if _, err := sqldb.Unseal(body); err != nil {
				wrong(Wrong{Row: c.row(at), Err: err})
			}
			return nil
		})
		n += int64(read)
		if err != nil || read < checkPage {
			return n, err
		}
		after = after[:0]
		places := make([]string, len(at))
		for i, key := range at {
			after, places[i] = append(after, reflect.ValueOf(key).Elem().Interface()), fmt.Sprintf("$%d", i+1)
		}
		from = " AND (" + keys + ") > (" + strings.Join(places, ", ") + ")"
	}
}

// key returns where a row's key is scanned to: *int64 or *string.
func (c *checked) key() []any {
	at := make([]any, len(c.keys))
	for i := range at {
		at[i] = new(int64)
	}
	if c.text {
		at[len(at)-1] = new(string)
	}
	return at
}

// row names a row: "row of log_segments with chain base, first_seq 701".
func (c *checked) row(at []any) string {
	parts := make([]string, len(at))
	for i := range at {
		parts[i] = fmt.Sprint(c.keys[i], " ", reflect.ValueOf(at[i]).Elem().Interface())
		if chain, ok := at[i].(*int64); ok && c.keys[i] == "chain" && *chain >= 0 && *chain < smartmoney.ChainCount {
			parts[i] = "chain " + string(smartmoney.Chains()[*chain])
		}
	}
	return "row of " + c.name + " with " + strings.Join(parts, ", ")
}

// Checks reports whether Check reads a table.
func Checks(table string) bool {
	return slices.ContainsFunc(checkedTables(), func(t checked) bool { return t.name == table })
}

// compared are the tables without checksummed bodies that Check reads: the engine's row has a
// checksum of its own, and the others are compared with what they must agree with.
var compared = []string{"engine_state", "log_heads", "global_offset", "engine_progress"}

// Unchecked returns the tables of which Check reads nothing, by name: their rows have no checksum.
func Unchecked(ctx context.Context, db *sqldb.DB) (tables []string, err error) {
	query := "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
	if db.Dialect() == sqldb.Postgres {
		query = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
	}
	err = sqldb.EachRow(ctx, db.Reader(), query, nil, func(rows *sql.Rows) error {
		var name string
		err := rows.Scan(&name)
		if !Checks(name) && !slices.Contains(compared, name) {
			tables = append(tables, name)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("list the tables: %w", err)
	}
	slices.Sort(tables)
	return tables, nil
}
