package replay

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	// DefaultSpan is how far before the newest event a simulation starts by default.
	DefaultSpan = 24 * time.Hour
	// DefaultKeep is the default of SimulatorOptions.Keep.
	DefaultKeep = 7 * 24 * time.Hour
	// samples is how many signals a simulation shows.
	samples = 20
	// defaultScans is how many scans of the journal run at once by default.
	defaultScans = 2
)

// tokenStates is engine.Engine.Tokens.
type tokenStates func(ctx context.Context, chain smartmoney.Chain, addresses []string) ([]*smartmoney.TokenState, error)

// SimulatorOptions configures NewSimulator. Journal and TopWallets are required.
type SimulatorOptions struct {
	Journal Journal
	// Tokens returns the state of tokens in the order of addresses, nil for one that the chain
	// never saw. It names the markets of polymarket signals, as they are known at present: the
	// journal does not keep them. Nil: markets stay unnamed.
	Tokens     tokenStates
	TopWallets int           // as the engine has it
	WarmUp     time.Duration // likewise
	// SignalMinVolume is the 24-hour volume that the engine asks of tokens of a DEX, USD; 0: none.
	SignalMinVolume float64
	Now             func() time.Time // default time.Now
	// Keep is how far before the newest event a simulation may start: the journal is kept so long,
	// and by the longest window more. Default DefaultKeep.
	Keep time.Duration
	// how many simulations run at once and alternate with others (Slots). Default 2
	Scans int
}

// Simulator tries configurations on the journal. It is safe for concurrent use.
type Simulator struct {
	options SimulatorOptions
	slots   *Slots // of scans
}

// NewSimulator returns a Simulator.
func NewSimulator(o SimulatorOptions) *Simulator {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Scans <= 0 {
		o.Scans = defaultScans
	}
	if o.Keep <= 0 {
		o.Keep = DefaultKeep
	}
	return &Simulator{options: o, slots: NewSlots(o.Scans)}
}

// Simulate returns what a configuration, which must be within its bounds, would have
// raised for a customer from an event time on. Nil is 24 hours before the newest event
// of any chain; a time more than SimulatorOptions.Keep before that event, or one ahead of the clock,
// is a BAD_USER_INPUT error for since.
//
// Smart trades in the window before since count towards convergences, but nothing before since
// counts towards budgets or cooldowns. No signal is too old; the warm-up holds back, where the
// journal knows the chain's first trade. Where the journal does not reach back to the beginning of
// the window, what lies before it is missing, and WindowsCompleteSince says so. A signal that a
// correction of that time took back counts as retracted, and not as one of the total; it has used
// its place in budgets and cooldowns. Polymarket signals describe their markets as known at
// present, so their ids are those of a live run as long as the market has not changed.
func (s *Simulator) Simulate(ctx context.Context, customerID string, config smartmoney.Config, since *time.Time) (*smartmoney.Simulation, error) {
	// Anything read after the progress is complete up to it.
	upTo, err := s.options.Journal.Progress(ctx)
	if err != nil {
		return nil, err
	}
	out, err := s.bounds(ctx, since)
	if err != nil {
		return nil, err
	}
	run, err := newSimulation(ctx, &s.options, customerID, config)
	if err != nil {
		return nil, err
	}
	from := out.Since.UnixNano()
	within := NewRange(s.options.TopWallets, config.Window(), run.markets.market)
	within.UpTo = upTo
	for i := range within.After {
		within.After[i] = Earlier(from, config.Window())
	}
	within.Retracted = run.retract
	err = s.slots.Scan(ctx, s.options.Journal, within, func(at *Cursor, c *detect.Candidate) error {
		if c.Trade.T < from {
			return nil
		}
		return run.decide(ctx, at.Names, c)
	})
	if err = errors.Join(err, run.err); err != nil {
		return nil, fmt.Errorf("simulate: %w", err)
	}
	run.tally.Fill(out)
	out.Samples = run.samples()
	// What is deleted during the scan is missing too.
	if out.WindowsCompleteSince, err = s.windowsCompleteSince(ctx, out.Since, &config); err != nil {
		return nil, fmt.Errorf("simulate: %w", err)
	}
	return out, nil
}

