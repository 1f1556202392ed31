package sqldb

import (
	"context"
	"database/sql"
	"fmt"
	"sync"
)

// Bounds of the cached statements, by number and by length of text. Every connection holds each
// statement that it ran.
const (
	maxPrepared     = 128
	maxPreparedText = 4 << 10 // bytes
)

// prepared runs statements on a SQLite pool and keeps them prepared: parsing a short one takes as
// long as running it. Statements beyond the bounds are parsed each time. It is not used on
// PostgreSQL, where a pooler may change the session between two statements.
type prepared struct {
	*sql.DB

	mu         sync.RWMutex // guards the fields below
	statements map[string]*sql.Stmt
}

func newPrepared(db *sql.DB) *prepared {
	return &prepared{DB: db, statements: map[string]*sql.Stmt{}}
}

// QueryContext runs a query.
func (p *prepared) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	statement, err := p.statement(ctx, query) //nolint:sqlclosecheck // it stays open as long as the pool
	if err != nil {
		return nil, err
	}
	if statement == nil {
		return p.DB.QueryContext(ctx, query, args...)
	}
	return statement.QueryContext(ctx, args...)
}

// statement returns the prepared query, nil if it exceeds the bounds. It stays open as long as the
// pool.
func (p *prepared) statement(ctx context.Context, query string) (*sql.Stmt, error) {
	p.mu.RLock()
	statement, known := p.statements[query]
	full := len(p.statements) >= maxPrepared
	p.mu.RUnlock()
	if known || full || len(query) > maxPreparedText {
		return statement, nil
	}
	statement, err := p.PrepareContext(ctx, query)
	if err != nil {
		return nil, fmt.Errorf("prepare: %w", err)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if other, known := p.statements[query]; known || len(p.statements) >= maxPrepared {
		if err := statement.Close(); err != nil { //nolint:sqlclosecheck // another goroutine prepared it first
			return nil, fmt.Errorf("close a statement: %w", err)
		}
		return other, nil
	}
	p.statements[query] = statement
	return statement, nil
}
