// Package schema declares the entities that go through ent: customers and their
// keys, which are few and change one at a time. The log, the engine's state, the
// configurations and the signals are tables of hand-written migrations
// (ent/migrate) and are never declared here, because they are written in bulk or
// under locks that ent does not know.
//
// Times are UTC with microseconds, the finest that both databases keep; the
// store truncates them before they come here.
package schema