// windowsCompleteSince returns the event time from which on the windows of a configuration have all
// trades that they may have, on each of its chains; nil if that is since or before.
func (s *Simulator) windowsCompleteSince(ctx context.Context, since time.Time, c *smartmoney.Config) (*time.Time, error) {
	kept, err := s.options.Journal.JournalKeptSince(ctx)
	if err != nil {
		return nil, err
	}
	from := Earlier(since.UnixNano(), c.Window()) // the first window begins there
	latest := from
	for _, chain := range c.Chains {
		latest = max(latest, kept[chain.Index()])
	}
	if latest == from {
		return nil, nil //nolint:nilnil // nil means that they are complete
	}
	return new(time.Unix(0, latest).UTC().Add(c.Window())), nil
}

// bounds returns the simulation's span of event time.
func (s *Simulator) bounds(ctx context.Context, since *time.Time) (*smartmoney.Simulation, error) {
	logs, err := s.options.Journal.ChainLogs(ctx)
	if err != nil {
		return nil, err
	}
	now := s.options.Now().UTC()
	var newest time.Time
	for _, h := range logs {
		if h.LastEventAt.After(newest) {
			newest = h.LastEventAt
		}
	}
	if newest.IsZero() {
		newest = now
	}
	out := &smartmoney.Simulation{Since: newest.Add(-DefaultSpan), Until: newest, Samples: []*smartmoney.Signal{}}
	switch {
	case since == nil:
	case since.After(now) && since.After(newest):
		return nil, smartmoney.BadInput("since", "since must not be in the future, got %s", since.UTC().Format(time.RFC3339))
	case since.Before(newest.Add(-s.options.Keep)):
		return nil, smartmoney.BadInput("since", "since must be at most %s before the newest event, which is of %s: what is needed to simulate is kept for so long; got %s",
			smartmoney.InDays(s.options.Keep), newest.Format(time.RFC3339), since.UTC().Format(time.RFC3339))
	default:
		out.Since = since.UTC()
		if out.Since.After(out.Until) {
			out.Until = out.Since
		}
	}
	return out, nil
}

// simulation is one customer with a decider in memory.
type simulation struct {
	decider   *notify.Decider
	tally     *Tally
	markets   *markets
	decisions []detect.Decision
	raised    Raised
	err       error // of a correction
}

func newSimulation(ctx context.Context, o *SimulatorOptions, customerID string, c smartmoney.Config) (*simulation, error) {
	decider, err := notify.ForOne(ctx, notify.Options{TopWallets: o.TopWallets, WarmUp: o.WarmUp, SignalMinVolume: o.SignalMinVolume}, notify.Customer{CustomerID: customerID, Config: c})
	return &simulation{decider: decider, tally: NewTally(), markets: newMarkets(ctx, o.Tokens)}, err
}

// decide decides about a candidate and counts the decisions.
func (s *simulation) decide(ctx context.Context, names detect.Names, c *detect.Candidate) error {
	decisions, err := s.decider.Explain(ctx, 0, c, names, time.Time{}, s.decisions[:0])
	if err != nil {
		return err
	}
	s.decisions = decisions
	s.tally.Count(c, decisions)
	if err := s.raised.AddAll(s.decider.Pending()); err != nil {
		return err
	}
	return s.markets.err
}

// retract counts the signals that a correction takes back.
func (s *simulation) retract(chain smartmoney.Chain, r *detect.Retraction) {
	for i := range r.Tokens {
		fallen, err := s.raised.Retract(chain, r.T, r.Tokens[i].Seqs)
		if err != nil && s.err == nil {
			s.err = err
		}
		for _, n := range fallen {
			s.tally.Retract(s.decider.Pending()[n].Signal)
		}
	}
}

