package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"time"

	"github.com/lib/pq"

	"smartmoney/internal/smartmoney"
)

const (
	dialTimeout  = 10 * time.Second
	connLifetime = 30 * time.Minute
	connIdleTime = 5 * time.Minute
)

func openPostgres(ctx context.Context, o Options) (*DB, error) {
	pool, err := postgresPool(o.URL, o.IOTimeout)
	if err != nil {
		return nil, err
	}
	pool.SetMaxOpenConns(o.MaxConns)
	pool.SetMaxIdleConns(o.MaxIdle)
	pool.SetConnMaxLifetime(connLifetime)
	pool.SetConnMaxIdleTime(connIdleTime)
	if err := pool.PingContext(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("connect to PostgreSQL: %w", err), pool.Close())
	}
	return &DB{
		dialect: Postgres, writer: pool, reader: pool, url: o.URL, ioTimeout: o.IOTimeout,
		migrator: func() (*sql.DB, func() error, error) {
			m, err := postgresPool(o.URL, o.MigrateTimeout)
			if err != nil {
				return nil, nil, err
			}
			m.SetMaxOpenConns(1)
			return m, m.Close, nil
		},
	}, nil
}

func postgresPool(rawURL string, ioTimeout time.Duration) (*sql.DB, error) {
	cfg, err := pq.NewConfig(rawURL)
	if err != nil {
		// The driver's message may repeat the URL, and with it the password.
		return nil, smartmoney.BadInput("database_url", "database_url is not a valid PostgreSQL address")
	}
	cfg.BinaryParameters = true // else bytea travels as hexadecimal text, twice as long
	connector, err := pq.NewConnectorConfig(cfg)
	if err != nil {
		return nil, smartmoney.BadInput("database_url", "database_url is not a valid PostgreSQL address")
	}
	connector.Dialer(deadlineDialer{timeout: ioTimeout})
	return sql.OpenDB(connector), nil
}

// deadlineDialer opens connections that give up when the server neither takes
// nor gives a byte for the timeout. The driver's own cancellation asks the server
// to stop and then waits for its answer, which a server that hangs never gives.
type deadlineDialer struct{ timeout time.Duration }

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

// DialContext opens a connection within the context's time, at most dialTimeout.
func (d deadlineDialer) DialContext(ctx context.Context, network, address string) (net.Conn, error) {
	dialer := net.Dialer{Timeout: dialTimeout}
	c, err := dialer.DialContext(ctx, network, address)
	if err != nil {
		return nil, err
	}
	return &deadlineConn{Conn: c, timeout: d.timeout}, nil
}

// deadlineConn is a connection whose every read and write has a deadline.
type deadlineConn struct {
	net.Conn
	timeout time.Duration
}

// Read reads what there is, waiting no longer than the timeout.
func (c *deadlineConn) Read(p []byte) (int, error) {
	if err := c.SetReadDeadline(time.Now().Add(c.timeout)); err != nil {
		return 0, err
	}
	return c.Conn.Read(p)
}

// Write writes all of p within the timeout.
func (c *deadlineConn) Write(p []byte) (int, error) {
	if err := c.SetWriteDeadline(time.Now().Add(c.timeout)); err != nil {
		return 0, err
	}
	return c.Conn.Write(p)
}
