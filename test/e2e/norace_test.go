//go:build !race

package e2e

// raceFlag builds the binary as this test was built.
const raceFlag = "-race=false"
