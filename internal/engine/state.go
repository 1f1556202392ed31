package engine

import (
	"encoding/json"
	"fmt"

	"smartmoney/internal/event"
	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/store"
)

// state is a chain's state in memory. It belongs to the engine's loop.
type state struct {
	book     *ledger.Book
	board    *rank.Board
	position int64  // last event applied and committed
	boundary int64  // last event before the ranking in force was taken
	next     int64  // event time at which it is due again, unix ns; 0: with the next trade
	written  int    // bytes of changes committed since the boundary
	scratch  []byte // holds what a step gives to commit, until the next step
}

// meta is what engine_state.meta holds.
type meta struct {
	Boundary int64 `json:"boundary"` // log position of the last taking of the ranking in force
}

func parseMeta(text []byte) (meta, error) {
	var m meta
	if len(text) == 0 {
		return m, nil
	}
	if err := json.Unmarshal(text, &m); err != nil {
		return m, fmt.Errorf("engine meta: %w", err)
	}
	return m, nil
}

// due reports whether an event takes the ranking in force anew when the next
// taking is due at event time next.
func due(e *event.Event, next int64) bool {
	return e.Type == event.TypeTrade && e.Trade.TradedAt.UnixNano() >= next
}

// boundaryAfter is the next multiple of the interval after a trade (semantics 3).
func boundaryAfter(e *event.Event, interval int64) int64 {
	return (e.Trade.TradedAt.UnixNano()/interval + 1) * interval
}

// lastTaking gives the index of the last event that takes the ranking in force, or -1.
func (s *state) lastTaking(events []event.Event, interval int64) int {
	last, next := -1, s.next
	for i := range events {
		if due(&events[i], next) {
			last, next = i, boundaryAfter(&events[i], interval)
		}
	}
	return last
}

// apply applies one event, whose sequence number is seq, and gives the number of
// its wallet's trade before.
func (s *state) apply(e *event.Event, seq, interval int64) (before int64) {
	if due(e, s.next) {
		s.board.Take()
		s.boundary, s.next = seq-1, boundaryAfter(e, interval)
	}
	return s.book.Apply(e, seq)
}

// step applies events after the state's position and gives what to commit.
func (s *state) step(events []event.Event, interval int64) (*store.Commit, error) {
	c := &store.Commit{
		Chain: s.book.Chain(), From: s.position, To: s.position + int64(len(events)),
		Links: store.Links{First: s.position + 1, Before: make([]int64, len(events))},
	}
	since := s.position
	s.scratch = s.scratch[:0]
	cut := s.lastTaking(events, interval)
	for i := range events {
		seq := s.position + int64(i) + 1
		if i == cut {
			s.cut(c, since, seq-1)
			since = seq - 1
		}
		c.Links.Before[i] = s.apply(&events[i], seq, interval)
	}
	c.Deltas = append(c.Deltas, store.Delta{Seq: c.To, Body: s.changes(since)})
	c.EventTime = s.book.EventTime()
	var err error
	c.Meta, err = json.Marshal(meta{Boundary: s.boundary})
	s.position = c.To
	return c, err
}

// minPages is how many pages a boundary writes at least, as long as any differ.
const minPages = 4

// changes takes what changed since a position.
func (s *state) changes(since int64) []byte {
	body := s.write(func(dst []byte) []byte { return s.book.AppendChanges(dst, since) })
	s.written += len(body)
	return body
}

// write gives what is appended to the scratch memory, with room for a checksum
// behind it. The memory is kept from step to step, where all of it would otherwise
// be grown and cleared each time.
func (s *state) write(appendTo func(dst []byte) []byte) []byte {
	start := len(s.scratch)
	s.scratch = appendTo(s.scratch)
	end := len(s.scratch)
	s.scratch = append(s.scratch, 0, 0, 0, 0, 0, 0, 0, 0)
	return s.scratch[start : end : end+8]
}

// cut ends the changes so far at a boundary and writes pages: as many bytes as
// changes were written since the last boundary, so that changes can be dropped as
// fast as they are made. Pages are only ever written here, so that all of them
// stand for a state at or before the boundary that a restart resumes from.
func (s *state) cut(c *store.Commit, since, at int64) {
	if at > since {
		c.Deltas = append(c.Deltas, store.Delta{Seq: at, Body: s.changes(since)})
	}
	budget := s.written
	for n := 0; n < minPages || budget > 0; n++ {
		page, ok := s.book.NextPage()
		if !ok {
			break
		}
		body := s.write(func(dst []byte) []byte { return s.book.AppendPage(dst, page) })
		budget -= len(body)
		c.Pages = append(c.Pages, store.StatePage{Page: int32(page), Seq: at, Body: body})
	}
	c.NeededFrom = s.book.NeededFrom(at)
	s.written = 0
}
