package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"net"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/lib/pq"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	dialTimeout  = 10 * time.Second
	connLifetime = 30 * time.Minute
	connIdleTime = 5 * time.Minute
)

func openPostgres(ctx context.Context, o Options) (*DB, error) {
	pool, err := postgresPool(o.URL, o.Name, o.IOTimeout, sessionSettings(o))
	if err != nil {
		return nil, err
	}
	pool.SetMaxOpenConns(o.MaxConns)
	pool.SetMaxIdleConns(o.MaxIdle)
	if err := pool.PingContext(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("connect to PostgreSQL: %w", err), pool.Close())
	}
	// The engine's loop and appends use connections of their own, so that they never wait for other
	// users of the database.
	commits, err := ownPool(o)
	if err != nil {
		return nil, errors.Join(err, pool.Close())
	}
	appends, err := ownPool(o)
	if err != nil {
		return nil, errors.Join(err, commits.Close(), pool.Close())
	}
	leases, err := leasePool(o)
	if err != nil {
		return nil, errors.Join(err, appends.Close(), commits.Close(), pool.Close())
	}
	return &DB{
		dialect: Postgres, writer: pool, reader: pool, commits: commits, appends: appends, leases: leases, url: o.URL, ioTimeout: o.IOTimeout, frozenAfter: o.FrozenAfter,
		maxConns: o.MaxConns,
		migrator: func() (*sql.DB, func() error, error) {
			m, err := postgresPool(o.URL, o.Name, o.MigrateTimeout, migrationSettings(o))
			if err != nil {
				return nil, nil, err
			}
			m.SetMaxOpenConns(1)
			return m, m.Close, nil
		},
	}, nil
}

// ownConns is how many connections a pool for one purpose has: a transaction, and a read beside it.
const ownConns = 2

// ownPool returns a pool that only one part of the service uses.
func ownPool(o Options) (*sql.DB, error) {
	pool, err := postgresPool(o.URL, o.Name, o.IOTimeout, sessionSettings(o))
	if err != nil {
		return nil, err
	}
	pool.SetMaxOpenConns(ownConns)
	return pool, nil
}

// statementTimeout is the server's limit for one statement.
const statementTimeout = 5 * time.Minute

// sessionSettings are set at the start of every session. They bound how long a frozen process or a
// vanished machine can hold locks: by default the server never ends such a transaction, and notices
// a vanished machine after two hours. lock_timeout is longer than FrozenAfter. The driver begins
// every transaction that writes with READ WRITE; single statements may write, too, whatever the
// default of the database is. Settings in the URL have precedence.
func sessionSettings(o Options) map[string]string {
	return map[string]string{
		"default_transaction_read_only":       "off",
		"idle_in_transaction_session_timeout": milliseconds(o.FrozenAfter),
		"lock_timeout":                        milliseconds(2 * o.FrozenAfter),
		"statement_timeout":                   milliseconds(statementTimeout),
		"tcp_keepalives_idle":                 "15", // seconds
		"tcp_keepalives_interval":             "5",
		"tcp_keepalives_count":                "3",
		"tcp_user_timeout":                    milliseconds(30 * time.Second),
	}
}

// migrationSettings allow statements and the wait for another migrating process as long as a
// migration may take.
func migrationSettings(o Options) map[string]string {
	settings := sessionSettings(o)
	settings["lock_timeout"], settings["statement_timeout"] = milliseconds(o.MigrateTimeout), milliseconds(o.MigrateTimeout)
	settings["idle_in_transaction_session_timeout"] = milliseconds(time.Minute)
	return settings
}

