package service

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// Horizons says since when records are kept.
type Horizons interface {
	// Horizon returns where a chain's log begins.
	Horizon(ctx context.Context, chain smartmoney.Chain) (eventlog.Horizon, error)
	// ClosingsKeptSince returns the event time before which positions that a chain's wallets closed
	// were deleted; the zero time if none was.
	ClosingsKeptSince(ctx context.Context, chain smartmoney.Chain) (time.Time, error)
	// NotificationsKeptSince returns the time before which entries of notification logs were
	// deleted by their age; the zero time if none was.
	NotificationsKeptSince(ctx context.Context) (time.Time, error)
}

// horizons remembers since when records are kept, so that pages of them do not read the database
// for it.
type horizons struct {
	from          Horizons // nil: nothing is ever dropped
	trades        [smartmoney.ChainCount]status.Kept[time.Time]
	closings      [smartmoney.ChainCount]status.Kept[time.Time]
	notifications status.Kept[time.Time]
}

// before returns the time before which records may have been dropped, nil if none was. It reads it
// with read if it is not kept.
func (h *horizons) before(ctx context.Context, what string, kept *status.Kept[time.Time], read func(context.Context) (time.Time, error)) (*time.Time, error) {
	if h.from == nil {
		return nil, nil //nolint:nilnil // nil means that none was
	}
	before, err := kept.Value(ctx, read)
	if err != nil {
		return nil, fmt.Errorf("read since when %s are kept: %w", what, err)
	}
	if before.IsZero() {
		return nil, nil //nolint:nilnil // likewise
	}
	return &before, nil
}

// TradesKeptSince returns the time from which on the trades of a page's wallet are complete, nil if
// none of its chain was dropped. Earlier ones may be on pages, too: segments of the log are dropped
// whole.
func (s *Service) TradesKeptSince(ctx context.Context, p *TradePage) (*time.Time, error) {
	h := &s.horizons
	return h.before(ctx, "trades of "+string(p.Chain), &h.trades[p.Chain.Index()], func(ctx context.Context) (time.Time, error) {
		at, err := h.from.Horizon(ctx, p.Chain)
		return at.Before, err
	})
}

// closingsKeptSince returns the event time before which closed positions of a chain may have been
// deleted, nil if none was.
func (s *Service) closingsKeptSince(ctx context.Context, chain smartmoney.Chain) (*time.Time, error) {
	h := &s.horizons
	return h.before(ctx, "closed positions of "+string(chain), &h.closings[chain.Index()], func(ctx context.Context) (time.Time, error) {
		return h.from.ClosingsKeptSince(ctx, chain)
	})
}

// notificationsKeptSince returns the time before which entries of notification logs may have been
// deleted, by the present setting or a former one; nil if they are kept for ever and none was.
func (s *Service) notificationsKeptSince(ctx context.Context) (*time.Time, error) {
	deleted, err := s.horizons.before(ctx, "notifications", &s.horizons.notifications, func(ctx context.Context) (time.Time, error) {
		return s.horizons.from.NotificationsKeptSince(ctx)
	})
	if err != nil || s.keepNotifications == 0 {
		return deleted, err
	}
	kept := s.now().Add(-s.keepNotifications).UTC().Truncate(time.Microsecond)
	if deleted != nil && deleted.After(kept) {
		return deleted, nil
	}
	return &kept, nil
}
