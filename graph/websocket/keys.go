package websocket

import (
	"context"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"
)

// keys holds the API keys of the open connections, so that each is asked about once,
// however many connections it has.
type keys struct {
	mu   sync.Mutex // guards held, and what is in it
	held map[string]*heldKey
}

// heldKey is a key that has connections.
type heldKey struct {
	id            string
	authorization string
	conns         int
}

// hold counts a connection to a key.
func (s *Server) hold(id, authorization string) *heldKey {
	s.keys.mu.Lock()
	defer s.keys.mu.Unlock()
	if s.keys.held == nil {
		s.keys.held = map[string]*heldKey{}
	}
	key := s.keys.held[id]
	if key == nil {
		key = &heldKey{id: id, authorization: authorization}
		s.keys.held[id] = key
	}
	key.conns++
	return key
}

func (k *keys) release(key *heldKey) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if key.conns--; key.conns == 0 {
		delete(k.held, key.id)
	}
}

func (k *keys) list(into []*heldKey) []*heldKey {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, key := range k.held {
		into = append(into, key)
	}
	return into
}

// recheck is the goroutine that asks at regular times whether the keys are still good. One about which nobody can tell stays.
func (s *Server) recheck(ctx context.Context) {
	ticker := time.NewTicker(s.opts.Recheck)
	defer ticker.Stop()
	var list []*heldKey
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		list = s.keys.list(list[:0])
		for _, key := range list {
			if err := s.check(ctx, key); ctx.Err() == nil && denied(err) {
				s.dismiss(key, err.Error())
			}
		}
		clear(list)
	}
}

// check asks the backend, whose crash is that of one question.
func (s *Server) check(ctx context.Context, key *heldKey) (err error) {
	ctx, cancel := context.WithTimeout(ctx, s.opts.InitTimeout)
	defer cancel()
	defer func() {
		if value := recover(); value != nil {
			s.opts.Logger.Error("websocket: the check of a key crashed",
				slog.Any("panic", value), slog.String("stack", string(debug.Stack())))
		}
	}()
	_, _, err = s.backend.Authenticate(ctx, key.authorization)
	return err
}

// dismiss closes the connections of a key that is not good any more.
func (s *Server) dismiss(key *heldKey, why string) {
	for c := range s.pings.all() {
		if c.key.Load() == key && c.close(closeForbidden, why) {
			s.revoked.Add(1)
		}
	}
}
