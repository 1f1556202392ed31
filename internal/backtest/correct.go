package backtest

import (
	"errors"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
)

// defaultHorizon is how far back corrections reach, in event time (semantics 7).
const defaultHorizon = 7 * 24 * time.Hour

// ErrCorrections is the error of a correction in a run that keeps no history for it.
var ErrCorrections = errors.New("the events have corrections, which the run must keep a history for")

// correct applies a retract or rewind event (semantics 7).
func (r *Run) correct(e *event.Event) (Effect, error) {
	i := e.Chain.Index()
	h := r.histories[i]
	if h == nil {
		return Effect{}, ErrCorrections
	}
	seqs := r.taken(e, h)
	if len(seqs) == 0 {
		return Effect{Unknown: true}, nil
	}
	if len(seqs) > eventlog.MaxTakenBack {
		return Effect{Rejected: fmt.Errorf("the rewind takes back %d trades: the most is %d", len(seqs), eventlog.MaxTakenBack)}, nil
	}
	if err := h.within(seqs, r.horizon); err != nil {
		return Effect{Rejected: err}, nil
	}
	for _, seq := range seqs {
		delete(r.live, h.entry(seq).key)
	}
	k, err := h.correction(seqs)
	if err != nil {
		return Effect{}, fmt.Errorf("backtest: %w", err)
	}
	r.offset++
	k.Seq, k.GlobalOffset = r.chains[i].Position()+1, r.offset
	record := r.chains[i].Retract(k)
	fallen, err := r.raised.Retract(e.Chain, record.T, seqs)
	if err != nil {
		return Effect{}, fmt.Errorf("backtest: %w", err)
	}
	for _, n := range fallen {
		r.tally.Retract(r.decider.Pending()[n].Signal)
	}
	return Effect{Retracted: len(seqs)}, nil
}

// taken returns the sequence numbers of the live trades that a correction names, rising.
func (r *Run) taken(e *event.Event, h *history) []int64 {
	if e.Type == event.TypeRewind {
		return h.after(e.Correction.Block)
	}
	if seq, live := r.live[event.IDKey(e.Chain, e.Correction.ID)]; live {
		return []int64{seq}
	}
	return nil
}
