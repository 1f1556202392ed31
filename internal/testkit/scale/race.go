//go:build race

package scale

// Race is whether the test was built with the race detector.
const Race = true
