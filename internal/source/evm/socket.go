package evm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"time"

	"github.com/gorilla/websocket"
)

// socket is a node that is asked over a websocket, and that announces its new heads there if it
// can. It connects when it is asked, and again after the connection ended.
type socket struct {
	url     string
	limit   int64
	heads   chan struct{}
	session *session
}

// session is one connection.
type session struct {
	conn       *websocket.Conn
	replies    chan []byte // holds one
	ended      chan struct{}
	err        error // why; written before ended is closed
	subscribed bool
}

// subscribe asks for new heads. Ids of other requests are above 0.
const subscribe = `{"jsonrpc":"2.0","id":0,"method":"eth_subscribe","params":["newHeads"]}`

// writeTimeout bounds the sending of a request.
const writeTimeout = 10 * time.Second

func (so *socket) announces() bool {
	return so.session != nil && so.session.subscribed && !so.session.over()
}

func (so *socket) close() {
	if so.session != nil {
		so.session.close()
		so.session = nil
	}
}

func (so *socket) exchange(ctx context.Context, request []byte) ([]byte, error) {
	if so.session != nil && so.session.over() {
		so.close()
	}
	if so.session == nil {
		if err := so.connect(ctx); err != nil {
			return nil, err
		}
	}
	response, err := so.session.exchange(ctx, request)
	if err != nil {
		so.close() // a late reply would be taken for the next request's
	}
	return response, err
}

func (so *socket) connect(ctx context.Context) error {
	conn, response, err := dial(ctx, so.url)
	if response != nil && response.Body != nil {
		defer response.Body.Close()
	}
	if ctx.Err() != nil {
		if conn != nil {
			_ = conn.Close()
		}
		return ctx.Err()
	}
	if errors.Is(err, websocket.ErrBadHandshake) {
		if err := statusError(response, nil, nil); err != nil {
			return err
		}
	}
	if err != nil {
		return fmt.Errorf("connect: %w", err)
	}
	conn.SetReadLimit(so.limit)
	s := &session{conn: conn, replies: make(chan []byte, 1), ended: make(chan struct{})}
	go s.read(so.heads)
	reply, err := s.exchange(ctx, []byte(subscribe))
	if err != nil {
		s.close()
		return fmt.Errorf("subscribe: %w", err)
	}
	var answer wireAnswer
	s.subscribed = json.Unmarshal(reply, &answer) == nil && answer.Error == nil && len(answer.Result) > 0
	so.session = s
	return nil
}

// dial opens a websocket. It closes the connection when ctx ends meanwhile, which the handshake
// does not look at: a server that accepts connections and says nothing would hold up the end of the
// source.
func dial(ctx context.Context, url string) (*websocket.Conn, *http.Response, error) {
	guard := func() bool { return true }
	// Without compression, since the read limit would be that of what is compressed.
	dialer := websocket.Dialer{
		Proxy: http.ProxyFromEnvironment, HandshakeTimeout: 30 * time.Second,
		NetDialContext: func(dialling context.Context, network, address string) (net.Conn, error) {
			conn, err := new(net.Dialer).DialContext(dialling, network, address)
			if err == nil {
				guard = context.AfterFunc(ctx, func() { _ = conn.Close() })
			}
			return conn, err
		},
	}
	conn, response, err := dialer.DialContext(ctx, url, nil)
	guard() // the connection lasts longer than ctx
	return conn, response, err
}

// read receives messages until the connection ends.
func (s *session) read(heads chan<- struct{}) {
	defer wake(heads) // the reader polls from now on
	defer close(s.ended)
	for {
		_, message, err := s.conn.ReadMessage()
		if errors.Is(err, websocket.ErrReadLimit) {
			err = errTooLarge
		}
		if err != nil {
			s.err = err
			return
		}
		if isNotification(message) {
			wake(heads)
			continue
		}
		select {
		case s.replies <- message:
		default:
			s.err = errors.New("the node sends replies to no request")
			_ = s.conn.Close()
			return
		}
	}
}

func wake(heads chan<- struct{}) {
	select {
	case heads <- struct{}{}:
	default:
	}
}

// isNotification reports whether a message is no reply.
func isNotification(message []byte) bool {
	if bytes.HasPrefix(bytes.TrimSpace(message), []byte("[")) || len(message) > 64<<10 {
		return false
	}
	var m struct {
		Method string `json:"method"`
	}
	return json.Unmarshal(message, &m) == nil && m.Method != ""
}

func (s *session) exchange(ctx context.Context, request []byte) ([]byte, error) {
	_ = s.conn.SetWriteDeadline(time.Now().Add(writeTimeout))
	if err := s.conn.WriteMessage(websocket.TextMessage, request); err != nil {
		return nil, fmt.Errorf("send request: %w", err)
	}
	select {
	case reply := <-s.replies:
		return reply, nil
	case <-s.ended:
		return nil, fmt.Errorf("connection ended: %w", s.err)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (s *session) over() bool {
	select {
	case <-s.ended:
		return true
	default:
		return false
	}
}

// close ends the connection and waits for read.
func (s *session) close() {
	_ = s.conn.Close()
	<-s.ended
}
