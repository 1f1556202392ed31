package websocket

import (
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// protocol is a subprotocol of websockets for GraphQL.
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

func protocolOf(name string) protocol {
	switch name {
	case nameTransport:
		return protocolTransport
	case nameLegacy:
		return protocolLegacy
	default:
		return protocolNone
	}
}

// kindOf tells what a message of this type asks for.
func (p protocol) kindOf(name string) kind {
	if p == protocolLegacy {
		switch name {
		case "connection_init":
			return kindInit
		case "start":
			return kindStart
		case "stop":
			return kindStop
		case "connection_terminate":
			return kindTerminate
		}
		return kindUnknown
	}
	switch name {
	case "connection_init":
		return kindInit
	case "subscribe":
		return kindStart
	case "complete":
		return kindStop
	case "ping":
		return kindPing
	case "pong":
		return kindPong
	}
	return kindUnknown
}

// next is the type of a message with a result.
func (p protocol) next() string {
	if p == protocolLegacy {
		return "data"
	}
	return "next"
}

// welcome is what a connection hears once it is known whose it is.
func (p protocol) welcome() []byte {
	b := appendText(nil, `{"type":"connection_ack"}`)
	if p == protocolLegacy {
		b = appendText(b, `{"type":"ka"}`)
	}
	return b
}

// heartbeat returns the protocol's own keep-alive message, which client programs see. The
// websocket's ping beside it is answered without them.
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

// errors is the payload of a message of type error. The older protocol has an object
// there; its own client finds all errors in it.
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
