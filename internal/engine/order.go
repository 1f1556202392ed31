package engine

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Decisions are made in the order of global offsets over all chains, whatever a correction takes to
// compute: which candidates become notifications, and which notifications a correction retracts.
// The progress in the database is the global offset up to which every decision is made; decisions
// and progress are committed together. While a chain waits for a correction, the others go on, and
// what they have to decide on is undecided: it is kept with its chain until the chain that is
// behind has caught up. After a restart the replay from the checkpoint finds it again, for a chain
// makes no checkpoint after something undecided.

const (
	// undecidedBytes bounds the memory of what is undecided, except that a correction is never
	// split. When it is used up, events that would add to it wait, and with them the later ones of
	// all chains.
	undecidedBytes = 64 << 20
	// lateBytes bounds the change records of a chain without a checkpoint, bytes: the next event
	// that may be one waits then until the chain has nothing undecided.
	lateBytes = 64 << 20
)

// undecided is a candidate, or a correction whose notifications are not judged, that waits for the
// decisions on earlier events.
type undecided struct {
	offset int64 // global
	time   int64 // event time of its chain, unix ns
	bytes  int   // of memory

	candidate  *detect.Candidate // nil: a correction
	names      heldNames
	tracked    *notify.TrackedSignal
	detectedAt time.Time
	appendedAt int64 // unix ns; 0: not known

	correction takenBack
	tokens     []uint32 // of the trades taken back
}

// heldNames are the names of a chain, with the symbol and the market of one token as they were at a
// trade.
type heldNames struct {
	detect.Names
	address, symbol string
	market          *smartmoney.SignalMarket
}

// Token returns the address and symbol of the trade's token.
func (h *heldNames) Token(uint32) (address, symbol string) { return h.address, h.symbol }

// Market returns the market of the trade's token.
func (h *heldNames) Market(uint32) *smartmoney.SignalMarket { return h.market }

// hold keeps a candidate undecided. The prices that follow its trade are recorded from now on, for
// the case that it raises a signal.
func (s *state) hold(c *detect.Candidate, appendedAt int64, now time.Time) {
	u := &undecided{
		offset: c.Trade.GlobalOffset, time: c.Trade.T, detectedAt: now, appendedAt: appendedAt, names: heldNames{Names: s},
		tracked: &notify.TrackedSignal{Undecided: true},
	}
	u.candidate, u.bytes = c.Hold()
	u.names.address, u.names.symbol = s.Token(c.Trade.Token)
	if !s.Ledger.Chain().DEX() {
		u.names.market = s.Market(c.Trade.Token)
	}
	s.outcomes.Add(u.tracked, c.Trade.Token, c.Trade.T, [notify.HorizonCount]bool{})
	s.keep(u)
}

func (s *state) keep(u *undecided) {
	s.undecided = append(s.undecided, u)
	s.undecidedBytes += u.bytes
}

// holdCorrections keeps applied corrections unjudged.
func (s *state) holdCorrections(c *correction) {
	tokens := c.tokens()
	for i := range c.judged.corrections {
		of := c.judged.corrections[i]
		s.keep(&undecided{
			offset: c.offsets[i], time: s.Ledger.EventTime(), bytes: 8*len(of.seqs) + 4*len(tokens), correction: of, tokens: tokens,
		})
	}
}

// decisionTimes are the event times, unix ns, of the next decisions: of what is undecided, else of
// the chains.
func (s *states) decisionTimes() (at [smartmoney.ChainCount]int64) {
	for i := range s {
		at[i] = s[i].Ledger.EventTime()
		if len(s[i].undecided) > 0 {
			at[i] = min(at[i], s[i].undecided[0].time)
		}
	}
	return at
}

// first returns the first of what is undecided, and its chain's state; nil if everything is
// decided.
func (s *states) first() (of *state, first *undecided) {
	for i := range s {
		if u := s[i].undecided; len(u) > 0 && (first == nil || u[0].offset < first.offset) {
			of, first = s[i], u[0]
		}
	}
	return of, first
}

// drop removes the first n of what is undecided on a chain.
func (s *state) drop(n int) {
	for i, u := range s.undecided[:n] {
		s.undecidedBytes -= u.bytes
		s.undecided[i] = nil
	}
	if s.undecided = s.undecided[n:]; len(s.undecided) == 0 {
		s.undecided = nil
	}
}

// undecidedAfter returns the offset of the first undecided of any chain after a global offset; most
// if there is none before that.
func (s *states) undecidedAfter(offset, most int64) int64 {
	for i := range s {
		u := s[i].undecided
		if n, _ := slices.BinarySearchFunc(u, offset+1, func(u *undecided, offset int64) int { return int(u.offset - offset) }); n < len(u) {
			most = min(most, u[n].offset)
		}
	}
	return most
}

// awaitsDecisions reports whether an event of a chain has to wait for decisions on earlier ones.
func (l *leading) awaitsDecisions(s *state, e *event.Event, offset int64) bool {
	late := len(s.undecided) > 0 && s.Written() > l.options.lateBytes && s.Due(e)
	return (late || l.full()) && !l.inOrder(offset)
}

// full reports whether nothing more may be undecided.
func (l *leading) full() bool {
	bytes := 0
	for _, s := range l.all {
		bytes += s.undecidedBytes
	}
	return bytes >= l.options.undecidedBytes
}

// decidedUpTo returns the global offset up to which every decision is made, when every event up to
// offset is applied but for the paused chains.
func (l *leading) decidedUpTo(offset int64) int64 {
	offset = l.paused.processed(offset)
	if _, u := l.all.first(); u != nil {
		offset = min(offset, u.offset-1)
	}
	return offset
}

