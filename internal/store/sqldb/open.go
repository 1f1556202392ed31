package sqldb

import (
	"context"
	"log/slog"
	"path/filepath"
	"strings"
	"time"

	"smartmoney/internal/smartmoney"
)

// Options say which database to open and how. The zero value of every field but
// URL and DataDir stands for its default.
type Options struct {
	// URL is sqlite:PATH or postgres://… (postgresql://… too). Empty stands for
	// the file smartmoney.db in DataDir.
	URL string
	// DataDir is the directory of the default SQLite file; made when missing.
	DataDir string
	// Logger gets what happens at opening and migrating. Default: discarded.
	Logger *slog.Logger
	// Now is the clock that stamps rows. Default: time.Now.
	Now func() time.Time
	// Readers bounds SQLite's reading connections. Default 8.
	Readers int
	// MaxConns bounds PostgreSQL's connections. Default 16.
	MaxConns int
	// MaxIdle bounds those of PostgreSQL's connections that are kept open without
	// work; negative for none. Default MaxConns.
	MaxIdle int
	// IOTimeout is how long a PostgreSQL connection waits for the server to take
	// or give the next bytes before it is given up. Default 30 s. Migrations have
	// MigrateTimeout instead.
	IOTimeout time.Duration
	// FrozenAfter is how long a process may stop in the middle of a transaction before
	// PostgreSQL ends the transaction and frees its locks. Default 10 s.
	FrozenAfter time.Duration
	// BusyTimeout is how long a SQLite connection waits for another process's
	// write to end. Default 10 s.
	BusyTimeout time.Duration
	// MigrateTimeout bounds one statement of a migration, and the wait for
	// another process that is migrating. Default 1 h.
	MigrateTimeout time.Duration
}

// DefaultFile is the name of the SQLite file in the data directory.
const DefaultFile = "smartmoney.db"

// Open opens the database and checks that it answers. It does not migrate. An URL
// of another kind is a BAD_USER_INPUT error of the field database_url.
func Open(ctx context.Context, o Options) (*DB, error) {
	o = o.withDefaults()
	var (
		db  *DB
		err error
	)
	switch {
	case o.URL == "":
		if o.DataDir == "" {
			return nil, smartmoney.BadInput("data_dir", "data_dir must be given where database_url is not")
		}
		db, err = openSQLite(ctx, filepath.Join(o.DataDir, DefaultFile), o)
	case strings.HasPrefix(o.URL, "sqlite:"):
		db, err = openSQLite(ctx, strings.TrimPrefix(o.URL, "sqlite:"), o)
	case strings.HasPrefix(o.URL, "postgres://"), strings.HasPrefix(o.URL, "postgresql://"):
		db, err = openPostgres(ctx, o)
	default:
		// The value is not repeated: it may hold a password.
		return nil, smartmoney.BadInput("database_url", "database_url must be sqlite:PATH or postgres://…")
	}
	if err != nil {
		return nil, err
	}
	db.now, db.log = o.Now, o.Logger
	db.openEnt()
	return db, nil
}

func (o Options) withDefaults() Options {
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	o.Readers = orDefault(o.Readers, 8)
	o.MaxConns = orDefault(o.MaxConns, 16)
	if o.MaxIdle == 0 {
		o.MaxIdle = o.MaxConns
	}
	o.IOTimeout = orDefault(o.IOTimeout, 30*time.Second)
	o.FrozenAfter = orDefault(o.FrozenAfter, 10*time.Second)
	o.BusyTimeout = orDefault(o.BusyTimeout, 10*time.Second)
	o.MigrateTimeout = orDefault(o.MigrateTimeout, time.Hour)
	return o
}

func orDefault[T int | time.Duration](v, def T) T {
	if v <= 0 {
		return def
	}
	return v
}
