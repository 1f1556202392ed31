package sqldb

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"hash/crc32"
)

// ChecksumSize is the length of a checksum in bytes. Every binary value that is stored ends with
// one, so that a bit flipped on disk is reported as an error and never read as data.
const ChecksumSize = 4

// ErrChecksum is the error of a value that differs from what was stored.
var ErrChecksum = errors.New("damaged on disk: the checksum does not fit")

// WithChecksum returns the body with its checksum (CRC-32C) appended.
func WithChecksum(body []byte) []byte {
	return binary.LittleEndian.AppendUint32(body, Checksum(body))
}

// Unseal verifies the checksum at the end of a value and returns the body without it, or
// ErrChecksum.
func Unseal(checksummed []byte) ([]byte, error) {
	if len(checksummed) < ChecksumSize {
		return nil, ErrChecksum
	}
	body, sum := checksummed[:len(checksummed)-ChecksumSize], checksummed[len(checksummed)-ChecksumSize:]
	if binary.LittleEndian.Uint32(sum) != Checksum(body) {
		return nil, ErrChecksum
	}
	return body, nil
}

// Checksum returns the CRC-32C of a body.
func Checksum(body []byte) uint32 { return crc32.Checksum(body, crc32.MakeTable(crc32.Castagnoli)) }

// Querier is a pool, a connection or a transaction of database/sql that runs queries.
type Querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
}

// EachBody is EachRow for rows with large values: PostgreSQL's driver receives them in binary only
// from a prepared statement, otherwise as hexadecimal text. It costs two more round trips.
func EachBody(ctx context.Context, q Querier, query string, args []any, f func(*sql.Rows) error) error {
	// A pool that closes a statement of its own talks to the server under its lock, so everybody
	// waits for that.
	if pool, ok := q.(*sql.DB); ok {
		conn, err := pool.Conn(ctx)
		if err != nil {
			return err
		}
		defer conn.Close()
		q = conn
	}
	statement, err := q.PrepareContext(ctx, query)
	if err != nil {
		return err
	}
	defer statement.Close()
	rows, err := statement.QueryContext(ctx, args...)
	return each(rows, err, f)
}

// EachRow runs a query and calls f for each row; f scans it. It stops at the first error of f and
// returns it unchanged.
func EachRow(ctx context.Context, q Querier, query string, args []any, f func(*sql.Rows) error) error {
	rows, err := q.QueryContext(ctx, query, args...)
	return each(rows, err, f)
}

func each(rows *sql.Rows, err error, f func(*sql.Rows) error) error {
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := f(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}
