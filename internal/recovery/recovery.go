// Package recovery backs up an SQLite database beside a running service, and puts a backup in place
// of a database. It also knows which server, timeline and database the data of PostgreSQL was last
// known on.
//
// It promises that a backup is the whole database as of one moment or no file at all, that a backup
// that was cut or changed is not restored, and that a kill at any moment of a restore leaves the
// former database or the restored one, never a mixture.
package recovery

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Backup is a written or verified backup.
type Backup struct {
	Bytes  int64  // of the database in it
	SHA256 string // of these bytes, in hexadecimal

	FileBytes  int64  // of the whole file, which a verified backup does not have
	FileSHA256 string // of these bytes, likewise
}

// Write writes a backup of an SQLite database to a file. It reads one snapshot: other processes
// write on meanwhile, and the write-ahead log grows by what they write until it is done. An
// existing file is a BAD_USER_INPUT error unless force is set; the database's own files always are,
// and what is no regular file.
func Write(ctx context.Context, db *sqldb.DB, path string, force bool) (b Backup, err error) {
	if err := notOwn(ctx, db, path); err != nil {
		return b, err
	}
	if err := replaceable(path, force); err != nil {
		return b, err
	}
	// readable by the owner only
	part, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*.part")
	if err != nil {
		return b, fmt.Errorf("make the backup: %w", err)
	}
	defer func() {
		err = errors.Join(err, part.Close())
		if removeErr := os.Remove(part.Name()); !errors.Is(removeErr, fs.ErrNotExist) {
			err = errors.Join(err, removeErr)
		}
	}()
	// Into an empty file, which SQLite allows. It does not sync it.
	if _, err := db.Writer().ExecContext(ctx, "VACUUM INTO $1", part.Name()); err != nil {
		return b, fmt.Errorf("copy the database: %w", err)
	}
	if b, err = appendTrailer(ctx, part); err != nil {
		return b, fmt.Errorf("finish the backup: %w", err)
	}
	if err := publish(part.Name(), path, force); err != nil {
		return b, err
	}
	return b, nil
}

// ownSuffixes end the names of the files of an SQLite database.
var ownSuffixes = []string{"", "-wal", "-shm", "-journal", "-engine.lock"}

// notOwn returns an error if a path names one of the database's own files: a backup in its place
// would destroy the database under the running service.
func notOwn(ctx context.Context, db *sqldb.DB, path string) error {
	own, err := db.File(ctx)
	if err != nil {
		return err
	}
	suffix, named := strings.CutPrefix(filepath.Base(path), filepath.Base(own))
	if !named || !slices.Contains(ownSuffixes, suffix) {
		return nil
	}
	dir, err := os.Stat(filepath.Dir(path))
	if err != nil {
		return fmt.Errorf("look for the directory of %s: %w", path, err)
	}
	if ownDir, err := os.Stat(filepath.Dir(own)); err != nil || !os.SameFile(dir, ownDir) {
		return err
	}
	return smartmoney.BadInput("file", "%s is a file of the database that is backed up: name another file", path)
}

// publish gives a complete file its name.
func publish(part, path string, force bool) error {
	if force {
		if err := os.Rename(part, path); err != nil {
			return fmt.Errorf("name the backup: %w", err)
		}
		return syncDir(path)
	}
	// Unlike a rename, a link never replaces a file that another process has made meanwhile.
	if err := os.Link(part, path); err != nil {
		if errors.Is(err, fs.ErrExist) {
			return exists(path)
		}
		return fmt.Errorf("name the backup: %w", err)
	}
	return syncDir(path)
}

// replaceable returns an error unless nothing has a name, or force is set and a regular file has
// it: a rename would put the backup in the place of a device, a named pipe or a link for all who
// use it.
func replaceable(path string, force bool) error {
	at, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return fmt.Errorf("look for %s: %w", path, err)
	case !at.Mode().IsRegular():
		return smartmoney.BadInput("file", "%s is no regular file: name another file", path)
	case !force:
		return exists(path)
	}
	return nil
}

func exists(path string) error {
	return smartmoney.BadInput("file", "%s exists already: name another file, or replace it with --force", path)
}

// syncDir makes the name of a file durable.
func syncDir(path string) error { return sync(filepath.Dir(path), os.O_RDONLY) }

func sync(path string, flag int) error {
	f, err := os.OpenFile(path, flag, 0)
	if err == nil {
		err = errors.Join(f.Sync(), f.Close())
	}
	if err != nil {
		return fmt.Errorf("sync %s: %w", path, err)
	}
	return nil
}

// remove deletes the files with a name and some suffixes, if they are there, and calls step after
// each.
func remove(name string, step func(), suffixes ...string) error {
	for _, suffix := range suffixes {
		if err := os.Remove(name + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		step()
	}
	return nil
}
