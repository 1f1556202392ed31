package service

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// KeptSince reads since when records are kept, each from its store. Nil: such records are kept for
// ever.
type KeptSince struct {
	// Trades returns where a chain's log begins.
	Trades func(ctx context.Context, chain smartmoney.Chain) (eventlog.Horizon, error)
	// Closings returns the event time before which closed positions of a chain were deleted; the
	// zero time if none was.
	Closings func(ctx context.Context, chain smartmoney.Chain) (time.Time, error)
	// Notifications returns the time before which notifications were deleted by their age; the zero
	// time if none was.
	Notifications func(ctx context.Context) (time.Time, error)
}

// kept remembers since when records are kept, so that pages of them do not read the database for
// it.
type kept struct {
	trades        [smartmoney.ChainCount]status.Kept[time.Time]
	closings      [smartmoney.ChainCount]status.Kept[time.Time]
	notifications status.Kept[time.Time]
}

// before returns the time before which records may have been dropped, nil if none was. It reads it
// with read if it is not kept.
func before(ctx context.Context, what string, kept *status.Kept[time.Time], read func(context.Context) (time.Time, error)) (*time.Time, error) {
	before, err := kept.Value(ctx, read)
	if err != nil {
		return nil, fmt.Errorf("read since when %s are kept: %w", what, err)
	}
	if before.IsZero() {
		return nil, nil //nolint:nilnil // nil means that none was
	}
	return &before, nil
}

// TradesKeptSince returns the time from which on the trades of a page's wallet are complete, nil if
// none of its chain was dropped. Earlier ones may be on pages, too: segments of the log are dropped
// whole.
func (s *Service) TradesKeptSince(ctx context.Context, p *TradePage) (*time.Time, error) {
	return before(ctx, "trades of "+string(p.Chain), &s.kept.trades[p.Chain.Index()], func(ctx context.Context) (time.Time, error) {
		if s.opts.Kept.Trades == nil {
			return time.Time{}, nil
		}
		at, err := s.opts.Kept.Trades(ctx, p.Chain)
		return at.Before, err
	})
}

// closingsKeptSince returns the event time before which closed positions of a chain may have been
// deleted, nil if none was.
func (s *Service) closingsKeptSince(ctx context.Context, chain smartmoney.Chain) (*time.Time, error) {
	return before(ctx, "closed positions of "+string(chain), &s.kept.closings[chain.Index()], func(ctx context.Context) (time.Time, error) {
		if s.opts.Kept.Closings == nil {
			return time.Time{}, nil
		}
		return s.opts.Kept.Closings(ctx, chain)
	})
}

// notificationsKeptSince returns the time before which entries of notification logs may have been
// deleted, by the present setting or a former one; nil if they are kept for ever and none was.
func (s *Service) notificationsKeptSince(ctx context.Context) (*time.Time, error) {
	deleted, err := before(ctx, "notifications", &s.kept.notifications, func(ctx context.Context) (time.Time, error) {
		if s.opts.Kept.Notifications == nil {
			return time.Time{}, nil
		}
		return s.opts.Kept.Notifications(ctx)
	})
	if err != nil || s.opts.KeepNotifications == 0 {
		return deleted, err
	}
	kept := s.opts.Now().Add(-s.opts.KeepNotifications).UTC().Truncate(time.Microsecond)
	if deleted != nil && deleted.After(kept) {
		return deleted, nil
	}
	return &kept, nil
}
