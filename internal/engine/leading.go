package engine

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// leading is the state of a leader besides the chains' states. It belongs to the loop.
type leading struct {
	*Engine
	all     *states
	decider *notify.Decider
	logs    backlog
	next    eventRange // events that were taken and are not applied
	behind  bool       // the logs may have events that the queue did not pass on
	more    bool       // events waited when the last batch was committed
	poll    time.Time  // when the logs are read next without a wake-up
	now     time.Time  // when the batch began

	applied int64 // every event up to this global offset is applied, except those of paused chains
	blocked bool  // the next event waits for decisions
	paused  pauses
	stored  int64 // the progress in the database
	// progressTarget is the offset that progress moves to once no chain is paused.
	progressTarget   int64
	revision         int64     // configuration revision that the decider has loaded
	customersChanged bool      // customers were loaded since widen last ran
	waiting          int       // chain that waited for its snapshot last, by Chain.Index
	batches          int       // with which the scan for days may store some, so far
	days             pace      // of the scan for days
	nextHistory      time.Time // not before it, history is written while the engine is idle
	tooLate          uint64    // candidates too old for a signal that are already counted
	// judging finds the retractions of the corrections that are decided on next; nil: there are none,
	// or it has not begun.
	judging *judgement

	// raised and tracked have, by global offset of the trade, when the batch's notifications were
	// raised and what they are about.
	raised  map[int64]notifications.Raised
	tracked map[int64]*notify.TrackedSignal
}

// newLeading loads the states and the customers.
func (e *Engine) newLeading(ctx context.Context) (*leading, error) {
	if err := e.renew(ctx); err != nil {
		return nil, err
	}
	customers, revision, err := e.options.Store.ChangedCustomers(ctx, -1)
	if err != nil {
		return nil, err
	}
	l := &leading{
		Engine: e, revision: revision, next: eventRange{from: 1}, behind: true, poll: time.Now(), tracked: map[int64]*notify.TrackedSignal{},
		raised: map[int64]notifications.Raised{}, days: pace{e.options.dayRows},
	}
	l.decider = notify.NewDecider(notify.Options{
		Log: e.options.Store, TopWallets: e.options.TopWallets, WarmUp: e.options.WarmUp, MaxAge: e.options.MaxSignalAge,
		SignalMinVolume: e.options.SignalMinVolume,
	})
	keep := time.Duration(0)
	for i := range customers {
		keep = max(keep, wholeDays(customers[i].Window()))
	}
	// Read before the states: a commit by another engine in between is then still to be applied,
	// and is noticed. In the other order it would count as applied.
	if l.applied, err = e.options.Store.Progress(ctx); err != nil {
		return nil, err
	}
	l.stored = l.applied
	// a former engine may have applied all of it
	if l.progressTarget, err = e.options.Store.Arrived(ctx); err != nil {
		return nil, err
	}
	load := func(ctx context.Context, chain smartmoney.Chain, keep time.Duration) (*state, error) {
		return e.loadLeading(ctx, chain, keep, l.stored)
	}
	if l.all, err = e.load(ctx, load, keep); err != nil {
		return nil, err
	}
	if err := l.restore(ctx, customers); err != nil {
		return nil, err
	}
	if err := l.resumeSnapshots(ctx); err != nil {
		return nil, err
	}
	return l, l.await(ctx)
}

// restore loads customers into the decider, with their past notifications.
func (l *leading) restore(ctx context.Context, changed []notifications.Customer) error {
	customers := make([]notify.Customer, len(changed))
	for i := range changed {
		a := &changed[i]
		customers[i] = notify.Customer{
			CustomerID: a.CustomerID, ConfigVersion: a.Version, LogVersion: a.LogVersion, Config: a.Config,
		}
	}
	return l.decider.Restore(ctx, customers, l.all.decisionTimes(), func(chain smartmoney.Chain, address string) (uint32, bool) {
		return l.all[chain.Index()].Ledger.Tokens.Find(address)
	})
}

// await sets timers for prices that earlier signals still lack.
func (l *leading) await(ctx context.Context) error {
	for _, s := range l.all {
		chain := s.Ledger.Chain()
		pending, err := l.options.Store.PendingOutcomes(ctx, chain, s.Ledger.EventTime()-int64(25*time.Hour))
		if err != nil {
			return err
		}
		for _, p := range pending {
			if token, ok := s.Ledger.Tokens.Find(p.Token); ok {
				s.outcomes.Add(&notify.TrackedSignal{SignalID: p.SignalID}, token, p.Timestamp, p.Has)
			}
		}
	}
	return nil
}

