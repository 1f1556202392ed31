package enginestate

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"os"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Key of the engine's advisory lock on PostgreSQL.
const (
	leaseSpace  = 0x736d6c // "sml"
	leaseEngine = 1
)

// leaseHeartbeat is the interval of a leader's heartbeat.
const leaseHeartbeat = sqldb.LeaseExpires / 4

// postgresLease is an advisory lock held by a session. If the leader falls silent, the server ends
// the session by its own clock.
type postgresLease struct {
	conn  *sql.Conn    // the session that holds the lock
	leads *atomic.Bool // of the DB; true until the lease ends
	lost  chan struct{}
	stop  context.CancelFunc
	ended chan struct{} // closed when the heartbeat has stopped
}

// sqliteLease is a lock on a file beside the database. It is never lost.
type sqliteLease struct{ file *os.File }

// Lead takes the lease, or returns nil if another process holds it. The lease lasts until Release,
// until Lost is closed, or until the process exits.
func (st *Store) Lead(ctx context.Context) (Lease, error) {
	take := st.leadSQLite
	if st.Dialect() == sqldb.Postgres {
		take = st.leadPostgres
	}
	held, err := take(ctx)
	if err != nil {
		return nil, fmt.Errorf("take the engine's lease: %w", err)
	}
	return held, nil
}

func (st *Store) leadPostgres(ctx context.Context) (Lease, error) {
	conn, err := st.Leases().Conn(ctx)
	if err != nil {
		return nil, err
	}
	var held bool
	err = conn.QueryRowContext(ctx, "SELECT pg_try_advisory_lock($1, $2)", leaseSpace, leaseEngine).Scan(&held)
	if err != nil || !held {
		return nil, errors.Join(err, conn.Close())
	}
	st.Leads.Store(true)
	l := &postgresLease{conn: conn, leads: &st.Leads, lost: make(chan struct{}), ended: make(chan struct{})}
	beating, stop := context.WithCancel(context.WithoutCancel(ctx))
	l.stop = stop
	go l.heartbeat(beating)
	return l, nil
}

// heartbeat keeps the session active until the lease is lost or ctx ends.
func (p *postgresLease) heartbeat(ctx context.Context) {
	defer close(p.ended)
	tick := time.NewTicker(leaseHeartbeat)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if _, err := p.conn.ExecContext(ctx, "SELECT 1"); err != nil && ctx.Err() == nil {
			p.leads.Store(false)
			close(p.lost)
			return
		}
	}
}

// Lost is closed when the lease has ended without Release. Another process may lead from then on.
func (p *postgresLease) Lost() <-chan struct{} { return p.lost }

func (st *Store) leadSQLite(ctx context.Context) (Lease, error) {
	path, err := st.File(ctx)
	if err != nil {
		return nil, err
	}
	file, err := sqldb.LockFile(path)
	if file == nil || err != nil {
		return nil, err
	}
	return sqliteLease{file}, nil
}

// Lost is never closed: a file lock ends with its process.
func (sqliteLease) Lost() <-chan struct{} { return nil }

// Release releases the lease.
func (s sqliteLease) Release(context.Context) error { return s.file.Close() }

// Release releases the lease. Releasing a lost lease is not an error.
func (p *postgresLease) Release(ctx context.Context) error {
	p.stop()
	<-p.ended
	p.leads.Store(false)
	if _, err := p.conn.ExecContext(ctx, "SELECT pg_advisory_unlock_all()"); err != nil {
		// The session is lost or in an unknown state and must not be reused. Closing it makes the
		// server free the lock.
		_ = p.conn.Raw(func(any) error { return driver.ErrBadConn })
	}
	if err := p.conn.Close(); err != nil && !errors.Is(err, sql.ErrConnDone) {
		return fmt.Errorf("give back the engine's lease: %w", err)
	}
	return nil
}
