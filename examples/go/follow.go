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

// forbidden is the close code of a connection with an invalid key.
const forbidden = 4403

// follow prints signals live, after a cursor (nil: from now on). It reconnects after an error and
// resumes after the last signal printed.
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

// connection follows signals until its connection ends, and returns why. It advances the
// cursor.
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
			entry := event.Data.Signals
			switch {
			case entry.Gap:
				fmt.Fprintln(out, "signals are missing: they are not kept any more, or the service was restored from before them")
			case entry.Retraction != nil:
				fmt.Fprintln(out, "retracted:", entry.Retraction.SignalId, entry.Retraction.Reason)
			default:
				fmt.Fprintln(out, entry.Signal.Sequence, entry.Signal.Headline)
			}
			*cursor = &entry.Cursor
		}
	}
}

// dialer adapts gorilla's connections to genqlient.
type dialer struct{ websocket.Dialer }

// DialContext connects.
func (d dialer) DialContext(ctx context.Context, url string, header http.Header) (graphql.WSConn, error) {
	c, _, err := d.Dialer.DialContext(ctx, url, header)
	if err != nil {
		return nil, err
	}
	return &pingResponder{Conn: c}, nil
}

// pingResponder answers the protocol's pings, which genqlient treats as an error.
type pingResponder struct {
	*websocket.Conn
	mu sync.Mutex // held while one of two goroutines writes
}

// WriteMessage sends a message.
func (p *pingResponder) WriteMessage(kind int, message []byte) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.Conn.WriteMessage(kind, message)
}

// ReadMessage returns the next message other than a ping.
func (p *pingResponder) ReadMessage() (int, []byte, error) {
	for {
		kind, message, err := p.Conn.ReadMessage()
		if err != nil {
			return kind, message, err
		}
		var header struct{ Type string }
		if json.Unmarshal(message, &header) != nil || header.Type != "ping" {
			return kind, message, nil
		}
		if err := p.WriteMessage(websocket.TextMessage, []byte(`{"type":"pong"}`)); err != nil {
			return kind, nil, err
		}
	}
}
