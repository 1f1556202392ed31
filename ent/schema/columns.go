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
