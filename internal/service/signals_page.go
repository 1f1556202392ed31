package service

import "time"

// SignalPage is a page of a customer's log.
type SignalPage struct {
	Signals []*Signal
	Since   *time.Time // the value that was used; nil where none was

	customerID   string
	selection    selection
	before, more bool
	falling      bool // the highest sequence comes first
}

// Cursor is the place of the page's signal i.
func (p *SignalPage) Cursor(i int) string {
	return SignalCursor(p.customerID, p.Signals[i].Sequence)
}

// PageInfo tells where the page lies. Cursors go by sequence, also where those with a
// personal block come first: the end is then the highest sequence of the page.
func (p *SignalPage) PageInfo() *PageInfo {
	info := &PageInfo{HasNextPage: p.more, HasPreviousPage: p.before}
	if len(p.Signals) == 0 {
		return info
	}
	low, high := 0, 0
	for i, s := range p.Signals {
		if s.Sequence < p.Signals[low].Sequence {
			low = i
		}
		if s.Sequence > p.Signals[high].Sequence {
			high = i
		}
	}
	start, end := p.Cursor(low), p.Cursor(high)
	if p.falling {
		start, end = end, start
	}
	info.StartCursor, info.EndCursor = &start, &end
	return info
}

// SignalEdge is one signal of a page, with its place.
type SignalEdge struct {
	page  *SignalPage
	index int
}

// Edges gives the signals with their places.
func (p *SignalPage) Edges() []SignalEdge {
	edges := make([]SignalEdge, len(p.Signals))
	for i := range edges {
		edges[i] = SignalEdge{page: p, index: i}
	}
	return edges
}

// Cursor is the signal's place.
func (e *SignalEdge) Cursor() string { return e.page.Cursor(e.index) }

// Node is the signal.
func (e *SignalEdge) Node() *Signal { return e.page.Signals[e.index] }
