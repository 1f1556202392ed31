package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// sqliteIndex keeps whole documents of an index in SQLite in memory: a column for each field, a
// table with the values of lists, and an FTS5 table with the texts. A list's column is its JSON.
type sqliteIndex struct {
	db     *sql.DB
	fields []search.Field // columns after row and id
}

func newSQLiteIndex(ctx context.Context, schema search.Schema) (*sqliteIndex, error) {
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // each connection has a database of its own
	x := &sqliteIndex{db: db}
	var columns, texts []string
	for _, f := range schema.Fields {
		switch f.Kind {
		case search.ID:
			continue
		case search.Text:
			texts = append(texts, f.Name)
		default:
		}
		x.fields = append(x.fields, f)
		columns = append(columns, f.Name)
	}
	statements := []string{
		"CREATE TABLE docs (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, " + strings.Join(columns, ", ") + ")",
		"CREATE TABLE elements (field INTEGER, value, row INTEGER, PRIMARY KEY (field, value, row)) WITHOUT ROWID",
	}
	if len(texts) > 0 {
		statements = append(statements, "CREATE VIRTUAL TABLE words USING fts5("+strings.Join(texts, ", ")+", content='', contentless_delete=1, tokenize='porter unicode61')")
	}
	for _, statement := range statements {
		if _, err := db.ExecContext(ctx, statement); err != nil {
			return nil, errors.Join(err, db.Close())
		}
	}
	return x, nil
}

