package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"time"
)

// signalEvent is an event of Subscription.signals.
type signalEvent struct {
	Cursor string
	Gap    bool
	Oldest *string
	Signal *struct {
		SignalID string
		Sequence int64
	}
}

// readSignalEvent reads a result that must be an event without errors.
func readSignalEvent(payload json.RawMessage) (signalEvent, error) {
	var out struct {
		Data   *struct{ Signals signalEvent }
		Errors json.RawMessage
	}
	if err := json.Unmarshal(payload, &out); err != nil || out.Data == nil || out.Errors != nil {
		return signalEvent{}, fmt.Errorf("%w: %s", errUnexpected, payload)
	}
	return out.Data.Signals, nil
}

// signalsOperation are variants of a subscription to every whale of a fixture. Those with
// equal texts and variables share one execution in the service.
var signalsOperations = [...]string{
	`subscription($after: String) { signals(after: $after) { cursor gap oldest signal { signalId sequence } } }`,
	`subscription($after: String) { signals(after: $after, filter: {types: [WHALE_MOVE]}) {
		cursor gap oldest signal { signalId sequence headline traders { walletAddress: wallet profile { traderScore } } } } }`,
}

// source is a subscription to signals on a connection of its own.
type source interface {
	// result waits for the next event's payload.
	result() (json.RawMessage, error)
	// cut breaks the connection; it may be called from any goroutine.
	cut()
}

// way is the transport of a subscriber.
type way struct {
	protocol string // of the websocket; empty for server-sent events
	// a websocket sends the key in a header; server-sent events resume with Last-Event-ID
	header bool
	client bool // all by package client
}

var ways = [...]way{{protocol: transportWS}, {protocol: transportWS, header: true}, {protocol: legacyWS}, {}, {protocol: legacyWS, header: true}, {header: true}}

// open subscribes after a cursor, or from now on if it is empty.
func (w way) open(url, key, operation, after string) (source, error) {
	variables := map[string]any{}
	if after != "" {
		variables["after"] = after
	}
	if w.protocol == "" {
		if w.header {
			return openEvents(url, key, operation, nil, after)
		}
		return openEvents(url, key, operation, variables, "")
	}
	inHeader, inPayload := key, ""
	if !w.header {
		inHeader, inPayload = "", key
	}
	s, err := openSocket(url, w.protocol, inHeader)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(s.welcome(inPayload), s.start("signals", operation, variables)); err != nil {
		s.cut()
		return nil, err
	}
	return s, nil
}

// heard is an entry of the log as a subscriber received it.
type heard struct {
	sequence int64
	id       string
}

// subscriber follows a customer's log over connections that break.
type subscriber struct {
	way       way
	operation string
	r         *rand.Rand
	url, key  string
	life      time.Duration // of a connection that the subscriber itself breaks, on average

	after       string // cursor of the last event; empty: from now on
	heard       []heard
	connections int
	err         error // why it stopped

	last atomic.Int64 // sequence of the last entry received
}

// follow reconnects until ctx ends or an unexpected message arrives.
func (s *subscriber) follow(ctx context.Context) {
	if s.way.client {
		s.followByClient(ctx)
		return
	}
	for ctx.Err() == nil && s.err == nil {
		err := s.connect(ctx)
		if errors.Is(err, errUnexpected) && ctx.Err() == nil {
			s.err = err
		}
		select { // reconnect soon, as clients do
		case <-time.After(time.Duration(s.r.Int64N(int64(50 * time.Millisecond)))):
		case <-ctx.Done():
		}
	}
}

// connect follows the log over one connection until it breaks.
func (s *subscriber) connect(ctx context.Context) error {
	from, err := s.way.open(s.url, s.key, s.operation, s.after)
	if err != nil {
		return err
	}
	s.connections++
	broken := time.AfterFunc(time.Duration(s.r.ExpFloat64()*float64(s.life)), from.cut)
	defer broken.Stop()
	defer context.AfterFunc(ctx, from.cut)()
	defer from.cut()
	for {
		payload, err := from.result()
		if err != nil {
			return err
		}
		event, err := readSignalEvent(payload)
		if err != nil {
			return err
		}
		if event.Gap || event.Signal == nil || event.Oldest != nil {
			return fmt.Errorf("%w: %s, but no entry was deleted", errUnexpected, payload)
		}
		s.after = event.Cursor
		s.hear(event.Signal.Sequence, event.Signal.SignalID)
	}
}

// hear notes an entry.
func (s *subscriber) hear(sequence int64, id string) {
	s.heard = append(s.heard, heard{sequence, id})
	s.last.Store(sequence)
}

// check compares the entries that a subscriber received with the log: all entries after the
// first if it resumed there, or all from any entry on if it started with new ones.
func (s *subscriber) check(t testing.TB, number int, log []entry) {
	t.Helper()
	if s.err != nil {
		t.Errorf("subscriber %d (%+v): %v", number, s.way, s.err)
		return
	}
	if len(s.heard) == 0 {
		t.Errorf("subscriber %d (%+v) received nothing over %d connections", number, s.way, s.connections)
		return
	}
	from := s.heard[0].sequence
	if from < 2 || from > int64(len(log)) {
		t.Errorf("subscriber %d (%+v) begins with the sequence %d", number, s.way, from)
		return
	}
	want := log[from-1:]
	for i, h := range s.heard {
		if i >= len(want) || h.sequence != want[i].Sequence || h.id != want[i].SignalID {
			t.Errorf("subscriber %d (%+v), after %d connections: event %d is %d %s; the log continues with %s",
				number, s.way, s.connections, i+1, h.sequence, h.id, describe(want, i))
			return
		}
	}
	if len(s.heard) != len(want) {
		t.Errorf("subscriber %d (%+v) received %d entries over %d connections, want %d", number, s.way, len(s.heard), s.connections, len(want))
	}
}

func describe(log []entry, i int) string {
	if i >= len(log) {
		return "nothing"
	}
	return fmt.Sprintf("%d %s", log[i].Sequence, log[i].SignalID)
}
