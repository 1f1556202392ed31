package graph

import (
	"encoding/json"
	"testing"

	"smartmoney/internal/sink"
)

func TestSinks(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	d := sink.Definition{Name: "desk", Kind: "kafka", Streams: []sink.Stream{sink.Notifications, sink.Trades}, From: sink.FromEarliest, Settings: json.RawMessage(`{"secret": 1}`)}
	if err := f.DB.SyncSinks(t.Context(), []sink.Definition{d}); err != nil {
		t.Fatal(err)
	}
	got := f.asOperator(t, `{ sinks { name kind streams state healthy problem published failures lag createdAt publishedAt lastError lastErrorAt holder } }`)
	if len(got.Errors) > 0 {
		t.Fatalf("errors: %v", got.Errors)
	}
	all, _ := got.Data["sinks"].([]any)
	if len(all) != 1 {
		t.Fatalf("sinks = %v", got.Data)
	}
	one, _ := all[0].(map[string]any)
	for field, want := range map[string]any{
		"name": "desk", "kind": "kafka", "state": "UNASSIGNED", "healthy": true, "problem": nil, "published": 0.0, "failures": 0.0, "publishedAt": nil, "holder": nil,
	} {
		if one[field] != want {
			t.Errorf("%s = %v, want %v", field, one[field], want)
		}
	}
	if streams, _ := one["streams"].([]any); len(streams) != 2 || one["createdAt"] == nil {
		t.Errorf("sink = %v", one)
	}
	if refused, _ := decode(t, f.post(`{ sinks { name } }`, nil)); len(refused.Errors) != 1 {
		t.Errorf("a customer's key gets %v", refused)
	}
}
