package faults

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"time"
)

// requestEvents is the number of events of one upload.
const requestEvents = 40

// trade is an event as clients send it.
type trade struct {
	Type     string    `json:"type"`
	ID       string    `json:"id"`
	Chain    string    `json:"chain"`
	Wallet   string    `json:"wallet"`
	Token    string    `json:"token"`
	Side     string    `json:"side"`
	Quantity float64   `json:"quantity"`
	Price    float64   `json:"price_usd"`
	TradedAt time.Time `json:"traded_at"`
}

// market returns the events of a chain as requests: trades that rank some wallets, then random
// ones, of which about one in twenty raises a signal with configuration. The same chain and number
// give the same bytes.
func market(chain string, trades int) [][]byte {
	r := rand.New(rand.NewPCG(7, uint64(len(chain))))
	at := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	var all []trade
	add := func(wallet, token int, side string, usd float64) {
		at = at.Add(time.Second)
		all = append(all, trade{
			Type: "trade", ID: fmt.Sprintf("%s-%d", chain, len(all)), Chain: chain, Side: side, TradedAt: at,
			Wallet: fmt.Sprintf("0x%040x", 0xa0000+wallet), Token: fmt.Sprintf("0x%040x", 0xb0000+token),
			Quantity: usd, Price: 1 + r.Float64(),
		})
	}
	const wallets = 20
	for wallet := range wallets {
		for token := range 6 {
			add(wallet, token, "buy", 100)
		}
		add(wallet, 0, "sell", 100)
	}
	at = at.Add(2 * time.Minute)
	for len(all) < trades {
		side, usd := "buy", 1+r.Float64()*500
		switch {
		case r.IntN(20) == 0:
			usd += 5000
		case r.IntN(3) == 0:
			side = "sell"
		}
		add(r.IntN(wallets), r.IntN(40), side, usd)
	}
	var requests [][]byte
	for len(all) > 0 {
		n := min(len(all), requestEvents)
		var body bytes.Buffer
		lines := json.NewEncoder(&body)
		for _, t := range all[:n] {
			if err := lines.Encode(t); err != nil {
				panic(err) // a number that JSON lacks: not made above
			}
		}
		requests, all = append(requests, body.Bytes()), all[n:]
	}
	return requests
}

// configuration takes every large buy of one chain, so that its signals have one order.
const configuration = `{"chains": ["base"], "signal_types": ["whale_move"], "whale_min_trade_usd": 5000, "whale_max_rank": 1000, "daily_budget": 200,
	"per_type_limits": {}, "cooldown_hours": 0, "min_trades": 0, "min_closed_positions": 0, "min_tokens_traded": 0}`
