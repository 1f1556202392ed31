package graph

import (
	"sync/atomic"

	"smartmoney/graph/websocket"
)

// EventStats counts the streams of server-sent events. All but Open are totals since the
// start.
type EventStats struct {
	Open     int
	Accepted uint64
	Refused  uint64 // because of a connection limit
	Slow     uint64 // cut off because their queue was full or a write timed out
	Revoked  uint64 // ended because their key was revoked
}

// eventCounters holds the counters of EventStats.
type eventCounters struct {
	open                             atomic.Int64
	accepted, refused, slow, revoked atomic.Uint64
}

// Sockets returns the counters of websockets.
func (h *Handler) Sockets() websocket.Stats { return h.sockets.Stats() }

// Events returns the counters of event streams. They are read one by one, not as a consistent
// snapshot.
func (h *Handler) Events() EventStats {
	c := &h.streams
	return EventStats{
		Open: int(c.open.Load()), Accepted: c.accepted.Load(), Refused: c.refused.Load(),
		Slow: c.slow.Load(), Revoked: c.revoked.Load(),
	}
}

// Executions returns the number of subscription executions in progress. Equal subscriptions
// share one.
func (h *Handler) Executions() int { return h.fanout.Len() }
