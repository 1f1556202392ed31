package sqldb

import (
	"context"
	"database/sql/driver"
	"errors"
	"sync"
	"time"

	"github.com/lib/pq"
)

// CancelGrace is how long a server may take to confirm that it stopped a statement
// whose context ended.
const CancelGrace = time.Second

// promptConnector opens connections whose calls end soon after their context does.
// The driver asks the server to stop the statement and then waits for its answer; a
// server that hangs gives none.
type promptConnector struct{ *pq.Connector }

var _ driver.Connector = promptConnector{}

// Connect opens a connection within the context's time.
func (c promptConnector) Connect(ctx context.Context) (driver.Conn, error) {
	d := &dialled{}
	defer context.AfterFunc(ctx, func() { d.expire(0) })()
	opened, err := c.Connector.Connect(context.WithValue(ctx, dialledKey{}, d))
	if err != nil {
		return nil, err
	}
	conn, ok := opened.(pqConn)
	if !ok {
		return nil, errors.Join(errors.New("BUG: the driver's connection lacks a method"), opened.Close())
	}
	return &promptConn{pqConn: conn, dialled: d}, nil
}

// dialled is the connection that the driver dialled last while it opened a session.
type dialled struct {
	mu   sync.Mutex // guards what follows
	conn *deadlineConn
	over bool // the session is not wanted any more
}

type dialledKey struct{}

func (d *dialled) set(c *deadlineConn) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.conn = c
	if d.over {
		c.expire(0)
	}
}

func (d *dialled) expire(after time.Duration) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.over = true
	if d.conn != nil {
		d.conn.expire(after)
	}
}

// pqConn is what database/sql uses of the driver's connection.
type pqConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.NamedValueChecker
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

// promptConn is a connection that breaks CancelGrace after the context of the call
// under way ends. A call is under way until the next one begins or the connection is
// back in its pool, so rows are covered while they are read, and a transaction's
// commit by its last statement's context.
type promptConn struct {
	pqConn
	dialled *dialled
	stop    func() bool // ends the watch of the last call's context; nil: there is none
}

func (c *promptConn) watch(ctx context.Context) {
	c.unwatch()
	c.stop = context.AfterFunc(ctx, func() { c.dialled.expire(CancelGrace) })
}

func (c *promptConn) unwatch() {
	if c.stop != nil {
		c.stop()
		c.stop = nil
	}
}

func (c *promptConn) BeginTx(ctx context.Context, o driver.TxOptions) (driver.Tx, error) {
	c.watch(ctx)
	return c.pqConn.BeginTx(ctx, o)
}

func (c *promptConn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	c.watch(ctx)
	s, err := c.pqConn.PrepareContext(ctx, query)
	if whole, ok := s.(pqStmt); ok && err == nil {
		return promptStmt{whole, c}, nil
	}
	return s, err // of a COPY, which lives within its transaction's context
}

func (c *promptConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	c.watch(ctx)
	return c.pqConn.ExecContext(ctx, query, args)
}

func (c *promptConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	c.watch(ctx)
	return c.pqConn.QueryContext(ctx, query, args)
}

func (c *promptConn) Ping(ctx context.Context) error {
	c.watch(ctx)
	return c.pqConn.Ping(ctx)
}

// IsValid is asked as the connection goes back into its pool.
func (c *promptConn) IsValid() bool {
	c.unwatch()
	c.dialled.mu.Lock()
	over := c.dialled.over
	c.dialled.mu.Unlock()
	return !over && c.pqConn.IsValid()
}

// Close ends the session.
func (c *promptConn) Close() error {
	c.unwatch()
	return c.pqConn.Close()
}

// pqStmt is what database/sql uses of the driver's prepared statement.
type pqStmt interface {
	driver.Stmt
	driver.StmtExecContext
	driver.StmtQueryContext
}

// promptStmt is a statement whose calls are under way as its connection's are. Its
// connection was back in the pool since it was prepared.
type promptStmt struct {
	pqStmt
	conn *promptConn
}

func (s promptStmt) ExecContext(ctx context.Context, args []driver.NamedValue) (driver.Result, error) {
	s.conn.watch(ctx)
	return s.pqStmt.ExecContext(ctx, args)
}

func (s promptStmt) QueryContext(ctx context.Context, args []driver.NamedValue) (driver.Rows, error) {
	s.conn.watch(ctx)
	return s.pqStmt.QueryContext(ctx, args)
}
