package sqldb

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// eraseTimeout bounds what Erasing does after the deletion, whose caller may be gone by then.
const eraseTimeout = 30 * time.Second

// Erasing runs what deletes rows by Writer. On SQLite the writer then overwrites the space that the
// rows leave free, which costs further writes, but no copies that SQLite left earlier as it moved
// rows; afterwards it empties the write-ahead log, which has former pages. If another process reads
// from that at the time, it is emptied later, and a line of the log says so. On PostgreSQL it only
// runs it: the server's autovacuum makes the space free.
func (db *DB) Erasing(ctx context.Context, deletion func() error) (err error) {
	if db.dialect != SQLite {
		return deletion()
	}
	if err := db.overwriteFreed(ctx, true); err != nil {
		return err
	}
	defer func() {
		after, cancel := context.WithTimeout(context.WithoutCancel(ctx), eraseTimeout)
		defer cancel()
		err = errors.Join(err, db.overwriteFreed(after, false), db.emptyLog(after))
	}()
	return deletion()
}

// overwriteFreed says whether the writer, which is one connection, overwrites with zeros what it
// deletes.
func (db *DB) overwriteFreed(ctx context.Context, on bool) error {
	var now bool
	if err := db.writer.QueryRowContext(ctx, fmt.Sprintf("PRAGMA secure_delete = %t", on)).Scan(&now); err != nil {
		return fmt.Errorf("set whether deleted rows are overwritten: %w", err)
	}
	if now != on {
		return fmt.Errorf("set whether deleted rows are overwritten: got %t, want %t", now, on)
	}
	return nil
}

// emptyLog copies the write-ahead log into the file and truncates it, unless a reader of another
// process needs it.
func (db *DB) emptyLog(ctx context.Context) error {
	var busy bool
	var pages, copied int
	if err := db.writer.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &pages, &copied); err != nil {
		return fmt.Errorf("empty the write-ahead log: %w", err)
	}
	if busy {
		db.log.InfoContext(ctx, "the write-ahead log is in use and has pages from before the deletion, until it is written anew or every process has ended")
	}
	return nil
}
