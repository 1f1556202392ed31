package service

import (
	"context"
	"fmt"
	"sync"
	"time"

	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
)

// Horizons says where the chains' logs begin.
type Horizons interface {
	// Horizon returns where a chain's log begins.
	Horizon(ctx context.Context, chain smartmoney.Chain) (eventlog.Horizon, error)
}

// horizonAge is how long the horizon of a chain is taken from memory, so that pages of trades do not read the database.
const horizonAge = 10 * time.Second

// horizons remembers where the chains' logs begin.
type horizons struct {
	from Horizons // nil: nothing is ever dropped
	now  func() time.Time

	mu    sync.Mutex // guards what follows
	known [smartmoney.ChainCount]struct {
		read   time.Time
		before time.Time
	}
}

// before returns the time before which trades of a chain may have been dropped, the zero time if none was.
func (h *horizons) before(ctx context.Context, chain smartmoney.Chain) (time.Time, error) {
	if h.from == nil {
		return time.Time{}, nil
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	known := &h.known[chain.Index()]
	if now := h.now(); known.read.IsZero() || now.Sub(known.read) >= horizonAge || now.Before(known.read) {
		at, err := h.from.Horizon(ctx, chain)
		if err != nil {
			return time.Time{}, fmt.Errorf("read since when trades of %s are kept: %w", chain, err)
		}
		known.read, known.before = now, at.Before
	}
	return known.before, nil
}

// TradesKeptSince returns the time before which trades of a page's wallet may have been dropped, nil if none of its
// chain was.
func (s *Service) TradesKeptSince(ctx context.Context, p *TradePage) (*time.Time, error) {
	before, err := s.horizons.before(ctx, p.Chain)
	if err != nil || before.IsZero() {
		return nil, err
	}
	return &before, nil
}

// notificationsKeptSince returns the time before which entries of notification logs are deleted, nil if they are kept
// for ever.
func (s *Service) notificationsKeptSince() *time.Time {
	if s.keepNotifications == 0 {
		return nil
	}
	return new(s.now().Add(-s.keepNotifications).UTC().Truncate(time.Microsecond))
}
