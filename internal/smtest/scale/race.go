//go:build race

package scale

// Race tells whether this was built with the race detector.
const Race = true