// updateCustomers loads changed customers. It is called after events were read and before they are
// applied, so that every change committed before an event was appended applies to it, whichever
// process made the change.
func (l *leading) updateCustomers(ctx context.Context) error {
	revision, err := l.options.Store.ConfigRevision(ctx)
	if err != nil || revision == l.revision {
		return err
	}
	return l.loadChangedCustomers(ctx)
}

// loadChangedCustomers loads the customers that changed since the last load.
func (l *leading) loadChangedCustomers(ctx context.Context) error {
	changed, revision, err := l.options.Store.ChangedCustomers(ctx, l.revision)
	if err != nil {
		return err
	}
	if err := l.restore(ctx, changed); err != nil {
		return err
	}
	l.revision, l.customersChanged = revision, true
	return nil
}

// widen loads older smart trades if a customer's window reaches back beyond those in memory. It
// does so in whole days, so that customers who widen their windows bit by bit do not keep the
// engine loading. It must not be called within a batch: the journal has committed trades only.
func (l *leading) widen(ctx context.Context) error {
	if !l.customersChanged {
		return nil
	}
	l.customersChanged = false
	window := l.decider.Window()
	for _, s := range l.all {
		if window <= s.Detector.Kept() {
			continue
		}
		s.Detector = detect.New(s.Ledger.Chain(), l.options.TopWallets, wholeDays(window))
		if err := l.loadSmartTrades(ctx, s); err != nil {
			return err
		}
	}
	return nil
}

func wholeDays(d time.Duration) time.Duration {
	const day = 24 * time.Hour
	return (d + day - 1) / day * day
}

// cycle takes a batch, applies its events, decides on what they raise, commits the results and
// publishes them. Corrections are batches of their own. Without a batch it writes history and waits.
func (l *leading) cycle(ctx context.Context) error {
	if err := l.finishBackground(ctx); err != nil {
		return err
	}
	batch, correction, err := l.take(ctx)
	if err != nil {
		return err
	}
	if l.next.empty() || l.blocked {
		return l.wait(ctx)
	}
	switch {
	case correction >= 0:
		return l.correct(ctx, correction)
	case batch.len() == 0:
		return l.skip(ctx, batch.to)
	}
	began := time.Now()
	reached, err := l.apply(ctx, &batch)
	if err != nil {
		return err
	}
	if err := l.decide(ctx, reached); err != nil {
		return err
	}
	if err := l.commitBatch(ctx, reached, nil); err != nil {
		return err
	}
	l.publish(began)
	return nil
}

// finishBackground commits the corrections that were computed in the background, and the decisions
// that waited for earlier ones.
func (l *leading) finishBackground(ctx context.Context) error {
	resumed, err := l.resume(ctx)
	if err != nil {
		return err
	}
	if resumed { // the events after the corrections are read anew
		l.next, l.behind, l.blocked = eventRange{from: 1}, true, false
	}
	settled, err := l.settle(ctx)
	if settled {
		l.blocked = false
	}
	return err
}

// take returns the next events of every chain by global offset, from the queue or else from the
// logs, up to the first correction. If a correction comes first, it returns its chain, else -1. It
// loads the customers that changed: every change before an event was appended applies to it.
func (l *leading) take(ctx context.Context) (batch eventRange, correction int, err error) {
	at, paused := l.all.positions(), l.paused.set()
	if l.next.empty() {
		var missing bool
		l.next, missing = l.queue.dequeue(at, paused, l.applied, l.options.BatchEvents)
		l.behind = l.behind || missing
	}
	if l.next.empty() && l.behind {
		if l.next, err = l.logs.read(ctx, l.Engine, at, paused, l.applied); err != nil {
			return eventRange{}, -1, err
		}
		if l.behind = !l.next.empty(); !l.behind {
			l.failing.Store(false)
		}
	}
	if err := l.updateCustomers(ctx); err != nil {
		return eventRange{}, -1, err
	}
	chain, offset, is := l.next.firstCorrection()
	if !is {
		return l.next, -1, nil
	}
	// A correction ends the batch before it: what it computes from the log must be committed.
	if batch = l.next.upTo(offset - 1); batch.len() > 0 {
		return batch, -1, nil
	}
	return eventRange{}, chain, nil
}

// wait writes history and waits for work, at most until the logs are polled for events of other
// processes whose wake-up was lost.
func (l *leading) wait(ctx context.Context) error {
	if err := l.writeHistory(ctx); err != nil {
		return err
	}
	if l.behind = l.idle(ctx, l.all, l.poll, l.historyDue(l.poll)); l.behind {
		l.poll = time.Now().Add(l.options.Poll)
	}
	return nil
}

// begin begins a batch of every chain.
func (l *leading) begin(batch *eventRange) {
	l.now = l.options.Now()
	for i, s := range l.all {
		s.begin(len(batch.chains[i].Events))
	}
}

