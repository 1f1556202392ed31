package importer

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// row is one usable record on its way to its place in time.
type row struct {
	at    time.Time
	line  int
	ref   string
	id    string                    // of its trade, before equal rows are numbered
	swap  *swap                     // a swap to be valued, or
	trade *smartmoney.Trade         // a trade that is complete but for its id, or
	other []event.Event             // events that are complete
	once  string                    // the row counts only where no earlier one has the same; "": always
	about *smartmoney.MarketMapping // of the trade's token; sent before its first trade
}

// rows puts rows in time order and makes items of them. Rows of one instant keep the
// order of the file, or are turned round in a file that runs backwards.
type rows struct {
	emit    func(Item) error
	limit   int
	pricer  *pricer
	mapped  map[string]bool // tokens whose mapping went out
	done    map[string]bool // what row.once named so far
	held    []*row
	ups     int // steps forward and back in time, as read
	downs   int
	flowing bool // the buffer was outgrown: rows pass straight on
	last    time.Time
	equal   map[string]int // ids given out at the time last
}

func newRows(s Settings, emit func(Item) error) *rows {
	return &rows{
		emit: emit, limit: s.SortRows, pricer: newPricer(s),
		mapped: map[string]bool{}, done: map[string]bool{}, equal: map[string]int{},
	}
}

// skip reports a record that cannot be used, at once.
func (q *rows) skip(line int, reason, ref string) error {
	return q.emit(Item{Line: line, Skip: reason, Ref: ref})
}

// add takes a row in the order of the file.
func (q *rows) add(r *row) error {
	if q.flowing {
		if r.at.Before(q.last) {
			return q.tooLong(r.line)
		}
		return q.finish(r, 0)
	}
	if n := len(q.held); n > 0 {
		switch r.at.Compare(q.held[n-1].at) {
		case 1:
			q.ups++
		case -1:
			q.downs++
		}
	}
	q.held = append(q.held, r)
	if len(q.held) <= q.limit {
		return nil
	}
	if q.downs > 0 {
		return q.tooLong(r.line)
	}
	q.flowing = true
	for _, held := range q.held {
		if err := q.finish(held, 0); err != nil {
			return err
		}
	}
	q.held = nil
	return nil
}

func (q *rows) tooLong(line int) error {
	return fmt.Errorf("line %d is earlier than a line before it, and the file is longer than the %d rows that can be put in time order: sort or split it first", line, q.limit)
}

// close sends what is held, in time order.
func (q *rows) close() error {
	if q.downs > q.ups {
		slices.Reverse(q.held)
	}
	slices.SortStableFunc(q.held, func(a, b *row) int { return a.at.Compare(b.at) })
	for i, r := range q.held {
		if err := q.finish(r, float64(i+1)/float64(len(q.held))); err != nil {
			return err
		}
		q.held[i] = nil // done with: let go of the memory
	}
	return nil
}

// finish makes the row's item. Rows come here in time order.
func (q *rows) finish(r *row, share float64) error {
	if !r.at.Equal(q.last) {
		q.last = r.at
		clear(q.equal)
	}
	item := Item{Line: r.line, Ref: r.ref, Share: share}
	switch {
	case r.swap != nil:
		item.Events, item.Skip = q.pricer.events(q.number(r.id), r.ref, r.at, r.swap)
	case r.trade != nil:
		r.trade.ID, r.trade.TradedAt = q.number(r.id), r.at
		if r.about != nil && !q.mapped[r.trade.Token] {
			q.mapped[r.trade.Token] = true
			item.Events = append(item.Events, mappingEvent(r.about))
		}
		item.Events = append(item.Events, event.Event{Type: event.TypeTrade, Chain: r.trade.Chain, Trade: r.trade})
	case r.once != "" && q.done[r.once]:
		item.Skip = skipRepeated
	default:
		item.Events = r.other
		q.done[r.once] = true
	}
	return q.emit(item)
}

// number keeps equal rows apart: the second of the same instant gets "#2". Equal rows
// are interchangeable, so their numbers do not depend on the order of the file.
func (q *rows) number(id string) string {
	q.equal[id]++
	if n := q.equal[id]; n > 1 {
		return id + "#" + strconv.Itoa(n)
	}
	return id
}

func mappingEvent(m *smartmoney.MarketMapping) event.Event {
	return event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: m}
}
