package smartmoney

import (
	"context"
	"errors"
	"net"
	"strings"
)

// Unavailable reports whether an error says that the database cannot serve at
// present, so that the same request may succeed later: it is away, hangs, is full,
// is read-only, or too many wait for it. A context that its caller canceled is none.
func Unavailable(err error) bool {
	if errors.Is(err, context.Canceled) {
		return false
	}
	if known, ok := errors.AsType[*Error](err); ok && known.Code != CodeInternal {
		return known.Code == CodeUnavailable
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

// DatabaseAway is what a caller is told where Unavailable reports true of an error that
// is not for its eyes.
func DatabaseAway() *Error {
	return Errorf(CodeUnavailable, "the database cannot serve at present: try again in a moment")
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
