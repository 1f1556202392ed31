package service

import (
	"context"
	"fmt"
	"time"

	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/status"
)

// Horizons says where the chains' logs begin.
type Horizons interface {
	// Horizon returns where a chain's log begins.
	Horizon(ctx context.Context, chain smartmoney.Chain) (eventlog.Horizon, error)
}

// horizons remembers where the chains' logs begin, so that pages of trades do not read the database.
type horizons struct {
	from  Horizons // nil: nothing is ever dropped
	known [smartmoney.ChainCount]status.Kept[time.Time]
}

// before returns the time before which trades of a chain may have been dropped, the zero time if none was.
func (h *horizons) before(ctx context.Context, chain smartmoney.Chain) (time.Time, error) {
	if h.from == nil {
		return time.Time{}, nil
	}
	before, err := h.known[chain.Index()].Value(ctx, func(ctx context.Context) (time.Time, error) {
		at, err := h.from.Horizon(ctx, chain)
		return at.Before, err
	})
	if err != nil {
		return time.Time{}, fmt.Errorf("read since when trades of %s are kept: %w", chain, err)
	}
	return before, nil
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
