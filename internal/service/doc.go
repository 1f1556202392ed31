// Package service holds the application's use cases, which the resolvers call: it
// checks what a caller gives against its bounds, reads snapshots, positions and the
// log, and pages through them. It knows no transport.
//
// Every message about a bad value begins with the field's GraphQL name (the error's
// Field), so that another interface can put its own name in front.
package service
