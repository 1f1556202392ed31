package docs

import (
	"bytes"
	"encoding/json"
	"strings"
)

// value is one JSON value. Unlike a map it keeps the order of an object's members,
// which is the order in which the page shows them. What is not there is the zero
// value, which has no members, no items and no text.
type value struct {
	raw     json.RawMessage
	members []member // of an object
	items   []value  // of an array
}

// member is one name of an object with its value.
type member struct {
	name  string
	value value
}

// parse reads one JSON value; false where it is none.
func parse(raw []byte) (v value, ok bool) {
	if !json.Valid(raw) {
		return value{}, false
	}
	return parsed(raw), true
}

// parsed reads JSON that is known to be valid, so that no step of it can fail.
func parsed(raw json.RawMessage) value {
	v := value{raw: raw}
	dec := json.NewDecoder(bytes.NewReader(raw))
	open, _ := dec.Token()
	for (open == json.Delim('{') || open == json.Delim('[')) && dec.More() {
		var m member
		if open == json.Delim('{') {
			name, _ := dec.Token()
			m.name, _ = name.(string)
		}
		var below json.RawMessage
		_ = dec.Decode(&below)
		m.value = parsed(below)
		if open == json.Delim('{') {
			v.members = append(v.members, m)
		} else {
			v.items = append(v.items, m.value)
		}
	}
	return v
}

func (v value) exists() bool { return len(v.raw) > 0 }

// get goes down by names of members; it is empty where there is no such member.
func (v value) get(names ...string) value {
	for _, name := range names {
		var found value
		for _, m := range v.members {
			if m.name == name {
				found = m.value
			}
		}
		v = found
	}
	return v
}

// isText reports whether the value is a string.
func (v value) isText() bool { return bytes.HasPrefix(v.raw, []byte(`"`)) }

// text returns a string as it is, and any other value as JSON.
func (v value) text() string {
	if !v.isText() {
		return string(v.raw)
	}
	var s string
	_ = json.Unmarshal(v.raw, &s) // it is valid
	return s
}

// texts returns the items of an array as texts.
func (v value) texts() []string {
	var all []string
	for _, item := range v.items {
		all = append(all, item.text())
	}
	return all
}

// pretty returns an example as a reader wants it: a string as it is, anything else as
// indented JSON.
func (v value) pretty() string {
	var out bytes.Buffer
	if v.isText() || json.Indent(&out, v.raw, "", "  ") != nil {
		return v.text()
	}
	return out.String()
}

// paragraphs splits a description where it has empty lines.
func (v value) paragraphs() []string {
	if !v.exists() {
		return nil
	}
	return strings.Split(v.text(), "\n\n")
}
