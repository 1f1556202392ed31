package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"syscall"
)

// The advisory lock of the engine on PostgreSQL.
const (
	leaseSpace  = 0x736d6c // "sml"
	leaseEngine = 1
)

// Lease is the right to be the engine of a database. It saves engines from working in
// vain; what keeps two of them apart in the end is CommitState. The zero Lease holds
// nothing.
type Lease struct {
	conn *sql.Conn // PostgreSQL: the session that holds the lock
	file *os.File  // SQLite: the file that is locked
}

// Lead takes the lease, or gives nil when another process holds it. It lasts until
// Release, and no longer than the process.
func (db *DB) Lead(ctx context.Context) (*Lease, error) {
	take := db.leadSQLite
	if db.Dialect() == Postgres {
		take = db.leadPostgres
	}
	held, err := take(ctx)
	if err != nil {
		return nil, fmt.Errorf("take the engine's lease: %w", err)
	}
	return held, nil
}

func (db *DB) leadPostgres(ctx context.Context) (*Lease, error) {
	conn, err := db.Writer().Conn(ctx)
	if err != nil {
		return nil, err
	}
	var held bool
	err = conn.QueryRowContext(ctx, "SELECT pg_try_advisory_lock($1, $2)", leaseSpace, leaseEngine).Scan(&held)
	if err != nil || !held {
		return nil, errors.Join(err, conn.Close())
	}
	return &Lease{conn: conn}, nil
}

func (db *DB) leadSQLite(ctx context.Context) (*Lease, error) {
	var path string
	if err := db.Reader().QueryRowContext(ctx, "SELECT file FROM pragma_database_list WHERE name = 'main'").Scan(&path); err != nil {
		return nil, err
	}
	file, err := os.OpenFile(path+"-engine.lock", os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return nil, file.Close()
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return &Lease{file: file}, nil
}

// Release gives the lease back.
func (l *Lease) Release(ctx context.Context) error {
	if l.file != nil {
		return l.file.Close()
	}
	if l.conn == nil {
		return nil
	}
	_, err := l.conn.ExecContext(ctx, "SELECT pg_advisory_unlock_all()")
	return errors.Join(err, l.conn.Close())
}
