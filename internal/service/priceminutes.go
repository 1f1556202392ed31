package service

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The bounds of PriceMinutes: how far before and after a signal it looks, and how many price events
// of the token it reads, from the newest one back.
const (
	aroundSignal    = 6 * time.Hour
	mostPriceEvents = 5000
)

// PriceMinutes returns the largest trade of a signal's token in each minute, from six hours before
// the signal to six hours after it, oldest first; of equal ones the later. There is none if the log
// no longer has the trades of then, or if the token had 5,000 price events since.
func (s *Service) PriceMinutes(ctx context.Context, signal *Signal) ([]smartmoney.PricePoint, error) {
	token := signal.Signal.Token.Address
	found, err := s.Tokens(ctx, signal.Chain, []string{token})
	if err != nil || found[0] == nil {
		return nil, err
	}
	at := eventlog.TokenAt{Token: token}
	for _, p := range found[0].PricePoints {
		at.Newest = max(at.Newest, p.Seq)
	}
	done, err := limits.Enter(ctx, limits.TradePages)
	if err != nil {
		return nil, err
	}
	defer done()
	since, until, left := signal.Timestamp.Add(-aroundSignal), signal.Timestamp.Add(aroundSignal), mostPriceEvents
	minutes := map[int64]smartmoney.PricePoint{}
	err = s.events.PriceEvents(ctx, signal.Chain, at, math.MaxInt64, func(seq int64, _ bool, e *event.Event) (bool, error) {
		left--
		t := e.Trade
		if t == nil || t.TradedAt.After(until) {
			return left > 0, nil
		}
		if t.TradedAt.Before(since) {
			return false, nil
		}
		minute := t.TradedAt.Unix() / 60
		if p, ok := minutes[minute]; !ok || t.AmountUSD > p.AmountUSD {
			minutes[minute] = smartmoney.PricePoint{Slot: smartmoney.PriceSlot(t.TradedAt), PriceUSD: t.PriceUSD, AmountUSD: t.AmountUSD, Seq: seq}
		}
		return left > 0, nil
	})
	if err != nil {
		return nil, fmt.Errorf("prices of %s on %s around %s: %w", token, signal.Chain, signal.Timestamp, err)
	}
	points := make([]smartmoney.PricePoint, 0, len(minutes))
	for _, minute := range slices.Sorted(maps.Keys(minutes)) {
		points = append(points, minutes[minute])
	}
	return points, nil
}
