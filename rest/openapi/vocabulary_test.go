package openapi_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

func schema(t *testing.T, name string) *openapi3.Schema {
	t.Helper()
	ref := service(t).API.Components.Schemas[name]
	if ref == nil {
		t.Fatalf("the document has no schema %s", name)
	}
	return ref.Value
}

func anys[T ~string](values ...T) []any {
	all := make([]any, len(values))
	for i, v := range values {
		all[i] = string(v)
	}
	return all
}

// TestEnums checks the enums against the vocabulary, including their order.
func TestEnums(t *testing.T) {
	t.Parallel()
	chains, types, priorities, filters := smartmoney.Chains(), smartmoney.NotificationTypes(), smartmoney.Priorities(), smartmoney.PriorityFilters()
	dex := slices.DeleteFunc(slices.Clone(chains[:]), func(c smartmoney.Chain) bool { return !c.DEX() })
	plain := slices.DeleteFunc(slices.Clone(types[:]), smartmoney.NotificationType.Polymarket)
	update := schema(t, "ConfigUpdate").Properties
	for name, test := range map[string]struct{ got, want []any }{
		"Chain":            {schema(t, "Chain").Enum, anys(chains[:]...)},
		"RankBy":           {schema(t, "RankBy").Enum, anys(smartmoney.RankBys()...)},
		"NotificationType": {schema(t, "NotificationType").Enum, anys(types[:]...)},
		"Priority":         {schema(t, "Priority").Enum, anys(priorities[:]...)},
		"PriorityFilter":   {schema(t, "PriorityFilter").Enum, anys(filters[:]...)},
		"EnrichmentSource": {schema(t, "EnrichmentSource").Enum, anys(smartmoney.FromItems, smartmoney.FromMappings)},
		"SignalType": {schema(t, "SignalType").Enum, anys(smartmoney.CategoryConvergence, smartmoney.CategoryWhaleMove,
			smartmoney.CategorySellSignal, smartmoney.CategoryPMConvergence)},
		"chain of a swap":         {schema(t, "SwapCta").Properties["chain"].Value.Enum, anys(dex...)},
		"chains of an update":     {update["chains"].Value.Items.Value.Enum, anys(dex...)},
		"types of an update":      {update["signal_types"].Value.Items.Value.Enum, anys(plain...)},
		"action of a swap":        {schema(t, "SwapCta").Properties["action"].Value.Enum, anys(smartmoney.CTASwap)},
		"action of a bet":         {schema(t, "PolymarketCta").Properties["action"].Value.Enum, anys(smartmoney.CTAPolymarket)},
		"limits of types":         {anys(slices.Sorted(maps.Keys(schema(t, "PerTypeLimits").Properties))...), anys(slices.Sorted(slices.Values(types[:]))...)},
		"chains of a cursor":      {anys(slices.Sorted(maps.Keys(schema(t, "IngestResponse").Properties["cursor"].Value.Properties))...), anys(slices.Sorted(slices.Values(chains[:]))...)},
		"chains of ingest status": {anys(slices.Sorted(maps.Keys(schema(t, "IngestStatus").Properties["chains"].Value.Properties))...), anys(slices.Sorted(slices.Values(chains[:]))...)},
	} {
		if diff := cmp.Diff(test.want, test.got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// The example of a configuration equals the encoded default configuration.
func TestExampleOfConfig(t *testing.T) {
	t.Parallel()
	c := smartmoney.CustomerConfig{
		CustomerID: "desk", CreatedAt: time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC),
		UpdatedAt: time.Date(2026, 11, 21, 9, 30, 0, 104233000, time.UTC), Config: smartmoney.DefaultConfig("My desk"),
	}
	var want any
	if err := json.Unmarshal(wire.AppendConfig(nil, &c), &want); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, service(t).API.Components.Examples["Config"].Value.Value); diff != "" {
		t.Errorf("the default (-), the example (+):\n%s", diff)
	}
}

// The documented fields of a wallet are those of the encoder.
func TestFieldsOfWallet(t *testing.T) {
	t.Parallel()
	var want []string
	for _, f := range wire.WalletFields() {
		want = append(want, f.Name)
	}
	if diff := cmp.Diff(want, schema(t, "Wallet").Required); diff != "" {
		t.Errorf("encoded (-), documented (+):\n%s", diff)
	}
}

// participant returns a wallet of a signal with every number set.
func participant() smartmoney.Participant {
	return smartmoney.Participant{
		Address: "0x00000000000000000000000000000000000000a1", Rank: 3, TradeSizeUSD: 10, TradePriceUSD: 0.5, TxHash: "0x1",
		TradedAt: time.Unix(1, 0), TraderScore: 0.5, TotalPnlUSD: -3, RealizedPnlUSD: -4, BuyVolumeUSD: 100, WinRate: 0.5,
		TrueWinRate: 0.25, TradeCount: 4, WinningPositions: 1, ClosedPositions: 4, TokensTraded: 2,
	}
}

// notification returns a signal with every field: on polymarket with its market, else a sell
// signal.
func notification(chain smartmoney.Chain, token string) *smartmoney.Notification {
	s := &smartmoney.Signal{
		ID: "s1", Type: smartmoney.SellSignal, Chain: chain, Headline: "h",
		Token:   smartmoney.SignalToken{Address: token, CurrentPriceUSD: 2, PriceChangePct: -99.5, FirstSmartEntryPrice: 400},
		Traders: []smartmoney.Participant{participant()},
		Summary: smartmoney.SignalSummary{TraderCount: 1, TotalInflowUSD: 10, HighestRank: 3},
		Reasons: []smartmoney.Reason{{Text: "because"}}, Timestamp: time.Unix(2, 5),
	}
	if chain == smartmoney.Polymarket {
		s.Type = smartmoney.PMConvergenceP0
		s.Market = &smartmoney.SignalMarket{ItemID: "m1", Source: smartmoney.FromMappings}
	}
	return &smartmoney.Notification{Signal: s, SentAt: time.Unix(3, 0)}
}

// TestSignals checks encoded signals, with all and with minimal fields, against the document,
// and that the encoder writes every documented field.
func TestSignals(t *testing.T) {
	t.Parallel()
	d := service(t)
	personal := &smartmoney.Personal{WalletAddress: "w", OnSignalSide: true, Positions: []smartmoney.PersonalPosition{
		{Token: "7", OutcomeLabel: "Yes", Quantity: 1, CostUSD: 1, ValueUSD: 1, PnlUSD: -1, OnSignalSide: true}, {Token: "8"},
	}}
	bare := notification(smartmoney.Polymarket, "7")
	bare.Signal.Market = nil
	retracted := notification(smartmoney.Base, "0x1")
	retracted.RetractedAt = &retracted.SentAt
	written := map[string]bool{}
	for name, text := range map[string][]byte{
		"dex":        wire.AppendSignal(nil, notification(smartmoney.Base, "0x1"), nil),
		"personal":   wire.AppendSignal(nil, notification(smartmoney.Solana, "abc"), personal),
		"polymarket": wire.AppendSignal(nil, notification(smartmoney.Polymarket, "7"), personal),
		"no market":  wire.AppendSignal(nil, bare, nil),
		"retracted":  wire.AppendSignal(nil, retracted, nil),
	} {
		if err := d.CheckJSON("/components/schemas/Signal", text); err != nil {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
		var value any
		if err := json.Unmarshal(text, &value); err != nil {
			t.Fatal(err)
		}
		addPaths(written, "", value)
	}
	for _, path := range fields("", schema(t, "Signal"), nil) {
		if !written[path] {
			t.Errorf("the field %s is documented, but never encoded", path)
		}
	}
}

// addPaths adds the paths of all fields of a value to seen.
func addPaths(seen map[string]bool, at string, value any) {
	switch value := value.(type) {
	case map[string]any:
		for name, below := range value {
			seen[at+"."+name] = true
			addPaths(seen, at+"."+name, below)
		}
	case []any:
		for _, item := range value {
			addPaths(seen, at, item)
		}
	}
}

// fields returns the paths of all fields of a schema.
func fields(at string, s *openapi3.Schema, all []string) []string {
	for name, p := range s.Properties {
		all = fields(at+"."+name, p.Value, append(all, at+"."+name))
	}
	for _, choice := range s.OneOf {
		all = fields(at, choice.Value, all)
	}
	if s.Items != nil {
		all = fields(at, s.Items.Value, all)
	}
	return all
}

// TestStyle checks that every part of the document has its descriptions and examples.
func TestStyle(t *testing.T) {
	t.Parallel()
	api := service(t).API
	tags := map[string]bool{}
	for _, tag := range api.Tags {
		tags[tag.Name] = true
	}
	for path, item := range api.Paths.Map() {
		for method, op := range item.Operations() {
			at := method + " " + path
			if op.OperationID == "" || op.Summary == "" || op.Description == "" || len(op.Tags) != 1 || !tags[op.Tags[0]] {
				t.Errorf("%s lacks an id, a summary, a description or a tag that is listed", at)
			}
			for _, p := range op.Parameters {
				if p.Value.Description == "" || p.Value.Example == nil || p.Value.Schema == nil {
					t.Errorf("%s: the parameter %s lacks a description, an example or a schema", at, p.Value.Name)
				}
			}
			if op.RequestBody != nil {
				checkContent(t, at+" request", op.RequestBody.Value.Content)
			}
			for status, r := range op.Responses.Map() {
				checkContent(t, at+" "+status, r.Value.Content)
				if r.Value.Headers["X-Request-Id"] == nil {
					t.Errorf("%s %s: X-Request-Id is not documented", at, status)
				}
			}
		}
	}
	for name, s := range api.Components.Schemas {
		checkSchema(t, name, s.Value)
	}
}

func checkContent(t *testing.T, at string, content openapi3.Content) {
	t.Helper()
	for kind, media := range content {
		if media.Schema == nil || media.Example == nil && len(media.Examples) == 0 {
			t.Errorf("%s: %s lacks a schema or an example", at, kind)
		}
	}
}

// checkSchema checks that every field has a description, that required names are fields, and
// that objects are closed. Events are open: unknown fields are ignored.
func checkSchema(t *testing.T, at string, s *openapi3.Schema) {
	t.Helper()
	if s.Description == "" {
		t.Errorf("%s lacks a description", at)
	}
	closed := s.AdditionalProperties.Schema != nil || s.AdditionalProperties.Has != nil && !*s.AdditionalProperties.Has
	open := s.AdditionalProperties.Has != nil && *s.AdditionalProperties.Has
	if s.Type.Is("object") && !open && closed == strings.HasSuffix(at, "Event") {
		t.Errorf("%s: additionalProperties is wrong", at)
	}
	for _, name := range s.Required {
		if s.Properties[name] == nil {
			t.Errorf("%s requires %s, which is not a field", at, name)
		}
	}
	for name, p := range s.Properties {
		checkSchema(t, at+"."+name, p.Value)
	}
}
