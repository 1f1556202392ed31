package openapi_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/rest"
)

// edges returns values at and beyond the bounds of a schema, as JSON.
func edges(s *openapi3.Schema) []string {
	all := []string{`""`, `"x"`, `"ten"`, "true", "null", "{}", "[]", "0", "1", "-1", "1.5", "3e0", "1e400", "99999999999999999999", `["base","base"]`}
	for _, bound := range []*float64{s.Min, s.Max} {
		if bound != nil {
			for _, off := range []float64{-1, -0.5, 0, 0.5, 1} {
				all = append(all, strconv.FormatFloat(*bound+off, 'f', -1, 64))
			}
		}
	}
	values := s.Enum
	if s.Items != nil {
		values = append(values, s.Items.Value.Enum...)
	}
	for _, v := range values {
		text := fmt.Sprint(v)
		all = append(all, strconv.Quote(text), strconv.Quote(strings.ToUpper(text)), "["+strconv.Quote(text)+"]", "["+strconv.Quote(text)+",3]")
	}
	if s.MaxLength != nil {
		letter := "é"
		if strings.Contains(s.Description, "bytes") {
			letter = "e" // a schema counts characters
		}
		for off := range 3 {
			text := strings.Repeat(letter, int(*s.MaxLength)+off-1)
			all = append(all, strconv.Quote(text))
		}
	}
	for name := range s.Properties {
		for _, v := range []string{"-1", "0", "200", "201", "null", `"5"`, "1.5"} {
			all = append(all, fmt.Sprintf(`{%q:%s}`, name, v))
		}
		all = append(all, fmt.Sprintf(`{%q:1}`, name+"x"))
	}
	return all
}

// moreValues are values to try in addition to those derived from the schema.
var moreValues = map[string][]string{
	"as_of": {`"2026-11-21"`, `"2026-11-31"`, `"20261121"`, `"2026-11-21T09:30:00Z"`, `"2026-11-21T09:30:00"`},
	"since": {`"2026-11-21T09:30:00Z"`, `"2026-11-21T09:30:00.123456789Z"`, `"2026-11-21T09:30:00+01:00"`, `"2026-11-21T09:30:00"`,
		`"2026-11-21"`, `"2026-13-21T09:30:00Z"`, `"2026-11-31T09:30:00Z"`, `"2026-11-21 09:30:00Z"`, `"1700000000"`},
	"wallet_id": {`"0x00000000000000000000000000000000000000a1"`, `"0x00000000000000000000000000000000000000A1"`, `"0X00000000000000000000000000000000000000a1"`,
		`"00000000000000000000000000000000000000a1"`, `"0x0000"`, `"4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T"`, `"4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T "`, `"0Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T"`},
	"webhook_url": {`"https://desk.example/x?y=z"`, `"HTTPS://desk.example"`, `"https://desk.example:8443"`, `"http://localhost:1/x"`, `"http://127.0.0.1"`,
		`"https://desk.example/#x"`, `"https://a@desk.example/"`, `"https://"`, `"ftp://desk.example"`, `"desk.example"`, `"https://desk.example/a b"`, `"//desk.example"`},
	"display_name": {`"Ä Desk"`, `"two\nlines"`, `"   "`},
}

// inexpressible are values that the service refuses by rules that a schema cannot express; the
// document describes these in words.
var inexpressible = map[string]bool{`"two\nlines"`: true, `"   "`: true, "1e400": true}

// TestParametersMatchTheDocument tries every parameter at its bounds: the service accepts
// exactly what the document allows.
func TestParametersMatchTheDocument(t *testing.T) {
	t.Parallel()
	w, d := newHarness(t), service(t)
	tried := 0
	for path, item := range d.API.Paths.Map() {
		if item.Get == nil || needsKey(path) && !strings.HasPrefix(path, rest.Prefix) {
			continue // what the other services accept depends on their data; their own tests try it
		}
		for _, p := range item.Get.Parameters {
			if p.Value.In != openapi3.ParameterInQuery {
				continue
			}
			name := p.Value.Name
			for _, value := range append(edges(p.Value.Schema.Value), moreValues[name]...) {
				text := value
				if strings.HasPrefix(value, `"`) {
					_ = json.Unmarshal([]byte(value), &text)
				}
				tried++
				target := path + "?" + url.Values{name: {text}}.Encode()
				allowed := d.CheckRequest(w.request("GET", target, ""), nil)
				status, _, body := w.ask("GET", target, "")
				if name == "as_of" && status == 404 {
					status = 200 // the time is accepted, and no leaderboard was kept before it
				}
				if (status == 200) != (allowed == nil) || status != 200 && status != 400 {
					t.Errorf("%s=%s: %d %.200s; the document: %v", name, text, status, body, allowed)
				}
			}
		}
	}
	if tried < 150 {
		t.Errorf("only %d values were tried", tried)
	}
}

