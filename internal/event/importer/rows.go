package importer

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// row is one usable record, to be put in time order. One of swap, trade and other is set.
type row struct {
	at      time.Time
	line    int
	ref     string
	id      string                    // of its trade, before equal rows are numbered
	swap    *swap                     // a swap without a USD value yet
	trade   *smartmoney.Trade         // a trade without its id and time
	other   []event.Event             // complete events
	once    string                    // if set, a row with the same once as an earlier row is skipped
	mapping *smartmoney.MarketMapping // of the trade's token; emitted before its first trade
}

// rows puts rows in time order and emits their items. Rows of one instant keep the order
// of the file, or the reverse order if the file runs backwards in time.
type rows struct {
	emit      func(Item) error
	limit     int
	pricer    *pricer
	mapped    map[string]bool // tokens whose mapping has been emitted
	seen      map[string]bool // values of row.once so far
	buffered  []*row
	forward   int  // pairs of adjacent rows with rising time, in the order of the file
	backward  int  // pairs with falling time
	streaming bool // more than limit rows: each is emitted at once
	last      time.Time
	used      map[string]int // how often each id was used at the time last
}

func newRows(s Settings, emit func(Item) error) *rows {
	q := &rows{
		emit: emit, limit: s.SortRows,
		mapped: map[string]bool{}, seen: map[string]bool{}, used: map[string]int{},
	}
	if c := s.carried; c != nil {
		q.pricer, q.mapped = c.pricer, c.mapped
	} else {
		q.pricer = newPricer(s, nil)
	}
	return q
}

// skip emits a skipped item at once.
func (q *rows) skip(line int, reason, ref string) error {
	return q.emit(Item{Line: line, Skip: reason, Ref: ref})
}

// add adds a row; rows must be in the order of the file.
func (q *rows) add(r *row) error {
	if q.streaming {
		if r.at.Before(q.last) {
			return q.tooLong(r.line)
		}
		return q.finish(r, 0)
	}
	if n := len(q.buffered); n > 0 {
		switch r.at.Compare(q.buffered[n-1].at) {
		case 1:
			q.forward++
		case -1:
			q.backward++
		}
	}
	q.buffered = append(q.buffered, r)
	if len(q.buffered) <= q.limit {
		return nil
	}
	if q.backward > 0 {
		return q.tooLong(r.line)
	}
	q.streaming = true
	for _, earlier := range q.buffered {
		if err := q.finish(earlier, 0); err != nil {
			return err
		}
	}
	q.buffered = nil
	return nil
}

func (q *rows) tooLong(line int) error {
	return fmt.Errorf("line %d is earlier than a line before it, and the file has more than the %d rows that can be sorted by time: sort or split it first", line, q.limit)
}

// close emits the buffered rows in time order.
func (q *rows) close() error {
	if q.backward > q.forward {
		slices.Reverse(q.buffered)
	}
	slices.SortStableFunc(q.buffered, func(a, b *row) int { return a.at.Compare(b.at) })
	for i, r := range q.buffered {
		if err := q.finish(r, float64(i+1)/float64(len(q.buffered))); err != nil {
			return err
		}
		q.buffered[i] = nil // frees its memory
	}
	return nil
}

// finish emits the row's item. It must be called in time order.
func (q *rows) finish(r *row, share float64) error {
	if !r.at.Equal(q.last) {
		q.last = r.at
		clear(q.used)
	}
	item := Item{Line: r.line, Ref: r.ref, Share: share}
	switch {
	case r.swap != nil:
		item.Events, item.Skip = q.pricer.events(q.number(r.id), r.ref, r.at, r.swap)
	case r.trade != nil:
		r.trade.ID, r.trade.TradedAt = q.number(r.id), r.at
		if r.mapping != nil && !q.mapped[r.trade.Token] {
			q.mapped[r.trade.Token] = true
			item.Events = append(item.Events, mappingEvent(r.mapping))
		}
		item.Events = append(item.Events, event.Event{Type: event.TypeTrade, Chain: r.trade.Chain, Trade: r.trade})
	case r.once != "" && q.seen[r.once]:
		item.Skip = skipRepeated
	default:
		item.Events = r.other
		q.seen[r.once] = true
	}
	return q.emit(item)
}

// number makes the ids of equal rows unique: the second one of an instant gets "#2".
// Equal rows are interchangeable, so their numbers do not depend on the file's order.
func (q *rows) number(id string) string {
	q.used[id]++
	if n := q.used[id]; n > 1 {
		return id + "#" + strconv.Itoa(n)
	}
	return id
}

func mappingEvent(m *smartmoney.MarketMapping) event.Event {
	return event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: m}
}
