// Package sim simulates a market: several hundred wallets of different skill that trade
// invented tokens and prediction markets on every chain, as events for the ordinary
// ingest path.
//
// The market is a function of its seed and of time alone. Prices, prediction markets,
// wallets and trades are derived from the seed and the number of a time slot, never from
// events emitted before. Hence:
//
//   - The same seed and times result in the same events, whatever the intervals of the
//     calls.
//   - A trade's id includes its slot. A Market started later never reuses it, and the
//     same time always results in the same ids.
//   - A restart needs no saved state: for a database that is not empty, create a Market
//     with the same seed and Start at the present, and call Next only. Wallets, tokens,
//     prices and open prediction markets continue, and tokens bought before the restart
//     is sold after it. Trades of the gap are left out. Prediction markets that closed in
//     the gap are resolved if it was short (twice a market's term; 6 hours for those of 20
//     minutes). After a longer gap, call History from the last known event to the present
//     first: it fills the gap with events of the slow layer and resolves every market.
//
// There are two layers. The slow layer, about 1 300 events a day, makes up the past and
// continues in the present. The fast layer adds some 5 to 10 trades a second with frequent
// convergences and whale trades, in Next only.
//
// The package does no I/O; only Feed waits and reads the clock.
package sim

import (
	"errors"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Options configures a market.
type Options struct {
	Seed  uint64    // determines wallets, tokens and every event
	Start time.Time // where Next starts if History was not called
}

// Market is one simulated market. It is not safe for concurrent use.
type Market struct {
	seed    uint64
	start   time.Time
	wallets [smartmoney.ChainCount]pool
	tokens  [smartmoney.ChainCount][]*token
	series  []*series
	layers  []*layer // the slow ones and, if live, the fast ones
	queue   queue
	last    int64 // ms: all events up to this time have been emitted
	begun   bool
	live    bool
	past    bool // History was called
}

// New returns the market of a seed. Start only determines the time from which Next emits.
func New(o Options) *Market {
	m := &Market{seed: o.Seed, start: o.Start.UTC(), series: newSeries(o.Seed)}
	for _, c := range smartmoney.Chains() {
		m.wallets[c.Index()] = newPool(o.Seed, c)
	}
	symbols := newSymbols(o.Seed)
	for _, c := range smartmoney.Chains() {
		if c.DEX() {
			m.tokens[c.Index()], symbols = newTokens(o.Seed, c, symbols)
		}
	}
	return m
}

// Start returns Options.Start in UTC.
func (m *Market) Start() time.Time { return m.start }

// errUsed is returned by History if the order of calls is wrong.
var errUsed = errors.New("sim: History must be the first call, and the only one of its kind, on a Market")

// History emits the slow layer's events with from < time ≤ to, in time order; 30 days are
// 25 000 to 40 000 events. It starts with the tokens, wallets and open prediction markets.
// It must be the first call; Next then continues after to. An error of emit ends it and is
// returned wrapped; the Market is unusable after that.
func (m *Market) History(from, to time.Time, emit func(event.Event) error) error {
	if m.begun {
		return errUsed
	}
	if !from.Before(to) {
		return smartmoney.BadInput("from", "from must be before to, got %s and %s",
			from.Format(time.RFC3339), to.Format(time.RFC3339))
	}
	m.past = true
	m.begin(from.UnixMilli())
	m.resolveFast(from.UnixMilli(), to.UnixMilli())
	for end := to.UnixMilli(); m.last < end; {
		for _, e := range m.advance(min(m.last+hour, end)) {
			if err := emit(e); err != nil {
				return fmt.Errorf("emit event of the simulated past: %w", err)
			}
		}
	}
	return nil
}

// Next returns the events of both layers after the last call and up to now, in time order.
// Without History it starts after Start, with the tokens, wallets and prediction markets.
// The interval between calls is free. If the last call is more than 5 minutes ago, as after
// the machine slept, Next leaves out the fast layer's trades before the last 5 minutes.
func (m *Market) Next(now time.Time) []event.Event {
	if !m.begun {
		m.begin(m.start.UnixMilli())
	}
	to := now.UnixMilli()
	if to <= m.last {
		return nil
	}
	if !m.live {
		m.goLive()
	}
	if to-m.last > 5*minute {
		for _, l := range m.layers {
			if l.fast {
				l.next = max(l.next, (to-5*minute)/l.period)
			}
		}
	}
	return m.advance(to)
}

// layer expands time slots into events at or after the slot's start.
type layer struct {
	period int64 // ms
	fast   bool  // may be skipped after a pause
	next   int64 // the first slot not yet expanded
	expand func(slot int64)
}

// addLayer adds a layer whose first slot contains the time from (ms).
func (m *Market) addLayer(period, from int64, fast bool, expand func(slot int64)) {
	m.layers = append(m.layers, &layer{period: period, fast: fast, next: from / period, expand: expand})
}

// begin sets the time (ms) after which events are emitted. It starts with earlier slots,
// because what starts in them may end after that time.
func (m *Market) begin(at int64) {
	m.begun, m.last = true, at
	m.announce(at + 1)
	m.addLayer(hour, at-maxHold, false, m.slowTrips)
	m.addLayer(campaignPeriod, at-2*campaignPeriod, false, m.campaigns)
	m.addLayer(day, at-day, false, m.dailyQuotes)
	for _, s := range m.series {
		if !s.fast {
			m.addLayer(s.period, at-s.period, false, func(slot int64) { m.life(s, slot) })
		}
	}
}

// goLive adds the fast layer. After History the layer starts empty; after a restart it
// also completes trips that the previous run may have started.
func (m *Market) goLive() {
	m.live = true
	from := m.last
	if !m.past {
		from -= maxFastHold
	}
	m.addLayer(second, from, true, m.fastTrips)
	m.addLayer(burstPeriod, from, true, m.bursts)
	m.addLayer(fastQuotePeriod, m.last, true, m.fastQuotes)
	for _, s := range m.series {
		if s.fast {
			m.addLayer(s.period, m.last-s.period, false, func(slot int64) { m.life(s, slot) })
			m.announceMarket(s.at(m.last), m.last+1)
		}
	}
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
