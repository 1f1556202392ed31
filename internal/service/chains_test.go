package service_test

import (
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// A chain is unhealthy once its oldest unprocessed event waits longer than the setting, and says
// for what it waits.
func TestHealthOf(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	traded := now.Add(-time.Hour)
	for name, tt := range map[string]struct {
		waits      time.Duration // −1: nothing
		correction *smartmoney.RunningCorrection
		lag        float64
		reason     string
	}{
		"nothing waits":          {waits: -1},
		"it waits a little":      {waits: 29 * time.Second, lag: 29},
		"at the bound":           {waits: 30 * time.Second, lag: 30},
		"beyond it":              {waits: 31 * time.Second, lag: 31, reason: "7 events have not been processed for up to 31s, more than 30s: no process"},
		"for a correction":       {waits: time.Minute, lag: 60, correction: &smartmoney.RunningCorrection{}, reason: "waits for a correction"},
		"a clock that went back": {waits: -time.Minute},
	} {
		lag := eventlog.Lag{Durable: 17, Processed: 10}
		if tt.waits != -1 {
			lag.Since = now.Add(-tt.waits)
		}
		got := service.HealthOf(smartmoney.Base, eventlog.ChainLog{LastEventAt: traded}, lag, tt.correction, 30*time.Second, now)
		if got.LagSeconds != tt.lag || got.Healthy != (tt.reason == "") || got.LastEventAt == nil || !got.LastEventAt.Equal(traded) {
			t.Errorf("%s: %+v", name, got)
		}
		if (got.Reason == nil) != (tt.reason == "") || got.Reason != nil && !strings.Contains(*got.Reason, tt.reason) {
			t.Errorf("%s: %+v, want the reason %q", name, got, tt.reason)
		}
	}
	if got := service.HealthOf(smartmoney.Base, eventlog.ChainLog{}, eventlog.Lag{}, nil, 0, now); got.LastEventAt != nil || !got.Healthy {
		t.Errorf("before the first trade: %+v", got)
	}
}
