// Package outage tells an outage of the database from other failures, whichever
// database and driver it is, and says what callers are told of it.
package outage

import (
	"context"
	"errors"
	"net"
	"strings"

	"smartmoney/internal/smartmoney"
)

// Is reports whether an error says that the database cannot serve at
// present, so that the same request may succeed later: it is away, hangs, is full,
// is read-only, or too many wait for it. A context that its caller canceled is none.
func Is(err error) bool {
	if errors.Is(err, context.Canceled) {
		return false
	}
	if known, ok := errors.AsType[*smartmoney.Error](err); ok && known.Code != smartmoney.CodeInternal {
		return known.Code == smartmoney.CodeUnavailable
	}
	if server, ok := errors.AsType[interface {
		error
		SQLState() string // of a PostgreSQL driver's error
	}](err); ok {
		return unavailableState(server.SQLState())
	}
	if embedded, ok := errors.AsType[interface {
		error
		Code() int // of the SQLite driver's error
	}](err); ok {
		return unavailableSQLite(embedded.Code())
	}
	// Deadlines, of contexts too, are network errors.
	_, broken := errors.AsType[net.Error](err)
	return broken || strings.Contains(err.Error(), "bad connection") // driver.ErrBadConn loses its identity in drivers
}

// Error returns what a caller is told of an outage, whose cause is not for its eyes: an
// error of CodeUnavailable.
func Error() *smartmoney.Error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the database cannot serve at present: try again in a moment")
}

// unavailableState judges a SQLSTATE.
func unavailableState(state string) bool {
	switch state {
	case "25006", // the transaction is read-only: a standby took over
		"25P03", // the session was idle in a transaction
		"55P03", // a lock was not free in time
		"57014": // the statement took too long, or was canceled
		return true
	}
	// 08: connections. 53: out of disk, memory, connections. 57P: the server shuts down
	// or starts. 58: its files cannot be read or written.
	for _, class := range []string{"08", "53", "57P", "58"} {
		if strings.HasPrefix(state, class) {
			return true
		}
	}
	return false
}

// unavailableSQLite judges a result code of SQLite, of which the low byte is the kind.
func unavailableSQLite(code int) bool {
	switch code & 0xff {
	case 5, 6, 8, 9, 10, 13, 14: // busy, locked, read-only, interrupted, I/O error, full, cannot open
		return true
	}
	return false
}
