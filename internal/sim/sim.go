// Package sim invents a market: several hundred wallets of different skill that
// trade invented tokens and prediction markets on every chain, as events that the
// ordinary ingest path takes.
//
// The market is a function of its seed and of time alone. Prices, prediction
// markets, wallets and trades are derived from the seed and the number of a time
// slot, never from what was emitted before. Hence:
//
//   - the same seed and times give the same events, however the calls are cut;
//   - a trade's id names its slot, so a Market started later never uses it again,
//     and one that is asked for the same time again gives the same ids;
//   - a restart needs no saved state: on a database that is not empty, make a
//     Market with the same seed and Start at the present, and call Next only.
//     Wallets, tokens, prices and open prediction markets go on where they were,
//     and what was bought before the restart is sold after it. Trades of the time
//     between are left out. Prediction markets that closed in the gap are settled
//     if it was short (twice a market's term; 6 hours for those of 20 minutes).
//     After a longer one, call History from the last known event to the present
//     first: it fills the gap at history's pace and settles every market.
//
// There are two layers. The slow one, about 1 300 events a day, makes the past and
// goes on for ever. The fast one adds some 5 to 10 trades a second with frequent
// convergences and whale trades, and runs in Next only.
//
// The package does no I/O; only Feed waits and reads the clock.
package sim

import (
	"errors"
	"fmt"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// Options choose a market.
type Options struct {
	Seed  uint64    // which market: wallets, tokens and all that happens
	Start time.Time // where Next begins when History was not called
}

// Market is one simulated market. It is not safe for concurrent use.
type Market struct {
	seed    uint64
	start   time.Time
	wallets [smartmoney.ChainCount]pool
	tokens  [smartmoney.ChainCount][]*token
	series  []*series
	layers  []*layer // the slow ones, and once live the fast ones
	queue   queue
	last    int64 // ms: all events up to here were emitted
	begun   bool
	live    bool
	past    bool // History was called
}

// New makes the market of a seed. Nothing of it depends on Start but the time from
// which Next emits.
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

// Start is the time of Options.Start, UTC.
func (m *Market) Start() time.Time { return m.start }

// errUsed says that the order of calls is wrong.
var errUsed = errors.New("sim: History must be the first call, and the only one of its kind, on a Market")

// History emits the slow layer's events with from < time ≤ to, in time order; 30
// days are 25 000 to 40 000 events. It begins with what is known of tokens,
// wallets and open prediction markets. It must be the first call; Next then goes on
// after to. An error of emit ends it and is returned wrapped; the Market is of no
// use after that.
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
	m.settleFast(from.UnixMilli(), to.UnixMilli())
	for end := to.UnixMilli(); m.last < end; {
		for _, e := range m.advance(min(m.last+hour, end)) {
			if err := emit(e); err != nil {
				return fmt.Errorf("emit event of the simulated past: %w", err)
			}
		}
	}
	return nil
}

// Next returns the events of both layers after those given before, up to now, in time
// order. Without History it begins after Start, with what is known of tokens,
// wallets and prediction markets. It may be called at any pace; when the last call
// is over 5 minutes back, as after a machine's sleep, the fast layer's trades of
// the time between are left out.
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

// layer expands slots of time into events at or after the slot's beginning.
type layer struct {
	period int64 // ms
	fast   bool  // may be skipped after a pause
	next   int64 // the first slot not yet expanded
	expand func(slot int64)
}

// addLayer adds a layer whose first slot covers the time from (ms).
func (m *Market) addLayer(period, from int64, fast bool, expand func(slot int64)) {
	m.layers = append(m.layers, &layer{period: period, fast: fast, next: from / period, expand: expand})
}

// begin sets the time (ms) after which events are emitted. Slots are expanded from
// earlier on, since what they begin may end after it.
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

// goLive adds the fast layer. After a past it starts afresh; after a restart it
// also ends what the run before may have begun.
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

// put schedules an event; what lies at or before the last time is dropped. key
// orders events of the same millisecond.
func (m *Market) put(at int64, key string, e event.Event) {
	if at > m.last {
		m.queue.push(item{at: at, key: key, event: e})
	}
}
