package chain_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"sync"

	"github.com/gorilla/websocket"
)

// serveSocket serves a websocket: subscriptions are the node's, and calls are answered as over
// HTTP.
func (p *provider) serveSocket(w http.ResponseWriter, r *http.Request) {
	if p.happens("no socket", func(f faults) float64 { return f.fail }) {
		http.Error(w, "no", http.StatusServiceUnavailable)
		return
	}
	upgrader := websocket.Upgrader{CheckOrigin: func(*http.Request) bool { return true }}
	client, err := upgrader.Upgrade(w, r, nil)
	if err != nil {
		return
	}
	node, response, err := websocket.DefaultDialer.Dial(p.wsURL, nil)
	if err != nil {
		client.Close()
		return
	}
	response.Body.Close()
	p.mu.Lock()
	p.sockets[client] = struct{}{}
	p.mu.Unlock()

	s := &socket{provider: p, client: client, node: node, behind: p.roll(keptViews)}
	var wait sync.WaitGroup
	wait.Go(s.notify)
	s.serve(r)
	client.Close()
	node.Close()
	wait.Wait()
	p.mu.Lock()
	delete(p.sockets, client)
	p.mu.Unlock()
}

// socket is a websocket between a source and the node.
type socket struct {
	*provider
	client, node *websocket.Conn
	// how many views the node that the socket leads to is behind, while answers may be stale
	behind int

	writing sync.Mutex // guards writes to client
}

// send writes to the client, and cuts the socket at random. It returns false when the socket has
// ended.
func (s *socket) send(text []byte) bool {
	s.writing.Lock()
	defer s.writing.Unlock()
	if s.client.WriteMessage(websocket.TextMessage, text) != nil {
		return false
	}
	if s.happens("cut", func(f faults) float64 { return f.cut }) {
		s.client.Close()
		return false
	}
	return true
}

// notify passes on what the node sends, and ends with either connection.
func (s *socket) notify() {
	for {
		_, text, err := s.node.ReadMessage()
		if err != nil || !s.send(text) {
			s.client.Close()
			return
		}
	}
}

// serve answers what the client sends until the connection ends.
func (s *socket) serve(r *http.Request) {
	for {
		_, text, err := s.client.ReadMessage()
		if err != nil {
			return
		}
		var call message
		if json.Unmarshal(text, &call) == nil && strings.HasSuffix(call.Method, "subscribe") {
			if s.node.WriteMessage(websocket.TextMessage, text) != nil {
				return
			}
			continue
		}
		if s.happens("limit", func(f faults) float64 { return f.limit }) {
			if !s.send([]byte(`{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"rate limit exceeded"}}`)) {
				return
			}
			continue
		}
		if !s.send(s.answer(r.Context(), s.viewBehind(s.behind), text)) {
			return
		}
	}
}
