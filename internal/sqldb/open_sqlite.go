package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	_ "modernc.org/sqlite" // the "sqlite" driver

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func openSQLite(ctx context.Context, path string, o Options) (*DB, error) {
	if path == "" || path == ":memory:" || strings.HasPrefix(path, "file:") {
		return nil, smartmoney.BadInput("database_url", "database_url must name a file after sqlite:, got %q", path)
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("find the database file: %w", err)
	}
	if err := prepareFile(path); err != nil {
		return nil, err
	}
	// The writer is opened first, because it switches the file to write-ahead logging.
	writer, err := openWriter(sqliteDSN(path, forWriting, o.BusyTimeout, o.Relaxed))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	reader, err := openReader(path, o.Readers, o)
	if err != nil {
		return nil, errors.Join(err, writer.Close())
	}
	inner, err := openReader(path, ownConns, o)
	if err != nil {
		return nil, errors.Join(err, reader.Close(), writer.Close())
	}
	for _, pool := range []*sql.DB{writer, reader, inner} {
		if err := pool.PingContext(ctx); err != nil {
			return nil, errors.Join(fmt.Errorf("open %s: %w", path, err), inner.Close(), reader.Close(), writer.Close())
		}
	}
	return &DB{
		dialect: SQLite, path: path, writer: writer, reader: reader, inner: inner, commits: writer, appends: writer,
		migrator: func() (*sql.DB, func() error, error) {
			m, err := sql.Open("sqlite", sqliteDSN(path, forMigrating, o.MigrateTimeout, o.Relaxed))
			if err != nil {
				return nil, nil, fmt.Errorf("open %s: %w", path, err)
			}
			m.SetMaxOpenConns(1)
			return m, m.Close, nil
		},
	}, nil
}

// openReader returns a pool of a number of connections that refuse writes.
func openReader(path string, conns int, o Options) (*sql.DB, error) {
	pool, err := sql.Open("sqlite", sqliteDSN(path, forReading, o.BusyTimeout, o.Relaxed))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	pool.SetMaxOpenConns(conns)
	pool.SetMaxIdleConns(conns)
	return pool, nil
}

// prepareFile creates the file and its directory, readable by the owner only: it holds customers'
// data. SQLite creates its companion files with the same mode and owner.
func prepareFile(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return fmt.Errorf("make the directory of the database: %w", err)
	}
	f, err := createFile(path)
	if err != nil {
		return fmt.Errorf("make the database file: %w", err)
	}
	if err := f.Close(); err != nil {
		return fmt.Errorf("make the database file %s: %w", path, err)
	}
	return nil
}

type purpose int

const (
	forReading purpose = iota
	forWriting
	forMigrating
)

// sqliteDSN returns the driver's name of the file. Readers refuse every write. A migration checks
// foreign keys only at its end, because tables are changed by rebuilding them.
func sqliteDSN(path string, why purpose, busy time.Duration, relaxed bool) string {
	pragmas := []string{
		"busy_timeout(" + strconv.FormatInt(busy.Milliseconds(), 10) + ")",
		"mmap_size(268435456)",
	}
	q := url.Values{"_time_format": {"sqlite"}, "_timezone": {"UTC"}}
	if why == forReading {
		pragmas = append(pragmas, "query_only(1)", "cache_size(-16384)") // KiB, for each reader
	} else {
		// The writer's cache holds the index pages of recent trade ids. A checkpoint runs every
		// 8000 pages of 4 KiB, so a page that many commits change is copied once for all of them. A
		// long read lets the WAL grow; afterwards it is truncated to that size.
		synchronous := "synchronous(full)"
		if relaxed {
			synchronous = "synchronous(normal)"
		}
		pragmas = append(pragmas, "cache_size(-262144)", "journal_mode(wal)", synchronous,
			"wal_autocheckpoint(8000)", "journal_size_limit(33554432)")
		q.Set("_txlock", "immediate")
	}
	if why != forMigrating {
		pragmas = append(pragmas, "foreign_keys(1)")
	}
	q["_pragma"] = pragmas
	return "file:" + (&url.URL{Path: path}).EscapedPath() + "?" + q.Encode()
}
