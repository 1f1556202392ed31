package testkit

import (
	"time"

	"smartmoney/internal/event"
)

// PriceOf returns the price that an event states of a token (semantics 2), and false if it
// states none.
func PriceOf(e *event.Event) (token string, price float64, at time.Time, ok bool) {
	switch {
	case e.Trade != nil:
		return e.Trade.Token, e.Trade.PriceUSD, e.Trade.TradedAt, true
	case e.Token != nil && e.Token.PriceUSD != nil:
		return e.Token.Token, *e.Token.PriceUSD, e.Token.UpdatedAt, true
	case e.Resolution != nil:
		return e.Resolution.Token, e.Resolution.Payout, e.Resolution.ResolvedAt, true
	default:
		return "", 0, time.Time{}, false
	}
}
