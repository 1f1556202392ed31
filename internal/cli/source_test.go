package cli

import (
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// A remark says what is wrong now, and of a source that works again that the error is over.
func TestRemark(t *testing.T) {
	t.Parallel()
	const failed = "HTTP status 401"
	at := new(time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC))
	waiting := source.Progress{Waiting: "no price yet"}
	for name, test := range map[string]struct {
		status source.Status
		want   string
	}{
		"never failed":        {source.Status{State: source.StateRunning}, "-"},
		"works again":         {source.Status{State: source.StateRunning, LastError: failed, LastErrorAt: at}, "last error at 2026-03-01T12:00:00Z: HTTP status 401"},
		"fails":               {source.Status{State: source.StateFailing, LastError: failed, LastErrorAt: at}, failed},
		"fails for long":      {source.Status{State: source.StateFailing, Problem: "nothing was stored", LastError: failed}, "nothing was stored: HTTP status 401"},
		"refused":             {source.Status{State: source.StateRefused, Problem: "the provider refuses it", LastError: failed}, "the provider refuses it: HTTP status 401"},
		"waits after failing": {source.Status{State: source.StateWaiting, Progress: waiting, LastError: failed, LastErrorAt: at}, "no price yet"},
		"skips": {source.Status{State: source.StateRunning, Counts: source.Counts{
			Skipped: map[string]int64{"bad time": 2, "gap": 3}, Since: map[string]time.Time{"gap": *at}},
			Progress: source.Progress{LeftOut: []source.LeftOut{{Name: "factory 0x1", Count: 9, Since: *at}}}},
			"skipped 3 as gap since 2026-03-01T12:00:00Z; 9 swaps of factory 0x1 left out since 2026-03-01T12:00:00Z"},
		"nobody reads it": {source.Status{State: source.StateUnassigned, Problem: "no process reads it", LastError: failed}, "no process reads it"},
	} {
		if got := remark(&test.status); got != test.want {
			t.Errorf("%s: %s, want %s", name, got, test.want)
		}
	}
	if got := shownWithin(strings.Repeat("x", 500)+"\x1b[2J", maxRemark); len([]rune(got)) != maxRemark+1 {
		t.Errorf("a long text is shown as %d characters", len([]rune(got)))
	}
}
