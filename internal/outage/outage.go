// Package outage distinguishes database outages from other failures, for every supported database
// and driver, provides the error that callers receive, and ends requests while a database hangs.
package outage

import (
	"cmp"
	"context"
	"errors"
	"io"
	"net"
	"slices"
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
		// busy, locked, read-only, interrupted, I/O error, full, cannot open
		return slices.Contains([]int{5, 6, 8, 9, 10, 13, 14}, embedded.Code()&0xff)
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

// The reasons of outages, by SQLSTATE and by the primary result code of SQLite.
var (
	postgresReasons = map[string]string{
		"53100": "the database's disk is full", "53300": "the database has no connection left",
		"25006": "the database takes no writes", "57P03": "the database is starting or shutting down",
	}
	sqliteReasons = map[int]string{
		5: "the database is locked by another process", 6: "the database is locked by another process",
		8: "the database takes no writes", 10: "the database's disk fails", 13: "the database's disk is full",
	}
)

// Reason returns why a database cannot serve, by an error that Is reports, in words that callers
// may see.
func Reason(err error) string {
	if server, ok := errors.AsType[postgresError](err); ok {
		return cmp.Or(postgresReasons[server.SQLState()], noAnswer)
	}
	if embedded, ok := errors.AsType[sqliteError](err); ok {
		return cmp.Or(sqliteReasons[embedded.Code()&0xff], noAnswer)
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
	return slices.ContainsFunc([]string{"08", "53", "57P", "58"}, func(class string) bool { return strings.HasPrefix(state, class) })
}
