package polymarket

import (
	"cmp"
	"context"
	"encoding/json"
	"net/url"
	"slices"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

const (
	perLookup      = 50  // condition ids of a request
	perRound       = 100 // Gamma's ids of a request
	maxLookups     = 20  // requests of one look at the markets, for either purpose
	maxOutcomes    = 64  // outcome tokens of a market
	maxKnown       = 1 << 16
	maxMisses      = 10 // looks at which Gamma does not know a market
	missPause      = 30 * time.Second
	refreshMarkets = 6 * time.Hour
)

// markets is what a reader remembers of markets. What must outlive it is in the state.
type markets struct {
	clock   retry.Clock
	known   map[string]known // by condition id
	misses  map[string]miss  // of pending condition ids
	round   []uint64         // Gamma's ids that this round has yet to ask for
	next    time.Time        // when the next round begins
	after   time.Time        // no request before
	backoff *retry.Backoff
	waiting string // why no request was answered
}

// known is a market that Gamma returned.
type known struct {
	resolved bool
	again    time.Time // when its description is old
}

// miss counts the looks at which Gamma did not return a market.
type miss struct {
	n     int
	after time.Time
}

func newMarkets(clock retry.Clock) *markets {
	return &markets{
		clock: clock, known: map[string]known{}, misses: map[string]miss{},
		backoff: retry.Policy{First: 5 * time.Second, Most: 5 * time.Minute, Clock: clock}.Backoff(),
	}
}

// wanted reports whether a market of which there is a new trade must be looked up: it is unknown,
// its description is old, or its resolution came before the trade and must come again after it.
func (m *markets) wanted(condition string) bool {
	one, ok := m.known[condition]
	return !ok || one.resolved || !m.clock.Now().Before(one.again)
}

// gammaMarket has the fields of a market that the reader uses itself.
type gammaMarket struct {
	ID        string `json:"id"`
	Condition string `json:"conditionId"`
}

// followMarkets looks pending markets up and asks for the resolution of the others. A failure of
// the Gamma API is remembered and no error: it must not keep trades from being stored.
func (r *reader) followMarkets(ctx context.Context) error {
	m := r.markets
	if m.clock.Now().Before(m.after) {
		return nil
	}
	err := r.lookUp(ctx)
	if err == nil {
		err = r.askResolutions(ctx)
	}
	switch {
	case r.failed != nil:
		return r.failed
	case ctx.Err() != nil:
		return ctx.Err()
	case err == nil:
		m.waiting = ""
		m.backoff.Reset()
		return nil
	}
	now := m.clock.Now()
	m.after = now.Add(m.backoff.Next())
	if r.gamma.until.After(m.after) {
		m.after = r.gamma.until
	}
	m.waiting = "markets and resolutions wait: " + err.Error()
	return nil
}

// lookUp asks for pending markets, the open ones first, for Gamma returns either.
func (r *reader) lookUp(ctx context.Context) error {
	for range maxLookups {
		due := r.due()
		if len(due) == 0 {
			return nil
		}
		found, err := r.askMarkets(ctx, "condition_ids", due, "false")
		if err != nil {
			return err
		}
		rest := slices.DeleteFunc(slices.Clone(due), func(one string) bool { return found[one] != nil })
		if len(rest) > 0 {
			closed, err := r.askMarkets(ctx, "condition_ids", rest, "true")
			if err != nil {
				return err
			}
			for condition, market := range closed {
				found[condition] = market
			}
		}
		if err := r.storeMarkets(ctx, due, found); err != nil {
			return err
		}
	}
	return nil
}

// due returns the pending condition ids that may be asked for now, oldest first, as many as one
// request takes.
func (r *reader) due() []string {
	now := r.markets.clock.Now()
	var due []string
	for _, condition := range r.state.pending {
		if len(due) < perLookup && !now.Before(r.markets.misses[condition].after) {
			due = append(due, condition)
		}
	}
	return due
}

// market is a market that Gamma returned, with what it became.
type market struct {
	id       string
	events   []event.Event
	size     int // of the events, in bytes
	resolved bool
	skip     string
	raw      json.RawMessage
}

// askMarkets returns markets by condition id, or by Gamma's id, that are closed or that are not. It
// ignores those that nobody asked for.
func (r *reader) askMarkets(ctx context.Context, by string, ids []string, closed string) (map[string]*market, error) {
	raw, err := r.gamma.list(ctx, "/markets", url.Values{
		by: ids, "closed": {closed}, "limit": {strconv.Itoa(len(ids))}, "include_tag": {"true"},
	})
	if err != nil {
		return nil, err
	}
	found := map[string]*market{}
	for _, one := range raw {
		var fields gammaMarket
		if json.Unmarshal(one, &fields) != nil {
			continue
		}
		key := fields.Condition
		if by == "id" {
			key = fields.ID
		}
		if !slices.Contains(ids, key) {
			continue
		}
		if found[key], err = r.convertMarket(one, fields.ID); err != nil {
			return nil, err
		}
	}
	return found, nil
}

func (r *reader) convertMarket(raw json.RawMessage, id string) (*market, error) {
	converter, err := importer.NewConverter("polymarket-gamma", r.spec.Quotes, nil, r.spec.Now)
	if err != nil {
		return nil, err
	}
	m := &market{id: id, raw: raw}
	for _, item := range converter.Convert(raw) {
		m.events, m.skip = append(m.events, item.Events...), item.Skip
	}
	if len(m.events) > 2*maxOutcomes+1 {
		m.events, m.skip = nil, "the market has too many outcomes"
	}
	now := r.spec.Now().UTC()
	for i := range m.events {
		m.size += m.events[i].Size()
		if resolution := m.events[i].Resolution; resolution != nil {
			m.resolved = true
			if resolution.ResolvedAt.After(now) { // the end that was planned, of a market that ended early
				resolution.ResolvedAt = now
			}
		}
	}
	return m, nil
}

// storeMarkets stores what Gamma returned of the markets that were due, and with it that they are
// not pending any more.
func (r *reader) storeMarkets(ctx context.Context, due []string, found map[string]*market) error {
	b, m := &source.Batch{}, r.markets
	if len(m.known) > maxKnown {
		clear(m.known)
	}
	changed, size := false, 0
	for _, condition := range due {
		one := found[condition]
		if one == nil && !r.missed(condition) {
			continue
		}
		if one != nil && size+one.size > source.MaxBatchBytes {
			break // the rest is asked for again
		}
		changed = true
		delete(m.misses, condition)
		r.state.dequeue(condition)
		m.known[condition] = known{resolved: one != nil && one.resolved, again: m.clock.Now().Add(refreshMarkets)}
		if one == nil {
			b.Rejects = append(b.Rejects, source.Reject{Ref: condition, Reason: "the Gamma API does not know the market of a trade"})
			continue
		}
		size += one.size
		r.take(b, condition, one)
	}
	if !changed {
		return nil
	}
	return r.append(ctx, b)
}

// missed counts a look at which Gamma did not return a market, and reports whether that was the
// last one.
func (r *reader) missed(condition string) bool {
	one := r.markets.misses[condition]
	one.n++
	one.after = r.markets.clock.Now().Add(time.Duration(one.n) * missPause)
	r.markets.misses[condition] = one
	return one.n >= maxMisses
}

// take adds a market to a batch, and to the unresolved ones unless it is resolved.
func (r *reader) take(b *source.Batch, ref string, one *market) {
	b.Events = append(b.Events, one.events...)
	id, err := strconv.ParseUint(one.id, 10, 64)
	switch {
	case one.skip != "" || err != nil:
		reason := cmp.Or(one.skip, "the id of the market is no number")
		b.Rejects = append(b.Rejects, source.Reject{Ref: ref, Reason: reason, Sample: one.raw[:min(len(one.raw), source.MaxSample)]})
	case one.resolved:
		delete(r.state.markets, id)
	default:
		r.state.markets[id] = struct{}{}
	}
}

// askResolutions goes on with the round through the unresolved markets, or begins a new one when it
// is time.
func (r *reader) askResolutions(ctx context.Context) error {
	m := r.markets
	if len(m.round) == 0 && !m.clock.Now().Before(m.next) {
		m.round, m.next = r.state.ids(), m.clock.Now().Add(r.options.resolutions)
	}
	for range maxLookups {
		n := min(len(m.round), perRound)
		if n == 0 {
			return nil
		}
		ids := make([]string, n)
		for i, id := range m.round[:n] {
			ids[i] = strconv.FormatUint(id, 10)
		}
		closed, err := r.askMarkets(ctx, "id", ids, "true")
		if err != nil {
			return err
		}
		m.round = m.round[n:]
		if err := r.storeResolved(ctx, ids, closed); err != nil {
			return err
		}
	}
	return nil
}

// storeResolved stores the markets that are resolved. A market that is closed only is asked for
// again in the next round.
func (r *reader) storeResolved(ctx context.Context, ids []string, closed map[string]*market) error {
	b, size := &source.Batch{}, 0
	for _, id := range ids {
		one := closed[id]
		if one == nil || !one.resolved {
			continue
		}
		if size += one.size; size > source.MaxBatchBytes {
			break // the rest is asked for again
		}
		r.take(b, "market "+id, one)
		for i := range one.events {
			if e := one.events[i].Market; e != nil {
				r.markets.known[e.ItemID] = known{resolved: true}
			}
		}
	}
	if len(b.Events) == 0 {
		return nil
	}
	return r.append(ctx, b)
}
