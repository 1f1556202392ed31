package websocket

import (
	"encoding/json"
	"testing"
)

func FuzzDecode(f *testing.F) {
	for _, text := range []string{
		`{"type":"connection_init","payload":{"Authorization":"Bearer x"}}`, `{"id":"1","type":"subscribe","payload":{"query":"{a}"}}`,
		`{"id":"1","type":"start","payload":{"query":"{a}"}}`, `{"id":"1","type":"complete"}`, `{"id":"1","type":"stop"}`,
		`{"type":"ping","payload":null}`, `{"type":"pong","payload":[]}`, `{"type":"connection_terminate"}`,
		`{"type":1}`, `{"id":7,"type":"complete"}`, `[]`, `null`, ``, `{"type":"ping"}x`, `{"TYPE":"ping"}`,
		`{"id":"\ud800","type":"complete"}`, `{"type":"connection_init","payload":{"authorization":"a","AUTHORIZATION":"b"}}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, p := range []protocol{protocolTransport, protocolLegacy} {
			m, wrong := p.decode(text)
			if len(m.id) > maxID {
				t.Fatalf("an id of %d bytes", len(m.id))
			}
			if wrong != "" {
				if frame := closing(closeBadMessage, wrong); len(frame) > 2+maxControl {
					t.Fatalf("a close frame of %d bytes", len(frame))
				}
				continue
			}
			if !json.Valid(text) {
				t.Fatalf("%q is not JSON", text)
			}
			if m.payload != nil && !json.Valid(m.payload) {
				t.Fatalf("payload %q is not JSON", m.payload)
			}
			switch m.kind {
			case kindUnknown:
				t.Fatalf("%q is decoded as a message", text)
			case kindStart, kindStop:
				if m.id == "" || m.kind == kindStart && (len(m.payload) == 0 || m.payload[0] != '{') {
					t.Fatalf("%q lacks an id or a payload", text)
				}
			case kindInit:
				value, ok, problem := authorization(m.payload)
				if ok && problem != "" || !ok && value != "" {
					t.Fatalf("of %q: %q, %v, %q", m.payload, value, ok, problem)
				}
			}
		}
	})
}
