package graph

import "smartmoney/graph/websocket"

// Sockets tells of the websockets that the handler holds and has seen.
func (h *Handler) Sockets() websocket.Stats { return h.sockets.Stats() }
