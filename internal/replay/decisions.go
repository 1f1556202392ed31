package replay

import (
	"context"
	"fmt"
	"math"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	// DefaultRecord is the default of DecisionLedgerOptions.Record.
	DefaultRecord = 7 * 24 * time.Hour
	// defaultCache bounds the memory of a DecisionLedger, in bytes.
	defaultCache = 64 << 20
)

// DecisionLedgerOptions configures NewDecisionLedger. Journal, Sent, ConfigHistory and TopWallets are
// required.
type DecisionLedgerOptions struct {
	Journal Journal
	Sent    *notifications.Logs
	// ConfigHistory returns the configurations of a customer that were in force at a configuration
	// revision or later, as customers.Registry.ConfigHistory does.
	ConfigHistory func(ctx context.Context, customerID string, revision int64) ([]smartmoney.ConfigVersion, error)
	TopWallets    int // as the engine has it
	// the engine's event time without signals from a chain's first trade on; 0: none
	WarmUp time.Duration
	MaxAge time.Duration // the engine's greatest age of a signal; 0: none was too old
	// SignalMinVolume is the 24-hour volume that the engine asks of tokens of a DEX, USD; 0: none.
	SignalMinVolume float64
	// Keep is how long notifications are kept; older candidates are left out, since their decisions
	// are unknown. 0: for ever.
	Keep time.Duration
	// Record is how far before its newest event a chain's decisions reach: the journal is kept so
	// long, and by the longest window more. Default DefaultRecord.
	Record time.Duration
	Now    func() time.Time // default time.Now
	// how many scans of the journal run at once, and alternate with others (Slots). Default 2
	Scans int
	// Cache bounds the memory for customers' results, in bytes. Default 64 MiB.
	Cache int
}

// DecisionQuery selects decisions about a customer's candidates.
type DecisionQuery struct {
	CustomerID string
	// lower bound of the candidates' event time, inclusive; zero: none
	Since   time.Time
	Token   string                      // "": any
	Outcome *smartmoney.DecisionOutcome // nil: any
}

// DecisionLedger returns the decisions about customers' candidates. It is safe for concurrent use.
//
// It computes: the journal says what detection saw, the configuration's history by which
// settings, the notification log what was delivered before and what came of it. What
// it found for a customer up to a place on the journal it remembers, and goes on from
// there at the next question. That stays right whatever happens later: a change of
// configuration is in force for rows of the journal that are written after it, and an
// entry that a reset removed counts for what was processed before it.
//
// What is remembered is bounded by DecisionLedgerOptions.Cache: of the customers, the ones that
// asked least recently are forgotten first and scanned again when they ask. One
// customer's share is a quarter at most; what goes beyond is left out, the held-back
// candidates that are furthest back first.
type DecisionLedger struct {
	options DecisionLedgerOptions
	slots   *Slots // of scans

	mu    sync.Mutex // guards what follows
	known map[string]*remembered
	clock uint64 // counts questions
	size  int    // bytes, over all customers
}

// NewDecisionLedger returns a DecisionLedger with an empty cache.
func NewDecisionLedger(o DecisionLedgerOptions) *DecisionLedger {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Scans <= 0 {
		o.Scans = defaultScans
	}
	if o.Record <= 0 {
		o.Record = DefaultRecord
	}
	if o.Cache <= 0 {
		o.Cache = defaultCache
	}
	return &DecisionLedger{options: o, slots: NewSlots(o.Scans), known: map[string]*remembered{}}
}

// Decisions returns what became of a customer's candidates with an event time at or after q.Since,
// the one with the latest candidate first. Counts and times are of these candidates alone. Each
// chain's record begins at the UTC midnight before the time that is DecisionLedgerOptions.Record
// before its newest event, or later: where the journal has the whole window, and after what the
// cache had no room for and the last candidate whose configuration is no longer stored. keptSince is
// the last of these. A customer that has no configuration has no candidates.
func (l *DecisionLedger) Decisions(ctx context.Context, q DecisionQuery) (all []smartmoney.Decision, keptSince time.Time, err error) {
	a := l.remember(q.CustomerID)
	select {
	case a.busy <- struct{}{}:
		defer func() { <-a.busy }()
	case <-ctx.Done():
		return nil, time.Time{}, ctx.Err()
	}
	w, err := l.prepare(ctx, a, q)
	if err == nil {
		err = l.follow(ctx, a, w)
	}
	l.recount(q.CustomerID, a)
	if err != nil {
		return nil, time.Time{}, fmt.Errorf("decisions: %w", err)
	}
	return a.list(w, q), a.keptSince(w.recorded), nil
}

// work is the input of a request besides the cached results.
type work struct {
	kept time.Time // the notification log goes back to it
	// the records of all chains go back to it; zero without events
	recorded time.Time
	upTo     int64 // global offset that the scan ends with
	// event times from which on candidates are asked for, unix ns
	since    [smartmoney.ChainCount]int64
	entries  []notifications.Sent       // by global offset
	versions []smartmoney.ConfigVersion // that candidates may be decided by, oldest first
}

