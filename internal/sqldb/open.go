package sqldb

import (
	"context"
	"log/slog"
	"path/filepath"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Options select and tune the database. The zero value of every field except URL and DataDir means
// its default.
type Options struct {
	// URL is sqlite:PATH or postgres://… (also postgresql://…). Empty means the file smartmoney.db
	// in DataDir.
	URL string
	// DataDir is the directory of the default SQLite file. It is created if missing.
	DataDir string
	// Name is the process's name for PostgreSQL (application_name), unless the URL has one: ASCII,
	// at most 63 bytes. Default: none.
	Name string
	// Logger logs opening and migrating. Default: discarded.
	Logger *slog.Logger
	// Now is the clock for the times of rows. Default: time.Now.
	Now func() time.Time
	// Readers is the maximum number of SQLite's reading connections. Default 8.
	Readers int
	// MaxConns is the maximum number of PostgreSQL's connections. Default 16.
	MaxConns int
	// MaxIdle is the maximum number of idle PostgreSQL connections; negative for none. Default
	// MaxConns.
	MaxIdle int
	// IOTimeout is how long one read or write on a PostgreSQL connection may take before the
	// connection is closed. Default 30 s. Migrations use MigrateTimeout instead.
	IOTimeout time.Duration
	// FrozenAfter is how long a transaction may be idle before PostgreSQL ends it and frees its
	// locks, so that a frozen process blocks nobody. Default 10 s.
	FrozenAfter time.Duration
	// Relaxed lets SQLite lose the last commits when the machine stops, never those of a process that
	// ends: for data that can be made again. What is left is whole up to a commit.
	Relaxed bool
	// BusyTimeout is how long a SQLite connection waits for another process's write. Default 10 s.
	BusyTimeout time.Duration
	// MigrateTimeout bounds each statement of a migration, and the wait for another migrating
	// process. Default 1 h.
	MigrateTimeout time.Duration
}

// DefaultFile is the name of the SQLite file in the data directory.
const DefaultFile = "smartmoney.db"

// Open opens the database and checks that it answers. It does not migrate. A URL with another
// scheme is a BAD_USER_INPUT error of the field database_url.
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
		// The message leaves out the value, which may hold a password.
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
