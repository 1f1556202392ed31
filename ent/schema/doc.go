// Package schema declares every table that answers questions of customers: who they are, what
// they want to hear, what they were sent, and the wallets' history. docs/tables.md shows them.
//
// The event log, the trades' ids, the engine's state and the detection journal are not
// declared here: their rows are opaque bodies that only the engine reads, in bulk and by
// their place. They are the hand-written tables of ent/migrate.
//
// Three rules hold for all entities:
//
//   - Ent has no composite keys. A row that belongs to a notification log and has a number in
//     it has both in its id (ID of package rowid), so that rows of one log are neighbours and
//     in order, and the key is one integer.
//   - Times of customers and keys are UTC with microseconds. All others are integers, since they are
//     compared with the engine's: event times (timestamp) are nanoseconds since 1970 UTC, wall
//     times (those that end in _at, _until or _since) microseconds.
//   - Texts that are compared with each other are compared by bytes (bytewise), in the order of
//     Go's strings, whatever the database's locale.
package schema
