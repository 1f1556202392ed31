package websocket

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// kind is the meaning of a message, in either protocol.
type kind int

const (
	kindUnknown kind = iota
	kindInit
	kindStart
	kindStop
	kindPing
	kindPong
	kindTerminate
)

// maxID bounds the id of an operation, bytes: every message repeats it.
const maxID = 256

// message is a message from a client.
type message struct {
	kind    kind
	id      string
	payload json.RawMessage // nil if missing or null
}

// decode reads a message. wrong describes a problem to the client's author, "" for none; with
// a problem the message still has its id if that was readable.
func (p protocol) decode(text []byte) (m message, wrong string) {
	var in struct {
		Type    *string        `json:"type"`
		ID      jsontext.Value `json:"id"`
		Payload jsontext.Value `json:"payload"`
	}
	if err := jsonv2.Unmarshal(text, &in); err != nil {
		if twice, ok := errors.AsType[*jsontext.SyntacticError](err); ok && errors.Is(err, jsontext.ErrDuplicateName) {
			return m, "a message must name " + smartmoney.Shown(twice.JSONPointer.LastToken()) + " once"
		}
		return m, "a message must be a JSON object with a string in type"
	}
	if string(in.Payload) != "null" {
		m.payload = json.RawMessage(in.Payload)
	}
	var id string
	known := in.ID != nil && string(in.ID) != "null" && json.Unmarshal(in.ID, &id) == nil
	if known && len(id) <= maxID {
		m.id = id
	}
	if in.Type == nil {
		return m, "type is missing"
	}
	if m.kind = p.kindOf(*in.Type); m.kind == kindUnknown {
		return m, "type " + smartmoney.Shown(*in.Type) + " is unknown"
	}
	return m, m.check(*in.Type)
}

// check returns a problem of the fields that the message's type requires, "" for none.
func (m *message) check(name string) string {
	object := len(m.payload) > 0 && m.payload[0] == '{'
	switch m.kind {
	case kindStart, kindStop:
		if m.id == "" {
			return fmt.Sprintf("id of %s must be a string of 1 to %d bytes", name, maxID)
		}
		if m.kind == kindStart && !object {
			return "payload of " + name + " must be an object"
		}
	case kindInit, kindPing, kindPong:
		if m.payload != nil && !object {
			return "payload of " + name + " must be an object or omitted"
		}
	}
	return ""
}

// authorization returns the Authorization field of a connection_init payload; ok is false
// without one. Like a header, its name is case-insensitive.
func authorization(payload []byte) (value string, ok bool, wrong string) {
	if payload == nil {
		return "", false, ""
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(payload, &fields); err != nil {
		return "", false, "payload of connection_init must be an object"
	}
	const name = "Authorization"
	text, ok := fields[name]
	if !ok {
		for other, t := range fields {
			if strings.EqualFold(other, name) {
				if ok {
					return "", false, name + " must be given once"
				}
				text, ok = t, true
			}
		}
	}
	if !ok || string(text) == "null" {
		return "", false, ""
	}
	if json.Unmarshal(text, &value) != nil {
		return "", false, name + " must be a string"
	}
	return value, true, ""
}
