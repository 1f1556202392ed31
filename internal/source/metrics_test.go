package source_test

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// listed is a store of which only the list is read.
type listed struct {
	all []source.Stored
	now time.Time
}

func (l listed) ListSources(context.Context) ([]source.Stored, time.Time, error) {
	return l.all, l.now, nil
}

func TestCollectors(t *testing.T) {
	t.Parallel()
	now, heard := time.Unix(1_760_000_010, 0).UTC(), time.Unix(1_760_000_000, 0).UTC()
	of := func(name string) source.Definition {
		return source.Definition{Name: name, Kind: "list", Settings: json.RawMessage("{}")}
	}
	db := listed{now: now, all: []source.Stored{{
		Definition: of("base"), Holder: "p", HeardAt: now, LastEventAt: heard, Progress: source.Progress{Lag: new(int64(21))},
		Counts: source.Counts{Events: map[event.Type]int64{event.TypeTrade: 22}, Skipped: map[string]int64{"no \"price\"": 23}, Duplicates: 24},
	}, {
		Definition: of("solana"), Holder: "p", RefusedAt: now, ErrorAt: time.UnixMicro(1_770_000_000_250_000),
	}, {Definition: of("paused"), Paused: true}, {Definition: of("failing"), Holder: "p", Failing: true}}}
	testkit.WantMetrics(t, source.NewKinds(newProvider()).Collectors(db.ListSources),
		`smartmoney_source_healthy{kind="list",source="base"} 1`, `smartmoney_source_lag{kind="list",source="base"} 21`,
		`smartmoney_source_last_event_age_seconds{kind="list",source="base"} 10`, `smartmoney_source_events_total{kind="list",source="base",type="trade"} 22`,
		`smartmoney_source_skipped_total{kind="list",reason="no \"price\"",source="base"} 23`, `smartmoney_source_duplicates_total{kind="list",source="base"} 24`,
		`smartmoney_source_refused{kind="list",source="base"} 0`, `smartmoney_source_refused{kind="list",source="solana"} 1`,
		`smartmoney_source_failing{kind="list",source="base"} 0`, `smartmoney_source_failing{kind="list",source="failing"} 1`,
		`smartmoney_source_last_error_timestamp_seconds{kind="list",source="base"} 0`,
		`smartmoney_source_last_error_timestamp_seconds{kind="list",source="solana"} 1.77000000025e+09`,
		`smartmoney_source_last_event_timestamp_seconds{kind="list",source="base"} 1.76e+09`,
		`smartmoney_source_paused{kind="list",source="paused"} 1`, `smartmoney_source_healthy{kind="list",source="solana"} 0`)
}
