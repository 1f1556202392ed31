package testkit

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// TightGate returns a gate at which one of a customer's work of each of the classes runs at a time.
// One more waits for a millisecond, or without a bound in a class that has none.
func TightGate(classes ...limits.Class) *limits.Gate {
	rules := limits.Default()
	for _, c := range classes {
		rules[c].Concurrent, rules[c].Queued, rules[c].Wait = 1, 1, min(rules[c].Wait, time.Millisecond)
	}
	return limits.New(rules, time.Now)
}
