package sqldb

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"sync/atomic"
	"time"

	"modernc.org/sqlite"
)

// heldPause is how long writes fail at once after one has waited in vain for another process that
// holds the file. Otherwise each of a queue of writers would wait as long as the first, one after
// the other.
const heldPause = 300 * time.Millisecond

// openWriter opens the writing connection of an SQLite file.
func openWriter(dsn string) (*sql.DB, error) {
	connector, err := sqlite.NewConnector(dsn)
	if err != nil {
		return nil, err
	}
	db := sql.OpenDB(&writerConnector{Connector: connector})
	db.SetMaxOpenConns(1)
	db.SetMaxIdleConns(1)
	return db, nil
}

type writerConnector struct {
	driver.Connector
	held heldFile
}

// Connect implements driver.Connector.
func (w *writerConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := w.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	all, ok := conn.(sqliteConn)
	if !ok {
		return nil, errors.Join(errors.New("the SQLite driver's connection lacks a method that database/sql uses"), conn.Close())
	}
	return &writerConn{sqliteConn: all, held: &w.held}, nil
}

// sqliteConn lists the methods of the driver's connection that database/sql uses. The driver exports
// no type that has them.
type sqliteConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

// writerConn is the writing connection. Transactions and single statements fail at once while the
// file is known to be held.
type writerConn struct {
	sqliteConn
	held *heldFile
}

// BeginTx implements driver.ConnBeginTx.
func (w *writerConn) BeginTx(ctx context.Context, options driver.TxOptions) (driver.Tx, error) {
	return guarded(w.held, func() (driver.Tx, error) { return w.sqliteConn.BeginTx(ctx, options) })
}

// ExecContext implements driver.ExecerContext.
func (w *writerConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	return guarded(w.held, func() (driver.Result, error) { return w.sqliteConn.ExecContext(ctx, query, args) })
}

// QueryContext implements driver.QueryerContext.
func (w *writerConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	return guarded(w.held, func() (driver.Rows, error) { return w.sqliteConn.QueryContext(ctx, query, args) })
}

// heldFile remembers the last write that waited in vain for another process.
type heldFile struct{ last atomic.Pointer[heldError] }

type heldError struct {
	error
	at time.Time
}

// guarded calls write unless a write failed a moment ago because another process holds the file;
// then it returns that error.
func guarded[T any](h *heldFile, write func() (T, error)) (T, error) {
	if last := h.last.Load(); last != nil && time.Since(last.at) < heldPause {
		var none T
		return none, last.error
	}
	out, err := write()
	if failed, ok := errors.AsType[*sqlite.Error](err); ok && failed.Code()&0xff == sqliteBusy {
		h.last.Store(&heldError{err, time.Now()})
	}
	return out, err
}

// sqliteBusy is the primary result code of a file that another connection holds.
const sqliteBusy = 5
