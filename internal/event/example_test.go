package event_test

import (
	"fmt"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
)

// clock is the service's clock in the examples: an event may be at most five minutes ahead of it.
func clock() time.Time { return time.Date(2026, 3, 1, 13, 0, 0, 0, time.UTC) }

// A trade needs two of quantity, price and amount. Addresses become lower case.
func ExampleDecoder_Decode() {
	dec := event.NewDecoder(clock)
	e, err := dec.Decode([]byte(`{"type": "trade", "id": "fill-1", "chain": "base", "side": "buy",
		"wallet": "0x00000000000000000000000000000000000000A1", "token": "0x00000000000000000000000000000000000000C1",
		"quantity": 1000, "price_usd": 1.25, "traded_at": "2026-03-01T12:00:01Z"}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(e.Type, e.Chain, e.Trade.Wallet)
	fmt.Println(e.Trade.Side, e.Trade.Quantity, "for", e.Trade.AmountUSD, "USD")
	// Output:
	// trade base 0x00000000000000000000000000000000000000a1
	// buy 1000 for 1250 USD
}

// An error names the field and its bound. A program that sends events can show it as it is.
func ExampleDecoder_Decode_refused() {
	dec := event.NewDecoder(clock)
	for _, line := range []string{
		`{"type": "trade", "id": "fill-2", "chain": "tron"}`,
		`{"type": "resolution", "chain": "polymarket", "token": "71", "payout": 1.5, "resolved_at": "2026-03-01T12:00:00Z"}`,
		`{"type": "rewind", "chain": "base", "block": -1}`,
	} {
		_, err := dec.Decode([]byte(line))
		fmt.Println(err)
	}
	// Output:
	// chain must be one of base, ethereum, solana, polymarket, got "tron"
	// payout must be between 0 and 1, got 1.5
	// block must be an integer from 0 to 9223372036854775807, got -1
}

// ReadBody reads what POST /ingest/events accepts. An event that breaks a rule does not end the
// body.
func ExampleReadBody() {
	body := `{"type": "token", "chain": "solana", "token": "So11111111111111111111111111111111111111112", "price_usd": 150, "updated_at": "2026-03-01T12:00:00Z"}

{"type": "token", "chain": "solana", "token": "WEN", "price_usd": 0.1, "updated_at": "2026-03-01T12:00:00Z"}
{"type": "retract", "chain": "base", "id": "fill-1"}
`
	err := event.ReadBody(strings.NewReader(body), "application/x-ndjson", event.Limits{}, event.NewDecoder(clock), func(l event.Line) error {
		if l.Err != nil {
			fmt.Printf("line %d: refused: %v\n", l.Number, l.Err)
		} else {
			fmt.Printf("line %d: %s on %s\n", l.Number, l.Event.Type, l.Event.Chain)
		}
		return nil // an error would end the body
	})
	fmt.Println(err)
	// Output:
	// line 1: token on solana
	// line 3: refused: token must be 32 to 44 base58 characters, got "WEN"
	// line 4: retract on base
	// <nil>
}

// AppendJSON writes an event as ReadBody reads it, in one line.
func ExampleAppendJSON() {
	e, err := event.NewDecoder(clock).Decode([]byte(`{"type": "rewind", "chain": "base", "block": 27000000, "reason": "unknown fields are ignored"}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s\n", event.AppendJSON(nil, &e))
	// Output:
	// {"type":"rewind","chain":"base","block":27000000}
}
