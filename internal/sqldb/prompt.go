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

// promptConnector opens connections whose calls return soon after their context ends. The driver
// asks the server to stop the statement and then waits for its answer, which a server that hangs
// never sends.
type promptConnector struct{ *pq.Connector }

var _ driver.Connector = promptConnector{}

// Connect opens a connection before ctx ends.
func (p promptConnector) Connect(ctx context.Context) (driver.Conn, error) {
	d := &dialled{}
	defer context.AfterFunc(ctx, func() { d.expire(0) })()
	opened, err := p.Connector.Connect(context.WithValue(ctx, dialledKey{}, d))
	if err != nil {
		return nil, err
	}
	conn, ok := opened.(pqConn)
	if !ok {
		return nil, errors.Join(errors.New("BUG: the driver's connection lacks a method"), opened.Close())
	}
	return &promptConn{pqConn: conn, dialled: d}, nil
}

// dialled is the last connection that the driver dialled while it opened a session.
type dialled struct {
	mu   sync.Mutex // guards the fields below
	conn *deadlineConn
	over bool // the session is being closed
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

// pqConn lists the methods of the driver's connection that database/sql uses. The driver exports no
// type that has them.
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

// promptConn is a connection that is closed CancelGrace after the context of its current call ends.
// A call is current until the next one begins or the connection returns to its pool, so rows are
// covered while they are read, and a transaction's commit by the context of its last statement.
type promptConn struct {
	pqConn
	dialled *dialled
	stop    func() bool // stops watching the last call's context; nil: none
}

func (p *promptConn) watch(ctx context.Context) {
	p.unwatch()
	p.stop = context.AfterFunc(ctx, func() { p.dialled.expire(CancelGrace) })
}

// unwatch ends the current call. Where its context has ended just now, the connection is given up
// here, and not some moments later, when somebody else may have it.
func (p *promptConn) unwatch() {
	if p.stop != nil && !p.stop() {
		p.dialled.expire(CancelGrace)
	}
	p.stop = nil
}

func (p *promptConn) BeginTx(ctx context.Context, o driver.TxOptions) (driver.Tx, error) {
	p.watch(ctx)
	return p.pqConn.BeginTx(ctx, o)
}

func (p *promptConn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	p.watch(ctx)
	s, err := p.pqConn.PrepareContext(ctx, query)
	if whole, ok := s.(pqStmt); ok && err == nil {
		return promptStmt{whole, p}, nil
	}
	return s, err // a COPY, covered by its transaction's context
}

func (p *promptConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	p.watch(ctx)
	return p.pqConn.ExecContext(ctx, query, args)
}

func (p *promptConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	p.watch(ctx)
	return p.pqConn.QueryContext(ctx, query, args)
}

func (p *promptConn) Ping(ctx context.Context) error {
	p.watch(ctx)
	return p.pqConn.Ping(ctx)
}

// IsValid is called when the connection returns to its pool.
func (p *promptConn) IsValid() bool {
	p.unwatch()
	p.dialled.mu.Lock()
	over := p.dialled.over
	p.dialled.mu.Unlock()
	return !over && p.pqConn.IsValid()
}

// Close ends the session.
func (p *promptConn) Close() error {
	p.unwatch()
	return p.pqConn.Close()
}

// pqStmt lists the methods of the driver's prepared statement that database/sql uses, likewise.
type pqStmt interface {
	driver.Stmt
	driver.StmtExecContext
	driver.StmtQueryContext
}

// promptStmt is a statement whose calls, which do not pass through its connection, are watched like
// that one's. Close is covered by the context of the last call.
type promptStmt struct {
	pqStmt
	conn *promptConn
}

func (p promptStmt) ExecContext(ctx context.Context, args []driver.NamedValue) (driver.Result, error) {
	p.conn.watch(ctx)
	return p.pqStmt.ExecContext(ctx, args)
}

func (p promptStmt) QueryContext(ctx context.Context, args []driver.NamedValue) (driver.Rows, error) {
	p.conn.watch(ctx)
	return p.pqStmt.QueryContext(ctx, args)
}
