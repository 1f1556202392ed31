package replay

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// ruleCheck checks the rules of one customer again, candidate by candidate, with the notifications
// that were delivered before each.
type ruleCheck struct {
	work    *work
	maxAge  time.Duration
	names   [smartmoney.ChainCount]*Names // of the scan
	decider *notify.Decider

	version   int // index of the configuration that the decider has; -1: none
	next      int // the entries before it were noted, where they count
	resets    []reset
	done      int // resets before it took effect
	decisions []detect.Decision
}

// reset is a removal of entries from the log.
type reset struct {
	offset int64 // number up to which everything was processed by then
	at     time.Time
}

// moment is the time at which a trade was decided about.
type moment struct {
	offset    int64
	committed time.Time // by the engine's clock, when its batch began
}

// newRuleCheck returns the rule check of a customer's work.
func newRuleCheck(o *DecisionLedgerOptions, w *work, names [smartmoney.ChainCount]*Names) *ruleCheck {
	g := &ruleCheck{
		work: w, maxAge: o.MaxAge, names: names, version: -1,
		decider: notify.NewDecider(notify.Options{TopWallets: o.TopWallets, WarmUp: o.WarmUp, SignalMinVolume: o.SignalMinVolume}),
	}
	for i := range w.entries {
		if e := &w.entries[i]; e.DeletedAt != nil {
			g.resets = append(g.resets, reset{e.DeletedOffset, *e.DeletedAt})
		}
	}
	slices.SortFunc(g.resets, func(a, b reset) int { return cmp.Or(cmp.Compare(a.offset, b.offset), a.at.Compare(b.at)) })
	g.resets = slices.Compact(g.resets)
	return g
}

// decide records the decision about a candidate as each type of signal.
func (rc *ruleCheck) decide(ctx context.Context, a *remembered, at *Cursor, c *detect.Candidate) error {
	version := versionAt(rc.work.versions, at.Row.ConfigRevision)
	if version < 0 {
		return nil // the customer had no configuration yet
	}
	m := moment{offset: c.Trade.GlobalOffset, committed: at.Row.CommittedAt}
	if err := rc.advance(ctx, version, m); err != nil {
		return err
	}
	if err := rc.ask(ctx, c); err != nil {
		return err
	}
	for i := range len(rc.decisions) {
		v := rc.decisions[i]
		address, symbol := at.Names.Token(c.Trade.Token)
		if n := rc.sent(m, v.Type); n >= 0 {
			a.met(&rc.work.entries[n], symbol)
			if err := rc.note(ctx, n+1, m, false); err != nil {
				return err
			}
			if err := rc.ask(ctx, c); err != nil { // for the candidates that come after it
				return err
			}
			continue
		}
		held, text, err := rc.rejection(ctx, c, m, v)
		if err != nil {
			return err
		}
		a.hold(at.Chain, c.Trade, v.Type, address, symbol, held, text)
	}
	return nil
}

// ask checks every rule except age for a candidate.
func (rc *ruleCheck) ask(ctx context.Context, c *detect.Candidate) (err error) {
	rc.decisions, err = rc.decider.Ask(ctx, 0, c, rc.decisions[:0])
	return err
}

// versionAt returns the index of the configuration that the engine had at a configuration revision,
// -1 where there was none.
func versionAt(versions []smartmoney.ConfigVersion, revision int64) int {
	i, known := slices.BinarySearchFunc(versions, revision, func(v smartmoney.ConfigVersion, revision int64) int {
		return int(min(max(v.ConfigRevision-revision, -1), 1))
	})
	if known {
		return i
	}
	return i - 1
}

// advance moves the decider to a moment that is not before the last.
func (rc *ruleCheck) advance(ctx context.Context, version int, m moment) error {
	again := version != rc.version
	if again {
		if err := rc.use(ctx, version); err != nil {
			return err
		}
	}
	for ; rc.done < len(rc.resets) && rc.resets[rc.done].over(m, false); rc.done++ {
		again = true
	}
	if again {
		return rc.noteAgain(ctx, m, false)
	}
	return rc.note(ctx, rc.before(m), m, false)
}

// use sets the decider's version of the configuration. It forgets all entries.
func (rc *ruleCheck) use(ctx context.Context, version int) error {
	v := &rc.work.versions[version]
	rc.version = version
	customer := notify.Customer{CustomerID: v.CustomerID, ConfigVersion: v.Version, Config: v.Config}
	return rc.decider.Restore(ctx, []notify.Customer{customer}, [smartmoney.ChainCount]int64{}, nil)
}

// before returns the number of entries that were decided on before a moment.
func (rc *ruleCheck) before(m moment) int {
	n := rc.next
	for n < len(rc.work.entries) && rc.work.entries[n].GlobalOffset < m.offset {
		n++
	}
	return n
}

// noteAgain makes the decider count the entries before a moment, and no others.
func (rc *ruleCheck) noteAgain(ctx context.Context, m moment, unaware bool) error {
	upTo := rc.before(m)
	rc.decider.Forget(0)
	rc.next = 0
	return rc.note(ctx, upTo, m, unaware)
}

