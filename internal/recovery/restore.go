package recovery

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Options of a restore.
type Options struct {
	// Force replaces an existing database, which is kept under its name with ReplacedSuffix.
	Force bool
	// Unverified restores a file that Write did not write, after SQLite's own check of it.
	Unverified bool
	// Database opens the restored database; URL and DataDir are ignored.
	Database sqldb.Options

	changed func() // is called after each change on disk; nil: not called
}

// step is called after each change on disk, for tests that kill the process there.
func (o *Options) step() {
	if o.changed != nil {
		o.changed()
	}
}

// ReplacedSuffix is appended to the names of the files of a database that a restore replaced.
const ReplacedSuffix = ".replaced"

// Restored is the result of a restore.
type Restored struct {
	Backup
	Base     int64  // numbers of customers' logs go on after it
	Replaced string // the former database's new name; "" if there was none
	// why the former database could not be read for the numbers that it gave; nil if it could
	Unread error

	Revived []Revived // what the former database had ended since the backup and is valid again
	Unknown error     // why that is not known; nil if it is, or there was no former database
}

// ErrInUse is the error of a restore beside a process that has the database open.
var ErrInUse = errors.New("another process has the database open: stop the service first")

// Restore puts the database in a backup at a path, migrated, with the numbers of customers' logs
// beyond all that were given.
func Restore(ctx context.Context, file, path string, o Options) (r Restored, err error) {
	if path, err = filepath.Abs(path); err != nil {
		return r, fmt.Errorf("find the database file: %w", err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return r, fmt.Errorf("make the directory of the database: %w", err)
	}
	lock, err := sqldb.LockFile(path)
	if err != nil {
		return r, err
	}
	if lock == nil {
		return r, ErrInUse
	}
	defer func() { err = errors.Join(err, lock.Close()) }()
	given, had, err := r.closeFormer(ctx, path, o.Force)
	if err != nil {
		return r, err
	}
	o.step()
	if err := removeParts(path); err != nil {
		return r, err
	}
	part, err := r.copyOut(ctx, file, path, &o)
	if err != nil {
		return r, fmt.Errorf("%s: %w", file, err)
	}
	defer func() { err = errors.Join(err, remove(part, func() {}, "", "-wal", "-shm")) }()
	if r.Base, err = prepare(ctx, part, given, &o); err != nil {
		return r, fmt.Errorf("%s: %w", file, err)
	}
	if had {
		r.Replaced = path + ReplacedSuffix
		r.compare(ctx, path, part)
	}
	return r, swap(part, path, had, o.step)
}

// compare finds what is valid again in the restored database beside the former one.
func (r *Restored) compare(ctx context.Context, former, restored string) {
	was, err := validities(ctx, former)
	if err == nil {
		var now map[named]validity
		now, err = validities(ctx, restored)
		r.Revived = revived(was, now)
	}
	r.Unknown = err
}

// partSuffix ends the name of a copy that is not in its place yet.
const partSuffix = ".restoring"

// removeParts deletes what killed restores left. The database must be locked: another restore's
// would go, too.
func removeParts(path string) error {
	for _, suffix := range []string{"", "-wal", "-shm", "-journal"} {
		left, err := filepath.Glob(escapeGlob(path) + ".*" + partSuffix + suffix)
		for _, name := range left {
			err = errors.Join(err, os.Remove(name))
		}
		if err != nil {
			return fmt.Errorf("remove what a killed restore left: %w", err)
		}
	}
	return nil
}

// escapeGlob makes a pattern that matches a path only.
func escapeGlob(path string) string {
	return strings.NewReplacer(`*`, `\*`, `?`, `\?`, `[`, `\[`, `\`, `\\`).Replace(path)
}

// closeFormer makes sure that no process has the former database open, if there is one, and returns
// the highest number that its logs gave. It merges the write-ahead log into the file, unless the
// database is too damaged for that.
func (r *Restored) closeFormer(ctx context.Context, path string, force bool) (given int64, had bool, err error) {
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		return 0, false, nil
	} else if err != nil {
		return 0, false, fmt.Errorf("look for the former database: %w", err)
	}
	if !force {
		return 0, true, smartmoney.BadInput("force", "there is a database at %s: replace it with --force, which keeps it as %s", path, filepath.Base(path)+ReplacedSuffix)
	}
	if err := sqldb.CloseFile(ctx, path); errors.Is(err, sqldb.ErrBusy) {
		return 0, true, ErrInUse
	} else if err != nil {
		r.Unread = err
		return 0, true, nil
	}
	given, r.Unread = highest(ctx, path)
	return given, true, nil
}

// highest returns the highest number that the logs of a database gave. It changes nothing in it.
func highest(ctx context.Context, path string) (n int64, err error) {
	db, err := sqldb.OpenFile(path)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	for _, query := range []string{"SELECT max(last_sequence) FROM notification_logs", "SELECT max(base) FROM restores"} {
		var value sql.NullInt64
		err := db.QueryRowContext(ctx, query).Scan(&value)
		if err != nil && !strings.Contains(err.Error(), "no such table") { // of a former version
			return 0, err
		}
		n = max(n, value.Int64)
	}
	return n, nil
}

// copyOut copies the database in a backup beside its destination and returns the copy's name. After
// an error there is no copy.
func (r *Restored) copyOut(ctx context.Context, file, path string, o *Options) (name string, err error) {
	// Opening a pipe would wait for its writer.
	if info, err := os.Stat(file); err != nil {
		return "", err
	} else if !info.Mode().IsRegular() {
		return "", errors.New("it is not a regular file")
	}
	from, err := os.Open(file)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	part, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*"+partSuffix)
	if err != nil {
		return "", err
	}
	o.step()
	if err := sqldb.ToOwnerOfDir(part); err != nil {
		return "", errors.Join(err, part.Close(), os.Remove(part.Name()))
	}
	if o.Unverified {
		r.Bytes, err = io.Copy(&stepping{part, o}, &cancelable{ctx, from})
	} else {
		r.Backup, err = copyVerified(ctx, &stepping{part, o}, from)
	}
	if err == nil {
		err = part.Sync()
	}
	err = errors.Join(err, part.Close())
	if err == nil && o.Unverified {
		err = checkForeign(ctx, part.Name())
	}
	if err != nil {
		return "", errors.Join(err, os.Remove(part.Name()))
	}
	return part.Name(), nil
}

// checkForeign returns an error for a file that SQLite finds damaged, or that is no database of
// this service: migrating an empty file or another program's database would make an empty one.
func checkForeign(ctx context.Context, path string) (err error) {
	if err := sqldb.CheckFile(ctx, path); err != nil {
		return err
	}
	db, err := sqldb.OpenFile(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	var migrated int
	err = db.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('schema_revisions', 'customers')").Scan(&migrated)
	if err == nil && migrated < 2 {
		err = errors.New("it is no database of smartmoney: it has no tables schema_revisions and customers")
	}
	return err
}

// stepping is a writer that calls step after each write.
type stepping struct {
	to io.Writer
	o  *Options
}

// Write writes.
func (s *stepping) Write(p []byte) (int, error) {
	n, err := s.to.Write(p)
	s.o.step()
	return n, err
}

// prepare migrates the copy of a backup, and lets numbers go on beyond those that were given.
func prepare(ctx context.Context, part string, given int64, o *Options) (base int64, err error) {
	options := o.Database
	options.URL, options.DataDir = "sqlite:"+part, ""
	db, err := sqldb.Open(ctx, options)
	if err != nil {
		return 0, err
	}
	err = db.Migrate(ctx)
	o.step()
	if err == nil {
		base, err = notifications.New(db).MarkRestored(ctx, given)
	}
	o.step()
	// closing merges the write-ahead log into the file
	if err := errors.Join(err, db.Close()); err != nil {
		return 0, err
	}
	return base, sync(part, os.O_RDWR)
}

// swap puts a database in place of the former one. The former one's write-ahead log, which only a
// damaged database still has, moves first: beside another database SQLite would take it for that
// one's. It calls step after each change.
func swap(part, path string, had bool, step func()) error {
	if had {
		if err := remove(path+ReplacedSuffix, step, "", "-wal"); err != nil {
			return fmt.Errorf("remove what an earlier restore replaced: %w", err)
		}
		if err := os.Link(path, path+ReplacedSuffix); err != nil {
			return fmt.Errorf("keep the former database: %w", err)
		}
		step()
		if err := os.Rename(path+"-wal", path+ReplacedSuffix+"-wal"); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("keep the former database: %w", err)
		}
		step()
	}
	// without a database, they are another's
	if err := remove(path, step, "-wal", "-shm"); err != nil {
		return fmt.Errorf("remove the write-ahead log of another database: %w", err)
	}
	if err := os.Rename(part, path); err != nil {
		return fmt.Errorf("put the database in its place: %w", err)
	}
	step()
	return syncDir(path)
}
