package service

import (
	"context"
	"fmt"
	"time"

	"smartmoney/internal/smartmoney"
)

// SignalPage is a page of a customer's log.
type SignalPage struct {
	Signals []*Signal
	Since   *time.Time // the lower bound in effect; nil: none

	customerID string
	selection  selection
	recent     bool  // the newest of the last 24 hours; older notifications precede it
	descending bool  // highest sequence first
	older      bool  // selected notifications with a lower sequence exist
	newer      bool  // selected notifications with a higher sequence exist
	end        int64 // for an empty page: no notification up to this sequence is selected
}

// locate sets the range of the page from its arguments.
func (p *SignalPage) locate(at paging) error {
	sequence, err := decodeSignalCursor(p.customerID, at.cursor)
	if err != nil {
		return at.renamed(err)
	}
	if p.selection.Newest = at.back; at.cursor == nil {
		return nil
	}
	if at.back {
		p.selection.Before, p.newer = max(sequence, 1), true
	} else {
		p.selection.After, p.older = sequence, sequence > 0
	}
	return nil
}

// fill reads at most limit notifications into the page. If there are none, it reads the
// end of the log and then the page again, so that a client that continues from the end
// misses nothing. It rejects a cursor beyond the end.
func (s *Service) fill(ctx context.Context, page *SignalPage, limit int) error {
	if err := s.read(ctx, page, limit); err != nil || len(page.Signals) > 0 {
		return err
	}
	end, err := s.notifications.LastSequence(ctx, page.customerID)
	if err != nil {
		return fmt.Errorf("end of the log of customer %s: %w", page.customerID, err)
	}
	if page.selection.After > end {
		return errBeyondEnd()
	}
	page.end = end
	return s.read(ctx, page, limit)
}

func errBeyondEnd() error {
	return smartmoney.BadInput("after", "after must not be beyond the end of the log")
}

func (s *Service) read(ctx context.Context, page *SignalPage, limit int) error {
	page.Signals = []*Signal{}
	if page.selection.nothing {
		return nil
	}
	q := page.selection.NotificationQuery
	if page.recent {
		q.Since = nil // an older notification shows that a page precedes this one
	}
	list, err := s.notifications.Notifications(ctx, q)
	if err != nil {
		return fmt.Errorf("notifications of customer %s: %w", page.customerID, err)
	}
	for page.recent && len(list) > 0 && !list[0].SentAt.After(*page.Since) {
		list, page.older = list[1:], true
	}
	if len(list) > limit && q.Newest {
		// The surplus notification is the oldest.
		list, page.older = list[len(list)-limit:], true
	} else if len(list) > limit {
		list, page.newer = list[:limit], true
	}
	for i := range list {
		page.Signals = append(page.Signals, newSignal(&list[i]))
	}
	return nil
}

// Cursor returns the cursor of signal i of the page.
func (p *SignalPage) Cursor(i int) string {
	return SignalCursor(p.customerID, p.Signals[i].Sequence)
}

// PageInfo returns the page's cursors and whether other pages precede and follow it.
// Cursors follow the sequence even if signals with a personal block come first: the end is
// the highest sequence of the page. The cursors of an empty page are the end of the log, so
// that continuing after endCursor returns every later notification.
func (p *SignalPage) PageInfo() *PageInfo {
	low, high := p.end+1, p.end
	if len(p.Signals) > 0 {
		low, high = p.Signals[0].Sequence, p.Signals[0].Sequence
	}
	for _, s := range p.Signals {
		low, high = min(low, s.Sequence), max(high, s.Sequence)
	}
	start, end := SignalCursor(p.customerID, low), SignalCursor(p.customerID, high)
	info := &PageInfo{HasPreviousPage: p.older, HasNextPage: p.newer, StartCursor: &start, EndCursor: &end}
	if p.descending {
		info.HasPreviousPage, info.HasNextPage = p.newer, p.older
		info.StartCursor, info.EndCursor = &end, &start
	}
	return info
}

// SignalEdge is one signal of a page with its cursor.
type SignalEdge struct {
	page  *SignalPage
	index int
}

// Edges returns the signals with their cursors.
func (p *SignalPage) Edges() []SignalEdge {
	edges := make([]SignalEdge, len(p.Signals))
	for i := range edges {
		edges[i] = SignalEdge{page: p, index: i}
	}
	return edges
}

// Cursor returns the signal's cursor.
func (e *SignalEdge) Cursor() string { return e.page.Cursor(e.index) }

// Personal returns the requested wallet's positions that concern the signal, nil if none.
func (e *SignalEdge) Personal() *smartmoney.Personal { return e.Node().Personal }

// Node returns the signal.
func (e *SignalEdge) Node() *Signal { return e.page.Signals[e.index] }