// samples returns the latest signals that stand, oldest first.
func (s *simulation) samples() []*smartmoney.Signal {
	out := []*smartmoney.Signal{}
	pending := s.decider.Pending()
	for i := len(pending) - 1; i >= 0 && len(out) < samples; i-- {
		if at, _ := s.raised.At(i); at.IsZero() {
			out = append(out, pending[i].Signal)
		}
	}
	slices.Reverse(out)
	return out
}

// markets looks up the markets of outcomes, each once.
type markets struct {
	ctx    context.Context // of the simulation that it is part of
	tokens tokenStates
	known  map[string]*smartmoney.SignalMarket
	err    error // the first of a look-up
}

func newMarkets(ctx context.Context, tokens tokenStates) *markets {
	return &markets{ctx: ctx, tokens: tokens, known: map[string]*smartmoney.SignalMarket{}}
}

func (m *markets) market(token string) *smartmoney.SignalMarket {
	if known, ok := m.known[token]; ok || m.tokens == nil {
		return known
	}
	states, err := m.tokens(m.ctx, smartmoney.Polymarket, []string{token})
	if err != nil {
		if m.err == nil {
			m.err = fmt.Errorf("look up the market of %s: %w", token, err)
		}
		return nil
	}
	m.known[token] = nil
	if len(states) == 1 && states[0] != nil {
		m.known[token] = states[0].Market
	}
	return m.known[token]
}

// Tally counts the decisions about the candidates of one customer.
type Tally struct {
	types     [smartmoney.TypeCount]int // of signals that stand, like days
	days      map[dayType]int
	held      map[smartmoney.Rule]int
	retracted int
}

type dayType struct {
	day int64 // since 1970, UTC
	typ int   // NotificationType.Index
}

// NewTally returns an empty Tally.
func NewTally() *Tally {
	return &Tally{days: map[dayType]int{}, held: map[smartmoney.Rule]int{}}
}

// Count adds the decisions about one candidate.
func (t *Tally) Count(c *detect.Candidate, decisions []detect.Decision) {
	for _, v := range decisions {
		if v.Held != nil {
			t.held[v.Held.Rule]++
			continue
		}
		t.types[v.Type.Index()]++
		t.days[dayType{detect.DayOf(c.Trade.T), v.Type.Index()}]++
	}
}

// Retract counts a signal that was delivered as one that a correction took back.
func (t *Tally) Retract(s *smartmoney.Signal) {
	day := dayType{detect.DayOf(s.Timestamp.UnixNano()), s.Type.Index()}
	t.types[s.Type.Index()]--
	if t.days[day]--; t.days[day] == 0 {
		delete(t.days, day)
	}
	t.retracted++
}

// Fill sets the counts of a simulation.
func (t *Tally) Fill(s *smartmoney.Simulation) {
	types := smartmoney.NotificationTypes()
	s.ByType, s.ByDay, s.HeldBack = []smartmoney.TypeTally{}, []smartmoney.DayTally{}, []smartmoney.RuleTally{}
	s.Retracted = t.retracted
	for i, n := range t.types {
		if n > 0 {
			s.ByType = append(s.ByType, smartmoney.TypeTally{Type: types[i], Count: n})
			s.Total += n
		}
	}
	days := slices.SortedFunc(maps.Keys(t.days), func(a, b dayType) int {
		return cmp.Or(cmp.Compare(a.day, b.day), cmp.Compare(a.typ, b.typ))
	})
	for _, d := range days {
		s.ByDay = append(s.ByDay, smartmoney.DayTally{
			Day: time.Unix(0, d.day*detect.Day).UTC(), Type: types[d.typ], Count: t.days[d],
		})
	}
	for _, rule := range smartmoney.Rules() {
		if n := t.held[rule]; n > 0 {
			s.HeldBack = append(s.HeldBack, smartmoney.RuleTally{Rule: rule, Count: n})
		}
	}
}
