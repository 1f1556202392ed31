package sqldb

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"hash/crc32"
)

// ChecksumSize is the length of a checksum, in bytes. What is stored as one binary piece ends
// in one, so that a flipped bit on disk becomes an error and never a wrong number.
const ChecksumSize = 4

// ErrChecksum is the error of a piece that is not what was stored.
var ErrChecksum = errors.New("damaged on disk: the checksum does not fit")

// WithChecksum returns the body with its checksum (CRC-32C).
func WithChecksum(body []byte) []byte {
	return binary.LittleEndian.AppendUint32(body, Checksum(body))
}

// Unseal checks a body that ends in its checksum and returns it without. It returns
// ErrChecksum for one that does not fit.
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

// Querier is a pool or a transaction that reads.
type Querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// Preparer is a pool or a transaction that prepares statements.
type Preparer interface {
	PrepareContext(ctx context.Context, query string) (*sql.Stmt, error)
}

// EachBody is EachRow for rows that hold much: the driver of PostgreSQL lets the results
// of a prepared statement alone come as they are, and any other's in hexadecimal text.
// It costs one more exchange with the server.
func EachBody(ctx context.Context, q Preparer, query string, args []any, f func(*sql.Rows) error) error {
	statement, err := q.PrepareContext(ctx, query)
	if err != nil {
		return err
	}
	defer statement.Close()
	rows, err := statement.QueryContext(ctx, args...)
	return each(rows, err, f)
}

// EachRow runs a query and calls f for each row, which f scans. An error of f ends it and is
// returned as it is.
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
