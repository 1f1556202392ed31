package importer

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// row is one usable record, to be put in order. One of swap, trade and other is set.
type row struct {
	at    time.Time
	line  int
	seq   int // its number among the file's rows
	ref   string
	id    string   // of its trade, before equal rows are numbered
	place place    // within the instant
	equal equality // what a row with the same id is
	// of a swap: its transaction, whose legs are netted; "" if the file does not say
	tx    string
	swap  *swap             // a swap without a USD value yet
	trade *smartmoney.Trade // a trade without its id and time
	other []event.Event     // complete events
	// if set, a row with the same once as an earlier row is skipped
	once    string
	mapping *smartmoney.MarketMapping // of the trade's token; emitted before its first trade
}

// equality says what rows with one id are.
type equality uint8

const (
	separate equality = iota // trades of their own: the file does not tell them apart
	repeated                 // the same record again: the id says where it is in its transaction
	// the same record again, unless one page of the API has it twice
	paged
)

// rows puts rows in order and emits their items (order.go).
type rows struct {
	emit      func(Item) error
	limit     int
	pricer    *pricer
	message   bool            // the input is a message of a live source, not a file
	mapped    map[string]bool // tokens whose mapping has been emitted
	seen      map[string]bool // values of row.once so far
	buffered  []*row          // while streaming, those of the time last
	falling   bool            // a row was earlier than the one before
	streaming bool            // more than limit rows: each instant is emitted at once
	seq       int             // rows so far
	last      time.Time       // of the newest row
	used      map[string]int  // how often each id was used in the present instant
}

func newRows(s Settings, emit func(Item) error) *rows {
	q := &rows{
		emit: emit, limit: s.SortRows,
		mapped: map[string]bool{}, seen: map[string]bool{}, used: map[string]int{},
	}
	if c := s.carried; c != nil {
		q.pricer, q.mapped, q.message = c.pricer, c.mapped, true
	} else {
		q.pricer = newPricer(s, nil, nil)
	}
	return q
}

// skip emits a skipped item at once.
func (ro *rows) skip(line int, reason, ref string) error {
	return ro.emit(Item{Line: line, Skip: reason, Ref: ref})
}

// bad skips a record of which nothing could be read.
func (ro *rows) bad(line int, reason string) error { return ro.skip(line, reason, "") }

// put adds the row of a record, or skips the record for a reason under its reference.
func (ro *rows) put(line int, r *row, reason, ref string) error {
	if reason != "" {
		return ro.skip(line, reason, ref)
	}
	r.line = line
	return ro.add(r)
}

// add adds a row; rows must be in the order of the file.
func (ro *rows) add(r *row) error {
	ro.seq++
	r.seq = ro.seq
	earlier := len(ro.buffered) > 0 && r.at.Before(ro.last)
	switch ro.falling = ro.falling || earlier; {
	case ro.streaming && earlier:
		return ro.tooLong(r.line)
	case ro.streaming && r.at.After(ro.last):
		if err := ro.flush(); err != nil {
			return err
		}
	}
	ro.last = r.at
	ro.buffered = append(ro.buffered, r)
	if len(ro.buffered) <= ro.limit {
		return nil
	}
	if ro.falling || ro.streaming {
		return ro.tooLong(r.line)
	}
	ro.streaming = true
	n := len(ro.buffered)
	for n > 0 && ro.buffered[n-1].at.Equal(r.at) {
		n--
	}
	whole := slices.Clone(ro.buffered[n:])
	ro.buffered = ro.buffered[:n]
	if err := ro.flush(); err != nil {
		return err
	}
	ro.buffered = whole
	return nil
}

func (ro *rows) tooLong(line int) error {
	return fmt.Errorf("line %d is not later than the lines before it, and the file has more than the %d rows that can be sorted by time: sort or split it first", line, ro.limit)
}

// flush emits the buffered rows in order, instant by instant.
func (ro *rows) flush() error {
	all := ro.buffered
	ro.buffered = nil
	slices.SortFunc(all, inOrder)
	for done := 0; done < len(all); {
		end := done + 1
		for end < len(all) && all[end].at.Equal(all[done].at) {
			end++
		}
		share := 0.0
		if !ro.streaming {
			share = float64(end) / float64(len(all))
		}
		if err := ro.instant(all[done:end], share); err != nil {
			return err
		}
		clear(all[done:end]) // frees their memory
		done = end
	}
	return nil
}

// instant emits the items of the rows of one instant, which are in order. What they say of coins'
// prices counts for all of them. The legs of a transaction are netted where its first one stands.
func (ro *rows) instant(all []*row, share float64) error {
	clear(ro.used)
	again := ro.repeats(all)
	legs := legsOf(all, again)
	for i, r := range all {
		switch own := legs[r.legKey()]; {
		case r.swap == nil || again[i]:
		case len(own) < 2:
			ro.pricer.learn(r.at, r.swap)
		case own[0] == r:
			ro.pricer.learnNet(r.at, own)
		}
	}
	for i, r := range all {
		item := Item{Line: r.line, Ref: r.ref, Share: share}
		switch own := legs[r.legKey()]; {
		case again[i]:
			item.Skip = skipAgain
		case r.swap != nil && len(own) > 1:
			if own[0] == r {
				ro.net(own, &item)
			} else {
				item.Skip = r.swap.skip
			}
		default:
			ro.one(r, &item)
		}
		if err := ro.emit(item); err != nil {
			return err
		}
	}
	return nil
}

// net nets the legs of a transaction. The item, that of the first leg, gets all trades; a later leg
// gets the reason of a token without one.
func (ro *rows) net(legs []*row, item *Item) {
	first := legs[0]
	for _, leg := range legs {
		leg.id = ro.number(leg.id)
	}
	var skips []string
	item.Events, skips = ro.pricer.net(first.at, legs)
	if len(item.Events) == 0 {
		item.Skip = skipBothQuotes
		if len(skips) > 0 {
			item.Skip, skips = skips[0], skips[1:]
		}
	}
	for _, leg := range legs[1:] {
		leg.swap.skip = skipLeg
		if len(skips) > 0 {
			leg.swap.skip, skips = skips[0], skips[1:]
		}
	}
}

// one sets the item of a row that is not netted with others.
func (ro *rows) one(r *row, item *Item) {
	switch {
	case r.swap != nil:
		item.Events, item.Skip = ro.pricer.trades(ro.number(r.id), r.ref, r.at, r.swap)
	case r.trade != nil:
		r.trade.ID, r.trade.TradedAt = ro.number(r.id), r.at
		for i, former := range r.trade.Aka {
			r.trade.Aka[i] = ro.number(former)
		}
		if r.mapping != nil && !ro.mapped[r.trade.Token] {
			ro.mapped[r.trade.Token] = true
			item.Events = append(item.Events, mappingEvent(r.mapping))
		}
		item.Events = append(item.Events, event.Event{Type: event.TypeTrade, Chain: r.trade.Chain, Trade: r.trade})
	case r.once != "" && ro.seen[r.once]:
		item.Skip = skipRepeated
	default:
		item.Events = r.other
		ro.seen[r.once] = true
	}
}

// number makes the ids of equal rows unique: the second one of an instant gets "#2".
// Equal rows are interchangeable, so their numbers do not depend on the file's order.
func (ro *rows) number(id string) string {
	ro.used[id]++
	if n := ro.used[id]; n > 1 {
		return id + "#" + strconv.Itoa(n)
	}
	return id
}

func mappingEvent(m *smartmoney.MarketMapping) event.Event {
	return event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: m}
}
