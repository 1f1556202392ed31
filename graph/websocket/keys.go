package websocket

import (
	"context"
	"log/slog"
	"maps"
	"runtime/debug"
	"slices"
	"sync"
	"time"
)

// keys holds the authorizations of the open connections, so that each is checked once, however
// many connections present it. Tokens of one end user differ, and each ends at its own time: that
// is why they are not told apart by the id of their owner.
type keys struct {
	mu              sync.Mutex // guards byAuthorization and its values
	byAuthorization map[string]*keyInUse
}

// keyInUse is a key or a token with open connections.
type keyInUse struct {
	authorization string
	conns         map[*conn]struct{}
}

// add records that a connection has presented an authorization.
func (k *keys) add(c *conn, authorization string) *keyInUse {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.byAuthorization == nil {
		k.byAuthorization = map[string]*keyInUse{}
	}
	key := k.byAuthorization[authorization]
	if key == nil {
		key = &keyInUse{authorization: authorization, conns: map[*conn]struct{}{}}
		k.byAuthorization[authorization] = key
	}
	key.conns[c] = struct{}{}
	return key
}

func (k *keys) release(key *keyInUse, c *conn) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if delete(key.conns, c); len(key.conns) == 0 {
		delete(k.byAuthorization, key.authorization)
	}
}

func (k *keys) connections(key *keyInUse) []*conn {
	k.mu.Lock()
	defer k.mu.Unlock()
	return slices.Collect(maps.Keys(key.conns))
}

func (k *keys) list(into []*keyInUse) []*keyInUse {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, key := range k.byAuthorization {
		into = append(into, key)
	}
	return into
}

// recheckKeys checks the keys at every Options.Recheck until ctx ends, and closes the
// connections of rejected ones. A key whose check fails for another reason keeps its
// connections. Tokens of end users count as keys.
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

func (s *Server) closeAll(key *keyInUse, why string) {
	for _, c := range s.keys.connections(key) {
		if c.close(closeForbidden, why) {
			s.revoked.Add(1)
		}
	}
}
