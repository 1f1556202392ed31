package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"os"
	"sync/atomic"
	"syscall"
	"time"
)

// The advisory lock of the engine on PostgreSQL.
const (
	leaseSpace  = 0x736d6c // "sml"
	leaseEngine = 1
)

const (
	// leaseExpires is how long PostgreSQL keeps the session of a leader that says
	// nothing: one that is frozen, or whose machine vanished. Its lock is free then.
	leaseExpires   = 6 * time.Second
	leaseHeartbeat = leaseExpires / 4 // how often a leader says that it is alive
)

// Lease is the right to be the engine of a database. On PostgreSQL it is a lock of a
// session that the server ends by its own clock when the leader falls silent. It saves
// engines from working in vain; what keeps two of them apart in the end is
// CommitState. The zero Lease holds nothing and is never lost.
type Lease struct {
	conn  *sql.Conn    // PostgreSQL: the session that holds the lock
	leads *atomic.Bool // PostgreSQL: the DB's, true until the lease ends
	file  *os.File     // SQLite: the file that is locked
	lost  chan struct{}
	stop  context.CancelFunc
	ended chan struct{} // closed when the heartbeat has ended
}

// Lead takes the lease, or gives nil when another process holds it. It lasts until
// Release, until Lost, and no longer than the process.
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

// leasePool opens sessions that PostgreSQL ends when they are silent.
func leasePool(o Options) (*sql.DB, error) {
	settings := sessionSettings(o)
	settings["idle_session_timeout"] = milliseconds(leaseExpires)
	pool, err := postgresPool(o.URL, leaseExpires, settings)
	if err != nil {
		return nil, err
	}
	pool.SetMaxIdleConns(1)
	pool.SetConnMaxIdleTime(leaseExpires / 2)
	return pool, nil
}

func (db *DB) leadPostgres(ctx context.Context) (*Lease, error) {
	conn, err := db.leases.Conn(ctx)
	if err != nil {
		return nil, err
	}
	var held bool
	err = conn.QueryRowContext(ctx, "SELECT pg_try_advisory_lock($1, $2)", leaseSpace, leaseEngine).Scan(&held)
	if err != nil || !held {
		return nil, errors.Join(err, conn.Close())
	}
	db.leads.Store(true)
	l := &Lease{conn: conn, leads: &db.leads, lost: make(chan struct{}), ended: make(chan struct{})}
	beating, stop := context.WithCancel(context.WithoutCancel(ctx))
	l.stop = stop
	go l.heartbeat(beating)
	return l, nil
}

// heartbeat keeps the session from being silent, until it is lost or ctx ends.
func (l *Lease) heartbeat(ctx context.Context) {
	defer close(l.ended)
	tick := time.NewTicker(leaseHeartbeat)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if _, err := l.conn.ExecContext(ctx, "SELECT 1"); err != nil && ctx.Err() == nil {
			l.leads.Store(false)
			close(l.lost)
			return
		}
	}
}

// Lost is closed when the lease has ended without Release: another process may lead.
func (l *Lease) Lost() <-chan struct{} { return l.lost }

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

// Release releases the lease. Releasing a lost lease is not an error.
func (l *Lease) Release(ctx context.Context) error {
	if l.file != nil {
		return l.file.Close()
	}
	if l.conn == nil {
		return nil
	}
	l.stop()
	<-l.ended
	l.leads.Store(false)
	if _, err := l.conn.ExecContext(ctx, "SELECT pg_advisory_unlock_all()"); err != nil {
		// The session is lost, or its state unknown: it must not be used again. The
		// server frees the lock with it.
		_ = l.conn.Raw(func(any) error { return driver.ErrBadConn })
	}
	if err := l.conn.Close(); err != nil && !errors.Is(err, sql.ErrConnDone) {
		return fmt.Errorf("give back the engine's lease: %w", err)
	}
	return nil
}
