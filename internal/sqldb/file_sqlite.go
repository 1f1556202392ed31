package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"syscall"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// ErrBusy is the error of closing a file that another process has open.
var ErrBusy = errors.New("another process has the database open")

// LockFile takes the lock on the right to lead the SQLite database at a path, without opening the
// database. It returns nil if another process has it. Closing the file releases the lock.
func LockFile(path string) (*os.File, error) {
	file, err := createFile(path + "-engine.lock")
	if err != nil {
		return nil, fmt.Errorf("lock the database: %w", err)
	}
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return nil, file.Close()
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("lock the database: %w", err), file.Close())
	}
	return file, nil
}

// createFile opens a file for reading and writing, after making it if there is none.
func createFile(path string) (*os.File, error) {
	// Exclusively, so that no link leads ToOwnerOfDir to a file elsewhere.
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	}
	if err != nil {
		return nil, err
	}
	if err := ToOwnerOfDir(file); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

// ToOwnerOfDir gives a file that this process has made to the owner of its directory, if the
// process is root's: the service, which runs as that user, could not open it otherwise. SQLite does
// the same with its files beside the database.
func ToOwnerOfDir(file *os.File) error {
	if os.Geteuid() != 0 {
		return nil
	}
	dir, err := os.Stat(filepath.Dir(file.Name()))
	if err != nil {
		return fmt.Errorf("find the owner of the directory: %w", err)
	}
	if owner, ok := dir.Sys().(*syscall.Stat_t); ok {
		return file.Chown(int(owner.Uid), int(owner.Gid)) //nolint:wrapcheck // names the file
	}
	return nil
}

// OpenFile opens an SQLite database as it is, for a few statements: nothing is set, created or
// migrated.
func OpenFile(path string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", "file:"+(&url.URL{Path: path}).EscapedPath()+"?mode=rw&_pragma=busy_timeout(1000)")
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	db.SetMaxOpenConns(1)
	return db, nil
}

// CloseFile merges the write-ahead log into an SQLite database that no process has open. It returns
// ErrBusy if one has.
func CloseFile(ctx context.Context, path string) (err error) {
	db, err := OpenFile(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	var mode string
	// Only a connection that is alone can leave write-ahead logging.
	err = db.QueryRowContext(ctx, "PRAGMA journal_mode = DELETE").Scan(&mode)
	if failed, ok := errors.AsType[*sqlite.Error](err); ok && failed.Code()&0xff == sqlite3.SQLITE_BUSY {
		return ErrBusy
	}
	if err != nil {
		return fmt.Errorf("close %s: %w", path, err)
	}
	if mode != "delete" {
		return ErrBusy
	}
	return nil
}

// CheckFile returns an error if SQLite finds its file damaged. It reads all of it.
func CheckFile(ctx context.Context, path string) (err error) {
	db, err := OpenFile(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	var found string
	if err := db.QueryRowContext(ctx, "PRAGMA integrity_check(1)").Scan(&found); err != nil {
		return fmt.Errorf("it is no SQLite database, or damaged: %w", err)
	}
	if found != "ok" {
		return fmt.Errorf("it is damaged: %s", found)
	}
	return nil
}
