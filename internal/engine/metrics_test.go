package engine

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Commits, the steps of their notifications and corrections are measured.
func TestMetrics(t *testing.T) {
	t.Parallel()
	m := newMetrics()
	at := time.Unix(1e9, 0)
	entry := func(ingested, detected time.Time) notifications.Entry {
		return notifications.Entry{Type: smartmoney.WhaleMove, Timestamp: at.UnixNano(), Raised: notifications.Raised{IngestedAt: ingested, DetectedAt: detected}}
	}
	m.committed(&enginestate.Commit{
		Chains: []*enginestate.ChainCommit{{From: 7, To: 107}}, Notifications: []notifications.Entry{entry(at.Add(time.Second), at.Add(3*time.Second))},
	}, at.Add(7*time.Second), 20*time.Millisecond)
	// of no events, not ingested at a known time, and with a clock that went back
	m.committed(&enginestate.Commit{
		Notifications: []notifications.Entry{entry(time.Time{}, at.Add(time.Second))},
	}, at, 20*time.Millisecond)
	m.taken(&committedCorrections{smartmoney.Base, 2, 30, 7, time.Second})
	testkit.WantMetrics(t, m.collectors(),
		`smartmoney_engine_commit_seconds_count 2`, `smartmoney_engine_batch_events_sum 100`, `smartmoney_engine_batch_events_count 1`,
		`smartmoney_notification_stage_seconds_sum{stage="ingested"} 1`, `smartmoney_notification_stage_seconds_sum{stage="detected"} 2`,
		`smartmoney_notification_stage_seconds_sum{stage="committed"} 4`, `smartmoney_notification_stage_seconds_count{stage="committed"} 2`,
		`smartmoney_notification_stage_seconds_count{stage="ingested"} 1`, `smartmoney_notifications_total{type="whale_move"} 2`,
		`smartmoney_corrections_total{chain="base"} 2`, `smartmoney_corrections_trades_total{chain="base"} 30`,
		`smartmoney_corrections_wallets_total{chain="base"} 7`, `smartmoney_correction_seconds_count 1`)
	if l := m.signals.Latency("signal"); l.Count != 1 || *l.P50 != 6 {
		t.Errorf("%+v", l)
	}
}