// TestUpdateMatchesTheDocument sets every field of the configuration to values at its bounds:
// the service accepts exactly what the document allows.
func TestUpdateMatchesTheDocument(t *testing.T) {
	t.Parallel()
	w, d := newHarness(t), service(t)
	try := func(name, value, body string) {
		t.Helper()
		r := w.request("PUT", "/v3/alpha/config", body)
		allowed := d.CheckRequest(r, []byte(body))
		status, _, answer := w.ask("PUT", "/v3/alpha/config", body)
		if status == 400 && inexpressible[value] {
			return
		}
		if (status == 200) != (allowed == nil) || status != 200 && status != 400 {
			t.Errorf("%s=%.120s: %d %.200s; the document: %v", name, value, status, answer, allowed)
		}
	}
	for name, field := range schema(t, "ConfigUpdate").Properties {
		for _, value := range append(edges(field.Value), moreValues[name]...) {
			try(name, value, fmt.Sprintf(`{%q:%s}`, name, value))
		}
	}
	for name := range schema(t, "CustomerConfig").Properties {
		if schema(t, "ConfigUpdate").Properties[name] == nil {
			try(name, `"x"`, fmt.Sprintf(`{%q:"x"}`, name))
		}
	}
	for _, body := range []string{`{}`, `[]`, `null`, `"x"`, `{"daily_budget":10} {}`, `{"daily_budget":10,"daily_budget":11}`, `{"daily_budget":`, `{"unknown":1}`} {
		try("the body", body, body)
	}
}

// TestEventsMatchTheDocument decodes events with every field at its bounds: the decoder accepts
// exactly what the document allows.
func TestEventsMatchTheDocument(t *testing.T) {
	t.Parallel()
	d := service(t)
	decoder := event.NewDecoder(time.Now)
	const evm, number = "0x00000000000000000000000000000000000000a1", "71321045679252212594626385532706912750332728571942532289631379312455583992563"
	whole := map[string]map[string]any{
		"TradeEvent": {"type": "trade", "id": "t1", "chain": "base", "wallet": evm, "token": evm, "side": "buy",
			"quantity": 2, "price_usd": 3, "amount_usd": 6, "traded_at": "2026-11-11T00:00:00Z", "symbol": "S", "tx_hash": "0x1", "block": 7, "aka": []string{"t0"}, "off_market": true},
		"TokenEvent": {"type": "token", "chain": "base", "token": evm, "updated_at": "2026-11-11T00:00:00Z",
			"symbol": "S", "price_usd": 0, "volume_24h_usd": 1, "holders": 3, "excluded": true},
		"WalletStatsEvent": {"type": "wallet_stats", "chain": "base", "wallet": evm, "net_pnl_usd": -5, "win_rate": 0.5, "excluded": false},
		"MarketEvent": {"type": "market", "chain": "polymarket", "item_id": "m1", "question": "?", "slug": "s", "end_date": "",
			"tags": []string{"a"}, "volume_24hr": 1, "closed": false, "description": "d", "start_date": "2026-11-11T00:00:00Z",
			"created_at": "2026-11-11T00:00:00Z", "updated_at": "2026-11-11T00:00:00Z", "active": true, "liquidity": 0, "spread": 1},
		"MarketMappingEvent": {"type": "market_mapping", "chain": "polymarket", "token": number, "item_id": "m1",
			"outcome_label": "Yes", "question": "?", "slug": "s"},
		"ResolutionEvent": {"type": "resolution", "chain": "polymarket", "token": number, "payout": 1, "resolved_at": "2026-11-11T00:00:00Z"},
		"RetractEvent":    {"type": "retract", "chain": "base", "id": "t1"},
		"RewindEvent":     {"type": "rewind", "chain": "base", "block": 0},
	}
	tried := 0
	try := func(name string, fields map[string]any) {
		t.Helper()
		text, err := json.Marshal(fields)
		if err != nil {
			t.Fatal(err)
		}
		tried++
		allowed := d.CheckJSON("/components/schemas/Event", text)
		if _, err := decoder.Decode(text); (err == nil) != (allowed == nil) {
			t.Errorf("%s: the decoder: %v; the document: %v\n%.300s", name, err, allowed, text)
		}
	}
	for kind, fields := range whole {
		properties := schema(t, kind).Properties
		if len(properties) != len(fields) {
			t.Errorf("%s has %d fields, the test %d", kind, len(properties), len(fields))
		}
		try(kind, fields)
		for name, property := range properties {
			kept := fields[name]
			delete(fields, name)
			try(kind+" without "+name, fields)
			for _, value := range edges(property.Value) {
				if name == "type" || name == "chain" || !json.Valid([]byte(value)) || value == "1e400" {
					continue // other types and chains have other rules
				}
				fields[name] = json.RawMessage(value)
				try(kind+"."+name+"="+value, fields)
			}
			fields[name] = kept
		}
	}
	for _, one := range []string{"quantity", "price_usd", "amount_usd"} {
		for _, other := range []string{"quantity", "price_usd", "amount_usd"} {
			fields := map[string]any{}
			for name, value := range whole["TradeEvent"] {
				if name != one && name != other {
					fields[name] = value
				}
			}
			try("without "+one+" and "+other, fields)
		}
	}
	if tried < 500 {
		t.Errorf("only %d events were tried", tried)
	}
}
