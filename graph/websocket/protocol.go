package websocket

import (
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// protocol is a websocket subprotocol for GraphQL.
type protocol int

const (
	protocolNone protocol = iota
	// protocolTransport is graphql-transport-ws, of npm's graphql-ws.
	protocolTransport
	// protocolLegacy is graphql-ws, of npm's subscriptions-transport-ws.
	protocolLegacy
)

const (
	nameTransport = "graphql-transport-ws"
	nameLegacy    = "graphql-ws"
)

// protocols are the protocols by their names.
var protocols = map[string]protocol{nameTransport: protocolTransport, nameLegacy: protocolLegacy}

// The kinds of messages by their types.
var (
	kinds = map[string]kind{
		"connection_init": kindInit, "subscribe": kindStart, "complete": kindStop, "ping": kindPing, "pong": kindPong,
	}
	legacyKinds = map[string]kind{
		"connection_init": kindInit, "start": kindStart, "stop": kindStop, "connection_terminate": kindTerminate,
	}
)

func (p protocol) kindOf(name string) kind {
	if p == protocolLegacy {
		return legacyKinds[name]
	}
	return kinds[name]
}

// next returns the type of a result message.
func (p protocol) next() string {
	if p == protocolLegacy {
		return "data"
	}
	return "next"
}

// welcome returns the frames that are sent after authentication.
func (p protocol) welcome() []byte {
	b := appendText(nil, `{"type":"connection_ack"}`)
	if p == protocolLegacy {
		b = appendText(b, `{"type":"ka"}`)
	}
	return b
}

// heartbeat returns the frames of a heartbeat: the protocol's own keep-alive message, which
// client programs see, and a websocket ping, which their libraries answer.
func (p protocol) heartbeat() []byte {
	switch p {
	case protocolLegacy:
		return appendHeader(appendText(nil, `{"type":"ka"}`), framePing, 0)
	case protocolTransport:
		return appendHeader(appendText(nil, `{"type":"ping"}`), framePing, 0)
	default:
		return appendHeader(nil, framePing, 0)
	}
}

// errors returns the payload of an error message. The older protocol has an object there,
// in which its own client finds all errors.
func (p protocol) errors(list gqlerror.List) []byte {
	if p != protocolLegacy {
		return encode(list)
	}
	return encode(struct {
		Message    string         `json:"message"`
		Extensions map[string]any `json:"extensions,omitempty"`
		Errors     gqlerror.List  `json:"errors"`
	}{list[0].Message, list[0].Extensions, list})
}
