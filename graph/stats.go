package graph

import (
	"sync/atomic"

	"smartmoney/graph/websocket"
)

// EventStats tells of the streams of server-sent events. All but Open are counts since
// the start.
type EventStats struct {
	Open     int
	Accepted uint64
	Refused  uint64 // because there were too many
	Slow     uint64 // cut off because too much waited for them, or because they took nothing in
	Revoked  uint64 // ended because their key was no longer good
}

// eventCounters is EventStats as it grows.
type eventCounters struct {
	open                             atomic.Int64
	accepted, refused, slow, revoked atomic.Uint64
}

// Sockets tells of the websockets that the handler holds and has seen.
func (h *Handler) Sockets() websocket.Stats { return h.sockets.Stats() }

// Events tells of the event streams that the handler holds and has seen. The counters are
// not of one moment.
func (h *Handler) Events() EventStats {
	c := &h.streams
	return EventStats{
		Open: int(c.open.Load()), Accepted: c.accepted.Load(), Refused: c.refused.Load(),
		Slow: c.slow.Load(), Revoked: c.revoked.Load(),
	}
}

// Executions is the number of subscriptions under way, equal ones counted once.
func (h *Handler) Executions() int { return h.fanout.Len() }
