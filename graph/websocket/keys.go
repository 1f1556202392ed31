package websocket

import (
	"context"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"
)

// keys holds the API keys of the open connections, so that each is checked once, however many
// connections it has.
type keys struct {
	mu   sync.Mutex // guards byID and its values
	byID map[string]*keyInUse
}

// keyInUse is a key with open connections.
type keyInUse struct {
	id            string
	authorization string
	conns         int
}

// addKey counts a connection of a key.
func (s *Server) addKey(id, authorization string) *keyInUse {
	s.keys.mu.Lock()
	defer s.keys.mu.Unlock()
	if s.keys.byID == nil {
		s.keys.byID = map[string]*keyInUse{}
	}
	key := s.keys.byID[id]
	if key == nil {
		key = &keyInUse{id: id, authorization: authorization}
		s.keys.byID[id] = key
	}
	key.conns++
	return key
}

func (k *keys) release(key *keyInUse) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if key.conns--; key.conns == 0 {
		delete(k.byID, key.id)
	}
}

func (k *keys) list(into []*keyInUse) []*keyInUse {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, key := range k.byID {
		into = append(into, key)
	}
	return into
}

// recheckKeys checks the keys at every Options.Recheck until ctx ends, and closes the
// connections of rejected ones. A key whose check fails for another reason keeps its
// connections.
func (s *Server) recheckKeys(ctx context.Context) {
	ticker := time.NewTicker(s.opts.Recheck)
	defer ticker.Stop()
	var list []*keyInUse
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		list = s.keys.list(list[:0])
		for _, key := range list {
			if err := s.check(ctx, key); ctx.Err() == nil && denied(err) {
				s.closeAll(key, err.Error())
			}
		}
		clear(list)
	}
}

// check authenticates a key again. It recovers a panic of the backend.
func (s *Server) check(ctx context.Context, key *keyInUse) (err error) {
	ctx, cancel := context.WithTimeout(ctx, s.opts.InitTimeout)
	defer cancel()
	defer func() {
		if value := recover(); value != nil {
			s.opts.Logger.Error("websocket: checking a key panicked, its connections stay open",
				slog.Any("panic", value), slog.String("stack", string(debug.Stack())))
		}
	}()
	_, _, err = s.backend.Authenticate(ctx, key.authorization)
	return err
}

// closeAll closes the connections of a rejected key.
func (s *Server) closeAll(key *keyInUse, why string) {
	for c := range s.pings.all() {
		if c.key.Load() == key && c.close(closeForbidden, why) {
			s.revoked.Add(1)
		}
	}
}
