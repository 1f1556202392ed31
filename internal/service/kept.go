package service

import (
	"context"
	"fmt"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

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

// horizonTimeout bounds one reading of a horizon.
const horizonTimeout = 10 * time.Second

// horizons remembers where the chains' logs begin.
type horizons struct {
	from Horizons // nil: nothing is ever dropped
	now  func() time.Time

	reading singleflight.Group // by chain, so that two requests do not both read

	mu    sync.Mutex // guards what follows
	known [smartmoney.ChainCount]horizon
}

// horizon is the time before which trades of a chain may have been dropped, as of the time when it was read.
type horizon struct{ read, before time.Time }

// before returns the time before which trades of a chain may have been dropped, the zero time if none was.
func (h *horizons) before(ctx context.Context, chain smartmoney.Chain) (time.Time, error) {
	if h.from == nil {
		return time.Time{}, nil
	}
	if before, ok := h.recent(chain); ok {
		return before, nil
	}
	result := h.reading.DoChan(string(chain), func() (any, error) {
		if before, ok := h.recent(chain); ok {
			return before, nil
		}
		// Others may wait for it, so that the end of one request does not end it.
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), horizonTimeout)
		defer cancel()
		now := h.now()
		at, err := h.from.Horizon(ctx, chain)
		if err != nil {
			return time.Time{}, err
		}
		h.mu.Lock()
		defer h.mu.Unlock()
		h.known[chain.Index()] = horizon{now, at.Before}
		return at.Before, nil
	})
	var err error
	select {
	case r := <-result:
		if before, ok := r.Val.(time.Time); ok && r.Err == nil {
			return before, nil
		}
		err = r.Err
	case <-ctx.Done():
		err = ctx.Err()
	}
	return time.Time{}, fmt.Errorf("read since when trades of %s are kept: %w", chain, err)
}

// recent returns what is known of a chain, if it need not be read.
func (h *horizons) recent(chain smartmoney.Chain) (before time.Time, ok bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	known := &h.known[chain.Index()]
	now := h.now()
	return known.before, !known.read.IsZero() && now.Sub(known.read) < horizonAge && !now.Before(known.read)
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