// inOrder reports whether an event of a global offset is the next one to decide on.
func (l *leading) inOrder(offset int64) bool { return l.decidedUpTo(offset-1) == offset-1 }

// decideUpTo decides on undecided candidates up to a global offset, in order, until the batch has
// enough to commit, or up to a correction that is to be judged.
func (l *leading) decideUpTo(ctx context.Context, offset int64) error {
	for {
		s, u := l.all.first()
		if u == nil || u.offset > offset || u.candidate == nil || len(l.decider.Pending()) >= l.options.BatchNotifications {
			return nil
		}
		raises, err := l.consider(ctx, u.candidate, &u.names, u.detectedAt)
		if err != nil {
			return err
		}
		if u.tracked.Undecided = false; raises {
			l.raise(u.candidate.Trade, u.tracked, u.detectedAt, u.appendedAt)
		} else {
			s.outcomes.Drop(u.tracked, u.candidate.Trade.Token)
		}
		s.drop(1)
	}
}

// decide decides on the candidates that waited for the batch's events, up to a global offset.
func (l *leading) decide(ctx context.Context, reached int64) error {
	err := l.decideUpTo(ctx, l.paused.processed(reached))
	l.blocked = l.blocked && !l.inOrder(reached+1)
	return err
}

// decideOn decides on a candidate that was just detected, after those before it, or keeps it
// undecided.
func (l *leading) decideOn(ctx context.Context, s *state, c *detect.Candidate, appendedAt int64) error {
	offset := c.Trade.GlobalOffset
	if err := l.decideUpTo(ctx, l.paused.processed(offset-1)); err != nil {
		return err
	}
	detectedAt := l.options.Now()
	if !l.inOrder(offset) {
		s.hold(c, appendedAt, detectedAt)
		return nil
	}
	raises, err := l.consider(ctx, c, s, l.now)
	if raises {
		l.raise(c.Trade, new(notify.TrackedSignal), detectedAt, appendedAt)
		s.outcomes.Add(l.tracked[offset], c.Trade.Token, c.Trade.T, [notify.HorizonCount]bool{})
	}
	return err
}

// settle commits decisions on events that are applied, if there are any that were not made with
// them. It reports whether it did, or still may: the loop is then woken.
func (l *leading) settle(ctx context.Context) (bool, error) {
	s, u := l.all.first()
	if u == nil || u.offset > l.paused.processed(l.applied) {
		return false, nil
	}
	if u.candidate == nil {
		return l.settleCorrections(ctx, s)
	}
	l.queue.wakeLoop()
	l.begin(&eventRange{})
	if err := l.decideUpTo(ctx, l.paused.processed(l.applied)); err != nil {
		return false, err
	}
	err := l.commitBatch(ctx, l.applied, nil)
	return err == nil, err
}

// settleCorrections judges the corrections that come first in the background, and then commits their
// retractions.
func (l *leading) settleCorrections(ctx context.Context, s *state) (bool, error) {
	if l.judging == nil {
		l.judge(ctx, s)
		return false, nil
	}
	select {
	case <-l.judging.done:
	default:
		return false, nil
	}
	j := l.judging
	if j.err != nil {
		return false, j.err
	}
	l.queue.wakeLoop()
	out := &enginestate.Commit{Now: l.options.Now(), Retractions: j.next(l.options.BatchNotifications)}
	if j.left() == 0 {
		s.drop(len(j.corrections))
		l.judging = nil
	}
	out.Arrived, out.ArrivedFrom = l.decidedUpTo(l.applied), l.stored
	if err := l.commit(ctx, out); err != nil {
		return false, fmt.Errorf("retract %d notifications of %s: %w", len(out.Retractions), s.Ledger.Chain(), err)
	}
	return true, nil
}

// judge starts to judge the corrections that come first: those of a chain between which nothing
// else is to be decided.
func (l *leading) judge(ctx context.Context, s *state) {
	j := &judgement{chain: s.Ledger.Chain(), eventTime: s.undecided[0].time, done: make(chan struct{})}
	until := l.paused.processed(l.applied) + 1
	for _, other := range l.all {
		if other != s && len(other.undecided) > 0 {
			until = min(until, other.undecided[0].offset)
		}
	}
	for _, u := range s.undecided {
		if u.candidate != nil || u.offset >= until {
			break
		}
		j.corrections = append(j.corrections, u.correction)
		for _, token := range u.tokens {
			j.tokens = append(j.tokens, s.Ledger.Tokens.String(token))
		}
	}
	l.judging = j
	l.paused.background.Go(func() {
		defer l.queue.wakeLoop()
		defer close(j.done)
		j.err = j.judge(ctx, l.options.Store)
	})
}

// replayed keeps what an event of the replay after a checkpoint left undecided.
func (s *state) replayed(r *detect.Candidate, appendedAt int64, decided int64, now time.Time) {
	if r != nil && r.Trade.GlobalOffset > decided && r.Trade.Seq > s.ordered {
		s.hold(r, appendedAt, now)
	}
}

// replayedCorrections is replayed for corrections.
func (s *state) replayedCorrections(c *correction, decided int64) {
	n := 0
	for n < len(c.offsets) && (c.offsets[n] <= decided || c.judged.corrections[n].seq <= s.ordered) {
		n++
	}
	c.offsets, c.judged.corrections = c.offsets[n:], c.judged.corrections[n:]
	s.holdCorrections(c)
}
