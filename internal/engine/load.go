package engine

import (
	"context"
	"fmt"
	"math"

	"golang.org/x/sync/errgroup"

	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// load loads every chain at once.
func (e *Engine) load(ctx context.Context, one func(context.Context, smartmoney.Chain) (*state, error)) (*states, error) {
	var all states
	group, ctx := errgroup.WithContext(ctx)
	for i, chain := range smartmoney.Chains() {
		group.Go(func() (err error) {
			all[i], err = one(ctx, chain)
			return err
		})
	}
	return &all, group.Wait()
}

// loadLeading loads the state as of the last boundary and applies the log again
// from there to the position, all without effect outside.
func (e *Engine) loadLeading(ctx context.Context, chain smartmoney.Chain) (*state, error) {
	var position, boundary int64
	s, err := e.loadState(ctx, chain, func(stored store.State, m meta) int64 {
		position, boundary = stored.Position, m.Boundary
		return boundary
	})
	if err != nil {
		return nil, err
	}
	s.position, s.boundary = boundary, boundary
	for s.position < position {
		stretch, _, err := e.options.Store.ReadLog(ctx, chain, s.position)
		if err != nil {
			return nil, err
		}
		if len(stretch.Events) == 0 {
			return nil, fmt.Errorf("log of %s ends at %d, before the engine's position %d", chain, s.position, position)
		}
		for i := range stretch.Events[:min(int64(len(stretch.Events)), position-s.position)] {
			s.position++
			s.apply(&stretch.Events[i], s.position, e.interval)
		}
	}
	// Only what was persisted counts as a boundary to resume from: with another rank
	// interval than before, the replay may have taken the ranking at others.
	s.boundary = boundary
	s.book.Forget(boundary)
	return s, nil
}

// loadFollowing loads the state as of the last commit.
func (e *Engine) loadFollowing(ctx context.Context, chain smartmoney.Chain) (*state, error) {
	last := int64(0)
	s, err := e.loadState(ctx, chain, func(stored store.State, _ meta) int64 {
		last = stored.Position
		return math.MaxInt64
	})
	if err == nil {
		s.position = last
	}
	return s, err
}

// loadState loads what is persisted of a chain up to the position that begin gives.
func (e *Engine) loadState(ctx context.Context, chain smartmoney.Chain, begin func(store.State, meta) (upTo int64)) (*state, error) {
	loader := ledger.NewLoader(chain)
	err := e.options.Store.LoadState(ctx, chain,
		func(stored store.State) (int64, error) {
			m, err := parseMeta(stored.Meta)
			if err != nil {
				return 0, err
			}
			return begin(stored, m), nil
		},
		func(p store.StatePage) error { return loader.Page(ledger.Page(p.Page), p.Seq, p.Body) },
		func(d store.Delta) error { return loader.Changes(d.Seq, d.Body) })
	if err != nil {
		return nil, fmt.Errorf("load state: %w", err)
	}
	book, err := loader.Done()
	if err != nil {
		return nil, fmt.Errorf("load state: %w", err)
	}
	return &state{book: book, board: rank.NewBoard(book, e.options.Filters[chain], e.options.TopWallets)}, nil
}
