package testkit

import (
	"bytes"
	"database/sql"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Dump returns a database as SQL, with the tables that it has. It needs pg_dump, or sqlite3.
func Dump(t testing.TB, url string) []byte {
	t.Helper()
	command := exec.Command("pg_dump", "--inserts", "--no-owner", "--no-privileges", "--dbname", url)
	if path, ok := strings.CutPrefix(url, "sqlite:"); ok {
		command = exec.Command("sqlite3", path, ".dump")
	}
	text, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	var kept []byte
	for line := range bytes.Lines(text) {
		// pg_dump's own commands, comments and settings of the session, which would last.
		if !bytes.HasPrefix(line, []byte(`\`)) && !bytes.HasPrefix(line, []byte("--")) && !bytes.HasPrefix(line, []byte("SET ")) &&
			!bytes.HasPrefix(line, []byte("SELECT pg_catalog.set_config")) && len(bytes.TrimSpace(line)) > 0 {
			kept = append(kept, line...)
		}
	}
	return kept
}

// Restore fills an empty database from the file of a dump.
func Restore(t testing.TB, url, dump string) {
	t.Helper()
	text, err := os.ReadFile(dump)
	if err != nil {
		t.Fatal(err)
	}
	driver, address := "postgres", url
	if path, ok := strings.CutPrefix(url, "sqlite:"); ok {
		if err := os.MkdirAll(path[:strings.LastIndexByte(path, '/')], 0o700); err != nil {
			t.Fatal(err)
		}
		driver, address = "sqlite", path
	}
	db, err := sql.Open(driver, address)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if _, err := db.Exec(string(text)); err != nil {
		t.Fatalf("%s: %v", dump, err)
	}
}
