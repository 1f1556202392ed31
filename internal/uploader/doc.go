// Package uploader uploads events to a running service. It reads the items of an importer
// adapter, packs them into requests, and posts the requests strictly in order.
//
// It guarantees:
//   - A request is retried until the service acknowledges it or RetryFor has passed. Trade
//     ids, and an Idempotency-Key that is the same for every retry of a request, prevent
//     events from counting twice.
//   - The progress of a file is saved after every acknowledged request, so that an
//     interrupted upload resumes where it stopped. Uploading a finished file again starts
//     at its beginning.
//   - Memory is bounded: at most four requests exist at a time, plus the adapter's buffer.
//
// Time, randomness and the connection come in through Options.
package uploader
