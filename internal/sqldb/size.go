package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Size is the disk space of a database.
type Size struct {
	Bytes int64 // on PostgreSQL pg_database_size, on SQLite its files with the write-ahead log
	Free  int64 // bytes that are left on SQLite's disk; −1: not known, as on PostgreSQL
	Total int64 // bytes of that disk; −1: not known
}

// DatabaseSize measures the database. On PostgreSQL the server looks at every file, so do not call
// it often.
func (db *DB) DatabaseSize(ctx context.Context) (Size, error) {
	if db.dialect == Postgres {
		s := Size{Free: -1, Total: -1}
		if err := db.reader.QueryRowContext(ctx, "SELECT pg_database_size(current_database())").Scan(&s.Bytes); err != nil {
			return Size{}, fmt.Errorf("measure the database: %w", err)
		}
		return s, nil
	}
	var s Size
	s.Free, s.Total = disk(filepath.Dir(db.path))
	for _, file := range []string{db.path, db.path + "-wal", db.path + "-shm"} {
		info, err := os.Stat(file)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return Size{}, fmt.Errorf("measure the database: %w", err)
		}
		s.Bytes += info.Size()
	}
	return s, nil
}

// ConnectionPools returns the connection pools by purpose: reader and writer, on PostgreSQL also
// those of the engine's commit, of appends and of the engine's lease.
func (db *DB) ConnectionPools() map[string]*sql.DB {
	pools := map[string]*sql.DB{"reader": db.reader, "writer": db.writer}
	if db.dialect == Postgres {
		pools["commit"], pools["append"], pools["lease"] = db.commits, db.appends, db.leases
	}
	return pools
}