// skip moves on to a global offset, up to which there are only numbers of duplicates.
func (l *leading) skip(ctx context.Context, offset int64) error {
	l.applied = offset
	if err := l.moveProgress(ctx); err != nil {
		return err
	}
	l.publish(time.Now())
	return nil
}

// publish publishes the leaderboards that are due after a batch.
func (l *leading) publish(began time.Time) {
	l.busy += time.Since(began)
	rest := l.next.after(l.all.positions(), l.applied)
	l.next = rest.without(l.paused.set())
	l.more = l.behind || !l.next.empty() || l.queue.waits()
	l.publishDue(l.all)
}

var errEnough = errors.New("the batch has enough to commit")

// apply applies a batch's events, and decides on their candidates in turn, until it has enough to
// commit. It returns the global offset of the last one.
func (l *leading) apply(ctx context.Context, batch *eventRange) (reached int64, err error) {
	if err := l.widen(ctx); err != nil {
		return 0, err
	}
	l.begin(batch)
	size := 0
	err = batch.inOrder(func(chain, from, to int) error {
		s, part := l.all[chain], &batch.chains[chain]
		for i := from; i < to; i++ {
			if i%ledger.PrefetchEvents == 0 {
				s.Ledger.Prefetch(part.Events[i:])
			}
			if s.AwaitsSnapshot(&part.Events[i]) {
				reached, l.waiting = part.Offsets[i]-1, chain
				return errEnough
			}
			if l.awaitsDecisions(s, &part.Events[i], part.Offsets[i]) {
				reached, l.blocked = part.Offsets[i]-1, true
				return errEnough
			}
			if c := s.next(&part.Events[i], part.Offsets[i]).Candidate; c != nil {
				if err := l.decideOn(ctx, s, c, part.AppendedAt(part.First+int64(i))); err != nil {
					return err
				}
			}
			size += part.Events[i].Size()
			if size >= l.options.batchBytes || len(l.decider.Pending()) >= l.options.BatchNotifications || l.all.dayRows() >= l.options.batchDays {
				reached = part.Offsets[i]
				return errEnough
			}
		}
		return nil
	})
	if err == nil {
		return batch.to, nil
	}
	if errors.Is(err, errEnough) {
		return reached, nil
	}
	return 0, err
}

// consider decides about a candidate and reports whether it raises a signal.
func (l *leading) consider(ctx context.Context, c *detect.Candidate, names detect.Names, now time.Time) (raises bool, err error) {
	before := len(l.decider.Pending())
	err = l.decider.Consider(ctx, c, names, now)
	return len(l.decider.Pending()) > before, err
}

// raise notes what the notifications of a trade share: the prices that follow it, and when it was
// detected and appended, unix ns; 0: not known.
func (l *leading) raise(t *detect.Trade, tracked *notify.TrackedSignal, detectedAt time.Time, appendedAt int64) {
	l.tracked[t.GlobalOffset] = tracked
	raised := notifications.Raised{DetectedAt: detectedAt.UTC()}
	if appendedAt > 0 {
		raised.IngestedAt = time.Unix(0, appendedAt).UTC()
	}
	l.raised[t.GlobalOffset] = raised
}

// done clears the committed batch.
func (l *leading) done() {
	clear(l.tracked)
	clear(l.raised)
	for _, s := range l.all {
		s.outcomes.Done()
	}
	l.decider.Done(l.all.decisionTimes())
	decisions := l.decider.Counts()
	l.decided(&decisions)
	l.advance(l.all)
}

// commitBatch commits the batch: the events up to a global offset, but for those of paused chains,
// what was decided, and retractions.
func (l *leading) commitBatch(ctx context.Context, reached int64, retractions []notify.Retraction) error {
	l.applied = reached
	out, err := l.collect(reached)
	if err != nil {
		return err
	}
	out.Retractions = retractions
	scanned := l.scanDays(out)
	if err := l.commit(ctx, out); err != nil {
		return err
	}
	if scanned != nil {
		scanned.Days.Stored()
	}
	l.done()
	return nil
}

// collect returns the commit of the batch, without its notifications and retractions.
func (l *leading) collect(reached int64) (*enginestate.Commit, error) {
	// Before the commit, so that whoever sees its effects sees this count, too.
	l.tooOld.Add(l.decider.TooOld() - l.tooLate)
	l.tooLate = l.decider.TooOld()
	l.capture()
	out := &enginestate.Commit{Arrived: l.decidedUpTo(reached), ArrivedFrom: l.stored, Now: l.now, Snapshots: l.nextSnapshotRows()}
	for _, s := range l.all {
		c, err := s.end()
		if err != nil {
			return nil, err
		}
		if c == nil {
			continue
		}
		out.Chains = append(out.Chains, c)
		if body := s.journal.Body(); body != nil {
			out.Journal = append(out.Journal, journalRow(s, body, l.now, l.revision))
		}
	}
	return out, nil
}

