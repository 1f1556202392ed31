// Package outage distinguishes database outages from other failures, for every supported database
// and driver, provides the error that callers receive, and ends requests while a database hangs.
package outage

import (
	"context"
	"errors"
	"io"
	"net"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// postgresError is implemented by the errors of PostgreSQL drivers, none of which is imported here.
type postgresError interface {
	error
	SQLState() string
}

// sqliteError is implemented by those of the SQLite driver, likewise.
type sqliteError interface {
	error
	Code() int
}

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
	if server, ok := errors.AsType[postgresError](err); ok {
		return unavailableState(server.SQLState())
	}
	if embedded, ok := errors.AsType[sqliteError](err); ok {
		return unavailableSQLite(embedded.Code())
	}
	// Exceeded deadlines, including those of contexts, are network errors.
	_, broken := errors.AsType[net.Error](err)
	ended := errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) // the server, or what is between, closed the connection
	// drivers lose the identity of driver.ErrBadConn
	return broken || ended || strings.Contains(err.Error(), "bad connection")
}

// Error returns the UNAVAILABLE error that callers receive in an outage. It hides the cause.
func Error() *smartmoney.Error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "the database is temporarily unavailable, try again in a moment")
}

// noAnswer is the reason of an outage whose error says nothing else.
const noAnswer = "the database does not respond"

// Reason returns why a database cannot serve, by an error that Is reports, in words that callers
// may see.
func Reason(err error) string {
	if server, ok := errors.AsType[postgresError](err); ok {
		switch server.SQLState() {
		case "53100":
			return "the database's disk is full"
		case "53300":
			return "the database has no connection left"
		case "25006":
			return "the database takes no writes"
		case "57P03":
			return "the database is starting or shutting down"
		}
		return noAnswer
	}
	if embedded, ok := errors.AsType[sqliteError](err); ok {
		switch embedded.Code() & 0xff {
		case 5, 6:
			return "the database is locked by another process"
		case 8:
			return "the database takes no writes"
		case 10:
			return "the database's disk fails"
		case 13:
			return "the database's disk is full"
		}
	}
	return noAnswer
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
	// busy, locked, read-only, interrupted, I/O error, full, cannot open
	case 5, 6, 8, 9, 10, 13, 14:
		return true
	}
	return false
}