func milliseconds(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

func postgresPool(rawURL, name string, ioTimeout time.Duration, settings map[string]string) (*sql.DB, error) {
	cfg, err := pq.NewConfig(rawURL)
	if err != nil {
		// The driver's message may contain the URL, and with it the password.
		return nil, smartmoney.BadInput("database_url", "database_url is not a valid PostgreSQL address")
	}
	if cfg.ApplicationName == "" {
		cfg.ApplicationName = name
	}
	cfg.BinaryParameters = true // otherwise bytea is sent as hexadecimal text, twice as long
	runtime := maps.Clone(settings)
	maps.Copy(runtime, cfg.Runtime)
	cfg.Runtime = runtime
	connector, err := pq.NewConnectorConfig(cfg)
	if err != nil {
		return nil, smartmoney.BadInput("database_url", "database_url is not a valid PostgreSQL address")
	}
	connector.Dialer(deadlineDialer{timeout: ioTimeout, pool: true})
	pool := sql.OpenDB(promptConnector{connector})
	pool.SetConnMaxLifetime(connLifetime)
	pool.SetConnMaxIdleTime(connIdleTime)
	return pool, nil
}

// deadlineDialer opens connections whose reads and writes fail after the timeout. Without it the
// driver's cancellation waits for a server that hangs.
type deadlineDialer struct {
	timeout time.Duration
	pool    bool // of a promptConnector's pool
}

var _ pq.DialerContext = deadlineDialer{}

// Dial opens a connection.
func (d deadlineDialer) Dial(network, address string) (net.Conn, error) {
	return d.DialTimeout(network, address, dialTimeout)
}

// DialTimeout opens a connection within the timeout.
func (d deadlineDialer) DialTimeout(network, address string, timeout time.Duration) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	return d.DialContext(ctx, network, address)
}

// DialContext opens a connection before ctx ends, and within dialTimeout at most.
func (d deadlineDialer) DialContext(ctx context.Context, network, address string) (net.Conn, error) {
	session, opening := ctx.Value(dialledKey{}).(*dialled)
	// A pool dials outside of opening a session only to cancel a statement, and a caller may wait
	// for that.
	canceling := d.pool && !opening
	dialer := net.Dialer{Timeout: dialTimeout}
	if canceling {
		dialer.Timeout = CancelGrace
	}
	c, err := dialer.DialContext(ctx, network, address)
	if err != nil {
		return nil, err
	}
	conn := &deadlineConn{Conn: c, timeout: d.timeout}
	if opening {
		session.set(conn)
	}
	if canceling {
		conn.expire(CancelGrace)
	}
	return conn, nil
}

// deadlineConn is a connection on which every read and write has a deadline.
type deadlineConn struct {
	net.Conn
	timeout time.Duration
	expires atomic.Pointer[time.Time] // no deadline is later than this; nil: none was set
}

// Read reads what is available. It fails after the timeout.
func (d *deadlineConn) Read(p []byte) (int, error) {
	if err := d.limit(d.SetReadDeadline); err != nil {
		return 0, err
	}
	return d.Conn.Read(p)
}

// Write writes all of p. It fails after the timeout.
func (d *deadlineConn) Write(p []byte) (int, error) {
	if err := d.limit(d.SetWriteDeadline); err != nil {
		return 0, err
	}
	return d.Conn.Write(p)
}

// limit sets the deadline of the next call.
func (d *deadlineConn) limit(set func(time.Time) error) error {
	at := time.Now().Add(d.timeout)
	if err := set(at); err != nil {
		return err
	}
	// Checked after set: expire may have set an earlier deadline in the meantime.
	if expires := d.expires.Load(); expires != nil && expires.Before(at) {
		return set(*expires)
	}
	return nil
}

// expire makes every read and write fail after a duration, permanently.
func (d *deadlineConn) expire(after time.Duration) {
	at := time.Now().Add(after)
	d.expires.Store(&at)
	_ = d.SetDeadline(at) // fails on a closed connection
}

// LeaseExpires is how long PostgreSQL keeps the session of a silent leader, one that is frozen or
// whose machine vanished. Then its lock is free.
const LeaseExpires = 6 * time.Second

// leasePool opens sessions that PostgreSQL ends if they are silent for LeaseExpires.
func leasePool(o Options) (*sql.DB, error) {
	settings := sessionSettings(o)
	settings["idle_session_timeout"] = milliseconds(LeaseExpires)
	pool, err := postgresPool(o.URL, o.Name, LeaseExpires, settings)
	if err != nil {
		return nil, err
	}
	pool.SetMaxIdleConns(1)
	pool.SetConnMaxIdleTime(LeaseExpires / 2)
	return pool, nil
}
