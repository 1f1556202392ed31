package schema

import (
	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/entsql"
)

// Types of PostgreSQL's columns, where ent's own would be wider. SQLite has one integer.
var (
	smallint = map[string]string{dialect.Postgres: "smallint"}
	integer  = map[string]string{dialect.Postgres: "integer"}
)

// asText keeps JSON as it was written: PostgreSQL's jsonb refuses a NUL in a string.
var asText = map[string]string{dialect.Postgres: "text", dialect.SQLite: "text"}

// bytewise compares a text by its bytes. SQLite does so anyway; ent/migrate/gen leaves it out there.
var bytewise = entsql.Annotation{Collation: "C"}

// given is an id that the store computes.
var given = entsql.Annotation{Incremental: new(bool)}
