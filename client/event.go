package client

import "fmt"

// String returns the event as a line: the signal's place in the log and its headline, the id of a
// signal that is taken back and why, or that signals are missing. It is empty for nil.
func (e *SignalEvent) String() string {
	switch {
	case e == nil:
		return ""
	case e.Signal != nil:
		return fmt.Sprint(e.Signal.Sequence, " ", e.Signal.Headline)
	case e.Retraction != nil:
		return fmt.Sprint("retracted: ", e.Retraction.SignalId, " ", e.Retraction.Reason)
	default:
		return "signals are missing"
	}
}
