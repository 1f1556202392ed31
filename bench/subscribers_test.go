package main

import (
	"bytes"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"
)

// TestSocket checks the subscribers' client against another implementation: frames of every
// length arrive unchanged in both directions.
func TestSocket(t *testing.T) {
	sizes := []int{0, 1, 125, 126, 2047, 2048, 65_535, 65_536, 300_000}
	ended := make(chan error, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, err := (&websocket.Upgrader{Subprotocols: []string{"sub"}}).Upgrade(w, r, nil)
		if err != nil {
			ended <- err
			return
		}
		defer conn.Close()
		for _, size := range sizes {
			if err := conn.WriteMessage(websocket.TextMessage, bytes.Repeat([]byte("x"), size)); err != nil {
				ended <- err
				return
			}
		}
		for _, want := range []string{"short", strings.Repeat("long", 100)} {
			if _, got, err := conn.ReadMessage(); err != nil || string(got) != want {
				t.Errorf("the server got %q, %v, want %q", got, err, want)
			}
		}
		ended <- conn.WriteControl(websocket.PingMessage, []byte("p"), time.Now().Add(time.Second))
	}))
	defer server.Close()
	s, err := dialSocket(&net.Dialer{}, server.Listener.Addr().String(), "/", "sub", "key")
	if err != nil {
		t.Fatal(err)
	}
	defer s.conn.Close()
	for _, size := range sizes {
		if opcode, payload, err := s.next(); err != nil || opcode != opText || len(payload) != size || strings.Trim(string(payload), "x") != "" {
			t.Fatalf("got opcode %d, %d bytes, %v, want a text of %d", opcode, len(payload), err, size)
		}
	}
	for _, text := range []string{"short", strings.Repeat("long", 100)} {
		if err := s.send(opText, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if opcode, payload, err := s.next(); err != nil || opcode != opPing || string(payload) != "p" {
		t.Errorf("got opcode %d, %q, %v, want a ping", opcode, payload, err)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// TestPongs checks that a ping is found anywhere in a message.
func TestPongs(t *testing.T) {
	for message, want := range map[string]string{
		"{}": "{}", "{}\n{\"push\":{}}": "{}", "{\"push\":{\"sequence\":1}}\n{}": "{}", "{\"push\":{\"sequence\":1}}": "",
	} {
		if got := string(pongTo(kindCentrifuge, []byte(message))); got != want {
			t.Errorf("%q is answered by %q, want %q", message, got, want)
		}
	}
	for message, want := range map[string]string{`{"type":"ping"}`: `{"type":"pong"}`, `{"type":"next","payload":{}}`: ""} {
		if got := string(pongTo(kindOurs, []byte(message))); got != want {
			t.Errorf("%q is answered by %q, want %q", message, got, want)
		}
	}
}

// TestLoadGenerator checks that a signal that a subscriber receives twice, out of order or
// not at all is an error.
func TestLoadGenerator(t *testing.T) {
	push := func(sequences ...string) string {
		return `{"sequence":` + strings.Join(sequences, `}{"sequence":`) + `}`
	}
	for name, c := range map[string]struct {
		messages []string
		want     string // part of the error, "" for none
	}{
		"in order":        {[]string{push("7"), push("8", "9"), `{"type":"ping"}`, push("10")}, ""},
		"twice":           {[]string{push("7"), push("7")}, "signal 7 arrived, want 8"},
		"one left out":    {[]string{push("7"), push("9")}, "signal 9 arrived, want 8"},
		"something else":  {[]string{`{"type":"error"}`}, "unexpected message"},
		"out of bounds":   {[]string{push("99999999")}, "signal 99999999"},
		"left out in one": {[]string{push("7", "9")}, "signal 9"},
	} {
		t.Run(name, func(t *testing.T) {
			ours, theirs := net.Pipe()
			defer ours.Close()
			defer theirs.Close()
			go func() { _, _ = theirs.Read(make([]byte, 100)) }() // the pong
			a := &loadGenerator{job: &loadGeneratorJob{Kind: kindOurs}, full: make(chan int64, 10)}
			m := &benchSubscriber{socket: &socket{conn: ours}}
			a.members = []*benchSubscriber{m}
			var err error
			for _, message := range c.messages {
				if err = a.record(m, []byte(message), 1); err != nil {
					break
				}
			}
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}
