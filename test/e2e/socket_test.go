package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"time"

	"github.com/gorilla/websocket"
)

// The websocket subprotocols of GraphQL: of npm's graphql-ws, and of
// subscriptions-transport-ws before it.
const (
	transportWS = "graphql-transport-ws"
	legacyWS    = "graphql-ws"
)

// message is a message of either protocol.
type message struct {
	ID      string          `json:"id,omitempty"`
	Type    string          `json:"type"`
	Payload json.RawMessage `json:"payload,omitempty"`
}

// socket is a minimal client of either protocol over a websocket.
type socket struct {
	conn     *websocket.Conn
	protocol string
}

// openSocket connects to the service at an address. It requests the subprotocol unless it is
// empty, and sends the key in a header unless it is empty.
func openSocket(url, protocol, key string) (*socket, error) {
	return openSocketBy((&net.Dialer{}).DialContext, url, protocol, key)
}

// openSocketBy is openSocket with a dialer.
func openSocketBy(dial func(ctx context.Context, network, address string) (net.Conn, error), url, protocol, key string) (*socket, error) {
	dialer := websocket.Dialer{HandshakeTimeout: timeout, NetDialContext: dial}
	if protocol != "" {
		dialer.Subprotocols = []string{protocol}
	}
	header := http.Header{}
	if key != "" {
		header.Set("Authorization", "Bearer "+key)
	}
	conn, response, err := dialer.Dial("ws"+strings.TrimPrefix(url, "http")+"/graphql", header)
	if err != nil {
		if response != nil {
			err = fmt.Errorf("%w: %s", err, response.Status)
		}
		return nil, err
	}
	return &socket{conn: conn, protocol: protocol}, nil
}

// send writes a message.
func (s *socket) send(m message) error {
	if err := s.conn.SetWriteDeadline(time.Now().Add(timeout)); err != nil {
		return err
	}
	return s.conn.WriteJSON(m)
}

// receive returns the next message that is not a heartbeat, and answers heartbeats. The error
// is a *websocket.CloseError if the service closed the connection.
func (s *socket) receive() (message, error) {
	for {
		if err := s.conn.SetReadDeadline(time.Now().Add(timeout)); err != nil {
			return message{}, err
		}
		var m message
		if err := s.conn.ReadJSON(&m); err != nil {
			return m, err
		}
		switch m.Type {
		case "ping":
			if err := s.send(message{Type: "pong"}); err != nil {
				return m, err
			}
		case "pong", "ka":
		default:
			return m, nil
		}
	}
}

// welcome sends connection_init, with the key in the payload unless it is empty, and waits
// for the acknowledgement.
func (s *socket) welcome(key string) error {
	hello := message{Type: "connection_init"}
	if key != "" {
		hello.Payload = json.RawMessage(`{"Authorization":"Bearer ` + key + `"}`)
	}
	if err := s.send(hello); err != nil {
		return err
	}
	m, err := s.receive()
	if err == nil && m.Type != "connection_ack" {
		err = fmt.Errorf("connection_init is answered by %s %s", m.Type, m.Payload)
	}
	return err
}

// start starts an operation.
func (s *socket) start(id, query string, variables map[string]any) error {
	payload, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return err
	}
	begin := "subscribe"
	if s.protocol == legacyWS {
		begin = "start"
	}
	return s.send(message{ID: id, Type: begin, Payload: payload})
}

// result returns the payload of the next message, which must be a result.
func (s *socket) result() (json.RawMessage, error) {
	next := "next"
	if s.protocol == legacyWS {
		next = "data"
	}
	m, err := s.receive()
	if err == nil && m.Type != next {
		err = fmt.Errorf("%w: %s %s", errUnexpected, m.Type, m.Payload)
	}
	return m.Payload, err
}

// errUnexpected is the error of a subscriber that receives a message that the service must
// not send. A broken connection is another error.
var errUnexpected = errors.New("unexpected message")

// cut breaks the connection without a closing handshake. It may be called from any goroutine.
func (s *socket) cut() { reset(s.conn.NetConn()) }

// reset ends a TCP connection with RST.
func reset(conn net.Conn) {
	if tcp, ok := conn.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0) // an error means that it is closed already
	}
	_ = conn.Close()
}

// closeCode returns the code with which the service closed a connection; 0 for another error.
func closeCode(err error) int {
	if closed, ok := errors.AsType[*websocket.CloseError](err); ok {
		return closed.Code
	}
	return 0
}
