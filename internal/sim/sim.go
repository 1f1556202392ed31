// Package sim simulates a market: two thousand wallets of recognisable kinds that trade invented
// tokens and prediction markets on every chain, as events for the ordinary ingest path.
//
// The market is a function of its seed and of time alone. Prices, prediction markets,
// wallets and trades are derived from the seed and the number of a time slot, never from
// events emitted before. Hence:
//
//   - The same seed and times result in the same events, whatever the intervals of the
//     calls, and whether the times are past or present: there is one density, about 3 000
//     events a day.
//   - A trade's id includes its slot. A Market started later never reuses it, and the
//     same time always results in the same ids.
//   - A restart needs no saved state: create a Market with the same seed that starts at the last
//     event that is known. Its events are those of the first market from then on, after
//     the present state of tokens, wallets and open prediction markets.
//
// The package does no I/O; only Feed waits and reads the clock.
package sim

import (
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Version numbers the market: with another version a seed makes another market.
const Version = 2

// Options configures a market.
type Options struct {
	Seed  uint64    // determines wallets, tokens and every event
	Start time.Time // after which Next emits events
}

// Market is one simulated market. It is not safe for concurrent use.
type Market struct {
	seed     uint64
	wallets  [smartmoney.ChainCount]pool
	tokens   [smartmoney.ChainCount][]*token
	launches [smartmoney.ChainCount][launchesKept]*token
	series   []*series
	layers   []*layer
	queue    queue
	last     int64 // ms: all events up to this time have been emitted
}

// New returns the market of a seed.
func New(o Options) *Market {
	m := &Market{seed: o.Seed, series: newSeries(o.Seed), last: o.Start.UnixMilli()}
	for _, c := range smartmoney.Chains() {
		m.wallets[c.Index()] = newPool(o.Seed, c)
		if c.DEX() {
			m.tokens[c.Index()] = newTokens(o.Seed, c)
		}
	}
	m.announce(m.last + 1)
	m.addLayer(hour, maxHold+hour+follows, m.trips)
	m.addLayer(campaignPeriod, 2*campaignPeriod, m.campaigns)
	m.addLayer(launchPeriod, 2*day, m.launchTrips)
	m.addLayer(quotePeriod, quotePeriod, m.quotes)
	for _, s := range m.series {
		m.addLayer(s.period, s.period, func(slot int64) { m.life(s, slot) })
	}
	return m
}

// History calls emit with the events up to a time, in time order, as Next returns them. An error
// of emit ends it and is returned wrapped; the Market is unusable after that.
func (m *Market) History(to time.Time, emit func(event.Event) error) error {
	for end := to.UnixMilli(); m.last < end; {
		for _, e := range m.advance(min(m.last+hour, end)) {
			if err := emit(e); err != nil {
				return fmt.Errorf("emit event of the simulated past: %w", err)
			}
		}
	}
	return nil
}

// Next returns the events after the last call and up to now, in time order. The first ones are the
// tokens, some wallets' provider data and the open prediction markets. The interval between calls
// is free.
func (m *Market) Next(now time.Time) []event.Event {
	if to := now.UnixMilli(); to > m.last {
		return m.advance(to)
	}
	return nil
}

// layer expands time slots into events at or after the slot's start.
type layer struct {
	period int64 // ms
	next   int64 // the first slot not yet expanded
	expand func(slot int64)
}

// addLayer adds a layer. What starts in one of its slots may end by some ms after that.
func (m *Market) addLayer(period, lasts int64, expand func(slot int64)) {
	m.layers = append(m.layers, &layer{period: period, next: (m.last - lasts) / period, expand: expand})
}

// advance returns the events up to a time (ms), in time order.
func (m *Market) advance(to int64) []event.Event {
	for _, l := range m.layers {
		for ; l.next*l.period <= to; l.next++ {
			l.expand(l.next)
		}
	}
	var out []event.Event
	for len(m.queue) > 0 && m.queue[0].at <= to {
		out = append(out, m.queue.pop())
	}
	m.last = to
	return out
}

// put schedules an event and drops one at or before the last time. key orders events of
// the same millisecond.
func (m *Market) put(at int64, key string, e event.Event) {
	if at > m.last {
		m.queue.push(item{at: at, key: key, event: e})
	}
}
