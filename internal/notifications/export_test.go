package notifications

// WakeTexts and ParseWake are the texts of notifications, for tests.
var (
	WakeTexts = wakeTextsOf
	ParseWake = parseWake
)

// MaxSought is maxSought, for tests.
const MaxSought = maxSought
