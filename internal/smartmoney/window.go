package smartmoney

// Window is the span of a leaderboard: the present UTC day of a chain's event time and some days
// before it, or the whole life of its wallets (semantics 8).
type Window string

// The windows.
const (
	WholeLife   Window = ""
	WindowDay   Window = "day"
	WindowWeek  Window = "week"
	WindowMonth Window = "month"
)

// WindowCount is the number of windows besides WholeLife.
const WindowCount = 3

// MaxWindowDays is the number of days of the longest window.
const MaxWindowDays = 30

// Windows returns every window but WholeLife, the shortest first.
func Windows() []Window { return []Window{WindowDay, WindowWeek, WindowMonth} }

// Index returns the place of a window in Windows, -1 for WholeLife and for what is no window.
func (w Window) Index() int {
	switch w {
	case WindowDay:
		return 0
	case WindowWeek:
		return 1
	case WindowMonth:
		return 2
	default:
		return -1
	}
}

// Days returns the number of days of a window, the present one included; 0 for WholeLife.
func (w Window) Days() int {
	switch w {
	case WindowDay:
		return 1
	case WindowWeek:
		return 7
	case WindowMonth:
		return MaxWindowDays
	default:
		return 0
	}
}