func journalRow(s *state, body []byte, now time.Time, revision int64) enginestate.JournalRow {
	span := s.journal.Span()
	if span.Trades == 0 { // refreshes carry no time of their own
		span.FromTime, span.ToTime = s.Ledger.EventTime(), s.Ledger.EventTime()
		span.FirstOffset, span.LastOffset = s.Offset(), s.Offset()
	}
	return enginestate.JournalRow{
		Chain: s.Ledger.Chain(), FirstSeq: span.FirstSeq, LastSeq: span.LastSeq, FromTime: span.FromTime, ToTime: span.ToTime,
		FirstOffset: span.FirstOffset, LastOffset: span.LastOffset, CommittedAt: now, ConfigRevision: revision, Body: body,
	}
}

// A batch is committed again if customers changed during its commit. After maxRetries its
// notifications are taken as they were decided on, as if they had come just before the change: a
// customer that keeps changing settings, or resetting a log, neither blocks commits nor loses
// signals.
const (
	maxRetries  = 8
	commitTries = 20
)

// commit commits a batch. If customers' settings or logs changed since their notifications were
// decided on, it decides those again, up to maxRetries times.
func (l *leading) commit(ctx context.Context, out *enginestate.Commit) error {
	// A commit in progress is finished even during shutdown: cancelling it would leave its outcome
	// unknown.
	whole, cancel := context.WithTimeout(l.uncut, commitTimeout)
	defer cancel()
	began := time.Now()
	for try := range commitTries {
		l.notifications(out)
		out.TakeOutdated, out.Clock, out.HistoryUntil = try >= maxRetries, l.options.Now, l.options.HistoryUntil
		err := l.options.Store.CommitState(whole, out)
		stale, is := errors.AsType[*notifications.StaleCustomers](err)
		if !is {
			if err == nil {
				l.committed(out, time.Since(began))
			}
			return err
		}
		if err := l.loadChangedCustomers(whole); err != nil {
			return fmt.Errorf("customers %s changed: %w", stale.Customers, err)
		}
	}
	return errors.New("customers changed again and again while their notifications were committed")
}

// committed publishes the views of a commit and passes on its notifications and retractions.
func (l *leading) committed(out *enginestate.Commit, took time.Duration) {
	l.metrics.committed(out, l.options.Now(), took)
	l.wroteSnapshots(out.Snapshots)
	for _, c := range out.Chains {
		s := l.all[c.Chain.Index()]
		s.Ledger.Publish()
		l.handDays(s, s.past)
		s.past = nil // a commit of days alone has none
	}
	if l.options.Delivered != nil && len(out.Notifications) > 0 {
		l.options.Delivered(out.Notifications)
	}
	if l.options.Retracted != nil && len(out.Retractions) > 0 {
		l.options.Retracted(out.Retractions)
	}
	l.stored = max(l.stored, out.Arrived) // 0: the commit does not move it
	if l.options.Committed != nil {
		l.options.Committed(Committed{Took: took, Events: eventsOf(out)})
	}
}

// notifications fills in the pending notifications, and the prices recorded so far.
func (l *leading) notifications(out *enginestate.Commit) {
	out.Notifications, out.Signals, out.Outcomes = nil, nil, nil
	for _, tracked := range l.tracked {
		tracked.SignalID = "" // its notifications may have been dropped
	}
	known := map[string]bool{}
	for _, n := range l.decider.Pending() {
		s := n.Signal
		if tracked := l.tracked[n.GlobalOffset]; tracked.SignalID == "" {
			tracked.SignalID = s.ID
		}
		out.Notifications = append(out.Notifications, notifications.Entry{
			CustomerID: n.CustomerID, LogVersion: n.LogVersion, SignalID: s.ID, Type: s.Type, Chain: s.Chain,
			Token: s.Token.Address, Timestamp: s.Timestamp.UnixNano(), GlobalOffset: n.GlobalOffset,
			LeastWallets: n.LeastWallets, Decision: n.Decision, Raised: l.raised[n.GlobalOffset],
		})
		if !known[s.ID] {
			known[s.ID] = true
			out.Signals = append(out.Signals, notifications.SignalBody{Signal: s, Raised: l.raised[n.GlobalOffset]})
		}
	}
	for _, s := range l.all {
		out.Outcomes = s.outcomes.Recorded(out.Outcomes)
	}
}
