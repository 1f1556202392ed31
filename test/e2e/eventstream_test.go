package e2e

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
)

// eventStream reads an operation's results as server-sent events, on a connection of
// its own.
type eventStream struct {
	transport *http.Transport
	cancel    context.CancelFunc
	body      io.ReadCloser
	lines     *bufio.Reader
	id        string // of the last event that had one
}

// openEvents starts an operation. It sends lastID as Last-Event-ID unless it is empty.
func openEvents(url, key, query string, variables map[string]any, lastID string) (*eventStream, error) {
	text, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, url+"/graphql", bytes.NewReader(text))
	if err != nil {
		cancel()
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+key)
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "text/event-stream")
	if lastID != "" {
		request.Header.Set("Last-Event-ID", lastID)
	}
	s := &eventStream{cancel: cancel, transport: &http.Transport{DialContext: (&net.Dialer{}).DialContext}}
	response, err := s.transport.RoundTrip(request)
	if err != nil {
		s.cut()
		return nil, err
	}
	s.body, s.lines = response.Body, bufio.NewReader(response.Body)
	if kind := response.Header.Get("Content-Type"); response.StatusCode != http.StatusOK || !strings.HasPrefix(kind, "text/event-stream") {
		said, _ := io.ReadAll(io.LimitReader(response.Body, 1000))
		s.cut()
		err := fmt.Errorf("status %d, %s: %s", response.StatusCode, kind, said)
		if response.StatusCode < 500 {
			err = fmt.Errorf("%w: %w", errUnexpected, err)
		}
		return nil, err
	}
	return s, nil
}

// errComplete reports that the service ended an operation's events.
var errComplete = errors.New("the operation is complete")

// result returns the data of the next event. It skips comments, which are heartbeats.
func (e *eventStream) result() (json.RawMessage, error) {
	kind, data := "", ""
	for {
		line, err := e.lines.ReadString('\n')
		if err != nil {
			return nil, err
		}
		line = strings.TrimSuffix(line, "\n")
		field, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch {
		case line == "" && kind == "complete":
			return nil, errComplete
		case line == "" && kind == "next":
			return json.RawMessage(data), nil
		case line == "" && kind == "", strings.HasPrefix(line, ":"):
		case field == "event":
			kind = value
		case field == "data":
			data += value
		case field == "id":
			e.id = value
		default:
			return nil, fmt.Errorf("%w: event %q, line %q", errUnexpected, kind, line)
		}
	}
}

// cut breaks the connection; it may be called from any goroutine.
func (e *eventStream) cut() {
	e.cancel()
	e.transport.CloseIdleConnections()
}
