// Package configjson reads and writes a customer's configuration as the JSON of the
// interface (2.5 and 2.6), for everything that takes or gives one as text. It reads
// what strangers send: whatever the bytes, Decode ends with an update within its
// bounds or with one error that names everything wrong with it.
package configjson
