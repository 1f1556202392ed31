// Package schema declares the tables behind customers' requests: accounts, configurations, feeds,
// notifications, webhooks, training runs, and the wallets' history. docs/tables.md shows them.
//
// The event log, the trade ids, the engine's state and the detection journal are not declared here:
// their rows are opaque values that only the engine reads, in bulk and by position. They are the
// hand-written tables of ent/migrate.
//
// Four rules hold for all entities:
//
//   - Ent has no composite keys. A row of a notification log that has a number in the log combines
//     both in its id (RowID of package sqldb): rows of one log are neighbours and in order, and the
//     key is one integer.
//   - Times of customers and keys are UTC with microseconds. All others are integers, because they
//     are compared with the engine's: event times (timestamp) are nanoseconds since 1970 UTC, wall
//     times (with the suffix _at, _until or _since) are microseconds.
//   - Texts that are compared with each other are compared by bytes (bytewise), in the order of Go
//     strings, whatever the database's locale.
//   - None has validators: ent would read all fields when the program starts, by reflection on
//     methods, and then the linker keeps every exported method of the program. The package that
//     writes a row checks it.
package schema

import (
	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/entsql"
)

// PostgreSQL column types that are narrower than ent's defaults. SQLite has a single integer type.
var (
	smallint = map[string]string{dialect.Postgres: "smallint"}
	integer  = map[string]string{dialect.Postgres: "integer"}
)

// asText stores JSON unchanged: PostgreSQL's jsonb refuses NUL in strings.
var asText = map[string]string{dialect.Postgres: "text", dialect.SQLite: "text"}

// bytewise compares texts by bytes. SQLite does so by default; ent/migrate/gen leaves it out there.
var bytewise = entsql.Annotation{Collation: "C"}

// given marks an id that the store computes.
var given = entsql.Annotation{Incremental: new(bool)}
