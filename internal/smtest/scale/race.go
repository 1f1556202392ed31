//go:build race

package scale

// Race reports whether this was built with the race detector.
const Race = true
