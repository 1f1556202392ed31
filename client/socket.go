package client

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/Khan/genqlient/graphql"
	"github.com/gorilla/websocket"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// pace is how a stream uses its connections.
type pace struct {
	write   time.Duration // the longest time for a message to leave, and for a connection to be made
	ping    time.Duration // between two pings of ours
	silence time.Duration // after so long without a word, the answers to pings included, the connection is dead
	again   retry.Policy  // pauses between connections
}

var usualPace = pace{
	write: 10 * time.Second, ping: 20 * time.Second, silence: time.Minute,
	again: retry.Policy{First: 500 * time.Millisecond, Most: 30 * time.Second},
}

// message is a message of the protocol graphql-transport-ws.
type message struct {
	ID      string          `json:"id,omitempty"`
	Type    string          `json:"type"`
	Payload json.RawMessage `json:"payload,omitempty"`
}

// socket is a connection that carries one subscription. One goroutine uses it; hangUp may be called
// by any.
type socket struct {
	conn    *websocket.Conn
	pace    pace
	hung    sync.Once
	ended   chan struct{} // closed by hangUp
	running sync.WaitGroup
}

// open connects and is welcomed.
func (c *Client) open(ctx context.Context) (*socket, error) {
	header := http.Header{}
	if err := c.authorize(ctx, header); err != nil {
		return nil, err
	}
	dialer := websocket.Dialer{Proxy: http.ProxyFromEnvironment, HandshakeTimeout: c.pace.write, Subprotocols: []string{"graphql-transport-ws"}}
	if t, ok := c.http.Transport.(*http.Transport); ok {
		t = t.Clone() // net/http sets fields of the one in use when its first request is sent
		dialer.Proxy, dialer.NetDialContext = t.Proxy, t.DialContext
		if t.TLSClientConfig != nil {
			dialer.TLSClientConfig = t.TLSClientConfig
			dialer.TLSClientConfig.NextProtos = []string{"http/1.1"} // a websocket is no stream of HTTP/2
		}
	}
	conn, answer, err := dialer.DialContext(ctx, "ws"+strings.TrimPrefix(c.url, "http"), header) //nolint:bodyclose // gorilla has closed it
	if answer != nil && err != nil {
		body, _ := io.ReadAll(answer.Body) // gorilla has read the part that there is
		return nil, refusal(answer, body)
	}
	if err != nil {
		return nil, err
	}
	s := &socket{conn: conn, pace: c.pace, ended: make(chan struct{})}
	conn.SetReadLimit(maxAnswer)
	conn.SetPongHandler(func(string) error { return conn.SetReadDeadline(time.Now().Add(s.pace.silence)) })
	s.running.Go(s.ping)
	return s, nil
}

// ping pings until the socket is closed: the service hears that the reader lives, however long the
// reader takes for an event, and its answers tell that the service does.
func (s *socket) ping() {
	tick := time.NewTicker(s.pace.ping)
	defer tick.Stop()
	for {
		select {
		case <-s.ended:
			return
		case <-tick.C:
			_ = s.conn.WriteControl(websocket.PingMessage, nil, time.Now().Add(s.pace.write)) // the reader sees what broke
		}
	}
}

// send writes a message. Nothing is sent beside the goroutine that reads, but pings.
func (s *socket) send(m message) error {
	if err := s.conn.SetWriteDeadline(time.Now().Add(s.pace.write)); err != nil {
		return err
	}
	return s.conn.WriteJSON(m)
}

// receive returns the next message that is no heartbeat, and answers heartbeats.
func (s *socket) receive() (message, error) {
	for {
		var m message
		if err := s.conn.SetReadDeadline(time.Now().Add(s.pace.silence)); err != nil {
			return m, err
		}
		if err := s.conn.ReadJSON(&m); err != nil {
			return m, ended(err)
		}
		switch m.Type {
		case "ping":
			if err := s.send(message{Type: "pong"}); err != nil {
				return m, err
			}
		case "pong":
		default:
			return m, nil
		}
	}
}

// hangUp says goodbye and closes the connection.
func (s *socket) hangUp() {
	s.hung.Do(func() {
		close(s.ended)
		goodbye := websocket.FormatCloseMessage(websocket.CloseNormalClosure, "")
		_ = s.conn.WriteControl(websocket.CloseMessage, goodbye, time.Now().Add(time.Second)) // it may be broken
		_ = s.conn.Close()
	})
}

// close is hangUp that waits for the socket's goroutine.
func (s *socket) close() {
	s.hangUp()
	s.running.Wait()
}

// begin starts the subscription.
func (s *socket) begin(r *graphql.Request) error {
	if err := s.send(message{Type: "connection_init"}); err != nil {
		return err
	}
	m, err := s.receive()
	if err != nil {
		return err
	}
	if m.Type != "connection_ack" {
		return &Error{Code: Unavailable, Message: "connection_init is answered by " + m.Type}
	}
	payload, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return s.send(message{ID: "1", Type: "subscribe", Payload: payload})
}

// result returns the data of the next result. The error tells why there is none.
func (s *socket) result() (json.RawMessage, error) {
	m, err := s.receive()
	if err != nil {
		return nil, err
	}
	var answer struct {
		Data   json.RawMessage
		Errors gqlerror.List
	}
	switch m.Type {
	case "next":
		err = json.Unmarshal(m.Payload, &answer)
	case "error":
		err = json.Unmarshal(m.Payload, &answer.Errors)
	default:
		return nil, &Error{Code: Unavailable, Message: "the service ended the subscription"}
	}
	if err == nil {
		err = failure(answer.Errors)
	}
	return answer.Data, err
}
