package recovery_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestBackupReplacesFilesOnly checks that a backup takes the place of a regular file alone, also
// when it may replace one.
func TestBackupReplacesFilesOnly(t *testing.T) {
	db := testkit.SQLite(t)
	dir := t.TempDir()
	regular, fifo, link, inner := filepath.Join(dir, "regular"), filepath.Join(dir, "fifo"), filepath.Join(dir, "link"), filepath.Join(dir, "directory")
	for what, create := range map[string]func() error{
		"a file":      func() error { return os.WriteFile(regular, []byte("before"), 0o600) },
		"a pipe":      func() error { return syscall.Mkfifo(fifo, 0o600) },
		"a link":      func() error { return os.Symlink(regular, link) },
		"a directory": func() error { return os.Mkdir(inner, 0o700) },
	} {
		if err := create(); err != nil {
			t.Fatal(what, err)
		}
	}
	for _, path := range []string{fifo, link, inner} {
		before, err := os.Lstat(path)
		if err != nil {
			t.Fatal(err)
		}
		_, err = recovery.Write(t.Context(), db.DB, path, true)
		testkit.WantError(t, err, smartmoney.CodeBadInput, "file", path+" is no regular file: name another file")
		after, err := os.Lstat(path)
		if err != nil || after.Mode() != before.Mode() {
			t.Errorf("%s was %v and is %v, %v", path, before.Mode(), after, err)
		}
	}
	if text, err := os.ReadFile(regular); err != nil || string(text) != "before" {
		t.Errorf("the file behind the link has %d bytes, %v", len(text), err)
	}
	if _, err := recovery.Write(t.Context(), db.DB, regular, true); err != nil {
		t.Errorf("a regular file is not replaced: %v", err)
	}
}
