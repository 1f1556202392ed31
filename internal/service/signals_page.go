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
	Since   *time.Time // the value that was used; nil where none was

	customerID string
	selection  selection
	recent     bool  // it shows the newest of the last 24 hours: older ones come before it
	falling    bool  // the highest sequence comes first
	older      bool  // entries that are selected have a lower sequence than those of the page
	newer      bool  // the same of a higher one
	end        int64 // of a page without entries: no entry up to this sequence belongs on it
}

// place takes over where the page lies by its arguments.
func (p *SignalPage) place(at paging) error {
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

// fill reads the page's entries, of which there are at most limit. Of a page without any
// it finds the end of the log first and looks again, so that whoever goes on from there
// misses nothing. A cursor that lies behind the end is refused.
func (s *Service) fill(ctx context.Context, page *SignalPage, limit int) error {
	if err := s.read(ctx, page, limit); err != nil || len(page.Signals) > 0 {
		return err
	}
	end, err := s.notifications.LastSequence(ctx, page.customerID)
	if err != nil {
		return fmt.Errorf("end of the log of customer %s: %w", page.customerID, err)
	}
	if page.selection.After > end {
		return errBehindEnd()
	}
	page.end = end
	return s.read(ctx, page, limit)
}

func errBehindEnd() error {
	return smartmoney.BadInput("after", "after must be a cursor of an entry that the log has had")
}

func (s *Service) read(ctx context.Context, page *SignalPage, limit int) error {
	page.Signals = []*Signal{}
	if page.selection.nothing {
		return nil
	}
	q := page.selection.NotificationQuery
	if page.recent {
		q.Since = nil // what is older tells that something comes before
	}
	list, err := s.notifications.Notifications(ctx, q)
	if err != nil {
		return fmt.Errorf("notifications of customer %s: %w", page.customerID, err)
	}
	for page.recent && len(list) > 0 && !list[0].SentAt.After(*page.Since) {
		list, page.older = list[1:], true
	}
	if len(list) > limit && q.Newest {
		// The one too many is the oldest.
		list, page.older = list[len(list)-limit:], true
	} else if len(list) > limit {
		list, page.newer = list[:limit], true
	}
	for i := range list {
		page.Signals = append(page.Signals, newSignal(&list[i]))
	}
	return nil
}

// Cursor is the place of the page's signal i.
func (p *SignalPage) Cursor(i int) string {
	return SignalCursor(p.customerID, p.Signals[i].Sequence)
}

// PageInfo tells where the page lies. Cursors go by sequence, also where those with a
// personal block come first: the end is then the highest sequence of the page. Those of
// a page without signals are the log's end: what comes after endCursor is still to come.
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
	if p.falling {
		info.HasPreviousPage, info.HasNextPage = p.newer, p.older
		info.StartCursor, info.EndCursor = &end, &start
	}
	return info
}

// SignalEdge is one signal of a page, with its place.
type SignalEdge struct {
	page  *SignalPage
	index int
}

// Edges returns the signals with their places.
func (p *SignalPage) Edges() []SignalEdge {
	edges := make([]SignalEdge, len(p.Signals))
	for i := range edges {
		edges[i] = SignalEdge{page: p, index: i}
	}
	return edges
}

// Cursor is the signal's place.
func (e *SignalEdge) Cursor() string { return e.page.Cursor(e.index) }

// Personal is what the wallet asked with has to do with the signal, nil for nothing.
func (e *SignalEdge) Personal() *smartmoney.Personal { return e.Node().Personal }

// Node is the signal.
func (e *SignalEdge) Node() *Signal { return e.page.Signals[e.index] }
