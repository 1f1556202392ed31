package engine

import (
	"context"
	"errors"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// pagesAtOnce is about how many bytes of state pages one commit of a rebuild writes.
const pagesAtOnce = 4 << 20

var (
	errNotKept    = errors.New("a former version dropped its first events and kept too little of them to make the state from: restore a backup")
	errEngineMeta = errors.New("the row of engine_state is damaged, and the first events of the log were dropped: restore a backup")
)

// rebuildFromBases makes the state of a chain whose first events were dropped: every page as of the checkpoint that is stored, and
// the change records from there to the stored position, so that an engine resumes as it would have. former says that the row may be of a
// version without checksums.
func (e *Engine) rebuildFromBases(ctx context.Context, db BaseStore, r *enginestate.Rebuild, chain smartmoney.Chain, former bool) (out Rebuilt, err error) {
	out.Chain = chain
	stored := r.States[chain.Index()]
	m, err := parseMeta(chain, stored)
	if err != nil || m.Sum == nil && !former {
		return out, fmt.Errorf("%s: %w", chain, errEngineMeta)
	}
	s, d, err := e.firstState(ctx, db, chain)
	switch {
	case err != nil:
		return out, err
	case s == nil:
		return out, fmt.Errorf("%s: %w", chain, errNotKept)
	case m.Checkpoint < d.Last():
		return out, fmt.Errorf("the state of %s was at event %d when a service began last: %w", chain, m.Checkpoint, &eventlog.DroppedError{Chain: chain, First: d.First})
	}
	out.Dropped, out.Events = d.Last(), stored.Position-d.Last()
	s.days.resume(s.Ledger, m.Days)
	w := &stateWriter{Rebuild: r, state: s, stored: stored}
	if w.stored.Meta, err = e.renewed(m, stored).text(chain, stored.Position, stored.EventTime); err != nil {
		return out, err
	}
	if err := e.applyUpTo(ctx, s, m.Checkpoint, func(*enginestate.ChainCommit) error { return r.Alive(ctx) }); err != nil {
		return out, err
	}
	if err := w.pages(ctx); err != nil {
		return out, err
	}
	return out, e.applyUpTo(ctx, s, stored.Position, func(c *enginestate.ChainCommit) error {
		return w.write(ctx, &enginestate.ChainCommit{ChangeRecords: c.ChangeRecords})
	})
}

// applyUpTo applies a chain's log up to a position and calls write after each batch.
func (e *Engine) applyUpTo(ctx context.Context, s *state, upTo int64, write func(*enginestate.ChainCommit) error) error {
	for s.position < upTo {
		span, err := e.readUpTo(ctx, s.Ledger.Chain(), s.position, upTo)
		if err != nil {
			return err
		}
		if err := e.eachBatch(ctx, s, span, &journalRows{}, func(c *enginestate.Commit) error { return write(c.Chains[0]) }); err != nil {
			return err
		}
	}
	return nil
}

// stateWriter writes a chain's state and leaves its row of engine_state as it is stored.
type stateWriter struct {
	*enginestate.Rebuild
	state  *state
	stored eventlog.EngineState
}

func (w *stateWriter) write(ctx context.Context, c *enginestate.ChainCommit) error {
	c.Chain, c.From, c.To = w.state.Ledger.Chain(), w.stored.Position, w.stored.Position
	c.EventTime, c.Meta = w.stored.EventTime, w.stored.Meta
	return w.Write(ctx, &enginestate.Commit{Chains: []*enginestate.ChainCommit{c}})
}

// pages writes every page of the state as it is now.
func (w *stateWriter) pages(ctx context.Context) error {
	c, bytes := &enginestate.ChainCommit{}, 0
	for _, page := range w.state.Ledger.Pages() {
		body := w.state.Ledger.AppendPage(nil, page)
		c.Pages = append(c.Pages, enginestate.Page{Page: int32(page), Seq: w.state.position, Body: body})
		if bytes += len(body); bytes < pagesAtOnce {
			continue
		}
		if err := w.write(ctx, c); err != nil {
			return err
		}
		c, bytes = &enginestate.ChainCommit{}, 0
	}
	return w.write(ctx, c)
}
