// Package arch holds the tests of the architecture: which package may import
// which. It has no code of its own.
package arch
