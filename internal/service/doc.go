// Package service implements the use cases that the resolvers call: it checks arguments
// against their bounds, reads snapshots, positions and the event log, and pages through
// them. It knows no transport.
//
// Every message about a bad value begins with the field's GraphQL name (the error's
// Field), so that another interface can substitute its own name.
// Field), so that another interface can put its own name in front.
package service
