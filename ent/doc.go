// Package ent holds nothing itself. The entities are declared in ent/schema, the
// code that ent makes of them is in ent/gen, and the database migrations of both
// dialects are in ent/migrate.
package ent
