// Package wire is the interfaces' JSON: the scalars, a wallet (interface 2.1), a signal
// (2.3) and a configuration (2.5 and 2.6). REST, GraphQL, webhooks and the command line share
// it, so that a value reads the same however it is sent. It writes by appending to a byte
// slice, field by field in the interface's order, and never fails: arrays are never null, what
// is absent is left out, and what JSON cannot say (infinities, NaN) is written as the nearest
// number. It reads configurations, which strangers send: whatever the bytes, the result is an
// update within its bounds or one error that names everything wrong with it. It words the place and
// the kind of a value for errors about any JSON.
package wire