// note makes the decider count further entries, up to one of an index; where unaware, those,
// too, that an engine may not have known to be removed.
func (rc *ruleCheck) note(ctx context.Context, upTo int, m moment, unaware bool) error {
	for ; rc.next < upTo; rc.next++ {
		e := &rc.work.entries[rc.next]
		if e.DeletedAt != nil && (reset{e.DeletedOffset, *e.DeletedAt}).over(m, unaware) {
			continue
		}
		i := e.Chain.Index()
		if err := rc.decider.Note(ctx, 0, e.Chain, rc.names[i].Number(e.Token), e.Type, e.Timestamp); err != nil {
			return err
		}
	}
	return nil
}

// over reports whether the entries that a reset removed count no more for what was
// decided at a moment; unaware, for an engine that learned of it as late as may be.
func (r reset) over(m moment, unaware bool) bool {
	return r.offset < m.offset && (!unaware || !r.at.After(m.committed.Add(-learnLag)))
}

// sent returns the index of the entry that a candidate of a moment became, -1 where it
// became none.
func (rc *ruleCheck) sent(m moment, typ smartmoney.NotificationType) int {
	for n := rc.next; n < len(rc.work.entries) && rc.work.entries[n].GlobalOffset == m.offset; n++ {
		if rc.work.entries[n].Type == typ {
			return n
		}
	}
	return -1
}

const (
	// learnLag is how late an engine may know of a reset or a change that another
	// process made.
	learnLag = time.Second
	// commitLag is how long after a batch began its deliveries may be asked again
	// because the configuration was changed before they were committed.
	commitLag = time.Minute
	// commitViews is how many later configurations are asked for one candidate: an engine asks
	// again a few times only.
	commitViews = 8
)

// rejection returns the rule that held a candidate back as a type, and a text if it differs from
// the rule's own. The age of a candidate that passes every other rule is its age at the commit.
func (rc *ruleCheck) rejection(ctx context.Context, c *detect.Candidate, m moment, v detect.Decision) (smartmoney.Held, string, error) {
	if v.Held != nil {
		return *v.Held, "", nil
	}
	age := m.committed.Sub(time.Unix(0, c.Trade.T))
	stale := smartmoney.Held{Rule: smartmoney.RuleStale, Threshold: rc.maxAge.Hours(), Value: age.Hours()}
	if rc.maxAge > 0 && age > rc.maxAge {
		return stale, "", nil
	}
	held, err := rc.unaware(ctx, c, m, v.Type)
	switch {
	case err != nil:
		return stale, "", err
	case held != nil:
		return *held, "", nil
	default:
		return stale, unexplained, nil
	}
}

// view is a way in which an engine may have seen a customer at a moment.
type view struct {
	version int
	unaware bool // of resets of that time
}

// unaware asks the rules as they were for an engine that did not know of a reset yet,
// or that learned of another configuration while it committed; nil where that
// explains nothing.
func (rc *ruleCheck) unaware(ctx context.Context, c *detect.Candidate, m moment, typ smartmoney.NotificationType) (held *smartmoney.Held, err error) {
	views := rc.views(m)
	if len(views) == 0 {
		return nil, nil
	}
	decisions := slices.Clone(rc.decisions)
	for _, v := range append(views, view{version: rc.version}) { // the last one restores it
		if err := rc.see(ctx, v, m); err != nil {
			return nil, err
		}
		if held == nil {
			if held, err = rc.askAs(ctx, c, typ); err != nil {
				return nil, err
			}
		}
	}
	rc.decisions = decisions
	return held, nil
}

// views returns the other states that an engine may have seen.
func (rc *ruleCheck) views(m moment) (all []view) {
	if slices.ContainsFunc(rc.resets, func(r reset) bool { return r.over(m, false) && !r.over(m, true) }) {
		all = append(all, view{version: rc.version, unaware: true})
	}
	for next := rc.version + 1; next < min(len(rc.work.versions), rc.version+1+commitViews); next++ {
		if late := rc.work.versions[next].ChangedAt.Sub(m.committed); late < -learnLag || late > commitLag {
			break
		}
		all = append(all, view{version: next})
	}
	return all
}

// see moves the decider to the state that an engine with a view had at a moment.
func (rc *ruleCheck) see(ctx context.Context, v view, m moment) error {
	if err := rc.use(ctx, v.version); err != nil {
		return err
	}
	return rc.noteAgain(ctx, m, v.unaware)
}

// askAs returns the rule except age that holds back a candidate as a type, nil if none does.
func (rc *ruleCheck) askAs(ctx context.Context, c *detect.Candidate, typ smartmoney.NotificationType) (*smartmoney.Held, error) {
	if err := rc.ask(ctx, c); err != nil {
		return nil, err
	}
	for _, v := range rc.decisions {
		if v.Type == typ {
			return v.Held, nil
		}
	}
	return nil, nil
}
