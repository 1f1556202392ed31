package sink_test

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/sink"
	"smartmoney/internal/smartmoney"
)

// bare is a kind without settings of its own.
type bare struct{}

func (bare) Name() string { return "bare" }
func (bare) Check(settings json.RawMessage) (json.RawMessage, error) {
	if string(settings) != "{}" {
		return nil, smartmoney.BadInput("other", "other is no setting of this kind of sink")
	}
	return settings, nil
}
func (bare) New(context.Context, sink.Spec) (sink.Publisher, error) {
	return nil, errors.New("no broker")
}

func TestCheck(t *testing.T) {
	t.Parallel()
	kinds := sink.NewKinds(bare{})
	for settings, want := range map[string]sink.Definition{
		`{}`:                                   {Streams: []sink.Stream{sink.Notifications}, From: sink.FromEarliest},
		`{"streams": "trades, notifications"}`: {Streams: []sink.Stream{sink.Notifications, sink.Trades}, From: sink.FromEarliest},
		`{"streams": ["decisions"], "from": "now"}`: {Streams: []sink.Stream{sink.Decisions}, From: sink.FromNow},
	} {
		want.Name, want.Kind, want.Settings = "a-1", "bare", json.RawMessage(`{}`)
		got, err := kinds.Check("a-1", "bare", json.RawMessage(settings))
		if err != nil || cmp.Diff(want, got) != "" {
			t.Errorf("%s: error %v (-want +got):\n%s", settings, err, cmp.Diff(want, got))
		}
	}
	for _, c := range []struct{ name, kind, settings, field string }{
		{"A", "bare", `{}`, "name"},
		{"a", "rabbit", `{}`, "kind"},
		{"a", "bare", `{"other": 1}`, "other"},
		{"a", "bare", `[]`, "settings"},
		{"a", "bare", `{"from": "24h"}`, "from"},
		{"a", "bare", `{"from": 7}`, "from"},
		{"a", "bare", `{"streams": []}`, "streams"},
		{"a", "bare", `{"streams": ""}`, "streams"},
		{"a", "bare", `{"streams": ["signals"]}`, "streams"},
		{"a", "bare", `{"streams": ["trades", "trades"]}`, "streams"},
		{"a", "bare", `{"streams": {"trades": true}}`, "streams"},
	} {
		_, err := kinds.Check(c.name, c.kind, json.RawMessage(c.settings))
		bad, ok := errors.AsType[*smartmoney.Error](err)
		if !ok || bad.Code != smartmoney.CodeBadInput || bad.Field != c.field {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

func TestStatus(t *testing.T) {
	t.Parallel()
	now := time.Date(2031, 1, 1, 12, 0, 0, 0, time.UTC)
	old, recent := now.Add(-time.Hour), now.Add(-time.Second)
	for name, c := range map[string]struct {
		stored  sink.Stored
		state   sink.State
		healthy bool
	}{
		"running":            {sink.Stored{Holder: "p", ChangedAt: old}, sink.StateRunning, true},
		"failing for long":   {sink.Stored{Holder: "p", ChangedAt: old, Failing: true}, sink.StateFailing, false},
		"failing a moment":   {sink.Stored{Holder: "p", ChangedAt: old, PublishedAt: recent, Failing: true}, sink.StateFailing, true},
		"refused":            {sink.Stored{Holder: "p", ChangedAt: old, Failing: true, RefusedAt: recent}, sink.StateRefused, false},
		"unassigned":         {sink.Stored{ChangedAt: old}, sink.StateUnassigned, false},
		"added":              {sink.Stored{ChangedAt: recent}, sink.StateUnassigned, true},
		"gone from the file": {sink.Stored{ChangedAt: old, Stopped: true}, sink.StateStopped, true},
	} {
		if s := c.stored.Status(now); s.State != c.state || s.Healthy != c.healthy || s.Healthy != (s.Problem == "") {
			t.Errorf("%s: %+v", name, s)
		}
	}
}
