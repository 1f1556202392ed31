package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/Khan/genqlient/graphql"
	"github.com/gorilla/websocket"
)

// forbidden is the code by which the service closes a connection with a bad key.
const forbidden = 4403

// follow prints signals as they come, from a place on (nil: from now on). A connection
// that is cut is made again, and goes on behind the last signal printed.
func (s service) follow(ctx context.Context, cursor *string, out io.Writer) error {
	for {
		err := s.connection(ctx, &cursor, out)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if websocket.IsCloseError(err, forbidden) {
			return err
		}
		log.Printf("trying again: %v", err)
		select {
		case <-ctx.Done():
		case <-time.After(time.Second):
		}
	}
}

// connection follows for as long as one connection holds, and says why it ended. It
// moves the cursor on.
func (s service) connection(ctx context.Context, cursor **string, out io.Writer) error {
	client := graphql.NewClientUsingWebSocket(
		"ws"+strings.TrimPrefix(s.url, "http")+"/graphql",
		dialer{websocket.Dialer{HandshakeTimeout: 10 * time.Second}},
		graphql.WithConnectionParams(map[string]any{"Authorization": "Bearer " + s.key}),
	)
	broken, err := client.Start(ctx)
	if err != nil {
		return err
	}
	defer client.Close()
	events, _, err := Follow(ctx, client, *cursor)
	if err != nil {
		return err
	}
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case err := <-broken:
			return err
		case event, open := <-events:
			if !open {
				return errors.New("the service ended the subscription")
			}
			if event.Errors != nil {
				return event.Errors
			}
			place := event.Data.Signals
			if place.Gap {
				fmt.Fprintln(out, "signals are missing: they were older than the service keeps")
			} else {
				fmt.Fprintln(out, place.Signal.Sequence, place.Signal.Headline)
			}
			*cursor = &place.Cursor
		}
	}
}

// dialer returns gorilla's connections as genqlient wants them.
type dialer struct{ websocket.Dialer }

// DialContext connects.
func (d dialer) DialContext(ctx context.Context, url string, header http.Header) (graphql.WSConn, error) {
	c, _, err := d.Dialer.DialContext(ctx, url, header)
	if err != nil {
		return nil, err
	}
	return &answering{Conn: c}, nil
}

// answering answers the protocol's pings, which genqlient takes for an error.
type answering struct {
	*websocket.Conn
	mu sync.Mutex // held while one of two goroutines writes
}

// WriteMessage sends a message.
func (a *answering) WriteMessage(kind int, message []byte) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.Conn.WriteMessage(kind, message)
}

// ReadMessage returns the next message that is no ping.
func (a *answering) ReadMessage() (int, []byte, error) {
	for {
		kind, message, err := a.Conn.ReadMessage()
		if err != nil {
			return kind, message, err
		}
		var header struct{ Type string }
		if json.Unmarshal(message, &header) != nil || header.Type != "ping" {
			return kind, message, nil
		}
		if err := a.WriteMessage(websocket.TextMessage, []byte(`{"type":"pong"}`)); err != nil {
			return kind, nil, err
		}
	}
}
