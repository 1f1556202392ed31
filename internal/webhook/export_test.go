package webhook

// Internals for the tests in package webhook_test.
var (
	NextAttempt    = nextAttempt
	ReadRetryAfter = readRetryAfter
	Disabling      = disabling
	Waits          = waits
	ChatMessage    = chatMessage
)
