package decisions

import (
	"context"
	"fmt"
	"math"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/notifications"
	"smartmoney/internal/replay"
	"smartmoney/internal/smartmoney"
)

// Followed is a customer whose decisions are followed.
type Followed struct {
	CustomerID string
	After      int64 // global offset: candidates of trades up to it are left out
}

// Made is a decision about one candidate as one type of signal.
type Made struct {
	Customer int   // index of the customer in the list
	Offset   int64 // global offset of the candidate's trade
	N        int   // index among the decisions about the candidate
	Sequence int64 // of the entry of the customer's log that it became; 0: held back
	smartmoney.Decision
}

// Places finds where in the journal a global offset is.
type Places interface {
	// JournalReached returns by Chain.Index the event time, unix ns, up to which a chain's journal is at or before a
	// global offset; math.MinInt64 for a chain that has no row so old.
	JournalReached(ctx context.Context, offset int64) ([smartmoney.ChainCount]int64, error)
}

// Follow calls visit with every decision about the candidates of some customers, by global offset, one customer after
// the other in the order of the list, and returns the global offset up to which there are no others. It reads the
// journal once for all customers, from a window before the smallest offset, and holds their entries of that time in
// memory. What it returns for a candidate is the same at any time, but for its words; a candidate whose configuration
// is no longer stored is left out.
func (l *Ledger) Follow(ctx context.Context, places Places, customers []Followed, visit func(Made) error) (upTo int64, err error) {
	// The progress is read first: everything else is complete up to it.
	if upTo, err = l.options.Journal.Progress(ctx); err != nil {
		return 0, fmt.Errorf("follow decisions: %w", err)
	}
	f, err := l.follower(ctx, places, customers, upTo)
	if err == nil {
		f.visit = visit
		err = replay.Scan(ctx, l.options.Journal, f.within, func(at *replay.Cursor, c *detect.Candidate) error { return f.candidate(ctx, at, c) })
	}
	if err != nil {
		return 0, fmt.Errorf("follow decisions: %w", err)
	}
	return upTo, nil
}

// follower follows the decisions of customers through one scan.
type follower struct {
	customers []Followed
	checks    []*ruleCheck // of each
	within    *replay.Range
	visit     func(Made) error

	made Made  // what is the same for the decisions about a candidate
	err  error // of visit
}

// follower reads what the decisions of customers are made of.
func (l *Ledger) follower(ctx context.Context, places Places, customers []Followed, upTo int64) (*follower, error) {
	first := int64(math.MaxInt64)
	for _, c := range customers {
		first = min(first, c.After)
	}
	from, err := places.JournalReached(ctx, first)
	if err != nil {
		return nil, err
	}
	revision, err := l.options.Journal.JournalRevision(ctx, from)
	if err != nil {
		return nil, err
	}
	works, window := make([]*work, len(customers)), time.Duration(0)
	for i, c := range customers {
		if works[i], err = l.followed(ctx, c.CustomerID, from, revision); err != nil {
			return nil, err
		}
		for _, v := range works[i].versions {
			window = max(window, v.Config.Window())
		}
	}
	f := &follower{customers: customers, within: replay.NewRange(l.options.TopWallets, window, nil)}
	f.within.UpTo = upTo
	for i := range from {
		f.within.After[i] = replay.Earlier(from[i], window)
	}
	for _, w := range works {
		f.checks = append(f.checks, newRuleCheck(&l.options, w, f.within.Names))
	}
	return f, nil
}

// followed reads what the decisions of a customer are made of, about candidates from event times and a configuration
// revision on.
func (l *Ledger) followed(ctx context.Context, id string, from [smartmoney.ChainCount]int64, revision int64) (w *work, err error) {
	w = &work{}
	if l.options.Keep > 0 {
		w.kept = l.options.Now().Add(-l.options.Keep)
	}
	if w.versions, err = l.options.Sent.ConfigHistory(ctx, id, revision); err != nil {
		return nil, err
	}
	check := 24 * time.Hour // a budget reaches back a day at most, a cooldown by its length
	for i := range w.versions {
		check = max(check, w.versions[i].Config.Cooldown())
	}
	earliest := int64(math.MaxInt64)
	for _, at := range from {
		earliest = min(earliest, at)
	}
	var since time.Time
	if earliest > math.MinInt64 {
		since = time.Unix(0, earliest).Add(-check)
	}
	if w.entries, err = l.options.Sent.SentNotifications(ctx, id, since); err != nil {
		return nil, err
	}
	byOffset(w.entries)
	return w, nil
}

// candidate visits the decisions about a candidate.
func (f *follower) candidate(ctx context.Context, at *replay.Cursor, c *detect.Candidate) error {
	for i, check := range f.checks {
		if c.Trade.GlobalOffset <= f.customers[i].After || at.Row.CommittedAt.Before(check.work.kept) {
			continue // it fills the windows
		}
		f.made = Made{Customer: i, Offset: c.Trade.GlobalOffset}
		if err := check.decide(ctx, f, at, c); err != nil {
			return err
		}
		if f.err != nil {
			return f.err
		}
	}
	return nil
}

var _ recorder = (*follower)(nil)

func (f *follower) met(e *notifications.Sent, symbol string) {
	f.emit(deliveredDecision(e, symbol), e.Sequence)
}

func (f *follower) hold(chain smartmoney.Chain, t *detect.Trade, typ smartmoney.NotificationType, address, symbol string,
	held smartmoney.Held, text string,
) {
	at := time.Unix(0, t.T).UTC()
	d := smartmoney.Decision{
		Outcome: smartmoney.OutcomeHeldBack, Chain: chain, Token: address, Symbol: symbol, Type: typ, Held: &held, Text: text,
		Count: 1, FirstAt: at, LastAt: at,
	}
	if d.Text == "" {
		d.Text = explanation(&d)
	}
	f.emit(d, 0)
}

func (f *follower) emit(d smartmoney.Decision, sequence int64) {
	if f.err != nil {
		return
	}
	made := f.made
	made.Decision, made.Sequence = d, sequence
	f.made.N++
	f.err = f.visit(made)
}