// fill adds n documents.
func (s *sqliteIndex) fill(ctx context.Context, t *table, name string, n int, document func(i int) search.Document) error {
	marks := strings.Repeat(", ?", len(s.fields))
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // after a commit there is nothing to roll back
	add, err := tx.PrepareContext(ctx, "INSERT INTO docs VALUES (?, ?"+marks+")")
	if err != nil {
		return err
	}
	defer add.Close()
	element, err := tx.PrepareContext(ctx, "INSERT OR IGNORE INTO elements VALUES (?, ?, ?)")
	if err != nil {
		return err
	}
	defer element.Close()
	var spent time.Duration
	for i := range n {
		doc := document(i)
		began := time.Now()
		if err := s.add(ctx, tx, add, element, i+1, &doc); err != nil {
			return err
		}
		spent += time.Since(began)
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	t.plain(fmt.Sprintf("time to index %s documents of %s in SQLite in memory, %d fields", whole(n), name, len(s.fields)+1), spent.Seconds(), "s")
	say("took %s in SQLite", spent.Round(time.Millisecond))
	return nil
}

func (s *sqliteIndex) add(ctx context.Context, tx *sql.Tx, add, element *sql.Stmt, row int, doc *search.Document) error {
	values := []any{row, doc.ID}
	for f, field := range s.fields {
		value := doc.Fields[field.Name]
		switch list := value.(type) {
		case []string:
			for _, one := range list {
				if _, err := element.ExecContext(ctx, f, one, row); err != nil {
					return err
				}
			}
			value = string(encodeList(list))
		case []float64:
			value = string(encodeList(list))
		case time.Time:
			value = list.UnixMicro()
		}
		values = append(values, value)
		if field.Kind == search.Text {
			if _, err := tx.ExecContext(ctx, "INSERT INTO words (rowid, "+field.Name+") VALUES (?, ?)", row, value); err != nil {
				return err
			}
		}
	}
	_, err := add.ExecContext(ctx, values...)
	return err
}

// hits returns the ids, the documents' numbers and the total of a query over docs.
func (s *sqliteIndex) hits(ctx context.Context, where, order string, args ...any) (answer, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT * FROM docs WHERE "+where+" ORDER BY "+order+", id LIMIT 100", args...)
	if err != nil {
		return answer{}, err
	}
	defer rows.Close()
	var a answer
	values, targets := make([]any, len(s.fields)+2), make([]any, len(s.fields)+2)
	for i := range values {
		targets[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(targets...); err != nil {
			return a, err
		}
		a.ids = append(a.ids, values[1].(string))
	}
	if err := rows.Err(); err != nil {
		return a, err
	}
	return a, s.db.QueryRowContext(ctx, "SELECT count(*) FROM docs WHERE "+where, args...).Scan(&a.total)
}

// measureSQLite times the index and SQLite in memory over as many wallets and markets, and
// refuses answers that differ.
func measureSQLite(ctx context.Context, s *settings, t *table) error {
	if err := sqliteWallets(ctx, s, t); err != nil {
		return fmt.Errorf("wallets in SQLite: %w", err)
	}
	runtime.GC()
	return sqliteMarkets(ctx, s, t)
}

func sqliteWallets(ctx context.Context, s *settings, t *table) (err error) {
	ix, err := search.New(walletSchema(), time.Now)
	if err != nil {
		return err
	}
	if err := fill(ctx, t, ix, s.items, walletDocument); err != nil {
		return err
	}
	if err := measureRefresh(t, ix, s.items); err != nil {
		return err
	}
	name, questions := "three filters over "+whole(s.items)+" wallets", walletQuestions()
	want, err := askIndex(ctx, t, ix, name, 0, questions)
	if err != nil {
		return err
	}
	x, err := newSQLiteIndex(ctx, walletSchema())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, x.db.Close()) }()
	if err := x.fill(ctx, t, "wallets", s.items, walletDocument); err != nil {
		return err
	}
	if err := x.refresh(ctx, t, s.items); err != nil {
		return err
	}
	for _, indexed := range []string{"", " and indexes"} {
		if indexed != "" {
			for _, columns := range []string{"chain, net_pnl_usd DESC, id", "chain, volume_usd_30d", "chain, trader_score"} {
				if _, err := x.db.ExecContext(ctx, "CREATE INDEX \"by "+columns+"\" ON docs ("+columns+")"); err != nil {
					return err
				}
			}
		}
		err := timeCompetitor(t, name+" in SQLite in memory"+indexed, questions, want, func(q *searchQuestion) (answer, error) {
			return x.hits(ctx, "chain = ? AND volume_usd_30d >= ? AND trader_score >= ?", "net_pnl_usd DESC", q.chain, q.volume, q.score)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// refresh sets eight numbers of every wallet, as measureRefresh does.
func (s *sqliteIndex) refresh(ctx context.Context, t *table, n int) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // after a commit there is nothing to roll back
	set, err := tx.PrepareContext(ctx, "UPDATE docs SET "+strings.Join(walletNumbers[:8], " = ?, ")+" = ? WHERE row = ?")
	if err != nil {
		return err
	}
	defer set.Close()
	began := time.Now()
	for i := range n {
		values := make([]any, 0, 9)
		for f := range 8 {
			values = append(values, walletNumber(f, i))
		}
		if _, err := set.ExecContext(ctx, append(values, i+1)...); err != nil {
			return err
		}
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	say("took %s in SQLite", time.Since(began))
	t.plain(fmt.Sprintf("setting 8 numbers of each of %s wallets in SQLite in memory", whole(n)), time.Since(began).Seconds(), "s")
	return nil
}

func sqliteMarkets(ctx context.Context, s *settings, t *table) (err error) {
	ix, err := search.New(marketSchema(), time.Now)
	if err != nil {
		return err
	}
	if err := fill(ctx, t, ix, s.items, marketDocument); err != nil {
		return err
	}
	x, err := newSQLiteIndex(ctx, marketSchema())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, x.db.Close()) }()
	if err := x.fill(ctx, t, "markets", s.items, marketDocument); err != nil {
		return err
	}
	name, questions := "two words in the questions of "+whole(s.items)+" markets, 100 by volume", marketQuestions()
	want, err := askIndex(ctx, t, ix, name, 0, questions)
	if err != nil {
		return err
	}
	err = timeCompetitor(t, name+", in SQLite in memory", questions, want, func(q *searchQuestion) (answer, error) {
		return x.hits(ctx, "row IN (SELECT rowid FROM words WHERE words MATCH ?)", "volume_num DESC", q.words[0]+" OR "+q.words[1])
	})
	if err != nil {
		return err
	}
	name, questions = "boost by eight filters, 100 of "+whole(s.items)+" markets", boostQuestions()
	if want, err = askIndex(ctx, t, ix, name, 0, questions); err != nil {
		return err
	}
	asked := 0
	return timeCompetitor(t, name+", in SQLite in memory", questions, want, func(*searchQuestion) (answer, error) {
		k := asked % len(questions)
		asked++
		return x.boosted(ctx, k)
	})
}

// boosted asks question k of boostQuestions.
func (s *sqliteIndex) boosted(ctx context.Context, k int) (answer, error) {
	tags := slices.IndexFunc(s.fields, func(f search.Field) bool { return f.Name == "tags" })
	score, args := "(CASE WHEN volume_24hr > ? THEN 2 ELSE 0 END)", []any{searchDate("2027-01-01").UnixMicro(), float64(10 * k)}
	for i := range 6 {
		score += " + (CASE WHEN row IN (SELECT row FROM elements WHERE field = ? AND value = ?) THEN ? ELSE 0 END)"
		args = append(args, tags, fmt.Sprintf("tag-%d", k+i), i)
	}
	score += " + (CASE WHEN row IN (SELECT rowid FROM words WHERE words MATCH ?) THEN 1 ELSE 0 END)"
	args = append(args, wordName(k+1))
	rows, err := s.db.QueryContext(ctx, "SELECT id, "+strings.Join(names(s.fields), ", ")+" FROM docs WHERE active AND end_date >= ? ORDER BY "+score+" DESC, id LIMIT 100", args...)
	if err != nil {
		return answer{}, err
	}
	defer rows.Close()
	var a answer
	values, targets := make([]any, len(s.fields)+1), make([]any, len(s.fields)+1)
	for i := range values {
		targets[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(targets...); err != nil {
			return a, err
		}
		a.ids = append(a.ids, values[0].(string))
	}
	if err := rows.Err(); err != nil {
		return a, err
	}
	return a, s.db.QueryRowContext(ctx, "SELECT count(*) FROM docs WHERE active AND end_date >= ?", args[0]).Scan(&a.total)
}

// encodeList writes a list as JSON.
func encodeList[T any](list []T) []byte { return encode(map[string]any{"list": list}) }

func names(fields []search.Field) []string {
	all := make([]string, len(fields))
	for i := range fields {
		all[i] = fields[i].Name
	}
	return all
}

// searchDate returns the start of a day.
func searchDate(day string) time.Time {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return at
}
