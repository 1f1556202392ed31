// Package outage distinguishes database outages from other failures, for every supported database
// and driver, provides the error that callers receive, and ends requests while a database hangs.
package outage

import (
	"context"
	"errors"
	"net"
	"strings"

	"smartmoney/internal/smartmoney"
)

// Is reports whether an error means that the database is temporarily unable to serve, so
// that the same request may succeed later: it is down, hangs, is full, is read-only or
// overloaded. A context canceled by its caller is not an outage.
func Is(err error) bool {
	if errors.Is(err, context.Canceled) {
		return false
	}
	if known, ok := errors.AsType[*smartmoney.Error](err); ok && known.Code != smartmoney.CodeInternal {
		return known.Code == smartmoney.CodeUnavailable
	}
	if server, ok := errors.AsType[interface {
		error
		SQLState() string // implemented by PostgreSQL drivers
	}](err); ok {
		return unavailableState(server.SQLState())
	}
	if embedded, ok := errors.AsType[interface {
		error
		Code() int // implemented by the SQLite driver
	}](err); ok {
		return unavailableSQLite(embedded.Code())
	}
	// Exceeded deadlines, including those of contexts, are network errors.
	_, broken := errors.AsType[net.Error](err)
	return broken || strings.Contains(err.Error(), "bad connection") // drivers lose the identity of driver.ErrBadConn
}

// Error returns the UNAVAILABLE error that callers receive in an outage. It hides the cause.
func Error() *smartmoney.Error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the database is temporarily unavailable, try again in a moment")
}

// unavailableState reports whether a SQLSTATE means an outage.
func unavailableState(state string) bool {
	switch state {
	case "25006", // the transaction is read-only: connected to a standby
		"25P03", // idle in transaction for too long
		"55P03", // lock timeout
		"57014": // statement timeout or cancellation
		return true
	}
	// 08: connections. 53: out of disk, memory or connections. 57P: the server is starting
	// or shutting down. 58: I/O error on its files.
	for _, class := range []string{"08", "53", "57P", "58"} {
		if strings.HasPrefix(state, class) {
			return true
		}
	}
	return false
}

// unavailableSQLite reports whether a result code of SQLite, whose low byte is the primary
// code, means an outage.
func unavailableSQLite(code int) bool {
	switch code & 0xff {
	case 5, 6, 8, 9, 10, 13, 14: // busy, locked, read-only, interrupted, I/O error, full, cannot open
		return true
	}
	return false
}
