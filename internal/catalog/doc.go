// Package catalog builds the documents of the search indexes from the engine's snapshots,
// the activity and the notification logs, and keeps them fresh: a committed change shows
// within two seconds, in leaders and followers.
//
// A document holds known facts. A field without data is absent, never invented. The
// fields, with units and formulas, are in fields.go; docs/indexes.md lists them.
package catalog
