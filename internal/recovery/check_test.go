package recovery_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// findings returns what a check finds, by row, and how many rows it read.
func findings(t *testing.T, db *testkit.DB) (rows []string, read int64) {
	t.Helper()
	read, err := recovery.Check(t.Context(), db.DB, engine.CheckState, func(w recovery.Wrong) { rows = append(rows, w.Row) })
	if err != nil {
		t.Fatal(err)
	}
	return rows, read
}

// TestCheck checks that every row with a wrong byte is named, over several pages of rows, and no
// other.
func TestCheck(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		testkit.CommitJournal(t, db, smartmoney.Base, 150)
		testkit.CommitJournal(t, db, smartmoney.Solana, 70)
		for i := range 3 {
			if _, err := db.Append(t.Context(), testkit.Events(uint64(i), smartmoney.Ethereum, 20, 3, 3), time.Now(), nil); err != nil {
				t.Fatal(err)
			}
		}
		for range 2 {
			if _, err := recommend.NewStore(db.DB).SaveModel(t.Context(), recommend.Popularity(nil), &recommend.Report{}); err != nil {
				t.Fatal(err)
			}
		}
		if rows, read := findings(t, db); len(rows) > 0 || read < 229 {
			t.Errorf("%d rows read, %v found in a sound database", read, rows)
		}
		for _, statement := range []string{
			"UPDATE detection_journal SET body = $1 WHERE chain = 0 AND first_seq IN (1, 641, 1491)",
			"UPDATE log_segments SET body = $1 WHERE chain = 1 AND first_seq = 21",
			"INSERT INTO kept_events (chain, kind, key, seq, body) VALUES (2, 1, 'a key', 3, $1)",
			"UPDATE models SET body = $1 WHERE id = 2",
		} {
			if _, err := db.Writer().Exec(statement, append(sqldb.WithChecksum([]byte("body"))[:7], 0)); err != nil {
				t.Fatal(err)
			}
		}
		want := []string{
			"row of log_segments with chain ethereum, first_seq 21",
			"row of detection_journal with chain base, first_seq 1",
			"row of detection_journal with chain base, first_seq 641",
			"row of detection_journal with chain base, first_seq 1491",
			"row of kept_events with chain solana, kind 1, key a key",
			"row of models with id 2",
		}
		if rows, read := findings(t, db); !slices.Equal(rows, want) || read < 229 {
			t.Errorf("%d rows read, found\n%s\nwant\n%s", read, strings.Join(rows, "\n"), strings.Join(want, "\n"))
		}
	})
}

// TestCheckOfEveryTable checks that no table with checksummed bodies is left out: each that has a
// column of that name is read.
func TestCheckOfEveryTable(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	rows, err := db.Reader().Query("SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c ON c.name = 'body' AND lower(c.type) = 'blob' WHERE m.type = 'table'")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		if !recovery.Checks(name) {
			t.Errorf("the bodies of %s are not checked", name)
		}
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
}

// TestCheckOfFile checks that what is wrong with an SQLite file itself is found, too.
func TestCheckOfFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "smartmoney.db")
	db := testkit.Open(t, sqldb.Options{URL: "sqlite:" + path})
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	testkit.CommitJournal(t, db, smartmoney.Base, 10)
	var page int64
	if err := db.Reader().QueryRow("SELECT rootpage FROM sqlite_master WHERE name = 'detection_journal'").Scan(&page); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	const size = 4096 // of a page
	if _, err := file.WriteAt(bytes.Repeat([]byte{0xff}, size), (page-1)*size); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := testkit.OpenDB(t.Context(), sqldb.Options{URL: "sqlite:" + path})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = again.Close() }()
	if rows, _ := findings(t, again); !slices.Contains(rows, "the database file") || !slices.Contains(rows, "detection_journal") {
		t.Errorf("found %v, want the file and its table", rows)
	}
}
