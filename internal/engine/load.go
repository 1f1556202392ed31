package engine

import (
	"context"
	"fmt"
	"math"

	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/store"
)

// loadLeading loads the state as of the last boundary and applies the log again
// from there to the position, all without effect outside.
func (l *loop) loadLeading(ctx context.Context) (*state, error) {
	var position, boundary int64
	s, err := l.load(ctx, func(stored store.State, m meta) int64 {
		position, boundary = stored.Position, m.Boundary
		return boundary
	})
	if err != nil {
		return nil, err
	}
	s.position, s.boundary = boundary, boundary
	for s.position < position {
		segments, err := l.store.ReadLog(ctx, l.chain, s.position)
		if err != nil {
			return nil, err
		}
		if len(segments) == 0 {
			return nil, fmt.Errorf("log of %s ends at %d, before the engine's position %d", l.chain, s.position, position)
		}
		for _, seg := range segments {
			for i := range seg.Events {
				if s.position == position {
					break
				}
				s.position++
				s.apply(&seg.Events[i], s.position, l.interval)
			}
		}
	}
	if s.boundary != boundary {
		return nil, fmt.Errorf("BUG: replay of %s took a ranking at %d after %d", l.chain, s.boundary, boundary)
	}
	s.book.Forget(boundary)
	return s, nil
}

// loadFollowing loads the state as of the last commit.
func (l *loop) loadFollowing(ctx context.Context) (*state, error) {
	last := int64(0)
	s, err := l.load(ctx, func(stored store.State, _ meta) int64 {
		last = stored.Position
		return math.MaxInt64
	})
	if err == nil {
		s.position = last
	}
	return s, err
}

func (l *loop) load(ctx context.Context, begin func(store.State, meta) (upTo int64)) (*state, error) {
	loader := ledger.NewLoader(l.chain)
	err := l.store.LoadState(ctx, l.chain,
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
	return &state{book: book, board: rank.NewBoard(book, l.filter, l.topWallets)}, nil
}
