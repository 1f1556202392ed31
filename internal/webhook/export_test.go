package webhook

// What tests in the other package look at.
var (
	NextAttempt    = nextAttempt
	ReadRetryAfter = readRetryAfter
	Disabling      = disabling
	Waits          = waits
)
