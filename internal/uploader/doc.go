// Package uploader uploads events to a running service: it reads the items of a source
// adapter, makes requests of them, and posts these strictly in order.
//
// What it promises:
//   - A request is sent again until the service acknowledges it, within the time
//     allowed for retries. Trade ids, and the Idempotency-Key that every repeat of a
//     request carries, keep a repeat from counting twice.
//   - The progress of a file is written down after every acknowledged request, so that
//     an interrupted upload goes on where it stopped. A finished file that is uploaded
//     again is sent again from its start.
//   - Memory is bounded: at most four requests exist at a time, besides what the
//     adapter holds.
//
// Time, randomness and the connection come in through Options.
package uploader