// prepare reads the input of a scan, and drops cached results if the request reaches further back.
func (l *DecisionLedger) prepare(ctx context.Context, a *remembered, q DecisionQuery) (*work, error) {
	w := &work{}
	if l.options.Keep > 0 {
		w.kept = l.options.Now().Add(-l.options.Keep)
	}
	var err error
	// The progress is read first: everything else is complete up to it.
	if w.upTo, err = l.options.Journal.Progress(ctx); err != nil {
		return nil, err
	}
	logs, err := l.options.Journal.ChainLogs(ctx)
	if err != nil {
		return nil, err
	}
	from, earliest := w.bound(q.Since, logs, l.options.Record)
	a.begin(from, logs, l.options.Record)
	revision, err := l.options.Journal.JournalRevision(ctx, a.next())
	if err != nil {
		return nil, err
	}
	if w.versions, err = l.options.ConfigHistory(ctx, q.CustomerID, max(revision, a.revision)); err != nil {
		return nil, err
	}
	check := 24 * time.Hour // a budget reaches back a day at most, a cooldown by its length
	for i := range w.versions {
		check = max(check, w.versions[i].Config.Cooldown())
	}
	if w.entries, err = l.options.Sent.SentNotifications(ctx, q.CustomerID, earliest.Add(-check)); err != nil {
		return nil, err
	}
	byOffset(w.entries)
	return w, nil
}

// forgotten reports whether the configuration that was in force at a configuration revision is no
// longer stored.
func (w *work) forgotten(revision int64) bool {
	return len(w.versions) > 0 && w.versions[0].Version > 1 && revision < w.versions[0].ConfigRevision
}

// bound sets the event times from which on candidates are asked for, given the chains' newest: not
// before the record begins, the last beginning of which it sets, too. from are the midnights
// before, by chain, and earliest is the first of them.
func (w *work) bound(since time.Time, logs [smartmoney.ChainCount]eventlog.ChainLog, record time.Duration) (from [smartmoney.ChainCount]int64, earliest time.Time) {
	for i, h := range logs {
		w.since[i], from[i] = smartmoney.UnixNano(since), math.MinInt64
		if h.LastEventAt.IsZero() {
			continue // nothing happened on the chain
		}
		recorded := midnight(h.LastEventAt.Add(-record))
		if recorded.After(w.recorded) {
			w.recorded = recorded
		}
		w.since[i] = max(w.since[i], recorded.UnixNano())
		begin := midnight(time.Unix(0, w.since[i]))
		from[i] = begin.UnixNano()
		if earliest.IsZero() || begin.Before(earliest) {
			earliest = begin
		}
	}
	return from, earliest
}

// follow scans the records that were added since the customer's last request.
func (l *DecisionLedger) follow(ctx context.Context, a *remembered, w *work) error {
	if a.position >= w.upTo || len(w.versions) == 0 {
		return nil
	}
	s := NewRange(l.options.TopWallets, widest(w.versions, a.revision), nil)
	s.UpTo = w.upTo
	for i, at := range a.next() {
		s.After[i] = Earlier(at, s.Window)
	}
	g := newRuleCheck(&l.options, w, s.Names)
	err := l.slots.Scan(ctx, l.options.Journal, s, func(at *Cursor, c *detect.Candidate) error {
		t := c.Trade
		if t.GlobalOffset <= a.position {
			return nil // it fills the windows
		}
		i := at.Chain.Index()
		if t.T >= a.from[i] && a.first == 0 {
			a.first = at.Row.ConfigRevision
		}
		switch {
		case t.T < a.from[i] || at.Row.CommittedAt.Before(w.kept):
		case w.forgotten(at.Row.ConfigRevision):
			a.missing = max(a.missing, t.T+1)
		default:
			if err := g.decide(ctx, a, at, c); err != nil {
				return err
			}
		}
		a.reached[i], a.position, a.revision = max(a.reached[i], t.T), t.GlobalOffset, at.Row.ConfigRevision
		return nil
	})
	if err != nil {
		return err // what is remembered stays where the scan stopped
	}
	a.position = w.upTo
	return l.noteMissing(ctx, a, w)
}

// noteMissing notes, after the first scan for a customer, what the journal did not have for it any
// more.
func (l *DecisionLedger) noteMissing(ctx context.Context, a *remembered, w *work) error {
	if a.noted {
		return nil
	}
	kept, err := l.options.Journal.JournalKeptSince(ctx)
	if err != nil {
		return err
	}
	window := widest(w.versions, a.first)
	for _, at := range kept {
		if at > math.MinInt64 {
			a.missing = max(a.missing, at+int64(window))
		}
	}
	a.noted = true
	return nil
}

// remember returns the cached results of a customer.
func (l *DecisionLedger) remember(customerID string) *remembered {
	l.mu.Lock()
	defer l.mu.Unlock()
	a := l.known[customerID]
	if a == nil {
		a = newRemembered()
		l.known[customerID] = a
	}
	l.clock++
	a.asked = l.clock
	return a
}

// recount updates the size of a customer's cached results, and evicts those of others to make room.
func (l *DecisionLedger) recount(customerID string, a *remembered) {
	a.shrink(l.options.Cache / 4)
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.known[customerID] != a {
		return // forgotten while it worked
	}
	l.size += a.size - a.counted
	a.counted = a.size
	for l.size > l.options.Cache && len(l.known) > 1 {
		oldest := ""
		for id, other := range l.known {
			if other != a && (oldest == "" || other.asked < l.known[oldest].asked) {
				oldest = id
			}
		}
		l.size -= l.known[oldest].counted
		delete(l.known, oldest)
	}
}

func midnight(t time.Time) time.Time { return t.UTC().Truncate(24 * time.Hour) }
